import Diagnostics

/// A member of a value whose type was not known.
final class DynamicMemberNode: Node {
  let base: Node
  let name: String
  init(_ base: Node, _ name: String, at position: SourcePosition) {
    self.base = base
    self.name = name
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    f.position = position
    return try f.readDynamic(name, of: base.eval(f))
  }
  override func assign(_ f: Fiber, _ value: Value) throws(Signal) {
    let name = name
    let position = position
    try base.modify(f) { (place: inout Value) throws(Signal) in
      f.position = position
      let member = try f.dynamicProperty(name, of: place)
      let expected = try? member.propertyType(f.machine.program)
      try f.write(member, of: &place, (expected?.isOptional ?? false) && !value.isOptional ? .some(value) : value)
    }
  }
  override func modify(_ f: Fiber, _ change: (inout Value) throws(Signal) -> Void) throws(Signal) {
    let name = name
    try base.modify(f) { (place: inout Value) throws(Signal) in
      let member = try f.dynamicProperty(name, of: place)
      try f.modify(member, of: &place, change)
    }
  }
}

extension Fiber {
  /// The property `name` of whatever `value` is.
  package func dynamicProperty(_ name: String, of value: Value) throws(Signal) -> Member {
    guard let nominal = machine.nominal(of: value) else {
      throw .trap("value of type '\(machine.type(of: value))' has no member '\(name)'", at: position)
    }
    for member in nominal.members(named: name) where !member.isStatic && member.kind != .enumCase { return member }
    if case .some(let inner) = value { return try dynamicProperty(name, of: inner) }
    throw .trap(
      "value of type '\(nominal.name)' has no member '\(name)'",
      advice: NearNames.advice(name, in: nominal.memberNames(isStatic: false)).map { [$0] } ?? [], at: position)
  }

  package func readDynamic(_ name: String, of value: Value) throws(Signal) -> Value {
    switch value {
    case .tuple(let tuple):
      if let place = tuple.labels.firstIndex(of: name) ?? Int(name), place < tuple.elements.count {
        return tuple.elements[place]
      }
    case .type(let type):
      if let nominal = type.nominal,
        let member = nominal.members(named: name).first(where: { $0.isStatic || $0.kind == .enumCase })
      {
        return try readExactly(member, of: value)
      }
    default: break
    }
    let member = try dynamicProperty(name, of: value)
    if case .some(let inner) = value, member.owner !== machine.program.optional {
      return try readDynamic(name, of: inner)
    }
    return try read(member, of: value)
  }
}

/// A subscript of a value whose type was not known.
final class DynamicSubscriptNode: Node {
  let base: Node
  let arguments: [Node]
  let labels: [String?]
  init(_ base: Node, _ arguments: [Node], labels: [String?], at position: SourcePosition) {
    self.base = base
    self.arguments = arguments
    self.labels = labels
    super.init(at: position)
  }
  private func find(_ f: Fiber, _ value: Value) throws(Signal) -> Member {
    let all = f.machine.nominal(of: value)?.members(named: "subscript") ?? []
    if let member = all.first(where: { $0.signature.parameters.map(\.label) == labels && !$0.isRequirement }) {
      return member
    }
    throw .trap("value of type '\(f.machine.type(of: value))' has no subscripts", at: position)
  }
  private func evaluated(_ f: Fiber) throws(Signal) -> [Value] {
    var values: [Value] = []
    for argument in arguments { values.append(try argument.eval(f)) }
    return values
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    let value = try base.eval(f)
    let values = try evaluated(f)
    f.position = position
    if case .array(let elements) = value, case .int(let index)? = values.first, values.count == 1 {
      guard elements.indices.contains(index) else { throw .trap("Fatal error: Index out of range", at: position) }
      return elements[index]
    }
    if case .dictionary(let dictionary) = value, values.count == 1 { return .optional(dictionary[values[0]]) }
    return try f.subscript(find(f, value), of: value, values)
  }
  override func assign(_ f: Fiber, _ value: Value) throws(Signal) {
    let values = try evaluated(f)
    try base.modify(f) { (place: inout Value) throws(Signal) in
      try f.setSubscript(find(f, place), of: &place, values, value)
    }
  }
  override func modify(_ f: Fiber, _ change: (inout Value) throws(Signal) -> Void) throws(Signal) {
    var value = try eval(f)
    try change(&value)
    try assign(f, value)
  }
}

/// The key path of a subscript whose arguments are known when it runs: `\.[i]`.
final class SubscriptPathNode: Node {
  private let member: Member
  private let arguments: [Node]
  private let root: SwiftType
  private let value: SwiftType

  init(_ member: Member, _ arguments: [Node], root: SwiftType, value: SwiftType, at position: SourcePosition) {
    self.member = member
    self.arguments = arguments
    self.root = root
    self.value = value
    super.init(at: position)
  }

  override func eval(_ f: Fiber) throws(Signal) -> Value {
    var values: [Value] = []
    for argument in arguments { values.append(try argument.eval(f)) }
    let written = values.map { f.machine.debugDescription($0) }.joined(separator: ", ")
    return .keyPath(
      KeyPathValue(
        root: root, value: value, steps: [.subscription(member, values)], description: "\\\(root).[\(written)]"))
  }
}
