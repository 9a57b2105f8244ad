import Diagnostics
import SwiftSyntax

extension Declarer {
  func finish(_ nominal: Nominal) throws(LoweringFailure) {
    guard unit.isLearners else { return }
    synthesizeEnum(nominal)
    if nominal.kind == .structure, !nominal.ownMembers.contains(where: { $0.kind == .initializer && $0.memberwise }) {
      let own = nominal.ownMembers.filter { $0.kind == .initializer && $0.constraints.isEmpty && !isFromExtension($0) }
      if own.isEmpty || own.allSatisfy(isFromExtension) { addMemberwise(nominal) }
    }
    if nominal.isClass, nominal.isLearners,
      !nominal.ownMembers.contains(where: { $0.kind == .initializer && !$0.isConvenience })
    {
      addDefaultInitializer(nominal)
    }
    registerEquality(nominal)
  }

  func isFromExtension(_ member: Member) -> Bool { extensionMembers.contains(ObjectIdentifier(member)) }

  func addMemberwise(_ nominal: Nominal) {
    let member = Member("init", .initializer, owner: nominal)
    member.memberwise = true
    member.position = nominal.position
    for field in nominal.storedMembers where field.isMemberwiseParameter {
      let name = field.name.hasPrefix("_") && field.wrapper != nil ? String(field.name.dropFirst()) : field.name
      var parameter = Parameter(label: name, name: name, type: field.memberwiseType ?? .resolved(.unknown))
      parameter.isEscaping = true
      if isHidden(field, in: nominal) { member.access = .private }
      parameter.builder = field.builder
      if field.initialValue != nil || (!field.isLet && field.type?.isOptionalType ?? false && field.wrapper == nil) {
        member.memberwiseDefaults.insert(member.signature.parameters.count)
      }
      if field.memberwiseType == nil {
        let program = program
        // A wrapper that is made from a plain value takes that value, whose type its initial value tells.
        let type = try? field.memberwiseInfer.map { (infer) throws(LoweringFailure) in try infer() }
        parameter.type = .resolved(type ?? (try? field.propertyType(program)) ?? .unknown)
      }
      member.signature.parameters.append(parameter)
    }
    add(member, to: nominal)
    let count = member.signature.parameters.count
    if count > 0, member.memberwiseDefaults.count == count {
      // With a value for every property there is an `init()` too, which may fulfil a requirement.
      let plain = Member("init", .initializer, owner: nominal)
      plain.memberwise = true
      plain.position = nominal.position
      add(plain, to: nominal)
    }
  }

  /// A private property that has to be given makes the initializer private that gives it.
  private func isHidden(_ field: Member, in nominal: Nominal) -> Bool {
    guard field.wrapper != nil else { return field.access == .private }
    let property = nominal.ownMembers(named: String(field.name.dropFirst())).first
    return field.initialValue == nil && property?.access == .private
  }

  func addDefaultInitializer(_ nominal: Nominal) {
    let missing = nominal.storedMembers.first {
      $0.initialValue == nil && !($0.type?.isOptionalType ?? false && !$0.isLet) && $0.wrapper == nil
        && !$0.overridesStorage
    }
    guard missing == nil, nominal.superclassNominal == nil else { return }
    let member = Member("init", .initializer, owner: nominal)
    member.isImplicitDefault = true
    member.memberwise = true
    member.position = nominal.position
    add(member, to: nominal)
  }

  func synthesizeEnum(_ nominal: Nominal) {
    guard nominal.kind == .enum else { return }
    let before = nominal.ownMembers.count
    if !nominal.cases.isEmpty, nominal.cases.allSatisfy(\.labels.isEmpty),
      !nominal.conforms(to: program.known("Hashable"))
    {
      nominal.inheritance.append(.named("Hashable", [], .none))
    }
    nominal.synthesizeRawValues()
    for member in nominal.ownMembers[before...] { undo.append { nominal.remove(member) } }
    nominal.invalidate()
  }

  /// What the type declares as its equality is what equality means everywhere.
  func registerEquality(_ nominal: Nominal) {
    let equal =
      nominal.ownMembers(named: "==").first { $0.isStatic && $0.signature.parameters.count == 2 }
      ?? nominal.ownMembers(named: "isEqual").first { !$0.isStatic && $0.isOverride }
    if let equal {
      let machine = machine
      let isStatic = equal.isStatic
      nominal.customEquality = { [unowned machine] a, b in
        var this = isStatic ? Value.type(nominal.erasedType) : a
        let arguments = isStatic ? [a, b] : [Value.some(b)]
        do throws(Signal) { return try machine.current.invoke(equal, mutating: &this, arguments).asBool ?? false } catch
        {
          machine.pendingError(error)
          return false
        }
      }
      nominal.customHash = nominal.customHash ?? { _, _ in }
    } else if let inherited = nominal.superclassNominal?.customEquality {
      nominal.customEquality = inherited
      nominal.customHash = nominal.superclassNominal?.customHash
    }
    if let hash = nominal.ownMembers(named: "hash").first(where: { $0.fullName == "hash(into:)" }) {
      let machine = machine
      nominal.customHash = { [unowned machine] value, hasher in
        for part in machine.hashParts(value, hash) { part.hash(into: &hasher) }
      }
    }
  }
}
