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
      let type = writtenType(element.expression)
    {
      return program.array(of: type)
    }
    if let tuple = syntax.as(TupleExprSyntax.self), tuple.elements.count > 1 {
      var elements: [SwiftType.Element] = []
      for element in tuple.elements {
        guard let type = writtenType(element.expression) else { return nil }
        elements.append(.init(element.label?.text, type))
      }
      return .tuple(elements)
    }
    if let dictionary = syntax.as(DictionaryExprSyntax.self), case .elements(let elements) = dictionary.content,
      let entry = elements.first, let key = writtenType(entry.key), let value = writtenType(entry.value)
    {
      return program.dictionary(key, value)
    }
    return nil
  }

  /// The type that an expression names.
  private func writtenType(_ syntax: ExprSyntax) -> SwiftType? {
    if let type = literalType(syntax) { return type }
    if case .metatype(let type)? = (try? lower(syntax))?.type { return type }
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
      if name == "self", case .metatype(let inner) = type {
        return try construct(inner, arguments, at: syntax, expecting: expected)
      }
      if name == "Self" {
        let metatype = owner.isClass ? try lower(ExprSyntax(reference)).node : nil
        return try construct(type, metatype: metatype, arguments, at: syntax, expecting: expected)
      }
    }
    if name == "type", arguments.count == 1, arguments[0].label == "of" {
      let value = try lower(arguments[0].expression)
      if value.type.isFixed {
        let node = ValueBlockNode([DiscardNode(value.node)], value: ConstantNode(.type(value.type), at: place))
        return Typed(node: node, type: .metatype(value.type))
      }
      let generic = value.type.hasParameter ? genericType(value.type, at: place) : nil
      let node = ActionNode(at: place) { (f: Fiber) throws(Signal) in
        let value = try value.node.eval(f)
        let known = f.machine.type(of: value)
        if let generic, known.hasUnknown || known.isOptional { return .type(try generic.resolved(f)) }
        return .type(known)
      }
      return Typed(node: node, type: .metatype(value.type))
    }
    if let local = variable(name, at: place) {
      if let typed = try callLocalFunction(name, local, arguments, at: syntax) { return typed }
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
          if isOwn { try requireExplicitSelf(name, isCall: all.contains { $0.kind == .method }, at: reference) }
          return try callInstance(all, name: name, on: this, arguments, at: syntax, expecting: expected)
        }
      }
      if isOwn { try checkInitialValue(name, try members(named: name, of: nominal.selfType), at: reference) }
      enclosing = nominal.parent
      isOwn = false
    }
    if let variable = program.variable(named: name) {
      return try callValue(
        Typed(
          node: GlobalNode(variable, at: place), type: variable.type,
          mutability: variable.isLet ? .fixed(what: "value", reason: "'\(name)' is a 'let' constant") : .place,
          isImplicit: variable.isImplicit), arguments, at: syntax, place: place, name: name)
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
      ) { (f: Fiber, _: inout Value, values: inout [Value]) throws(Signal) in
        try f.callInout(member, nil, &values)
      }
      return Typed(node: genericCall(node, resolved), type: resolved.result)
    }
    return Typed(
      node: genericCall(FunctionCallNode(member, resolved.arguments, at: place), resolved), type: resolved.result)
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
    let wanted = baseSyntax.implicitName == nil ? listType(of: baseSyntax, takenBy: arguments) : expected
    var base = try lower(baseSyntax, expecting: wanted, chain: chain)
    if base.isImplicit, case .optional(let wrapped) = base.type,
      try !members(named: name, of: wrapped).isEmpty || wrapped.isUnknown
    {
      base = Typed(node: ForceNode(base.node, isImplicit: true, at: place), type: wrapped, mutability: base.mutability)
    }
    switch base.type {
    case .unknown, .never:
      return try callDynamic(name, on: base, arguments, at: place)
    case .associated where try members(named: name, of: base.type).isEmpty:
      return try callDynamic(name, on: base, arguments, at: place)
    case .metatype(let type):
      if hasMemberType(name, type) {
        let nested = try typeScope.lowered(.member(.resolved(type), name, [], place))
        return try construct(nested, arguments, at: syntax, expecting: expected)
      }
      if name == "init" {
        return try construct(
          type, metatype: baseSyntax.isTypeName ? nil : base.node, arguments, at: syntax, expecting: expected)
      }
      if case .optional(let wrapped) = type, name == "some", let argument = arguments.first {
        return Typed(node: PromoteNode(try lower(argument.expression, as: wrapped).node), type: type)
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

  /// The type of `[.a, .b]` before `.map(f)`: what the elements are, only the function says that takes them.
  private func listType(of base: ExprSyntax, takenBy arguments: [Argument]) -> SwiftType? {
    guard let list = base.as(ArrayExprSyntax.self), !list.elements.isEmpty,
      list.elements.allSatisfy({ $0.expression.implicitName != nil })
    else { return nil }
    for argument in arguments {
      let typed = attempt { () throws(LoweringFailure) in try lower(argument.expression) }
      guard case .function(let function)? = typed?.type, function.parameters.count == 1,
        !function.parameters[0].hasUnknown
      else { continue }
      return program.array(of: function.parameters[0])
    }
    return nil
  }

  func callDynamic(_ name: String, on base: Typed, _ arguments: [Argument], at place: SourcePosition)
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
        let call = MutatingCallNode(base.node, member, resolved.arguments, isDynamic: isDynamic, at: place)
        if member.owner === program.array, member.isLibrary, member.fullName == "append(_:)" {
          return Typed(node: AppendNode(call, resolved.arguments[0]), type: resolved.result)
        }
        return Typed(node: genericCall(call, resolved), type: resolved.result)
      }
    }
    if !resolved.inouts.isEmpty {
      let node = InoutCallNode(
        receiver: base.node, changesReceiver: member.isMutating, resolved.arguments, inouts: resolved.inouts, at: place
      ) { (f: Fiber, this: inout Value, values: inout [Value]) throws(Signal) in
        let target = isDynamic ? f.machine.receiver(of: this)?.implementation(of: member) ?? member : member
        return try f.callInout(target, mutating: &this, &values)
      }
      return Typed(node: genericCall(node, resolved), type: resolved.result)
    }
    let node = MethodCallNode(base.node, member, resolved.arguments, isDynamic: isDynamic, at: place)
    return Typed(node: genericCall(node, resolved), type: resolved.result)
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
      return Typed(node: EnumPayloadNode(entry, resolved.arguments, types: result.arguments, at: place), type: result)
    }
    let receiver = metatype ?? staticReceiver(type, at: place)
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

  func callSuper(
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
          throw refuse("extra argument in call", at: arguments[type.parameters.count].expression)
        }
        throw refuse("missing argument for parameter #\(arguments.count + 1) in call", at: syntax.argumentEnd)
      }
      var nodes: [Node] = []
      for (argument, parameter) in zip(arguments, type.parameters) {
        nodes.append(try lower(argument.expression, as: parameter, context: .argument).node)
      }
      if !type.inouts.isEmpty {
        let inouts = type.inouts
        let node = InoutCallNode(
          receiver: value.node, changesReceiver: false, nodes, inouts: type.inouts.sorted(), at: place
        ) { (f: Fiber, callee: inout Value, values: inout [Value]) throws(Signal) in
          guard case .function(let function) = callee else { return .void }
          return try f.callInout(function, &values, inouts)
        }
        return Typed(node: node, type: type.result)
      }
      return Typed(node: ValueCallNode(value.node, nodes, at: place), type: type.result)
    case .optional(let inner) where inner.function != nil:
      throw refuse(
        "value of optional type '\(value.type.declared)' must be unwrapped to a value of type '\(inner.declared)'",
        advice: ["call it with '?' as in '\(name.isEmpty ? "f" : name)?(…)'"], at: syntax)
    case .unknown, .parameter, .associated, .never:
      if try !members(named: "callAsFunction", of: value.type).isEmpty { break }
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
    if let typed = try dynamicallyCalled(value, arguments, at: syntax) { return typed }
    throw refuse("cannot call value of non-function type '\(value.type)'", at: syntax)
  }

}

extension Lowering {
  /// A call of a local function some of whose parameters may be left out or take several arguments. Nil for all others:
  /// these are called as any value of function type.
  private func callLocalFunction(
    _ name: String, _ value: Typed, _ arguments: [Argument], at syntax: some SyntaxProtocol
  ) throws(LoweringFailure) -> Typed? {
    guard let signature = localSignature(name), case .function(let type) = value.type, type.inouts.isEmpty,
      signature.parameters.contains(where: { $0.defaultValue != nil || $0.isVariadic })
    else { return nil }
    let member = Member(name, .method, owner: program.sessionScope)
    member.signature = signature
    guard let plan = plan(member, arguments) else { return nil }
    let place = position(syntax)
    var nodes: [Node] = []
    for (i, parameter) in signature.parameters.enumerated() {
      let given = plan.taken[i].map { arguments[$0].expression }
      if parameter.isVariadic, let element = type.parameters[i].arguments.first {
        var elements: [Node] = []
        for expression in given { elements.append(try lower(expression, as: element, context: .argument).node) }
        nodes.append(ArrayNode(elements, at: place))
      } else if let expression = given.first {
        nodes.append(try lower(expression, as: type.parameters[i], context: .argument).node)
      } else if let value = parameter.defaultValue {
        nodes.append(DefaultArgumentNode(value, owner: owner?.erasedType ?? .void, at: place))
      }
    }
    return Typed(node: ValueCallNode(value.node, nodes, at: place), type: type.result)
  }

  /// What the local function of this name takes, which an enclosing one may have declared.
  private func localSignature(_ name: String) -> Signature? {
    var lowering: Lowering? = self
    while let current = lowering {
      if let variable = current.local(name) { return variable.localFunction }
      lowering = current.parent
    }
    return nil
  }

  /// A call of a value whose type is `@dynamicCallable`: the arguments are handed over as one array, or with their
  /// labels.
  private func dynamicallyCalled(_ value: Typed, _ arguments: [Argument], at syntax: some SyntaxProtocol)
    throws(LoweringFailure) -> Typed?
  {
    let methods = try members(named: "dynamicallyCall", of: value.type)
    let isLabelled = arguments.contains { $0.label != nil }
    let plain = methods.first { $0.signature.parameters.first?.label == "withArguments" }
    let labelled = methods.first { $0.signature.parameters.first?.label == "withKeywordArguments" }
    guard let method = isLabelled ? labelled : plain ?? labelled else { return nil }
    let place = position(syntax)
    let bound = bindings(of: method, for: value.type)
    let resolved = try method.resolved(program)
    var element = resolved.parameters[0].substituting(bound).arguments.last ?? .unknown
    if case .tuple(let parts) = element, parts.count == 2 { element = parts[1].type }
    var nodes: [Node] = []
    for argument in arguments {
      let node = try lower(argument.expression, as: element, context: .argument).node
      guard method === labelled else {
        nodes.append(node)
        continue
      }
      let label = ConstantNode(.string(argument.label ?? ""), at: place)
      nodes.append(TupleNode([label, node], labels: ["key", "value"], at: place))
    }
    let call = ResolvedCall(
      member: method, arguments: [ArrayNode(nodes, at: place)], inouts: [],
      result: resolved.result.substituting(bound), bindings: bound)
    return try emitMethod(call, on: value, at: syntax)
  }
}

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
