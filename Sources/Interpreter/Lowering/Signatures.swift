import Diagnostics
import SwiftSyntax

extension Unit {
  /// A function's parameters, result and generics as written.
  func signature(
    _ syntax: FunctionSignatureSyntax, _ generics: GenericParameterClauseSyntax?,
    _ constraints: GenericWhereClauseSyntax?, owner: Nominal?
  ) -> Signature {
    var signature = Signature()
    signature.generics = genericParameters(generics, constraints, owner: owner)
    signature.constraints = self.constraints(constraints)
    signature.parameters = parameters(syntax.parameterClause, owner: owner, generics: &signature.generics)
    if let result = syntax.returnClause?.type { signature.result = type(result) }
    signature.isThrowing = syntax.effectSpecifiers?.throwsClause != nil
    signature.thrown = syntax.effectSpecifiers?.throwsClause?.type.map { type($0) }
    signature.isRethrowing = syntax.effectSpecifiers?.throwsClause?.throwsSpecifier.text == "rethrows"
    signature.isAsync = syntax.effectSpecifiers?.asyncSpecifier != nil
    return signature
  }

  func parameters(_ clause: FunctionParameterClauseSyntax, owner: Nominal?, generics: inout [GenericParameter])
    -> [Parameter]
  {
    clause.parameters.map { parameter in
      let first = parameter.firstName.text.withoutBackticks
      let name = parameter.secondName?.text.withoutBackticks ?? first
      var result = Parameter(label: first == "_" ? nil : first, name: name, type: type(parameter.type))
      // `some P` as a parameter is a generic parameter without a name; its constraint is all that is asked of it.
      result.isVariadic = parameter.ellipsis != nil || parameter.type.is(PackExpansionTypeSyntax.self)
      result.isInout = parameter.type.isInout
      result.isConsumed = parameter.type.isConsumed
      result.isEscaping = parameter.type.hasAttribute("escaping")
      result.isAutoclosure = parameter.type.hasAttribute("autoclosure")
      result.position = position(of: parameter)
      for attribute in parameter.attributes {
        guard let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription else { continue }
        if !["escaping", "autoclosure", "Sendable", "MainActor"].contains(name) { result.builder = name }
      }
      if let value = parameter.defaultValue?.value {
        let macro = value.as(MacroExpansionExprSyntax.self)?.macroName.text ?? ""
        if ["line", "column", "function", "file", "fileID", "filePath"].contains(macro) { result.callSite = macro }
        let wanted = result.type
        let isVariadic = result.isVariadic
        let isAutoclosure = result.isAutoclosure
        let generics = generics
        result.defaultValue = LazyCode { [self] (_: LazyCode) throws(LoweringFailure) in
          let lowering = Lowering(self, owner: owner)
          lowering.selfKind = .type
          lowering.selfType = .metatype(owner?.selfType ?? .unknown)
          lowering.generics = generics
          lowering.capturedNames = CapturedNames.of(value)
          _ = lowering.newSlot()
          let type = (try? lowering.typeScope.resolve(wanted)) ?? .unknown
          let typed =
            if isAutoclosure, let function = type.function {
              try lowering.autoclosure(value, result: function.result)
            } else if type.isUnknown || type.isGeneric || isVariadic {
              try lowering.lower(value, expecting: type)
            } else {
              try lowering.lower(value, as: type)
            }
          lowering.selfKind = .none
          return lowering.code("default value", parameterCount: 0, body: typed.node, at: position(of: value))
        }
      }
      return result
    }
  }

  func genericParameters(
    _ clause: GenericParameterClauseSyntax?, _ constraints: GenericWhereClauseSyntax?, owner: Nominal?
  ) -> [GenericParameter] {
    let parameters = clause?.parameters.map { GenericParameter($0.name.text, isPack: $0.specifier != nil) } ?? []
    guard !parameters.isEmpty || constraints != nil else { return [] }
    let scope = TypeScope(owner: owner, parameters: parameters, program: program)
    for (syntax, parameter) in zip(clause?.parameters ?? [], parameters) {
      if let inherited = syntax.inheritedType { constrain(parameter, type(inherited), scope) }
    }
    for requirement in constraints?.requirements ?? [] {
      switch requirement.requirement {
      case .conformanceRequirement(let conformance):
        if let parameter = parameters.first(where: { $0.name == conformance.leftType.trimmedDescription }) {
          constrain(parameter, type(conformance.rightType), scope)
        }
      default: break
      }
    }
    return parameters
  }

  private func constrain(_ parameter: GenericParameter, _ expression: TypeExpression, _ scope: TypeScope) {
    switch try? scope.resolve(expression) {
    case .existential(let types)?: parameter.constraints += types
    // A parameter is no protocol, and following one to itself would not end; the declaration's rules refuse it.
    case .parameter?: break
    case let type?: parameter.constraints.append(type)
    case nil: break
    }
  }

  func constraints(_ clause: GenericWhereClauseSyntax?) -> [ExtensionConstraint] {
    (clause?.requirements ?? []).compactMap { requirement in
      switch requirement.requirement {
      case .sameTypeRequirement(let same):
        guard let left = same.leftType.as(TypeSyntax.self), let right = same.rightType.as(TypeSyntax.self) else {
          return nil
        }
        return ExtensionConstraint(subject: type(left), isSameType: true, target: type(right))
      case .conformanceRequirement(let conformance):
        return ExtensionConstraint(
          subject: type(conformance.leftType), isSameType: false, target: type(conformance.rightType))
      default: return nil
      }
    }
  }
}

extension DeclModifierListSyntax {
  func has(_ name: String) -> Bool { contains { $0.name.text == name && $0.detail == nil } }

  var access: Access {
    for modifier in self where modifier.detail == nil {
      switch modifier.name.text {
      case "private": return .private
      case "fileprivate": return .fileprivate
      case "public", "open", "package": return .public
      default: break
      }
    }
    return .internal
  }

  var setterAccess: Access? {
    for modifier in self where modifier.detail?.detail.text == "set" {
      switch modifier.name.text {
      case "private": return .private
      case "fileprivate": return .fileprivate
      default: break
      }
    }
    return nil
  }
}

extension AttributeListSyntax {
  var names: Set<String> { Set(compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }) }

  func attribute(_ name: String) -> AttributeSyntax? {
    compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.trimmedDescription == name }
  }
}
