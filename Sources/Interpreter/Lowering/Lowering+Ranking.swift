import Diagnostics
import SwiftSyntax

extension Lowering {
  /// The candidates that the types of the arguments fit, the best first; of equals the most specific one only, where
  /// there is one.
  func ranked(
    _ candidates: [Candidate], bindings: (Member) -> [GenericParameter: SwiftType],
    open extra: [GenericParameter],
    _ arguments: [Argument], expecting expected: SwiftType?, isConstruction: Bool
  ) throws(LoweringFailure) -> [Candidate] {
    var scores: [(candidate: Candidate, score: Int)] = []
    var types: [Int: SwiftType] = [:]
    var firstFailure: LoweringFailure?
    for candidate in candidates {
      let (member, plan) = candidate
      guard let resolved = try? member.resolved(program) else { continue }
      var matcher = TypeMatcher(program: program, open: member.genericParameters + extra)
      let bound = bindings(member)
      var total = 0
      var isPossible = true
      for (i, indices) in plan.taken.enumerated() where isPossible {
        var parameter = resolved.parameters[i].substituting(bound)
        if member.signature.parameters[i].isVariadic, let element = parameter.arguments.first { parameter = element }
        for index in indices {
          let argument = arguments[index].expression
          if let shape = try shapeScore(argument, parameter, &matcher) {
            total += shape * 4
            continue
          }
          if isContextual(argument) {
            isPossible = false
            break
          }
          let type: SwiftType
          if let known = types[index] {
            type = known
          } else {
            do { type = try lower(argument).type } catch {
              firstFailure = firstFailure ?? error
              type = .unknown
            }
            types[index] = type
          }
          let target = parameter.function?.isAutoclosure ?? false ? parameter.function!.result : parameter
          guard let score = matcher.match(target, type) else {
            isPossible = false
            break
          }
          total += score * 4
        }
      }
      guard isPossible, satisfies(member.signature.constraints, of: member, bound, &matcher) else { continue }
      if let expected, !expected.isUnknown, !isConstruction, expected != .void {
        var matcher = TypeMatcher(program: program, open: member.genericParameters + extra)
        let result = resolved.result.substituting(bound)
        if matcher.match(expected.forgettingParameters, result.erasing(member.genericParameters)) == nil {
          total -= 6
        } else if result == expected {
          total += 1
        }
      }
      if !member.genericParameters.isEmpty { total -= 2 }
      total -= plan.defaults
      if member.attributes.contains("_disfavoredOverload") { total -= 8 }
      if member.owner.kind == .protocol { total -= 1 }
      if !member.constraints.isEmpty || !member.signature.constraints.isEmpty { total += 1 }
      if member.isRequirement, member.owner.kind == .protocol { total += 1 }
      scores.append((candidate, total))
    }
    if scores.isEmpty, let firstFailure { throw firstFailure }
    let most = scores.map(\.score).max() ?? 0
    let best = scores.filter { $0.score == most }.map(\.candidate)
    let rest = scores.filter { $0.score < most }.sorted { $0.score > $1.score }.map(\.candidate)
    guard best.count > 1 else { return best + rest }
    let specific = best.first { candidate in
      best.allSatisfy { $0.member === candidate.member || isMoreSpecific(candidate, than: $0, arguments.count) }
    }
    if let specific { return [specific] + best.filter { $0.member !== specific.member } + rest }
    return best + rest
  }

  /// Whether what one candidate takes would do for the other, and not the other way round.
  func isMoreSpecific(_ a: Candidate, than b: Candidate, _ count: Int) -> Bool {
    guard let mine = try? a.member.resolved(program), let theirs = try? b.member.resolved(program) else { return false }
    func place(_ index: Int, _ plan: ArgumentPlan) -> Int? { plan.taken.firstIndex { $0.contains(index) } }
    var (fits, fitsBack) = (true, true)
    for index in 0..<count {
      guard let i = place(index, a.plan), let j = place(index, b.plan) else { return false }
      var matcher = TypeMatcher(program: program, open: b.member.genericParameters)
      if matcher.match(theirs.parameters[j], mine.parameters[i]) == nil { fits = false }
      var back = TypeMatcher(program: program, open: a.member.genericParameters)
      let promotes = mine.parameters[i].isOptional && !theirs.parameters[j].isOptional
      if promotes || back.match(mine.parameters[i], theirs.parameters[j]) == nil { fitsBack = false }
    }
    return fits && !fitsBack
  }

  /// Whether what `where` says holds for the arguments; what it says is the same binds what is still open.
  func satisfies(
    _ constraints: [ExtensionConstraint], of member: Member, _ bound: [GenericParameter: SwiftType],
    _ matcher: inout TypeMatcher
  ) -> Bool {
    guard !constraints.isEmpty else { return true }
    let scope = member.scope(program)
    for constraint in constraints {
      guard let declared = try? scope.resolve(constraint.subject), let asked = try? scope.resolve(constraint.target)
      else { continue }
      let subject = declared.substituting(bound).substituting(matcher.bindings)
      let target = asked.substituting(bound).substituting(matcher.bindings)
      if constraint.isSameType {
        let isOpen = subject.mentions(matcher.open)
        if isOpen && target.mentions(matcher.open) { continue }
        if (isOpen ? matcher.match(subject, target) : matcher.match(target, subject)) == nil { return false }
      } else if subject.isGeneric || subject.hasUnknown {
        continue
      } else if case .existential(let types) = target {
        for type in types { if let proto = type.nominal, !program.conforms(subject, to: proto) { return false } }
      } else if let nominal = target.nominal, !program.conforms(subject, to: nominal) {
        return false
      }
    }
    return true
  }

  func isContextual(_ expression: ExprSyntax) -> Bool {
    switch expression.kind {
    case .closureExpr, .nilLiteralExpr, .keyPathExpr, .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr,
      .arrayExpr, .dictionaryExpr,
      .booleanLiteralExpr:
      return true
    case .infixOperatorExpr:
      let infix = expression.cast(InfixOperatorExprSyntax.self)
      let isRange = ["...", "..<"].contains(infix.operator.trimmedDescription)
      return isRange && infix.leftOperand.isNumberLiteral && infix.rightOperand.isNumberLiteral
    default: return expression.needsContext
    }
  }

  /// How well an expression that means nothing by itself fits a parameter; nil where it does not, or has a type.
  func shapeScore(_ expression: ExprSyntax, _ parameter: SwiftType, _ matcher: inout TypeMatcher)
    throws(LoweringFailure) -> Int?
  {
    let plain = parameter.unwrapped.substituting(matcher.bindings)
    let penalty = parameter.isOptional ? 1 : 0
    switch expression.kind {
    case .integerLiteralExpr:
      if plain == program.int { return 4 - penalty }
      if let kind = program.scalarKind(of: plain), !plain.isOptional, !kind.isFloating,
        let value = expression.integerValue, !kind.limits.contains(Int128(value))
      {
        return nil
      }
      if program.isInteger(plain) || program.isFloating(plain) { return 3 - penalty }
      if case .parameter = plain { return matcher.match(plain, program.int).map { _ in 2 } }
      if plain.isAny || plain.isUnknown { return 1 }
      return try hasLiteralInitializer("integerLiteral", plain) ? 2 : nil
    case .floatLiteralExpr:
      if plain == program.double { return 4 - penalty }
      if program.isFloating(plain) { return 3 - penalty }
      if case .parameter = plain { return matcher.match(plain, program.double).map { _ in 2 } }
      if plain.isAny || plain.isUnknown { return 1 }
      return try hasLiteralInitializer("floatLiteral", plain) ? 2 : nil
    case .stringLiteralExpr:
      if plain == program.string { return 4 - penalty }
      if plain == program.character { return 2 }
      if case .parameter = plain { return matcher.match(plain, program.string).map { _ in 3 } }
      if plain.isAny || plain.isUnknown { return 1 }
      if case .existential = plain { return matcher.match(plain, program.string).map { _ in 2 } }
      return try hasLiteralInitializer("stringLiteral", plain) ? 3 : nil
    case .booleanLiteralExpr:
      if plain == program.bool { return 4 - penalty }
      if case .parameter = plain { return matcher.match(plain, program.bool).map { _ in 2 } }
      return plain.isAny || plain.isUnknown ? 1 : nil
    case .nilLiteralExpr: return parameter.isOptional ? 3 : (parameter.isUnknown ? 0 : nil)
    case .closureExpr:
      if case .parameter = plain { return 0 }
      guard let function = plain.function else { return plain.isUnknown || plain.isAny ? 0 : nil }
      if function.isAutoclosure { return nil }
      let closure = expression.cast(ClosureExprSyntax.self)
      guard writtenTypes(of: closure, fit: function) else { return nil }
      let count = closureParameterCount(closure)
      if let count {
        if count == function.parameters.count { return 4 - penalty }
        if function.parameters.count == 1, case .tuple(let elements) = function.parameters[0], elements.count == count {
          return 2
        }
        return nil
      }
      return function.parameters.isEmpty ? 4 - penalty : 1
    case .keyPathExpr:
      if plain.function != nil { return 2 }
      if case .nominal(let nominal, _) = plain, nominal.name.hasSuffix("KeyPath") { return 4 }
      return plain.isUnknown || plain.isGeneric ? 1 : nil
    case .arrayExpr:
      if case .nominal(let nominal, let arguments) = plain {
        if nominal === program.array {
          let elements = expression.cast(ArrayExprSyntax.self).elements
          guard let first = elements.first?.expression, let element = arguments.first else { return 4 - penalty }
          if isContextual(first) { return try shapeScore(first, element, &matcher) }
          guard let typed = try? lower(first) else { return 1 }
          return matcher.match(element, typed.type)
        }
        if nominal === program.set { return 3 }
        return try hasLiteralInitializer("arrayLiteral", plain) ? 3 : nil
      }
      if case .parameter = plain { return 2 }
      return plain.isAny || plain.isUnknown || plain.isGeneric ? 1 : nil
    case .prefixOperatorExpr where expression.isNumberLiteral:
      return try shapeScore(expression.cast(PrefixOperatorExprSyntax.self).expression, parameter, &matcher)
    case .infixOperatorExpr where isContextual(expression):
      // A range of literals: `0...1` is one of Double where such is wanted.
      let range = expression.cast(InfixOperatorExprSyntax.self)
      let nominal = program.known(range.operator.trimmedDescription == "..<" ? "Range" : "ClosedRange")
      if case .nominal(nominal, let arguments) = plain, let bound = arguments.first {
        guard let low = try shapeScore(range.leftOperand, bound, &matcher),
          let high = try shapeScore(range.rightOperand, bound, &matcher)
        else { return nil }
        return min(low, high) - penalty
      }
      return matcher.match(parameter, try lower(expression).type)
    case .dictionaryExpr:
      if case .nominal(let nominal, _) = plain { return nominal === program.dictionary ? 4 - penalty : nil }
      return plain.isAny || plain.isUnknown || plain.isGeneric ? 1 : nil
    default: break
    }
    if expression.needsContext {
      guard let name = expression.implicitName else { return nil }
      if plain.isUnknown { return 0 }
      if case .parameter(let parameter) = plain {
        for constraint in parameter.constraints {
          if try !implicitCandidates(
            name, for: constraint.nominal.map { .existential([.nominal($0, [])]) } ?? constraint
          ).isEmpty {
            return 3
          }
        }
        return nil
      }
      for type in [parameter, plain] { if try !implicitCandidates(name, for: type).isEmpty { return 4 - penalty } }
      if let nominal = plain.nominal, nominal.nestedType(name) != nil || name == "init" { return 3 }
      return nil
    }
    return nil
  }

  func hasLiteralInitializer(_ label: String, _ type: SwiftType) throws(LoweringFailure) -> Bool {
    guard let nominal = type.nominal else { return false }
    return nominal.members(named: "init").contains {
      $0.signature.parameters.count == 1 && $0.signature.parameters[0].label == label
    }
  }

  /// Whether the types that a closure writes are those of the function that is wanted.
  func writtenTypes(of closure: ClosureExprSyntax, fit function: FunctionType) -> Bool {
    var matcher = TypeMatcher(program: program)
    if case .parameterClause(let clause)? = closure.signature?.parameterClause {
      for (parameter, wanted) in zip(clause.parameters, function.parameters) {
        guard let written = parameter.type, let type = try? resolve(written), !wanted.hasParameter else { continue }
        if matcher.match(type, wanted) == nil { return false }
      }
    }
    if let clause = closure.signature?.returnClause, let type = try? resolve(clause.type), !function.result.hasParameter
    {
      return matcher.match(function.result, type) != nil
    }
    return true
  }

  /// How many parameters a closure names or numbers; nil where it uses none.
  func closureParameterCount(_ closure: ClosureExprSyntax) -> Int? {
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): return list.count
    case .parameterClause(let clause): return clause.parameters.count
    case nil: break
    @unknown default: break
    }
    let highest = ShorthandFinder.highest(in: closure)
    return highest >= 0 ? highest + 1 : nil
  }
}
