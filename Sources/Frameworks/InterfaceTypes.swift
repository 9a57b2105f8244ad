import Interpreter

/// Types as interface text writes them.
extension InterfaceScanner {
  mutating func type() -> TypeExpression {
    var result = simpleType()
    while true {
      // No space may stand before `?` and `!`.
      if current == UInt8(ascii: "?") || current == UInt8(ascii: "!") {
        at += 1
        result = .optional(result)
      } else if current == UInt8(ascii: "."), Self.isNamePart(peek(1)) {
        at += 1
        let member = name()
        if member == "Type" || member == "Protocol" {
          result = .metatype(result)
        } else {
          result = .member(result, member, genericArguments(), .none)
        }
      } else if current == UInt8(ascii: "."), peek(1) == UInt8(ascii: "."), peek(2) == UInt8(ascii: ".") {
        return result
      } else {
        break
      }
    }
    var copy = self
    copy.skipSpace()
    if copy.current == UInt8(ascii: "&"), copy.peek(1) == 32 {
      self = copy
      at += 1
      let more = type()
      if case .composition(let parts) = more { return .composition([result] + parts) }
      return .composition([result, more])
    }
    return result
  }

  private mutating func simpleType() -> TypeExpression {
    skipSpace()
    if current == UInt8(ascii: "@") {
      _ = attribute()
      return type()
    }
    if current == UInt8(ascii: "[") {
      at += 1
      let first = type()
      if take(":") {
        let value = type()
        _ = take("]")
        return .dictionary(first, value)
      }
      _ = take("]")
      return .array(first)
    }
    if current == UInt8(ascii: "(") { return parenthesized() }
    if current == UInt8(ascii: "~") {
      at += 1
      _ = name()
      return .named("Any", [], .none)
    }
    let word = name()
    switch word {
    case "some": return .constrained(type(), isOpaque: true)
    case "any": return .constrained(type(), isOpaque: false)
    case "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared": return type()
    case "repeat", "each": return type()
    case "": return .resolved(.unknown)
    default: return .named(word, genericArguments(), .none)
    }
  }

  private mutating func genericArguments() -> [TypeExpression] {
    guard current == UInt8(ascii: "<") else { return [] }
    at += 1
    var result: [TypeExpression] = []
    repeat { result.append(type()) } while take(",")
    _ = take(">")
    return result
  }

  /// A tuple or a function type.
  private mutating func parenthesized() -> TypeExpression {
    at += 1
    var elements: [(label: String?, type: TypeExpression)] = []
    var parameters: [TypeExpression.Parameter] = []
    if !take(")") {
      repeat {
        skipSpace()
        var label: String?
        // `name: T` and `_ name: T`
        var copy = self
        let first = copy.name()
        if !first.isEmpty {
          var second = copy
          let more = second.name()
          if !more.isEmpty, first != "inout", first != "some", first != "any", first != "repeat", first != "each",
            second.take(":")
          {
            label = first == "_" ? nil : first
            self = second
          } else if copy.take(":") {
            label = first
            self = copy
          }
        }
        skipSpace()
        while current == UInt8(ascii: "@") {
          _ = attribute()
          skipSpace()
        }
        let isInout = nextName() == "inout"
        let type = type()
        var isVariadic = false
        if current == UInt8(ascii: "."), peek(1) == UInt8(ascii: "."), peek(2) == UInt8(ascii: ".") {
          at += 3
          isVariadic = true
        }
        elements.append((label, type))
        parameters.append(.init(type: type, isInout: isInout, isVariadic: isVariadic))
      } while take(",")
      _ = take(")")
    }
    var copy = self
    var isAsync = false
    var isThrowing = false
    while true {
      if copy.takeName("async") {
        isAsync = true
      } else if copy.takeName("throws") {
        isThrowing = true
        if copy.current == UInt8(ascii: "(") { _ = copy.balanced() }
      } else if copy.takeName("rethrows") {
        isThrowing = true
      } else {
        break
      }
    }
    if copy.takeArrow() {
      self = copy
      return .function(parameters: parameters, result: type(), isThrowing: isThrowing, isAsync: isAsync)
    }
    return .tuple(elements)
  }

  /// `@name` or `@name(…)`: the name, and what stands in its brackets.
  mutating func attribute() -> (name: String, content: String?) {
    at += 1
    let word = name()
    guard current == UInt8(ascii: "(") else { return (word, nil) }
    let inside = balanced()
    return (word, String(decoding: inside, as: UTF8.self))
  }
}
