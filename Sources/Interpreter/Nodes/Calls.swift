import Diagnostics

/// Calls a function of the program or of a module that has no receiver.
final class FunctionCallNode: Node {
  let member: Member
  private let arguments: NodeList
  /// Lowered when it is first called; `entry` is the same without its count of references.
  private var code: Code?
  private var entry: Unmanaged<Code>?
  init(_ member: Member, _ arguments: [Node], at position: SourcePosition) {
    self.member = member
    self.arguments = NodeList(arguments)
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    guard let entry else { return try first(f) }
    let frame = f.top
    try arguments.push(f, from: frame)
    f.position = position
    return try entry.borrowed { (code) throws(Signal) in
      try f.run(code, frame: frame, function: nil)
    }
  }
  override func integer(_ f: Fiber) throws(Signal) -> Int {
    guard let entry, entry._withUnsafeGuaranteedRef({ $0.isExpression }) else { return try super.integer(f) }
    let frame = f.top
    try arguments.push(f, from: frame)
    f.position = position
    return try entry.borrowed { (code) throws(Signal) in try f.runInteger(code, frame: frame) }
  }
  private func first(_ f: Fiber) throws(Signal) -> Value {
    f.position = position
    if case .code(let lazy) = member.body {
      let code = try f.machine.lower(lazy)
      self.code = code
      entry = .passUnretained(code)
      return try eval(f)
    }
    var values: [Value] = []
    values.reserveCapacity(arguments.count)
    for argument in arguments.nodes { values.append(try argument.eval(f)) }
    f.position = position
    var nothing = Value.void
    return try f.invoke(member, mutating: &nothing, values)
  }
}

/// Calls a method on a receiver that it does not change.
final class MethodCallNode: Node {
  let receiver: Node
  let member: Member
  private let arguments: NodeList
  private var dispatch: Dispatch
  /// - Parameter isDynamic: the receiver's class or the protocol's witness decides.
  init(_ receiver: Node, _ member: Member, _ arguments: [Node], isDynamic: Bool, at position: SourcePosition) {
    self.receiver = receiver
    self.member = member
    self.arguments = NodeList(arguments)
    dispatch = Dispatch(member, isExact: !isDynamic)
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    let frame = f.top
    guard let entry = try enter(f) else { return try invoke(f, frame) }
    return try entry.borrowed { (code) throws(Signal) in try f.run(code, frame: frame, function: nil) }
  }
  override func integer(_ f: Fiber) throws(Signal) -> Int {
    let frame = f.top
    guard let entry = try enter(f) else { return f.integer(of: try invoke(f, frame)) }
    return try entry.borrowed { (code) throws(Signal) in
      if code.isExpression { return try f.runInteger(code, frame: frame) }
      return f.integer(of: try f.run(code, frame: frame, function: nil))
    }
  }
  /// Puts the receiver and the arguments onto the stack, and finds what is called.
  @inline(__always) private func enter(_ f: Fiber) throws(Signal) -> Unmanaged<Code>? {
    let frame = f.top
    f.push(try receiver.eval(f))
    try arguments.push(f, from: frame)
    f.position = position
    return dispatch.code(for: frame, f)
  }
  private func invoke(_ f: Fiber, _ frame: UnsafeMutablePointer<Value>) throws(Signal) -> Value {
    let values = f.take(from: frame + 1)
    var this = frame.move()
    f.top = frame
    return try f.invoke(dispatch.found, mutating: &this, values)
  }
}

/// Calls a method that changes its receiver, which is therefore a place.
final class MutatingCallNode: Node {
  let receiver: Node
  let member: Member
  let arguments: [Node]
  let isDynamic: Bool
  init(_ receiver: Node, _ member: Member, _ arguments: [Node], isDynamic: Bool, at position: SourcePosition) {
    self.receiver = receiver
    self.member = member
    self.arguments = arguments
    self.isDynamic = isDynamic
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    var values: [Value] = []
    values.reserveCapacity(arguments.count)
    for argument in arguments { values.append(try argument.eval(f)) }
    f.position = position
    var result = Value.void
    let member = member
    let isDynamic = isDynamic
    try receiver.modify(f) { (this: inout Value) throws(Signal) in
      result =
        isDynamic
        ? try f.call(member, mutating: &this, values) : try f.invoke(member, mutating: &this, values)
    }
    return result
  }
}

/// `list.append(element)`, the library's own, which grows the array where it stands.
final class AppendNode: Node {
  private let call: MutatingCallNode
  private let element: Node
  /// The slot of the local variable that holds the array; -1 where none does.
  private let local: Int
  init(_ call: MutatingCallNode, _ element: Node) {
    self.call = call
    self.element = element
    local = (call.receiver as? LocalNode)?.slot ?? -1
    super.init(at: call.position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    let value = try element.eval(f)
    f.position = position
    if local >= 0, try append(value, to: &f.base[local], f) { return .void }
    let member = call.member
    try call.receiver.modify(f) { (place: inout Value) throws(Signal) in
      if try !append(value, to: &place, f) { _ = try f.invoke(member, mutating: &place, [value]) }
    }
    return .void
  }
  @inline(__always) private func append(_ value: Value, to place: inout Value, _ f: Fiber) throws(Signal) -> Bool {
    try place.withElements { (elements: inout [Value]) throws(Signal) in
      try f.machine.charge(24)
      elements.append(value)
      return true
    } ?? false
  }
}

extension Node {
  /// Its value may go unused without a word: `@discardableResult`.
  var isDiscardable: Bool {
    switch self {
    case let call as FunctionCallNode: call.member.attributes.contains("discardableResult")
    case let call as MethodCallNode: call.member.attributes.contains("discardableResult")
    case let call as MutatingCallNode: call.member.attributes.contains("discardableResult")
    case let call as ConstructNode: call.member.attributes.contains("discardableResult")
    case let call as GenericCallNode: call.call.isDiscardable
    default: false
    }
  }
}

/// Calls a value that is a function.
final class ValueCallNode: Node {
  private let callee: Node
  private let arguments: NodeList
  init(_ callee: Node, _ arguments: [Node], at position: SourcePosition) {
    self.callee = callee
    self.arguments = NodeList(arguments)
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    let function = try callee.eval(f)
    let frame = f.top
    try arguments.push(f, from: frame)
    f.position = position
    if case .function(let value) = function, value.takes(arguments.count) {
      return try f.run(value.code, frame: frame, function: value)
    }
    return try f.call(function, f.take(from: frame))
  }
}

/// The default value of a parameter, in the scope of the declaration.
final class DefaultArgumentNode: Node {
  let value: LazyCode
  let owner: SwiftType
  init(_ value: LazyCode, owner: SwiftType, at position: SourcePosition) {
    self.value = value
    self.owner = owner
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    try f.call(f.machine.lower(value), this: nil, [])
  }
}

/// An enum case with its payload.
final class EnumPayloadNode: Node {
  let entry: EnumCase
  let arguments: [Node]
  /// The enum's generic arguments, where they are known.
  let types: [SwiftType]
  init(_ entry: EnumCase, _ arguments: [Node], types: [SwiftType] = [], at position: SourcePosition) {
    self.entry = entry
    self.arguments = arguments
    self.types = types.contains(where: { $0.hasUnknown || $0.hasParameter }) ? [] : types
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    var values: [Value] = []
    for argument in arguments { values.append(try argument.eval(f)) }
    return .enumeration(EnumValue(entry, values, arguments: types))
  }
}

/// A method called on a value whose type was not known.
final class DynamicCallNode: Node {
  let receiver: Node
  let name: String
  let labels: [String?]
  let trailing: Int
  let arguments: [Node]
  init(
    _ receiver: Node, _ name: String, labels: [String?], trailing: Int, _ arguments: [Node], at position: SourcePosition
  ) {
    self.receiver = receiver
    self.name = name
    self.labels = labels
    self.trailing = trailing
    self.arguments = arguments
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    var result = Value.void
    try receiver.modify(f) { (this: inout Value) throws(Signal) in result = try call(f, &this) }
    return result
  }
  private func call(_ f: Fiber, _ this: inout Value) throws(Signal) -> Value {
    var values: [Value] = []
    for argument in arguments { values.append(try argument.eval(f)) }
    f.position = position
    return try f.callDynamic(name, labels: labels, trailing: trailing, on: &this, values)
  }
}

extension Fiber {
  /// Calls the method of `this` that its name, labels and number of arguments mean.
  package func callDynamic(
    _ name: String, labels: [String?], trailing: Int = 0, on this: inout Value, _ values: [Value]
  ) throws(Signal) -> Value {
    var candidates: [Member] = []
    if case .type(let type) = this, let nominal = type.nominal {
      if name == "init" {
        for member in nominal.members(named: "init") {
          if let fitted = fit(member, labels, trailing, values) {
            return try construct(nominal, arguments: type.arguments, member, fitted())
          }
        }
      }
      candidates = nominal.members(named: name).filter { $0.isStatic || $0.kind == .enumCase }
    } else if let nominal = machine.nominal(of: this) {
      candidates = nominal.members(named: name).filter { !$0.isStatic }
    }
    for member in candidates where member.kind == .method {
      if let fitted = fit(member, labels, trailing, values) { return try call(member, mutating: &this, fitted()) }
    }
    for member in candidates where member.kind == .stored || member.kind == .computed {
      return try call(read(member, of: this), values)
    }
    for member in candidates where member.kind == .enumCase {
      return .enumeration(EnumValue(member.enumCase!, values))
    }
    if case .some(var inner) = this {
      defer { this = .some(inner) }
      return try callDynamic(name, labels: labels, trailing: trailing, on: &inner, values)
    }
    let type = machine.type(of: this)
    let names = machine.nominal(of: this)?.memberNames(isStatic: false) ?? []
    throw .trap(
      "value of type '\(type)' has no member '\(name)'", advice: NearNames.advice(name, in: names).map { [$0] } ?? [],
      at: position)
  }

  /// The arguments in the order of the parameters, defaults filled in; nil where they do not fit.
  private func fit(_ member: Member, _ labels: [String?], _ trailing: Int, _ values: [Value]) -> (
    () throws(Signal) -> [Value]
  )? {
    let parameters = member.signature.parameters
    var plan: [[Int]] = []
    var next = 0
    for parameter in parameters {
      var taken: [Int] = []
      while next < values.count {
        let isTrailing = next >= values.count - trailing
        let fits = labels[next] == parameter.label || (isTrailing && labels[next] == nil)
        guard fits || (parameter.isVariadic && !taken.isEmpty && labels[next] == nil) else { break }
        taken.append(next)
        next += 1
        if !parameter.isVariadic { break }
      }
      if taken.isEmpty, parameter.defaultValue == nil, !parameter.isVariadic { return nil }
      plan.append(taken)
    }
    guard next == values.count else { return nil }
    return { () throws(Signal) -> [Value] in
      let types = try? member.resolved(self.machine.program).parameters
      var result: [Value] = []
      for (i, parameter) in parameters.enumerated() {
        if parameter.isVariadic {
          result.append(.array(plan[i].map { values[$0] }))
        } else if let index = plan[i].first {
          let value = values[index]
          result.append((types?[i].isOptional ?? false) && !value.isOptional ? .some(value) : value)
        } else if let value = parameter.defaultValue {
          result.append(try self.call(self.machine.lower(value), this: nil, []))
        }
      }
      return result
    }
  }
}
