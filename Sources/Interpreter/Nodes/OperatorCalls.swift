import Diagnostics

/// Calls a static operator function.
final class OperatorCallNode: Node {
  let member: Member
  let arguments: [Node]
  init(_ member: Member, _ arguments: [Node], at position: SourcePosition) {
    self.member = member
    self.arguments = arguments
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    var values: [Value] = []
    for argument in arguments { values.append(try argument.eval(f)) }
    f.position = position
    var this = Value.type(receiver(f, values))
    return try f.invoke(member, mutating: &this, values)
  }
  /// `Self` of an operator that a protocol declares is what its operands are.
  private func receiver(_ f: Fiber, _ values: [Value]) -> SwiftType {
    guard member.owner.kind == .protocol else { return member.owner.erasedType }
    let operand = values.first { f.machine.conforms($0, to: member.owner) }
    return operand.map { f.machine.type(of: $0) } ?? member.owner.erasedType
  }
}

/// An operator on values whose types were not known.
final class DynamicOperatorNode: Node {
  let name: String
  let left: Node
  let right: Node
  init(_ name: String, _ left: Node, _ right: Node, at position: SourcePosition) {
    self.name = name
    self.left = left
    self.right = right
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    let a = try left.eval(f)
    let b = try right.eval(f)
    f.position = position
    for value in [a, b] {
      guard let nominal = f.machine.nominal(of: value),
        nominal.isLearners || nominal.kind != .structure || !nominal.members(named: name).isEmpty
      else { continue }
      for member in nominal.members(named: name) where !member.isRequirement && member.signature.parameters.count == 2 {
        var this = Value.type(nominal.erasedType)
        return try f.invoke(member, mutating: &this, [a, b])
      }
    }
    if name == "+" { return try f.add(a, b, at: position) }
    let op = ArithmeticOperator(rawValue: name) ?? .add
    if case .int(let x) = a, case .int(let y) = b {
      return .int(try IntegerNode(op, left, right, at: position).compute(x, y))
    }
    guard let result = try a.combined(op, b, at: position) else {
      throw .trap(
        "binary operator '\(name)' cannot be applied to operands of type '\(f.machine.type(of: a))' and '\(f.machine.type(of: b))'",
        at: position)
    }
    return result
  }
}

/// `x == nil`
final class NilTestNode: Node {
  let inner: Node
  let isNil: Bool
  init(_ inner: Node, isNil: Bool, at position: SourcePosition) {
    self.inner = inner
    self.isNil = isNil
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value { .bool(try test(f)) }
  override func test(_ f: Fiber) throws(Signal) -> Bool {
    if case .none = try inner.eval(f) { return isNil }
    return !isNil
  }
}
