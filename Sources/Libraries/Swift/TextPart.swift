import Frameworks
import Interpreter

/// A Substring: its own characters, and the place that the first one has in the text it was taken of. What a text does to
/// itself is done to the characters; indices go in and come out as those of the whole text.
struct TextPart {
  let text: String
  let start: Int

  init(_ text: String, from start: Int) {
    self.text = text
    self.start = start
  }

  /// Nil for what is no Substring.
  init?(_ value: Value) {
    guard case .structure(let part) = value, part.type === part.type.program.substring else { return nil }
    text = part.fields[0].asString ?? ""
    start = part.fields[1].asInt ?? 0
  }

  func value(_ call: Call) -> Value {
    .structure(StructValue(call.machine.program.substring, [.string(text), .int(start)]))
  }

  /// The indices among the arguments become places in the characters.
  func localize(_ call: inout Call) {
    for i in call.arguments.indices where TextPart(call.arguments[i]) == nil {
      call.arguments[i] = Self.moved(call.arguments[i], by: -start)
    }
  }

  func globalized(_ value: Value) -> Value { Self.moved(value, by: start) }

  private static func moved(_ value: Value, by distance: Int) -> Value {
    switch value {
    case .some(let inner): return .some(moved(inner, by: distance))
    case .array(let values): return .array(values.map { moved($0, by: distance) })
    case .structure(let structure) where structure.type.module == "Swift":
      let last = structure.count - 1
      switch structure.type.name {
      case "String.Index", "Substring":
        let moved = structure.copy()
        moved.fields[last] = .int((structure.fields[last].asInt ?? 0) + distance)
        return .structure(moved)
      case "Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough":
        return .structure(
          StructValue(
            structure.type, arguments: structure.arguments,
            (0...last).map { moved(structure.fields[$0], by: distance) }))
      default: return value
      }
    default: return value
    }
  }
}
