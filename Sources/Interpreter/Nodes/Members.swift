import Diagnostics

/// A stored property of a struct, read straight from its slot.
final class StructFieldNode: Node {
  let base: Node
  let member: Member
  let slot: Int
  init(_ base: Node, _ member: Member, at position: SourcePosition) {
    self.base = base
    self.member = member
    slot = member.slot
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    if let local = base as? LocalNode, case .structure(let value) = f.base[local.slot] { return value.fields[slot] }
    if case .structure(let value) = try base.eval(f) { return value.fields[slot] }
    return try f.read(member, of: base.eval(f))
  }
  override func assign(_ f: Fiber, _ value: Value) throws(Signal) {
    let member = member
    try base.modify(f) { (place: inout Value) throws(Signal) in try f.writeExactly(member, of: &place, value) }
  }
  override func modify(_ f: Fiber, _ change: (inout Value) throws(Signal) -> Void) throws(Signal) {
    let member = member
    try base.modify(f) { (place: inout Value) throws(Signal) in try f.modify(member, of: &place, change) }
  }
}

/// A stored property of an object that nothing overrides, tracks or observes.
final class ObjectFieldNode: Node {
  let base: Node
  let member: Member
  init(_ base: Node, _ member: Member, at position: SourcePosition) {
    self.base = base
    self.member = member
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    let object = try base.eval(f)
    if case .object(let handle) = object, member.isDirect {
      let value = handle.body.fields[member.slot]
      if !value.isVoid { return value }
    }
    f.position = position
    return try f.read(member, of: object)
  }
  override func assign(_ f: Fiber, _ value: Value) throws(Signal) {
    var object = try base.eval(f)
    f.position = position
    if member.isOverridden {
      try f.write(member, of: &object, value)
    } else {
      try f.writeExactly(member, of: &object, value)
    }
  }
  override func modify(_ f: Fiber, _ change: (inout Value) throws(Signal) -> Void) throws(Signal) {
    var object = try base.eval(f)
    try f.modify(member, of: &object, change)
  }
}

/// Any property of a value.
final class PropertyNode: Node {
  let base: Node
  let member: Member
  /// Exactly this member, as for `super`.
  let isExact: Bool
  /// The base is held as a value type, so a setter changes it.
  let changesBase: Bool
  init(_ base: Node, _ member: Member, isExact: Bool = false, changesBase: Bool, at position: SourcePosition) {
    self.base = base
    self.member = member
    self.isExact = isExact
    self.changesBase = changesBase
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    if member.isMutatingGetter, changesBase {
      var result = Value.void
      let member = member
      try base.modify(f) { (place: inout Value) throws(Signal) in result = try f.readMutating(member, of: &place) }
      return result
    }
    let this = try base.eval(f)
    f.position = position
    return isExact ? try f.readExactly(member, of: this) : try f.read(member, of: this)
  }
  override func assign(_ f: Fiber, _ value: Value) throws(Signal) {
    let member = member
    let isExact = isExact
    if changesBase {
      try base.modify(f) { (place: inout Value) throws(Signal) in try f.write(member, of: &place, value) }
    } else {
      var this = try base.eval(f)
      f.position = position
      if isExact { try f.writeExactly(member, of: &this, value) } else { try f.write(member, of: &this, value) }
    }
  }
  override func modify(_ f: Fiber, _ change: (inout Value) throws(Signal) -> Void) throws(Signal) {
    let member = member
    if changesBase {
      try base.modify(f) { (place: inout Value) throws(Signal) in try f.modify(member, of: &place, change) }
    } else {
      var this = try base.eval(f)
      f.position = position
      try f.modify(member, of: &this, change)
    }
  }
}

/// A static property.
final class StaticPropertyNode: Node {
  let member: Member
  let type: SwiftType
  /// The type, where it is known when it runs only: its own implementation is reached.
  let metatype: Node?
  init(_ member: Member, of type: SwiftType, metatype: Node? = nil, at position: SourcePosition) {
    self.member = member
    self.type = type
    self.metatype = metatype
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    if let metatype {
      let type = try metatype.eval(f)
      f.position = position
      return try f.read(member, of: type)
    }
    f.position = position
    return try f.readExactly(member, of: .type(type))
  }
  override func assign(_ f: Fiber, _ value: Value) throws(Signal) {
    if let metatype {
      var type = try metatype.eval(f)
      return try f.write(member, of: &type, value)
    }
    var this = Value.type(type)
    try f.writeExactly(member, of: &this, value)
  }
  override func modify(_ f: Fiber, _ change: (inout Value) throws(Signal) -> Void) throws(Signal) {
    if metatype == nil, let box = member.storage, member.willSet == nil, member.didSet == nil,
      member.ownership == .strong
    {
      var value = box.value
      box.value = .void
      defer { box.value = value }
      try change(&value)
      return
    }
    var value = try eval(f)
    try change(&value)
    try assign(f, value)
  }
}

/// The initial value of a stored property in an initializer: no observers.
final class InitializeFieldNode: Node {
  let base: Node
  let member: Member
  let isClass: Bool
  init(_ base: Node, _ member: Member, isClass: Bool, at position: SourcePosition) {
    self.base = base
    self.member = member
    self.isClass = isClass
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value { try f.readExactly(member, of: base.eval(f)) }
  override func assign(_ f: Fiber, _ value: Value) throws(Signal) {
    let value = f.store(value, member.ownership)
    if isClass {
      guard case .object(let handle) = try base.eval(f) else { return }
      let old = handle.body.fields[member.slot]
      handle.body.fields[member.slot] = value
      _ = consume old
      return
    }
    let slot = member.slot
    try base.modify(f) { (place: inout Value) throws(Signal) in
      guard case .structure(var structure) = place else { return }
      place = .void
      if !isKnownUniquelyReferenced(&structure) { structure = structure.copy() }
      structure.fields[slot] = value
      place = .structure(structure)
    }
  }
  override func modify(_ f: Fiber, _ change: (inout Value) throws(Signal) -> Void) throws(Signal) {
    let member = member
    try base.modify(f) { (place: inout Value) throws(Signal) in try f.modify(member, of: &place, change) }
  }
}

/// An element of a tuple.
final class TupleElementNode: Node {
  let base: Node
  let index: Int
  init(_ base: Node, _ index: Int, at position: SourcePosition) {
    self.base = base
    self.index = index
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    guard case .tuple(let tuple) = try base.eval(f), index < tuple.elements.count else { return .void }
    return tuple.elements[index]
  }
  override func assign(_ f: Fiber, _ value: Value) throws(Signal) {
    try modify(f) { (place: inout Value) throws(Signal) in place = value }
  }
  override func modify(_ f: Fiber, _ change: (inout Value) throws(Signal) -> Void) throws(Signal) {
    let index = index
    try base.modify(f) { (place: inout Value) throws(Signal) in
      guard case .tuple(let tuple) = place else { return }
      let copy = TupleValue(tuple.elements, labels: tuple.labels)
      try change(&copy.elements[index])
      place = .tuple(copy)
    }
  }
}

/// A subscript.
final class SubscriptNode: Node {
  let base: Node
  let member: Member
  let arguments: [Node]
  let changesBase: Bool
  /// The subscript of an array, for the short way.
  private let isElement: Bool
  /// Exactly this subscript, as for `super`.
  private let isExact: Bool
  init(
    _ base: Node, _ member: Member, _ arguments: [Node], changesBase: Bool, isExact: Bool = false,
    at position: SourcePosition
  ) {
    self.isExact = isExact
    self.base = base
    self.member = member
    self.arguments = arguments
    self.changesBase = changesBase
    isElement =
      arguments.count == 1 && !member.owner.isLearners && member.signature.parameters[0].label == nil
      && member.isLibrary
    super.init(at: position)
  }
  private func evaluated(_ f: Fiber) throws(Signal) -> [Value] {
    var values: [Value] = []
    for argument in arguments { values.append(try argument.eval(f)) }
    return values
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    if member.isMutatingGetter, changesBase {
      let values = try evaluated(f)
      var result = Value.void
      let member = member
      try base.modify(f) { (place: inout Value) throws(Signal) in
        result = try f.readMutating(member, of: &place, values)
      }
      return result
    }
    let this = try base.eval(f)
    if isElement, case .array(let elements) = this {
      if case .int(let index) = try arguments[0].eval(f) {
        guard index >= 0, index < elements.count else {
          throw .trap("Fatal error: Index out of range", at: position)
        }
        return elements[index]
      }
    }
    let values = try evaluated(f)
    f.position = position
    return try f.subscript(member, of: this, values, isExact: isExact)
  }
  override func assign(_ f: Fiber, _ value: Value) throws(Signal) {
    let values = try evaluated(f)
    let member = member
    let isExact = isExact
    let position = position
    if changesBase {
      let isElement = isElement
      try base.modify(f) { (place: inout Value) throws(Signal) in
        f.position = position
        if isElement, case .int(let index) = values[0], case .array(var elements) = place {
          guard index >= 0, index < elements.count else { throw .trap("Fatal error: Index out of range", at: position) }
          place = .void
          let old = elements[index]
          elements[index] = value
          place = .array(elements)
          _ = consume old
          return
        }
        try f.setSubscript(member, of: &place, values, value, isExact: isExact)
      }
    } else {
      var this = try base.eval(f)
      try f.setSubscript(member, of: &this, values, value, isExact: isExact)
    }
  }
  override func modify(_ f: Fiber, _ change: (inout Value) throws(Signal) -> Void) throws(Signal) {
    let values = try evaluated(f)
    let member = member
    let isExact = isExact
    let position = position
    func body(_ place: inout Value) throws(Signal) {
      f.position = position
      if isElement, case .int(let index) = values[0], case .array(var elements) = place {
        guard index >= 0, index < elements.count else { throw .trap("Fatal error: Index out of range", at: position) }
        place = .void
        defer { place = .array(elements) }
        var element = elements[index]
        elements[index] = .void
        defer { elements[index] = element }
        try change(&element)
        return
      }
      var value = try f.subscript(member, of: place, values, isExact: isExact)
      try change(&value)
      try f.setSubscript(member, of: &place, values, value, isExact: isExact)
    }
    if changesBase {
      try base.modify(f, body)
    } else {
      var this = try base.eval(f)
      try body(&this)
    }
  }
}

/// `value[keyPath: path]`
final class KeyPathSubscriptNode: Node {
  let base: Node
  let path: Node
  init(_ base: Node, _ path: Node, at position: SourcePosition) {
    self.base = base
    self.path = path
    super.init(at: position)
  }
  private func keyPath(_ f: Fiber) throws(Signal) -> KeyPathValue {
    if case .keyPath(let path) = try path.eval(f) { return path }
    throw .trap("the subscript was given no key path", at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value { try f.read(keyPath(f), of: base.eval(f)) }
  override func assign(_ f: Fiber, _ value: Value) throws(Signal) {
    try modify(f) { (place: inout Value) throws(Signal) in place = value }
  }
  override func modify(_ f: Fiber, _ change: (inout Value) throws(Signal) -> Void) throws(Signal) {
    let path = try keyPath(f)
    try base.modify(f) { (place: inout Value) throws(Signal) in try f.modify(path, of: &place, change) }
  }
}
