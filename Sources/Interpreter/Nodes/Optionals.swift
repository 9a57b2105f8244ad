import Diagnostics

/// Wraps a value where an optional is expected.
final class PromoteNode: Node {
  let inner: Node
  init(_ inner: Node) {
    self.inner = inner
    super.init(at: inner.position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value { .some(try inner.eval(f)) }
}

/// Wraps a value whose type was not known, where it is no optional yet.
final class PromoteUnlessOptionalNode: Node {
  let inner: Node
  init(_ inner: Node) {
    self.inner = inner
    super.init(at: inner.position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    let value = try inner.eval(f)
    return value.isOptional ? value : .some(value)
  }
}

/// A number whose type was not known where one of a certain type is expected: of the kind, else a `Double`.
final class NumberNode: Node {
  let inner: Node
  let kind: Scalar.Kind?
  init(_ inner: Node, _ kind: Scalar.Kind?) {
    self.inner = inner
    self.kind = kind
    super.init(at: inner.position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    let value = try inner.eval(f)
    if let kind { return value.number(kind) }
    if case .int(let number) = value { return .double(Double(number)) }
    return value
  }
}

/// `x!`
final class ForceNode: Node {
  let inner: Node
  let isImplicit: Bool
  init(_ inner: Node, isImplicit: Bool = false, at position: SourcePosition) {
    self.inner = inner
    self.isImplicit = isImplicit
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    switch try inner.eval(f) {
    case .some(let value): return value
    case .none:
      throw .trap(
        isImplicit
          ? "Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value"
          : "Fatal error: Unexpectedly found nil while unwrapping an Optional value", at: position)
    case let value: return value
    }
  }
  override func assign(_ f: Fiber, _ value: Value) throws(Signal) { try inner.assign(f, .some(value)) }
  override func modify(_ f: Fiber, _ change: (inout Value) throws(Signal) -> Void) throws(Signal) {
    let position = position
    try inner.modify(f) { (value: inout Value) throws(Signal) in
      if try value.withWrapped(change) { return }
      if case .none = value {
        throw .trap("Fatal error: Unexpectedly found nil while unwrapping an Optional value", at: position)
      }
      try change(&value)
    }
  }
}

/// `x?` inside a chain: what it holds, or the end of the chain.
final class ChainStepNode: Node {
  let inner: Node
  let chain: ChainMark
  init(_ inner: Node, chain: ChainMark) {
    self.inner = inner
    self.chain = chain
    super.init(at: inner.position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    switch try inner.eval(f) {
    case .some(let value): return value
    case .none: throw .thrown(.native(chain))
    case let value: return value
    }
  }
  override func assign(_ f: Fiber, _ value: Value) throws(Signal) {
    let chain = chain
    try inner.modify(f) { (place: inout Value) throws(Signal) in
      if case .none = place { throw .thrown(.native(chain)) }
      place = .some(value)
    }
  }
  override func modify(_ f: Fiber, _ change: (inout Value) throws(Signal) -> Void) throws(Signal) {
    let chain = chain
    try inner.modify(f) { (value: inout Value) throws(Signal) in
      if try value.withWrapped(change) { return }
      if case .none = value { throw .thrown(.native(chain)) }
      try change(&value)
    }
  }
}

/// Tells the steps of one chain from another's.
final class ChainMark {}

/// A whole chain `a?.b.c`: nil as soon as a step is nil.
final class ChainNode: Node {
  let inner: Node
  let mark: ChainMark
  /// The value is an optional already, or nothing.
  let flattens: Bool
  init(_ inner: Node, mark: ChainMark, flattens: Bool) {
    self.inner = inner
    self.mark = mark
    self.flattens = flattens
    super.init(at: inner.position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    do {
      let value = try inner.eval(f)
      return flattens && value.isOptional ? value : .some(value)
    } catch {
      if isOwn(error) { return .none }
      throw error
    }
  }
  private func isOwn(_ error: Signal) -> Bool {
    if case .thrown(.native(let object)) = error, object === mark { return true }
    return false
  }
  override func assign(_ f: Fiber, _ value: Value) throws(Signal) {
    do { try inner.assign(f, value) } catch {
      if !isOwn(error) { throw error }
    }
  }
  override func modify(_ f: Fiber, _ change: (inout Value) throws(Signal) -> Void) throws(Signal) {
    do { try inner.modify(f, change) } catch {
      if !isOwn(error) { throw error }
    }
  }
}

/// `a ?? b`
final class CoalesceNode: Node {
  let first: Node
  let second: Node
  let keepsOptional: Bool
  init(_ first: Node, _ second: Node, keepsOptional: Bool, at position: SourcePosition) {
    self.first = first
    self.second = second
    self.keepsOptional = keepsOptional
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    switch try first.eval(f) {
    case .none: return try second.eval(f)
    case .some(let value): return keepsOptional ? .some(value) : value
    case let value: return value
    }
  }
}

/// `if let x = y`: whether there is a value, binding it.
final class BindNode: Node {
  let value: Node
  let pattern: PatternNode
  init(_ value: Node, pattern: PatternNode, at position: SourcePosition) {
    self.value = value
    self.pattern = pattern
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value { .bool(try test(f)) }
  override func test(_ f: Fiber) throws(Signal) -> Bool {
    switch try value.eval(f) {
    case .none: return false
    case .some(let wrapped): return try pattern.matches(f, wrapped)
    case let value: return try pattern.matches(f, value)
    }
  }
}

/// `if case pattern = value`.
final class MatchNode: Node {
  let value: Node
  let pattern: PatternNode
  init(_ value: Node, pattern: PatternNode, at position: SourcePosition) {
    self.value = value
    self.pattern = pattern
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value { .bool(try test(f)) }
  override func test(_ f: Fiber) throws(Signal) -> Bool { try pattern.matches(f, value.eval(f)) }
}

/// Destructures the value of a declaration.
final class DestructureNode: Node {
  let value: Node
  let pattern: PatternNode
  init(_ value: Node, pattern: PatternNode, at position: SourcePosition) {
    self.value = value
    self.pattern = pattern
    super.init(at: position)
  }
  override var isExpression: Bool { false }
  override func exec(_ f: Fiber) throws(Signal) -> Flow {
    _ = try pattern.matches(f, value.eval(f))
    return .normal
  }
}

/// `as`, `as?`, `as!`, `is`
final class CastNode: Node {
  enum Kind { case conditional, forced, test }
  let inner: Node
  let type: SwiftType
  let kind: Kind
  /// The type where it is known when it runs only.
  let generic: GenericTypeNode?
  init(_ inner: Node, to type: SwiftType, generic: GenericTypeNode? = nil, _ kind: Kind, at position: SourcePosition) {
    self.inner = inner
    self.type = type
    self.generic = generic
    self.kind = kind
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    let value = try inner.eval(f)
    let type = try generic?.resolved(f) ?? type
    let cast = f.machine.cast(value, to: type)
    switch kind {
    case .test: return .bool(cast != nil)
    case .conditional: return .optional(cast)
    case .forced:
      if let cast { return cast }
      throw .trap(
        "Could not cast value of type '\(f.machine.type(of: value))' to '\(type)'", at: position)
    }
  }
}
