import Diagnostics
import SwiftSyntax

extension PatternNode {
  /// Takes every value.
  var isIrrefutable: Bool {
    if self is WildcardPattern || self is BindingPattern || self is GlobalPattern { return true }
    if let tuple = self as? TuplePattern { return tuple.parts.allSatisfy(\.isIrrefutable) }
    return false
  }
}

extension Lowering {
  /// Lowers a pattern for values of `type`. `binds` tells whether plain names are new constants (true), new variables
  /// (false), or expressions to compare with (nil).
  func pattern(_ syntax: PatternSyntax, type: SwiftType, binds: Bool?) throws(LoweringFailure) -> PatternNode {
    if syntax.is(WildcardPatternSyntax.self) { return WildcardPattern() }
    if let node = syntax.as(IdentifierPatternSyntax.self) {
      return try bind(node.identifier.text.withoutBackticks, type: type, isLet: binds ?? true, at: node)
    }
    if let node = syntax.as(ValueBindingPatternSyntax.self) {
      return try pattern(node.pattern, type: type, binds: node.bindingSpecifier.text != "var")
    }
    if let node = syntax.as(TuplePatternSyntax.self) {
      let elements = Array(node.elements)
      if elements.count == 1 { return try pattern(elements[0].pattern, type: type, binds: binds) }
      var parts: [PatternNode] = []
      for (i, element) in elements.enumerated() {
        parts.append(try pattern(element.pattern, type: elementType(type, i), binds: binds))
      }
      return TuplePattern(parts)
    }
    if let node = syntax.as(IsTypePatternSyntax.self) { return try typePattern(node.type, inner: nil) }
    if let node = syntax.as(ExpressionPatternSyntax.self) {
      return try pattern(node.expression, type: type, binds: binds)
    }
    throw refuse("this kind of pattern (\(syntax.kind)) is not part of what interop runs", at: syntax)
  }

  private func bind(_ name: String, type: SwiftType, isLet: Bool, at syntax: some SyntaxProtocol)
    throws(LoweringFailure) -> PatternNode
  {
    if sharesBindings, let variable = scopes.last?[name] {
      if variable.type != type, isPlain(type), isPlain(variable.type) {
        throw refuse("pattern variable bound to type '\(type)', expected type '\(variable.type)'", at: syntax)
      }
      return BindingPattern(variable.slot, isBoxed: variable.isBoxed)
    }
    if let bindsGlobally { return bindsGlobally(name, type, isLet) }
    let variable = declare(name, type: type, isLet: isLet)
    return BindingPattern(variable.slot, isBoxed: variable.isBoxed)
  }

  private func typePattern(_ syntax: TypeSyntax, inner: PatternNode?) throws(LoweringFailure) -> PatternNode {
    let type = try resolve(syntax)
    return TypePattern(
      type, generic: type.hasParameter ? genericType(type, at: position(syntax)) : nil, inner: inner)
  }

  private func elementType(_ type: SwiftType, _ index: Int) -> SwiftType {
    if case .tuple(let elements) = type, index < elements.count { return elements[index].type }
    return .unknown
  }

  /// A pattern that was written as an expression.
  private func pattern(_ syntax: ExprSyntax, type: SwiftType, binds: Bool?) throws(LoweringFailure) -> PatternNode {
    if syntax.is(DiscardAssignmentExprSyntax.self) { return WildcardPattern() }
    if let node = syntax.as(PatternExprSyntax.self) { return try pattern(node.pattern, type: type, binds: binds) }
    if let node = syntax.as(DeclReferenceExprSyntax.self), let binds {
      return try bind(node.baseName.text.withoutBackticks, type: type, isLet: binds, at: node)
    }
    if let node = syntax.as(OptionalChainingExprSyntax.self) {
      return SomePattern(try pattern(node.expression, type: type.isOptional ? type.once : type, binds: binds))
    }
    if let node = syntax.as(AsExprSyntax.self) {
      let target = try resolve(node.type)
      return try typePattern(node.type, inner: pattern(node.expression, type: target, binds: binds))
    }
    if let node = syntax.as(IsExprSyntax.self) { return try typePattern(node.type, inner: nil) }
    if let node = syntax.as(TupleExprSyntax.self) {
      let elements = Array(node.elements)
      if elements.count == 1 { return try pattern(elements[0].expression, type: type, binds: binds) }
      var parts: [PatternNode] = []
      for (i, element) in elements.enumerated() {
        parts.append(try pattern(element.expression, type: elementType(type, i), binds: binds))
      }
      return TuplePattern(parts)
    }
    if let node = syntax.as(FunctionCallExprSyntax.self),
      let access = node.calledExpression.as(MemberAccessExprSyntax.self)
    {
      let name = access.declName.baseName.text.withoutBackticks
      if type.isOptional, name == "some", let argument = node.arguments.first {
        return SomePattern(try pattern(argument.expression, type: type.once, binds: binds))
      }
      let subject =
        try access.base.flatMap { (base) throws(LoweringFailure) -> SwiftType? in
          if case .metatype(let own) = try lower(base).type { return own }
          return nil
        } ?? type
      if let (entry, types) = try enumCase(name, of: subject) {
        let arguments = Array(node.arguments)
        if types.isEmpty {
          throw refuse(
            "pattern with associated values does not match enum case '\(name)'",
            advice: ["remove associated values to make the pattern match"], at: access.declName)
        }
        if arguments.count > 1, arguments.count != types.count {
          let whole = SwiftType.tuple(zip(entry.labels, types).map { .init($0, $1) })
          throw refuse(
            "tuple pattern has the wrong length for tuple type '\(whole)'",
            at: node.leftParen ?? access.declName.baseName)
        }
        var parts: [PatternNode] = []
        if arguments.count == 1, types.count > 1 {
          let whole = SwiftType.tuple(zip(entry.labels, types).map { .init($0, $1) })
          parts.append(try pattern(arguments[0].expression, type: whole, binds: binds))
        } else {
          for (i, argument) in arguments.enumerated() {
            parts.append(try pattern(argument.expression, type: i < types.count ? types[i] : .unknown, binds: binds))
          }
        }
        let inner = CasePattern(name, entry, payload: parts)
        return type.isOptional ? SomePattern(inner) : inner
      }
      if subject.isUnknown || subject.isAny || subject.isExistential {
        var parts: [PatternNode] = []
        for argument in node.arguments { parts.append(try pattern(argument.expression, type: .unknown, binds: binds)) }
        return CasePattern(name, payload: parts)
      }
    }
    if let access = syntax.as(MemberAccessExprSyntax.self) {
      let name = access.declName.baseName.text.withoutBackticks
      if type.isOptional, access.base == nil, name == "none" {
        return ExpressionPattern(ConstantNode(.none, at: position(syntax)), match: nil, subjectSlot: 0)
      }
      if type.isOptional, access.base == nil, name == "some" { return SomePattern(WildcardPattern()) }
      let subject: SwiftType
      if let base = access.base {
        subject = if case .metatype(let own) = try lower(base).type { own } else { .unknown }
      } else {
        subject = type
      }
      if let (entry, _) = try enumCase(name, of: subject) {
        let inner = CasePattern(name, entry, payload: [])
        return type.isOptional ? SomePattern(inner) : inner
      }
      if subject.isUnknown, access.base == nil { return CasePattern(name, payload: []) }
    }
    // Anything else is compared with `~=`.
    let place = position(syntax)
    let custom = program.functions(named: "~=") + ((try? members(named: "~=", of: type)) ?? [])
    if !custom.isEmpty {
      let slot = newSlot()
      let value = try lower(syntax)
      for member in custom where member.signature.parameters.count == 2 && !member.isRequirement {
        let resolved = try member.resolved(program)
        var matcher = TypeMatcher(program: program, open: member.genericParameters)
        guard matcher.match(resolved.parameters[0], value.type) != nil,
          matcher.match(resolved.parameters[1], type) != nil
        else { continue }
        let match = OperatorCallNode(member, [value.node, LocalNode(slot, at: place)], at: place)
        return ExpressionPattern(value.node, match: match, subjectSlot: slot)
      }
    }
    let value = try lower(
      syntax, expecting: syntax.kind == .infixOperatorExpr ? .nominal(program.known("Range"), [type.unwrapped]) : type)
    var matcher = TypeMatcher(program: program)
    if syntax.kind != .infixOperatorExpr, isPlain(value.type), isPlain(type.unwrapped),
      !(value.type.nominal?.name.contains("Range") ?? true), matcher.match(type, value.type) == nil,
      matcher.match(value.type, type) == nil, unit.isLearners
    {
      throw refuse("expression pattern of type '\(value.type)' cannot match values of type '\(type)'", at: syntax)
    }
    return ExpressionPattern(value.node, match: nil, subjectSlot: 0)
  }

  /// A case of the enum that a subject is, with its payload's types.
  private func enumCase(_ name: String, of type: SwiftType) throws(LoweringFailure) -> (EnumCase, [SwiftType])? {
    guard let nominal = type.unwrapped.nominal, nominal.kind == .enum else { return nil }
    guard let member = nominal.members(named: name).first(where: { $0.kind == .enumCase }), let entry = member.enumCase
    else { return nil }
    let bound = bindings(of: member, for: type.unwrapped)
    return (entry, try member.resolved(program).parameters.map { $0.substituting(bound) })
  }
}

extension SwiftType {
  /// An optional's content, one level only.
  var once: SwiftType { if case .optional(let inner) = self { inner } else { self } }

  var isExistential: Bool { if case .existential = self { true } else { false } }
}
