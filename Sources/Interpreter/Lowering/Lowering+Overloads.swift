import Diagnostics
import SwiftSyntax

/// Which arguments go to which parameters.
struct ArgumentPlan {
  /// For each parameter the arguments it takes.
  var taken: [[Int]]
  var defaults: Int
}

extension Lowering {
  /// Decides which of `members` a call means and lowers its arguments.
  func resolve(
    _ members: [Member], name: String, bindings: (Member) -> [GenericParameter: SwiftType],
    open extra: [GenericParameter] = [],
    _ arguments: [Argument], at syntax: some SyntaxProtocol, expecting expected: SwiftType?,
    isConstruction: Bool = false
  ) throws(LoweringFailure) -> ResolvedCall {
    var fitting: [Candidate] = []
    for member in members { if let plan = plan(member, arguments) { fitting.append((member, plan)) } }
    if fitting.count > 1 { fitting = fittingEffects(withoutFulfilled(fitting), at: syntax) }
    guard !fitting.isEmpty else { throw mismatch(members, name: name, arguments, at: syntax) }
    if fitting.count > 1 {
      fitting = try ranked(
        fitting, bindings: bindings, open: extra, arguments, expecting: expected, isConstruction: isConstruction)
      guard !fitting.isEmpty else {
        throw refuse(
          isConstruction ? "no exact matches in call to initializer" : "no exact matches in call to '\(name)'",
          advice: members.prefix(3).map {
            "found candidate: \($0.owner.name.isEmpty ? "" : $0.owner.name + ".")\($0.fullName)"
          }, at: syntax)
      }
      if fitting.count > 1, arguments.contains(where: { $0.expression.isClosureLike }) {
        // What a closure does with its parameters tells which one is meant.
        for (member, plan) in fitting {
          if let call = attempt({ () throws(LoweringFailure) in
            try lower(member, plan, bindings: bindings(member), open: extra, arguments, at: syntax, expecting: expected)
          }) {
            noteEffects(of: member, at: syntax)
            return call
          }
        }
      }
    }
    let (member, plan) = fitting[0]
    noteEffects(of: member, at: syntax)
    return try lower(member, plan, bindings: bindings(member), open: extra, arguments, at: syntax, expecting: expected)
  }

  typealias Candidate = (member: Member, plan: ArgumentPlan)

  /// A member of a type stands for the requirement that it fulfils, and a requirement for the default that an extension
  /// of its protocol gives: what the receiver has is found when the call runs.
  private func withoutFulfilled(_ candidates: [Candidate]) -> [Candidate] {
    candidates.filter { candidate in
      let member = candidate.member
      guard member.owner.kind == .protocol else { return true }
      return !candidates.contains { other in
        guard other.member !== member, other.member.callName == member.callName else { return false }
        if other.member.owner.kind != .protocol { return member.isRequirement }
        guard other.member.isRequirement else { return false }
        if member.isRequirement {
          return member.owner !== other.member.owner && other.member.owner.conforms(to: member.owner)
        }
        return takesSame(member, other.member)
      }
    }
  }

  private func takesSame(_ a: Member, _ b: Member) -> Bool {
    guard let x = try? a.resolved(program), let y = try? b.resolved(program) else { return true }
    let (own, other) = (b.owner.selfParameter, a.owner.selfParameter)
    return x.parameters.map(\.forgettingParameters)
      == y.parameters.map { $0.substituting([own: .parameter(other)]).forgettingParameters }
  }

  /// Lowers on trial: what a refusal leaves behind is taken back.
  func attempt<Result>(_ body: () throws(LoweringFailure) -> Result) -> Result? {
    let before = checkpoint
    do { return try body() } catch {
      restore(before)
      return nil
    }
  }

  // MARK: Shape

  /// Fits arguments to parameters by label; nil where they do not fit.
  func plan(_ member: Member, _ arguments: [Argument]) -> ArgumentPlan? {
    var parameters = member.signature.parameters
    if member.isOperator { for i in parameters.indices { parameters[i].label = nil } }
    var taken = Array(repeating: [Int](), count: parameters.count)
    var next = 0
    let firstTrailing = arguments.firstIndex(where: \.isTrailing) ?? arguments.count
    var parameter = 0
    while parameter < parameters.count, next < firstTrailing {
      let wanted = parameters[parameter]
      if arguments[next].label == wanted.label {
        taken[parameter].append(next)
        next += 1
        if wanted.isVariadic {
          while next < firstTrailing, arguments[next].label == nil {
            taken[parameter].append(next)
            next += 1
          }
        }
        parameter += 1
      } else if wanted.defaultValue != nil || wanted.isVariadic || member.isMemberwiseDefault(parameter) {
        parameter += 1
      } else if firstTrailing < arguments.count, wanted.acceptsClosure {
        break
      } else {
        return nil
      }
    }
    guard next == firstTrailing else { return nil }
    // Trailing closures, by the forward scan (SE-0286): the first goes to the next parameter that may be a closure.
    for index in firstTrailing..<max(firstTrailing, arguments.count) {
      let argument = arguments[index]
      var place: Int?
      var candidate = parameter
      while candidate < parameters.count {
        let wanted = parameters[candidate]
        if argument.label == nil
          ? wanted.acceptsClosure && taken[candidate].isEmpty
          : wanted.label == argument.label && taken[candidate].isEmpty
        {
          // An unlabelled trailing closure skips a parameter with a default when a later one needs it.
          if argument.label == nil, wanted.defaultValue != nil,
            arguments.count - index < parameters[(candidate + 1)...].filter({
              $0.acceptsClosure && $0.defaultValue == nil
            }).count + 1
          {
            candidate += 1
            continue
          }
          place = candidate
          break
        }
        if wanted.defaultValue == nil, !wanted.isVariadic, !member.isMemberwiseDefault(candidate) { return nil }
        candidate += 1
      }
      guard let place else { return nil }
      taken[place].append(index)
      parameter = place + 1
    }
    var defaults = 0
    for (i, wanted) in parameters.enumerated() where taken[i].isEmpty {
      guard wanted.defaultValue != nil || wanted.isVariadic || member.isMemberwiseDefault(i) else { return nil }
      defaults += 1
    }
    return ArgumentPlan(taken: taken, defaults: defaults)
  }

  /// Why no candidate takes the arguments.
  private func mismatch(_ members: [Member], name: String, _ arguments: [Argument], at syntax: some SyntaxProtocol)
    -> LoweringFailure
  {
    guard members.count == 1 || Set(members.map(\.fullName)).count == 1, let member = members.first else {
      return refuse(
        "no exact matches in call to \(members.first?.kind == .initializer ? "initializer" : "'\(name)'")",
        advice: members.prefix(3).map { "found candidate: \($0.fullName)" }, at: syntax)
    }
    let parameters = member.signature.parameters
    let given = arguments.map(\.label)
    let wanted = parameters.map(\.label)
    func labels(_ list: [String?]) -> String { list.map { ($0 ?? "_") + ":" }.joined() }
    if given.count == parameters.count, !arguments.contains(where: \.isTrailing) {
      let wrong = zip(given, wanted).filter { $0 != $1 }
      if wrong.count == 1, wrong[0].0 == nil, let label = wrong[0].1 {
        let place = arguments.first { $0.label == nil }?.expression
        return refuse("missing argument label '\(label):' in call", at: place.map { Syntax($0) } ?? Syntax(syntax))
      }
      if wrong.count == 1, let extra = wrong[0].0, wrong[0].1 == nil {
        return refuse("extraneous argument label '\(extra):' in call", at: syntax.argumentStart)
      }
      return refuse(
        "incorrect argument label\(wrong.count > 1 ? "s" : "") in call (have '\(labels(given))', expected '\(labels(wanted))')",
        at: syntax.argumentStart)
    }
    for (i, parameter) in parameters.enumerated()
    where parameter.defaultValue == nil && !parameter.isVariadic && !member.isMemberwiseDefault(i) {
      let isGiven =
        given.contains { $0 == parameter.label } || arguments.contains { $0.isTrailing } && parameter.acceptsClosure
      if !isGiven {
        return refuse(
          "missing argument for parameter \(parameter.label.map { "'\($0)'" } ?? "#\(i + 1)") in call",
          at: i < arguments.count ? arguments[i].start : syntax.argumentEnd)
      }
    }
    for argument in arguments {
      if let label = argument.label, !wanted.contains(label), !parameters.isEmpty {
        return refuse("extra argument '\(label)' in call", at: argument.expression)
      }
    }
    if given.count > parameters.count {
      return refuse(
        parameters.isEmpty ? "argument passed to call that takes no arguments" : "extra argument in call",
        at: arguments[parameters.count].expression)
    }
    return refuse("incorrect arguments in call to '\(member.fullName)'", at: syntax)
  }

  // MARK: Types

  /// The candidates that the types of the arguments fit, the best first; of equals the most specific one only, where
  /// there is one.
  private func ranked(
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
  private func isMoreSpecific(_ a: Candidate, than b: Candidate, _ count: Int) -> Bool {
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
  private func satisfies(
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

  private func isContextual(_ expression: ExprSyntax) -> Bool {
    switch expression.kind {
    case .closureExpr, .nilLiteralExpr, .keyPathExpr, .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr,
      .arrayExpr, .dictionaryExpr,
      .booleanLiteralExpr:
      return true
    default: return expression.needsContext
    }
  }

  /// How well an expression that means nothing by itself fits a parameter; nil where it does not, or has a type.
  private func shapeScore(_ expression: ExprSyntax, _ parameter: SwiftType, _ matcher: inout TypeMatcher)
    throws(LoweringFailure) -> Int?
  {
    let plain = parameter.unwrapped.substituting(matcher.bindings)
    let penalty = parameter.isOptional ? 1 : 0
    switch expression.kind {
    case .integerLiteralExpr:
      if plain == program.int { return 4 - penalty }
      if let limits = plain.nominal?.integerLimits, let value = expression.integerValue, !limits.contains(value) {
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

  private func hasLiteralInitializer(_ label: String, _ type: SwiftType) throws(LoweringFailure) -> Bool {
    guard let nominal = type.nominal else { return false }
    return nominal.members(named: "init").contains {
      $0.signature.parameters.count == 1 && $0.signature.parameters[0].label == label
    }
  }

  /// Whether the types that a closure writes are those of the function that is wanted.
  private func writtenTypes(of closure: ClosureExprSyntax, fit function: FunctionType) -> Bool {
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

  // MARK: Lowering the arguments

  /// Lowers the arguments for the member that is called. An integer that alone says what a generic parameter is gives
  /// way where the rest of the call wants a floating-point number: `reduce(0) { $0 + $1.price }`.
  private func lower(
    _ member: Member, _ plan: ArgumentPlan, bindings: [GenericParameter: SwiftType], open extra: [GenericParameter],
    _ arguments: [Argument],
    at syntax: some SyntaxProtocol, expecting expected: SwiftType?
  ) throws(LoweringFailure) -> ResolvedCall {
    let isFlexible =
      !(member.genericParameters.isEmpty && extra.isEmpty)
      && arguments.contains { $0.expression.is(IntegerLiteralExprSyntax.self) }
      && arguments.contains { $0.expression.isClosureLike || $0.expression.isOperatorName }
    let before = checkpoint
    do {
      return try lower(
        member, plan, bindings: bindings, open: extra, arguments, literals: nil, at: syntax, expecting: expected)
    } catch {
      if isFlexible, case .refused = error {
        restore(before)
        let call = attempt { () throws(LoweringFailure) in
          try lower(
            member, plan, bindings: bindings, open: extra, arguments, literals: program.double, at: syntax,
            expecting: expected)
        }
        if let call { return call }
      }
      throw error
    }
  }

  private func lower(
    _ member: Member, _ plan: ArgumentPlan, bindings: [GenericParameter: SwiftType], open extra: [GenericParameter],
    _ arguments: [Argument], literals: SwiftType?,
    at syntax: some SyntaxProtocol, expecting expected: SwiftType?
  ) throws(LoweringFailure) -> ResolvedCall {
    let resolved = try member.resolved(program)
    let open = member.genericParameters + extra
    var matcher = TypeMatcher(program: program, open: open)
    var nodes: [Node?] = Array(repeating: nil, count: resolved.parameters.count)
    var variadic: [Int: [Int: Node]] = [:]
    var inouts: [Int] = []

    func expectation(_ type: SwiftType) -> SwiftType { type.substituting(matcher.bindings).erasing(open) }

    /// In turn: what has a type of its own, then literals, then closures, which need the most.
    func stage(_ expression: ExprSyntax) -> Int {
      switch expression.kind {
      case .closureExpr: 3
      case .integerLiteralExpr, .stringLiteralExpr: 2
      case .floatLiteralExpr: 1
      case .keyPathExpr: 1
      default: expression.isOperatorName ? 3 : expression.needsContext ? 2 : 0
      }
    }
    var order: [(stage: Int, parameter: Int, argument: Int)] = []
    for (i, indices) in plan.taken.enumerated() {
      for index in indices { order.append((open.isEmpty ? 0 : stage(arguments[index].expression), i, index)) }
    }
    order.sort { ($0.stage, $0.parameter, $0.argument) < ($1.stage, $1.parameter, $1.argument) }
    var hasUsedResult = false
    for (stage, i, index) in order {
      if stage > 0, !hasUsedResult {
        hasUsedResult = true
        bindFromResult(resolved.result.substituting(bindings), expected, &matcher)
      }
      let parameter = member.signature.parameters[i]
      var type = resolved.parameters[i].substituting(bindings)
      if parameter.isVariadic, let element = type.arguments.first { type = element }
      let argument = arguments[index]
      if parameter.isVariadic, let expansion = argument.expression.as(PackExpansionExprSyntax.self) {
        variadic[i, default: [:]][index] = SpreadNode(try self.expansion(expansion).node)
        continue
      }
      if parameter.isInout {
        let typed = try lower(argument.expression, expecting: expectation(type))
        if case .fixed(_, let reason) = typed.mutability {
          throw refuse("cannot pass immutable value as inout argument: \(reason)", at: argument.expression)
        }
        guard argument.expression.is(InOutExprSyntax.self) || member.isOperator else {
          throw refuse(
            "passing value of type '\(typed.type)' to an inout parameter requires explicit '&'",
            advice: ["write '&' before it"], at: argument.expression)
        }
        _ = matcher.match(type, typed.type)
        nodes[i] = typed.node
        inouts.append(i)
        continue
      }
      if let function = type.function, function.isAutoclosure {
        let code = try autoclosure(argument.expression, result: expectation(function.result))
        _ = matcher.match(function.result, code.type)
        nodes[i] = code.node
        continue
      }
      var wanted = expectation(type)
      // `.blue` for `some ShapeStyle`: found among the statics of what the parameter is constrained to.
      if case .parameter(let parameter) = type.unwrapped.substituting(matcher.bindings),
        argument.expression.needsContext, !parameter.constraints.isEmpty, matcher.open.contains(parameter)
      {
        wanted = .existential(parameter.constraints)
      }
      if let literals, wanted.isUnknown, argument.expression.is(IntegerLiteralExprSyntax.self) { wanted = literals }
      var typed = try lower(argument.expression, expecting: wanted)
      if matcher.match(type, typed.type) == nil {
        if typed.isImplicit, case .optional(let wrapped) = typed.type, matcher.match(type, wrapped) != nil {
          typed = Typed(node: ForceNode(typed.node, isImplicit: true, at: typed.node.position), type: wrapped)
        } else {
          throw argumentMismatch(typed.type, wanted, type, of: member, at: argument.expression, in: Syntax(syntax))
        }
      }
      typed = try coerce(typed, to: expectation(type), at: argument.expression, context: .argument)
      if parameter.isVariadic {
        variadic[i, default: [:]][index] = typed.node
      } else {
        nodes[i] = typed.node
      }
    }
    let place = position(syntax)
    for (i, parameter) in member.signature.parameters.enumerated() where nodes[i] == nil {
      if parameter.isVariadic {
        let elements = variadic[i] ?? [:]
        let list = elements.keys.sorted().compactMap { elements[$0] }
        nodes[i] =
          list.contains { $0 is SpreadNode } ? SpreadArrayNode(list, at: place) : ArrayNode(list, at: place)
      } else if let name = parameter.callSite, let value = callSite(name, at: place) {
        nodes[i] = value.node
      } else if let value = parameter.defaultValue {
        nodes[i] = DefaultArgumentNode(value, owner: member.owner.erasedType, at: place)
      } else {
        nodes[i] = ConstantNode(.void, at: place)
      }
    }
    noteThrown(by: member)
    bindFromResult(resolved.result.substituting(bindings), expected, &matcher)
    _ = satisfies(member.signature.constraints, of: member, bindings, &matcher)
    var all = bindings
    for (key, value) in matcher.bindings { all[key] = value }
    let unbound = open.filter { matcher.bindings[$0] == nil }
    let result = resolved.result.substituting(bindings).substituting(matcher.bindings).erasing(unbound)
    return ResolvedCall(
      member: member, arguments: nodes.map { $0! }, inouts: inouts.sorted(), result: result, bindings: all)
  }

  private func argumentMismatch(
    _ given: SwiftType, _ wanted: SwiftType, _ declared: SwiftType, of member: Member, at syntax: ExprSyntax,
    in call: Syntax
  ) -> LoweringFailure {
    if case .parameter(let parameter) = declared.unwrapped,
      let constraint = parameter.constraints.first(where: {
        !program.conforms(given, to: $0.nominal ?? program.anyObject)
      })
    {
      let name = member.kind == .initializer ? member.fullName : member.name
      return refuse("\(member.described) '\(name)' requires that '\(given)' conform to '\(constraint)'", at: call)
    }
    if case .existential(let types) = declared.unwrapped,
      let proto = types.first(where: { !program.conforms(given, to: $0.nominal ?? program.anyObject) }),
      !given.isOptional
    {
      return refuse("argument type '\(given)' does not conform to expected type '\(proto)'", at: syntax)
    }
    return refuse(
      Conversion.argument.message(given, wanted.hasUnknown ? declared : wanted, program),
      advice: Conversion.argument.advice(given, wanted), at: syntax)
  }

  private func noteThrown(by member: Member) {
    guard member.signature.isThrowing, !member.signature.isRethrowing else { return }
    let written = member.signature.thrown.flatMap { try? member.scope(program).resolve($0) }
    thrownTypes.insert(written.flatMap { $0.hasParameter ? nil : $0 } ?? anyError)
  }

  private func bindFromResult(_ result: SwiftType, _ expected: SwiftType?, _ matcher: inout TypeMatcher) {
    guard let expected, !expected.isUnknown, !expected.isAny else { return }
    var trial = TypeMatcher(program: program, open: matcher.open)
    for target in [expected, expected.unwrapped] where trial.match(result, target) != nil {
      for (key, value) in trial.bindings where matcher.bindings[key] == nil && !value.hasUnknown && !value.isAny {
        matcher.bindings[key] = value
      }
      return
    }
  }
}

extension Member {
  /// A stored property with a value of its own may be left out of a memberwise call.
  func isMemberwiseDefault(_ index: Int) -> Bool {
    guard memberwise else { return false }
    return memberwiseDefaults.contains(index)
  }
}

extension Parameter {
  /// Whether a closure may be given, as far as the written type says.
  var acceptsClosure: Bool { type.mayBeFunction }
}

extension TypeExpression {
  var mayBeFunction: Bool {
    switch self {
    case .function: true
    case .optional(let type): type.mayBeFunction
    case .named(let name, let arguments, _): arguments.isEmpty && !TypeExpression.plainNames.contains(name)
    case .member(_, _, _, _): true
    case .resolved(let type): type.function != nil || type.isUnknown
    case .tuple(let elements): elements.count == 1 && elements[0].type.mayBeFunction
    default: false
    }
  }

  /// Names that are surely no alias of a function type.
  private static let plainNames: Set<String> = [
    "Int", "String", "Bool", "Double", "CGFloat", "Float", "CGSize", "CGPoint", "CGRect", "Any", "Self", "URL", "Date",
    "Data", "Color", "Font",
    "Alignment", "HorizontalAlignment", "VerticalAlignment", "TimeInterval", "Character", "LocalizedStringKey", "Text",
    "Image",
  ]
}

/// The highest `$n` of a closure.
final class ShorthandFinder: SyntaxVisitor {
  private var highest = -1
  private let root: ClosureExprSyntax

  private init(_ root: ClosureExprSyntax) {
    self.root = root
    super.init(viewMode: .sourceAccurate)
  }

  static func highest(in closure: ClosureExprSyntax) -> Int {
    let finder = ShorthandFinder(closure)
    finder.walk(closure)
    return finder.highest
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    // An inner closure that uses `$0` has its own, unless it names its parameters.
    node.id == root.id || node.signature?.parameterClause != nil ? .visitChildren : .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if case .dollarIdentifier(let text) = node.baseName.tokenKind, let index = Int(text.dropFirst()), index < 256 {
      highest = max(highest, index)
    }
    return .visitChildren
  }
}

extension ExprSyntax {
  /// The first name of `.name.more(…)`.
  var implicitName: String? {
    if let access = self.as(MemberAccessExprSyntax.self) {
      return access.base.map { $0.implicitName } ?? access.declName.baseName.text
    }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.implicitName }
    return nil
  }

  /// An operator that stands for its function: `reduce(0, +)`.
  fileprivate var isOperatorName: Bool {
    guard let token = self.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind else { return false }
    if case .binaryOperator = token { return true }
    return false
  }

  /// The value of an integer literal.
  fileprivate var integerValue: Int? {
    guard let text = self.as(IntegerLiteralExprSyntax.self)?.literal.text.replacing("_") else { return nil }
    for (prefix, radix) in [("0x", 16), ("0b", 2), ("0o", 8)] where text.hasPrefix(prefix) {
      return Int(text.dropFirst(2), radix: radix)
    }
    return Int(text)
  }

  /// A closure, or a key path that stands for one: its parameters' types come from outside.
  var isClosureLike: Bool { self.is(ClosureExprSyntax.self) || self.is(KeyPathExprSyntax.self) }
}

extension SyntaxProtocol {
  /// The bracket that opens a call's arguments.
  fileprivate var argumentStart: Syntax {
    self.as(FunctionCallExprSyntax.self)?.leftParen.map { Syntax($0) } ?? Syntax(self)
  }

  /// The bracket that closes them.
  fileprivate var argumentEnd: Syntax {
    self.as(FunctionCallExprSyntax.self)?.rightParen.map { Syntax($0) } ?? Syntax(self)
  }
}

extension Argument {
  /// Where the argument begins: its label, where it has one.
  fileprivate var start: Syntax {
    expression.parent?.as(LabeledExprSyntax.self).map { Syntax($0) } ?? Syntax(expression)
  }
}

extension Member {
  /// What it is, in the compiler's words.
  fileprivate var described: String {
    switch kind {
    case .initializer: "initializer"
    case .method: owner.name.isEmpty ? "global function" : isStatic ? "static method" : "instance method"
    case .subscription: "subscript"
    default: "property"
    }
  }
}
