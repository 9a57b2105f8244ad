import Interpreter
import Layout

/// Geometry between the learner's values and the layout's.
extension Machine {
  package func size(_ value: Value) -> Size {
    guard let size = value.unwrapped?.asStruct, size.count >= 2 else { return .zero }
    return Size(width: size.fields[0].asDouble ?? 0, height: size.fields[1].asDouble ?? 0)
  }

  package func point(_ value: Value) -> Point {
    guard let point = value.unwrapped?.asStruct, point.count >= 2 else { return .zero }
    return Point(x: point.fields[0].asDouble ?? 0, y: point.fields[1].asDouble ?? 0)
  }

  package func rect(_ value: Value) -> Rect {
    guard let rect = value.unwrapped?.asStruct, rect.count >= 2 else { return .zero }
    return Rect(origin: point(rect.fields[0]), size: size(rect.fields[1]))
  }

  package func value(_ size: Size) -> Value {
    .structure(StructValue(program.known("CGSize"), [.double(size.width), .double(size.height)]))
  }

  package func value(_ point: Point) -> Value {
    .structure(StructValue(program.known("CGPoint"), [.double(point.x), .double(point.y)]))
  }

  package func value(_ rect: Rect) -> Value {
    .structure(StructValue(program.known("CGRect"), [value(rect.origin), value(rect.size)]))
  }
}
