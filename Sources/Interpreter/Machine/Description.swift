extension Fiber {
  /// The text that `print` and `String(describing:)` show.
  package func describe(_ value: Value) throws(Signal) -> String {
    switch value {
    case .string(let text): return text
    case .character(let character): return String(character)
    case .none: return "nil"
    case .some(let inner): return "Optional(\(try debugDescribe(inner)))"
    case .int, .double, .scalar, .bool: return try debugDescribe(value)
    default: break
    }
    if let own = try customDescription(value, "description") { return own }
    switch value {
    case .structure(let structure):
      if let own = try customDescription(value, "debugDescription") { return own }
      if let range = try rangeText(structure) { return range }
      return machine.type(of: value).printed + (try fields(of: structure))
    case .enumeration(let entry): return try text(of: entry)
    case .type(let type): return type.printed
    default: return try debugDescribe(value)
    }
  }

  /// The text of a value inside a collection or an optional.
  package func debugDescribe(_ value: Value) throws(Signal) -> String {
    switch value {
    case .void: return "()"
    case .bool(let value): return String(value)
    case .int(let value): return String(value)
    case .double(let value): return Self.text(of: value)
    case .scalar(let value): return value.description
    case .string(let text): return Self.quoted(text)
    case .character(let character): return Self.quoted(String(character))
    case .none: return "nil"
    case .some(let inner): return "Optional(\(try debugDescribe(inner)))"
    case .array(let values):
      var parts: [String] = []
      for value in values { parts.append(try debugDescribe(value)) }
      return "[" + parts.joined(separator: ", ") + "]"
    case .set(let set):
      var parts: [String] = []
      for value in set.elements { parts.append(try debugDescribe(value)) }
      return "[" + parts.joined(separator: ", ") + "]"
    case .dictionary(let dictionary):
      if dictionary.count == 0 { return "[:]" }
      var parts: [String] = []
      for (key, value) in dictionary.pairs { parts.append(try debugDescribe(key) + ": " + debugDescribe(value)) }
      return "[" + parts.joined(separator: ", ") + "]"
    case .tuple(let tuple):
      var parts: [String] = []
      for (label, element) in zip(tuple.labels, tuple.elements) {
        parts.append((label.map { $0 + ": " } ?? "") + (try debugDescribe(element)))
      }
      return "(" + parts.joined(separator: ", ") + ")"
    case .structure(let structure):
      if let range = try rangeText(structure) { return "\(structure.type.name)(\(range))" }
      if let own = try customDescription(value, "debugDescription") { return own }
      if let own = try customDescription(value, "description") { return own }
      return machine.type(of: value).reflected + (try fields(of: structure))
    case .enumeration(let entry):
      if let own = try customDescription(value, "debugDescription") { return own }
      if let own = try customDescription(value, "description") { return own }
      return "\(machine.type(of: value).reflected).\(try text(of: entry))"
    case .object(let handle):
      if let own = try customDescription(value, "debugDescription") { return own }
      if let own = try customDescription(value, "description") { return own }
      if handle.body.type.isLearners, handle.body.type.root.isLearners {
        return "main.\(handle.body.type.name)"
      }
      return "<\(handle.body.name)>"
    case .function: return "(Function)"
    case .type(let type): return type.reflected
    case .keyPath(let path): return path.description
    case .native(let object): return "\(object)"
    case .box(let box): return try debugDescribe(box.value)
    }
  }

  /// `0..<5`; nil where the value is no range.
  private func rangeText(_ structure: StructValue) throws(Signal) -> String? {
    guard structure.type.module == "Swift", structure.count >= 2 else { return nil }
    let mark: String
    switch structure.type.name {
    case "Range": mark = "..<"
    case "ClosedRange": mark = "..."
    default: return nil
    }
    return try debugDescribe(structure.fields[0]) + mark + debugDescribe(structure.fields[1])
  }

  /// `(x: 1, y: 2)`
  private func fields(of structure: StructValue) throws(Signal) -> String {
    var parts: [String] = []
    for member in structure.type.storedMembers {
      parts.append("\(member.name): \(try debugDescribe(structure.fields[member.slot]))")
    }
    return "(\(parts.joined(separator: ", ")))"
  }

  /// A case with its payload, without the type.
  private func text(of value: EnumValue) throws(Signal) -> String {
    if value.payload.isEmpty { return value.entry.name }
    var parts: [String] = []
    for (i, element) in value.payload.enumerated() {
      let label = i < value.entry.labels.count ? value.entry.labels[i] : nil
      parts.append((label.map { $0 + ": " } ?? "") + (try debugDescribe(element)))
    }
    return "\(value.entry.name)(\(parts.joined(separator: ", ")))"
  }

  private func customDescription(_ value: Value, _ name: String) throws(Signal) -> String? {
    guard let nominal = machine.nominal(of: value) else { return nil }
    for member in nominal.members(named: name) where !member.isStatic && !member.isRequirement {
      if case .none = member.body, member.kind == .computed { continue }
      return try read(member, of: value).asString
    }
    return nil
  }

  /// A number as Swift prints it.
  package static func text(of value: Double) -> String { "\(value)" }

  /// Text in quotes with its specials escaped, as Swift shows it inside a collection.
  package static func quoted(_ text: String) -> String { text.debugDescription }
}

extension Nominal {
  /// The class at the top of the inheritance.
  fileprivate var root: Nominal { superclassNominal?.root ?? self }
}

extension SwiftType {
  /// The type as `print` writes it: without what encloses it, and never in short form.
  package var printed: String { text { $0.simpleName } }

  /// The type with its module and what encloses it, as values show it inside others.
  package var reflected: String { text { "\($0.module).\($0.name)" } }

  private func text(_ name: (Nominal) -> String) -> String {
    func list(_ types: some Sequence<SwiftType>) -> String { types.map { $0.text(name) }.joined(separator: ", ") }
    switch self {
    case .nominal(let nominal, let arguments):
      let own = arguments.prefix(nominal.genericParameters.count)
      return own.isEmpty ? name(nominal) : "\(name(nominal))<\(list(own))>"
    case .optional(let wrapped):
      let optional = wrapped.nominal.map { name($0.program.optional) } ?? "Optional"
      return "\(optional)<\(wrapped.text(name))>"
    case .tuple(let elements):
      return "(\(elements.map { ($0.label.map { $0 + ": " } ?? "") + $0.type.text(name) }.joined(separator: ", ")))"
    case .function(let type):
      let effects = (type.isAsync ? " async" : "") + (type.isThrowing ? " throws" : "")
      return "(\(list(type.parameters)))\(effects) -> \(type.result.text(name))"
    case .metatype(let type): return "\(type.text(name)).Type"
    case .existential(let types): return types.isEmpty ? "Any" : types.map { $0.text(name) }.joined(separator: " & ")
    case .unknown, .parameter, .associated, .never: return description
    }
  }
}

extension Machine {
  /// A value's text where an error of its own `description` does not matter.
  package func debugDescription(_ value: Value) -> String { (try? current.debugDescribe(shown(value))) ?? "…" }

  /// What is shown of a value in the trace: of a text or an array that nobody would read, the beginning and its size.
  package func shown(_ value: Value) -> Value {
    switch value {
    case .string(let text) where text.utf8.count > 100_000:
      .string("\(text.prefix(1_000))… (\(text.utf8.count) bytes)")
    case .array(let elements) where elements.count > 100_000:
      .array(elements.prefix(1_000) + [.string("… (\(elements.count) elements)")])
    case .some(let inner): .some(shown(inner))
    default: value
    }
  }

  package func description(_ value: Value) -> String { (try? current.describe(value)) ?? "…" }
}
