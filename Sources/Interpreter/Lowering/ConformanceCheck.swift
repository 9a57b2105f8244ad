import Diagnostics

/// Finds the requirements of its protocols that a type does not meet, and overrides that override nothing.
struct ConformanceCheck {
  private let program: Program
  private let nominal: Nominal

  init(_ program: Program, _ nominal: Nominal) {
    self.program = program
    self.nominal = nominal
  }

  /// What the language writes itself.
  private static let synthesized: Set<String> = [
    "Equatable", "Hashable", "Codable", "Encodable", "Decodable", "CaseIterable", "RawRepresentable", "Sendable",
    "Error", "CodingKey",
  ]

  func run() throws(LoweringFailure) {
    guard nominal.isLearners, nominal.kind != .protocol else { return }
    for proto in nominal.conformances.sorted(by: { $0.name < $1.name }) where !Self.synthesized.contains(proto.name) {
      try check(proto)
    }
    try SynthesisCheck(program, nominal).run()
    if nominal.isClass { try checkOverrides() }
    try checkInitializers()
  }

  private func check(_ proto: Nominal) throws(LoweringFailure) {
    if proto.name == "Comparable", nominal.kind == .enum { return }
    if proto.name == "Identifiable", nominal.isClass { return }
    if isInherited(proto) { return }
    let check = WitnessCheck(program, nominal, proto)
    var missing: [Member] = []
    var advice: [String] = []
    for requirement in proto.ownMembers where requirement.isRequirement && !requirement.isOptionalRequirement {
      guard let witness = nominal.witness(for: requirement) else {
        if let near = check.renamed(requirement) { throw check.refusal(near, requirement) }
        missing.append(requirement)
        continue
      }
      if let reason = check.mismatch(witness, requirement) {
        advice.append(reason)
        missing.append(requirement)
        continue
      }
      try check.checkAccess(witness, requirement)
      try check.checkRequired(witness, requirement)
    }
    advice += unfit(proto)
    guard !missing.isEmpty || !advice.isEmpty else { return }
    for requirement in missing {
      let what =
        switch requirement.kind {
        case .method: "function"
        case .initializer: "initializer"
        case .subscription: "subscript"
        default: "property"
        }
      var line = "protocol requires \(what) '\(requirement.fullName)'"
      if let type = described(requirement) { line += " with type '\(type)'" }
      advice.append(line)
      let near = nominal.ownMembers.filter {
        $0.kind == requirement.kind && $0.name == requirement.name && $0.callName != requirement.callName
      }
      if let candidate = near.first { advice.append("candidate '\(candidate.fullName)' has other labels") }
      if nominal.ownMembers.contains(where: {
        $0.callName == requirement.callName && $0.isStatic != requirement.isStatic
      }) {
        advice.append(
          "candidate operates on \(requirement.isStatic ? "an instance, not a type" : "a type, not an instance") as required"
        )
      }
    }
    throw .refused(
      Diagnostic(
        "type '\(nominal.name)' does not conform to protocol '\(proto.name)'", advice: advice,
        at: nominal.place(of: proto)))
  }

  /// Associated types that were found, and are not what the protocol wants of them.
  private func unfit(_ proto: Nominal) -> [String] {
    proto.associatedTypes.compactMap { entry in
      let type = SwiftType.associatedType(entry.name, of: nominal.erasedType)
      if type.hasUnknown || type.hasParameter { return nil }
      let scope = TypeScope(owner: proto, program: program)
      for constraint in entry.constraints {
        let wanted: [Nominal]
        switch try? scope.resolve(constraint) {
        case .nominal(let nominal, _)?: wanted = [nominal]
        case .existential(let types)?: wanted = types.compactMap(\.nominal)
        default: continue
        }
        for target in wanted where lacks(type, target) || isPlainProtocol(type, entry.name) {
          return "candidate can not infer '\(entry.name)' = '\(type)'"
            + (target.isClass ? " because '\(type)' does not inherit from '\(target.name)'" : "")
        }
      }
      return nil
    }
  }

  /// Whether a type surely is not what is wanted: of a module's type only what is declared here is known.
  private func lacks(_ type: SwiftType, _ target: Nominal) -> Bool {
    let isKnown = target.isClass || type.isExistential || (type.nominal?.isLearners ?? false)
    return isKnown && !program.conforms(type, to: target)
  }

  /// Whether an associated type was written as a protocol: `var body: View` says that any view comes, and a protocol
  /// conforms to none.
  private func isPlainProtocol(_ type: SwiftType, _ name: String) -> Bool {
    guard case .existential(let types) = type, !types.isEmpty else { return false }
    return nominal.ownMembers.contains { member in
      let written = member.kind == .method ? member.signature.result : member.type
      guard case .named(let own, _, _)? = written, own == types[0].nominal?.name else { return false }
      return nominal.conformances.contains { proto in
        proto.ownMembers(named: member.name).contains { requirement in
          guard requirement.isRequirement, requirement.callName == member.callName else { return false }
          let wanted = requirement.kind == .method ? requirement.signature.result : requirement.type
          if case .named(name, _, _)? = wanted { return true }
          return false
        }
      }
    }
  }

  /// What to tell of a type that is accepted: methods that nobody will call.
  func notices() -> [Diagnostic] {
    guard nominal.isLearners, nominal.kind != .protocol else { return [] }
    return nominal.conformances.sorted { $0.name < $1.name }
      .flatMap { WitnessCheck(program, nominal, $0).nearMisses() }
  }

  /// A superclass of a module conforms for its subclasses.
  private func isInherited(_ proto: Nominal) -> Bool { nominal.superclassNominal?.conforms(to: proto) ?? false }

  private func described(_ requirement: Member) -> String? {
    if requirement.kind == .computed {
      return (try? requirement.propertyType(program)).map {
        "\($0.substituting([requirement.owner.selfParameter: nominal.erasedType]))"
      }
    }
    guard let resolved = try? requirement.resolved(program) else { return nil }
    let bindings: [GenericParameter: SwiftType] = [requirement.owner.selfParameter: nominal.erasedType]
    return SwiftType.function(
      FunctionType(
        resolved.parameters.map { $0.substituting(bindings) }, resolved.result.substituting(bindings),
        isThrowing: requirement.signature.isThrowing, isAsync: requirement.signature.isAsync)
    ).description
  }

  private func checkOverrides() throws(LoweringFailure) {
    guard let superclass = nominal.superclassNominal else {
      for member in nominal.ownMembers where member.isOverride && member.kind != .initializer {
        throw .refused(
          Diagnostic("\(kind(member)) does not override any \(kind(member)) from its superclass", at: member.position))
      }
      return
    }
    for member in nominal.ownMembers
    where member.kind != .enumCase && !member.name.hasPrefix("_") && !member.name.hasPrefix("$") {
      if member.kind == .initializer { continue }
      try checkStoredOverride(member, superclass)
      if member.access == .private, !member.isOverride { continue }
      let overridden = superclass.members(named: member.name).first {
        $0.callName == member.callName && $0.isStatic == member.isStatic && $0.access != .private
          && $0.owner.kind != .protocol
          && ($0.kind == .method) == (member.kind == .method)
      }
      if let overridden, member.isOverride { try OverrideCheck(program, nominal, member, overridden).run() }
      if member.isOverride, overridden == nil {
        if let other = relabelled(member, superclass) {
          throw .refused(
            Diagnostic(
              "argument labels for method '\(member.shownName)' do not match those of overridden method "
                + "'\(other.shownName)'", at: member.position))
        }
        let near = NearNames.advice(member.name, in: superclass.memberNames(isStatic: member.isStatic))
        throw .refused(
          Diagnostic(
            "\(kind(member)) does not override any \(kind(member)) from its superclass",
            advice: near.map { [$0] } ?? [], at: member.position))
      }
      if !member.isOverride, let overridden, sameTypes(member, overridden) {
        throw .refused(
          Diagnostic(
            "overriding declaration requires an 'override' keyword", advice: ["write 'override' before it"],
            at: member.position))
      }
      if member.isOverride { overridden?.isOverridden = true }
    }
  }

  /// A property that keeps a value of its own cannot take the place of another.
  private func checkStoredOverride(_ member: Member, _ superclass: Nominal) throws(LoweringFailure) {
    guard !member.isStatic, member.access != .private, member.wrapper == nil,
      member.kind == .stored || member.overridesStorage && member.initialValue != nil,
      superclass.members(named: member.name).contains(where: {
        ($0.kind == .stored || $0.kind == .computed) && !$0.isStatic && $0.owner.kind != .protocol
          && $0.access != .private
      })
    else { return }
    throw .refused(Diagnostic("cannot override with a stored property '\(member.name)'", at: member.position))
  }

  /// The method that a member would override if its labels were others.
  private func relabelled(_ member: Member, _ superclass: Nominal) -> Member? {
    guard member.kind == .method else { return nil }
    let near = superclass.members(named: member.name).filter {
      $0.kind == .method && $0.isStatic == member.isStatic && $0.owner.kind != .protocol
        && $0.signature.parameters.count == member.signature.parameters.count && sameTypes($0, member)
    }
    return near.count == 1 ? near[0] : nil
  }

  private func sameTypes(_ a: Member, _ b: Member) -> Bool {
    guard a.kind == .method else { return true }
    guard let x = try? a.resolved(program), let y = try? b.resolved(program) else { return true }
    var matcher = TypeMatcher(program: program)
    return zip(x.parameters, y.parameters).allSatisfy { matcher.match($0, $1) != nil }
  }

  private func kind(_ member: Member) -> String {
    switch member.kind {
    case .method: "method"
    case .subscription: "subscript"
    default: "property"
    }
  }

  private func checkInitializers() throws(LoweringFailure) {
    guard nominal.isClass, !nominal.ownMembers.contains(where: { $0.kind == .initializer && !$0.isConvenience }) else {
      return
    }
    for field in nominal.storedMembers
    where field.initialValue == nil && !field.overridesStorage
      && !((field.type?.isOptionalType ?? false) && !field.isLet)
    {
      let name = field.wrapper != nil ? String(field.name.dropFirst()) : field.name
      throw .refused(
        Diagnostic(
          "class '\(nominal.name)' has no initializers",
          advice: ["stored property '\(name)' without initial value prevents synthesized initializers"],
          at: nominal.position))
    }
  }
}
