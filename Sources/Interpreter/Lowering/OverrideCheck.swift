import Diagnostics

/// Whether an override can stand for what it overrides.
struct OverrideCheck {
  private let program: Program
  private let nominal: Nominal
  private let member: Member
  private let overridden: Member

  init(_ program: Program, _ nominal: Nominal, _ member: Member, _ overridden: Member) {
    self.program = program
    self.nominal = nominal
    self.member = member
    self.overridden = overridden
  }

  func run() throws(LoweringFailure) {
    if member.kind == .method { try checkMethod() } else { try checkProperty() }
    if member.access < .internal, nominal.access >= .internal, overridden.access >= .internal {
      throw refuse("overriding \(member.described) must be as accessible as its enclosing type")
    }
  }

  private func refuse(_ message: String) -> LoweringFailure {
    .refused(
      Diagnostic(
        message, advice: ["it overrides '\(overridden.owner.name).\(overridden.fullName)'"], at: member.position))
  }

  private func checkMethod() throws(LoweringFailure) {
    let (own, other) = (member.signature, overridden.signature)
    if own.isThrowing, !other.isThrowing {
      throw refuse("cannot override non-throwing \(member.described) with throwing \(member.described)")
    }
    guard own.generics.isEmpty, other.generics.isEmpty, let mine = try? member.resolved(program),
      let theirs = try? overridden.resolved(program)
    else { return }
    let fits =
      zip(mine.parameters, theirs.parameters).allSatisfy { fit($0, $1) } && fit(theirs.result, mine.result)
      && own.isAsync == other.isAsync
    if !fits { throw refuse("method does not override any method from its superclass") }
  }

  private func checkProperty() throws(LoweringFailure) {
    guard !member.isImplicit, !overridden.isImplicit, let mine = try? member.propertyType(program),
      let theirs = try? overridden.propertyType(program), !fit(theirs, mine)
    else { return }
    throw refuse("property '\(member.name)' with type '\(mine)' cannot override a property with type '\(theirs)'")
  }

  /// Whether a value of the second type does for the first; what is not known does.
  private func fit(_ wanted: SwiftType, _ given: SwiftType) -> Bool {
    if wanted.hasUnknown || given.hasUnknown || wanted.hasParameter || given.hasParameter { return true }
    if wanted.isVoid != given.isVoid { return false }
    var matcher = TypeMatcher(program: program)
    return matcher.match(wanted, given) != nil
  }
}
