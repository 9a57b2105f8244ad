import Diagnostics
import Trace

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
          let value = next < values.count ? values[next] : .void
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
      // A subclass that inherits this initializer has fields of its own to fill first; a convenient one hands over to an
      // initializer that does so.
      if nominal.isClass, nominal !== member.owner, !member.isConvenience {
        try initializeFields(of: nominal, upTo: member.owner, &this)
      }
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
    guard !member.isLazy else { return }
    let value: Value
    if let known = member.knownInitialValue {
      value = known
    } else if let initial = member.initialValue {
      value = try call(machine.lower(initial), this: nil, [])
      if member.hasConstantInitialValue, value.isPlain { member.knownInitialValue = value }
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
      && !(wrapper?.isFixed ?? false)
  }
}

extension Nominal {
  /// Whether making a value of the type is an event: its protocol says so.
  package var tracesInitialization: Bool { conformances.contains(where: \.tracesInit) }
}
