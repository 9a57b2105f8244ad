import Diagnostics

/// A struct, class, enum, actor or protocol, of the learner or of a module.
package final class Nominal: Hashable {
  package enum Kind: String { case structure = "struct", `class`, `enum`, actor, `protocol` }

  /// The name with what encloses it, `Panel.Helper`.
  package let name: String
  package let simpleName: String
  package let kind: Kind
  package let module: String
  package unowned(unsafe) let parent: Nominal?
  package unowned let program: Program
  /// The learner wrote it.
  package let isLearners: Bool
  package var position = SourcePosition.none

  package var genericParameters: [GenericParameter] = []
  package var isVariadicGeneric = false
  /// What the declaration's own `where` says.
  package var constraints: [ExtensionConstraint] = []
  package var primaryAssociatedTypes: [String] = []
  package var attributes: Set<String> = []
  package var access = Access.internal
  /// What the declaration and its extensions inherit, as written.
  package var inheritance: [TypeExpression] = []
  /// Where a learner's declaration ends.
  package var endPosition = SourcePosition.none
  package var unsimulated: String?
  /// Creating one is an event (interface.md 3: structs that are views).
  package var tracesInit = false

  private(set) var table: [String: [Member]] = [:]
  package private(set) var ownMembers: [Member] = []
  private var nested: [String: NamedType] = [:]
  package private(set) var associatedTypes:
    [(name: String, defaultType: TypeExpression?, constraints: [TypeExpression])] = []
  package var cases: [EnumCase] = []
  package var deinitializer: LazyCode?
  /// What extensions of the learner's add to what the type inherits, and where each begins.
  var extensionHeads: [(inherited: [TypeExpression], start: SourcePosition)] = []
  /// Reads the rest of a module's type; called once, before members or inheritance are looked at.
  package var load: (() -> Void)?

  /// Equality and hash that the type declares itself.
  package var customEquality: ((Value, Value) -> Bool)?
  package var customHash: ((Value, inout Hasher) -> Void)?

  private var layout: (first: Int, count: Int, members: [Member])?
  private var resolvedSuper: SwiftType??
  private var resolvedProtocols: [SwiftType]?
  private var lookups: [String: [Member]] = [:]
  private var fullLookups: [String: [Member]] = [:]
  private var lookupGeneration = -1
  private var witnesses: [ObjectIdentifier: Member?] = [:]
  private var dispatch: [String: Member?] = [:]
  private var inferringAssociated: Set<String> = []
  private var associatedCache: [String: SwiftType] = [:]

  package init(
    _ simpleName: String, _ kind: Kind, module: String, parent: Nominal?, program: Program, isLearners: Bool
  ) {
    self.simpleName = simpleName
    self.kind = kind
    self.module = module
    self.parent = parent
    self.program = program
    self.isLearners = isLearners
    name = parent.map { "\($0.name).\(simpleName)" } ?? simpleName
    program.keep(self)
  }

  package static func == (a: Nominal, b: Nominal) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  package var isClass: Bool { kind == .class || kind == .actor }

  /// The type inside itself: its own parameters as arguments; `Self` for a protocol.
  package private(set) lazy var selfParameter = GenericParameter(
    "Self", constraints: [kind == .protocol ? .nominal(self, []) : selfType])

  package var selfType: SwiftType {
    if self === program.optional, let wrapped = genericParameters.first { return .optional(.parameter(wrapped)) }
    return kind == .protocol ? .parameter(selfParameter) : .nominal(self, genericParameters.map { .parameter($0) })
  }

  /// The type with unknown arguments, as it is used from outside.
  package var erasedType: SwiftType {
    kind == .protocol
      ? .existential([.nominal(self, [])]) : .nominal(self, genericParameters.map { _ in .unknown })
  }

  // MARK: Members

  package func ensureLoaded() {
    guard let load else { return }
    self.load = nil
    load()
  }

  package func add(_ member: Member) {
    table[member.name, default: []].append(member)
    ownMembers.append(member)
    program.generation += 1
  }

  package func remove(_ member: Member) {
    table[member.name]?.removeAll { $0 === member }
    ownMembers.removeAll { $0 === member }
    program.generation += 1
  }

  package func add(nested nominal: Nominal) { setNested(nominal.simpleName, .nominal(nominal)) }
  package func add(alias: TypeAlias) { setNested(alias.name, .alias(alias)) }
  package func removeNested(_ name: String) { setNested(name, nil) }

  private func setNested(_ name: String, _ type: NamedType?) {
    nested[name] = type
    program.typeGeneration += 1
  }

  package func addAssociatedType(_ name: String, default type: TypeExpression?, constraints: [TypeExpression] = []) {
    associatedTypes.append((name, type, constraints))
  }

  package func ownMembers(named name: String) -> [Member] {
    ensureLoaded()
    return table[name] ?? []
  }

  /// All members of a name, the most derived first: own and extensions', superclass's, protocols'.
  /// Whether its members belong to the main actor: said of it, of a superclass, or of a protocol it conforms to.
  package var isOnMainActor: Bool {
    attributes.contains("MainActor") || superclassNominal?.isOnMainActor ?? false
      || conformances.contains { $0.attributes.contains("MainActor") }
  }

  package func members(named name: String) -> [Member] {
    refreshLookups()
    if let found = lookups[name] { return found }
    let own = table[name] ?? []
    var result = own
    if let superclass = superclassNominal {
      for member in superclass.members(named: name) where !own.contains(where: { overrides($0, member) }) {
        if member.kind == .initializer, isLearners, !inheritsInitializers {
          guard member.isConvenience, overridesDesignatedInitializers(of: superclass) else { continue }
        }
        result.append(member)
      }
    }
    var seen: Set<ObjectIdentifier> = []
    for type in protocols {
      guard let proto = type.nominal else { continue }
      for member in proto.members(named: name) where seen.insert(ObjectIdentifier(member)).inserted {
        // What a library's type does itself, it does not do as any other of its protocol does.
        if !isLearners, !member.isRequirement, own.contains(where: { hides($0, member) }) {
          continue
        }
        if !result.contains(where: { $0 === member }) { result.append(member) }
      }
    }
    lookups[name] = result
    return result
  }

  /// Those of a full name, `textField(_:shouldChangeCharactersIn:replacementString:)`, in the same order.
  package func members(fullName: String) -> [Member] {
    refreshLookups()
    if let found = fullLookups[fullName] { return found }
    let result = members(named: String(fullName.prefix { $0 != "(" })).filter { $0.fullName == fullName }
    fullLookups[fullName] = result
    return result
  }

  private func refreshLookups() {
    ensureLoaded()
    guard lookupGeneration != program.generation else { return }
    lookups.removeAll()
    fullLookups.removeAll()
    lookupGeneration = program.generation
  }

  private func hides(_ mine: Member, _ theirs: Member) -> Bool {
    mine.kind == .method && !mine.isRequirement && mine.fullName == theirs.fullName && takesSame(mine, theirs)
  }

  private func overrides(_ mine: Member, _ theirs: Member) -> Bool {
    mine.isStatic == theirs.isStatic && mine.callName == theirs.callName && mine.kind != .enumCase
      && (mine.isOverride || !mine.owner.isLearners) && takesSame(mine, theirs)
  }

  /// Whether two members of one name take the same parameters; asked where overloads differ in their types only.
  private func takesSame(_ mine: Member, _ theirs: Member) -> Bool {
    guard mine.isCallable, mine.owner.isLearners, theirs.owner.isLearners, !mine.signature.parameters.isEmpty,
      theirs.owner.ownMembers(named: theirs.name).count > 1,
      let a = try? mine.resolved(program), let b = try? theirs.resolved(program)
    else { return true }
    return a.parameters == b.parameters
  }

  /// All names that can be used on a value of the type, for near names and completion.
  package func memberNames(isStatic: Bool) -> Set<String> {
    ensureLoaded()
    var names = Set(
      ownMembers.filter { $0.isStatic == isStatic && $0.kind != .initializer && $0.kind != .subscription }.map(\.name))
    if let superclass = superclassNominal { names.formUnion(superclass.memberNames(isStatic: isStatic)) }
    for type in protocols { if let proto = type.nominal { names.formUnion(proto.memberNames(isStatic: isStatic)) } }
    return names
  }

  /// A subclass without designated initializers of its own inherits them.
  package var inheritsInitializers: Bool {
    ensureLoaded()
    return !ownMembers.contains { $0.kind == .initializer && !$0.isConvenience }
  }

  /// A subclass that overrides all designated initializers inherits the convenient ones.
  private func overridesDesignatedInitializers(of superclass: Nominal) -> Bool {
    let own = Set(ownMembers.filter { $0.kind == .initializer }.map(\.callName))
    return superclass.ownMembers.allSatisfy {
      $0.kind != .initializer || $0.isConvenience || own.contains($0.callName)
    }
  }

  // MARK: Nested types

  package func nestedType(_ name: String) -> NamedType? {
    ensureLoaded()
    if let found = nested[name] { return found }
    if let superclass = superclassNominal, let found = superclass.nestedType(name) { return found }
    return nil
  }

  package func ownNestedType(_ name: String) -> NamedType? {
    ensureLoaded()
    return nested[name]
  }

  package var nestedNames: [String] { Array(nested.keys) }

  package func hasAssociatedType(_ name: String) -> Bool {
    ensureLoaded()
    if associatedTypes.contains(where: { $0.name == name }) { return true }
    return protocols.contains { $0.nominal?.hasAssociatedType(name) ?? false }
  }

  // MARK: Inheritance

  private func resolveInheritance() {
    ensureLoaded()
    guard resolvedProtocols == nil else { return }
    resolvedProtocols = []
    resolvedSuper = .some(nil)
    var protocols: [SwiftType] = []
    let scope = TypeScope(owner: self, program: program)
    var isComplete = true
    for expression in inheritance {
      guard let type = try? scope.resolve(expression) else {
        isComplete = false
        continue
      }
      switch type {
      case .nominal(let nominal, _):
        if nominal.isClass, kind == .class, nominal !== self { resolvedSuper = .some(type) } else { rawType = type }
      case .existential(let types): protocols += types
      default: break
      }
    }
    resolvedProtocols = protocols
    incompleteSince = isComplete ? nil : program.typeGeneration
  }

  /// Complains of a type that it inherits, or that its superclass does, and that nobody has declared.
  func requireInheritance() throws(LoweringFailure) {
    guard isLearners else { return }
    let superclass = superclassNominal
    if incompleteSince != nil {
      let scope = TypeScope(owner: self, program: program)
      for expression in inheritance { _ = try scope.lowered(expression) }
    }
    try superclass?.requireInheritance()
  }

  /// The raw type of an enum.
  package private(set) var rawType: SwiftType?
  /// When a type that it inherits was missing, by the program's count; it is looked for again where there are others.
  private var incompleteSince: Int?

  /// Forgets what was resolved: an extension came, or a type that was missing was declared.
  package func invalidate() {
    resolvedProtocols = nil
    resolvedSuper = nil
    allProtocols = nil
    incompleteSince = nil
    lookups.removeAll()
    fullLookups.removeAll()
    witnesses.removeAll()
    dispatch.removeAll()
    associatedCache.removeAll()
    program.generation += 1
  }

  package var superclass: SwiftType? {
    if let incompleteSince, incompleteSince != program.typeGeneration { invalidate() }
    resolveInheritance()
    return resolvedSuper ?? nil
  }

  package var superclassNominal: Nominal? { superclass?.nominal }

  /// Protocols named by the type and its extensions, without those they inherit.
  package var protocols: [SwiftType] {
    if let incompleteSince, incompleteSince != program.typeGeneration { invalidate() }
    resolveInheritance()
    return resolvedProtocols ?? []
  }

  private var allProtocols: Set<Nominal>?

  /// Whether values of the type conform to `proto`, by itself or by what it inherits.
  package func conforms(to proto: Nominal) -> Bool {
    if self === proto { return true }
    if let allProtocols, conformanceGeneration == program.generation {
      return allProtocols.contains(proto)
    }
    var all: Set<Nominal> = []
    for type in protocols {
      guard let nominal = type.nominal, all.insert(nominal).inserted else { continue }
      nominal.collectProtocols(into: &all)
    }
    superclassNominal?.collectProtocols(into: &all)
    allProtocols = all
    conformanceGeneration = program.generation
    return all.contains(proto)
  }

  private var conformanceGeneration = -1

  private func collectProtocols(into all: inout Set<Nominal>) {
    for type in protocols {
      guard let nominal = type.nominal, all.insert(nominal).inserted else { continue }
      nominal.collectProtocols(into: &all)
    }
    superclassNominal?.collectProtocols(into: &all)
  }

  /// Every protocol the type conforms to.
  package var conformances: Set<Nominal> {
    var all: Set<Nominal> = []
    collectProtocols(into: &all)
    return all
  }

  package func inherits(from other: Nominal) -> Bool {
    var type: Nominal? = self
    while let nominal = type {
      if nominal === other { return true }
      type = nominal.superclassNominal
    }
    return false
  }

  // MARK: Storage

  private func layOut() -> (first: Int, count: Int, members: [Member]) {
    if let layout { return layout }
    ensureLoaded()
    let first = superclassNominal?.slotCount ?? 0
    var next = first
    var members: [Member] = []
    for member in ownMembers where !member.isStatic && member.slot >= -1 {
      if member.kind == .stored {
        member.slot = next
        next += 1
        members.append(member)
      }
    }
    let made = (first, next, members)
    layout = made
    return made
  }

  package var firstSlot: Int { layOut().first }
  package var slotCount: Int { layOut().count }
  /// The stored properties of the type itself, in order of declaration.
  package var storedMembers: [Member] { layOut().members }

  package var allStoredMembers: [Member] { (superclassNominal?.allStoredMembers ?? []) + storedMembers }

  // MARK: Dispatch

  /// The implementation that a call of `member` reaches on a value of this type.
  package func implementation(of member: Member) -> Member {
    if member.owner === self { return member }
    let key = ObjectIdentifier(member)
    if dispatchGeneration != program.generation {
      witnesses.removeAll()
      dispatchGeneration = program.generation
    }
    if let found = witnesses[key] { return found ?? member }
    let found: Member?
    if member.owner.kind == .protocol {
      found = inheritedWitness(for: member)
    } else {
      var type: Nominal? = self
      var candidate: Member?
      while let nominal = type, nominal !== member.owner, candidate == nil {
        candidate = nominal.ownMembers(named: member.name).first {
          $0.isStatic == member.isStatic && $0.callName == member.callName
            && ($0.isOverride || $0.kind == .initializer) && takesSame($0, member)
        }
        type = nominal.superclassNominal
      }
      found = candidate
    }
    witnesses[key] = .some(found)
    return found ?? member
  }

  /// The witness that the class which declared the conformance has, or what overrides it.
  private func inheritedWitness(for member: Member) -> Member? {
    var root = self
    while let superclass = root.superclassNominal, superclass.conforms(to: member.owner) { root = superclass }
    guard root !== self, let found = root.witness(for: member) else { return witness(for: member) }
    return found.owner.isClass ? implementation(of: found) : found
  }

  private var dispatchGeneration = -1

  /// What fulfils the requirement `member` of a protocol; nil where nothing does.
  package func witness(for member: Member) -> Member? {
    let all = members(named: member.name)
    let matching = all.filter {
      $0 !== member && $0.isStatic == member.isStatic && !$0.isRequirement
        && ($0.callName == member.callName || ($0.kind == .enumCase && $0.name == member.name && $0.isStatic))
    }
    if let own = matching.first(where: { $0.owner.kind != .protocol && matches($0, member) }) { return own }
    if let own = matching.first(where: { $0.owner.kind != .protocol }) { return own }
    return matching.first(where: { satisfiesConstraints($0) })
  }

  /// Among overloads of one name, the one whose types fit the requirement's.
  private func matches(_ candidate: Member, _ requirement: Member) -> Bool {
    guard let mine = try? candidate.resolved(program), let theirs = try? requirement.resolved(program) else {
      return true
    }
    guard mine.parameters.count == theirs.parameters.count else { return false }
    var matcher = TypeMatcher(program: program)
    for (a, b) in zip(theirs.parameters, mine.parameters) {
      let expected = a.substituting([requirement.owner.selfParameter: selfType])
      if !matcher.mayMatch(expected, b) { return false }
    }
    return true
  }

  package func satisfiesConstraints(_ member: Member) -> Bool {
    guard !member.constraints.isEmpty else { return true }
    return program.satisfies(
      member.constraints, of: .nominal(self, genericParameters.map { .parameter($0) }), owner: member.owner)
  }

  // MARK: Associated types

  /// The type that `name` has in this type: a nested type, a generic parameter, or inferred from the witnesses.
  package func associatedType(_ name: String, arguments: [SwiftType]) -> SwiftType? {
    var bindings: [GenericParameter: SwiftType] = [:]
    for (i, parameter) in genericParameters.enumerated() where i < arguments.count {
      bindings[parameter] = arguments[i]
    }
    if let place = genericParameters.firstIndex(where: { $0.name == name }) {
      return place < arguments.count ? arguments[place] : .unknown
    }
    if let cached = associatedCache[name] { return cached.substituting(bindings) }
    if let found = nestedType(name) {
      switch found {
      case .nominal(let nominal):
        return SwiftType.nominal(nominal, nominal.genericParameters.map { _ in .unknown })
          .within(.nominal(self, arguments))
      case .alias(let alias): return (try? alias.resolve(program))?.substituting(bindings)
      }
    }
    for proto in conformances {
      guard case .alias(let alias)? = proto.ownNestedType(name) else { continue }
      return (try? alias.resolve(program))?.substituting([proto.selfParameter: selfType]).substituting(bindings)
    }
    guard conformances.contains(where: { $0.hasOwnAssociatedType(name) }) else { return nil }
    guard inferringAssociated.insert(name).inserted else { return nil }
    defer { inferringAssociated.remove(name) }
    if let inferred = inferAssociatedType(name) {
      if !inferred.hasUnknown { associatedCache[name] = inferred }
      return inferred.substituting(bindings)
    }
    return nil
  }

  private func hasOwnAssociatedType(_ name: String) -> Bool {
    ensureLoaded()
    return associatedTypes.contains { $0.name == name }
  }

  private func inferAssociatedType(_ name: String) -> SwiftType? {
    if name == "Element", conforms(to: program.known("Sequence")), let element = iteratedElement { return element }
    for proto in conformances where proto.hasAssociatedType(name) {
      let key = GenericParameter(name)
      let stand = SwiftType.parameter(key)
      for requirement in proto.ownMembers where requirement.isRequirement {
        guard requirement.mentions(name) else { continue }
        let witness = members(named: requirement.name).first {
          $0 !== requirement && !$0.isRequirement && $0.isStatic == requirement.isStatic
            && $0.callName == requirement.callName
            && $0.owner.kind != .protocol
        }
        guard let witness else { continue }
        // `func makeCoordinator() -> Coordinator` says that the type will be declared, not that the default is meant.
        if requirement.signature.result.mentions(name), witness.owner.isLearners,
          witness.signature.result.mentions(name)
        {
          return nil
        }
        var matcher = TypeMatcher(program: program)
        matcher.open.insert(key)
        let replace: (SwiftType) -> SwiftType = { $0.replacingAssociated(name, with: stand) }
        if requirement.kind == .method || requirement.kind == .initializer || requirement.kind == .subscription {
          guard let wanted = try? requirement.resolved(program), let given = try? witness.resolved(program) else {
            continue
          }
          for (a, b) in zip(wanted.parameters, given.parameters) { _ = matcher.match(replace(a), b) }
          _ = matcher.match(replace(wanted.result), given.result)
        } else {
          guard let wanted = try? requirement.propertyType(program), let given = try? witness.propertyType(program)
          else { continue }
          _ = matcher.match(replace(wanted), given)
        }
        if let found = matcher.bindings[key], found != .unknown { return found }
      }
    }
    for proto in conformances {
      if let entry = proto.associatedTypes.first(where: { $0.name == name }), let type = entry.defaultType {
        return try? TypeScope(owner: proto, program: program).resolve(type).substituting([proto.selfParameter: selfType]
        )
      }
    }
    return nil
  }

  /// What the iterator that the type makes gives.
  private var iteratedElement: SwiftType? {
    let make = ownMembers(named: "makeIterator").first { !$0.isRequirement }
    guard let iterator = try? make?.resolved(program).result, iterator.nominal !== self else { return nil }
    let element = SwiftType.associatedType("Element", of: iterator)
    return element.isUnknown ? nil : element
  }

  /// The type that inherits the members of this one: arguments of a superclass as seen from `arguments` of this.
  package func upcast(to target: Nominal, arguments: [SwiftType]) -> [SwiftType]? {
    if target === self { return arguments }
    var bindings: [GenericParameter: SwiftType] = [:]
    for (i, parameter) in genericParameters.enumerated() where i < arguments.count {
      bindings[parameter] = arguments[i]
    }
    guard let superclass, let next = superclass.nominal else { return nil }
    return next.upcast(to: target, arguments: superclass.arguments.map { $0.substituting(bindings) })
  }
}

extension Member {
  /// Whether the declaration names the associated type.
  fileprivate func mentions(_ name: String) -> Bool {
    if let type, type.mentions(name) { return true }
    return signature.result.mentions(name) || signature.parameters.contains { $0.type.mentions(name) }
  }
}

extension TypeExpression {
  fileprivate func mentions(_ name: String) -> Bool {
    switch self {
    case .named(let own, let arguments, _):
      return own == name || arguments.contains { $0.mentions(name) } || own == "Context"
    case .member(let base, let own, let arguments, _):
      return own == name || base.mentions(name) || arguments.contains { $0.mentions(name) }
    case .optional(let type), .array(let type), .metatype(let type), .constrained(let type, _):
      return type.mentions(name)
    case .dictionary(let key, let value): return key.mentions(name) || value.mentions(name)
    case .tuple(let elements): return elements.contains { $0.type.mentions(name) }
    case .function(let parameters, let result, _, _):
      return result.mentions(name) || parameters.contains { $0.type.mentions(name) }
    case .composition(let types): return types.contains { $0.mentions(name) }
    case .resolved: return false
    }
  }
}

extension SwiftType {
  /// `Self.name` replaced, in whatever protocol it stands.
  func replacingAssociated(_ name: String, with type: SwiftType) -> SwiftType {
    switch self {
    case .associated(_, let own) where own == name: return type
    case .nominal(let nominal, let arguments):
      return .nominal(nominal, arguments.map { $0.replacingAssociated(name, with: type) })
    case .optional(let inner): return .optional(inner.replacingAssociated(name, with: type))
    case .tuple(let elements):
      return .tuple(elements.map { Element($0.label, $0.type.replacingAssociated(name, with: type)) })
    case .function(var function):
      function.parameters = function.parameters.map { $0.replacingAssociated(name, with: type) }
      function.result = function.result.replacingAssociated(name, with: type)
      return .function(function)
    default: return self
    }
  }
}
