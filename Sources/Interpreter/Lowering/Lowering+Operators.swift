import Diagnostics
import SwiftSyntax

extension Lowering {
  private static let comparisons: [String: ComparisonOperator] = [
    "==": .equal, "!=": .unequal, "<": .less, "<=": .lessOrEqual, ">": .greater, ">=": .greaterOrEqual,
  ]

  func infix(_ syntax: InfixOperatorExprSyntax, expecting expected: SwiftType?) throws(LoweringFailure) -> Typed {
    let place = position(syntax.operator)
    if syntax.operator.is(AssignmentExprSyntax.self) { return try assignment(syntax) }
    if syntax.operator.is(ArrowExprSyntax.self), let type = functionType(syntax) {
      return Typed(node: typeNode(type, at: place), type: .metatype(type))
    }
    let name = syntax.operator.trimmedDescription
    switch name {
    case "&&", "||":
      let left = try lower(syntax.leftOperand, as: program.bool, context: .condition)
      let right = try lower(syntax.rightOperand, as: program.bool, context: .condition)
      return Typed(node: LogicNode(left.node, right.node, isAnd: name == "&&", at: place), type: program.bool)
    case "??": return try coalesce(syntax, expecting: expected)
    case "===", "!==":
      let left = try lower(syntax.leftOperand)
      let right = try lower(syntax.rightOperand, expecting: left.type.isOptional ? left.type : .optional(left.type))
      return Typed(node: IdentityNode(left.node, right.node, isSame: name == "===", at: place), type: program.bool)
    case "..<", "...": return try range(syntax, name, expecting: expected)
    default: break
    }
    if name.hasSuffix("="), name.count > 1, let op = ArithmeticOperator(rawValue: String(name.dropLast())),
      Self.comparisons[name] == nil
    {
      if let own = try ownOperator(name, syntax, expecting: nil, ifAny: true) { return own }
      return try compound(op, syntax, at: place)
    }
    if let op = Self.comparisons[name] { return try comparison(op, name, syntax, at: place) }
    if let op = ArithmeticOperator(rawValue: name) {
      return try arithmetic(op, name, syntax, expecting: expected, at: place)
    }
    if let own = try ownOperator(name, syntax, expecting: expected, ifAny: true) { return own }
    if name == "~=" { return try patternMatch(syntax, at: place) }
    if let left = try? lower(syntax.leftOperand), left.type.isOpenGeneric {
      // A requirement of what the type is constrained to: found when it runs.
      let right = try lower(syntax.rightOperand, expecting: left.type)
      return Typed(node: DynamicOperatorNode(name, left.node, right.node, at: place), type: left.type)
    }
    throw refuse("cannot find operator '\(name)' in scope", at: syntax.operator)
  }

  /// `range ~= value`
  private func patternMatch(_ syntax: InfixOperatorExprSyntax, at place: SourcePosition) throws(LoweringFailure)
    -> Typed
  {
    let pattern = try lower(syntax.leftOperand)
    let isRange = pattern.type.nominal?.name.contains("Range") ?? false
    let value = try lower(syntax.rightOperand, expecting: isRange ? pattern.type.arguments.first : pattern.type)
    let node = ActionNode(at: place) { (f: Fiber) throws(Signal) in
      let wanted = try pattern.node.eval(f)
      let value = try value.node.eval(f)
      return .bool(f.machine.rangeContains(wanted, value) ?? wanted.isEqual(to: value))
    }
    return Typed(node: node, type: program.bool)
  }

  /// `(Int) -> Void` where an expression stands, as before `.self`.
  private func functionType(_ syntax: InfixOperatorExprSyntax) -> SwiftType? {
    func type(_ expression: ExprSyntax) -> SwiftType? {
      if let known = literalType(expression) { return known }
      if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.isEmpty { return .void }
      if case .metatype(let type)? = (try? lower(expression))?.type { return type }
      return nil
    }
    guard let tuple = syntax.leftOperand.as(TupleExprSyntax.self), let result = type(syntax.rightOperand) else {
      return nil
    }
    var parameters: [SwiftType] = []
    for element in tuple.elements {
      guard let parameter = type(element.expression) else { return nil }
      parameters.append(parameter)
    }
    return .function(FunctionType(parameters, result))
  }

  /// Both operands, the one that has a type of its own first.
  private func operands(_ syntax: InfixOperatorExprSyntax, expecting expected: SwiftType?) throws(LoweringFailure) -> (
    Typed, Typed
  ) {
    let numeric = expected.map(\.unwrapped).flatMap {
      program.isFloating($0) || program.isInteger($0) || $0 == program.string ? $0 : nil
    }
    if syntax.leftOperand.needsContext, let expected, !expected.isUnknown {
      // `.now() + 0.1`: the result's type says whose member is meant.
      let left = try lower(syntax.leftOperand, expecting: expected)
      return (left, try lower(syntax.rightOperand, expecting: left.type))
    }
    // `1 / 3.0`: the literal with a point decides.
    let isMixed =
      syntax.rightOperand.is(FloatLiteralExprSyntax.self) && !syntax.leftOperand.is(FloatLiteralExprSyntax.self)
    if syntax.leftOperand.isLiteralLike, !syntax.rightOperand.isLiteralLike || isMixed {
      let right = try lower(syntax.rightOperand, expecting: numeric)
      return (try lower(syntax.leftOperand, expecting: right.type), right)
    }
    let left = try lower(syntax.leftOperand, expecting: numeric)
    return (left, try lower(syntax.rightOperand, expecting: left.type))
  }

  /// A String or a Substring, which are compared with and put behind one another.
  private func isText(_ type: SwiftType) -> Bool { type == program.string || type.nominal === program.substring }

  private func isPrimitive(_ type: SwiftType) -> Bool {
    type == program.string || type == program.bool || type == program.character
      || type.nominal.map { program.isInteger($0) || program.isFloating($0) || $0 === program.array } ?? false
  }

  private func arithmetic(
    _ op: ArithmeticOperator, _ name: String, _ syntax: InfixOperatorExprSyntax, expecting expected: SwiftType?,
    at place: SourcePosition
  ) throws(LoweringFailure) -> Typed {
    if let own = try ownOperator(name, syntax, expecting: expected, ifAny: false) { return own }
    if let own = try contextualOperator(name, syntax, expecting: expected) { return own }
    var (left, right) = try operands(syntax, expecting: expected)
    let a = left.type
    let b = right.type
    if !a.isOptional, let kind = program.scalarKind(of: a),
      a == b || (!kind.isFloating && program.isInteger(b) && !b.isOptional && (op == .shiftLeft || op == .shiftRight))
    {
      return Typed(node: ScalarNode(op, kind, left.node, right.node, at: place), type: a)
    }
    if program.isInteger(a), !a.isOptional, a == b {
      let node = IntegerNode(op, left.node, right.node, at: place)
      if let local = left.node as? LocalNode, let constant = right.node as? ConstantNode,
        case .int(let value) = constant.value
      {
        return Typed(node: LocalConstantNode(node, slot: local.slot, constant: value), type: a)
      }
      return Typed(node: node, type: a)
    }
    if case .nominal(let x, _) = a, case .nominal(let y, _) = b, program.isInterchangeable(x, y) {
      let isCGFloat = a.nominal?.name == "CGFloat" || b.nominal?.name == "CGFloat"
      return Typed(
        node: FloatingNode(op, left.node, right.node, at: place),
        type: isCGFloat && a.nominal?.name != "CGFloat" ? b : a)
    }
    if op == .add {
      if isText(a), isText(b) {
        // A Substring and a String, or what may be one, make a String where such is wanted.
        if a != program.string, expected?.unwrapped == program.string,
          b == program.string || syntax.leftOperand.isText || syntax.rightOperand.isText
        {
          left.node = ActionNode(at: place) { [node = left.node] (f: Fiber) throws(Signal) in
            .string(try node.eval(f).asString ?? "")
          }
          left.type = program.string
        }
        return Typed(node: ConcatenateNode(left.node, right.node, at: place), type: left.type)
      }
      if let array = a.nominal, array === program.array || array === program.arraySlice,
        b.nominal === program.array || b.nominal === program.arraySlice || b.isUnknown
      {
        return Typed(node: ConcatenateNode(left.node, right.node, at: place), type: a.hasUnknown ? b : a)
      }
    }
    if let own = try ownOperator(name, syntax, left: left, right: right, expecting: expected) { return own }
    if a.isUnknown || a.isGeneric {
      let node = DynamicOperatorNode(name, left.node, right.node, at: place)
      return Typed(node: node, type: a.isUnknown ? b : a)
    }
    for (side, operand) in [(left, syntax.leftOperand), (right, syntax.rightOperand)] {
      if case .optional(let wrapped) = side.type {
        if side.isImplicit {
          if operand.id == syntax.leftOperand.id { left = force(left, wrapped) } else { right = force(right, wrapped) }
          let node: Node =
            wrapped == program.string
            ? ConcatenateNode(left.node, right.node, at: place)
            : program.isInteger(wrapped) || program.scalarKind(of: wrapped) != nil
              ? IntegerNode(op, left.node, right.node, at: place) : FloatingNode(op, left.node, right.node, at: place)
          return Typed(node: node, type: wrapped)
        }
        throw refuse(
          "value of optional type '\(side.type)' must be unwrapped to a value of type '\(wrapped)'",
          advice: Conversion.value.advice(side.type, wrapped), at: operand)
      }
    }
    throw refuse(
      a == b
        ? "binary operator '\(name)' cannot be applied to two '\(a)' operands"
        : "binary operator '\(name)' cannot be applied to operands of type '\(a)' and '\(b)'",
      at: syntax.operator)
  }

  private func force(_ typed: Typed, _ wrapped: SwiftType) -> Typed {
    Typed(node: ForceNode(typed.node, isImplicit: true, at: typed.node.position), type: wrapped)
  }

  private func comparison(
    _ op: ComparisonOperator, _ name: String, _ syntax: InfixOperatorExprSyntax, at place: SourcePosition
  ) throws(LoweringFailure)
    -> Typed
  {
    var left: Typed
    var right: Typed
    if syntax.leftOperand.needsContext, !syntax.rightOperand.needsContext {
      right = try lower(syntax.rightOperand)
      left = try lower(syntax.leftOperand, expecting: right.type)
    } else if syntax.rightOperand.is(NilLiteralExprSyntax.self) {
      left = try lower(syntax.leftOperand)
      right = Typed(node: ConstantNode(.none, at: place), type: left.type.isOptional ? left.type : .optional(left.type))
      return Typed(node: NilTestNode(left.node, isNil: op == .equal, at: place), type: program.bool)
    } else {
      (left, right) = try operands(syntax, expecting: nil)
    }
    if op != .equal, op != .unequal, program.functions(named: name).isEmpty {
      for (side, operand) in [(left, syntax.leftOperand), (right, syntax.rightOperand)] {
        guard case .optional(let wrapped) = side.type, !side.isImplicit, !wrapped.hasUnknown else { continue }
        throw refuse(
          "value of optional type '\(side.type)' must be unwrapped to a value of type '\(wrapped)'",
          advice: Conversion.value.advice(side.type, wrapped), at: operand)
      }
    }
    if let own = try ownOperator(name, syntax, left: left, right: right, expecting: program.bool) { return own }
    if op == .unequal, let equal = try ownOperator("==", syntax, left: left, right: right, expecting: program.bool) {
      return Typed(node: NotNode(equal.node, at: place), type: program.bool)
    }
    let a = left.type
    let b = right.type
    var matcher = TypeMatcher(program: program)
    let fits =
      isText(a) && isText(b)
      || matcher.match(a.forgettingParameters, b.forgettingParameters) != nil
      || matcher.match(b.forgettingParameters, a.forgettingParameters) != nil
    guard fits else {
      throw refuse(
        "binary operator '\(name)' cannot be applied to operands of type '\(a)' and '\(b)'", at: syntax.operator)
    }
    if op != .equal, op != .unequal {
      for (type, operand) in [(a, syntax.leftOperand), (b, syntax.rightOperand)] {
        if case .optional(let wrapped) = type {
          throw refuse(
            "value of optional type '\(type)' must be unwrapped to a value of type '\(wrapped)'",
            advice: Conversion.value.advice(type, wrapped), at: operand)
        }
      }
    } else {
      for type in [a.unwrapped, b.unwrapped] {
        if let nominal = type.nominal, nominal.isLearners, nominal.kind != .protocol,
          !program.conforms(type, to: program.known("Equatable"))
        {
          throw refuse(
            "binary operator '\(name)' cannot be applied to two '\(nominal.name)' operands",
            advice: [
              nominal.isClass
                ? "'===' tells whether both are the same object" : "let '\(nominal.name)' conform to Equatable"
            ], at: syntax.operator)
        }
      }
    }
    let isInteger = a == program.int && b == program.int
    return Typed(
      node: CompareNode(op, left.node, right.node, isInteger: isInteger, at: place), type: program.bool)
  }

  private func coalesce(_ syntax: InfixOperatorExprSyntax, expecting expected: SwiftType?) throws(LoweringFailure)
    -> Typed
  {
    let place = position(syntax.operator)
    let left = try lower(syntax.leftOperand, expecting: expected.map { $0.isOptional ? $0 : .optional($0) })
    guard case .optional(let wrapped) = left.type else {
      if left.type.isUnknown {
        let right = try lower(syntax.rightOperand, expecting: expected)
        return Typed(
          node: CoalesceNode(left.node, right.node, keepsOptional: right.type.isOptional, at: place), type: right.type)
      }
      // Never nil: the compiler warns, the value is the left one.
      return left
    }
    let right = try lower(syntax.rightOperand, expecting: wrapped.isUnknown ? expected : wrapped)
    if right.type.isOptional, !wrapped.isOptional {
      return Typed(node: CoalesceNode(left.node, right.node, keepsOptional: true, at: place), type: right.type)
    }
    if wrapped.isUnknown {
      return Typed(node: CoalesceNode(left.node, right.node, keepsOptional: false, at: place), type: right.type)
    }
    var matcher = TypeMatcher(program: program)
    if matcher.match(wrapped.forgettingParameters, right.type.forgettingParameters) == nil {
      if let expected, matcher.match(expected, wrapped) != nil, matcher.match(expected, right.type) != nil {
        return Typed(node: CoalesceNode(left.node, right.node, keepsOptional: false, at: place), type: expected)
      }
      if matcher.match(right.type, wrapped) != nil {
        return Typed(node: CoalesceNode(left.node, right.node, keepsOptional: false, at: place), type: right.type)
      }
      throw refuse(
        "binary operator '??' cannot be applied to operands of type '\(left.type)' and '\(right.type)'",
        at: syntax.operator)
    }
    let converted = try coerce(right, to: wrapped, at: syntax.rightOperand)
    return Typed(node: CoalesceNode(left.node, converted.node, keepsOptional: false, at: place), type: wrapped)
  }

  private func range(_ syntax: InfixOperatorExprSyntax, _ name: String, expecting expected: SwiftType?)
    throws(LoweringFailure) -> Typed
  {
    let bound = expected?.unwrapped.arguments.first
    let (left, right): (Typed, Typed)
    if let bound, !bound.hasUnknown {
      (left, right) = (try lower(syntax.leftOperand, as: bound), try lower(syntax.rightOperand, as: bound))
    } else {
      (left, right) = try operands(syntax, expecting: nil)
    }
    let nominal = program.known(name == "..<" ? "Range" : "ClosedRange")
    let place = position(syntax.operator)
    let node = ActionNode(at: place) { (f: Fiber) throws(Signal) in
      let low = try left.node.eval(f)
      let high = try right.node.eval(f)
      if try f.isLess(high, low) { throw .trap("Fatal error: Range requires lowerBound <= upperBound", at: place) }
      return .structure(StructValue(nominal, [low, high]))
    }
    return Typed(node: node, type: .nominal(nominal, [left.type.isUnknown ? right.type : left.type]))
  }

  private func compound(_ op: ArithmeticOperator, _ syntax: InfixOperatorExprSyntax, at place: SourcePosition)
    throws(LoweringFailure) -> Typed
  {
    var target = try lower(syntax.leftOperand)
    try checkAssignable(target, syntax.leftOperand, by: syntax)
    if target.isImplicit, case .optional(let wrapped) = target.type { target = force(target, wrapped) }
    let value = try lower(syntax.rightOperand, expecting: target.type)
    let a = target.type
    let b = value.type
    let isNumeric = program.isFloating(a) || program.isInteger(a)
    if a.isOptional, !target.isImplicit, !a.isUnknown, !(target.node is ChainNode) {
      throw refuse(
        "value of optional type '\(a)' must be unwrapped to a value of type '\(a.unwrapped)'", at: syntax.leftOperand)
    }
    let isShift = op == .shiftLeft || op == .shiftRight
    let isInterchangeable =
      a.unwrapped.nominal.flatMap { x in b.nominal.map { program.isInterchangeable(x, $0) } } ?? false
    if isNumeric, !b.isUnknown, !isInterchangeable, a.unwrapped != b, !(isShift && program.isInteger(b)) {
      throw refuse(
        "binary operator '\(syntax.operator.trimmedDescription)' cannot be applied to operands of type '\(a)' and '\(b)'",
        at: syntax.operator)
    }
    if a == program.string, !isText(b), !b.isUnknown, b != program.character {
      throw refuse("cannot convert value of type '\(b)' to expected argument type 'String'", at: syntax.rightOperand)
    }
    if let kind = program.scalarKind(of: a) {
      return Typed(node: ScalarAssignmentNode(op, kind, target.node, value.node, at: place), type: .void)
    }
    return Typed(
      node: CompoundAssignmentNode(
        op, target.node, value.node, isFloating: program.isFloating(a),
        isInteger: a == program.int, at: place),
      type: .void)
  }

  // MARK: Assignment

  /// Whether a place can be assigned to, or changed by an operator.
  func checkAssignable(_ typed: Typed, _ syntax: ExprSyntax, by compound: InfixOperatorExprSyntax? = nil)
    throws(LoweringFailure)
  {
    switch typed.mutability {
    case .place: return
    case .fixed(let what, let reason):
      var advice: [String] = []
      if reason.hasSuffix("is a 'let' constant") { advice = ["change 'let' to 'var' to make it mutable"] }
      if reason == "'self' is immutable" {
        advice = ["mark the method 'mutating' to make 'self' mutable, or keep the value in a @State"]
      }
      if let compound {
        throw refuse("left side of mutating operator isn't mutable: \(reason)", advice: advice, at: compound)
      }
      throw refuse(
        what == "subscript" ? "cannot assign through subscript: \(reason)" : "cannot assign to \(what): \(reason)",
        advice: advice, at: syntax)
    case .value: throw refuse("cannot assign to value: expression is not assignable", at: syntax)
    }
  }

  private func assignment(_ syntax: InfixOperatorExprSyntax) throws(LoweringFailure) -> Typed {
    let place = position(syntax.operator)
    if syntax.leftOperand.is(DiscardAssignmentExprSyntax.self) {
      let value = try lower(syntax.rightOperand)
      return Typed(node: DiscardNode(value.node), type: .void)
    }
    // `let x: Int` that gets its one value later.
    if let reference = syntax.leftOperand.as(DeclReferenceExprSyntax.self),
      let variable = local(reference.baseName.text), variable.isLet,
      variable.awaitsValue
    {
      let value = try lower(syntax.rightOperand, as: variable.type, context: .assigned)
      return Typed(node: AssignNode(node(for: variable, at: place), value.node, at: place), type: .void)
    }
    let target = try lower(syntax.leftOperand)
    try checkAssignable(target, syntax.leftOperand)
    if target.type.function != nil {
      try checkLent(syntax.rightOperand, at: syntax.operator) {
        "assigning non-escaping parameter '\($0)' to an '@escaping' closure"
      }
    }
    var wanted = target.type
    if syntax.leftOperand.isPostfix, syntax.leftOperand.hasChainStep, case .optional(let inner) = wanted,
      let chain = target.node as? ChainNode, !chain.flattens
    {
      wanted = inner
    }
    let value =
      wanted.isUnknown ? try lower(syntax.rightOperand) : try lower(syntax.rightOperand, as: wanted, context: .assigned)
    return Typed(node: AssignNode(target.node, value.node, at: place), type: .void)
  }

  // MARK: Prefix and postfix

  func prefix(_ syntax: PrefixOperatorExprSyntax, expecting expected: SwiftType?) throws(LoweringFailure) -> Typed {
    let place = position(syntax)
    let name = syntax.operator.text
    switch name {
    case "!":
      let inner = try lower(syntax.expression, as: program.bool, context: .condition)
      return Typed(node: NotNode(inner.node, at: place), type: program.bool)
    case "-", "+":
      if name == "-", let literal = syntax.expression.as(IntegerLiteralExprSyntax.self) {
        return try integerLiteral(literal, minus: syntax, expecting: expected)
      }
      let inner = try lower(syntax.expression, expecting: expected)
      if name == "-", let constant = inner.node as? ConstantNode {
        switch constant.value {
        case .int(let value) where value != .min:
          return Typed(node: ConstantNode(.int(-value), at: place), type: inner.type)
        case .scalar(let value):
          if let number = value.float {
            return Typed(node: ConstantNode(.scalar(Scalar(-number)), at: place), type: inner.type)
          }
        case .double(let value): return Typed(node: ConstantNode(.double(-value), at: place), type: inner.type)
        default: break
        }
      }
      if inner.type.isUnknown || program.isFloating(inner.type) || program.isInteger(inner.type) || inner.type.isGeneric
      {
        return Typed(node: name == "-" ? NegateNode(inner.node, at: place) : inner.node, type: inner.type)
      }
      if let own = try ownUnary(name, inner, syntax) { return own }
    case "~":
      let inner = try lower(syntax.expression, expecting: expected)
      let node = ActionNode(at: place) { (f: Fiber) throws(Signal) in
        switch try inner.node.eval(f) {
        case .int(let value): return .int(~value)
        case .scalar(let value): return .scalar(Scalar(value.kind, truncating: ~(value.whole ?? 0)))
        case let value: return value
        }
      }
      if program.isInteger(inner.type) || inner.type.isGeneric { return Typed(node: node, type: inner.type) }
    case "...", "..<":
      let inner = try lower(syntax.expression)
      let nominal = program.known(name == "..." ? "PartialRangeThrough" : "PartialRangeUpTo")
      let node = ActionNode(at: place) { (f: Fiber) throws(Signal) in
        .structure(StructValue(nominal, [try inner.node.eval(f)]))
      }
      return Typed(node: node, type: .nominal(nominal, [inner.type]))
    case "&": return try lower(syntax.expression, expecting: expected)
    default: break
    }
    let inner = try lower(syntax.expression)
    if let own = try ownUnary(name, inner, syntax) { return own }
    if let own = try ownUnary(name, ofLiteral: syntax.expression, syntax) { return own }
    throw refuse("unary operator '\(name)' cannot be applied to an operand of type '\(inner.type)'", at: syntax)
  }

  func postfix(_ syntax: PostfixOperatorExprSyntax) throws(LoweringFailure) -> Typed {
    let place = position(syntax)
    let inner = try lower(syntax.expression)
    if syntax.operator.text == "..." {
      let nominal = program.known("PartialRangeFrom")
      let node = ActionNode(at: place) { (f: Fiber) throws(Signal) in
        .structure(StructValue(nominal, [try inner.node.eval(f)]))
      }
      return Typed(node: node, type: .nominal(nominal, [inner.type]))
    }
    if let own = try ownUnary(syntax.operator.text, inner, syntax) { return own }
    if let own = try ownUnary(syntax.operator.text, ofLiteral: syntax.expression, syntax) { return own }
    throw refuse(
      "unary operator '\(syntax.operator.text)' cannot be applied to an operand of type '\(inner.type)'", at: syntax)
  }

  /// A literal becomes what the operator takes.
  private func ownUnary(_ name: String, ofLiteral operand: ExprSyntax, _ syntax: some SyntaxProtocol)
    throws(LoweringFailure) -> Typed?
  {
    guard operand.is(IntegerLiteralExprSyntax.self) || operand.is(FloatLiteralExprSyntax.self) else { return nil }
    for member in try operatorCandidates(name, []) where member.signature.parameters.count == 1 {
      guard let wanted = try member.resolved(program).parameters.first,
        let value = try? lower(operand, as: wanted),
        let own = try ownUnary(name, value, syntax)
      else { continue }
      return own
    }
    return nil
  }

  private func ownUnary(_ name: String, _ operand: Typed, _ syntax: some SyntaxProtocol) throws(LoweringFailure)
    -> Typed?
  {
    let isPostfix = syntax.is(PostfixOperatorExprSyntax.self)
    for member in try operatorCandidates(name, [operand.type])
    where member.signature.parameters.count == 1 && member.attributes.contains("postfix") == isPostfix {
      let bound = bindings(of: member, for: operand.type)
      let resolved = try member.resolved(program)
      var matcher = TypeMatcher(program: program, open: member.genericParameters)
      guard matcher.match(resolved.parameters[0].substituting(bound), operand.type) != nil else { continue }
      let result = resolved.result.substituting(bound).substituting(matcher.bindings).erasing(member.genericParameters)
      if member.signature.parameters[0].isInout {
        let node = InoutCallNode(
          receiver: nil, changesReceiver: false, [operand.node], inouts: [0], at: position(syntax)
        ) { (f: Fiber, _: inout Value, values: inout [Value]) throws(Signal) in
          try f.callInout(member, member.owner.name.isEmpty ? nil : .type(member.owner.erasedType), &values)
        }
        return Typed(node: node, type: result)
      }
      return Typed(node: OperatorCallNode(member, [operand.node], at: position(syntax)), type: result)
    }
    return nil
  }

  // MARK: Operators that the program declares

  private func operatorCandidates(_ name: String, _ types: [SwiftType]) throws(LoweringFailure) -> [Member] {
    var result: [Member] = []
    for type in types {
      for target in [type, type.unwrapped] {
        for member in try members(named: name, of: target) where !member.isRequirement && !result.contains(member) {
          result.append(member)
        }
      }
    }
    for member in program.functions(named: name) where !result.contains(member) { result.append(member) }
    return result
  }

  /// An operator whose operands are lowered here. With `ifAny` false only where the program declares one at all.
  private func ownOperator(
    _ name: String, _ syntax: InfixOperatorExprSyntax, expecting expected: SwiftType?, ifAny: Bool
  ) throws(LoweringFailure) -> Typed? {
    guard ifAny || !program.functions(named: name).isEmpty else { return nil }
    let left = try? lower(syntax.leftOperand)
    let right = try? lower(syntax.rightOperand, expecting: left?.type)
    let types = [left?.type, right?.type].compactMap { $0 }
    let candidates = try operatorCandidates(name, types).filter { $0.signature.parameters.count == 2 }
    guard !candidates.isEmpty else { return nil }
    let arguments = [
      Argument(label: nil, expression: syntax.leftOperand), Argument(label: nil, expression: syntax.rightOperand),
    ]
    do {
      let resolved = try resolve(
        candidates, name: name,
        bindings: { member in
          types.first.map {
            self.bindings(
              of: member,
              for: member.owner.kind == .protocol
                ? $0 : (types.first { $0.unwrapped.nominal?.inherits(from: member.owner) ?? false } ?? $0))
          } ?? [:]
        },
        arguments.map { Argument(label: nil, expression: $0.expression) }, at: syntax, expecting: expected)
      if !resolved.inouts.isEmpty {
        let member = resolved.member
        let node = InoutCallNode(
          receiver: nil, changesReceiver: false, resolved.arguments, inouts: resolved.inouts,
          at: position(syntax.operator)
        ) { (f: Fiber, _: inout Value, values: inout [Value]) throws(Signal) in
          try f.callInout(member, member.owner.name.isEmpty ? nil : .type(member.owner.erasedType), &values)
        }
        return Typed(node: node, type: resolved.result)
      }
      return Typed(
        node: OperatorCallNode(resolved.member, resolved.arguments, at: position(syntax.operator)),
        type: resolved.result)
    } catch {
      if ifAny, ArithmeticOperator(rawValue: String(name.dropLast())) == nil, types.count == 2 { throw error }
      return nil
    }
  }

  /// An operator of types that declare one, its operands lowered already.
  private func ownOperator(
    _ name: String, _ syntax: InfixOperatorExprSyntax, left: Typed, right: Typed, expecting expected: SwiftType?
  ) throws(LoweringFailure)
    -> Typed?
  {
    if isPrimitive(left.type), isPrimitive(right.type) { return nil }
    var nodes = [left.node, right.node]
    var best: (Member, Int, SwiftType)?
    for member in try operatorCandidates(name, [left.type, right.type]) where member.signature.parameters.count == 2 {
      let owner = [left.type, right.type].first {
        $0.unwrapped.nominal.map {
          $0 === member.owner || $0.inherits(from: member.owner) || $0.conforms(to: member.owner)
        } ?? false
      }
      let bound = bindings(of: member, for: owner ?? left.type)
      let resolved = try member.resolved(program)
      var matcher = TypeMatcher(program: program, open: member.genericParameters)
      guard
        let (a, first) = operand(left, syntax.leftOperand, as: resolved.parameters[0].substituting(bound), &matcher),
        let (b, second) = operand(right, syntax.rightOperand, as: resolved.parameters[1].substituting(bound), &matcher)
      else { continue }
      let score = a + b - (member.genericParameters.isEmpty ? 0 : 1)
      if best.map({ $0.1 < score }) ?? true {
        nodes = [first, second]
        best = (
          member, score,
          resolved.result.substituting(bound).substituting(matcher.bindings).erasing(member.genericParameters)
        )
      }
    }
    guard let (member, _, result) = best else { return nil }
    return Typed(node: OperatorCallNode(member, nodes, at: position(syntax.operator)), type: result)
  }

  /// An operator with an operand that begins with a dot: `.now() + 0.5`, `.now() + .seconds(1)`. The left one is what the
  /// whole is to be, the right one what the operator takes.
  private func contextualOperator(_ name: String, _ syntax: InfixOperatorExprSyntax, expecting expected: SwiftType?)
    throws(LoweringFailure) -> Typed?
  {
    guard syntax.leftOperand.needsContext || syntax.rightOperand.needsContext else { return nil }
    let wanted = expected?.unwrapped
    if syntax.leftOperand.needsContext, wanted?.nominal == nil || wanted.map(isPrimitive) ?? true { return nil }
    guard let left = try? lower(syntax.leftOperand, expecting: syntax.leftOperand.needsContext ? wanted : nil),
      !isPrimitive(left.type)
    else { return nil }
    for member in try operatorCandidates(name, [left.type]) where member.signature.parameters.count == 2 {
      let bound = bindings(of: member, for: left.type)
      let resolved = try member.resolved(program)
      var matcher = TypeMatcher(program: program, open: member.genericParameters)
      guard matcher.match(resolved.parameters[0].substituting(bound), left.type) != nil else { continue }
      let parameter = resolved.parameters[1].substituting(bound)
      let isOpen = !member.genericParameters.isEmpty
      guard let right = isOpen ? try? lower(syntax.rightOperand) : try? lower(syntax.rightOperand, as: parameter) else {
        continue
      }
      guard !isOpen || matcher.match(parameter, right.type) != nil else { continue }
      let result = resolved.result.substituting(bound).substituting(matcher.bindings).erasing(member.genericParameters)
      return Typed(
        node: OperatorCallNode(member, [left.node, right.node], at: position(syntax.operator)), type: result)
    }
    return nil
  }

  /// An operand as a parameter takes it. A literal becomes what the parameter wants: `date + 60` adds seconds.
  private func operand(_ typed: Typed, _ syntax: ExprSyntax, as parameter: SwiftType, _ matcher: inout TypeMatcher) -> (
    score: Int, node: Node
  )? {
    if let score = matcher.match(parameter, typed.type) { return (score, typed.node) }
    guard
      syntax.is(IntegerLiteralExprSyntax.self) || syntax.is(FloatLiteralExprSyntax.self)
        || syntax.is(PrefixOperatorExprSyntax.self),
      let again = try? lower(syntax, as: parameter)
    else { return nil }
    return (1, again.node)
  }
}

extension LocalVariable {
  /// Declared without a value; the one assignment to come is its first.
  var awaitsValue: Bool { isPending }
}

extension ExprSyntax {
  /// A number as it is written, with its sign.
  var isNumberLiteral: Bool {
    if let prefix = self.as(PrefixOperatorExprSyntax.self) {
      return prefix.operator.text == "-" && prefix.expression.isNumberLiteral
    }
    return self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
  }

  /// What a type conforms to that is written as this literal; nil for what is none.
  var literalProtocol: String? {
    switch kind {
    case .integerLiteralExpr: "ExpressibleByIntegerLiteral"
    case .floatLiteralExpr: "ExpressibleByFloatLiteral"
    case .stringLiteralExpr: "ExpressibleByStringLiteral"
    case .booleanLiteralExpr: "ExpressibleByBooleanLiteral"
    default: nil
    }
  }

  var isFloatLiteral: Bool {
    self.as(PrefixOperatorExprSyntax.self)?.expression.isFloatLiteral ?? self.is(FloatLiteralExprSyntax.self)
  }

  /// A text as it is written.
  fileprivate var isText: Bool { self.is(StringLiteralExprSyntax.self) }

  /// A literal, or an expression of literals, whose type follows the other operand.
  var isLiteralLike: Bool {
    switch kind {
    case .integerLiteralExpr, .floatLiteralExpr, .nilLiteralExpr: return true
    case .prefixOperatorExpr: return cast(PrefixOperatorExprSyntax.self).expression.isLiteralLike
    case .tupleExpr:
      let elements = cast(TupleExprSyntax.self).elements
      return elements.count == 1 && elements.first!.expression.isLiteralLike
    case .infixOperatorExpr:
      let node = cast(InfixOperatorExprSyntax.self)
      return node.leftOperand.isLiteralLike && node.rightOperand.isLiteralLike
    default: return needsContext
    }
  }
}
