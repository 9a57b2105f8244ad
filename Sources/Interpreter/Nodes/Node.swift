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

  /// Its value where that is an integer. What it is else stands in the fiber as `other`, and says so with `isOther`:
  /// numbers that flow from node to node need no value made and taken apart.
  func integer(_ f: Fiber) throws(Signal) -> Int {
    let value = try eval(f)
    if case .int(let number) = value { return number }
    f.other = value
    f.isOther = true
    return 0
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

  /// Puts what `op` makes of the number in the place and `number` into the place. Where a number stands in a slot and
  /// nobody is to hear of the change, it need not be taken out for that.
  func compute(_ f: Fiber, _ op: IntegerNode, _ number: Int) throws(Signal) {
    try modify(f) { (value: inout Value) throws(Signal) in try op.compute(&value, .int(number), f) }
  }
}

extension Unmanaged {
  /// Uses the object without counting references; who owns it keeps it alive. The standard library's own function
  /// for this knows no typed errors.
  @inline(__always) func borrowed<R>(_ body: (Instance) throws(Signal) -> R) throws(Signal) -> R {
    try _withUnsafeGuaranteedRef { (instance) -> Result<R, Signal> in
      do throws(Signal) { return .success(try body(instance)) } catch { return .failure(error) }
    }.get()
  }
}

/// A node whose owner keeps it alive: to ask it counts no references.
extension Unmanaged where Instance == Node {
  @inline(__always) func eval(_ f: Fiber) throws(Signal) -> Value {
    try borrowed { (node) throws(Signal) in try node.eval(f) }
  }
  @inline(__always) func integer(_ f: Fiber) throws(Signal) -> Int {
    try borrowed { (node) throws(Signal) in try node.integer(f) }
  }
  @inline(__always) func exec(_ f: Fiber) throws(Signal) -> Flow {
    try borrowed { (node) throws(Signal) in try node.exec(f) }
  }
}

/// Nodes in order, which this keeps alive.
struct NodeList {
  let nodes: [Node]
  /// The same, for walking without counting references.
  private let entries: ContiguousArray<Unmanaged<Node>>

  init(_ nodes: [Node]) {
    self.nodes = nodes
    entries = ContiguousArray(nodes.map { .passUnretained($0) })
  }

  var count: Int { entries.count }
  subscript(index: Int) -> Unmanaged<Node> { @inline(__always) get { entries[index] } }

  /// Evaluates them onto the stack, and takes them off again where one throws.
  @inline(__always) func push(_ f: Fiber, from frame: UnsafeMutablePointer<Value>) throws(Signal) {
    do {
      var i = 0
      while i < entries.count {
        f.push(try entries[i].eval(f))
        i += 1
      }
    } catch {
      f.pop(to: frame)
      throw error
    }
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
  override func integer(_ f: Fiber) throws(Signal) -> Int {
    if case .int(let number) = value { return number }
    return try super.integer(f)
  }
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
