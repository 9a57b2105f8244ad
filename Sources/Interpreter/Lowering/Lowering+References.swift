import Diagnostics
import SwiftSyntax

extension Lowering {
  // MARK: Plain names

  func reference(_ syntax: DeclReferenceExprSyntax, expecting expected: SwiftType?) throws(LoweringFailure) -> Typed {
    let name = syntax.baseName.text.withoutBackticks
    let place = position(syntax)
    let labels = syntax.argumentNames.map { $0.arguments.map { $0.name.text } }
    switch name {
    case "self":
      guard let reference = selfReference(at: place) else {
        throw refuse("cannot find 'self' in scope; did you mean to use it in a type or extension context?", at: syntax)
      }
      return reference
    case "Self":
      if let owner {
        let type = currentSelfType == .unknown ? owner.selfType : currentSelfType
        let plain: SwiftType = if case .metatype(let inner) = type { inner } else { type }
        if owner.isClass || owner.kind == .protocol, currentSelfKind == .type, let this = selfReference(at: place) {
          return Typed(node: this.node, type: .metatype(plain))
        }
        if owner.isClass || owner.kind == .protocol, let this = selfReference(at: place), currentSelfKind != .type {
          return Typed(
            node: ActionNode(at: place) { (f: Fiber) throws(Signal) in
              .type(f.machine.type(of: try this.node.eval(f)))
            }, type: .metatype(plain))
        }
        return Typed(node: typeNode(plain, at: place), type: .metatype(plain))
      }
    default: break
    }
    if let found = variable(name, at: place) { return found }
    if let wrapped = wrappedLocal(name), let storage = variable(wrapped.storage, at: place) {
      return try member(wrapped.member, of: storage, at: syntax, expecting: expected)
    }
    // A closure's parameter `$item`: `item` is what it projects.
    if !name.hasPrefix("$"), let projected = variable("$" + name, at: place),
      projected.type.nominal?.members(named: "wrappedValue").isEmpty == false
    {
      return try member("wrappedValue", of: projected, at: syntax, expecting: expected)
    }
    if let first = name.unicodeScalars.first, !first.properties.isXIDStart, first != "_", first != "$",
      program.functions(named: name).isEmpty,
      let found = try operatorFunction(name, expecting: expected?.function, at: place)
    {
      return found
    }
    if let found = try implicitMember(name, labels: labels, at: syntax, expecting: expected) { return found }
    if let variable = program.variable(named: name) {
      return Typed(
        node: GlobalNode(variable, at: place), type: variable.type,
        mutability: variable.isLet && !variable.awaitsValue
          ? .fixed(what: "value", reason: "'\(name)' is a 'let' constant")
          : variable.getter != nil && variable.setter == nil
            ? .fixed(what: "value", reason: "'\(name)' is a get-only property") : .place,
        isImplicit: variable.isImplicit)
    }
    let functions = program.functions(named: name)
    if !functions.isEmpty {
      let fitting = functions.filter { labels == nil || $0.signature.parameters.map { $0.label ?? "_" } == labels! }
      if let property = functions.first(where: { $0.kind != .method }) {
        return try property_(
          property, of: Typed(node: ConstantNode(.void, at: place), type: .unknown), bindings: [:], at: syntax)
      }
      guard let member = try choose(fitting, bindings: [:], expecting: expected) else {
        throw refuse("ambiguous use of '\(name)'", at: syntax)
      }
      let type = try functionType(of: member, bindings: [:], as: expected?.function)
      return Typed(node: FunctionReferenceNode(nil, member, at: place), type: .function(type))
    }
    if let type = try typeReference(name, at: place) { return type }
    throw unknown(name, at: syntax)
  }

  /// Whether no operator of numbers takes both.
  private func areDifferentNumbers(_ a: SwiftType, _ b: SwiftType) -> Bool {
    switch (a, b) {
    case (.nominal(let x, _), .nominal(let y, _)):
      x != y && program.isNumber(x) && program.isNumber(y) && !program.isInterchangeable(x, y)
    case (.nominal(let x, _), .parameter), (.parameter, .nominal(let x, _)): program.isNumber(x)
    default: false
    }
  }

  /// An operator as a function: `sorted(by: >)`, `reduce(0, +)`.
  func operatorFunction(_ name: String, expecting expected: FunctionType?, at place: SourcePosition)
    throws(LoweringFailure) -> Typed?
  {
    let isPair = expected?.parts(count: 2) != nil
    let count = isPair ? 2 : expected?.parameters.count ?? 2
    guard (1...2).contains(count), "+-*/%<>=!&|^~".contains(name.first ?? " ") else { return nil }
    if let parts = expected?.parts(count: 2), name != "<<", name != ">>", areDifferentNumbers(parts[0], parts[1]) {
      throw .refused(
        Diagnostic(
          "binary operator '\(name)' cannot be applied to operands of type '\(parts[0])' and '\(parts[1])'", at: place))
    }
    let code = Code(name) { (call: inout Call) throws(Signal) in
      var arguments = call.arguments
      if isPair, arguments.count == 1, case .tuple(let tuple) = arguments[0] { arguments = tuple.elements }
      let values = arguments.map { ConstantNode($0, at: place) }
      if values.count == 1 {
        return try (name == "!" ? NotNode(values[0], at: place) : NegateNode(values[0], at: place)).eval(call.fiber)
      }
      let comparisons: [String: ComparisonOperator] = [
        "==": .equal, "!=": .unequal, "<": .less, "<=": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual,
      ]
      if let op = comparisons[name] { return try CompareNode(op, values[0], values[1], at: place).eval(call.fiber) }
      return try DynamicOperatorNode(name, values[0], values[1], at: place).eval(call.fiber)
    }
    let type = expected ?? FunctionType([.unknown, .unknown], .unknown)
    code.type = type
    return Typed(node: ConstantNode(.function(FunctionValue(code)), at: place), type: .function(type))
  }

  /// The failure for a name that nobody has declared yet.
  func unknown(_ name: String, at syntax: some SyntaxProtocol) -> LoweringFailure {
    if let absence = program.absence(of: name) { return .open(Diagnostic(absence, at: position(syntax))) }
    if let later = Syntax(syntax).laterVariable(name) {
      return refuse(
        "use of local variable '\(name)' before its declaration",
        advice: ["'\(name)' is declared in line \(position(later).line)"], at: syntax)
    }
    if let wait = program.awaited(name) { return .open(Diagnostic(wait, at: position(syntax))) }
    var names = localNames + program.variableOrder + program.sessionTypeNames
    names += program.sessionScope.memberNames(isStatic: true)
    if let owner { names += owner.memberNames(isStatic: false) }
    var advice: [String] = []
    if let near = NearNames.advice(name, in: names)
      ?? NearNames.advice(name, in: (program.modules?.typeNames ?? []) + (program.modules?.functionNames ?? []))
    {
      advice = [near]
    }
    return .open(Diagnostic("cannot find '\(name)' in scope", advice: advice, at: position(syntax)))
  }

  /// A type's name as an expression.
  func typeReference(_ name: String, _ arguments: [TypeExpression] = [], at place: SourcePosition)
    throws(LoweringFailure) -> Typed?
  {
    do {
      let type = try typeScope.resolve(.named(name, arguments, place))
      if case .unknown = type { return nil }
      return Typed(node: typeNode(type, at: place), type: .metatype(type))
    } catch {
      if error.isOpen { return nil }
      throw .refused(error.diagnostic)
    }
  }

  /// A member used without `self.`, of the type itself or of an enclosing one.
  func implicitMember(
    _ name: String, labels: [String]?, at syntax: DeclReferenceExprSyntax, expecting expected: SwiftType?
  ) throws(LoweringFailure) -> Typed? {
    var enclosing = owner
    var isOwn = true
    let place = position(syntax)
    while let nominal = enclosing {
      let all = try members(named: name, of: nominal.selfType)
      let isStaticContext = !isOwn || currentSelfKind == .type || currentSelfKind == .none
      let fitting = all.filter { member in
        if member.kind == .initializer { return false }
        if let labels, member.kind == .method {
          guard member.signature.parameters.map({ $0.label ?? "_" }) == labels else { return false }
        }
        return member.isStatic == isStaticContext || member.kind == .enumCase
      }
      if !fitting.isEmpty {
        if isStaticContext {
          return try staticMember(fitting, of: nominal.selfType, at: syntax, expecting: expected)
        }
        guard let this = selfReference(at: place) else { break }
        if isOwn { try requireExplicitSelf(name, isCall: fitting[0].kind == .method, at: syntax) }
        return try instanceMember(fitting, name: name, of: this, at: syntax, expecting: expected)
      }
      if isOwn, !isStaticContext, all.contains(where: { $0.isStatic && $0.kind != .enumCase }), local(name) == nil {
        throw refuse(
          "static member '\(name)' cannot be used on instance of type '\(nominal.name)'",
          advice: ["write '\(nominal.name).\(name)' or 'Self.\(name)'"], at: syntax)
      }
      if isOwn { try checkInitialValue(name, all, at: syntax) }
      if isOwn, isStaticContext, owner != nil, !all.isEmpty, currentSelfKind == .type {
        throw refuse("instance member '\(name)' cannot be used on type '\(nominal.name)'", at: syntax)
      }
      enclosing = nominal.parent
      isOwn = false
    }
    return nil
  }

  // MARK: Members of a type

  /// Every member of `name` that a value of `type` has, as far as its constraints hold.
  func members(named name: String, of type: SwiftType) throws(LoweringFailure) -> [Member] {
    switch type {
    case .nominal(let nominal, _):
      return nominal.members(named: name).filter {
        $0.constraints.isEmpty
          || program.satisfies($0.constraints, of: type, owner: $0.owner, parameters: $0.signature.generics)
      }
    case .optional:
      return program.optional.members(named: name).filter {
        $0.constraints.isEmpty
          || program.satisfies($0.constraints, of: type, owner: $0.owner, parameters: $0.signature.generics)
      }
    case .existential(let types):
      var result: [Member] = []
      for case .nominal(let nominal, _) in types {
        result += nominal.members(named: name).filter { !result.contains($0) }
      }
      return result
    case .parameter, .associated:
      var result: [Member] = []
      for constraint in constraints(of: type) {
        for member in try members(named: name, of: constraint) where !result.contains(member) { result.append(member) }
      }
      return result
    case .metatype(let inner): return try members(named: name, of: inner)
    case .function: return []
    default: return []
    }
  }

  /// Whether `type.name` is a type: a nested one, or what a protocol of the type calls by that name.
  func hasMemberType(_ name: String, _ type: SwiftType) -> Bool {
    switch type {
    case .nominal(let nominal, _):
      nominal.nestedType(name) != nil
        || (nominal.kind != .protocol && nominal.conformances.contains { $0.hasAssociatedType(name) })
    case .parameter, .associated:
      constraints(of: type).contains { constraint in
        guard let nominal = constraint.nominal else { return false }
        return nominal.hasAssociatedType(name) || hasMemberType(name, constraint)
      }
    default: false
    }
  }

  /// What the generic parameters of a member's owner are for a receiver.
  func bindings(of member: Member, for type: SwiftType) -> [GenericParameter: SwiftType] {
    var result: [GenericParameter: SwiftType] = [:]
    let owner = member.owner
    // A type within a generic one carries the outer arguments after its own, where they are known.
    var enclosing = owner.parent
    while let outer = enclosing {
      for parameter in outer.genericParameters { result[parameter] = .unknown }
      enclosing = outer.parent
    }
    switch type {
    case .nominal(let nominal, let arguments):
      if owner.kind == .protocol {
        for proto in nominal.conformances { result[proto.selfParameter] = type }
        result[owner.selfParameter] = type
      } else if let own = nominal.upcast(to: owner, arguments: arguments) {
        if owner.isClass { result[owner.selfParameter] = type }
        for (i, parameter) in owner.genericParameters.enumerated() where i < own.count { result[parameter] = own[i] }
        let outer = own.dropFirst(owner.genericParameters.count)
        if let parent = owner.parent {
          for (parameter, argument) in zip(parent.genericParameters, outer) { result[parameter] = argument }
        }
      }
    case .optional(let wrapped):
      if owner === program.optional, let parameter = owner.genericParameters.first { result[parameter] = wrapped }
      if owner.kind == .protocol { result[owner.selfParameter] = type }
    case .existential(let types):
      result[owner.selfParameter] = type
      for case .nominal(let proto, _) in types { result[proto.selfParameter] = type }
      for case .nominal(let nominal, let arguments) in types where nominal === owner && nominal.kind != .protocol {
        for (i, parameter) in owner.genericParameters.enumerated() where i < arguments.count {
          result[parameter] = arguments[i]
        }
      }
    case .parameter, .associated:
      result[owner.selfParameter] = type
      for case .nominal(let nominal, let arguments) in constraints(of: type) where nominal.kind != .protocol {
        if let own = nominal.upcast(to: owner, arguments: arguments) {
          for (i, parameter) in owner.genericParameters.enumerated() where i < own.count { result[parameter] = own[i] }
        }
      }
    case .metatype(let inner): return bindings(of: member, for: inner)
    default: break
    }
    return result
  }

  /// The type of a function as a value; `wanted` says what its generic parameters are, and may hand it one tuple.
  func functionType(
    of member: Member, bindings: [GenericParameter: SwiftType], as wanted: FunctionType? = nil
  ) throws(LoweringFailure) -> FunctionType {
    let resolved = try member.resolved(program)
    let open = member.genericParameters
    var matcher = TypeMatcher(program: program, open: open)
    let parts = wanted?.parts(count: resolved.parameters.count)
    for (parameter, part) in zip(resolved.parameters, parts ?? []) where !part.isUnknown {
      _ = matcher.match(parameter.substituting(bindings), part)
    }
    func settled(_ type: SwiftType) -> SwiftType {
      type.substituting(bindings).substituting(matcher.bindings).erasing(open.filter { matcher.bindings[$0] == nil })
    }
    let takesTuple = parts != nil && wanted?.parameters.count == 1 && resolved.parameters.count > 1
    var type = FunctionType(
      takesTuple ? wanted?.parameters ?? [] : resolved.parameters.map(settled), settled(resolved.result),
      isThrowing: member.signature.isThrowing, isAsync: member.signature.isAsync)
    for (i, parameter) in member.signature.parameters.enumerated() where parameter.isInout { type.inouts.insert(i) }
    return type
  }

  /// One of several functions for use as a value.
  func choose(_ members: [Member], bindings: [GenericParameter: SwiftType], expecting expected: SwiftType?)
    throws(LoweringFailure) -> Member?
  {
    if members.count == 1 { return members[0] }
    guard let wanted = expected?.function else { return members.first }
    var best: (Member, Int)?
    for member in members {
      let resolved = try member.resolved(program)
      guard let parts = wanted.parts(count: resolved.parameters.count) else { continue }
      var matcher = TypeMatcher(program: program, open: member.genericParameters)
      var score = member.genericParameters.isEmpty ? 1 : 0
      if member.signature.parameters.allSatisfy({ $0.label == nil }) { score += 2 }
      var fits = true
      for (parameter, part) in zip(resolved.parameters, parts) {
        guard let part = matcher.match(parameter.substituting(bindings), part) else {
          fits = false
          break
        }
        score += part
      }
      guard fits, let last = matcher.match(wanted.result, resolved.result.substituting(bindings)) else { continue }
      if best.map({ $0.1 < score + last }) ?? true { best = (member, score + last) }
    }
    return best?.0 ?? members.first
  }

  // MARK: Access

  func checkAccess(_ member: Member, at syntax: some SyntaxProtocol) throws(LoweringFailure) {
    guard !isAccessible(member) else { return }
    throw refuse(
      member.kind == .initializer
        ? "'\(member.owner.name)' initializer is inaccessible due to 'private' protection level"
        : "'\(member.name)' is inaccessible due to 'private' protection level", at: syntax)
  }

  func isAccessible(_ member: Member) -> Bool {
    guard member.access == .private, member.owner.isLearners, member.owner !== program.sessionScope else { return true }
    var enclosing = owner
    while let nominal = enclosing {
      if nominal === member.owner { return true }
      enclosing = nominal.parent
    }
    return false
  }

  // MARK: Member access

  func memberAccess(_ syntax: MemberAccessExprSyntax, expecting expected: SwiftType?, chain: ChainMark?)
    throws(LoweringFailure) -> Typed
  {
    let name = syntax.declName.baseName.text.withoutBackticks
    let place = position(syntax.declName)
    guard let baseSyntax = syntax.base else {
      return try implicitBaseMember(name, at: syntax, expecting: expected)
    }
    if baseSyntax.is(SuperExprSyntax.self) { return try superMember(name, at: syntax) }
    // `[Int].self`, `(Int, String).self`
    if name == "self", [.arrayExpr, .dictionaryExpr, .tupleExpr].contains(baseSyntax.kind),
      let type = literalType(baseSyntax)
    {
      return Typed(node: ConstantNode(.type(type), at: place), type: .metatype(type))
    }
    // `Module.Type`
    if let reference = baseSyntax.as(DeclReferenceExprSyntax.self), program.isModule(reference.baseName.text),
      variable(reference.baseName.text, at: place) == nil, program.nominal(named: reference.baseName.text) == nil
    {
      if let type = try typeReference(name, at: place) { return type }
    }
    // `.number.precision(…)`: the first name belongs to what the whole is to be.
    let base = try lower(baseSyntax, expecting: baseSyntax.implicitName == nil ? nil : expected, chain: chain)
    let labels = syntax.declName.argumentNames.map { $0.arguments.map { $0.name.text } }
    return try member(name, labels: labels, of: base, at: syntax, expecting: expected)
  }

  /// `base.name`
  func member(
    _ name: String, labels: [String]? = nil, of base: Typed, at syntax: some SyntaxProtocol,
    expecting expected: SwiftType?
  ) throws(LoweringFailure) -> Typed {
    let place = position(syntax)
    var base = base
    if base.isImplicit, case .optional(let wrapped) = base.type,
      try !members(named: name, of: wrapped).isEmpty || wrapped.isUnknown
    {
      base = Typed(node: ForceNode(base.node, isImplicit: true, at: place), type: wrapped, mutability: base.mutability)
    }
    if name == "self" {
      return base
    }
    switch base.type {
    case .unknown, .never:
      return Typed(node: DynamicMemberNode(base.node, name, at: place), type: .unknown, mutability: .place)
    case .associated where try members(named: name, of: base.type).isEmpty:
      return Typed(node: DynamicMemberNode(base.node, name, at: place), type: .unknown, mutability: .place)
    case .tuple(let elements):
      if let index = elements.firstIndex(where: { $0.label == name }) ?? Int(name), elements.indices.contains(index) {
        return Typed(
          node: TupleElementNode(base.node, index, at: place), type: elements[index].type, mutability: base.mutability)
      }
      throw refuse("value of tuple type '\(base.type)' has no member '\(name)'", at: syntax)
    case .metatype(let type):
      if hasMemberType(name, type) {
        let expression = TypeExpression.member(.resolved(type), name, [], place)
        let resolved = try typeScope.lowered(expression)
        return Typed(node: typeNode(resolved, at: place), type: .metatype(resolved))
      }
      if case .optional = type, name == "none" { return Typed(node: ConstantNode(.none, at: place), type: type) }
      let all = try members(named: name, of: type)
      let fitting = all.filter { member in
        guard member.isStatic || member.kind == .enumCase || member.kind == .initializer else { return false }
        if let labels { return member.signature.parameters.map { $0.label ?? "_" } == labels }
        return true
      }
      if !fitting.isEmpty {
        return try staticMember(fitting, of: type, metatype: base.node, at: syntax, expecting: expected)
      }
      // `Type.method` is a function of a value.
      if let method = all.first(where: { $0.kind == .method }) {
        let bound = try functionType(of: method, bindings: bindings(of: method, for: type))
        let node = ActionNode(at: place) { (_: Fiber) throws(Signal) in
          .function(
            FunctionValue(
              Code(method.name) { (call: inout Call) throws(Signal) in
                let receiver = call.arguments.first ?? .void
                return .function(FunctionValue(call.machine.boundCodes.code(for: method), receiver: receiver))
              }))
        }
        return Typed(node: node, type: .function(FunctionType([type], .function(bound))))
      }
      throw noMember(name, ofType: type, isStatic: true, at: syntax)
    default: break
    }
    var all = try members(named: name, of: base.type)
    if all.isEmpty, case .optional(let wrapped) = base.type {
      if try !members(named: name, of: wrapped).isEmpty || wrapped.isUnknown {
        throw refuse(
          "value of optional type '\(base.type)' must be unwrapped to refer to member '\(name)' of wrapped base type '\(wrapped)'",
          advice: [
            "chain the optional using '?' to access member '\(name)' only for non-'nil' base values",
            "force-unwrap using '!' to abort execution if the optional value contains 'nil'",
          ], at: syntax.baseLocation)
      }
    }
    if let labels {
      all = all.filter { $0.kind != .method || $0.signature.parameters.map { $0.label ?? "_" } == labels }
    }
    let fitting = all.filter { !$0.isStatic && $0.kind != .enumCase && $0.kind != .initializer }
    if fitting.isEmpty {
      if let dynamic = try dynamicMember(name, of: base, at: syntax) { return dynamic }
      if all.contains(where: { $0.isStatic || $0.kind == .enumCase }) {
        throw refuse(
          "static member '\(name)' cannot be used on instance of type '\(base.type)'", at: syntax.baseLocation)
      }
      throw noMember(name, ofType: base.type, isStatic: false, at: syntax)
    }
    return try instanceMember(fitting, name: name, of: base, at: syntax, expecting: expected)
  }

  /// The failure for a member that a type does not have.
  func noMember(_ name: String, ofType type: SwiftType, isStatic: Bool, at syntax: some SyntaxProtocol)
    -> LoweringFailure
  {
    var names: Set<String> = []
    func collect(_ type: SwiftType) {
      switch type {
      case .nominal(let nominal, _):
        names.formUnion(nominal.memberNames(isStatic: isStatic))
        if isStatic { names.formUnion(nominal.cases.map(\.name)) }
      case .existential(let types): types.forEach(collect)
      case .parameter(let parameter): parameter.constraints.forEach(collect)
      case .optional(let type): collect(type)
      default: break
      }
    }
    collect(type)
    var advice = NearNames.advice(name, in: names).map { [$0] } ?? []
    if let nominal = type.unwrapped.nominal, !nominal.isLearners, nominal.module != "Swift" {
      advice.append(
        "where \(nominal.module) declares it, it is not simulated here; `source \(nominal.name)` shows what is")
    }
    if isStatic, let nominal = type.unwrapped.nominal, nominal.memberNames(isStatic: false).contains(name) {
      return refuse(
        "instance member '\(name)' cannot be used on type '\(type)'; did you mean to use a value of this type instead?",
        at: syntax.baseLocation)
    }
    let message =
      isStatic
      ? "type '\(type)' has no member '\(name)'" : "value of type '\(type)' has no member '\(name)'"
    return refuse(message, advice: advice, at: syntax)
  }

  func instanceMember(
    _ members: [Member], name: String, of base: Typed, at syntax: some SyntaxProtocol, expecting expected: SwiftType?
  )
    throws(LoweringFailure) -> Typed
  {
    let place = position(syntax)
    if let property = mostConstrained(members.filter { $0.kind == .stored || $0.kind == .computed }) {
      return try property_(property, of: base, bindings: bindings(of: property, for: base.type), at: syntax)
    }
    let methods = members.filter { $0.kind == .method }
    guard let first = methods.first else { throw noMember(name, ofType: base.type, isStatic: false, at: syntax) }
    let member = try choose(methods, bindings: bindings(of: first, for: base.type), expecting: expected) ?? first
    try checkAccess(member, at: syntax)
    let type = try functionType(of: member, bindings: bindings(of: member, for: base.type))
    return Typed(node: FunctionReferenceNode(base.node, member, at: place), type: .function(type))
  }

  /// Of the properties that extensions of protocols give, the one that asks for the most.
  func mostConstrained(_ members: [Member]) -> Member? {
    guard let first = members.first, first.owner.kind == .protocol, !first.isRequirement else { return members.first }
    return members.filter { !$0.isRequirement && $0.owner.kind == .protocol }
      .reduce(first) { $1.constraints.count > $0.constraints.count ? $1 : $0 }
  }

  /// A property of a value.
  func property_(
    _ member: Member, of base: Typed, bindings: [GenericParameter: SwiftType], at syntax: some SyntaxProtocol,
    isExact: Bool = false
  )
    throws(LoweringFailure) -> Typed
  {
    let place = position(syntax)
    try checkAccess(member, at: syntax)
    let type = try member.propertyType(program).substituting(bindings)
    if member.isStatic {
      return Typed(
        node: StaticPropertyNode(member, of: member.owner.erasedType, at: place), type: type,
        mutability: mutability(of: member, base: nil), isImplicit: member.isImplicit)
    }
    let isClass = member.owner.isClass || base.type.isClassBound
    if let observed, observed === member, member.kind == .stored, isSelf(base.node) {
      _ = member.owner.slotCount
      return Typed(
        node: InitializeFieldNode(base.node, member, isClass: isClass, at: place), type: type, mutability: .place)
    }
    if isInitializer, selfKind == .mutating || selfKind == .object, member.kind == .stored, member.owner === owner,
      isSelf(base.node)
    {
      _ = member.owner.slotCount
      return Typed(
        node: InitializeFieldNode(base.node, member, isClass: isClass, at: place), type: type, mutability: .place,
        isImplicit: member.isImplicit)
    }
    let node: Node
    if member.kind == .stored { _ = member.owner.slotCount }
    let isPlain =
      member.kind == .stored && member.willSet == nil && member.didSet == nil && !member.isTracked
      && !member.attributes.contains("lazy")
    if isPlain, member.owner.kind == .structure, member.ownership == .strong, !base.type.isOptional {
      node = StructFieldNode(base.node, member, at: place)
    } else if isPlain, member.owner.isClass, !isExact {
      node = ObjectFieldNode(base.node, member, at: place)
    } else {
      // In an initializer the first value of a wrapped property makes the wrapper, which changes `self`.
      let makesWrapper = isInitializer && member.wrapper != nil && isSelf(base.node)
      node = PropertyNode(
        base.node, member, isExact: isExact,
        changesBase: !isClass && (!member.isNonmutatingSetter || makesWrapper), at: place)
    }
    var isFixedInInitializer = false
    if isInitializer, member.owner === owner, isSelf(base.node) { isFixedInInitializer = true }
    let mutability: Mutability =
      isFixedInInitializer && member.wrapper != nil
      ? .place : mutability(of: member, base: isClass || member.isNonmutatingSetter ? nil : base)
    return Typed(node: node, type: type, mutability: mutability, isImplicit: member.isImplicit)
  }

  func isSelf(_ node: Node) -> Bool {
    if let local = node as? LocalNode { return local.slot == 0 && selfKind != .none }
    if let local = node as? BoxedLocalNode { return local.slot == 0 && selfKind != .none }
    return false
  }

  func mutability(of member: Member, base: Typed?) -> Mutability {
    if member.isLet { return .fixed(what: "property", reason: "'\(member.name)' is a 'let' constant") }
    if member.kind == .computed, !member.hasSetter {
      return .fixed(what: "property", reason: "'\(member.name)' is a get-only property")
    }
    if member.setterAccess == .private, member.owner.isLearners {
      var enclosing = owner
      var isInside = false
      while let nominal = enclosing {
        if nominal === member.owner { isInside = true }
        enclosing = nominal.parent
      }
      if !isInside { return .fixed(what: "property", reason: "'\(member.name)' setter is inaccessible") }
    }
    guard let base else { return .place }
    switch base.mutability {
    case .place: return .place
    case .fixed(_, let reason): return .fixed(what: "property", reason: reason)
    case .value:
      if case .unknown = base.type { return .place }
      return .fixed(what: "property", reason: "expression is not a variable")
    }
  }

  /// `Type.name` where `name` is static, a case, or an initializer.
  func staticMember(
    _ members: [Member], of type: SwiftType, metatype: Node? = nil, at syntax: some SyntaxProtocol,
    expecting expected: SwiftType?
  )
    throws(LoweringFailure) -> Typed
  {
    let place = position(syntax)
    if let entry = members.first(where: { $0.kind == .enumCase }), let value = entry.enumCase {
      if value.labels.isEmpty {
        return Typed(
          node: ConstantNode(.enumeration(value.plain), at: place), type: enumType(type, expecting: expected))
      }
      let function = try functionType(of: entry, bindings: bindings(of: entry, for: type))
      let node = ActionNode(at: place) { (_: Fiber) throws(Signal) in
        .function(
          FunctionValue(
            Code(value.name) { (call: inout Call) throws(Signal) in .enumeration(EnumValue(value, call.arguments)) }))
      }
      return Typed(node: node, type: .function(function))
    }
    if let property = members.first(where: { $0.kind == .stored || $0.kind == .computed }) {
      try checkAccess(property, at: syntax)
      let bound = bindings(of: property, for: type)
      return Typed(
        node: StaticPropertyNode(
          property, of: type, metatype: dynamicType(property, type, metatype, at: place), at: place),
        type: try property.propertyType(program).substituting(bound),
        mutability: mutability(of: property, base: nil), isImplicit: property.isImplicit)
    }
    if let initializer = try choose(members.filter { $0.kind == .initializer }, bindings: [:], expecting: expected),
      let nominal = type.nominal
    {
      let function = try functionType(of: initializer, bindings: bindings(of: initializer, for: type))
      let node = ActionNode(at: place) { (_: Fiber) throws(Signal) in
        .function(
          FunctionValue(
            Code("init") { (call: inout Call) throws(Signal) in
              try call.fiber.construct(nominal, initializer, call.arguments)
            }))
      }
      return Typed(node: node, type: .function(function))
    }
    let methods = members.filter { $0.kind == .method }
    guard let member = try choose(methods, bindings: [:], expecting: expected) else {
      throw noMember(members.first?.name ?? "?", ofType: type, isStatic: true, at: syntax)
    }
    let function = try functionType(of: member, bindings: bindings(of: member, for: type))
    return Typed(
      node: FunctionReferenceNode(metatype ?? staticReceiver(type, at: place), member, at: place),
      type: .function(function))
  }

  /// The type whose static member is used without being named: in a class or protocol, the one that `self` is.
  func staticReceiver(_ type: SwiftType, at place: SourcePosition) -> Node {
    if let owner, owner.isClass || owner.kind == .protocol, currentSelfKind == .type, type == owner.selfType,
      let this = selfReference(at: place)
    {
      return this.node
    }
    return typeNode(type, at: place)
  }

  /// The node that tells the type of a static property, where which one is reached depends on it.
  func dynamicType(_ member: Member, _ type: SwiftType, _ metatype: Node?, at place: SourcePosition) -> Node? {
    let node = metatype ?? staticReceiver(type, at: place)
    return node is ConstantNode ? nil : node
  }

  /// A generic enum's arguments come from what is expected.
  func enumType(_ type: SwiftType, expecting expected: SwiftType?) -> SwiftType {
    if let wanted = expected?.unwrapped, let a = wanted.nominal, a === type.nominal { return wanted }
    return type
  }
}

extension Member: Equatable {
  package static func == (a: Member, b: Member) -> Bool { a === b }
}

extension SwiftType {
  /// A class, or what is constrained to be one.
  var isClassBound: Bool {
    switch self {
    case .nominal(let nominal, _): nominal.isClass
    case .parameter(let parameter):
      parameter.constraints.contains { $0.isClassBound || ($0.nominal?.isClassProtocol ?? false) }
    case .existential(let types): types.contains { $0.isClassBound || ($0.nominal?.isClassProtocol ?? false) }
    case .optional(let type): type.isClassBound
    default: false
    }
  }
}

extension Nominal {
  /// A protocol that only classes may adopt.
  var isClassProtocol: Bool {
    kind == .protocol
      && (self === program.anyObject || inheritsAnyObject
        || protocols.contains { $0.nominal?.isClassProtocol ?? false })
  }

  var inheritsAnyObject: Bool {
    inheritance.contains {
      if case .named(let name, _, _) = $0 {
        name == "AnyObject" || name == "class" || name == "NSObjectProtocol"
      } else {
        false
      }
    }
  }
}
