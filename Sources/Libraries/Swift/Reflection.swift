import Frameworks
import Interpreter

/// What a value is made of, as `Mirror` and `dump` show it.
private struct Reflection {
  typealias Child = (label: String?, value: Value)

  let style: String?
  let children: [Child]
  /// The class whose own properties the children are.
  var type: Nominal?

  init(_ value: Value, as type: Nominal? = nil, _ f: Fiber) throws(Signal) {
    switch value {
    case .structure(let structure):
      style = "struct"
      children = structure.type.storedMembers.map { ($0.name, structure.fields[$0.slot]) }
    case .object(let handle):
      style = "class"
      let own = type ?? handle.body.type
      var fields: [Child] = []
      for member in own.storedMembers { fields.append((member.name, try f.readExactly(member, of: value))) }
      children = fields
      self.type = own
    case .enumeration(let entry):
      style = "enum"
      let labels = entry.entry.labels
      if entry.payload.count == 1, labels.first.flatMap({ $0 }) == nil {
        children = [(entry.entry.name, entry.payload[0])]
      } else if entry.payload.isEmpty {
        children = []
      } else {
        children = [(entry.entry.name, .tuple(TupleValue(entry.payload, labels: labels)))]
      }
    case .tuple(let tuple):
      style = "tuple"
      children = tuple.elements.enumerated().map { (tuple.labels[$0.offset] ?? ".\($0.offset)", $0.element) }
    case .some(let inner):
      style = "optional"
      children = [("some", inner)]
    case .none:
      style = "optional"
      children = []
    case .array(let elements):
      style = "collection"
      children = elements.map { (nil, $0) }
    case .set(let set):
      style = "set"
      children = set.elements.map { (nil, $0) }
    case .dictionary(let dictionary):
      style = "dictionary"
      children = dictionary.pairs.map { (nil, .tuple(TupleValue([$0.0, $0.1], labels: ["key", "value"]))) }
    default:
      style = nil
      children = []
    }
  }
}

/// `Mirror` and `dump`.
func bindReflection(_ b: Bindings) {
  func subject(_ call: Call) -> Value { call.this.asStruct?.fields[0] ?? .void }
  func type(_ call: Call) -> Nominal? {
    guard let mirror = call.this.asStruct, mirror.count > 1, case .type(let type) = mirror.fields[1] else { return nil }
    return type.nominal
  }
  b["Mirror.init(reflecting:)"] = { call in
    .structure(StructValue(call.machine.program.known("Mirror"), [call.value(0)]))
  }
  b["Mirror.children"] = { call in
    let reflection = try Reflection(subject(call), as: type(call), call.fiber)
    return .array(
      reflection.children.map { child in
        let label: Value = child.label.map { .some(.string($0)) } ?? .none
        return .tuple(TupleValue([label, child.value], labels: ["label", "value"]))
      })
  }
  b["Mirror.displayStyle"] = { call in
    guard let style = try Reflection(subject(call), call.fiber).style else { return .none }
    return .some(call.machine.entry(call.machine.nested("Mirror", "DisplayStyle"), style))
  }
  b["Mirror.subjectType"] = { call in .type(call.machine.type(of: subject(call))) }
  b["Mirror.superclassMirror"] = { call in
    let own = try Reflection(subject(call), as: type(call), call.fiber).type
    guard let superclass = own?.superclass else { return .none }
    return .some(.structure(StructValue(call.machine.program.known("Mirror"), [subject(call), .type(superclass)])))
  }
  b["dump(_:name:)"] = { call in
    var seen: [Int: Int] = [:]
    try dump(call.value(0), call.value(1).unwrapped?.asString, depth: 0, &seen, call.fiber)
    return call.value(0)
  }
}

/// Writes a value and, further in, what it is made of.
private func dump(
  _ value: Value, _ label: String?, depth: Int, _ seen: inout [Int: Int], _ f: Fiber
) throws(Signal) {
  let reflection = try Reflection(value, f)
  let isOpen: Bool =
    switch value {
    case .array(let elements): !elements.isEmpty
    default: !reflection.children.isEmpty
    }
  var line = String(repeating: "  ", count: depth) + (isOpen ? "▿ " : "- ")
  if let label { line += label + ": " }
  let count = reflection.children.count
  var isKnown = false
  switch value {
  case .array, .set: line += "\(count) element\(count == 1 ? "" : "s")"
  case .dictionary: line += "\(count) key/value pair\(count == 1 ? "" : "s")"
  case .tuple: line += "(\(count) element\(count == 1 ? "" : "s"))"
  case .enumeration(let entry): line += "\(f.machine.type(of: value).reflected).\(entry.entry.name)"
  case .structure: line += f.machine.type(of: value).reflected
  case .object(let handle):
    let serial = handle.body.serial
    isKnown = seen[serial] != nil
    let number = seen[serial] ?? seen.count
    seen[serial] = number
    line += "\(f.machine.type(of: value).reflected) #\(number)"
  default: line += try f.debugDescribe(value)
  }
  try f.machine.write(line + "\n")
  guard !isKnown else { return }
  for child in reflection.children { try dump(child.value, child.label, depth: depth + 1, &seen, f) }
}
