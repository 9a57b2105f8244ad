import Diagnostics

/// Calls a function with `inout` arguments: they are moved in and written back.
final class InoutCallNode: Node {
  /// Calls with the receiver and the arguments in place; what stands in them afterwards is written back.
  let call: (Fiber, inout Value, inout [Value]) throws(Signal) -> Value
  let receiver: Node?
  let changesReceiver: Bool
  let arguments: [Node]
  let inouts: [Int]
  /// Two of the places are parts of one variable: each is read, and written when all is done.
  private let overlaps: Bool

  init(
    receiver: Node?, changesReceiver: Bool, _ arguments: [Node], inouts: [Int], at position: SourcePosition,
    call: @escaping (Fiber, inout Value, inout [Value]) throws(Signal) -> Value
  ) {
    self.receiver = receiver
    self.changesReceiver = changesReceiver
    self.arguments = arguments
    self.inouts = inouts
    self.call = call
    let roots = (inouts.map { arguments[$0] } + (changesReceiver ? [receiver].compactMap { $0 } : []))
      .compactMap(\.root)
    overlaps = Set(roots).count < roots.count
    super.init(at: position)
  }

  override func eval(_ f: Fiber) throws(Signal) -> Value {
    var this = changesReceiver ? .void : try receiver?.eval(f) ?? .void
    var values: [Value] = []
    for (i, argument) in arguments.enumerated() { values.append(inouts.contains(i) ? .void : try argument.eval(f)) }
    f.position = position
    if overlaps { return try copied(f, &values) }
    guard changesReceiver, let receiver else { return try enter(f, &this, &values, 0) }
    var result = Value.void
    try receiver.modify(f) { (place: inout Value) throws(Signal) in result = try enter(f, &place, &values, 0) }
    return result
  }

  /// Opens the places one within the other, then calls.
  private func enter(_ f: Fiber, _ this: inout Value, _ values: inout [Value], _ next: Int) throws(Signal) -> Value {
    guard next < inouts.count else { return try call(f, &this, &values) }
    let index = inouts[next]
    var result = Value.void
    var inner = values
    var receiver = this
    this = .void
    defer { this = receiver }
    try arguments[index].modify(f) { (place: inout Value) throws(Signal) in
      inner[index] = place
      place = .void
      defer { place = inner[index] }
      result = try enter(f, &receiver, &inner, next + 1)
    }
    values = inner
    return result
  }

  private func copied(_ f: Fiber, _ values: inout [Value]) throws(Signal) -> Value {
    for index in inouts { values[index] = try arguments[index].eval(f) }
    var this = try receiver?.eval(f) ?? .void
    let result = try call(f, &this, &values)
    if changesReceiver { try receiver?.assign(f, this) }
    for index in inouts { try arguments[index].assign(f, values[index]) }
    return result
  }
}

extension Node {
  /// What tells the variable that a place is a part of; nil where it is none's, as behind a reference.
  fileprivate var root: AnyHashable? {
    switch self {
    case let node as LocalNode: node.slot
    case let node as BoxedLocalNode: node.slot
    case let node as CapturedNode: "captured \(node.index)"
    case let node as GlobalNode: ObjectIdentifier(node.variable)
    case let node as StructFieldNode: node.base.root
    case let node as PropertyNode: node.changesBase ? node.base.root : nil
    case let node as InitializeFieldNode: node.isClass ? nil : node.base.root
    case let node as SubscriptNode: node.changesBase ? node.base.root : nil
    case let node as TupleElementNode: node.base.root
    case let node as ForceNode: node.inner.root
    case let node as ChainStepNode: node.inner.root
    case let node as ChainNode: node.inner.root
    default: nil
    }
  }
}

extension Fiber {
  /// Calls code whose `inout` parameters are handed back in `arguments`.
  func call(_ code: Code, this: Value?, changing arguments: inout [Value], _ inouts: Set<Int>, function: FunctionValue?)
    throws(Signal)
    -> Value
  {
    let frame = top
    if let this { push(this) }
    var boxes: [(Int, Box)] = []
    for (i, argument) in arguments.enumerated() {
      if inouts.contains(i) {
        let box = Box(argument)
        boxes.append((i, box))
        arguments[i] = .void
        push(.box(box))
      } else {
        push(argument)
      }
    }
    defer { for (i, box) in boxes { arguments[i] = box.value } }
    return try run(code, frame: frame, function: function)
  }
}

extension Fiber {
  /// Calls a member whose `inout` parameters are handed back in `values`.
  package func callInout(_ member: Member, _ this: Value?, _ values: inout [Value]) throws(Signal) -> Value {
    guard var receiver = this else { return try callInout(member, values: &values) }
    return try callInout(member, mutating: &receiver, &values)
  }

  /// As before, for a method that may change its receiver as well.
  func callInout(_ member: Member, mutating this: inout Value, _ values: inout [Value]) throws(Signal) -> Value {
    switch member.body {
    case .code(let lazy):
      let code = try machine.lower(lazy)
      guard code.returnsSelf, member.kind == .method else { break }
      let box = Box(this)
      this = .void
      defer { this = box.value }
      return try call(code, this: .box(box), changing: &values, member.inouts, function: nil)
    case .native(let native) where member.isMutating:
      var call = Call(self, this: this, arguments: values, member: member)
      this = .void
      values = []
      defer {
        values = call.arguments
        this = call.this
      }
      return try perform(native, &call)
    default: break
    }
    return try callInout(member, this: this, values: &values)
  }

  private func callInout(_ member: Member, this: Value? = nil, values: inout [Value]) throws(Signal) -> Value {
    switch member.body {
    case .code(let lazy):
      return try call(machine.lower(lazy), this: this, changing: &values, member.inouts, function: nil)
    case .native(let native):
      var call = Call(self, this: this ?? .void, arguments: values, member: member)
      values = []
      defer { values = call.arguments }
      return try perform(native, &call)
    case .empty: return .void
    case .none: throw .unsimulated(member, at: position)
    }
  }

  package func callInout(_ function: FunctionValue, _ values: inout [Value], _ inouts: Set<Int>) throws(Signal) -> Value
  {
    if let native = function.code.native {
      var call = Call(self, this: function.receiver ?? .void, arguments: values)
      values = []
      defer { values = call.arguments }
      return try perform(native, &call)
    }
    return try call(function.code, this: function.receiver, changing: &values, inouts, function: function)
  }
}

extension Member {
  /// Which parameters are `inout`.
  fileprivate var inouts: Set<Int> { Set(signature.parameters.indices.filter { signature.parameters[$0].isInout }) }
}
