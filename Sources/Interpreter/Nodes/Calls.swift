import Diagnostics
import Trace

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
  /// The receiver's class or the protocol's witness decides.
  let isDynamic: Bool
  private var cachedType: Nominal?
  private var cachedTarget: Member?
  private var cachedGeneration = -1
  init(_ receiver: Node, _ member: Member, _ arguments: [Node], isDynamic: Bool, at position: SourcePosition) {
    self.receiver = receiver
    self.member = member
    self.arguments = NodeList(arguments)
    self.isDynamic = isDynamic
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    var this = try receiver.eval(f)
    var target = member
    if isDynamic, let nominal = f.machine.nominal(of: this) {
      if cachedType === nominal, cachedGeneration == f.machine.program.generation {
        target = cachedTarget!
      } else {
        target = nominal.implementation(of: member)
        cachedType = nominal
        cachedTarget = target
        cachedGeneration = f.machine.program.generation
      }
    }
    if case .code(let lazy) = target.body, let code = lazy.code, !code.returnsSelf {
      let frame = f.top
      f.push(this)
      this = .void
      try arguments.push(f, from: frame)
      f.position = position
      return try f.run(code, frame: frame, function: nil)
    }
    var values: [Value] = []
    values.reserveCapacity(arguments.count)
    for argument in arguments.nodes { values.append(try argument.eval(f)) }
    f.position = position
    return try f.invoke(target, mutating: &this, values)
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

extension Node {
  /// Its value may go unused without a word: `@discardableResult`.
  var isDiscardable: Bool {
    switch self {
    case let call as FunctionCallNode: call.member.attributes.contains("discardableResult")
    case let call as MethodCallNode: call.member.attributes.contains("discardableResult")
    case let call as MutatingCallNode: call.member.attributes.contains("discardableResult")
    case let call as ConstructNode: call.member.attributes.contains("discardableResult")
    default: false
    }
  }
}

/// Calls a function with `inout` arguments: they are moved in and written back.
final class InoutCallNode: Node {
  /// Calls with the arguments in place; what stands in them afterwards is written back.
  let call: (Fiber, Value, inout [Value]) throws(Signal) -> Value
  let receiver: Node?
  let changesReceiver: Bool
  let arguments: [Node]
  let inouts: [Int]
  init(
    receiver: Node?, changesReceiver: Bool, _ arguments: [Node], inouts: [Int], at position: SourcePosition,
    call: @escaping (Fiber, Value, inout [Value]) throws(Signal) -> Value
  ) {
    self.receiver = receiver
    self.changesReceiver = changesReceiver
    self.arguments = arguments
    self.inouts = inouts
    self.call = call
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    let this = try receiver?.eval(f) ?? .void
    var values: [Value] = []
    for (i, argument) in arguments.enumerated() { values.append(inouts.contains(i) ? .void : try argument.eval(f)) }
    f.position = position
    return try enter(f, this, &values, 0)
  }
  /// Opens the places one within the other, then calls.
  private func enter(_ f: Fiber, _ this: Value, _ values: inout [Value], _ next: Int) throws(Signal) -> Value {
    guard next < inouts.count else { return try call(f, this, &values) }
    let index = inouts[next]
    var result = Value.void
    var inner = values
    try arguments[index].modify(f) { (place: inout Value) throws(Signal) in
      inner[index] = place
      place = .void
      defer { place = inner[index] }
      result = try enter(f, this, &inner, next + 1)
    }
    values = inner
    return result
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

/// Calls a value that is a function.
final class ValueCallNode: Node {
  let callee: Node
  let arguments: [Node]
  init(_ callee: Node, _ arguments: [Node], at position: SourcePosition) {
    self.callee = callee
    self.arguments = arguments
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    let function = try callee.eval(f)
    if case .function(let value) = function, value.code.native == nil, value.receiver == nil,
      value.code.parameterCount == arguments.count
    {
      let frame = f.top
      do {
        for argument in arguments { f.push(try argument.eval(f)) }
      } catch {
        f.pop(to: frame)
        throw error
      }
      f.position = position
      return try f.run(value.code, frame: frame, function: value)
    }
    var values: [Value] = []
    for argument in arguments { values.append(try argument.eval(f)) }
    f.position = position
    return try f.call(function, values)
  }
}

/// Makes a value of a struct or class.
final class ConstructNode: Node {
  let type: SwiftType
  let nominal: Nominal
  let member: Member
  let arguments: [Node]
  /// The metatype where it is only known when it runs.
  let metatype: Node?
  let isLearnersCode: Bool
  init(
    _ type: SwiftType, _ nominal: Nominal, _ member: Member, _ arguments: [Node], metatype: Node? = nil,
    isLearnersCode: Bool,
    at position: SourcePosition
  ) {
    self.type = type
    self.nominal = nominal
    self.member = member
    self.arguments = arguments
    self.metatype = metatype
    self.isLearnersCode = isLearnersCode
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    var nominal = nominal
    var type = type
    if let metatype, case .type(let actual) = try metatype.eval(f), let known = actual.nominal {
      nominal = known
      type = actual
    }
    var values: [Value] = []
    values.reserveCapacity(arguments.count)
    for argument in arguments { values.append(try argument.eval(f)) }
    f.position = position
    return try f.construct(nominal, arguments: type.arguments, member, values, isTraced: isLearnersCode)
  }
}

extension Fiber {
  /// Makes a value of `nominal` with the initializer `member`.
  package func construct(
    _ nominal: Nominal, arguments: [SwiftType] = [], _ member: Member, _ values: [Value], isTraced: Bool = true
  ) throws(Signal) -> Value {
    let initializer = nominal.isClass && member.owner !== nominal ? nominal.implementation(of: member) : member
    if nominal.isClass {
      let handle = machine.allocate(
        nominal, arguments: arguments.contains(where: \.hasUnknown) ? [] : arguments,
        isTraced: isTraced || nominal.isLearners)
      if nominal.isLearners {
        machine.recorder.record(Event(.`init`, type: nominal.name, object: handle.body.name, at: position))
      }
      var this = Value.object(handle)
      return try initialize(initializer, of: nominal, &this, values)
    }
    if nominal.kind == .enum {
      var this = Value.void
      return try initialize(initializer, of: nominal, &this, values)
    }
    if nominal.isLearners, nominal.tracesInitialization {
      machine.recorder.record(Event(.`init`, type: nominal.name, at: position))
    }
    var this: Value
    if case .native = initializer.body {
      this = .type(.nominal(nominal, arguments))
    } else {
      this = .structure(StructValue(nominal, arguments: arguments, count: nominal.slotCount))
    }
    return try initialize(initializer, of: nominal, &this, values)
  }

  /// Runs an initializer on `this`; gives back what it has become, nil where it failed.
  func initialize(_ member: Member, of nominal: Nominal, _ this: inout Value, _ values: [Value]) throws(Signal) -> Value
  {
    if member.memberwise {
      if case .structure(let structure) = this {
        let stored = nominal.storedMembers
        var next = 0
        for field in stored where field.isMemberwiseParameter {
          let value = values[next]
          next += 1
          if case .void = value {
            // Left out: the property's own initial value.
            try initializeField(field, &this)
          } else if let wrap = field.wrapValue {
            structure.fields[field.slot] = try call(machine.lower(wrap), this: nil, [value])
          } else {
            structure.fields[field.slot] = store(value, field.ownership)
          }
        }
        for field in stored where !field.isMemberwiseParameter { try initializeField(field, &this) }
      } else if nominal.isClass {
        try initializeFields(of: nominal, &this)
        if let superclass = nominal.superclassNominal,
          let inherited = superclass.members(named: "init").first(where: { $0.signature.parameters.isEmpty })
        {
          _ = try initialize(inherited, of: superclass, &this, [])
        }
      }
      return this
    }
    switch member.body {
    case .native(let native):
      if !member.isConvenience, nominal.isClass, nominal !== member.owner {
        try initializeFields(of: nominal, upTo: member.owner, &this)
      }
      if case .object = this {
        // A framework's initializer does not call its superclass's: all parts get their first values here.
        var type: Nominal? = member.owner
        while let own = type {
          try initializeFields(of: own, &this)
          type = own.superclassNominal
        }
      }
      var call = Call(self, this: this, arguments: values, member: member)
      let result = try perform(native, &call)
      if nominal.isClass { return result.isOptional || member.isFailable ? result : call.this }
      return result
    case .empty, .none:
      if nominal.isClass || nominal.kind == .structure {
        if nominal !== member.owner, nominal.isClass { try initializeFields(of: nominal, upTo: member.owner, &this) }
        try initializeFields(of: member.owner, &this)
        for (i, parameter) in member.signature.parameters.enumerated() where i < values.count {
          if let field = member.owner.allStoredMembers.first(where: { $0.name == parameter.name }) {
            var value = values[i]
            if parameter.builder != nil, !parameter.isEscaping, case .function = value { value = try call(value) }
            switch this {
            case .object(let handle): handle.body.fields[field.slot] = store(value, field.ownership)
            case .structure(let structure): structure.fields[field.slot] = store(value, field.ownership)
            default: break
            }
          }
        }
        if case .object = this, let superclass = member.owner.superclassNominal,
          let inherited = superclass.members(named: "init").first(where: { $0.signature.parameters.isEmpty })
        {
          _ = try initialize(inherited, of: superclass, &this, [])
        }
      }
      return this
    case .code(let lazy):
      // A subclass that inherits this initializer has fields of its own to fill first.
      if nominal.isClass, nominal !== member.owner { try initializeFields(of: nominal, upTo: member.owner, &this) }
      let code = try machine.lower(lazy)
      if case .object = this {
        let result = try call(code, this: this, values)
        return result
      }
      let box = Box(this)
      this = .void
      let frame = top
      push(.box(box))
      for value in values { push(value) }
      let result = try run(code, frame: frame, function: nil)
      if case .none = result, member.isFailable { return .none }
      return member.isFailable ? .some(box.value) : box.value
    }
  }

  private func initializeFields(of nominal: Nominal, upTo end: Nominal, _ this: inout Value) throws(Signal) {
    var type: Nominal? = nominal
    while let own = type, own !== end {
      try initializeFields(of: own, &this)
      type = own.superclassNominal
    }
  }

  /// Gives the stored properties of one class or struct their initial values.
  package func initializeFields(of nominal: Nominal, _ this: inout Value) throws(Signal) {
    for member in nominal.storedMembers { try initializeField(member, &this) }
  }

  private func initializeField(_ member: Member, _ this: inout Value) throws(Signal) {
    guard !member.attributes.contains("lazy") else { return }
    let value: Value
    if let initial = member.initialValue {
      value = try call(machine.lower(initial), this: nil, [])
    } else if let type = try? member.propertyType(machine.program), type.isOptional, !member.isLet {
      value = .none
    } else {
      return
    }
    switch this {
    case .object(let handle): handle.body.fields[member.slot] = store(value, member.ownership)
    case .structure(let structure): structure.fields[member.slot] = store(value, member.ownership)
    default: break
    }
  }
}

extension Member {
  /// Whether the memberwise initializer takes it: a `let` with a value is fixed.
  var isMemberwiseParameter: Bool {
    !attributes.contains("lazy") && !(isLet && initialValue != nil && wrapper == nil)
      && !(wrapper?.hasArguments ?? false)
  }
}

extension Nominal {
  /// Whether making a value of the type is an event: its protocol says so.
  package var tracesInitialization: Bool { conformances.contains(where: \.tracesInit) }
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
  init(_ entry: EnumCase, _ arguments: [Node], at position: SourcePosition) {
    self.entry = entry
    self.arguments = arguments
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    var values: [Value] = []
    for argument in arguments { values.append(try argument.eval(f)) }
    return .enumeration(EnumValue(entry, values))
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
