import Diagnostics

/// What a type inherits from, and what it owes for that: final classes and members, required initializers, one
/// superclass, classes for protocols that want them, `weak` on references only.
struct InheritanceCheck {
  private let program: Program
  private let nominal: Nominal

  init(_ program: Program, _ nominal: Nominal) {
    self.program = program
    self.nominal = nominal
  }

  func run() throws(LoweringFailure) {
    guard nominal.isLearners else { return }
    try checkInheritance()
    try checkClassProtocols()
    if let superclass = nominal.superclassNominal {
      if superclass.attributes.contains("final") {
        throw refuse("inheritance from a final class '\(superclass.name)'", at: nominal.position)
      }
      try checkFinalMembers(superclass)
      try checkOverriddenInitializers(superclass)
      try checkRequiredInitializers(superclass)
    }
    for field in nominal.ownMembers where field.ownership == .weak && field.kind == .stored { try checkWeak(field) }
    if nominal.kind == .structure || nominal.kind == .enum { try checkRecursion() }
    try checkWrappers()
  }

  private func refuse(_ message: String, advice: [String] = [], at position: SourcePosition) -> LoweringFailure {
    .refused(Diagnostic(message, advice: advice, at: position))
  }

  private func checkInheritance() throws(LoweringFailure) {
    let scope = TypeScope(owner: nominal, program: program)
    var classes: [(name: String, position: SourcePosition)] = []
    for expression in nominal.inheritance {
      guard case .nominal(let found, _)? = try? scope.resolve(expression) else { continue }
      if found.kind == .actor, nominal.kind == .actor {
        throw refuse("actor types do not support inheritance", at: nominal.position)
      }
      if nominal.kind == .class, found.isLearners, found.kind == .structure || found.kind == .enum {
        throw refuse("inheritance from non-protocol, non-class type '\(found.name)'", at: nominal.position)
      }
      guard found.isClass, found.kind != .actor else { continue }
      if nominal.kind == .class, nominal.inheritance.first?.name != expression.name, let place = expression.position {
        let isFirst = nominal.inheritance.first.map { (first) -> Bool in
          if case .nominal(let other, _)? = try? scope.resolve(first) { return other.isClass }
          return false
        }
        if isFirst == false {
          throw refuse("superclass '\(found.name)' must appear first in the inheritance clause", at: place)
        }
      }
      if found === nominal { throw refuse("'\(nominal.name)' inherits from itself", at: nominal.position) }
      if nominal.kind != .class {
        if nominal.kind == .protocol { continue }
        throw refuse("inheritance from non-protocol type '\(found.name)'", at: nominal.position)
      }
      classes.append((found.name, expression.position ?? nominal.position))
    }
    if classes.count > 1 {
      throw refuse(
        "multiple inheritance from classes '\(classes[0].name)' and '\(classes[1].name)'", at: classes[1].position)
    }
  }

  private func checkClassProtocols() throws(LoweringFailure) {
    guard nominal.kind == .structure || nominal.kind == .enum else { return }
    for type in nominal.protocols {
      guard let proto = type.nominal, proto.isClassBound, proto.name != "AnyObject" else { continue }
      throw refuse(
        "non-class type '\(nominal.name)' cannot conform to class protocol '\(proto.name)'", at: nominal.position)
    }
  }

  private func checkFinalMembers(_ superclass: Nominal) throws(LoweringFailure) {
    for member in nominal.ownMembers where member.isOverride {
      let overridden = superclass.members(named: member.name).first {
        $0.callName == member.callName && $0.isStatic == member.isStatic && $0.owner.kind != .protocol
      }
      guard let overridden, overridden.owner.isLearners else { continue }
      if overridden.attributes.contains("final") {
        let what = member.kind == .method ? "instance method" : "property"
        throw refuse("\(what) overrides a 'final' \(what)", at: member.position)
      }
      if overridden.attributes.contains("static") {
        throw refuse("cannot override static \(member.kind == .method ? "method" : "property")", at: member.position)
      }
    }
  }

  /// A class with initializers of its own has to write what its superclass requires.
  private func checkRequiredInitializers(_ superclass: Nominal) throws(LoweringFailure) {
    guard nominal.ownMembers.contains(where: { $0.kind == .initializer && !$0.isConvenience && !$0.isImplicitDefault })
    else { return }
    var seen: Set<String> = []
    var at: Nominal? = superclass
    while let current = at {
      for required in current.ownMembers(named: "init") where required.attributes.contains("required") {
        guard seen.insert(required.fullName).inserted else { continue }
        guard !nominal.ownMembers(named: "init").contains(where: { $0.fullName == required.fullName }) else { continue }
        throw refuse(
          "'required' initializer '\(required.fullName)' must be provided by subclass of '\(superclass.name)'",
          advice: required.fullName == "init(coder:)"
            ? ["required init?(coder: NSCoder) { fatalError(\"init(coder:) has not been implemented\") }"] : [],
          at: nominal.endPosition)
      }
      at = current.superclassNominal
    }
  }

  /// A designated initializer of the superclass is overridden, one that it requires is required again.
  private func checkOverriddenInitializers(_ superclass: Nominal) throws(LoweringFailure) {
    for own in nominal.ownMembers(named: "init")
    where !own.memberwise && !own.isImplicitDefault && !own.attributes.contains("required") {
      let overridden = superclass.members(named: "init").first {
        $0.callName == own.callName && $0.owner.kind != .protocol && $0.access != .private && takeSame($0, own)
      }
      guard let overridden, overridden.isFailable == own.isFailable || own.isOverride else { continue }
      if overridden.attributes.contains("required") {
        throw refuse(
          "'required' modifier must be present on all overrides of a required initializer",
          advice: ["write 'required' before it"], at: own.position)
      }
      if !own.isOverride, !overridden.isConvenience {
        throw refuse(
          "overriding declaration requires an 'override' keyword", advice: ["write 'override' before it"],
          at: own.position)
      }
    }
  }

  private func takeSame(_ a: Member, _ b: Member) -> Bool {
    guard let x = try? a.resolved(program), let y = try? b.resolved(program) else { return false }
    return x.parameters == y.parameters
  }

  /// What a wrapper holds has to be what the wrapper is for: an object that is observed is an ObservableObject.
  private func checkWrappers() throws(LoweringFailure) {
    for field in nominal.ownMembers where field.wrapperStorage != nil {
      let told = try? field.propertyType(program)
      guard let use = field.wrapper,
        let value = told?.nominal == nil ? try? field.wrapperStorage?.memberwiseInfer?() : told,
        value.nominal?.isLearners ?? false,
        let wrapper = (try? TypeScope(owner: nominal, program: program).resolve(use.type))?.nominal,
        let held = try? wrapper.members(named: "wrappedValue").first?.propertyType(program),
        case .parameter(let parameter) = held
      else { continue }
      for constraint in parameter.constraints {
        guard let proto = constraint.nominal, !program.conforms(value, to: proto) else { continue }
        var place = use.position
        place.column += 1
        throw refuse(
          "generic \(wrapper.isClass ? "class" : "struct") '\(wrapper.name)' requires that '\(value)' conform to "
            + "'\(proto.name)'", at: place)
      }
    }
  }

  private func checkWeak(_ field: Member) throws(LoweringFailure) {
    guard let type = try? field.propertyType(program) else { return }
    guard case .optional(let wrapped) = type else {
      if type.hasUnknown || field.isImplicit { return }
      throw refuse("'weak' variable should have optional type '\(type)?'", at: field.position)
    }
    switch wrapped {
    case .nominal(let held, _) where !held.isClass:
      throw refuse(
        "'weak' may only be applied to class and class-bound protocol types, not '\(wrapped)'", at: field.position)
    case .existential(let types):
      guard !types.isEmpty, !types.contains(where: { $0.nominal?.isClassBound ?? true }) else { return }
      throw refuse(
        "'weak' must not be applied to non-class-bound '\(wrapped)'; consider adding a protocol conformance that has a class bound",
        at: field.position)
    default: return
    }
  }

  /// A struct cannot hold itself: it would never end.
  private func checkRecursion() throws(LoweringFailure) {
    guard nominal.kind == .structure else { return }
    for field in nominal.storedMembers {
      var seen: Set<ObjectIdentifier> = []
      guard let type = try? field.propertyType(program), holds(type, &seen) else { continue }
      throw refuse(
        "value type '\(nominal.name)' cannot have a stored property that recursively contains it", at: field.position)
    }
  }

  private func holds(_ type: SwiftType, _ seen: inout Set<ObjectIdentifier>) -> Bool {
    switch type {
    case .optional(let wrapped): return holds(wrapped, &seen)
    case .tuple(let elements):
      for element in elements where holds(element.type, &seen) { return true }
      return false
    case .nominal(let other, _):
      if other === nominal { return true }
      guard other.isLearners, other.kind == .structure, seen.insert(ObjectIdentifier(other)).inserted else {
        return false
      }
      for field in other.storedMembers {
        if let inner = try? field.propertyType(program), holds(inner, &seen) { return true }
      }
      return false
    default: return false
    }
  }
}

extension Nominal {
  /// Whether only classes conform to a protocol.
  var isClassBound: Bool {
    if name == "AnyObject" || isClass { return true }
    guard kind == .protocol else { return false }
    return protocols.contains { $0.nominal !== self && ($0.nominal?.isClassBound ?? false) }
      || inheritance.contains { $0.name == "AnyObject" || $0.name == "NSObjectProtocol" }
  }
}

extension TypeExpression {
  /// The name that is written, nil for what has none.
  var name: String? {
    if case .named(let name, _, _) = self { name } else { nil }
  }

  /// Where it is written.
  var position: SourcePosition? {
    switch self {
    case .named(_, _, let position), .member(_, _, _, let position): position
    default: nil
    }
  }
}
