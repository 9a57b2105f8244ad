import Diagnostics

/// A local variable that no closure captures.
final class LocalNode: Node {
  let slot: Int
  init(_ slot: Int, at position: SourcePosition) {
    self.slot = slot
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value { f.base[slot] }
  override func integer(_ f: Fiber) throws(Signal) -> Int {
    if case .int(let number) = f.base[slot] { return number }
    return try super.integer(f)
  }
  override func test(_ f: Fiber) throws(Signal) -> Bool {
    if case .bool(let value) = f.base[slot] { return value }
    return try super.test(f)
  }
  override func assign(_ f: Fiber, _ value: Value) throws(Signal) {
    let old = f.base[slot]
    f.base[slot] = value
    _ = consume old
  }
  override func modify(_ f: Fiber, _ change: (inout Value) throws(Signal) -> Void) throws(Signal) {
    let place = f.base + slot
    var value = place.move()
    place.initialize(to: .void)
    defer { place.pointee = value }
    try change(&value)
  }
  override func compute(_ f: Fiber, _ op: IntegerNode, _ number: Int) throws(Signal) {
    guard case .int(let old) = f.base[slot] else { return try super.compute(f, op, number) }
    // Written without releasing what was there: a number.
    (f.base + slot).initialize(to: .int(try op.compute(old, number)))
  }
}

/// A local variable that a closure captures.
final class BoxedLocalNode: Node {
  let slot: Int
  init(_ slot: Int, at position: SourcePosition) {
    self.slot = slot
    super.init(at: position)
  }
  private func box(_ f: Fiber) throws(Signal) -> Box {
    if case .box(let box) = f.base[slot] { return box }
    // Declared without a value so far.
    let box = Box(f.base[slot])
    f.base[slot] = .box(box)
    return box
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value { try box(f).value }
  override func assign(_ f: Fiber, _ value: Value) throws(Signal) {
    let box = try box(f)
    let old = box.value
    box.value = value
    _ = consume old
  }
  override func modify(_ f: Fiber, _ change: (inout Value) throws(Signal) -> Void) throws(Signal) {
    let box = try box(f)
    var value = box.value
    box.value = .void
    defer { box.value = value }
    try change(&value)
  }
  override func compute(_ f: Fiber, _ op: IntegerNode, _ number: Int) throws(Signal) {
    guard case .box(let box) = f.base[slot] else { return try super.compute(f, op, number) }
    try op.compute(&box.value, .int(number), f)
  }
}

/// A variable or value captured by the closure that runs.
final class CapturedNode: Node {
  let index: Int
  init(_ index: Int, at position: SourcePosition) {
    self.index = index
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value { f.captured(index).value }
  override func assign(_ f: Fiber, _ value: Value) throws(Signal) {
    let box = f.captured(index)
    let old = box.value
    box.value = value
    _ = consume old
  }
  override func modify(_ f: Fiber, _ change: (inout Value) throws(Signal) -> Void) throws(Signal) {
    let box = f.captured(index)
    var value = box.value
    box.value = .void
    defer { box.value = value }
    try change(&value)
  }
  override func compute(_ f: Fiber, _ op: IntegerNode, _ number: Int) throws(Signal) {
    try op.compute(&f.captured(index).value, .int(number), f)
  }
}

/// A variable of the session, or a static stored property.
final class GlobalNode: Node {
  let variable: GlobalVariable
  init(_ variable: GlobalVariable, at position: SourcePosition) {
    self.variable = variable
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    if variable.isPlain { return variable.box.value }
    if variable.ownership != .strong { return try f.load(variable.box.value, variable.ownership, name: variable.name) }
    if let getter = variable.getter { return try f.call(f.machine.lower(getter), this: nil, []) }
    return variable.box.value
  }
  override func assign(_ f: Fiber, _ value: Value) throws(Signal) {
    if let setter = variable.setter {
      _ = try f.call(f.machine.lower(setter), this: nil, [value])
      return
    }
    let old = variable.box.value
    if let willSet = variable.observers.willSet { _ = try f.call(f.machine.lower(willSet), this: nil, [value]) }
    variable.box.value = f.store(value, variable.ownership)
    if let didSet = variable.observers.didSet { _ = try f.call(f.machine.lower(didSet), this: nil, [old]) }
    _ = consume old
  }
  override func modify(_ f: Fiber, _ change: (inout Value) throws(Signal) -> Void) throws(Signal) {
    if variable.getter != nil || variable.ownership != .strong || variable.observers.didSet != nil
      || variable.observers.willSet != nil
    {
      var value = try eval(f)
      try change(&value)
      try assign(f, value)
      return
    }
    let box = variable.box
    var value = box.value
    box.value = .void
    defer { box.value = value }
    try change(&value)
  }
  override func compute(_ f: Fiber, _ op: IntegerNode, _ number: Int) throws(Signal) {
    guard variable.isPlain else { return try super.compute(f, op, number) }
    try op.compute(&variable.box.value, .int(number), f)
  }
}

/// Reads a weak or unowned variable as what it refers to, and writes it so that it does not keep it alive.
final class UnownedNode: Node {
  let inner: Node
  let ownership: Member.Ownership
  let name: String
  init(_ inner: Node, _ ownership: Member.Ownership, name: String) {
    self.inner = inner
    self.ownership = ownership
    self.name = name
    super.init(at: inner.position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    f.position = position
    return try f.load(inner.eval(f), ownership, name: name)
  }
  override func assign(_ f: Fiber, _ value: Value) throws(Signal) { try inner.assign(f, f.store(value, ownership)) }
  override func modify(_ f: Fiber, _ change: (inout Value) throws(Signal) -> Void) throws(Signal) {
    var value = try eval(f)
    try change(&value)
    try assign(f, value)
  }
}

/// Gives a new local its first value.
final class DeclareLocalNode: Node {
  let slot: Int
  let value: Node?
  let isBoxed: Bool
  let ownership: Member.Ownership
  init(_ slot: Int, value: Node?, isBoxed: Bool, ownership: Member.Ownership = .strong, at position: SourcePosition) {
    self.slot = slot
    self.value = value
    self.isBoxed = isBoxed
    self.ownership = ownership
    super.init(at: position)
  }
  override var isExpression: Bool { false }
  override func exec(_ f: Fiber) throws(Signal) -> Flow {
    var first = try value?.eval(f) ?? .void
    if ownership != .strong { first = f.store(first, ownership) }
    f.base[slot] = isBoxed ? .box(Box(first)) : first
    return .normal
  }
}
