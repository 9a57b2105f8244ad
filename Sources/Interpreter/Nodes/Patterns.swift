import Diagnostics

/// Tries a value against a pattern and binds its variables.
class PatternNode {
  func matches(_ f: Fiber, _ value: Value) throws(Signal) -> Bool { true }
}

/// `_`
final class WildcardPattern: PatternNode {}

/// `let name`, `var name`
final class BindingPattern: PatternNode {
  let slot: Int
  let isBoxed: Bool
  init(_ slot: Int, isBoxed: Bool) {
    self.slot = slot
    self.isBoxed = isBoxed
  }
  override func matches(_ f: Fiber, _ value: Value) throws(Signal) -> Bool {
    f.base[slot] = isBoxed ? .box(Box(value)) : value
    return true
  }
}

/// A destructured variable of the session.
final class GlobalPattern: PatternNode {
  let variable: GlobalVariable
  init(_ variable: GlobalVariable) { self.variable = variable }
  override func matches(_ f: Fiber, _ value: Value) throws(Signal) -> Bool {
    variable.box.value = value
    return true
  }
}

/// `(a, b)`
final class TuplePattern: PatternNode {
  let parts: [PatternNode]
  init(_ parts: [PatternNode]) { self.parts = parts }
  override func matches(_ f: Fiber, _ value: Value) throws(Signal) -> Bool {
    guard case .tuple(let tuple) = value, tuple.elements.count == parts.count else {
      return parts.count == 1 ? try parts[0].matches(f, value) : false
    }
    for (part, element) in zip(parts, tuple.elements) where !(try part.matches(f, element)) { return false }
    return true
  }
}

/// `pattern?`
final class SomePattern: PatternNode {
  let inner: PatternNode
  init(_ inner: PatternNode) { self.inner = inner }
  override func matches(_ f: Fiber, _ value: Value) throws(Signal) -> Bool {
    switch value {
    case .some(let wrapped): return try inner.matches(f, wrapped)
    case .none: return false
    default: return try inner.matches(f, value)
    }
  }
}

/// `.case(pattern)`
final class CasePattern: PatternNode {
  let name: String
  let payload: [PatternNode]
  /// The case as declared, where the subject's type is known.
  let entry: EnumCase?
  init(_ name: String, _ entry: EnumCase? = nil, payload: [PatternNode]) {
    self.name = name
    self.entry = entry
    self.payload = payload
  }
  override func matches(_ f: Fiber, _ value: Value) throws(Signal) -> Bool {
    switch value {
    case .none: return name == "none"
    case .some(let wrapped):
      if name == "some" { return payload.isEmpty ? true : try payload[0].matches(f, wrapped) }
      return try matches(f, wrapped)
    case .enumeration(let value):
      guard value.entry.name == name else { return false }
      if payload.isEmpty { return true }
      if payload.count == 1, value.payload.count > 1 {
        return try payload[0].matches(f, .tuple(TupleValue(value.payload, labels: value.entry.labels)))
      }
      guard payload.count <= value.payload.count else { return false }
      for (part, element) in zip(payload, value.payload) where !(try part.matches(f, element)) { return false }
      return true
    default: return false
    }
  }
}

/// `is T`, `let x as T`
final class TypePattern: PatternNode {
  let type: SwiftType
  let inner: PatternNode?
  /// The type where it is known when it runs only.
  let generic: GenericTypeNode?
  init(_ type: SwiftType, generic: GenericTypeNode? = nil, inner: PatternNode?) {
    self.type = type
    self.generic = generic
    self.inner = inner
  }
  override func matches(_ f: Fiber, _ value: Value) throws(Signal) -> Bool {
    let type = try generic?.resolved(f) ?? type
    guard let cast = f.machine.cast(value, to: type) else { return false }
    return try inner?.matches(f, cast) ?? true
  }
}

/// An expression pattern: `~=`.
final class ExpressionPattern: PatternNode {
  let expression: Node
  let match: Node?
  let subjectSlot: Int
  init(_ expression: Node, match: Node?, subjectSlot: Int) {
    self.expression = expression
    self.match = match
    self.subjectSlot = subjectSlot
  }
  override func matches(_ f: Fiber, _ value: Value) throws(Signal) -> Bool {
    if let match {
      f.base[subjectSlot] = value
      return try match.test(f)
    }
    let wanted = try expression.eval(f)
    if let contains = f.machine.rangeContains(wanted, value) { return contains }
    return wanted.isEqual(to: value)
  }
}
