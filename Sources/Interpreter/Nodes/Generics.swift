import Diagnostics

/// A type that is made of generic parameters, as a value: known when it runs.
final class GenericTypeNode: Node {
  let type: SwiftType
  /// `self`, where the parameters of its type are among them.
  private let this: Node?
  private let owner: Nominal?

  init(_ type: SwiftType, this: Node?, owner: Nominal?, at position: SourcePosition) {
    self.type = type
    self.this = this
    self.owner = owner
    type.reifyParameters()
    super.init(at: position)
  }

  func resolved(_ f: Fiber) throws(Signal) -> SwiftType {
    f.specialized(type, this: try this?.eval(f), owner: owner)
  }

  override func eval(_ f: Fiber) throws(Signal) -> Value { .type(try resolved(f)) }
}

/// A call of generic code that may ask what its parameters are: the fiber holds them while it runs.
final class GenericCallNode: Node {
  let call: Node
  private let parameters: [GenericParameter]
  private let bindings: [GenericParameter: SwiftType]
  /// The bindings, where they depend on nothing.
  private let fixed: GenericArguments?
  private let this: Node?
  private let owner: Nominal?

  init(_ call: Node, _ bindings: [GenericParameter: SwiftType], this: Node?, owner: Nominal?) {
    self.call = call
    self.bindings = bindings
    self.this = this
    self.owner = owner
    parameters = Array(bindings.keys)
    let isFixed = bindings.values.allSatisfy { !$0.hasParameter }
    fixed = isFixed ? GenericArguments(bindings) : nil
    for type in bindings.values { type.reifyParameters() }
    super.init(at: call.position)
  }

  override var isExpression: Bool { call.isExpression }

  private func enter(_ f: Fiber) throws(Signal) {
    let known = f.genericTypes
    if known.isEmpty, let fixed {
      f.generics = fixed
      return
    }
    var types = known
    let receiver = fixed == nil ? try this?.eval(f) : nil
    for (parameter, type) in bindings {
      types[parameter] = fixed == nil ? f.specialized(type, this: receiver, owner: owner) : type
    }
    f.generics = GenericArguments(types)
  }

  override func eval(_ f: Fiber) throws(Signal) -> Value {
    guard parameters.contains(where: \.isReified) else { return try unaided(f) }
    let outer = f.generics
    defer { f.generics = outer }
    try enter(f)
    return try call.eval(f)
  }

  /// The callee's body may be lowered by this very call, and only then say that it asks.
  private func unaided(_ f: Fiber) throws(Signal) -> Value {
    guard !isLowered else { return try call.eval(f) }
    isLowered = true
    let outer = f.generics
    defer { f.generics = outer }
    try enter(f)
    return try call.eval(f)
  }
  private var isLowered = false

  override func assign(_ f: Fiber, _ value: Value) throws(Signal) {
    let outer = f.generics
    defer { f.generics = outer }
    try enter(f)
    try call.assign(f, value)
  }

  override func modify(_ f: Fiber, _ change: (inout Value) throws(Signal) -> Void) throws(Signal) {
    let outer = f.generics
    defer { f.generics = outer }
    try enter(f)
    try call.modify(f, change)
  }
}

/// `T(…)` and `Self(…)` where the initializer is one that a protocol asks for or adds.
final class GenericConstructNode: Node {
  let metatype: Node
  let member: Member
  let arguments: [Node]

  init(_ metatype: Node, _ member: Member, _ arguments: [Node], at position: SourcePosition) {
    self.metatype = metatype
    self.member = member
    self.arguments = arguments
    super.init(at: position)
  }

  override func eval(_ f: Fiber) throws(Signal) -> Value {
    guard case .type(let type) = try metatype.eval(f), let nominal = f.machine.program.memberNominal(of: type) else {
      throw .trap("the type that is made here is not known", at: position)
    }
    var values: [Value] = []
    for argument in arguments { values.append(try argument.eval(f)) }
    f.position = position
    let target = member.isRequirement ? nominal.implementation(of: member) : member
    return try f.construct(nominal, arguments: type.arguments, target, values)
  }
}
