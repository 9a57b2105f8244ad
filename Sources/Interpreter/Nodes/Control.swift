import Diagnostics

/// Statements in order. Locals that end with the block are released in reverse order.
final class BlockNode: Node {
  private let statements: NodeList
  private let locals: Range<Int>

  init(_ statements: [Node], locals: Range<Int>, at position: SourcePosition) {
    self.statements = NodeList(statements)
    self.locals = locals
    super.init(at: position)
  }

  override var isExpression: Bool { false }

  override func exec(_ f: Fiber) throws(Signal) -> Flow {
    if locals.isEmpty { return try runStatements(f) }
    do {
      let flow = try runStatements(f)
      f.clear(locals)
      return flow
    } catch {
      f.clear(locals)
      throw error
    }
  }

  @inline(__always) private func runStatements(_ f: Fiber) throws(Signal) -> Flow {
    var i = 0
    while i < statements.count {
      let flow = try statements[i].exec(f)
      if flow != .normal { return flow }
      i += 1
    }
    return .normal
  }
}

/// The value of an expression is thrown away.
final class DiscardNode: Node {
  let inner: Node
  init(_ inner: Node) {
    self.inner = inner
    super.init(at: inner.position)
  }
  override var isExpression: Bool { false }
  override func exec(_ f: Fiber) throws(Signal) -> Flow {
    _ = try inner.eval(f)
    return .normal
  }
}

final class IfNode: Node {
  let condition: Node
  let then: Node
  let otherwise: Node?
  init(_ condition: Node, then: Node, otherwise: Node?, at position: SourcePosition) {
    self.condition = condition
    self.then = then
    self.otherwise = otherwise
    super.init(at: position)
  }
  override var isExpression: Bool { false }
  override func exec(_ f: Fiber) throws(Signal) -> Flow {
    if try condition.test(f) { return try then.exec(f) }
    if let otherwise { return try otherwise.exec(f) }
    return .normal
  }
}

/// `c ? a : b`, and `if` as an expression.
final class ConditionalNode: Node {
  let condition: Node
  let then: Node
  let otherwise: Node
  init(_ condition: Node, then: Node, otherwise: Node, at position: SourcePosition) {
    self.condition = condition
    self.then = then
    self.otherwise = otherwise
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    try condition.test(f) ? then.eval(f) : otherwise.eval(f)
  }
  override func integer(_ f: Fiber) throws(Signal) -> Int {
    try condition.test(f) ? then.integer(f) : otherwise.integer(f)
  }
}

/// A block whose value is what its last statement says; used by `if` and `switch` as expressions.
final class ValueBlockNode: Node {
  let statements: [Node]
  let value: Node
  init(_ statements: [Node], value: Node) {
    self.statements = statements
    self.value = value
    super.init(at: value.position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    for statement in statements { _ = try statement.exec(f) }
    return try value.eval(f)
  }
}

/// All conditions hold, tried in order.
final class AllNode: Node {
  let parts: [Node]
  init(_ parts: [Node], at position: SourcePosition) {
    self.parts = parts
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value { .bool(try test(f)) }
  override func test(_ f: Fiber) throws(Signal) -> Bool {
    for part in parts where !(try part.test(f)) { return false }
    return true
  }
}

final class WhileNode: Node {
  let condition: Node
  let body: Node
  let label: Int
  let testsFirst: Bool
  init(_ condition: Node, body: Node, label: Int, testsFirst: Bool, at position: SourcePosition) {
    self.condition = condition
    self.body = body
    self.label = label
    self.testsFirst = testsFirst
    super.init(at: position)
  }
  override var isExpression: Bool { false }
  override func exec(_ f: Fiber) throws(Signal) -> Flow {
    f.position = position
    if testsFirst, !(try condition.test(f)) { return .normal }
    repeat {
      try f.tick()
      switch try body.exec(f) {
      case .normal, .falls: break
      case .returns: return .returns
      case .breaks: if let flow = f.leaveLoop(label, .breaks) { return flow } else { return .normal }
      case .continues: if let flow = f.leaveLoop(label, .continues) { return flow }
      }
    } while try condition.test(f)
    return .normal
  }
}

extension Fiber {
  /// Whether a `break` or `continue` means the loop `own`: nil, or the flow to pass outwards.
  @inline(__always) func leaveLoop(_ own: Int, _ flow: Flow) -> Flow? {
    if label == 0 || label == own {
      label = 0
      return nil
    }
    return flow
  }
}

/// `for pattern in sequence where condition`.
final class ForNode: Node {
  let sequence: Node
  let pattern: PatternNode
  let filter: Node?
  let body: Node
  let label: Int
  let locals: Range<Int>
  let isAsync: Bool
  init(
    _ pattern: PatternNode, in sequence: Node, where filter: Node?, body: Node, label: Int, locals: Range<Int>,
    isAsync: Bool,
    at position: SourcePosition
  ) {
    self.pattern = pattern
    self.sequence = sequence
    self.filter = filter
    self.body = body
    self.label = label
    self.locals = locals
    self.isAsync = isAsync
    if let variable = pattern as? BindingPattern, !variable.isBoxed, filter == nil,
      locals == variable.slot..<variable.slot + 1
    {
      slot = variable.slot
    } else {
      slot = -1
    }
    super.init(at: position)
  }
  /// The slot of the variable, where it is a plain local and all there is to a turn; else -1.
  private let slot: Int
  override var isExpression: Bool { false }
  override func exec(_ f: Fiber) throws(Signal) -> Flow {
    f.position = position
    let values = try sequence.eval(f)
    if !isAsync, let range = IntegerRange(values) {
      return try count(f, range)
    }
    if !isAsync, case .array(let elements) = values {
      if slot >= 0 { return try walk(f, elements) }
      for element in elements { if let flow = try turn(f, element) { return flow } }
      return .normal
    }
    let iterator = try f.machine.iterator(over: values, isAsync: isAsync, f)
    while let element = try iterator(f) { if let flow = try turn(f, element) { return flow } }
    return .normal
  }

  /// Counts: where the variable is a plain local, each turn writes the number and nothing else.
  private func count(_ f: Fiber, _ range: IntegerRange) throws(Signal) -> Flow {
    guard slot >= 0, range.kind == nil else {
      for i in range.lower..<max(range.lower, range.upper) {
        if let flow = try turn(f, range.element(i)) { return flow }
      }
      return .normal
    }
    let place = f.base + slot
    var i = range.lower
    while i < range.upper {
      try f.tick()
      // What stood there is void or a number: nothing to release.
      place.initialize(to: .int(i))
      let flow = try body.exec(f)
      if flow != .normal, let outer = leaving(f, flow) { return outer }
      i += 1
    }
    return .normal
  }

  /// Walks an array, which holds the elements for as long as the variable does.
  private func walk(_ f: Fiber, _ elements: [Value]) throws(Signal) -> Flow {
    defer { f.clear(locals) }
    for element in elements {
      try f.tick()
      f.base[slot] = element
      let flow = try body.exec(f)
      if flow != .normal, let outer = leaving(f, flow) { return outer }
    }
    return .normal
  }

  /// What leaves the loop after a turn ended with `flow`, if anything does.
  private func leaving(_ f: Fiber, _ flow: Flow) -> Flow? {
    switch flow {
    case .normal, .falls: nil
    case .returns: .returns
    case .breaks: f.leaveLoop(label, .breaks) ?? .normal
    case .continues: f.leaveLoop(label, .continues)
    }
  }

  /// One turn; what leaves the loop, if anything does.
  private func turn(_ f: Fiber, _ element: Value) throws(Signal) -> Flow? {
    try f.tick()
    defer { f.clear(locals) }
    guard try pattern.matches(f, element) else { return nil }
    if let filter, !(try filter.test(f)) { return nil }
    return leaving(f, try body.exec(f))
  }
}

final class ReturnNode: Node {
  let value: Node?
  init(_ value: Node?, at position: SourcePosition) {
    self.value = value
    super.init(at: position)
  }
  override var isExpression: Bool { false }
  override func exec(_ f: Fiber) throws(Signal) -> Flow {
    f.result = try value?.eval(f) ?? .void
    return .returns
  }
}

/// `break`, `continue`, `fallthrough`.
final class JumpNode: Node {
  let flow: Flow
  let label: Int
  init(_ flow: Flow, label: Int, at position: SourcePosition) {
    self.flow = flow
    self.label = label
    super.init(at: position)
  }
  override var isExpression: Bool { false }
  override func exec(_ f: Fiber) throws(Signal) -> Flow {
    f.label = label
    return flow
  }
}

/// A labelled or plain block that `break` may leave.
final class BreakableNode: Node {
  let body: Node
  let label: Int
  init(_ body: Node, label: Int) {
    self.body = body
    self.label = label
    super.init(at: body.position)
  }
  override var isExpression: Bool { false }
  override func exec(_ f: Fiber) throws(Signal) -> Flow {
    let flow = try body.exec(f)
    if flow == .breaks { return f.leaveLoop(label, .breaks) ?? .normal }
    return flow
  }
}

/// One case of a `switch`.
struct SwitchCase {
  var patterns: [(PatternNode, Node?)]
  var body: Node
}

final class SwitchNode: Node {
  let subject: Node
  let cases: [SwitchCase]
  let label: Int
  let isValue: Bool
  init(_ subject: Node, cases: [SwitchCase], label: Int, isValue: Bool, at position: SourcePosition) {
    self.subject = subject
    self.cases = cases
    self.label = label
    self.isValue = isValue
    super.init(at: position)
  }
  override var isExpression: Bool { isValue }

  private func chosen(_ f: Fiber) throws(Signal) -> Int? {
    let value = try subject.eval(f)
    for (i, entry) in cases.enumerated() {
      for (pattern, filter) in entry.patterns where try pattern.matches(f, value) {
        if let filter, !(try filter.test(f)) { continue }
        return i
      }
    }
    return nil
  }

  override func eval(_ f: Fiber) throws(Signal) -> Value {
    guard let place = try chosen(f) else { return .void }
    if isValue { return try cases[place].body.eval(f) }
    _ = try exec(f)
    return .void
  }

  override func exec(_ f: Fiber) throws(Signal) -> Flow {
    guard var place = try chosen(f) else { return .normal }
    while true {
      let flow = try cases[place].body.exec(f)
      switch flow {
      case .falls where place + 1 < cases.count: place += 1
      case .breaks: return f.leaveLoop(label, .breaks) ?? .normal
      default: return flow == .falls ? .normal : flow
      }
    }
  }
}

/// Runs `deferred` when `body` is left, however it is left.
final class DeferNode: Node {
  let body: Node
  let deferred: Node
  init(_ body: Node, deferred: Node) {
    self.body = body
    self.deferred = deferred
    super.init(at: deferred.position)
  }
  override var isExpression: Bool { false }
  override func exec(_ f: Fiber) throws(Signal) -> Flow {
    let flow: Flow
    do { flow = try body.exec(f) } catch {
      if case .trap = error { throw error }
      _ = try deferred.exec(f)
      throw error
    }
    let result = f.result
    let label = f.label
    _ = try deferred.exec(f)
    f.result = result
    f.label = label
    return flow
  }
}

final class ThrowNode: Node {
  let value: Node
  init(_ value: Node, at position: SourcePosition) {
    self.value = value
    super.init(at: position)
  }
  override var isExpression: Bool { false }
  override func exec(_ f: Fiber) throws(Signal) -> Flow { throw try signal(f) }
  override func eval(_ f: Fiber) throws(Signal) -> Value { throw try signal(f) }

  private func signal(_ f: Fiber) throws(Signal) -> Signal {
    let thrown = try value.eval(f)
    // Where nobody catches it, this is its place.
    f.position = position
    return .thrown(thrown)
  }
}

/// `do { … } catch pattern { … }`.
final class DoNode: Node {
  let body: Node
  let catches: [(patterns: [(PatternNode, Node?)], errorSlot: Int, isBoxed: Bool, body: Node)]
  init(
    _ body: Node, catches: [(patterns: [(PatternNode, Node?)], errorSlot: Int, isBoxed: Bool, body: Node)],
    at position: SourcePosition
  ) {
    self.body = body
    self.catches = catches
    super.init(at: position)
  }
  override var isExpression: Bool { false }
  override func exec(_ f: Fiber) throws(Signal) -> Flow {
    do { return try body.exec(f) } catch {
      guard case .thrown(let value) = error else { throw error }
      for entry in catches {
        if entry.errorSlot >= 0 { f.base[entry.errorSlot] = entry.isBoxed ? .box(Box(value)) : value }
        if entry.patterns.isEmpty { return try entry.body.exec(f) }
        for (pattern, filter) in entry.patterns where try pattern.matches(f, value) {
          if let filter, !(try filter.test(f)) { continue }
          return try entry.body.exec(f)
        }
      }
      throw error
    }
  }
}

/// `try?` and `try!`.
final class TryNode: Node {
  let inner: Node
  let isForced: Bool
  let flattens: Bool
  init(_ inner: Node, isForced: Bool, flattens: Bool, at position: SourcePosition) {
    self.inner = inner
    self.isForced = isForced
    self.flattens = flattens
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    do {
      let value = try inner.eval(f)
      return isForced || (flattens && value.isOptional) ? value : .some(value)
    } catch {
      guard case .thrown(let value) = error else { throw error }
      if isForced {
        throw .trap(
          "Fatal error: 'try!' expression unexpectedly raised an error: \(f.machine.debugDescription(value))",
          at: position)
      }
      return .none
    }
  }
}
