import Diagnostics

/// A lowered piece of code. Three ways in, so that conditions and statements pay for no value they do not make.
package class Node {
  package let position: SourcePosition

  init(at position: SourcePosition) { self.position = position }

  /// Whether a body made of it is worth its value.
  var isExpression: Bool { true }

  package func eval(_ f: Fiber) throws(Signal) -> Value { .void }

  func test(_ f: Fiber) throws(Signal) -> Bool {
    if case .bool(let value) = try eval(f) { return value }
    throw .trap("a condition was no Bool", at: position)
  }

  func exec(_ f: Fiber) throws(Signal) -> Flow {
    _ = try eval(f)
    return .normal
  }

  // MARK: As a place

  /// Puts `value` where the expression points to.
  func assign(_ f: Fiber, _ value: Value) throws(Signal) {
    throw .trap("this expression cannot be assigned to", at: position)
  }

  /// Changes what the expression points to in place.
  func modify(_ f: Fiber, _ change: (inout Value) throws(Signal) -> Void) throws(Signal) {
    var value = try eval(f)
    try change(&value)
  }
}

/// Nothing.
final class EmptyNode: Node {
  override var isExpression: Bool { false }
  override func exec(_ f: Fiber) throws(Signal) -> Flow { .normal }
}

/// A value known when it was lowered.
final class ConstantNode: Node {
  let value: Value
  init(_ value: Value, at position: SourcePosition) {
    self.value = value
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value { value }
  override func test(_ f: Fiber) throws(Signal) -> Bool {
    if case .bool(let value) = value { return value }
    return try super.test(f)
  }
}

/// Does what a closure of the host does: for the seldom used, where a class of its own says no more.
final class ActionNode: Node {
  private let action: (Fiber) throws(Signal) -> Value
  init(at position: SourcePosition, _ action: @escaping (Fiber) throws(Signal) -> Value) {
    self.action = action
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    f.position = position
    return try action(f)
  }
}
