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
    if syntax.is(NilLiteralExprSyntax.self), refusesNil(expected) {
      throw refuse(context.messageForNil(expected), at: syntax)
    }
    return try coerce(lower(syntax, expecting: expected), to: expected, at: syntax, context: context)
  }

  /// Whether `nil` cannot be a value of a type. What can be written as `nil` says so with an initializer.
  func refusesNil(_ type: SwiftType) -> Bool {
    if type.isOptional || type.isUnknown || type.isAny { return false }
    if case .parameter = type { return false }
    return !((try? hasLiteralInitializer("nilLiteral", type)) ?? false)
  }

  func lowerUnchained(_ syntax: ExprSyntax, expecting expected: SwiftType?, chain: ChainMark?)
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
      let value: Value =
        program.scalarKind(of: type) == .float ? .scalar(Scalar(Float(text) ?? 0)) : .double(Double(text) ?? 0)
      return Typed(node: ConstantNode(value, at: place), type: type)
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
      if let expected, refusesNil(expected) { throw refuse(Conversion.value.messageForNil(expected), at: syntax) }
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

  // MARK: Casts, try

  func cast(_ syntax: AsExprSyntax) throws(LoweringFailure) -> Typed {
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
      // Whatever is inside an existential is an object, or becomes one in a box.
      let isBoxing = type == .existential([.nominal(program.anyObject, [])]) && value.type.isExistential
      if isBridge || isBoxing { return Typed(node: castNode(value.node, to: type, .forced, at: place), type: type) }
      if let given = value.type.nominal, let wanted = type.nominal, wanted.isClass, wanted.inherits(from: given) {
        throw refuse(
          "'\(value.type)' is not convertible to '\(type)'", advice: ["did you mean to use 'as!' to force downcast?"],
          at: syntax.asKeyword)
      }
      throw refuse(
        "cannot convert value of type '\(value.type)' to type '\(type)' in coercion",
        advice: ["'as?' tries the cast when it runs"], at: syntax)
    }
  }

  func castNode(_ inner: Node, to type: SwiftType, _ kind: CastNode.Kind, at place: SourcePosition) -> Node {
    CastNode(
      inner, to: type, generic: type.hasParameter ? genericType(type, at: place) : nil, kind, at: place)
  }

  func tryExpression(_ syntax: TryExprSyntax, expecting expected: SwiftType?) throws(LoweringFailure) -> Typed {
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

  func ternary(_ syntax: TernaryExprSyntax, expecting expected: SwiftType?) throws(LoweringFailure) -> Typed {
    let condition = try lower(syntax.condition, as: program.bool, context: .condition)
    let place = position(syntax)
    if let expected, !expected.hasUnknown, !expected.isAny, !expected.isGeneric {
      for branch in [syntax.thenExpression, syntax.elseExpression]
      where branch.is(NilLiteralExprSyntax.self) && refusesNil(expected) {
        throw refuse("'nil' cannot be used in context expecting type '\(expected)'", at: branch)
      }
      let then = try lower(syntax.thenExpression, as: expected)
      let otherwise = try lower(syntax.elseExpression, as: expected)
      return Typed(
        node: ConditionalNode(condition.node, then: then.node, otherwise: otherwise.node, at: place), type: expected)
    }
    var both: [(Typed, ExprSyntax)] = []
    // A value or nil is an optional.
    func wanted(_ expression: ExprSyntax, beside other: Typed) -> SwiftType {
      expression.is(NilLiteralExprSyntax.self) && !other.type.isOptional && !other.type.isUnknown
        ? .optional(other.type) : other.type
    }
    if syntax.thenExpression.needsContext, !syntax.elseExpression.needsContext {
      let otherwise = try lower(syntax.elseExpression, expecting: expected)
      both = [
        (
          try lower(syntax.thenExpression, expecting: expected ?? wanted(syntax.thenExpression, beside: otherwise)),
          syntax.thenExpression
        ),
        (otherwise, syntax.elseExpression),
      ]
    } else {
      let then = try lower(syntax.thenExpression, expecting: expected)
      both = [
        (then, syntax.thenExpression),
        (
          try lower(
            syntax.elseExpression,
            expecting: expected?.isUnknown ?? true ? wanted(syntax.elseExpression, beside: then) : expected),
          syntax.elseExpression
        ),
      ]
    }
    let found = both.map(\.0.type)
    let type = try join(&both)
    if type.isAny, found.allSatisfy(isPlain), !(expected?.isAny ?? false) {
      throw refuse(
        "result values in '? :' expression have mismatching types '\(found[0])' and '\(found[1])'",
        at: syntax.thenExpression)
    }
    return Typed(
      node: ConditionalNode(condition.node, then: both[0].0.node, otherwise: both[1].0.node, at: place), type: type)
  }
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
