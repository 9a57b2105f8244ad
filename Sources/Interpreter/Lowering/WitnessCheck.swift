import Diagnostics

/// Whether what a type declares for a requirement of its protocols is what they ask: types, effects, access.
struct WitnessCheck {
  private let program: Program
  private let nominal: Nominal
  private let proto: Nominal

  init(_ program: Program, _ nominal: Nominal, _ proto: Nominal) {
    self.program = program
    self.nominal = nominal
    self.proto = proto
  }

  // MARK: A witness

  /// Why `witness` does not fulfil `requirement`; nil where it does, as far as can be told.
  func mismatch(_ witness: Member, _ requirement: Member) -> String? {
    guard witness.owner.isLearners, witness.owner.kind != .protocol, witness.kind != .enumCase else { return nil }
    if witness.signature.isThrowing, !requirement.signature.isThrowing {
      return "candidate throws, but protocol does not allow it"
    }
    if witness.signature.isAsync, !requirement.signature.isAsync {
      return "candidate is 'async', but protocol requirement is not"
    }
    if witness.isMutating, !requirement.isMutating, !nominal.isClass {
      return "candidate is marked 'mutating' but protocol does not allow it"
    }
    if requirement.kind == .computed, requirement.hasSetter, !isSettable(witness) {
      return "candidate is not settable, but protocol requires it"
    }
    return hasSameTypes(witness, requirement)
      ? nil : described(witness).map { "candidate has non-matching type '\($0)'" } ?? "candidate has another type"
  }

  private func isSettable(_ member: Member) -> Bool {
    member.wrapperStorage != nil || member.hasSetter || (member.kind == .stored && !member.isLet)
  }

  /// The type of a candidate as the compiler shows it.
  private func described(_ member: Member) -> String? {
    if member.kind == .stored || member.kind == .computed { return (try? member.propertyType(program))?.description }
    guard let resolved = try? member.resolved(program) else { return nil }
    return SwiftType.function(FunctionType(resolved.parameters, resolved.result)).description
  }

  private func hasSameTypes(_ witness: Member, _ requirement: Member) -> Bool {
    if requirement.kind == .computed {
      guard !witness.isImplicit, let mine = try? witness.propertyType(program),
        let theirs = try? requirement.propertyType(program)
      else { return true }
      return isSame(mine, theirs)
    }
    guard witness.signature.generics.isEmpty, requirement.signature.generics.isEmpty,
      requirement.kind != .initializer || witness.kind == .initializer,
      let mine = try? witness.resolved(program), let theirs = try? requirement.resolved(program)
    else { return true }
    guard mine.parameters.count == theirs.parameters.count else { return false }
    for (i, (own, wanted)) in zip(mine.parameters, theirs.parameters).enumerated() {
      guard isSame(own, wanted) else { return false }
      if witness.signature.parameters[i].isInout != requirement.signature.parameters[i].isInout { return false }
    }
    return requirement.kind == .initializer || isSame(mine.result, theirs.result)
  }

  /// Whether two types may be the same. What is not known of the requirement's fits everything.
  private func isSame(_ own: SwiftType, _ wanted: SwiftType) -> Bool {
    let wanted = settled(wanted)
    if wanted.hasUnknown || own.hasUnknown || wanted.isGeneric || own.isGeneric || wanted.hasParameter { return true }
    var matcher = TypeMatcher(program: program)
    return matcher.match(wanted, own) != nil && matcher.match(own, wanted) != nil
  }

  /// A requirement's type for the type that conforms: `Self`, and what belongs to it, are known.
  private func settled(_ type: SwiftType) -> SwiftType {
    var bindings: [GenericParameter: SwiftType] = [:]
    for proto in nominal.conformances { bindings[proto.selfParameter] = nominal.erasedType }
    return type.substituting(bindings)
  }

  // MARK: Access

  /// What fulfils a requirement may not be hidden more than the type and the protocol are.
  func checkAccess(_ witness: Member, _ requirement: Member) throws(LoweringFailure) {
    guard witness.owner === nominal, witness.kind != .enumCase, witness.access < .internal,
      nominal.access >= .internal, proto.access >= .internal
    else { return }
    let what =
      switch witness.kind {
      case .method: "method"
      case .initializer: "initializer"
      case .subscription: "subscript"
      default: "property"
      }
    let message =
      proto.isLearners && proto.access == .internal
      ? "\(what) '\(witness.fullName)' must be declared internal because it matches a requirement in internal protocol "
        + "'\(proto.name)'"
      : "\(what) '\(witness.fullName)' must be as accessible as its enclosing type because it matches a requirement in "
        + "protocol '\(proto.name)'"
    throw .refused(Diagnostic(message, advice: ["leave '\(witness.access)' out"], at: witness.position))
  }

  /// A subclass would have to have it too.
  func checkRequired(_ witness: Member, _ requirement: Member) throws(LoweringFailure) {
    guard requirement.kind == .initializer, witness.kind == .initializer, witness.owner === nominal,
      nominal.kind == .class, !nominal.attributes.contains("final"), !witness.attributes.contains("required"),
      !witness.isImplicitDefault
    else { return }
    throw .refused(
      Diagnostic(
        "initializer requirement '\(requirement.fullName)' can only be satisfied by a 'required' initializer in "
          + "non-final class '\(nominal.name)'", advice: ["write 'required' before it"], at: witness.position))
  }

  // MARK: What is nearly one

  /// A member that would fulfil a requirement if its labels were others.
  func renamed(_ requirement: Member) -> Member? {
    // A type that only this method could tell is what is missed then.
    guard requirement.kind == .method, let wanted = try? requirement.resolved(program).result,
      !settled(wanted).hasUnknown, !settled(wanted).hasParameter
    else { return nil }
    let near = nominal.ownMembers(named: requirement.name).filter {
      $0.kind == .method && $0.isStatic == requirement.isStatic && $0.callName != requirement.callName
        && $0.signature.parameters.count == requirement.signature.parameters.count
        && !fulfilsAnother($0) && hasSameTypes($0, requirement)
    }
    return near.count == 1 ? near[0] : nil
  }

  private func fulfilsAnother(_ member: Member) -> Bool {
    nominal.conformances.contains { proto in
      proto.ownMembers(named: member.name).contains {
        ($0.isRequirement || isOptional($0)) && $0.isStatic == member.isStatic && $0.callName == member.callName
      }
    }
  }

  func refusal(_ candidate: Member, _ requirement: Member) -> LoweringFailure {
    .refused(
      Diagnostic(
        "\(candidate.described) '\(candidate.shownName)' has different argument labels from those required by protocol "
          + "'\(proto.name)' ('\(requirement.shownName)')", at: candidate.position))
  }

  /// Methods that look like optional requirements and are others: nobody calls them.
  func nearMisses() -> [Diagnostic] {
    let optional = proto.ownMembers.filter { $0.kind == .method && !$0.isStatic && isOptional($0) }
    guard !optional.isEmpty else { return [] }
    return nominal.ownMembers.compactMap { member in
      guard member.kind == .method, !member.isOverride, member.access >= .internal, !member.isStatic else { return nil }
      let exact = optional.first { $0.callName == member.callName }
      let near =
        if let exact { hasSameTypes(member, exact) ? nil : exact } else {
          fulfilsAnother(member) ? nil : nearest(member, optional)
        }
      guard let near else { return nil }
      return Diagnostic(
        "instance method '\(member.shownName)' nearly matches optional requirement '\(near.shownName)' of protocol "
          + "'\(proto.name)'",
        advice: [
          exact == nil
            ? "only '\(near.fullName)' is called" : "its parameters and result have to be those of the requirement"
        ], at: member.position,
        severity: .warning, rule: "near-miss")
    }
  }

  /// What need not be there: `@objc optional`, and in a module's text what an extension of an Objective-C protocol gives
  /// a default for.
  private func isOptional(_ member: Member) -> Bool {
    if member.isRequirement { return member.isOptionalRequirement }
    return !member.owner.isLearners && member.owner.kind == .protocol && member.owner.isClassProtocol
  }

  private func nearest(_ member: Member, _ requirements: [Member]) -> Member? {
    let found = requirements.filter { $0.signature.parameters.count == member.signature.parameters.count }
      .map { ($0, NearNames.distance(member.fullName, $0.fullName)) }
      .filter { $0.1 <= member.fullName.count / 3 }
    return found.min { $0.1 < $1.1 }?.0
  }
}
