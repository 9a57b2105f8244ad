import Diagnostics

extension Machine {
  /// The type whose members a value has.
  package func nominal(of value: Value) -> Nominal? {
    switch value {
    case .structure(let value): value.type
    case .object(let handle): handle.body.type
    case .enumeration(let value): value.entry.owner
    case .int: program.known("Int")
    case .double: program.known("Double")
    case .scalar(let value): program.nominal(of: value.kind)
    case .bool: program.known("Bool")
    case .string: program.known("String")
    case .character: program.known("Character")
    case .array: program.array
    case .dictionary: program.dictionary
    case .set: program.set
    case .none, .some: program.optional
    case .keyPath: program.known("KeyPath")
    case .void, .tuple, .function, .type, .native, .box: nil
    }
  }

  /// The type whose implementation of a member a call reaches: a type's own for its static members.
  package func receiver(of value: Value) -> Nominal? {
    if case .type(let type) = value { return program.memberNominal(of: type) }
    return nominal(of: value)
  }

  /// The type of a value as far as it can be told from the value.
  package func type(of value: Value) -> SwiftType {
    switch value {
    case .void: .void
    case .array(let values): program.array(of: common(values))
    case .set(let set): program.set(of: common(set.elements))
    case .dictionary(let dictionary):
      program.dictionary(common(dictionary.pairs.map(\.0)), common(dictionary.pairs.map(\.1)))
    case .none: .optional(.unknown)
    case .some(let wrapped): .optional(type(of: wrapped))
    case .tuple(let tuple): .tuple(zip(tuple.labels, tuple.elements).map { .init($0, type(of: $1)) })
    case .object(let handle): .nominal(handle.body.type, handle.body.arguments)
    case .structure(let value) where value.type === program.arraySlice:
      .nominal(value.type, [common(value.fields[0].asArray ?? [])])
    case .structure(let value): .nominal(value.type, value.arguments)
    case .enumeration(let value): .nominal(value.entry.owner, value.arguments)
    case .type(let type): .metatype(type)
    case .function(let function): function.code.type.map { .function($0) } ?? .function(FunctionType([], .void))
    default: nominal(of: value).map { .nominal($0, []) } ?? .unknown
    }
  }

  private func common(_ values: [Value]) -> SwiftType {
    guard let first = values.first else { return .unknown }
    let type = type(of: first)
    return values.dropFirst().allSatisfy { self.type(of: $0) == type } ? type : .existential([])
  }
}

extension Fiber {
  // MARK: Reading

  /// The value of a property of `this`, by whatever means it has one.
  package func read(_ member: Member, of this: Value) throws(Signal) -> Value {
    var target = member
    if member.isRequirement || member.isOverridden || (member.owner.isClass && member.kind == .computed),
      let nominal = machine.receiver(of: this)
    {
      target = nominal.implementation(of: member)
    }
    return try readExactly(target, of: this)
  }

  /// The value of exactly this property, as `super.name` reads it.
  package func readExactly(_ member: Member, of this: Value) throws(Signal) -> Value {
    switch member.kind {
    case .stored:
      if member.isStatic { return try readStatic(member) }
      switch this {
      case .object(let handle):
        let body = handle.body
        if let willRead = member.willRead { willRead(self, handle) }
        if member.isTracked, let tracking = machine.tracking { tracking.onAccess(body, member) }
        return try strong(body.fields[member.slot], member, of: this)
      case .structure(let value):
        return try strong(value.fields[member.slot], member, of: this)
      case .some(let inner): return try readExactly(member, of: inner)
      default: throw .trap("'\(member.name)' was read from a value that has no such property", at: position)
      }
    case .computed:
      switch member.body {
      case .native(let native):
        var call = Call(self, this: this, member: member)
        return try perform(native, &call)
      case .code(let lazy):
        let code = try machine.lower(lazy)
        return try call(code, this: code.returnsSelf ? .box(Box(this)) : this, [])
      case .empty: return .void
      case .none:
        if member.isOptionalRequirement { return .none }
        throw .unsimulated(member, at: position)
      }
    case .enumCase: return member.enumCase.map { .enumeration($0.plain) } ?? .void
    case .method: return .function(FunctionValue(try boundCode(member), receiver: this))
    default: throw .trap("'\(member.name)' has no value", at: position)
    }
  }

  /// What a weak, unowned or lazy field means to its reader.
  @inline(__always) func strong(_ raw: Value, _ member: Member, of this: Value) throws(Signal) -> Value {
    if member.ownership == .strong {
      if case .void = raw, member.isLazy { return try initializeLazily(member, of: this) }
      return raw
    }
    return try load(raw, member.ownership, name: member.name)
  }

  /// The strong value of a weak or unowned one.
  func load(_ raw: Value, _ ownership: Member.Ownership, name: String) throws(Signal) -> Value {
    guard case .native(let reference) = raw, let reference = reference as? WeakReference else {
      return ownership == .weak && !raw.isOptional ? (raw.isVoid ? .none : raw) : raw
    }
    if let handle = reference.handle { return ownership == .weak ? .some(.object(handle)) : .object(handle) }
    if ownership == .weak { return .none }
    throw .trap(
      "Fatal error: Attempted to read an unowned reference but the object was already destroyed", at: position)
  }

  /// The stored form of a strong value in a weak or unowned variable.
  func store(_ value: Value, _ ownership: Member.Ownership) -> Value {
    guard ownership != .strong else { return value }
    guard case .object(let handle)? = value.unwrapped else { return .native(WeakReference(nil)) }
    return .native(WeakReference(handle))
  }

  private func initializeLazily(_ member: Member, of this: Value) throws(Signal) -> Value {
    guard let initial = member.initialValue else { return .void }
    let code = try machine.lower(initial)
    let value = try call(code, this: this, [])
    switch this {
    case .object(let handle): handle.body.fields[member.slot] = value
    case .structure(let structure): structure.fields[member.slot] = value
    default: break
    }
    return value
  }

  func readStatic(_ member: Member) throws(Signal) -> Value {
    if let box = member.storage { return try load(box.value, member.ownership, name: member.name) }
    let box = Box()
    member.storage = box
    if let initial = member.initialValue {
      let code = try machine.lower(initial)
      box.value = store(try call(code, this: .type(member.owner.erasedType), []), member.ownership)
    }
    return try load(box.value, member.ownership, name: member.name)
  }

  // MARK: Writing

  /// Sets a property of `this`, with observers, wrappers and tracking.
  package func write(_ member: Member, of this: inout Value, _ value: Value) throws(Signal) {
    var target = member
    if member.isRequirement || member.owner.isClass, let nominal = machine.receiver(of: this) {
      target = nominal.implementation(of: member)
    }
    try writeExactly(target, of: &this, value)
  }

  package func writeExactly(_ member: Member, of this: inout Value, _ value: Value) throws(Signal) {
    switch member.kind {
    case .stored where member.isStatic:
      let old = try readStatic(member)
      if let willSet = member.willSet {
        _ = try call(machine.lower(willSet), this: .type(member.owner.erasedType), [value])
      }
      member.storage?.value = store(value, member.ownership)
      if let didSet = member.didSet { _ = try call(machine.lower(didSet), this: .type(member.owner.erasedType), [old]) }
    case .stored:
      switch this {
      case .object(let handle): try writeField(member, of: handle, value)
      case .structure(var structure):
        let old = structure.fields[member.slot]
        if let willSet = member.willSet { _ = try call(machine.lower(willSet), this: this, [value]) }
        this = .void
        if !isKnownUniquelyReferenced(&structure) { structure = structure.copy() }
        structure.fields[member.slot] = store(value, member.ownership)
        this = .structure(structure)
        if let didSet = member.didSet { try observe(didSet, of: &this, [old]) }
        _ = consume old
      case .some(var inner):
        this = .void
        try writeExactly(member, of: &inner, value)
        this = .some(inner)
      default: throw .trap("'\(member.name)' was set on a value that has no such property", at: position)
      }
    case .computed:
      if let willSet = member.willSet { _ = try call(machine.lower(willSet), this: this, [value]) }
      let old = member.didSet == nil ? Value.void : try readExactly(member, of: this)
      switch member.setter {
      case .native(let native):
        var call = Call(self, this: this, arguments: [value], member: member)
        this = .void
        defer { this = call.this }
        _ = try perform(native, &call)
      case .code(let lazy):
        try observe(lazy, of: &this, [value])
      case .empty: break
      case .none:
        throw .trap("'\(member.owner.name).\(member.name)' cannot be set here: it is not simulated", at: position)
      }
      if let didSet = member.didSet { try observe(didSet, of: &this, [old]) }
    default: throw .trap("'\(member.name)' cannot be set", at: position)
    }
  }

  /// Runs code that may change `this`, a struct's setter or `didSet`.
  private func observe(_ lazy: LazyCode, of this: inout Value, _ arguments: [Value]) throws(Signal) {
    let code = try machine.lower(lazy)
    if code.returnsSelf, case .object = this {
    } else if code.returnsSelf {
      let box = Box(this)
      this = .void
      defer { this = box.value }
      let frame = top
      push(.box(box))
      for argument in arguments { push(argument) }
      _ = try run(code, frame: frame, function: nil)
      return
    }
    _ = try call(code, this: this, arguments)
  }

  /// Sets a stored property of an object.
  func writeField(_ member: Member, of handle: Handle, _ value: Value) throws(Signal) {
    let body = handle.body
    let isQuiet = member.willSet == nil && member.didSet == nil && !member.isTracked && body.watchers == nil
    if isQuiet {
      let old = body.fields[member.slot]
      body.fields[member.slot] = store(value, member.ownership)
      _ = consume old
      if case .native(let native) = member.setter {
        var call = Call(self, this: .object(handle), arguments: [value], member: member)
        _ = try perform(native, &call)
      }
      return
    }
    let old = try strong(body.fields[member.slot], member, of: .object(handle))
    let isEqual = member.isTracked && machine.program.comparesEqual(member) && old.isEqual(to: value)
    if member.isTracked, !isEqual {
      for observer in body.watchers?.observers ?? [] where observer.member === member { observer.willChange?() }
    }
    if let willSet = member.willSet { _ = try call(machine.lower(willSet), this: .object(handle), [value]) }
    body.fields[member.slot] = store(value, member.ownership)
    if member.isTracked, !isEqual { machine.trackedDidChange?(body, member, old, value) }
    for observer in body.watchers?.observers ?? [] where observer.member === member { observer.didChange?(old, value) }
    if case .native(let native) = member.setter {
      var call = Call(self, this: .object(handle), arguments: [value], member: member)
      _ = try perform(native, &call)
    }
    if let didSet = member.didSet { _ = try call(machine.lower(didSet), this: .object(handle), [old]) }
  }

  /// Changes a property in place: what a mutating method or an `inout` argument does to it.
  func modify(_ member: Member, of this: inout Value, _ change: (inout Value) throws(Signal) -> Void) throws(Signal) {
    if member.isQuiet, case .structure(var structure) = this {
      this = .void
      if !isKnownUniquelyReferenced(&structure) { structure = structure.copy() }
      var field = structure.fields[member.slot]
      structure.fields[member.slot] = .void
      defer {
        structure.fields[member.slot] = field
        this = .structure(structure)
      }
      try change(&field)
      return
    }
    if member.isQuiet, case .object(let handle) = this, handle.body.watchers == nil {
      let fields = handle.body.fields
      var field = fields[member.slot]
      fields[member.slot] = .void
      defer { fields[member.slot] = field }
      try change(&field)
      return
    }
    var value = member.isMutatingGetter ? try readMutating(member, of: &this) : try read(member, of: this)
    try change(&value)
    try write(member, of: &this, value)
  }

  /// Reads what changes its owner when it is read.
  func readMutating(_ member: Member, of this: inout Value, _ arguments: [Value] = []) throws(Signal) -> Value {
    if case .native(let native) = member.body {
      var call = Call(self, this: this, arguments: arguments, member: member)
      this = .void
      defer { this = call.this }
      return try perform(native, &call)
    }
    guard case .code(let lazy) = member.body else { return try readExactly(member, of: this) }
    let box = Box(this)
    this = .void
    defer { this = box.value }
    return try call(machine.lower(lazy), this: .box(box), arguments)
  }

  // MARK: Functions as values

  /// The code of a method used as a value.
  func boundCode(_ member: Member) throws(Signal) -> Code {
    if case .code(let lazy) = member.body, member.owner.kind != .protocol, !member.owner.isClass {
      let code = try machine.lower(lazy)
      if !code.returnsSelf { return code }
    }
    return machine.boundCodes.code(for: member)
  }

  /// The value at a key path of `root`.
  package func read(_ path: KeyPathValue, of root: Value) throws(Signal) -> Value {
    var value = root
    for step in path.steps {
      switch step {
      case .member(let member): value = try read(member, of: value)
      case .element(let index):
        guard case .tuple(let tuple) = value, index < tuple.elements.count else { break }
        value = tuple.elements[index]
      case .subscription(let member, let arguments):
        if let member { value = try self.subscript(member, of: value, arguments) }
      case .chain:
        guard case .some(let inner) = value else { return .none }
        value = inner
      case .force:
        guard case .some(let inner) = value else {
          throw .trap("Fatal error: Unexpectedly found nil while unwrapping an Optional value", at: position)
        }
        value = inner
      }
    }
    if path.steps.contains(where: { if case .chain = $0 { true } else { false } }), !value.isOptional {
      return .some(value)
    }
    return value
  }

  /// Changes the value at a key path of `root`.
  package func modify(
    _ path: KeyPathValue, of root: inout Value, from index: Int = 0, _ change: (inout Value) throws(Signal) -> Void
  ) throws(Signal) {
    guard index < path.steps.count else { return try change(&root) }
    switch path.steps[index] {
    case .member(let member):
      if index == path.steps.count - 1, member.kind == .computed || member.owner.isClass {
        var value = try read(member, of: root)
        try change(&value)
        try write(member, of: &root, value)
        return
      }
      try modify(member, of: &root) { (value: inout Value) throws(Signal) in
        try modify(path, of: &value, from: index + 1, change)
      }
    case .element(let element):
      guard case .tuple(let tuple) = root, element < tuple.elements.count else { return }
      let copy = TupleValue(tuple.elements, labels: tuple.labels)
      try modify(path, of: &copy.elements[element], from: index + 1, change)
      root = .tuple(copy)
    case .subscription(let member, let arguments):
      guard let member else { return }
      var value = try self.subscript(member, of: root, arguments)
      try modify(path, of: &value, from: index + 1, change)
      try setSubscript(member, of: &root, arguments, value)
    case .chain:
      guard case .some(var inner) = root else { return }
      try modify(path, of: &inner, from: index + 1, change)
      root = .some(inner)
    case .force:
      guard case .some(var inner) = root else {
        throw .trap("Fatal error: Unexpectedly found nil while unwrapping an Optional value", at: position)
      }
      try modify(path, of: &inner, from: index + 1, change)
      root = .some(inner)
    }
  }

  // MARK: Subscripts

  private func target(of member: Member, on this: Value) -> Member {
    guard member.isRequirement || member.owner.isClass else { return member }
    return machine.receiver(of: this)?.implementation(of: member) ?? member
  }

  package func `subscript`(
    _ member: Member, of this: Value, _ arguments: [Value], isExact: Bool = false
  ) throws(Signal) -> Value {
    let target = isExact ? member : target(of: member, on: this)
    switch target.body {
    case .native(let native):
      var call = Call(self, this: this, arguments: arguments, member: target)
      return try perform(native, &call)
    case .code(let lazy):
      let code = try machine.lower(lazy)
      return try call(code, this: code.returnsSelf ? .box(Box(this)) : this, arguments)
    case .empty: return .void
    case .none: throw .unsimulated(target, at: position)
    }
  }

  package func setSubscript(
    _ member: Member, of this: inout Value, _ arguments: [Value], _ value: Value, isExact: Bool = false
  ) throws(Signal) {
    let target = isExact ? member : target(of: member, on: this)
    switch target.setter {
    case .native(let native):
      var call = Call(self, this: this, arguments: arguments + [value], member: target)
      this = .void
      defer { this = call.this }
      _ = try perform(native, &call)
    case .code(let lazy): try observe(lazy, of: &this, arguments + [value])
    case .empty: break
    case .none: throw .trap("this subscript of '\(target.owner.name)' cannot be set here", at: position)
    }
  }
}

/// Code that calls a method on its receiver, one per method, so that two references to a method are equal.
package final class BoundCodes {
  private var codes: [ObjectIdentifier: Code] = [:]

  func code(for member: Member) -> Code {
    if let code = codes[ObjectIdentifier(member)] { return code }
    let count = member.signature.parameters.count
    let code = Code(member.fullName) { (call: inout Call) throws(Signal) in
      if count > 1, call.arguments.count == 1, case .tuple(let tuple) = call.arguments[0] {
        call.arguments = tuple.elements
      }
      return try call.fiber.call(member, mutating: &call.this, call.arguments)
    }
    codes[ObjectIdentifier(member)] = code
    return code
  }
}

extension Machine {
  package var boundCodes: BoundCodes { extra(BoundCodes.self, BoundCodes.init) }
}

extension Program {
  /// Whether the setter of a tracked property compares: Equatable values do (H F11).
  func comparesEqual(_ member: Member) -> Bool {
    guard let type = try? member.propertyType(self) else { return false }
    return conforms(type, to: known("Equatable")) && !type.isUnknown
  }
}
