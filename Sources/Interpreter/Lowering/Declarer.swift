import Diagnostics
import SwiftSyntax

/// Declares the types, functions and extensions of a text.
final class Declarer {
  let unit: Unit
  /// What was declared, to be checked and, where that fails, taken back.
  private(set) var nominals: [Nominal] = []
  private(set) var added: [(Member, Nominal)] = []
  var undo: [() -> Void] = []
  var shells: [(DeclGroupSyntax, Nominal)] = []
  private(set) var bodies: [(LazyCode, Member?)] = []

  init(_ unit: Unit) { self.unit = unit }

  var program: Program { unit.program }
  var machine: Machine { unit.machine }

  /// Takes everything back.
  func rollBack() {
    for action in undo.reversed() { action() }
    program.generation += 1
  }

  // MARK: Top level

  func declare(_ declarations: [DeclSyntax]) throws(LoweringFailure) {
    if unit.isLearners { try RedeclarationCheck(unit).run(declarations) }
    for declaration in declarations { try shell(declaration, parent: nil) }
    for (group, nominal) in shells { try members(of: group, into: nominal, isExtension: false) }
    for declaration in declarations {
      if let node = declaration.as(ExtensionDeclSyntax.self) { try extend(node) }
      if let node = declaration.as(FunctionDeclSyntax.self) {
        let member = try function(node, owner: program.sessionScope, isExtension: false)
        // The same function again replaces the one before.
        let key = member.fullName
        let together = Set(added.map { ObjectIdentifier($0.0) })
        for old in program.sessionScope.ownMembers(named: member.name)
        where old.fullName == key && !together.contains(ObjectIdentifier(old)) && sameParameters(old, member) {
          program.sessionScope.remove(old)
          undo.append { [program] in program.sessionScope.add(old) }
        }
        add(member, to: program.sessionScope)
      }
    }
    for nominal in nominals { try finish(nominal) }
  }

  /// A type declared inside a function: known by its name from then on.
  func declareLocally(_ declaration: DeclSyntax, in lowering: Lowering) throws(LoweringFailure) {
    try declare([declaration])
  }

  func sameParameters(_ a: Member, _ b: Member) -> Bool {
    guard let x = try? a.resolved(program), let y = try? b.resolved(program) else { return true }
    return x.parameters == y.parameters
  }

  func add(_ member: Member, to nominal: Nominal) {
    nominal.add(member)
    added.append((member, nominal))
    undo.append { nominal.remove(member) }
  }

  // MARK: Shells

  /// Makes the types known by name before any of their members is looked at.
  func shell(_ declaration: DeclSyntax, parent: Nominal?) throws(LoweringFailure) {
    if let node = declaration.as(StructDeclSyntax.self) {
      try shell(
        node, node.name, .structure, node.genericParameterClause, node.inheritanceClause, node.attributes,
        node.modifiers, parent: parent)
    } else if let node = declaration.as(ClassDeclSyntax.self) {
      try shell(
        node, node.name, .class, node.genericParameterClause, node.inheritanceClause, node.attributes, node.modifiers,
        parent: parent)
    } else if let node = declaration.as(EnumDeclSyntax.self) {
      try shell(
        node, node.name, .enum, node.genericParameterClause, node.inheritanceClause, node.attributes, node.modifiers,
        parent: parent)
    } else if let node = declaration.as(ActorDeclSyntax.self) {
      try shell(
        node, node.name, .actor, node.genericParameterClause, node.inheritanceClause, node.attributes, node.modifiers,
        parent: parent)
    } else if let node = declaration.as(ProtocolDeclSyntax.self) {
      try shell(
        node, node.name, .protocol, nil, node.inheritanceClause, node.attributes, node.modifiers, parent: parent)
      if let nominal = nominals.last {
        nominal.primaryAssociatedTypes = node.primaryAssociatedTypeClause?.primaryAssociatedTypes.map(\.name.text) ?? []
      }
    } else if let node = declaration.as(TypeAliasDeclSyntax.self) {
      let name = node.name.text
      let alias = TypeAlias(
        name, unit.type(node.initializer.value),
        parameters: unit.genericParameters(node.genericParameterClause, nil, owner: parent), owner: parent)
      if let parent {
        parent.add(alias: alias)
      } else {
        let old = program.sessionType(name)
        undo.append { [program] in program.declare(name, old) }
        program.declare(name, .alias(alias))
      }
    } else if let node = declaration.as(IfConfigDeclSyntax.self) {
      for inner in node.activeMembers { try shell(inner, parent: parent) }
      for item in node.activeItems {
        if case .decl(let inner) = item.item { try shell(inner, parent: parent) }
      }
    }
  }

  func shell(
    _ group: some DeclGroupSyntax, _ nameToken: TokenSyntax, _ kind: Nominal.Kind,
    _ generics: GenericParameterClauseSyntax?,
    _ inheritance: InheritanceClauseSyntax?, _ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax,
    parent: Nominal?
  ) throws(LoweringFailure) {
    let name = nameToken.text.withoutBackticks
    let nominal = Nominal(name, kind, module: "main", parent: parent, program: program, isLearners: unit.isLearners)
    nominal.position = unit.position(of: nameToken)
    nominal.endPosition = unit.position(of: group.memberBlock.rightBrace)
    nominal.attributes = attributes.names.union(modifiers.inherited)
    nominal.access = modifiers.access
    nominal.inheritance = inheritance?.inheritedTypes.map { unit.type($0.type) } ?? []
    nominal.genericParameters = unit.genericParameters(generics, group.genericWhereClause, owner: nominal)
    nominal.constraints = unit.constraints(group.genericWhereClause)
    if let parent {
      parent.add(nested: nominal)
      undo.append { parent.removeNested(name) }
    } else {
      let old = program.sessionType(name)
      undo.append { [program] in program.declare(name, old) }
      program.declare(name, .nominal(nominal))
    }
    nominals.append(nominal)
    shells.append((group, nominal))
    for item in group.memberBlock.members { try shell(item.decl, parent: nominal) }
  }

  // MARK: Extensions

  func extend(_ syntax: ExtensionDeclSyntax) throws(LoweringFailure) {
    let expression = unit.type(syntax.extendedType)
    var target: Nominal?
    do {
      switch try TypeScope(owner: nil, program: program).resolve(expression) {
      case .nominal(let nominal, _): target = nominal
      case .existential(let types): target = types.first?.nominal
      case .optional: target = program.optional
      default: break
      }
    } catch {
      throw error.isOpen ? .open(error.diagnostic) : .refused(error.diagnostic)
    }
    guard let nominal = target else {
      throw .refused(
        Diagnostic(
          "non-nominal type '\(syntax.extendedType.trimmedDescription)' cannot be extended",
          at: unit.position(of: syntax)))
    }
    nominal.ensureLoaded()
    let inherited = syntax.inheritanceClause?.inheritedTypes.map { unit.type($0.type) } ?? []
    if !inherited.isEmpty {
      nominal.inheritance += inherited
      nominal.extensionHeads.append((inherited, unit.position(of: syntax.extensionKeyword)))
      nominal.invalidate()
      undo.append {
        nominal.extensionHeads.removeLast()
        nominal.inheritance.removeLast(inherited.count)
        nominal.invalidate()
      }
    }
    let firstShell = shells.count
    for item in syntax.memberBlock.members { try shell(item.decl, parent: nominal) }
    let made = Array(shells[firstShell...])
    for (group, inner) in made { try members(of: group, into: inner, isExtension: false) }
    try members(
      of: syntax, into: nominal, isExtension: true, constraints: unit.constraints(syntax.genericWhereClause),
      access: syntax.modifiers.access)
    if !nominals.contains(nominal) { nominals.append(nominal) }
    nominal.invalidate()
  }

  // MARK: Members

  func members(
    of group: any DeclGroupSyntax, into nominal: Nominal, isExtension: Bool, constraints: [ExtensionConstraint] = [],
    access: Access = .internal
  ) throws(LoweringFailure) {
    for item in group.memberBlock.members {
      let before = added.count
      try member(item.decl, of: nominal, isExtension: isExtension)
      for (member, _) in added[before...] {
        if isExtension { extensionMembers.insert(ObjectIdentifier(member)) }
        member.constraints += constraints
        if access != .internal, member.access == .internal { member.access = access }
      }
    }
  }

  func member(_ declaration: DeclSyntax, of nominal: Nominal, isExtension: Bool) throws(LoweringFailure) {
    if let node = declaration.as(VariableDeclSyntax.self) {
      try variable(node, of: nominal, isExtension: isExtension)
    } else if let node = declaration.as(FunctionDeclSyntax.self) {
      add(try function(node, owner: nominal, isExtension: isExtension), to: nominal)
    } else if let node = declaration.as(InitializerDeclSyntax.self) {
      add(initializer(node, owner: nominal), to: nominal)
    } else if let node = declaration.as(DeinitializerDeclSyntax.self) {
      let lazy = LazyCode { [unit] (_: LazyCode) throws(LoweringFailure) in
        try unit.functionCode(
          "deinit", owner: nominal, selfKind: .object, signature: Signature(), parameters: [], result: .void,
          statements: node.body?.statements ?? [], at: node)
      }
      nominal.deinitializer = lazy
      bodies.append((lazy, nil))
    } else if let node = declaration.as(SubscriptDeclSyntax.self) {
      try subscripted(node, of: nominal)
    } else if let node = declaration.as(EnumCaseDeclSyntax.self) {
      try cases(node, of: nominal)
    } else if let node = declaration.as(AssociatedTypeDeclSyntax.self) {
      nominal.addAssociatedType(
        node.name.text, default: node.initializer.map { unit.type($0.value) },
        constraints: node.inheritanceClause?.inheritedTypes.map { unit.type($0.type) } ?? [])
    } else if let node = declaration.as(IfConfigDeclSyntax.self) {
      for item in node.activeMembers { try member(item, of: nominal, isExtension: isExtension) }
    }
  }

  // MARK: Functions

  func function(_ syntax: FunctionDeclSyntax, owner: Nominal, isExtension: Bool) throws(LoweringFailure)
    -> Member
  {
    let member = Member(syntax.name.text.withoutBackticks, .method, owner: owner)
    member.position = unit.position(of: syntax.name)
    let isGlobal = owner === program.sessionScope
    member.isStatic = isGlobal || syntax.modifiers.has("static") || syntax.modifiers.has("class")
    member.isMutating = syntax.modifiers.has("mutating")
    member.isOverride = syntax.modifiers.has("override")
    member.access = syntax.modifiers.access
    member.attributes = syntax.attributes.names.union(syntax.modifiers.inherited)
    if syntax.modifiers.has("postfix") { member.attributes.insert("postfix") }
    member.isRequirement = owner.kind == .protocol && !isExtension
    member.isOptionalRequirement = member.isRequirement && syntax.modifiers.has("optional")
    member.signature = unit.signature(
      syntax.signature, syntax.genericParameterClause, syntax.genericWhereClause, owner: isGlobal ? nil : owner)
    member.builder = builderAttribute(syntax.attributes)
    guard let body = syntax.body else { return member }
    let lazy = LazyCode { [unit] (_: LazyCode) throws(LoweringFailure) in
      let kind: Lowering.SelfKind =
        isGlobal ? .none : member.isStatic ? .type : owner.isClass ? .object : member.isMutating ? .mutating : .value
      let resolved = try member.resolved(unit.program)
      return try unit.functionCode(
        member.fullName, owner: isGlobal ? nil : owner, selfKind: kind, signature: member.signature,
        parameters: resolved.parameters, result: resolved.result, constraints: member.constraints,
        statements: body.statements, builder: unit.builder(of: member), at: syntax)
    }
    member.body = .code(lazy)
    bodies.append((lazy, member))
    return member
  }

  func initializer(_ syntax: InitializerDeclSyntax, owner: Nominal) -> Member {
    let member = Member("init", .initializer, owner: owner)
    member.position = unit.position(of: syntax.initKeyword)
    member.isConvenience = syntax.modifiers.has("convenience")
    member.isOverride = syntax.modifiers.has("override")
    member.isFailable = syntax.optionalMark != nil
    member.isImplicit = syntax.optionalMark?.text == "!"
    member.access = syntax.modifiers.access
    member.attributes = syntax.attributes.names.union(syntax.modifiers.inherited)
    member.isRequirement = owner.kind == .protocol && syntax.body == nil
    member.signature = unit.signature(
      syntax.signature, syntax.genericParameterClause, syntax.genericWhereClause, owner: owner)
    guard let body = syntax.body else { return member }
    let lazy = LazyCode { [unit] (_: LazyCode) throws(LoweringFailure) in
      let resolved = try member.resolved(unit.program)
      return try unit.initializerCode(
        member, owner: owner, parameters: resolved.parameters, body.statements, at: syntax)
    }
    member.body = .code(lazy)
    bodies.append((lazy, member))
    return member
  }

  func subscripted(_ syntax: SubscriptDeclSyntax, of nominal: Nominal) throws(LoweringFailure) {
    let member = Member("subscript", .subscription, owner: nominal)
    member.position = unit.position(of: syntax.subscriptKeyword)
    member.isStatic = syntax.modifiers.has("static") || syntax.modifiers.has("class")
    member.isOverride = syntax.modifiers.has("override")
    member.access = syntax.modifiers.access
    var signature = Signature()
    signature.generics = unit.genericParameters(
      syntax.genericParameterClause, syntax.genericWhereClause, owner: nominal)
    signature.parameters = unit.parameters(syntax.parameterClause, owner: nominal, generics: &signature.generics)
    // A subscript's parameter has a label only where two names are written.
    for (i, parameter) in syntax.parameterClause.parameters.enumerated() where parameter.secondName == nil {
      signature.parameters[i].label = nil
    }
    signature.result = unit.type(syntax.returnClause.type)
    member.signature = signature
    member.isRequirement = nominal.kind == .protocol && syntax.accessorBlock?.isRequirement ?? true
    if let block = syntax.accessorBlock {
      try accessors(
        block, of: member, owner: nominal,
        type: { (program) throws(LoweringFailure) in try member.resolved(program).result })
    }
    add(member, to: nominal)
  }

  // MARK: Enum cases

  func cases(_ syntax: EnumCaseDeclSyntax, of nominal: Nominal) throws(LoweringFailure) {
    for element in syntax.elements {
      let name = element.name.text.withoutBackticks
      let parameters = Array(element.parameterClause?.parameters ?? [])
      let labels = parameters.map { $0.firstName.flatMap { $0.text == "_" ? nil : $0.text } }
      let entry = EnumCase(name, index: nominal.cases.count, labels: labels, owner: nominal)
      let member = Member(name, .enumCase, owner: nominal)
      member.isStatic = true
      member.position = unit.position(of: element)
      member.enumCase = entry
      for (i, parameter) in parameters.enumerated() {
        var declared = Parameter(label: labels[i], name: labels[i] ?? "_\(i)", type: unit.type(parameter.type))
        if let value = parameter.defaultValue?.value {
          declared.defaultValue = LazyCode { [unit] (_: LazyCode) throws(LoweringFailure) in
            let lowering = Lowering(unit, owner: nominal)
            let type = try lowering.typeScope.lowered(declared.type)
            return lowering.code(
              "default value", parameterCount: 0, body: try lowering.lower(value, as: type).node,
              at: unit.position(of: value))
          }
        }
        member.signature.parameters.append(declared)
      }
      if let raw = element.rawValue?.value {
        let lowering = Lowering(unit, owner: nominal)
        let type = nominal.inheritance.first.flatMap { try? lowering.typeScope.lowered($0) }
        let numeric = type.flatMap { program.scalarKind(of: $0) == nil ? nil : $0 }
        if let constant = try lowering.lower(raw, expecting: numeric).node as? ConstantNode {
          entry.rawValue = constant.value
        }
      }
      nominal.cases.append(entry)
      add(member, to: nominal)
    }
  }

  // MARK: Properties

  private static let plainAttributes: Set<String> = [
    "objc", "available", "discardableResult", "MainActor", "IBOutlet", "IBInspectable", "IBAction", "NSManaged",
    "ObservationIgnored", "nonobjc",
    "inlinable", "preconcurrency", "Sendable", "escaping", "usableFromInline", "objcMembers", "NSCopying",
    "ObservationTracked", "TaskLocal",
  ]

  func builderAttribute(_ attributes: AttributeListSyntax) -> String? {
    for name in attributes.names where !Self.plainAttributes.contains(name) {
      if let nominal = program.nominal(named: name), nominal.attributes.contains("resultBuilder") { return name }
    }
    return nil
  }

  func variable(_ syntax: VariableDeclSyntax, of nominal: Nominal, isExtension: Bool) throws(LoweringFailure) {
    let bindings = Array(syntax.bindings)
    for (i, binding) in bindings.enumerated() {
      guard let identifier = binding.pattern.as(IdentifierPatternSyntax.self) else {
        throw .refused(Diagnostic("a property needs a name", at: unit.position(of: binding)))
      }
      let name = identifier.identifier.text.withoutBackticks
      let annotation = binding.annotation(among: bindings[i...])
      let isComputed = binding.accessorBlock?.isComputed ?? false
      let member = Member(name, isComputed || nominal.kind == .protocol ? .computed : .stored, owner: nominal)
      member.position = unit.position(of: binding)
      member.isStatic = syntax.modifiers.has("static") || syntax.modifiers.has("class")
      member.isLet = syntax.bindingSpecifier.text == "let"
      member.isOverride = syntax.modifiers.has("override")
      member.access = syntax.modifiers.access
      member.setterAccess = syntax.modifiers.setterAccess
      member.attributes = syntax.attributes.names.union(syntax.modifiers.inherited)
      if syntax.modifiers.has("lazy") {
        member.attributes.insert("lazy")
      } else {
        member.introducer = unit.position(of: syntax.bindingSpecifier)
      }
      if syntax.modifiers.has("weak") { member.ownership = .weak }
      if syntax.modifiers.contains(where: { $0.name.text == "unowned" }) { member.ownership = .unowned }
      member.type = annotation.map { unit.type($0.type) }
      member.isImplicit = annotation?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? false
      member.isRequirement = nominal.kind == .protocol && !isExtension
      member.isOptionalRequirement = member.isRequirement && syntax.modifiers.has("optional")
      member.builder = builderAttribute(syntax.attributes)
      if let block = binding.accessorBlock {
        if member.isRequirement {
          member.hasSetter = block.hasSetter
        } else {
          try accessors(
            block, of: member, owner: nominal,
            type: { (program) throws(LoweringFailure) in try member.propertyType(program) })
        }
      }
      if let wrapper = wrapperAttribute(syntax.attributes) {
        if member.isLet {
          throw .refused(Diagnostic("property wrapper can only be applied to a 'var'", at: unit.position(of: wrapper)))
        }
        if isComputed {
          throw .refused(
            Diagnostic("property wrapper cannot be applied to a computed property", at: unit.position(of: wrapper)))
        }
        try wrapped(member, wrapper, binding.initializer?.value, of: nominal)
        continue
      }
      member.hasSetter = member.hasSetter || (member.kind == .stored && !member.isLet)
      if let value = binding.initializer?.value {
        initial(value, of: member, owner: nominal)
      } else if member.type == nil, member.kind == .stored {
        throw .refused(Diagnostic("type annotation missing in pattern", at: unit.position(of: binding)))
      }
      if member.isOverride, member.kind == .stored, !isComputed, binding.initializer != nil || member.isLet {
        throw .refused(Diagnostic("cannot override with a stored property '\(name)'", at: member.position))
      }
      if member.isOverride, member.kind == .stored {
        add(observingOverride(member, owner: nominal), to: nominal)
        continue
      }
      if nominal.attributes.contains("Observable"), member.kind == .stored, !member.isStatic, !member.isLet,
        !member.attributes.contains("ObservationIgnored"), !member.attributes.contains("lazy")
      {
        member.isTracked = true
      }
      for name in member.attributes { if let expand = program.attachedMacros[name] { expand(machine, member) } }
      add(member, to: nominal)
    }
  }

  func initial(_ value: ExprSyntax, of member: Member, owner: Nominal) {
    let isLazy = member.attributes.contains("lazy")
    let isStatic = member.isStatic
    func lowering() -> Lowering {
      let lowering = Lowering(unit, owner: owner)
      lowering.capturedNames = CapturedNames.of(value)
      if isLazy || isStatic {
        lowering.selfKind = isStatic ? .type : owner.isClass ? .object : .value
        lowering.selfType = isStatic ? .metatype(owner.selfType) : owner.selfType
        _ = lowering.newSlot()
      }
      return lowering
    }
    let unit = unit
    func lower() throws(LoweringFailure) -> (code: Code, type: SwiftType) {
      let lowering = lowering()
      let type = try member.type.map { (type) throws(LoweringFailure) in try lowering.typeScope.lowered(type) }
      let typed = if let type { try lowering.lower(value, as: type) } else { try lowering.lower(value) }
      let code = lowering.code(
        member.name, parameterCount: isLazy || isStatic ? 1 : 0, body: typed.node, at: unit.position(of: value))
      return (code, typed.type)
    }
    var lowered: Code?
    let lazy = LazyCode { (_: LazyCode) throws(LoweringFailure) in
      // The type is inferred by lowering the value: through the member, which knows when this goes round in a circle.
      if member.type == nil { _ = try member.propertyType(unit.program) }
      defer { lowered = nil }
      if let lowered { return lowered }
      return try lower().code
    }
    member.initialValue = lazy
    if member.type == nil {
      member.inferType = { () throws(LoweringFailure) in
        let made = try lower()
        lowered = made.code
        return made.type
      }
    }
    bodies.append((lazy, member))
  }

  /// `override var x { didSet … }`: the superclass keeps the value, the observers are the subclass's.
  func observingOverride(_ member: Member, owner: Nominal) -> Member {
    let own = Member(member.name, .computed, owner: owner)
    own.position = member.position
    own.access = member.access
    own.attributes = member.attributes
    own.isOverride = true
    own.isStatic = member.isStatic
    own.type = member.type
    own.isImplicit = member.isImplicit
    own.willSet = member.willSet
    own.didSet = member.didSet
    own.hasSetter = true
    own.overridesStorage = true
    func base() throws(Signal) -> Member {
      let found = owner.superclassNominal?.members(named: member.name).first {
        $0.kind == .stored || $0.kind == .computed
      }
      guard let found else { throw .trap("property does not override any property from its superclass") }
      return found
    }
    own.body = .native { (call: inout Call) throws(Signal) in try call.fiber.readExactly(base(), of: call.this) }
    own.setter = .native { (call: inout Call) throws(Signal) in
      try call.fiber.writeExactly(base(), of: &call.this, call.arguments[0])
      return .void
    }
    return own
  }

  func accessors(
    _ block: AccessorBlockSyntax, of member: Member, owner: Nominal,
    type: @escaping (Program) throws(LoweringFailure) -> SwiftType
  ) throws(LoweringFailure) {
    let unit = unit
    func code(
      _ name: String, _ statements: CodeBlockItemListSyntax, kind: Lowering.SelfKind, extra: [(String, Bool)],
      result: Bool, at node: some SyntaxProtocol
    ) -> LazyCode {
      let lazy = LazyCode { (_: LazyCode) throws(LoweringFailure) in
        let own = try type(unit.program)
        let subscripts = member.kind == .subscription ? try member.resolved(unit.program).parameters : []
        var signature = member.kind == .subscription ? member.signature : Signature()
        var parameters = subscripts
        for (name, _) in extra {
          signature.parameters.append(Parameter(label: nil, name: name, type: .resolved(own)))
          parameters.append(own)
        }
        return try unit.functionCode(
          "\(member.name).\(name)", owner: owner, selfKind: kind, signature: signature, parameters: parameters,
          result: result ? own : .void, constraints: member.constraints,
          statements: statements, builder: result ? unit.builder(of: member) : nil,
          observing: name == "didSet" || name == "willSet" ? member : nil, at: node)
      }
      bodies.append((lazy, member))
      return lazy
    }
    let plain: Lowering.SelfKind = member.isStatic ? .type : owner.isClass ? .object : .value
    let changing: Lowering.SelfKind = member.isStatic ? .type : owner.isClass ? .object : .mutating
    switch block.accessors {
    case .getter(let statements):
      member.body = .code(code("get", statements, kind: plain, extra: [], result: true, at: block))
    case .accessors(let list):
      for accessor in list {
        guard let body = accessor.body else { continue }
        let parameter = accessor.parameters?.name.text
        let isNonmutating = accessor.modifier?.name.text == "nonmutating"
        switch accessor.accessorSpecifier.text {
        case "get", "_read":
          member.isMutatingGetter = accessor.modifier?.name.text == "mutating" && !owner.isClass
          member.body = .code(
            code(
              "get", body.statements, kind: accessor.modifier?.name.text == "mutating" ? changing : plain, extra: [],
              result: true, at: accessor))
        case "set", "_modify":
          guard accessor.accessorSpecifier.text == "set" else { continue }
          member.hasSetter = true
          member.isNonmutatingSetter = isNonmutating
          member.setter = .code(
            code(
              "set", body.statements, kind: isNonmutating ? plain : changing, extra: [(parameter ?? "newValue", true)],
              result: false, at: accessor))
        case "willSet":
          member.willSet = code(
            "willSet", body.statements, kind: plain, extra: [(parameter ?? "newValue", true)], result: false,
            at: accessor)
        case "didSet":
          member.didSet = code(
            "didSet", body.statements, kind: changing, extra: [(parameter ?? "oldValue", true)], result: false,
            at: accessor)
        default: break
        }
      }
    @unknown default: break
    }
  }

  // MARK: Property wrappers

  func wrapperAttribute(_ attributes: AttributeListSyntax) -> AttributeSyntax? {
    for case .attribute(let attribute) in attributes {
      let name =
        attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? attribute.attributeName.trimmedDescription
      if Self.plainAttributes.contains(name) || program.attachedMacros[name] != nil { continue }
      if let nominal = program.nominal(named: name), nominal.attributes.contains("propertyWrapper") { return attribute }
      // `@FocusState<Bool>.Binding`
      if let type = attribute.attributeName.as(MemberTypeSyntax.self),
        let outer = type.baseType.as(IdentifierTypeSyntax.self),
        case .nominal(let inner)? = program.nominal(named: outer.name.text)?.nestedType(type.name.text),
        inner.attributes.contains("propertyWrapper")
      {
        return attribute
      }
      if let owner = nominals.last?.nestedType(name), case .nominal(let nested) = owner,
        nested.attributes.contains("propertyWrapper")
      {
        return attribute
      }
    }
    return nil
  }

  /// A wrapped property: `_name` keeps the wrapper, `name` and `$name` go through it. One mechanism for every wrapper.
  func wrapped(_ member: Member, _ attribute: AttributeSyntax, _ initial: ExprSyntax?, of nominal: Nominal)
    throws(LoweringFailure)
  {
    let wrapper = WrappedProperty(member, attribute, initial, owner: nominal, unit: unit)
    for made in wrapper.members() {
      add(made, to: nominal)
      if let value = made.initialValue { bodies.append((value, made)) }
    }
  }

  var extensionMembers: Set<ObjectIdentifier> = []
}

extension Machine {
  /// Keeps an error of code that the host asked in passing for the next step of the program.
  package func pendingError(_ error: Signal) { pending = pending ?? error }

  /// What a type's own `hash(into:)` combines.
  func hashParts(_ value: Value, _ member: Member) -> [Value] {
    guard let make = makeHasher else { return [] }
    let (hasher, parts) = make()
    var arguments = [hasher]
    do throws(Signal) { _ = try current.callInout(member, value, &arguments) } catch { pendingError(error) }
    return parts()
  }
}

extension TypeExpression {
  var isOptionalType: Bool {
    if case .optional = self { return true }
    if case .named("Optional", _, _) = self { return true }
    return false
  }
}

extension PatternBindingSyntax {
  /// The type that is written: in `let a, b: Int` a later binding says it.
  func annotation(among rest: some Sequence<PatternBindingSyntax>) -> TypeAnnotationSyntax? {
    if typeAnnotation != nil || initializer != nil { return typeAnnotation }
    return rest.first { $0.typeAnnotation != nil }?.typeAnnotation
  }
}

extension AccessorBlockSyntax {
  /// Has a getter, as opposed to observers of a stored property.
  var isComputed: Bool {
    switch accessors {
    case .getter: return true
    case .accessors(let list): return list.contains { ["get", "_read"].contains($0.accessorSpecifier.text) }
    @unknown default: return false
    }
  }

  var hasSetter: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.contains { $0.accessorSpecifier.text == "set" }
  }

  /// Accessors without bodies, as a protocol asks for.
  var isRequirement: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.allSatisfy { $0.body == nil }
  }
}

extension DeclModifierListSyntax {
  /// The modifiers that subclasses have to know of.
  fileprivate var inherited: Set<String> {
    Set(map(\.name.text)).intersection(["final", "required", "static"])
  }
}
