import Diagnostics
import SwiftSyntax

/// An argument as written.
struct Argument {
  var label: String?
  var expression: ExprSyntax
  var isTrailing = false
}

/// A call whose callee is decided.
struct ResolvedCall {
  var member: Member
  var arguments: [Node]
  var inouts: [Int]
  var result: SwiftType
  var bindings: [GenericParameter: SwiftType]
}

extension Lowering {
  func arguments(
    _ list: LabeledExprListSyntax, _ trailing: ClosureExprSyntax?, _ more: MultipleTrailingClosureElementListSyntax?
  ) -> [Argument] {
    var result = list.map { Argument(label: $0.label?.text, expression: $0.expression) }
    if let trailing { result.append(Argument(label: nil, expression: ExprSyntax(trailing), isTrailing: true)) }
    for element in more ?? [] {
      result.append(
        Argument(
          label: element.label.text == "_" ? nil : element.label.text, expression: ExprSyntax(element.closure),
          isTrailing: true))
    }
    return result
  }

  // MARK: Calls

  func call(_ syntax: FunctionCallExprSyntax, expecting expected: SwiftType?, chain: ChainMark?) throws(LoweringFailure)
    -> Typed
  {
    let arguments = arguments(syntax.arguments, syntax.trailingClosure, syntax.additionalTrailingClosures)
    let place = position(syntax)
    let callee = syntax.calledExpression
    if let reference = callee.as(DeclReferenceExprSyntax.self) {
      return try callByName(reference, arguments, at: syntax, expecting: expected)
    }
    if let access = callee.as(MemberAccessExprSyntax.self) {
      return try callMember(access, arguments, at: syntax, expecting: expected, chain: chain)
    }
    if let specialized = callee.as(GenericSpecializationExprSyntax.self) {
      let typed = try specialization(specialized, expecting: nil)
      if case .metatype(let type) = typed.type {
        return try construct(type, arguments, at: syntax, expecting: expected)
      }
      return try callValue(typed, arguments, at: syntax, place: place)
    }
    let value = try lower(callee, chain: chain)
    if case .metatype(let type) = value.type {
      if callee.is(ArrayExprSyntax.self) || callee.is(DictionaryExprSyntax.self) || callee.is(TypeExprSyntax.self) {
        return try construct(type, arguments, at: syntax, expecting: expected)
      }
    }
    // `[Int]()` and `[String: Int]()` read as literals.
    if callee.is(ArrayExprSyntax.self) || callee.is(DictionaryExprSyntax.self), let type = literalType(callee) {
      return try construct(type, arguments, at: syntax, expecting: expected)
    }
    return try callValue(value, arguments, at: syntax, place: place)
  }

  /// `[Int]` before `()`.
  func literalType(_ syntax: ExprSyntax) -> SwiftType? {
    if let array = syntax.as(ArrayExprSyntax.self), array.elements.count == 1, let element = array.elements.first,
      let inner = try? lower(element.expression), case .metatype(let type) = inner.type
    {
      return program.array(of: type)
    }
    if let tuple = syntax.as(TupleExprSyntax.self), tuple.elements.count > 1 {
      var elements: [SwiftType.Element] = []
      for element in tuple.elements {
        guard let inner = try? lower(element.expression), case .metatype(let type) = inner.type else { return nil }
        elements.append(.init(element.label?.text, type))
      }
      return .tuple(elements)
    }
    if let dictionary = syntax.as(DictionaryExprSyntax.self), case .elements(let elements) = dictionary.content,
      let entry = elements.first, let key = try? lower(entry.key), let value = try? lower(entry.value),
      case .metatype(let keyType) = key.type, case .metatype(let valueType) = value.type
    {
      return program.dictionary(keyType, valueType)
    }
    return nil
  }

  private func callByName(
    _ reference: DeclReferenceExprSyntax, _ arguments: [Argument], at syntax: FunctionCallExprSyntax,
    expecting expected: SwiftType?
  ) throws(LoweringFailure) -> Typed {
    let name = reference.baseName.text.withoutBackticks
    let place = position(syntax)
    if name == "self" || name == "Self", let owner {
      let type = name == "Self" ? currentSelfPlain ?? owner.selfType : currentSelfType
      if case .metatype(let inner) = type { return try construct(inner, arguments, at: syntax, expecting: expected) }
      if name == "Self" { return try construct(type, arguments, at: syntax, expecting: expected) }
    }
    if name == "type", arguments.count == 1, arguments[0].label == "of" {
      let value = try lower(arguments[0].expression)
      let node = ActionNode(at: place) { (f: Fiber) throws(Signal) in .type(f.machine.type(of: try value.node.eval(f)))
      }
      return Typed(node: node, type: .metatype(value.type))
    }
    if let local = variable(name, at: place) {
      return try callValue(local, arguments, at: syntax, place: place, name: name)
    }
    // Methods and properties of the enclosing types.
    var enclosing = owner
    var isOwn = true
    while let nominal = enclosing {
      let isStaticContext = !isOwn || currentSelfKind == .type || currentSelfKind == .none
      let all = try members(named: name, of: nominal.selfType).filter {
        $0.kind != .initializer && ($0.isStatic == isStaticContext || ($0.kind == .enumCase && isStaticContext))
      }
      if !all.isEmpty {
        if isStaticContext {
          return try callStatic(
            all, name: name, of: nominal.selfType, metatype: nil, arguments, at: syntax, expecting: expected)
        }
        if let this = selfReference(at: place) {
          return try callInstance(all, name: name, on: this, arguments, at: syntax, expecting: expected)
        }
      }
      enclosing = nominal.parent
      isOwn = false
    }
    if let variable = program.variable(named: name) {
      return try callValue(
        Typed(node: GlobalNode(variable, at: place), type: variable.type, isImplicit: variable.isImplicit), arguments,
        at: syntax,
        place: place, name: name)
    }
    let functions = program.functions(named: name).filter { $0.kind == .method }
    let type = try typeReference(name, at: position(reference))
    if !functions.isEmpty, type == nil || functions.contains(where: { $0.owner === program.sessionScope }) {
      let resolved = try resolve(
        functions, name: name, bindings: { _ in [:] }, arguments, at: syntax, expecting: expected)
      return emitFunction(resolved, at: place)
    }
    if let type, case .metatype(let inner) = type.type {
      return try construct(inner, arguments, at: syntax, expecting: expected)
    }
    throw unknown(name, at: reference)
  }

  private var currentSelfPlain: SwiftType? {
    switch currentSelfType {
    case .unknown: nil
    case .metatype(let type): type
    case let type: type
    }
  }

  private func emitFunction(_ resolved: ResolvedCall, at place: SourcePosition) -> Typed {
    let member = resolved.member
    if !resolved.inouts.isEmpty {
      let node = InoutCallNode(
        receiver: nil, changesReceiver: false, resolved.arguments, inouts: resolved.inouts, at: place
      ) { (f: Fiber, _: Value, values: inout [Value]) throws(Signal) in
        try f.callInout(member, nil, &values)
      }
      return Typed(node: node, type: resolved.result)
    }
    return Typed(node: FunctionCallNode(member, resolved.arguments, at: place), type: resolved.result)
  }

  private func callMember(
    _ access: MemberAccessExprSyntax, _ arguments: [Argument], at syntax: FunctionCallExprSyntax,
    expecting expected: SwiftType?,
    chain: ChainMark?
  ) throws(LoweringFailure) -> Typed {
    let name = access.declName.baseName.text.withoutBackticks
    let place = position(access.declName)
    guard let baseSyntax = access.base else {
      return try callImplicit(name, arguments, at: syntax, expecting: expected)
    }
    if baseSyntax.is(SuperExprSyntax.self) { return try callSuper(name, arguments, at: syntax, expecting: expected) }
    if name == "init", let reference = baseSyntax.as(DeclReferenceExprSyntax.self), reference.baseName.text == "self",
      isInitializer
    {
      return try delegate(arguments, to: currentSelfType, at: syntax)
    }
    if let reference = baseSyntax.as(DeclReferenceExprSyntax.self), program.isModule(reference.baseName.text),
      variable(reference.baseName.text, at: place) == nil, program.nominal(named: reference.baseName.text) == nil
    {
      if let type = try typeReference(name, at: place), case .metatype(let inner) = type.type {
        return try construct(inner, arguments, at: syntax, expecting: expected)
      }
      let functions = program.functions(named: name)
      if !functions.isEmpty {
        return emitFunction(
          try resolve(functions, name: name, bindings: { _ in [:] }, arguments, at: syntax, expecting: expected),
          at: place)
      }
    }
    var base = try lower(baseSyntax, expecting: baseSyntax.implicitName == nil ? nil : expected, chain: chain)
    if base.isImplicit, case .optional(let wrapped) = base.type,
      try !members(named: name, of: wrapped).isEmpty || wrapped.isUnknown
    {
      base = Typed(node: ForceNode(base.node, isImplicit: true, at: place), type: wrapped, mutability: base.mutability)
    }
    switch base.type {
    case .unknown, .associated, .never:
      return try callDynamic(name, on: base, arguments, at: place)
    case .metatype(let type):
      if let nominal = type.nominal, nominal.nestedType(name) != nil {
        let nested = try typeScope.lowered(.member(.resolved(type), name, [], place))
        return try construct(nested, arguments, at: syntax, expecting: expected)
      }
      if name == "init" {
        return try construct(
          type, metatype: baseSyntax.isTypeName ? nil : base.node, arguments, at: syntax, expecting: expected)
      }
      let all = try members(named: name, of: type)
      let fitting = all.filter { $0.isStatic || $0.kind == .enumCase }
      if !fitting.isEmpty {
        return try callStatic(
          fitting, name: name, of: type, metatype: base.node, arguments, at: syntax, expecting: expected)
      }
      throw noMember(name, ofType: type, isStatic: true, at: access.declName)
    case .tuple:
      return try callValue(
        try member(name, of: base, at: access.declName, expecting: nil), arguments, at: syntax, place: place, name: name
      )
    default: break
    }
    let all = try members(named: name, of: base.type).filter {
      !$0.isStatic && $0.kind != .enumCase && $0.kind != .initializer
    }
    if all.isEmpty {
      // A property of function type that is found dynamically, or an error with its advice.
      return try callValue(
        try member(name, of: base, at: access.declName, expecting: nil), arguments, at: syntax, place: place, name: name
      )
    }
    return try callInstance(all, name: name, on: base, arguments, at: syntax, expecting: expected)
  }

  private func callDynamic(_ name: String, on base: Typed, _ arguments: [Argument], at place: SourcePosition)
    throws(LoweringFailure) -> Typed
  {
    var nodes: [Node] = []
    for argument in arguments { nodes.append(try lower(argument.expression).node) }
    let trailing = arguments.filter(\.isTrailing).count
    return Typed(
      node: DynamicCallNode(base.node, name, labels: arguments.map(\.label), trailing: trailing, nodes, at: place),
      type: .unknown,
      mutability: .place)
  }

  /// Calls a method, or a property that is a function.
  private func callInstance(
    _ members: [Member], name: String, on base: Typed, _ arguments: [Argument], at syntax: FunctionCallExprSyntax,
    expecting expected: SwiftType?
  ) throws(LoweringFailure) -> Typed {
    let methods = members.filter { $0.kind == .method }
    let place = position(syntax)
    if methods.isEmpty {
      let value = try instanceMember(members, name: name, of: base, at: syntax, expecting: nil)
      return try callValue(value, arguments, at: syntax, place: place, name: name)
    }
    let type = base.type
    let resolved = try resolve(
      methods, name: name, bindings: { self.bindings(of: $0, for: type) }, arguments, at: syntax, expecting: expected)
    return try emitMethod(resolved, on: base, at: syntax)
  }

  func emitMethod(_ resolved: ResolvedCall, on base: Typed, isExact: Bool = false, at syntax: some SyntaxProtocol)
    throws(LoweringFailure)
    -> Typed
  {
    let member = resolved.member
    let place = position(syntax)
    try checkAccess(member, at: syntax)
    let isDynamic =
      !isExact && (member.owner.kind == .protocol || member.owner.isClass)
      && (member.owner.kind != .protocol || member.isRequirement)
    if member.isMutating, !base.type.isClassBound {
      switch base.mutability {
      case .fixed(_, let reason):
        throw refuse("cannot use mutating member on immutable value: \(reason)", at: syntax)
      case .value where !base.type.isUnknown && !(base.node is DynamicCallNode):
        throw refuse("cannot use mutating member on immutable value: function call returns immutable value", at: syntax)
      default: break
      }
      if resolved.inouts.isEmpty {
        return Typed(
          node: MutatingCallNode(base.node, member, resolved.arguments, isDynamic: isDynamic, at: place),
          type: resolved.result)
      }
    }
    if !resolved.inouts.isEmpty {
      let node = InoutCallNode(
        receiver: base.node, changesReceiver: member.isMutating, resolved.arguments, inouts: resolved.inouts, at: place
      ) { (f: Fiber, this: Value, values: inout [Value]) throws(Signal) in
        let target = isDynamic ? f.machine.nominal(of: this)?.implementation(of: member) ?? member : member
        return try f.callInout(target, this, &values)
      }
      return Typed(node: node, type: resolved.result)
    }
    return Typed(
      node: MethodCallNode(base.node, member, resolved.arguments, isDynamic: isDynamic, at: place),
      type: resolved.result)
  }

  private func callStatic(
    _ members: [Member], name: String, of type: SwiftType, metatype: Node?, _ arguments: [Argument],
    at syntax: FunctionCallExprSyntax,
    expecting expected: SwiftType?
  ) throws(LoweringFailure) -> Typed {
    let place = position(syntax)
    let callable = members.filter {
      $0.kind == .method || ($0.kind == .enumCase && !($0.enumCase?.labels.isEmpty ?? true))
    }
    guard !callable.isEmpty else {
      let value = try staticMember(members, of: type, metatype: metatype, at: syntax, expecting: nil)
      return try callValue(value, arguments, at: syntax, place: place, name: name)
    }
    let resolved = try resolve(
      callable, name: name, bindings: { self.bindings(of: $0, for: type) }, arguments, at: syntax, expecting: expected)
    try checkAccess(resolved.member, at: syntax)
    if let entry = resolved.member.enumCase {
      var result = resolved.result
      if case .nominal(let nominal, let own) = result,
        own.contains(where: \.hasUnknown) || own.contains(where: \.isGeneric), let wanted = expected?.unwrapped,
        wanted.nominal === nominal
      {
        result = wanted
      }
      return Typed(node: EnumPayloadNode(entry, resolved.arguments, at: place), type: result)
    }
    let receiver = metatype ?? ConstantNode(.type(type), at: place)
    return try emitMethod(resolved, on: Typed(node: receiver, type: .metatype(type), mutability: .place), at: syntax)
  }

  /// `.name(…)` where a type is expected.
  private func callImplicit(
    _ name: String, _ arguments: [Argument], at syntax: FunctionCallExprSyntax, expecting expected: SwiftType?
  )
    throws(LoweringFailure) -> Typed
  {
    guard let expected, expected != .unknown else {
      throw refuse(
        "cannot infer contextual base in reference to member '\(name)'", advice: ["write the type: 'Type.\(name)'"],
        at: syntax)
    }
    for type in [expected, expected.unwrapped] {
      if name == "init" {
        if type.nominal != nil {
          return try construct(type.unwrapped, arguments, at: syntax, expecting: expected)
        } else {
          continue
        }
      }
      if case .optional(let wrapped) = type, name == "some", let argument = arguments.first {
        let value = try lower(argument.expression, as: wrapped)
        return Typed(node: PromoteNode(value.node), type: type)
      }
      let fitting = try implicitCandidates(name, for: type)
      if !fitting.isEmpty {
        return try callStatic(fitting, name: name, of: type, metatype: nil, arguments, at: syntax, expecting: expected)
      }
      if let nominal = type.nominal, nominal.nestedType(name) != nil {
        return try construct(
          typeScope.lowered(.member(.resolved(type), name, [], position(syntax))), arguments, at: syntax,
          expecting: expected)
      }
    }
    throw noMember(name, ofType: expected.unwrapped, isStatic: true, at: syntax)
  }

  private func callSuper(
    _ name: String, _ arguments: [Argument], at syntax: FunctionCallExprSyntax, expecting expected: SwiftType?
  )
    throws(LoweringFailure) -> Typed
  {
    let place = position(syntax)
    guard let owner, let superclass = owner.superclass, let this = selfReference(at: place) else {
      throw refuse("'super' cannot be used here because there is no superclass", at: syntax)
    }
    if name == "init" { return try delegate(arguments, to: superclass, at: syntax) }
    let all = try members(named: name, of: superclass).filter { !$0.isRequirement || $0.owner.isClass }
    guard !all.isEmpty else { throw noMember(name, ofType: superclass, isStatic: false, at: syntax) }
    let methods = all.filter { $0.kind == .method }
    let resolved = try resolve(
      methods, name: name, bindings: { self.bindings(of: $0, for: superclass) }, arguments, at: syntax,
      expecting: expected)
    return try emitMethod(
      resolved, on: Typed(node: this.node, type: superclass, mutability: .place), isExact: true, at: syntax)
  }

  /// `self.init(…)` and `super.init(…)`.
  private func delegate(_ arguments: [Argument], to type: SwiftType, at syntax: FunctionCallExprSyntax)
    throws(LoweringFailure) -> Typed
  {
    let place = position(syntax)
    guard let nominal = type.nominal, let this = selfReference(at: place) else {
      throw refuse("an initializer is called here that nothing declares", at: syntax)
    }
    let candidates = try members(named: "init", of: type).filter { !$0.isRequirement }
    let resolved = try resolve(
      candidates, name: "init", bindings: { self.bindings(of: $0, for: type) }, arguments, at: syntax, expecting: nil)
    let member = resolved.member
    let nodes = resolved.arguments
    let isClass = nominal.isClass
    let node = ActionNode(at: place) { (f: Fiber) throws(Signal) in
      var values: [Value] = []
      for node in nodes { values.append(try node.eval(f)) }
      var receiver = try this.node.eval(f)
      if !isClass {
        receiver = .structure(StructValue(nominal, count: nominal.slotCount))
        let made = try f.initialize(member, of: nominal, &receiver, values)
        try this.node.assign(f, made.unwrapped ?? made)
        return .void
      }
      let made = try f.initialize(member, of: nominal, &receiver, values)
      if member.isFailable, case .none = made { throw .thrown(.native(FailedInitializer())) }
      return .void
    }
    return Typed(node: node, type: .void)
  }

  // MARK: Construction

  func construct(
    _ type: SwiftType, metatype: Node? = nil, _ arguments: [Argument], at syntax: some SyntaxProtocol,
    expecting expected: SwiftType?
  )
    throws(LoweringFailure) -> Typed
  {
    let place = position(syntax)
    switch type {
    case .existential(let types):
      let name = types.first.map(\.description) ?? "Any"
      if types.count == 1, types[0].nominal?.isClass ?? false {
        return try construct(types[0], arguments, at: syntax, expecting: expected)
      }
      throw refuse(
        "type 'any \(name)' cannot be instantiated", advice: ["make a type that conforms to '\(name)'"], at: syntax)
    case .optional(let wrapped):
      if let argument = arguments.first {
        let value = try lower(argument.expression, as: wrapped)
        return Typed(node: PromoteNode(value.node), type: type)
      }
      return Typed(node: ConstantNode(.none, at: place), type: type)
    case .parameter(let parameter):
      if let bound = parameter.constraints.first(where: { $0.nominal?.kind != .protocol && $0.nominal != nil }) {
        return try construct(bound, metatype: metatype, arguments, at: syntax, expecting: expected)
      }
      if let metatype {
        return try callDynamic("init", on: Typed(node: metatype, type: .unknown), arguments, at: place)
      }
      if let this = selfReference(at: place) {
        // `Self(…)` in a protocol extension: the type of the receiver.
        let isType = currentSelfKind == .type
        let node = ActionNode(at: place) { (f: Fiber) throws(Signal) in
          let value = try this.node.eval(f)
          return isType ? value : .type(f.machine.type(of: value))
        }
        var made = try callDynamic("init", on: Typed(node: node, type: .unknown), arguments, at: place)
        made.type = type
        return made
      }
      throw refuse("'\(type)' cannot be made here: its type is not known when it runs", at: syntax)
    case .unknown:
      if let metatype {
        return try callDynamic("init", on: Typed(node: metatype, type: .unknown), arguments, at: place)
      }
      throw refuse("the type that is made here is not known", at: syntax)
    default: break
    }
    guard let nominal = type.nominal else {
      throw refuse("type '\(type)' has no initializers", at: syntax)
    }
    if let missing = nominal.unsimulated, !nominal.isLearners { _ = missing }
    // Generic arguments that are not written are found from the arguments.
    let isOpen =
      type.arguments.contains(where: \.isUnknown) || type.arguments.isEmpty && !nominal.genericParameters.isEmpty
    let candidates = try members(named: "init", of: type).filter {
      !$0.isRequirement || nominal.conforms(to: $0.owner) && $0.owner.kind == .protocol && !$0.isRequirement
    }
    guard !candidates.isEmpty else {
      if nominal.kind == .protocol { throw refuse("type 'any \(nominal.name)' cannot be instantiated", at: syntax) }
      throw refuse("'\(nominal.name)' cannot be constructed because it has no accessible initializers", at: syntax)
    }
    let resolved = try resolve(
      candidates, name: nominal.name,
      bindings: { isOpen ? self.openBindings(of: $0, nominal, type) : self.bindings(of: $0, for: type) },
      open: isOpen ? nominal.genericParameters : [], arguments, at: syntax, expecting: expected, isConstruction: true)
    try checkAccess(resolved.member, at: syntax)
    var made = type
    if isOpen {
      var own = nominal.genericParameters.map { resolved.bindings[$0] ?? .unknown }
      if let wanted = expected?.unwrapped, case .nominal(let other, let theirs) = wanted, other === nominal {
        for i in own.indices where own[i].hasUnknown && i < theirs.count { own[i] = theirs[i] }
      }
      made = .nominal(nominal, own)
    }
    if resolved.member.owner.kind == .protocol || resolved.member.owner === nominal || !nominal.isClass {
      if resolved.member.isFailable {
        return Typed(node: constructNode(made, nominal, resolved, metatype, place), type: .optional(made))
      }
    } else if resolved.member.isFailable {
      return Typed(node: constructNode(made, nominal, resolved, metatype, place), type: .optional(made))
    }
    return Typed(node: constructNode(made, nominal, resolved, metatype, place), type: made)
  }

  private func constructNode(
    _ type: SwiftType, _ nominal: Nominal, _ resolved: ResolvedCall, _ metatype: Node?, _ place: SourcePosition
  ) -> Node {
    ConstructNode(
      type, nominal, resolved.member, resolved.arguments, metatype: metatype, isLearnersCode: unit.isLearners, at: place
    )
  }

  private func openBindings(of member: Member, _ nominal: Nominal, _ type: SwiftType) -> [GenericParameter: SwiftType] {
    var result = bindings(of: member, for: type)
    for (i, parameter) in nominal.genericParameters.enumerated() {
      if i >= type.arguments.count || type.arguments[i].isUnknown { result[parameter] = nil }
    }
    return result
  }

  // MARK: Values

  /// Calls a value of function type.
  func callValue(
    _ value: Typed, _ arguments: [Argument], at syntax: some SyntaxProtocol, place: SourcePosition, name: String = ""
  )
    throws(LoweringFailure) -> Typed
  {
    var value = value
    if value.isImplicit, case .optional(let wrapped) = value.type {
      value = Typed(node: ForceNode(value.node, isImplicit: true, at: place), type: wrapped)
    }
    switch value.type {
    case .function(let type):
      guard arguments.count == type.parameters.count else {
        if arguments.count > type.parameters.count {
          throw refuse("extra argument in call", at: syntax)
        }
        throw refuse("missing argument for parameter #\(arguments.count + 1) in call", at: syntax)
      }
      var nodes: [Node] = []
      for (argument, parameter) in zip(arguments, type.parameters) {
        nodes.append(try lower(argument.expression, as: parameter, context: .argument).node)
      }
      if !type.inouts.isEmpty {
        let callee = value.node
        let inouts = type.inouts
        let node = InoutCallNode(
          receiver: nil, changesReceiver: false, nodes, inouts: type.inouts.sorted(), at: place
        ) { (f: Fiber, _: Value, values: inout [Value]) throws(Signal) in
          guard case .function(let function) = try callee.eval(f) else { return .void }
          return try f.callInout(function, &values, inouts)
        }
        return Typed(node: node, type: type.result)
      }
      return Typed(node: ValueCallNode(value.node, nodes, at: place), type: type.result)
    case .optional(let inner) where inner.function != nil:
      throw refuse(
        "value of optional type '\(value.type)' must be unwrapped to a value of type '\(inner)'",
        advice: ["call it with '?' as in '\(name.isEmpty ? "f" : name)?(…)'"], at: syntax)
    case .unknown, .parameter, .associated, .never:
      var nodes: [Node] = []
      for argument in arguments { nodes.append(try lower(argument.expression).node) }
      return Typed(node: ValueCallNode(value.node, nodes, at: place), type: .unknown)
    case .metatype(let type):
      return try construct(type, metatype: value.node, arguments, at: syntax, expecting: nil)
    default: break
    }
    let methods = try members(named: "callAsFunction", of: value.type).filter { $0.kind == .method }
    if !methods.isEmpty {
      let type = value.type
      let resolved = try resolve(
        methods, name: "callAsFunction", bindings: { self.bindings(of: $0, for: type) }, arguments, at: syntax,
        expecting: nil)
      return try emitMethod(resolved, on: value, at: syntax)
    }
    throw refuse("cannot call value of non-function type '\(value.type)'", at: syntax)
  }

  // MARK: Subscripts

  func subscriptCall(_ syntax: SubscriptCallExprSyntax, expecting expected: SwiftType?, chain: ChainMark?)
    throws(LoweringFailure) -> Typed
  {
    let place = position(syntax)
    var base = try lower(syntax.calledExpression, chain: chain)
    let arguments = arguments(syntax.arguments, syntax.trailingClosure, syntax.additionalTrailingClosures)
    if arguments.count == 1, arguments[0].label == "keyPath" {
      let path = try lower(
        arguments[0].expression, expecting: .nominal(program.known("KeyPath"), [base.type, .unknown]))
      let type = path.type.arguments.count == 2 ? path.type.arguments[1] : .unknown
      let isReference = base.type.isClassBound || path.type.nominal?.name == "ReferenceWritableKeyPath"
      return Typed(
        node: KeyPathSubscriptNode(base.node, path.node, at: place), type: type,
        mutability: isReference ? .place : base.mutability)
    }
    if base.isImplicit, case .optional(let wrapped) = base.type {
      base = Typed(node: ForceNode(base.node, isImplicit: true, at: place), type: wrapped, mutability: base.mutability)
    }
    switch base.type {
    case .unknown, .associated, .never:
      var nodes: [Node] = []
      for argument in arguments { nodes.append(try lower(argument.expression).node) }
      return Typed(
        node: DynamicSubscriptNode(base.node, nodes, labels: arguments.map(\.label), at: place), type: .unknown,
        mutability: .place)
    case .metatype(let type):
      let all = try members(named: "subscript", of: type).filter(\.isStatic)
      if all.isEmpty { break }
      let resolved = try resolve(
        all, name: "subscript", bindings: { self.bindings(of: $0, for: type) }, arguments, at: syntax,
        expecting: expected)
      return Typed(
        node: SubscriptNode(base.node, resolved.member, resolved.arguments, changesBase: false, at: place),
        type: resolved.result, mutability: .place)
    default: break
    }
    let all = try members(named: "subscript", of: base.type).filter { !$0.isStatic }
    guard !all.isEmpty else {
      if case .optional(let wrapped) = base.type {
        throw refuse(
          "value of optional type '\(base.type)' must be unwrapped to refer to member 'subscript' of wrapped base type '\(wrapped)'",
          at: syntax)
      }
      throw refuse("value of type '\(base.type)' has no subscripts", at: syntax)
    }
    let type = base.type
    let resolved = try resolve(
      all, name: "subscript", bindings: { self.bindings(of: $0, for: type) }, arguments, at: syntax, expecting: expected
    )
    let member = resolved.member
    let isClass = member.owner.isClass || base.type.isClassBound || member.isNonmutatingSetter
    var mutability = Mutability.place
    if !member.hasSetter {
      mutability = .fixed(what: "subscript", reason: "subscript is get-only")
    } else if !isClass {
      switch base.mutability {
      case .place: break
      case .fixed(_, let reason): mutability = .fixed(what: "subscript", reason: reason)
      case .value: mutability = .fixed(what: "subscript", reason: "expression is not a variable")
      }
    }
    return Typed(
      node: SubscriptNode(base.node, member, resolved.arguments, changesBase: !isClass, at: place),
      type: resolved.result, mutability: mutability)
  }

  // MARK: Specialization

  func specialization(_ syntax: GenericSpecializationExprSyntax, expecting expected: SwiftType?) throws(LoweringFailure)
    -> Typed
  {
    let place = position(syntax)
    let arguments = syntax.genericArgumentClause.arguments.compactMap {
      $0.argument.as(TypeSyntax.self).map { unit.type($0) }
    }
    if let reference = syntax.expression.as(DeclReferenceExprSyntax.self) {
      let type = try typeScope.lowered(.named(reference.baseName.text, arguments, place))
      return Typed(node: ConstantNode(.type(type), at: place), type: .metatype(type))
    }
    if let access = syntax.expression.as(MemberAccessExprSyntax.self), let base = access.base {
      let outer = try lower(base)
      if case .metatype(let type) = outer.type {
        let nested = try typeScope.lowered(.member(.resolved(type), access.declName.baseName.text, arguments, place))
        return Typed(node: ConstantNode(.type(nested), at: place), type: .metatype(nested))
      }
    }
    return try lower(syntax.expression, expecting: expected)
  }
}

/// A failable initializer that delegated to one that failed.
final class FailedInitializer {}

extension ExprSyntax {
  /// The name of a type, as opposed to a value that is one.
  var isTypeName: Bool {
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text.first?.isUppercase ?? false
    }
    if let access = self.as(MemberAccessExprSyntax.self) {
      return access.declName.baseName.text.first?.isUppercase ?? false
    }
    return self.is(GenericSpecializationExprSyntax.self) || self.is(TypeExprSyntax.self)
      || self.is(ArrayExprSyntax.self)
      || self.is(DictionaryExprSyntax.self)
  }
}

extension Fiber {
  /// Calls a member whose `inout` parameters are handed back in `values`.
  package func callInout(_ member: Member, _ this: Value?, _ values: inout [Value]) throws(Signal) -> Value {
    var inouts: Set<Int> = []
    for (i, parameter) in member.signature.parameters.enumerated() where parameter.isInout { inouts.insert(i) }
    switch member.body {
    case .code(let lazy):
      let code = try machine.lower(lazy)
      if code.returnsSelf, let this, member.kind == .method {
        let box = Box(this)
        return try call(code, this: .box(box), changing: &values, inouts, function: nil)
      }
      return try call(code, this: this, changing: &values, inouts, function: nil)
    case .native(let native):
      var call = Call(self, this: this ?? .void, arguments: values, member: member)
      values = []
      defer { values = call.arguments }
      return try perform(native, &call)
    case .empty: return .void
    case .none: throw .unsimulated(member, at: position)
    }
  }

  package func callInout(_ function: FunctionValue, _ values: inout [Value], _ inouts: Set<Int>) throws(Signal) -> Value
  {
    if let native = function.code.native {
      var call = Call(self, this: function.receiver ?? .void, arguments: values)
      values = []
      defer { values = call.arguments }
      return try perform(native, &call)
    }
    return try call(function.code, this: function.receiver, changing: &values, inouts, function: function)
  }
}

/// A subscript of a value whose type was not known.
final class DynamicSubscriptNode: Node {
  let base: Node
  let arguments: [Node]
  let labels: [String?]
  init(_ base: Node, _ arguments: [Node], labels: [String?], at position: SourcePosition) {
    self.base = base
    self.arguments = arguments
    self.labels = labels
    super.init(at: position)
  }
  private func find(_ f: Fiber, _ value: Value) throws(Signal) -> Member {
    let all = f.machine.nominal(of: value)?.members(named: "subscript") ?? []
    if let member = all.first(where: { $0.signature.parameters.map(\.label) == labels && !$0.isRequirement }) {
      return member
    }
    throw .trap("value of type '\(f.machine.type(of: value))' has no subscripts", at: position)
  }
  private func evaluated(_ f: Fiber) throws(Signal) -> [Value] {
    var values: [Value] = []
    for argument in arguments { values.append(try argument.eval(f)) }
    return values
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    let value = try base.eval(f)
    let values = try evaluated(f)
    f.position = position
    if case .array(let elements) = value, case .int(let index)? = values.first, values.count == 1 {
      guard elements.indices.contains(index) else { throw .trap("Fatal error: Index out of range", at: position) }
      return elements[index]
    }
    if case .dictionary(let dictionary) = value, values.count == 1 { return .optional(dictionary[values[0]]) }
    return try f.subscript(find(f, value), of: value, values)
  }
  override func assign(_ f: Fiber, _ value: Value) throws(Signal) {
    let values = try evaluated(f)
    try base.modify(f) { (place: inout Value) throws(Signal) in
      try f.setSubscript(find(f, place), of: &place, values, value)
    }
  }
  override func modify(_ f: Fiber, _ change: (inout Value) throws(Signal) -> Void) throws(Signal) {
    var value = try eval(f)
    try change(&value)
    try assign(f, value)
  }
}
