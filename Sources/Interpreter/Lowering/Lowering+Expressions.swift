import Diagnostics
import SwiftSyntax

extension Lowering {
  /// Lowers an expression where a value of type `expected` would be welcome.
  func lower(_ syntax: ExprSyntax, expecting expected: SwiftType? = nil, chain: ChainMark? = nil)
    throws(LoweringFailure) -> Typed
  {
    // A chain `a?.b.c` is one expression from its outermost link on.
    if chain == nil, syntax.isPostfix, syntax.hasChainStep, !syntax.startsWithType {
      let mark = ChainMark()
      let inner = try lowerUnchained(syntax, expecting: expected.map(\.unwrapped), chain: mark)
      let flattens = inner.type.isOptional
      var type = flattens ? inner.type : .optional(inner.type)
      if inner.type.isUnknown { type = .unknown }
      return Typed(
        node: ChainNode(inner.node, mark: mark, flattens: flattens || inner.type.isUnknown), type: type,
        mutability: inner.mutability)
    }
    var typed = try lowerUnchained(syntax, expecting: expected, chain: chain)
    if !assumptions.isEmpty, typed.type.hasParameter { typed.type = settled(typed.type) }
    return typed
  }

  /// Lowers and converts.
  func lower(_ syntax: ExprSyntax, as expected: SwiftType, context: Conversion = .value) throws(LoweringFailure)
    -> Typed
  {
    try coerce(lower(syntax, expecting: expected), to: expected, at: syntax, context: context)
  }

  private func lowerUnchained(_ syntax: ExprSyntax, expecting expected: SwiftType?, chain: ChainMark?)
    throws(LoweringFailure) -> Typed
  {
    let place = position(syntax)
    switch syntax.kind {
    case .integerLiteralExpr:
      return try integerLiteral(syntax.cast(IntegerLiteralExprSyntax.self), expecting: expected)
    case .floatLiteralExpr:
      let text = syntax.cast(FloatLiteralExprSyntax.self).literal.text.replacing("_")
      let type = expected.map(\.unwrapped).flatMap { program.isFloating($0) ? $0 : nil } ?? program.double
      if let wanted = expected?.unwrapped,
        let made = try literalConversion(
          "floatLiteral", "ExpressibleByFloatLiteral", wanted, .double(Double(text) ?? 0), at: position(syntax))
      {
        return made
      }
      if let generic = genericLiteral(.double(Double(text) ?? 0), expected, "floatLiteral", at: place) {
        return generic
      }
      return Typed(node: ConstantNode(.double(Double(text) ?? 0), at: place), type: type)
    case .booleanLiteralExpr:
      let value = Value.bool(syntax.cast(BooleanLiteralExprSyntax.self).literal.text == "true")
      if let expected, expected != program.bool,
        let made = try literalConversion("booleanLiteral", "ExpressibleByBooleanLiteral", expected, value, at: place)
      {
        return made
      }
      return Typed(
        node: ConstantNode(.bool(syntax.cast(BooleanLiteralExprSyntax.self).literal.text == "true"), at: place),
        type: program.bool)
    case .nilLiteralExpr:
      if let expected,
        let made = try literalConversion("nilLiteral", "ExpressibleByNilLiteral", expected, .void, at: place)
      {
        return made
      }
      if let expected, !expected.isOptional, expected != .unknown, !expected.isAny {
        if case .parameter = expected {
        } else {
          throw refuse("'nil' cannot be used here: '\(expected)' is not an optional type", at: syntax)
        }
      }
      guard let expected, expected != .unknown else {
        return Typed(node: ConstantNode(.none, at: place), type: .optional(.unknown))
      }
      return Typed(node: ConstantNode(.none, at: place), type: expected.isOptional ? expected : .optional(.unknown))
    case .stringLiteralExpr:
      return try stringLiteral(syntax.cast(StringLiteralExprSyntax.self), expecting: expected)
    case .simpleStringLiteralExpr:
      return Typed(node: ConstantNode(.string(syntax.trimmedDescription), at: place), type: program.string)
    case .declReferenceExpr:
      return try reference(syntax.cast(DeclReferenceExprSyntax.self), expecting: expected)
    case .memberAccessExpr:
      return try memberAccess(syntax.cast(MemberAccessExprSyntax.self), expecting: expected, chain: chain)
    case .functionCallExpr:
      return try call(syntax.cast(FunctionCallExprSyntax.self), expecting: expected, chain: chain)
    case .subscriptCallExpr:
      return try subscriptCall(syntax.cast(SubscriptCallExprSyntax.self), expecting: expected, chain: chain)
    case .optionalChainingExpr:
      let node = syntax.cast(OptionalChainingExprSyntax.self)
      let base = try lower(node.expression, chain: chain)
      switch base.type {
      case .optional(let wrapped):
        return Typed(
          node: ChainStepNode(base.node, chain: chain ?? ChainMark()), type: wrapped, mutability: base.mutability)
      case .metatype(let type) where node.expression.isTypeName:
        return Typed(node: typeNode(.optional(type), at: place), type: .metatype(.optional(type)))
      case .unknown:
        return Typed(
          node: ChainStepNode(base.node, chain: chain ?? ChainMark()), type: .unknown, mutability: base.mutability)
      default:
        throw refuse(
          "cannot use optional chaining on non-optional value of type '\(base.type)'", advice: ["remove the '?'"],
          at: node)
      }
    case .forceUnwrapExpr:
      let node = syntax.cast(ForceUnwrapExprSyntax.self)
      let base = try lower(node.expression, expecting: expected.map { .optional($0) }, chain: chain)
      switch base.type {
      case .optional(let wrapped):
        return Typed(node: ForceNode(base.node, at: place), type: wrapped, mutability: base.mutability)
      case .unknown: return Typed(node: ForceNode(base.node, at: place), type: .unknown, mutability: base.mutability)
      default:
        throw refuse(
          "cannot force unwrap value of non-optional type '\(base.type)'", advice: ["remove the '!'"], at: node)
      }
    case .superExpr:
      throw refuse("'super' is used with a member: 'super.name'", at: syntax)
    case .infixOperatorExpr: return try infix(syntax.cast(InfixOperatorExprSyntax.self), expecting: expected)
    case .prefixOperatorExpr: return try prefix(syntax.cast(PrefixOperatorExprSyntax.self), expecting: expected)
    case .postfixOperatorExpr: return try postfix(syntax.cast(PostfixOperatorExprSyntax.self))
    case .ternaryExpr: return try ternary(syntax.cast(TernaryExprSyntax.self), expecting: expected)
    case .tupleExpr: return try tuple(syntax.cast(TupleExprSyntax.self), expecting: expected, chain: chain)
    case .arrayExpr: return try arrayLiteral(syntax.cast(ArrayExprSyntax.self), expecting: expected)
    case .dictionaryExpr: return try dictionaryLiteral(syntax.cast(DictionaryExprSyntax.self), expecting: expected)
    case .closureExpr: return try closure(syntax.cast(ClosureExprSyntax.self), expecting: expected?.function)
    case .isExpr:
      let node = syntax.cast(IsExprSyntax.self)
      let value = try lower(node.expression)
      let type = try resolve(node.type)
      return Typed(node: castNode(value.node, to: type, .test, at: place), type: program.bool)
    case .asExpr: return try cast(syntax.cast(AsExprSyntax.self))
    case .tryExpr: return try tryExpression(syntax.cast(TryExprSyntax.self), expecting: expected)
    case .awaitExpr:
      isAsync = true
      let awaited = try lower(syntax.cast(AwaitExprSyntax.self).expression, expecting: expected)
      return Typed(node: AwaitNode(awaited.node), type: awaited.type)
    case .keyPathExpr: return try keyPath(syntax.cast(KeyPathExprSyntax.self), expecting: expected)
    case .ifExpr:
      return try ifExpression(syntax.cast(IfExprSyntax.self), expecting: expected)
    case .switchExpr:
      return try switchExpression(syntax.cast(SwitchExprSyntax.self), expecting: expected)
    case .inOutExpr: return try lower(syntax.cast(InOutExprSyntax.self).expression, expecting: expected)
    case .typeExpr:
      let type = try resolve(syntax.cast(TypeExprSyntax.self).type)
      return Typed(node: typeNode(type, at: place), type: .metatype(type))
    case .genericSpecializationExpr:
      return try specialization(syntax.cast(GenericSpecializationExprSyntax.self), expecting: expected)
    case .macroExpansionExpr: return try macro(syntax.cast(MacroExpansionExprSyntax.self), expecting: expected)
    case .discardAssignmentExpr: return Typed(node: DiscardPlaceNode(at: place), type: .unknown, mutability: .place)
    case .consumeExpr: return try lower(syntax.cast(ConsumeExprSyntax.self).expression, expecting: expected)
    case .copyExpr: return try lower(syntax.cast(CopyExprSyntax.self).expression, expecting: expected)
    case .unsafeExpr: return try lower(syntax.cast(UnsafeExprSyntax.self).expression, expecting: expected)
    case .packExpansionExpr: return try expansion(syntax.cast(PackExpansionExprSyntax.self))
    case .packElementExpr: return try packElement(syntax.cast(PackElementExprSyntax.self))
    case .sequenceExpr:
      throw refuse(
        "the operators of this expression are not known or cannot be combined without parentheses", at: syntax)
    case .regexLiteralExpr: return try regex(syntax.cast(RegexLiteralExprSyntax.self))
    default:
      throw refuse("this kind of expression (\(syntax.kind)) is not part of what interop runs", at: syntax)
    }
  }

  // MARK: Literals

  private func integerLiteral(_ syntax: IntegerLiteralExprSyntax, expecting expected: SwiftType?)
    throws(LoweringFailure) -> Typed
  {
    let place = position(syntax)
    let text = syntax.literal.text.replacing("_")
    let parsed: Int?
    if text.hasPrefix("0x") {
      parsed = Int(text.dropFirst(2), radix: 16) ?? UInt(text.dropFirst(2), radix: 16).map { Int(bitPattern: $0) }
    } else if text.hasPrefix("0b") {
      parsed = Int(text.dropFirst(2), radix: 2)
    } else if text.hasPrefix("0o") {
      parsed = Int(text.dropFirst(2), radix: 8)
    } else {
      parsed = Int(text)
    }
    let wanted = expected?.unwrapped
    if let wanted, program.isFloating(wanted) {
      return Typed(node: ConstantNode(.double(parsed.map(Double.init) ?? Double(text) ?? 0), at: place), type: wanted)
    }
    guard let value = parsed else {
      throw refuse("integer literal '\(syntax.literal.text)' overflows when stored into 'Int'", at: syntax)
    }
    if let wanted, program.isInteger(wanted) { return Typed(node: ConstantNode(.int(value), at: place), type: wanted) }
    if let wanted,
      let made = try literalConversion("integerLiteral", "ExpressibleByIntegerLiteral", wanted, .int(value), at: place)
    {
      return made
    }
    if let generic = genericLiteral(.int(value), wanted, "integerLiteral", at: place) { return generic }
    return Typed(node: ConstantNode(.int(value), at: place), type: program.int)
  }

  /// A number where a generic parameter is expected: what it is shows when the code runs.
  private func genericLiteral(_ value: Value, _ wanted: SwiftType?, _ label: String, at place: SourcePosition) -> Typed?
  {
    guard let wanted, wanted.isGeneric, !wanted.isOptional,
      constraints(of: wanted).contains(where: { constraint in
        ["ExpressibleByIntegerLiteral", "ExpressibleByFloatLiteral"].contains {
          program.conforms(
            constraint.nominal.map { .existential([.nominal($0, [])]) } ?? constraint, to: program.known($0))
        }
      })
    else { return nil }
    let type = genericType(wanted, at: place)
    let node = ActionNode(at: place) { (f: Fiber) throws(Signal) in
      let actual = try type.resolved(f)
      guard let nominal = actual.nominal else { return value }
      if f.machine.program.isFloating(nominal) { return .double(value.asDouble ?? 0) }
      if f.machine.program.isInteger(nominal) { return value }
      let initializer = nominal.members(named: "init").first {
        !$0.isRequirement && $0.signature.parameters.count == 1 && $0.signature.parameters[0].label == label
      }
      guard let initializer else { return value }
      return try f.construct(nominal, arguments: actual.arguments, initializer, [value])
    }
    return Typed(node: node, type: wanted)
  }

  /// A literal where a type that can be written as one is expected: its `init(xxxLiteral:)`.
  func literalConversion(
    _ label: String, _ proto: String, _ wanted: SwiftType, _ value: Value, at place: SourcePosition
  ) throws(LoweringFailure)
    -> Typed?
  {
    guard case .nominal(let nominal, _) = wanted, nominal !== program.string.nominal else { return nil }
    for member in nominal.members(named: "init") where !member.isRequirement && member.signature.parameters.count == 1 {
      if member.signature.parameters[0].label == label {
        let construct = ConstructNode(
          wanted, nominal, member, [ConstantNode(value, at: place)], isLearnersCode: unit.isLearners, at: place)
        return Typed(node: construct, type: wanted)
      }
    }
    return nil
  }

  private func stringLiteral(_ syntax: StringLiteralExprSyntax, expecting expected: SwiftType?) throws(LoweringFailure)
    -> Typed
  {
    let place = position(syntax)
    let wanted = expected?.unwrapped
    if let text = syntax.representedLiteralValue {
      if let wanted, wanted == program.character, text.count == 1 {
        return Typed(node: ConstantNode(.character(Character(text)), at: place), type: wanted)
      }
      if let wanted,
        let made = try literalConversion(
          "stringLiteral", "ExpressibleByStringLiteral", wanted, .string(text), at: place)
      {
        return made
      }
      return Typed(node: ConstantNode(.string(text), at: place), type: program.string)
    }
    if let wanted, let collected = try collectedInterpolation(syntax, as: wanted) { return collected }
    var parts: [Node] = []
    let texts = StringSegments.texts(of: syntax)
    for (i, segment) in syntax.segments.enumerated() {
      switch segment {
      case .stringSegment: if !texts[i].isEmpty { parts.append(ConstantNode(.string(texts[i]), at: place)) }
      case .expressionSegment(let expression):
        guard let first = expression.expressions.first else { continue }
        if let extended = extendedInterpolation(expression) {
          parts.append(extended)
          continue
        }
        let value = try lower(first.expression)
        if expression.expressions.count > 1, let second = expression.expressions.dropFirst().first {
          parts.append(try formatted(value, second, at: position(expression)))
        } else {
          parts.append(value.node)
        }
      @unknown default: break
      }
    }
    let node = InterpolationNode(parts, at: place)
    if let wanted, case .nominal(let nominal, _) = wanted, nominal !== program.string.nominal,
      let member = nominal.members(named: "init").first(where: {
        $0.signature.parameters.count == 1 && $0.signature.parameters[0].label == "stringLiteral" && !$0.isRequirement
      })
    {
      return Typed(
        node: ConstructNode(wanted, nominal, member, [node], isLearnersCode: unit.isLearners, at: place), type: wanted)
    }
    return Typed(node: node, type: program.string)
  }

  /// `\(value, specifier: "%.2f")`, `\(value, default: "-")`: what a library says about the second argument.
  private func formatted(_ value: Typed, _ argument: LabeledExprSyntax, at place: SourcePosition)
    throws(LoweringFailure) -> Node
  {
    let option = try lower(argument.expression)
    let label = argument.label?.text ?? "_"
    guard
      let function = program.functions(named: "_interpolate").first(where: {
        $0.signature.parameters.count == 2 && $0.signature.parameters[1].label == label
      })
    else { throw refuse("incorrect argument label in call (have '_:\(label):', expected '_:')", at: argument) }
    return FunctionCallNode(function, [value.node, option.node], at: place)
  }

  private func arrayLiteral(_ syntax: ArrayExprSyntax, expecting expected: SwiftType?) throws(LoweringFailure) -> Typed
  {
    let place = position(syntax)
    let wanted = expected?.unwrapped
    let elements = Array(syntax.elements)
    if let wanted, case .nominal(let nominal, let arguments) = wanted {
      if nominal === program.set {
        var nodes: [Node] = []
        var element = arguments.first ?? .unknown
        for item in elements {
          let typed = element.isUnknown ? try lower(item.expression) : try lower(item.expression, as: element)
          if element.isUnknown { element = typed.type }
          nodes.append(typed.node)
        }
        return Typed(node: SetNode(nodes, at: place), type: program.set(of: element))
      }
      if nominal !== program.array,
        let member = nominal.members(named: "init").first(where: {
          $0.signature.parameters.count == 1 && $0.signature.parameters[0].label == "arrayLiteral"
            && (!$0.isRequirement || nominal.conforms(to: program.known("OptionSet")))
        })
      {
        let own = nominal.associatedType("ArrayLiteralElement", arguments: arguments) ?? .unknown
        let element = nominal.conforms(to: program.known("OptionSet")) ? wanted : own
        var nodes: [Node] = []
        for item in elements {
          nodes.append(
            element.isUnknown ? try lower(item.expression).node : try lower(item.expression, as: element).node)
        }
        return Typed(
          node: ConstructNode(
            wanted, nominal, member, [ArrayNode(nodes, at: place)], isLearnersCode: unit.isLearners, at: place),
          type: wanted)
      }
    }
    var element: SwiftType = .unknown
    if let wanted, case .nominal(let nominal, let arguments) = wanted, nominal === program.array {
      element = arguments[0]
    }
    if !element.isUnknown, !element.hasUnknown {
      var nodes: [Node] = []
      for item in elements { nodes.append(try lower(item.expression, as: element).node) }
      return Typed(node: ArrayNode(nodes, at: place), type: program.array(of: element))
    }
    var typed: [(Typed, ExprSyntax)] = []
    for item in elements {
      let isNil = item.expression.is(NilLiteralExprSyntax.self)
      let wanted = element.isUnknown ? (isNil ? nil : typed.first?.0.type) : element
      typed.append((try lower(item.expression, expecting: wanted), item.expression))
    }
    let common = try join(&typed)
    return Typed(node: ArrayNode(typed.map(\.0.node), at: place), type: program.array(of: common))
  }

  /// The type that all of some expressions have in common; integers become floating-point numbers beside such.
  func join(_ typed: inout [(Typed, ExprSyntax)]) throws(LoweringFailure) -> SwiftType {
    guard var common = typed.first?.0.type else { return .unknown }
    var matcher = TypeMatcher(program: program)
    for (next, _) in typed.dropFirst() {
      if common == next.type { continue }
      if case .optional(.unknown) = common, !next.type.isUnknown {
        common = next.type.isOptional ? next.type : .optional(next.type)
      } else if case .optional(.unknown) = next.type, !common.isUnknown {
        common = common.isOptional ? common : .optional(common)
      } else if common.isUnknown || next.type.isUnknown {
        common = common.isUnknown ? next.type : common
      } else if program.isFloating(next.type), program.isInteger(common) {
        common = next.type
      } else if matcher.match(common, next.type) != nil {
        continue
      } else if matcher.match(next.type, common) != nil {
        common = next.type
      } else if let shared = sharedSuperclass(common, next.type) {
        common = shared
      } else {
        common = .existential([])
      }
    }
    if !common.isAny {
      for i in typed.indices {
        if program.isFloating(common), program.isInteger(typed[i].0.type) {
          typed[i].0 = try lower(typed[i].1, as: common)
        } else {
          typed[i].0 = try coerce(typed[i].0, to: common, at: typed[i].1)
        }
      }
    }
    return common
  }

  private func sharedSuperclass(_ a: SwiftType, _ b: SwiftType) -> SwiftType? {
    guard let first = a.nominal, let second = b.nominal, first.isClass, second.isClass else { return nil }
    var type: Nominal? = first
    while let nominal = type {
      if second.inherits(from: nominal) { return nominal.erasedType }
      type = nominal.superclassNominal
    }
    return nil
  }

  private func dictionaryLiteral(_ syntax: DictionaryExprSyntax, expecting expected: SwiftType?) throws(LoweringFailure)
    -> Typed
  {
    let place = position(syntax)
    var key: SwiftType = .unknown
    var value: SwiftType = .unknown
    if let made = try pairsLiteral(syntax, as: expected?.unwrapped, at: place) { return made }
    if let wanted = expected?.unwrapped, case .nominal(let nominal, let arguments) = wanted,
      nominal === program.dictionary
    {
      key = arguments[0]
      value = arguments[1]
    }
    guard case .elements(let elements) = syntax.content else {
      return Typed(node: DictionaryNode([], at: place), type: program.dictionary(key, value))
    }
    var keys: [(Typed, ExprSyntax)] = []
    var values: [(Typed, ExprSyntax)] = []
    for element in elements {
      keys.append(
        (
          key.isUnknown ? try lower(element.key, expecting: keys.first?.0.type) : try lower(element.key, as: key),
          element.key
        ))
      values.append(
        (
          value.isUnknown
            ? try lower(
              element.value,
              expecting: element.value.is(NilLiteralExprSyntax.self) ? nil : values.first?.0.type)
            : try lower(element.value, as: value),
          element.value
        ))
    }
    let keyType = key.isUnknown ? try join(&keys) : key
    let valueType = value.isUnknown ? try join(&values) : value
    return Typed(
      node: DictionaryNode(Array(zip(keys.map(\.0.node), values.map(\.0.node))), at: place),
      type: program.dictionary(keyType, valueType))
  }

  /// A dictionary literal for a type that takes pairs: one with an `init(dictionaryLiteral:)`, or `KeyValuePairs`.
  private func pairsLiteral(_ syntax: DictionaryExprSyntax, as wanted: SwiftType?, at place: SourcePosition)
    throws(LoweringFailure) -> Typed?
  {
    guard case .nominal(let nominal, let arguments)? = wanted, nominal !== program.dictionary else { return nil }
    let initializer = nominal.members(named: "init").first {
      !$0.isRequirement && $0.signature.parameters.first?.label == "dictionaryLiteral"
    }
    let element: SwiftType?
    if let initializer {
      let resolved = try initializer.resolved(program).parameters[0].arguments.first
      element = resolved?.substituting(bindings(of: initializer, for: .nominal(nominal, arguments)))
    } else {
      element = nominal === program.array ? arguments.first : nil
    }
    guard case .tuple(let parts)? = element, parts.count == 2 else { return nil }
    var pairs: [Node] = []
    if case .elements(let elements) = syntax.content {
      for entry in elements {
        let key = try lower(entry.key, as: parts[0].type).node
        let value = try lower(entry.value, as: parts[1].type).node
        pairs.append(TupleNode([key, value], labels: parts.map(\.label), at: place))
      }
    }
    let array = ArrayNode(pairs, at: place)
    guard let initializer else { return Typed(node: array, type: .nominal(nominal, arguments)) }
    let node = ConstructNode(
      .nominal(nominal, arguments), nominal, initializer, [array], isLearnersCode: unit.isLearners, at: place)
    return Typed(node: node, type: .nominal(nominal, arguments))
  }

  private func tuple(_ syntax: TupleExprSyntax, expecting expected: SwiftType?, chain: ChainMark?)
    throws(LoweringFailure) -> Typed
  {
    let elements = Array(syntax.elements)
    if elements.contains(where: { $0.expression.is(PackExpansionExprSyntax.self) }) {
      return try spreadTuple(elements, at: syntax)
    }
    if elements.count == 1, elements[0].label == nil {
      return try lower(elements[0].expression, expecting: expected, chain: chain)
    }
    if elements.isEmpty { return Typed(node: ConstantNode(.void, at: position(syntax)), type: .void) }
    var wanted: [SwiftType.Element] = []
    if let expected, case .tuple(let types) = expected.unwrapped, types.count == elements.count { wanted = types }
    var nodes: [Node] = []
    var types: [SwiftType.Element] = []
    var isPlace = true
    for (i, element) in elements.enumerated() {
      let typed = wanted.isEmpty ? try lower(element.expression) : try lower(element.expression, as: wanted[i].type)
      if case .place = typed.mutability {} else { isPlace = false }
      nodes.append(typed.node)
      types.append(.init(element.label?.text ?? (wanted.isEmpty ? nil : wanted[i].label), typed.type))
    }
    let place = position(syntax)
    if isPlace, syntax.parent?.as(InfixOperatorExprSyntax.self)?.operator.is(AssignmentExprSyntax.self) ?? false,
      syntax.parent?.as(InfixOperatorExprSyntax.self)?.leftOperand.id == syntax.id
    {
      return Typed(node: TuplePlaceNode(nodes, at: place), type: .tuple(types), mutability: .place)
    }
    return Typed(node: TupleNode(nodes, labels: types.map(\.label), at: place), type: .tuple(types))
  }

  private func regex(_ syntax: RegexLiteralExprSyntax) throws(LoweringFailure) -> Typed {
    let nominal = program.known("Regex")
    guard let member = nominal.members(named: "init").first(where: { $0.signature.parameters.count == 1 }) else {
      throw refuse("regular expressions are not part of what interop runs yet", at: syntax)
    }
    let text = ConstantNode(.string(syntax.regex.text), at: position(syntax))
    return Typed(
      node: ConstructNode(nominal.erasedType, nominal, member, [text], isLearnersCode: false, at: position(syntax)),
      type: nominal.erasedType)
  }

  // MARK: Casts, try

  private func cast(_ syntax: AsExprSyntax) throws(LoweringFailure) -> Typed {
    let place = position(syntax)
    let type = try resolve(syntax.type)
    switch syntax.questionOrExclamationMark?.text {
    case "?":
      let value = try lower(syntax.expression)
      return Typed(node: castNode(value.node, to: type, .conditional, at: place), type: .optional(type))
    case "!":
      let value = try lower(syntax.expression)
      return Typed(node: castNode(value.node, to: type, .forced, at: place), type: type)
    default:
      let value = try lower(syntax.expression, expecting: type)
      var matcher = TypeMatcher(program: program)
      if matcher.match(type.forgettingParameters, value.type.forgettingParameters) != nil {
        return try coerce(value, to: type, at: syntax)
      }
      let isBridge = [type, value.type].contains {
        $0.unwrapped.nominal.map { machine.bridges[$0.name] != nil } ?? false
      }
      if isBridge { return Typed(node: castNode(value.node, to: type, .forced, at: place), type: type) }
      throw refuse(
        "cannot convert value of type '\(value.type)' to type '\(type)' in coercion",
        advice: ["'as?' tries the cast when it runs"], at: syntax)
    }
  }

  private func castNode(_ inner: Node, to type: SwiftType, _ kind: CastNode.Kind, at place: SourcePosition) -> Node {
    CastNode(
      inner, to: type, generic: type.hasParameter ? genericType(type, at: place) : nil, kind, at: place)
  }

  private func tryExpression(_ syntax: TryExprSyntax, expecting expected: SwiftType?) throws(LoweringFailure) -> Typed {
    let place = position(syntax)
    switch syntax.questionOrExclamationMark?.text {
    case "?":
      let value = try lower(syntax.expression, expecting: expected.map(\.unwrapped))
      return Typed(
        node: TryNode(value.node, isForced: false, flattens: value.type.isOptional, at: place),
        type: value.type.isOptional ? value.type : .optional(value.type))
    case "!":
      let value = try lower(syntax.expression, expecting: expected)
      return Typed(node: TryNode(value.node, isForced: true, flattens: false, at: place), type: value.type)
    default:
      let before = thrownTypes
      thrownTypes = []
      defer { thrownTypes = before.union(thrownTypes.isEmpty ? [anyError] : thrownTypes) }
      return try lower(syntax.expression, expecting: expected)
    }
  }

  // MARK: if, switch, ?: as values

  private func ternary(_ syntax: TernaryExprSyntax, expecting expected: SwiftType?) throws(LoweringFailure) -> Typed {
    let condition = try lower(syntax.condition, as: program.bool, context: .condition)
    let place = position(syntax)
    if let expected, !expected.hasUnknown, !expected.isAny, !expected.isGeneric {
      let then = try lower(syntax.thenExpression, as: expected)
      let otherwise = try lower(syntax.elseExpression, as: expected)
      return Typed(
        node: ConditionalNode(condition.node, then: then.node, otherwise: otherwise.node, at: place), type: expected)
    }
    var both: [(Typed, ExprSyntax)] = []
    if syntax.thenExpression.needsContext, !syntax.elseExpression.needsContext {
      let otherwise = try lower(syntax.elseExpression, expecting: expected)
      both = [
        (try lower(syntax.thenExpression, expecting: expected ?? otherwise.type), syntax.thenExpression),
        (otherwise, syntax.elseExpression),
      ]
    } else {
      let then = try lower(syntax.thenExpression, expecting: expected)
      both = [
        (then, syntax.thenExpression),
        (
          try lower(syntax.elseExpression, expecting: expected?.isUnknown ?? true ? then.type : expected),
          syntax.elseExpression
        ),
      ]
    }
    let type = try join(&both)
    return Typed(
      node: ConditionalNode(condition.node, then: both[0].0.node, otherwise: both[1].0.node, at: place), type: type)
  }

  // MARK: Macros

  private func macro(_ syntax: MacroExpansionExprSyntax, expecting expected: SwiftType?) throws(LoweringFailure)
    -> Typed
  {
    let place = position(syntax)
    switch syntax.macroName.text {
    case "selector":
      guard let argument = syntax.arguments.first?.expression else { break }
      return try selector(argument, at: place)
    case "keyPath":
      let path = syntax.arguments.first?.expression.trimmedDescription ?? ""
      let parts = path.split(separator: ".").drop { $0.first?.isUppercase ?? false }
      return Typed(node: ConstantNode(.string(parts.joined(separator: ".")), at: place), type: program.string)
    default: if let value = callSite(syntax.macroName.text, at: place) { return value }
    }
    throw refuse("no macro named '\(syntax.macroName.text)'", at: syntax)
  }

  /// What `#line`, `#function` and the like say at a place.
  func callSite(_ name: String, at place: SourcePosition) -> Typed? {
    switch name {
    case "function": Typed(node: ConstantNode(.string(functionName), at: place), type: program.string)
    case "file", "fileID", "filePath":
      Typed(
        node: ConstantNode(.string(name == "fileID" ? "main/main.swift" : "main.swift"), at: place),
        type: program.string)
    case "line": Typed(node: ConstantNode(.int(place.line), at: place), type: program.int)
    case "column": Typed(node: ConstantNode(.int(place.column), at: place), type: program.int)
    default: nil
    }
  }

  /// `#selector(Type.method(_:))`: the method's name as Objective-C sees it, with the method's own name for the trace.
  private func selector(_ argument: ExprSyntax, at place: SourcePosition) throws(LoweringFailure) -> Typed {
    var name = ""
    var labels: [String]?
    var base: ExprSyntax?
    var expression = argument
    if let cast = expression.as(AsExprSyntax.self) { expression = cast.expression }
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      expression = tuple.elements.first!.expression
    }
    if let access = expression.as(MemberAccessExprSyntax.self) {
      base = access.base
      name = access.declName.baseName.text
      labels = access.declName.argumentNames.map { $0.arguments.map { $0.name.text } }
    } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
      name = reference.baseName.text
      labels = reference.argumentNames.map { $0.arguments.map { $0.name.text } }
    }
    var nominal = owner
    if let base, base.trimmedDescription != "self" {
      let typed = try lower(base)
      switch typed.type {
      case .metatype(let type): nominal = type.nominal
      case let type: nominal = program.memberNominal(of: type)
      }
    }
    let candidates = (nominal?.members(named: name) ?? []).filter { candidate in
      guard let labels else { return true }
      return candidate.signature.parameters.map { $0.label ?? "_" } == labels
    }
    guard let member = candidates.first(where: { $0.kind == .method }) ?? candidates.first else {
      let near = nominal?.memberNames(isStatic: false) ?? []
      throw LoweringFailure.open(
        Diagnostic(
          "type '\(nominal?.name ?? "?")' has no member '\(name)'",
          advice: NearNames.advice(name, in: near).map { [$0] } ?? [],
          at: place))
    }
    let needsObjC =
      member.owner.isLearners && !member.attributes.contains("objc") && !member.owner.attributes.contains("objcMembers")
    if needsObjC, !member.isOverride {
      throw LoweringFailure.refused(
        Diagnostic(
          "argument of '#selector' refers to instance method '\(member.fullName)' that is not exposed to Objective-C",
          advice: ["add '@objc' to expose this instance method to Objective-C"], at: place))
    }
    let type = program.known("Selector")
    return Typed(
      node: ConstantNode(.structure(StructValue(type, [.string(member.fullName)])), at: place), type: .nominal(type, [])
    )
  }

  private var functionName: String {
    var lowering: Lowering? = self
    while let current = lowering {
      if !current.declaredName.isEmpty { return current.declaredName }
      lowering = current.parent
    }
    return "main"
  }
}

/// The text of each segment of a literal, its escapes resolved.
enum StringSegments {
  static func texts(of syntax: StringLiteralExprSyntax) -> [String] {
    let hashes = syntax.openingPounds?.text ?? ""
    return syntax.segments.map { segment in
      guard case .stringSegment(let segment) = segment else { return "" }
      return unescape(segment.content.text, hashes: hashes, isMultiline: syntax.openingQuote.text.count == 3)
    }
  }

  private static func unescape(_ text: String, hashes: String, isMultiline: Bool) -> String {
    guard text.contains("\\") else { return text }
    var result = ""
    var rest = Substring(text)
    let marker = "\\" + hashes
    while let range = firstRange(of: marker, in: rest) {
      result += rest[..<range.lowerBound]
      rest = rest[range.upperBound...]
      guard let next = rest.first else { break }
      rest = rest.dropFirst()
      switch next {
      case "n": result += "\n"
      case "t": result += "\t"
      case "r": result += "\r"
      case "0": result += "\0"
      case "\n": break
      case "u":
        guard rest.first == "{", let end = rest.firstIndex(of: "}") else { continue }
        if let value = UInt32(rest[rest.index(after: rest.startIndex)..<end], radix: 16),
          let scalar = Unicode.Scalar(value)
        {
          result.unicodeScalars.append(scalar)
        }
        rest = rest[rest.index(after: end)...]
      default: result.append(next)
      }
    }
    return result + rest
  }

  private static func firstRange(of marker: String, in text: Substring) -> Range<Substring.Index>? {
    var index = text.startIndex
    while index < text.endIndex {
      if text[index...].hasPrefix(marker) { return index..<text.index(index, offsetBy: marker.count) }
      index = text.index(after: index)
    }
    return nil
  }
}

extension String {
  func replacing(_ character: Character) -> String { contains(character) ? filter { $0 != character } : self }
}

extension SwiftType {
  /// A generic type that is no optional of one: values need no conversion to it.
  var isOpenGeneric: Bool { isGeneric && !isOptional }

  /// A generic parameter or what belongs to one.
  var isGeneric: Bool {
    switch self {
    case .parameter, .associated: true
    case .optional(let type): type.isGeneric
    default: false
    }
  }
}

extension ExprSyntax {
  /// An expression that goes on with `.member`, `(…)`, `[…]`, `?` or `!`.
  var isPostfix: Bool {
    switch kind {
    case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .optionalChainingExpr, .forceUnwrapExpr: true
    default: false
    }
  }

  /// Whether `?` stands somewhere in the chain that this expression ends.
  var hasChainStep: Bool {
    switch kind {
    case .optionalChainingExpr: true
    case .memberAccessExpr: cast(MemberAccessExprSyntax.self).base?.hasChainStep ?? false
    case .functionCallExpr: cast(FunctionCallExprSyntax.self).calledExpression.hasChainStep
    case .subscriptCallExpr: cast(SubscriptCallExprSyntax.self).calledExpression.hasChainStep
    case .forceUnwrapExpr: cast(ForceUnwrapExprSyntax.self).expression.hasChainStep
    default: false
    }
  }

  /// `Int?.none`: what looks like a chain is a type with its members.
  fileprivate var startsWithType: Bool {
    switch kind {
    case .optionalChainingExpr:
      let inner = cast(OptionalChainingExprSyntax.self).expression
      return inner.isTypeName && inner.is(DeclReferenceExprSyntax.self)
    case .memberAccessExpr: return cast(MemberAccessExprSyntax.self).base?.startsWithType ?? false
    case .functionCallExpr: return cast(FunctionCallExprSyntax.self).calledExpression.startsWithType
    default: return false
    }
  }

  /// Means nothing without the type that is expected.
  var needsContext: Bool {
    switch kind {
    case .nilLiteralExpr: return true
    case .memberAccessExpr:
      let node = cast(MemberAccessExprSyntax.self)
      return node.base?.needsContext ?? true
    case .functionCallExpr: return cast(FunctionCallExprSyntax.self).calledExpression.needsContext
    case .ternaryExpr:
      let node = cast(TernaryExprSyntax.self)
      return node.thenExpression.needsContext && node.elseExpression.needsContext
    default: return false
    }
  }
}
