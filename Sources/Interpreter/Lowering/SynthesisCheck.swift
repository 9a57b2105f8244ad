import Diagnostics

/// Whether the language can write a conformance itself: Equatable, Hashable, Codable and CaseIterable from what a type
/// is made of.
struct SynthesisCheck {
  private let program: Program
  private let nominal: Nominal

  init(_ program: Program, _ nominal: Nominal) {
    self.program = program
    self.nominal = nominal
  }

  func run() throws(LoweringFailure) {
    let own = Set(nominal.conformances.map(\.name))
    if own.contains("Hashable"), !inherits("Hashable"), !declares("hash(into:)") { try compare("Hashable") }
    if own.contains("Equatable"), !inherits("Equatable"), !declares("==") { try compare("Equatable") }
    guard nominal.kind != .enum else {
      if own.contains("CaseIterable"), !declares("allCases"),
        nominal.cases.contains(where: { !$0.labels.isEmpty })
      {
        throw refuse("CaseIterable", advice: ["a case with a value has no end of values to list"])
      }
      return
    }
    guard nominal.nestedType("CodingKeys") == nil else { return }
    if own.contains("Decodable"), !inherits("Decodable"), !declares("init(from:)") { try code("Decodable") }
    if own.contains("Encodable"), !inherits("Encodable"), !declares("encode(to:)") { try code("Encodable") }
  }

  private func refuse(_ proto: String, advice: [String]) -> LoweringFailure {
    .refused(
      Diagnostic(
        "type '\(nominal.name)' does not conform to protocol '\(proto)'", advice: advice,
        at: nominal.place(of: program.known(proto))))
  }

  private func inherits(_ proto: String) -> Bool {
    nominal.superclassNominal?.conforms(to: program.known(proto)) ?? false
  }

  private func declares(_ name: String) -> Bool {
    let base = String(name.prefix { $0 != "(" })
    return nominal.members(named: base).contains {
      $0.owner.kind != .protocol && (base == name || $0.fullName == name)
    } || program.functions(named: name).contains { $0.owner === program.sessionScope }
  }

  private func compare(_ proto: String) throws(LoweringFailure) {
    if nominal.isClass {
      throw refuse(proto, advice: ["automatic synthesis of '\(proto)' is not supported for class declarations"])
    }
    for (type, what) in parts where lacks(proto, type) {
      throw refuse(
        proto,
        advice: [
          "\(what) type '\(type.declared)' does not conform to protocol '\(proto)', preventing synthesized conformance of "
            + "'\(nominal.name)' to '\(proto)'"
        ])
    }
  }

  private func code(_ proto: String) throws(LoweringFailure) {
    for (type, _) in parts where lacks(proto, type) {
      throw refuse(
        proto,
        advice: [
          "cannot automatically synthesize '\(proto)' because '\(type.declared)' does not conform to '\(proto)'"
        ])
    }
  }

  /// What a value is made of.
  private var parts: [(type: SwiftType, what: String)] {
    if nominal.kind == .enum {
      return nominal.ownMembers.filter { $0.kind == .enumCase }
        .flatMap { (try? $0.resolved(program))?.parameters ?? [] }.map { ($0, "associated value") }
    }
    return nominal.storedMembers.filter { $0.wrapper == nil }
      .compactMap { field in (try? field.propertyType(program)).map { ($0, "stored property") } }
  }

  /// Whether a type surely does not conform. Of a module's type only what is declared here is known, so it is believed.
  private func lacks(_ proto: String, _ type: SwiftType) -> Bool {
    switch type {
    case .nominal(let inner, let arguments):
      if inner === nominal { return false }
      if inner.isLearners { return !program.conforms(type, to: program.known(proto)) }
      let isCollection = inner === program.array || inner === program.dictionary || inner === program.set
      return isCollection && arguments.contains { lacks(proto, $0) }
    case .optional(let wrapped): return lacks(proto, wrapped)
    case .function, .tuple, .existential: return true
    default: return false
    }
  }
}

extension Nominal {
  /// Where a type says that it conforms to a protocol: its name, or the extension that says so.
  func place(of proto: Nominal) -> SourcePosition {
    for (expressions, start) in extensionHeads {
      let scope = TypeScope(owner: self, program: program)
      for expression in expressions {
        guard case .existential(let types)? = try? scope.resolve(expression) else { continue }
        if types.contains(where: { $0.nominal.map { $0 === proto || $0.conforms(to: proto) } ?? false }) {
          return start
        }
      }
    }
    return position
  }
}
