import Diagnostics

/// A stored property of a struct, read straight from its slot.
final class StructFieldNode: Node {
  let base: Node
  let member: Member
  private let slot: Int
  /// The slot of the local variable that holds the struct; -1 where none does.
  private let local: Int
  init(_ base: Node, _ member: Member, at position: SourcePosition) {
    self.base = base
    self.member = member
    slot = member.slot
    local = (base as? LocalNode)?.slot ?? -1
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    if local >= 0, case .structure(let value) = f.base[local] { return value.fields[slot] }
    if case .structure(let value) = try base.eval(f) { return value.fields[slot] }
    return try f.read(member, of: base.eval(f))
  }
  override func integer(_ f: Fiber) throws(Signal) -> Int {
    if local >= 0, case .structure(let value) = f.base[local], case .int(let number) = value.fields[slot] {
      return number
    }
    return try super.integer(f)
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
  /// The slot of the local variable that holds the object; -1 where none does.
  private let local: Int
  init(_ base: Node, _ member: Member, at position: SourcePosition) {
    self.base = base
    self.member = member
    local = (base as? LocalNode)?.slot ?? -1
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    if local >= 0, member.isDirect, case .object(let handle) = f.base[local] {
      let value = handle.body.fields[member.slot]
      if !value.isVoid { return value }
    }
    let object = try base.eval(f)
    if case .object(let handle) = object, member.isDirect {
      let value = handle.body.fields[member.slot]
      if !value.isVoid { return value }
    }
    f.position = position
    return try f.read(member, of: object)
  }
  override func integer(_ f: Fiber) throws(Signal) -> Int {
    if local >= 0, member.isDirect, case .object(let handle) = f.base[local],
      case .int(let number) = handle.body.fields[member.slot]
    {
      return number
    }
    return try super.integer(f)
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
  override func compute(_ f: Fiber, _ op: IntegerNode, _ number: Int) throws(Signal) {
    guard local >= 0, member.isQuiet, case .object(let handle) = f.base[local], handle.body.watchers == nil else {
      return try super.compute(f, op, number)
    }
    try op.compute(&handle.body.fields[member.slot], .int(number), f)
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
  /// A property that code computes is found as a method is.
  private var dispatch: Dispatch
  private let isComputed: Bool
  init(_ base: Node, _ member: Member, isExact: Bool = false, changesBase: Bool, at position: SourcePosition) {
    self.base = base
    self.member = member
    self.isExact = isExact
    self.changesBase = changesBase
    isComputed = member.kind == .computed && !member.isStatic
    dispatch = Dispatch(member, isExact: isExact || !(member.isRequirement || member.owner.isClass))
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    if member.isMutatingGetter, changesBase {
      var result = Value.void
      let member = member
      try base.modify(f) { (place: inout Value) throws(Signal) in result = try f.readMutating(member, of: &place) }
      return result
    }
    let frame = f.top
    f.push(try base.eval(f))
    f.position = position
    guard isComputed, let entry = dispatch.code(for: frame, f) else { return try read(f, frame) }
    return try entry.borrowed { (code) throws(Signal) in try f.run(code, frame: frame, function: nil) }
  }
  override func integer(_ f: Fiber) throws(Signal) -> Int {
    guard isComputed, !member.isMutatingGetter else { return try super.integer(f) }
    let frame = f.top
    f.push(try base.eval(f))
    f.position = position
    guard let entry = dispatch.code(for: frame, f) else { return f.integer(of: try read(f, frame)) }
    return try entry.borrowed { (code) throws(Signal) in
      if code.isExpression { return try f.runInteger(code, frame: frame) }
      return f.integer(of: try f.run(code, frame: frame, function: nil))
    }
  }
  private func read(_ f: Fiber, _ frame: UnsafeMutablePointer<Value>) throws(Signal) -> Value {
    let this = frame.move()
    f.top = frame
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
  /// Exactly this subscript, as for `super`.
  private let isExact: Bool
  private let shape: Shape
  /// The slot of the local variable that holds the base; -1 where none does.
  private let local: Int

  /// The library's own subscripts that change an element in its place. Through a getter and a setter a second reference
  /// to the element would make each change a copy of it.
  private enum Shape {
    case other
    /// `list[i]`, where the base turns out to be an array.
    case element
    /// `table[key]`
    case entry
    /// `table[key, default: value]`
    case defaulted
  }

  init(
    _ base: Node, _ member: Member, _ arguments: [Node], changesBase: Bool, isExact: Bool = false,
    at position: SourcePosition
  ) {
    self.isExact = isExact
    self.base = base
    self.member = member
    self.arguments = arguments
    self.changesBase = changesBase
    local = (base as? LocalNode)?.slot ?? -1
    let labels = member.signature.parameters.map(\.label)
    let isDictionary = member.owner === member.owner.program.dictionary
    if member.owner.isLearners || !member.isLibrary {
      shape = .other
    } else if labels == [nil] {
      shape = isDictionary ? .entry : .element
    } else {
      shape = isDictionary && labels == [nil, "default"] ? .defaulted : .other
    }
    super.init(at: position)
  }

  private func evaluated(_ f: Fiber) throws(Signal) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(arguments.count + 1)
    for argument in arguments { values.append(try argument.eval(f)) }
    return values
  }

  /// The key that the first argument is. An index goes from node to node as a number.
  @inline(__always) private func key(_ f: Fiber) throws(Signal) -> Value {
    guard shape == .element else { return try arguments[0].eval(f) }
    let index = try arguments[0].integer(f)
    return f.isOther ? f.takeOther() : .int(index)
  }

  /// What stands where a key has no value.
  private func missing(_ f: Fiber) throws(Signal) -> Value { try f.call(arguments[1].eval(f)) }

  @inline(__always) private func check(_ index: Int, _ elements: [Value]) throws(Signal) {
    guard index >= 0, index < elements.count else { throw .trap("Fatal error: Index out of range", at: position) }
  }

  override func eval(_ f: Fiber) throws(Signal) -> Value {
    if shape == .element, local >= 0 {
      let index = try arguments[0].integer(f)
      if !f.isOther, case .array(let elements) = f.base[local] {
        try check(index, elements)
        return elements[index]
      }
      let key = f.isOther ? f.takeOther() : .int(index)
      f.position = position
      return try f.subscript(member, of: base.eval(f), [key], isExact: isExact)
    }
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
    if shape != .other {
      let key = try key(f)
      switch this {
      case .array(let elements):
        guard shape == .element, case .int(let index) = key else { break }
        try check(index, elements)
        return elements[index]
      case .dictionary(let dictionary):
        if shape == .entry { return .optional(dictionary[key]) }
        if shape == .defaulted { return if let value = dictionary[key] { value } else { try missing(f) } }
      default: break
      }
      f.position = position
      let values = shape == .defaulted ? [key, try arguments[1].eval(f)] : [key]
      return try f.subscript(member, of: this, values, isExact: isExact)
    }
    let values = try evaluated(f)
    f.position = position
    return try f.subscript(member, of: this, values, isExact: isExact)
  }

  override func assign(_ f: Fiber, _ value: Value) throws(Signal) {
    guard shape == .element, changesBase else {
      let values = try evaluated(f)
      let position = position
      if changesBase {
        try base.modify(f) { (place: inout Value) throws(Signal) in
          f.position = position
          try f.setSubscript(member, of: &place, values, value, isExact: isExact)
        }
      } else {
        var this = try base.eval(f)
        try f.setSubscript(member, of: &this, values, value, isExact: isExact)
      }
      return
    }
    let index = try arguments[0].integer(f)
    let other: Value? = f.isOther ? f.takeOther() : nil
    // What stood there dies when the array is whole again.
    var value = value
    if local >= 0, other == nil, try exchange(&f.base[local], index, &value) { return }
    let position = position
    try base.modify(f) { (place: inout Value) throws(Signal) in
      f.position = position
      if other == nil, try exchange(&place, index, &value) { return }
      try f.setSubscript(member, of: &place, [other ?? .int(index)], value, isExact: isExact)
    }
  }

  /// Puts a value into the array in the place, for what stood there; false where there is no array.
  @inline(__always) private func exchange(_ place: inout Value, _ index: Int, _ value: inout Value) throws(Signal)
    -> Bool
  {
    try place.withElements { (elements: inout [Value]) throws(Signal) in
      try check(index, elements)
      swap(&elements[index], &value)
      return true
    } ?? false
  }

  override func modify(_ f: Fiber, _ change: (inout Value) throws(Signal) -> Void) throws(Signal) {
    if shape != .other, changesBase { return try modify(f, key(f), change) }
    let values = try evaluated(f)
    if changesBase {
      try base.modify(f) { (place: inout Value) throws(Signal) in try exchange(f, &place, values, change) }
    } else {
      var this = try base.eval(f)
      try exchange(f, &this, values, change)
    }
  }

  override func compute(_ f: Fiber, _ op: IntegerNode, _ number: Int) throws(Signal) {
    guard shape != .other, changesBase, local >= 0 else { return try super.compute(f, op, number) }
    let key = try key(f)
    let isDone: Bool?
    switch shape {
    case .element where key.asInt != nil:
      let index = key.asInt ?? 0
      isDone = try f.base[local].withElements { (elements: inout [Value]) throws(Signal) in
        try check(index, elements)
        try op.compute(&elements[index], .int(number), f)
        return true
      }
    case .defaulted:
      isDone = try f.base[local].withEntries { (entries) throws(Signal) in try entries.compute(key, op, number, f) }
    default: isDone = nil
    }
    if isDone ?? false { return }
    try modify(f, key) { (value: inout Value) throws(Signal) in try op.compute(&value, .int(number), f) }
  }

  private func modify(_ f: Fiber, _ key: Value, _ change: (inout Value) throws(Signal) -> Void) throws(Signal) {
    let position = position
    try base.modify(f) { (place: inout Value) throws(Signal) in
      f.position = position
      if shape == .element {
        guard case .int(let index) = key else { return try exchange(f, &place, [key], change) }
        let isDone = try place.withElements { (elements: inout [Value]) throws(Signal) in
          try check(index, elements)
          var element = elements[index]
          elements[index] = .void
          defer { elements[index] = element }
          try change(&element)
          return true
        }
        if isDone == nil { try exchange(f, &place, [key], change) }
        return
      }
      let isDone = try place.withEntries { (entries) throws(Signal) in
        try self.change(f, entries, key, change)
        return true
      }
      if isDone == nil {
        try exchange(f, &place, shape == .defaulted ? [key, try arguments[1].eval(f)] : [key], change)
      }
    }
  }

  /// Changes the value of a key in its place.
  private func change(
    _ f: Fiber, _ dictionary: DictionaryValue, _ key: Value, _ change: (inout Value) throws(Signal) -> Void
  ) throws(Signal) {
    let count = dictionary.count
    try dictionary.change(key) { (value: inout Value?) throws(Signal) in
      if shape == .defaulted {
        var present = if let value { value } else { try missing(f) }
        value = nil
        defer { value = present }
        try change(&present)
      } else {
        var entry = Value.optional(value)
        value = nil
        defer {
          switch entry {
          case .none: value = nil
          case .some(let inner): value = inner
          default: value = entry
          }
        }
        try change(&entry)
      }
    }
    if dictionary.count > count { try f.machine.charge(64) }
  }

  /// Reads, changes and writes, by the getter and the setter.
  private func exchange(
    _ f: Fiber, _ place: inout Value, _ values: [Value], _ change: (inout Value) throws(Signal) -> Void
  ) throws(Signal) {
    f.position = position
    var value =
      member.isMutatingGetter
      ? try f.readMutating(member, of: &place, values)
      : try f.subscript(member, of: place, values, isExact: isExact)
    try change(&value)
    try f.setSubscript(member, of: &place, values, value, isExact: isExact)
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
