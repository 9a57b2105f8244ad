extension Fiber {
  /// The text that `print` and `String(describing:)` show.
  package func describe(_ value: Value) throws(Signal) -> String {
    switch value {
    case .string(let text): return text
    case .character(let character): return String(character)
    case .none: return "nil"
    case .some(let inner): return "Optional(\(try debugDescribe(inner)))"
    default: break
    }
    if let own = try customDescription(value, "description") { return own }
    return try debugDescribe(value)
  }

  /// The text of a value inside a collection or an optional.
  package func debugDescribe(_ value: Value) throws(Signal) -> String {
    switch value {
    case .void: return "()"
    case .bool(let value): return String(value)
    case .int(let value): return String(value)
    case .double(let value): return Self.text(of: value)
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
      if let own = try customDescription(value, "debugDescription") { return own }
      if let own = try customDescription(value, "description") { return own }
      var parts: [String] = []
      for member in structure.type.storedMembers {
        parts.append("\(member.name): \(try debugDescribe(structure.fields[member.slot]))")
      }
      return "\(structure.type.simpleName)(\(parts.joined(separator: ", ")))"
    case .enumeration(let entry):
      if let own = try customDescription(value, "description") { return own }
      if entry.payload.isEmpty { return entry.entry.name }
      var parts: [String] = []
      for (i, element) in entry.payload.enumerated() {
        let label = i < entry.entry.labels.count ? entry.entry.labels[i] : nil
        parts.append((label.map { $0 + ": " } ?? "") + (try debugDescribe(element)))
      }
      return "\(entry.entry.name)(\(parts.joined(separator: ", ")))"
    case .object(let handle):
      if let own = try customDescription(value, "debugDescription") { return own }
      if let own = try customDescription(value, "description") { return own }
      if handle.body.type.isLearners, handle.body.type.superclassNominal == nil {
        return "main.\(handle.body.type.name)"
      }
      return "<\(handle.body.name)>"
    case .function: return "(Function)"
    case .type(let type): return type.description
    case .keyPath(let path): return path.description
    case .native(let object): return "\(object)"
    case .box(let box): return try debugDescribe(box.value)
    }
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

extension Machine {
  /// A value's text where an error of its own `description` does not matter.
  package func debugDescription(_ value: Value) -> String { (try? current.debugDescribe(value)) ?? "…" }
  package func description(_ value: Value) -> String { (try? current.describe(value)) ?? "…" }
}
