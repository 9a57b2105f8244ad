import Diagnostics

enum ArithmeticOperator: String {
  case add = "+"
  case subtract = "-"
  case multiply = "*"
  case divide = "/"
  case remainder = "%"
  case and = "&"
  case or = "|"
  case xor = "^"
  case shiftLeft = "<<"
  case shiftRight = ">>"
  case addWrapping = "&+"
  case subtractWrapping = "&-"
  case multiplyWrapping = "&*"
}

enum ComparisonOperator { case equal, unequal, less, lessOrEqual, greater, greaterOrEqual }

/// Arithmetic on integers, with Swift's overflow traps.
final class IntegerNode: Node {
  let op: ArithmeticOperator
  let left: Node
  let right: Node
  init(_ op: ArithmeticOperator, _ left: Node, _ right: Node, at position: SourcePosition) {
    self.op = op
    self.left = left
    self.right = right
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    let number = try integer(f)
    return f.isOther ? f.takeOther() : .int(number)
  }
  override func integer(_ f: Fiber) throws(Signal) -> Int {
    let x = try left.integer(f)
    let a: Value? = f.isOther ? f.takeOther() : nil
    let y = try right.integer(f)
    if a == nil, !f.isOther { return try compute(x, y) }
    let b = f.isOther ? f.takeOther() : .int(y)
    f.other = try mixed(a ?? .int(x), b)
    f.isOther = true
    return 0
  }

  @inline(__always) func compute(_ x: Int, _ y: Int) throws(Signal) -> Int {
    switch op {
    case .add:
      let (r, o) = x.addingReportingOverflow(y)
      if !o { return r }
    case .subtract:
      let (r, o) = x.subtractingReportingOverflow(y)
      if !o { return r }
    case .multiply:
      let (r, o) = x.multipliedReportingOverflow(by: y)
      if !o { return r }
    case .divide:
      if y == 0 { throw .trap("Fatal error: Division by zero", at: position) }
      let (r, o) = x.dividedReportingOverflow(by: y)
      if !o { return r }
    case .remainder:
      if y == 0 { throw .trap("Fatal error: Division by zero in remainder operation", at: position) }
      let (r, o) = x.remainderReportingOverflow(dividingBy: y)
      if !o { return r }
    case .and: return x & y
    case .or: return x | y
    case .xor: return x ^ y
    case .shiftLeft: return x << y
    case .shiftRight: return x >> y
    case .addWrapping: return x &+ y
    case .subtractWrapping: return x &- y
    case .multiplyWrapping: return x &* y
    }
    throw .trap("Fatal error: arithmetic overflow", at: position)
  }

  /// As `a += b` does: in place. What is no integer, though its type says so, is computed as what it is.
  @inline(__always) func compute(_ a: inout Value, _ b: Value, _ f: Fiber) throws(Signal) {
    if case .int(let x) = a, case .int(let y) = b {
      a = .int(try compute(x, y))
    } else {
      try combine(&a, b, f)
    }
  }

  private func combine(_ a: inout Value, _ b: Value, _ f: Fiber) throws(Signal) {
    if op == .add, try a.append(b, f) { return }
    if op == .add, a.asDouble == nil || b.asDouble == nil {
      a = try f.add(a, b, at: position)
    } else {
      a = try mixed(a, b)
    }
  }

  private func mixed(_ a: Value, _ b: Value) throws(Signal) -> Value {
    guard let result = try a.combined(op, b, at: position) else {
      throw .trap("an operator was given values that are no numbers", at: position)
    }
    return result
  }
}

/// Integer arithmetic of a local variable and a constant: the commonest of all.
final class LocalConstantNode: Node {
  let op: IntegerNode
  let slot: Int
  let constant: Int
  init(_ op: IntegerNode, slot: Int, constant: Int) {
    self.op = op
    self.slot = slot
    self.constant = constant
    super.init(at: op.position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    if case .int(let x) = f.base[slot] { return .int(try op.compute(x, constant)) }
    return try op.eval(f)
  }
  override func integer(_ f: Fiber) throws(Signal) -> Int {
    if case .int(let x) = f.base[slot] { return try op.compute(x, constant) }
    return try op.integer(f)
  }
}

/// Arithmetic on floating-point numbers.
final class FloatingNode: Node {
  let op: ArithmeticOperator
  let left: Node
  let right: Node
  init(_ op: ArithmeticOperator, _ left: Node, _ right: Node, at position: SourcePosition) {
    self.op = op
    self.left = left
    self.right = right
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    let a = try left.eval(f)
    let b = try right.eval(f)
    guard let x = a.asDouble, let y = b.asDouble else {
      throw .trap("an operator was given values that are no numbers", at: position)
    }
    return .double(Self.compute(op, x, y))
  }
  static func compute(_ op: ArithmeticOperator, _ x: Double, _ y: Double) -> Double {
    switch op {
    case .add, .addWrapping: x + y
    case .subtract, .subtractWrapping: x - y
    case .multiply, .multiplyWrapping: x * y
    case .divide: x / y
    default: x.truncatingRemainder(dividingBy: y)
    }
  }
}

/// Comparison of integers, and of anything else that has an order of its own in the host.
final class CompareNode: Node {
  let op: ComparisonOperator
  let left: Node
  let right: Node
  /// Both sides are integers by their types.
  let isInteger: Bool
  init(
    _ op: ComparisonOperator, _ left: Node, _ right: Node, isInteger: Bool = false, at position: SourcePosition
  ) {
    self.op = op
    self.left = left
    self.right = right
    self.isInteger = isInteger
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value { .bool(try test(f)) }
  override func test(_ f: Fiber) throws(Signal) -> Bool {
    guard isInteger else { return try compare(left.eval(f), right.eval(f), f) }
    let x = try left.integer(f)
    let a: Value? = f.isOther ? f.takeOther() : nil
    let y = try right.integer(f)
    if a == nil, !f.isOther { return compare(x, y) }
    return try compare(a ?? .int(x), f.isOther ? f.takeOther() : .int(y), f)
  }

  @inline(__always) private func compare(_ x: Int, _ y: Int) -> Bool {
    switch op {
    case .equal: x == y
    case .unequal: x != y
    case .less: x < y
    case .lessOrEqual: x <= y
    case .greater: x > y
    case .greaterOrEqual: x >= y
    }
  }

  private func compare(_ a: Value, _ b: Value, _ f: Fiber) throws(Signal) -> Bool {
    if case .int(let x) = a, case .int(let y) = b { return compare(x, y) }
    switch op {
    case .equal: return a.isEqual(to: b)
    case .unequal: return !a.isEqual(to: b)
    default: break
    }
    f.position = position
    switch op {
    case .less: return try f.isLess(a, b)
    case .lessOrEqual: return try !f.isLess(b, a)
    case .greater: return try f.isLess(b, a)
    default: return try !f.isLess(a, b)
    }
  }
}

extension Fiber {
  /// `a < b` for what has an order: numbers, text, tuples, and types with a `<` of their own.
  package func isLess(_ a: Value, _ b: Value) throws(Signal) -> Bool {
    switch (a, b) {
    case (.int(let x), .int(let y)): return x < y
    case (.scalar(let x), .scalar(let y)): return x < y
    case (.string(let x), .string(let y)): return x < y
    case (.character(let x), .character(let y)): return x < y
    case (.tuple(let x), .tuple(let y)):
      for (p, q) in zip(x.elements, y.elements) {
        if try isLess(p, q) { return true }
        if try isLess(q, p) { return false }
      }
      return false
    case (.some(let x), .some(let y)): return try isLess(x, y)
    default: break
    }
    if let x = a.asDouble, let y = b.asDouble { return x < y }
    if let x = a.asString, let y = b.asString { return x < y }
    if let nominal = machine.nominal(of: a) {
      for member in nominal.members(named: "<") where !member.isRequirement {
        var type = Value.type(nominal.erasedType)
        return try invoke(member, mutating: &type, [a, b]).asBool ?? false
      }
      if case .enumeration(let x) = a, case .enumeration(let y) = b {
        if x.entry.index != y.entry.index { return x.entry.index < y.entry.index }
        for (p, q) in zip(x.payload, y.payload) {
          if try isLess(p, q) { return true }
          if try isLess(q, p) { return false }
        }
        return false
      }
    }
    throw .trap("values of type '\(machine.type(of: a))' have no order", at: position)
  }
}

/// `&&` and `||`
final class LogicNode: Node {
  let left: Node
  let right: Node
  let isAnd: Bool
  init(_ left: Node, _ right: Node, isAnd: Bool, at position: SourcePosition) {
    self.left = left
    self.right = right
    self.isAnd = isAnd
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value { .bool(try test(f)) }
  override func test(_ f: Fiber) throws(Signal) -> Bool {
    if try left.test(f) { return isAnd ? try right.test(f) : true }
    return isAnd ? false : try right.test(f)
  }
}

final class NotNode: Node {
  let inner: Node
  init(_ inner: Node, at position: SourcePosition) {
    self.inner = inner
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value { .bool(try !inner.test(f)) }
  override func test(_ f: Fiber) throws(Signal) -> Bool { try !inner.test(f) }
}

final class NegateNode: Node {
  let inner: Node
  init(_ inner: Node, at position: SourcePosition) {
    self.inner = inner
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    switch try inner.eval(f) {
    case .int(let value):
      let (r, o) = (0).subtractingReportingOverflow(value)
      if o { throw .trap("Fatal error: arithmetic overflow", at: position) }
      return .int(r)
    case .double(let value): return .double(-value)
    case .scalar(let value):
      if let number = value.float { return .scalar(Scalar(-number)) }
      return .scalar(try Scalar(value.kind, truncating: 0).applying(.subtract, value, at: position))
    default: throw .trap("'-' was given a value that is no number", at: position)
    }
  }
}

/// `===` and `!==`
final class IdentityNode: Node {
  let left: Node
  let right: Node
  let isSame: Bool
  init(_ left: Node, _ right: Node, isSame: Bool, at position: SourcePosition) {
    self.left = left
    self.right = right
    self.isSame = isSame
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value { .bool(try test(f)) }
  override func test(_ f: Fiber) throws(Signal) -> Bool {
    let a = try left.eval(f).unwrapped
    let b = try right.eval(f).unwrapped
    switch (a, b) {
    case (nil, nil): return isSame
    case (.object(let x)?, .object(let y)?): return (x.body === y.body) == isSame
    case (.type(let x)?, .type(let y)?): return (x == y) == isSame
    default: return !isSame
    }
  }
}

/// Text and arrays put together: `+`.
final class ConcatenateNode: Node {
  let left: Node
  let right: Node
  init(_ left: Node, _ right: Node, at position: SourcePosition) {
    self.left = left
    self.right = right
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    let a = try left.eval(f)
    let b = try right.eval(f)
    return try f.add(a, b, at: position)
  }
}

extension Fiber {
  /// `a + b` for numbers, text and arrays.
  func add(_ a: Value, _ b: Value, at position: SourcePosition) throws(Signal) -> Value {
    switch (a, b) {
    case (.string(let x), .string(let y)):
      try machine.charge(x.utf8.count + y.utf8.count)
      return .string(x + y)
    case (.array(let x), .array(let y)):
      try machine.charge((x.count + y.count) * 24)
      return .array(x + y)
    case (.array(let x), .set(let y)): return .array(x + y.elements)
    case (.int(let x), .int(let y)):
      let (r, o) = x.addingReportingOverflow(y)
      if o { throw .trap("Fatal error: arithmetic overflow", at: position) }
      return .int(r)
    default: break
    }
    if let sum = try a.combined(.add, b, at: position) { return sum }
    if let x = a.asString, let y = b.asString {
      try machine.charge(x.utf8.count + y.utf8.count)
      guard case .structure(let part) = a else { return .string(x + y) }
      return .structure(StructValue(part.type, [.string(x + y), part.fields[1]]))
    }
    if case .structure(let slice) = a, slice.type === machine.program.arraySlice, case .array(let x) = slice.fields[0] {
      let y = try machine.elements(of: b, self)
      try machine.charge((x.count + y.count) * 24)
      return .structure(StructValue(slice.type, [.array(x + y), slice.fields[1]]))
    }
    if case .array(let x) = a, let y = try? machine.elements(of: b, self) { return .array(x + y) }
    throw .trap("'+' was given values that cannot be put together", at: position)
  }
}

/// `a += b` and its like: reads, computes, writes in place.
final class CompoundAssignmentNode: Node {
  let place: Node
  let value: Node
  let op: ArithmeticOperator
  let isFloating: Bool
  init(
    _ op: ArithmeticOperator, _ place: Node, _ value: Node, isFloating: Bool, isInteger: Bool,
    at position: SourcePosition
  ) {
    self.op = op
    self.place = place
    self.value = value
    self.isFloating = isFloating
    self.isInteger = isInteger
    integer = IntegerNode(op, place, value, at: position)
    super.init(at: position)
  }
  /// Both sides are integers by their types.
  private let isInteger: Bool
  private let integer: IntegerNode
  override var isExpression: Bool { false }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    _ = try exec(f)
    return .void
  }
  override func exec(_ f: Fiber) throws(Signal) -> Flow {
    let right: Value
    if isInteger {
      let number = try value.integer(f)
      if !f.isOther {
        try place.compute(f, integer, number)
        return .normal
      }
      right = f.takeOther()
    } else {
      right = try value.eval(f)
    }
    let op = op
    let isFloating = isFloating
    let integer = integer
    try place.modify(f) { (left: inout Value) throws(Signal) in
      if isFloating, let x = left.asDouble, let y = right.asDouble {
        left = .double(FloatingNode.compute(op, x, y))
      } else {
        try integer.compute(&left, right, f)
      }
    }
    return .normal
  }
}

extension Value {
  /// Puts text behind text and elements behind elements, in the memory that is there. False where there is neither.
  fileprivate mutating func append(_ more: Value, _ f: Fiber) throws(Signal) -> Bool {
    if case .string(let piece) = more, case .string(var text) = self {
      try f.machine.charge(piece.utf8.count)
      self = .void
      text += piece
      self = .string(text)
      return true
    }
    guard case .array(let pieces) = more else { return false }
    return try withElements { (elements: inout [Value]) throws(Signal) in
      try f.machine.charge(pieces.count * 24)
      elements += pieces
      return true
    } ?? false
  }
}

final class AssignNode: Node {
  let place: Node
  let value: Node
  init(_ place: Node, _ value: Node, at position: SourcePosition) {
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
    let value = try value.eval(f)
    f.position = position
    try place.assign(f, value)
    return .normal
  }
}

/// `_ = value`, and the places of a destructuring assignment.
final class DiscardPlaceNode: Node {
  override func assign(_ f: Fiber, _ value: Value) throws(Signal) {}
}

final class TuplePlaceNode: Node {
  let parts: [Node]
  init(_ parts: [Node], at position: SourcePosition) {
    self.parts = parts
    super.init(at: position)
  }
  override func assign(_ f: Fiber, _ value: Value) throws(Signal) {
    guard case .tuple(let tuple) = value else { return }
    for (part, element) in zip(parts, tuple.elements) { try part.assign(f, element) }
  }
}
