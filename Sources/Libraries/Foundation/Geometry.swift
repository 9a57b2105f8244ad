import Frameworks
import Interpreter

/// Geometry between the host and the learner's program. A rectangle's fields are its origin and its size.
extension Machine {
  package func cgPoint(_ x: Double, _ y: Double) -> Value { structure("CGPoint", .double(x), .double(y)) }
  package func cgSize(_ width: Double, _ height: Double) -> Value {
    structure("CGSize", .double(width), .double(height))
  }
  package func cgRect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Value {
    structure("CGRect", cgPoint(x, y), cgSize(width, height))
  }
}

extension Value {
  /// The two numbers of a point, a size or a vector.
  package var cgPair: (Double, Double)? {
    guard let value = unwrapped?.asStruct, value.count == 2, let a = value.fields[0].asDouble,
      let b = value.fields[1].asDouble
    else { return nil }
    return (a, b)
  }

  package var cgRect: (x: Double, y: Double, width: Double, height: Double)? {
    guard let value = unwrapped?.asStruct, value.count == 2, let a = value.fields[0].cgPair,
      let b = value.fields[1].cgPair
    else { return nil }
    return (a.0, a.1, b.0, b.1)
  }
}

/// A rectangle with the arithmetic of Core Graphics: negative sizes are standardised first, the null rectangle is at
/// infinity.
struct RectMath: Equatable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  static let null = RectMath(x: .infinity, y: .infinity, width: 0, height: 0)

  init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  init(_ value: Value) {
    let rect = value.cgRect ?? (0, 0, 0, 0)
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }

  var standardized: RectMath {
    if isNull { return self }
    return RectMath(x: min(x, x + width), y: min(y, y + height), width: abs(width), height: abs(height))
  }
  var isNull: Bool { x == .infinity || y == .infinity }
  var isEmpty: Bool { isNull || width == 0 || height == 0 }
  var minX: Double { standardized.x }
  var maxX: Double { standardized.x + abs(width) }
  var minY: Double { standardized.y }
  var maxY: Double { standardized.y + abs(height) }

  func inset(_ dx: Double, _ dy: Double) -> RectMath {
    if isNull { return self }
    let own = standardized
    let result = RectMath(x: own.x + dx, y: own.y + dy, width: own.width - 2 * dx, height: own.height - 2 * dy)
    return result.width < 0 || result.height < 0 ? .null : result
  }

  func union(_ other: RectMath) -> RectMath {
    if isNull { return other }
    if other.isNull { return self }
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return RectMath(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  func intersection(_ other: RectMath) -> RectMath {
    if isNull || other.isNull { return .null }
    let (left, top) = (max(minX, other.minX), max(minY, other.minY))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    return right < left || bottom < top ? .null : RectMath(x: left, y: top, width: right - left, height: bottom - top)
  }

  func value(_ machine: Machine) -> Value { machine.cgRect(x, y, width, height) }
}

func bindGeometry(_ b: Bindings) {
  for (type, labels) in [("CGPoint", "x:y:"), ("CGSize", "width:height:"), ("CGVector", "dx:dy:")] {
    b["\(type).init()"] = { call in call.machine.structure(type, .double(0), .double(0)) }
    b["\(type).zero"] = b["\(type).init()"]
    b["\(type).init(\(labels))"] = { call in
      call.machine.structure(type, .double(call.double(0)), .double(call.double(1)))
    }
    if type != "CGVector" { b["\(type).equalTo(_:)"] = { call in .bool(call.this.isEqual(to: call.value(0))) } }
    b["\(type).description"] = { call in
      let pair = call.this.cgPair ?? (0, 0)
      // A vector has no description of its own in Core Graphics, so it prints as any struct.
      return .string(type == "CGVector" ? "CGVector(dx: \(pair.0), dy: \(pair.1))" : "(\(pair.0), \(pair.1))")
    }
  }
  b["CGPoint.applying(_:)"] = { call in
    let point = call.this.cgPair ?? (0, 0)
    let t = TransformMath(call.value(0))
    return call.machine.cgPoint(t.a * point.0 + t.c * point.1 + t.tx, t.b * point.0 + t.d * point.1 + t.ty)
  }
  b["CGSize.applying(_:)"] = { call in
    let size = call.this.cgPair ?? (0, 0)
    let t = TransformMath(call.value(0))
    return call.machine.cgSize(t.a * size.0 + t.c * size.1, t.b * size.0 + t.d * size.1)
  }
  bindRectangles(b)
  bindTransforms(b)
}

private func bindRectangles(_ b: Bindings) {
  func number(_ name: String, _ read: @escaping (RectMath) -> Double) {
    b["CGRect.\(name)"] = { call in .double(read(RectMath(call.this))) }
  }
  func test(_ name: String, _ read: @escaping (Call, RectMath) -> Bool) {
    b["CGRect.\(name)"] = { call in .bool(read(call, RectMath(call.this))) }
  }
  func rect(_ name: String, _ make: @escaping (Call, RectMath) -> RectMath) {
    b["CGRect.\(name)"] = { call in make(call, RectMath(call.this)).value(call.machine) }
  }
  b["CGRect.init()"] = { call in call.machine.cgRect(0, 0, 0, 0) }
  b["CGRect.zero"] = b["CGRect.init()"]
  b["CGRect.null"] = { call in RectMath.null.value(call.machine) }
  b["CGRect.infinite"] = { call in
    let far = Double.greatestFiniteMagnitude
    return call.machine.cgRect(-far / 2, -far / 2, far, far)
  }
  b["CGRect.init(origin:size:)"] = { call in call.machine.structure("CGRect", call.value(0), call.value(1)) }
  b["CGRect.init(x:y:width:height:)"] = { call in
    call.machine.cgRect(call.double(0), call.double(1), call.double(2), call.double(3))
  }
  number("minX") { $0.minX }
  number("midX") { $0.minX + abs($0.width) / 2 }
  number("maxX") { $0.maxX }
  number("minY") { $0.minY }
  number("midY") { $0.minY + abs($0.height) / 2 }
  number("maxY") { $0.maxY }
  number("width") { abs($0.width) }
  number("height") { abs($0.height) }
  test("isEmpty") { _, own in own.isEmpty }
  test("isNull") { _, own in own.isNull }
  test("isInfinite") { _, own in own.width == .greatestFiniteMagnitude }
  test("equalTo(_:)") { call, own in own.standardized == RectMath(call.value(0)).standardized }
  test("intersects(_:)") { call, own in
    !own.intersection(RectMath(call.value(0))).isNull && !own.intersection(RectMath(call.value(0))).isEmpty
  }
  test("contains(_:)") { call, own in
    if let point = call.value(0).cgPair {
      return point.0 >= own.minX && point.0 < own.maxX && point.1 >= own.minY && point.1 < own.maxY
    }
    let other = RectMath(call.value(0))
    return own.union(other) == own.standardized
  }
  rect("standardized") { _, own in own.standardized }
  rect("integral") { _, own in
    let (left, top) = (own.minX.rounded(.down), own.minY.rounded(.down))
    return RectMath(x: left, y: top, width: own.maxX.rounded(.up) - left, height: own.maxY.rounded(.up) - top)
  }
  rect("insetBy(dx:dy:)") { call, own in own.inset(call.double(0), call.double(1)) }
  rect("offsetBy(dx:dy:)") { call, own in
    own.isNull
      ? own
      : RectMath(
        x: own.standardized.x + call.double(0), y: own.standardized.y + call.double(1), width: abs(own.width),
        height: abs(own.height))
  }
  rect("union(_:)") { call, own in own.union(RectMath(call.value(0))) }
  rect("intersection(_:)") { call, own in own.intersection(RectMath(call.value(0))) }
  rect("applying(_:)") { call, own in
    let t = TransformMath(call.value(0))
    let corners = [(own.minX, own.minY), (own.maxX, own.minY), (own.minX, own.maxY), (own.maxX, own.maxY)].map {
      (t.a * $0.0 + t.c * $0.1 + t.tx, t.b * $0.0 + t.d * $0.1 + t.ty)
    }
    let (xs, ys) = (corners.map(\.0), corners.map(\.1))
    return RectMath(x: xs.min()!, y: ys.min()!, width: xs.max()! - xs.min()!, height: ys.max()! - ys.min()!)
  }
  b["CGRect.divided(atDistance:from:)"] = { call in
    let own = RectMath(call.this).standardized
    let isAcross = call.value(1).caseName?.contains("X") ?? true
    let distance = max(0, min(call.double(0), isAcross ? own.width : own.height))
    var (slice, rest) = (own, own)
    switch call.value(1).caseName {
    case "minXEdge": (slice.width, rest.x, rest.width) = (distance, own.x + distance, own.width - distance)
    case "maxXEdge": (slice.x, slice.width, rest.width) = (own.maxX - distance, distance, own.width - distance)
    case "minYEdge": (slice.height, rest.y, rest.height) = (distance, own.y + distance, own.height - distance)
    default: (slice.y, slice.height, rest.height) = (own.maxY - distance, distance, own.height - distance)
    }
    return call.machine.tuple(("slice", slice.value(call.machine)), ("remainder", rest.value(call.machine)))
  }
  b["CGRect.description"] = { call in
    let rect = call.this.cgRect ?? (0, 0, 0, 0)
    return .string("(\(rect.x), \(rect.y), \(rect.width), \(rect.height))")
  }
}
