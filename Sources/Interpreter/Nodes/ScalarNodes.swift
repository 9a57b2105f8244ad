import Diagnostics

/// Arithmetic on numbers that are neither `Int` nor `Double`.
final class ScalarNode: Node {
  let op: ArithmeticOperator
  let kind: Scalar.Kind
  let left: Node
  let right: Node
  init(_ op: ArithmeticOperator, _ kind: Scalar.Kind, _ left: Node, _ right: Node, at position: SourcePosition) {
    self.op = op
    self.kind = kind
    self.left = left
    self.right = right
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    let a = try left.eval(f)
    let b = try right.eval(f)
    return try a.combined(op, b, as: kind, at: position)
  }
}

/// `a += b` of such numbers: reads, computes, writes in place.
final class ScalarAssignmentNode: Node {
  let op: ArithmeticOperator
  let kind: Scalar.Kind
  let place: Node
  let value: Node
  init(_ op: ArithmeticOperator, _ kind: Scalar.Kind, _ place: Node, _ value: Node, at position: SourcePosition) {
    self.op = op
    self.kind = kind
    self.place = place
    self.value = value
    super.init(at: position)
  }
  override var isExpression: Bool { false }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    _ = try exec(f)
    return .void
  }
  override func exec(_ f: Fiber) throws(Signal) -> Flow {
    let right = try value.eval(f)
    try place.modify(f) { (left: inout Value) throws(Signal) in
      left = try left.combined(op, right, as: kind, at: position)
    }
    return .normal
  }
}

extension Value {
  /// `self op other` as numbers of the kind. An amount to shift by is what it is.
  fileprivate func combined(_ op: ArithmeticOperator, _ other: Value, as kind: Scalar.Kind, at position: SourcePosition)
    throws(Signal) -> Value
  {
    guard case .scalar(let x) = number(kind), case .scalar(let y) = other.number(op.isShift ? .int64 : kind) else {
      throw .trap("an operator was given values that are no numbers", at: position)
    }
    return .scalar(try x.applying(op, y, at: position))
  }

  /// What two numbers make where their types were not known before: nil where one is no number.
  func combined(_ op: ArithmeticOperator, _ other: Value, at position: SourcePosition) throws(Signal) -> Value? {
    if let kind = asScalar?.kind ?? other.asScalar?.kind { return try combined(op, other, as: kind, at: position) }
    guard let x = asDouble, let y = other.asDouble else { return nil }
    return .double(FloatingNode.compute(op, x, y))
  }
}

extension ArithmeticOperator {
  fileprivate var isShift: Bool { self == .shiftLeft || self == .shiftRight }
}
