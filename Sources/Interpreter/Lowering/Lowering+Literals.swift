import Diagnostics
import SwiftSyntax

extension Lowering {
  /// A literal with the minus before it, if there is one: only so `-128` is an Int8.
  func integerLiteral(
    _ syntax: IntegerLiteralExprSyntax, minus: PrefixOperatorExprSyntax? = nil, expecting expected: SwiftType?
  ) throws(LoweringFailure) -> Typed {
    let place = position(syntax)
    let isNegated = minus != nil
    let text = syntax.literal.text.replacing("_")
    let radix = ["0x": 16, "0b": 2, "0o": 8][text.prefix(2)]
    let parsed = (radix.map { Int128(text.dropFirst(2), radix: $0) } ?? Int128(text)).map { isNegated ? -$0 : $0 }
    let wanted = expected?.unwrapped
    if let wanted, program.isFloating(wanted) {
      let number = parsed.map { Double($0) } ?? (Double(text) ?? 0) * (isNegated ? -1 : 1)
      return Typed(node: ConstantNode(program.number(.double(number), as: wanted), at: place), type: wanted)
    }
    if let wanted, let kind = program.scalarKind(of: wanted) {
      guard let number = parsed.flatMap({ Scalar(kind, exactly: $0) }) else {
        throw overflow(of: syntax, minus, kind.typeName, isSigned: kind.isSigned)
      }
      return Typed(node: ConstantNode(.scalar(number), at: place), type: wanted)
    }
    guard let value = parsed.flatMap({ Int(exactly: $0) }) else {
      throw overflow(of: syntax, minus, "Int", isSigned: true)
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

  private func overflow(
    of syntax: IntegerLiteralExprSyntax, _ minus: PrefixOperatorExprSyntax?, _ type: String, isSigned: Bool
  ) -> LoweringFailure {
    let text = (minus == nil ? "" : "-") + syntax.literal.text.replacing("_")
    return refuse(
      minus != nil && !isSigned
        ? "negative integer '\(text)' overflows when stored into unsigned type '\(type)'"
        : "integer literal '\(text)' overflows when stored into '\(type)'",
      at: minus.map { Syntax($0) } ?? Syntax(syntax))
  }

  /// A number where a generic parameter is expected: what it is shows when the code runs.
  func genericLiteral(_ value: Value, _ wanted: SwiftType?, _ label: String, at place: SourcePosition) -> Typed? {
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
      let program = f.machine.program
      if program.isFloating(nominal) || program.isInteger(nominal) { return program.number(value, as: actual) }
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

  func stringLiteral(_ syntax: StringLiteralExprSyntax, expecting expected: SwiftType?) throws(LoweringFailure)
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
  func formatted(_ value: Typed, _ argument: LabeledExprSyntax, at place: SourcePosition)
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

  func arrayLiteral(_ syntax: ArrayExprSyntax, expecting expected: SwiftType?) throws(LoweringFailure) -> Typed {
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
      for item in elements { nodes.append(try lower(item.expression, as: element, context: .element).node) }
      return Typed(node: ArrayNode(nodes, at: place), type: program.array(of: element))
    }
    var typed: [(Typed, ExprSyntax)] = []
    for item in elements {
      let isNil = item.expression.is(NilLiteralExprSyntax.self)
      let wanted = element.isUnknown ? (isNil ? nil : typed.first?.0.type) : element
      typed.append((try lower(item.expression, expecting: wanted), item.expression))
    }
    let common = try join(&typed)
    // What stands in a call may be given its type by the call.
    if common.isAny, expected == nil, syntax.parent?.is(InitializerClauseSyntax.self) ?? false,
      typed.allSatisfy({ isPlain($0.0.type) })
    {
      throw refuse(
        "heterogeneous collection literal could only be inferred to '[Any]'; add explicit type annotation if this is "
          + "intentional", at: syntax)
    }
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

  /// Whether everything is known of the type of a value, so that it can be said that it is not another.
  func isPlain(_ type: SwiftType) -> Bool {
    switch type {
    case .nominal(let nominal, let arguments):
      nominal.genericParameters.count == arguments.count && arguments.allSatisfy(isPlain)
    case .optional(let wrapped): isPlain(wrapped)
    default: false
    }
  }

  func sharedSuperclass(_ a: SwiftType, _ b: SwiftType) -> SwiftType? {
    guard let first = a.nominal, let second = b.nominal, first.isClass, second.isClass else { return nil }
    var type: Nominal? = first
    while let nominal = type {
      if second.inherits(from: nominal) { return nominal.erasedType }
      type = nominal.superclassNominal
    }
    return nil
  }

  func dictionaryLiteral(_ syntax: DictionaryExprSyntax, expecting expected: SwiftType?) throws(LoweringFailure)
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
            : try lower(element.value, as: value, context: .dictionaryValue),
          element.value
        ))
    }
    let keyType = key.isUnknown ? try join(&keys) : key
    let valueType = value.isUnknown ? try join(&values) : value
    if value.isUnknown, valueType.isAny, expected == nil, syntax.parent?.is(InitializerClauseSyntax.self) ?? false,
      values.allSatisfy({ isPlain($0.0.type) })
    {
      throw refuse(
        "heterogeneous collection literal could only be inferred to '[\(keyType) : Any]'; add explicit type annotation if "
          + "this is intentional", at: syntax)
    }
    return Typed(
      node: DictionaryNode(Array(zip(keys.map(\.0.node), values.map(\.0.node))), at: place),
      type: program.dictionary(keyType, valueType))
  }

  /// A dictionary literal for a type that takes pairs: one with an `init(dictionaryLiteral:)`, or `KeyValuePairs`.
  func pairsLiteral(_ syntax: DictionaryExprSyntax, as wanted: SwiftType?, at place: SourcePosition)
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

  func tuple(_ syntax: TupleExprSyntax, expecting expected: SwiftType?, chain: ChainMark?)
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
    let assignment = syntax.parent?.as(InfixOperatorExprSyntax.self)
    let isTarget =
      (assignment?.operator.is(AssignmentExprSyntax.self) ?? false) && assignment?.leftOperand.id == syntax.id
    for (i, element) in elements.enumerated() {
      // A `let` without a value gets its one here.
      if isTarget, let name = element.expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        let variable = local(name), variable.isLet, variable.awaitsValue
      {
        nodes.append(node(for: variable, at: position(element)))
        types.append(.init(nil, variable.type))
        continue
      }
      let typed = wanted.isEmpty ? try lower(element.expression) : try lower(element.expression, as: wanted[i].type)
      if case .place = typed.mutability {} else { isPlace = false }
      nodes.append(typed.node)
      types.append(.init(element.label?.text ?? (wanted.isEmpty ? nil : wanted[i].label), typed.type))
    }
    let place = position(syntax)
    if isPlace, isTarget {
      return Typed(node: TuplePlaceNode(nodes, at: place), type: .tuple(types), mutability: .place)
    }
    return Typed(node: TupleNode(nodes, labels: types.map(\.label), at: place), type: .tuple(types))
  }

  func regex(_ syntax: RegexLiteralExprSyntax) throws(LoweringFailure) -> Typed {
    let nominal = program.known("Regex")
    guard let member = nominal.members(named: "init").first(where: { $0.signature.parameters.count == 1 }) else {
      throw refuse("regular expressions are not part of what interop runs yet", at: syntax)
    }
    let text = ConstantNode(.string(syntax.regex.text), at: position(syntax))
    return Typed(
      node: ConstructNode(nominal.erasedType, nominal, member, [text], isLearnersCode: false, at: position(syntax)),
      type: nominal.erasedType)
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
