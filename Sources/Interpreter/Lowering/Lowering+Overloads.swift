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
      let possible = fitting
      fitting = try ranked(
        fitting, bindings: bindings, open: extra, arguments, expecting: expected, isConstruction: isConstruction)
      guard !fitting.isEmpty else {
        throw refusal(of: possible, bindings: bindings, open: extra, arguments, at: syntax, expecting: expected)
          ?? noMatch(members, at: syntax)
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
  func withoutFulfilled(_ candidates: [Candidate]) -> [Candidate] {
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

  func takesSame(_ a: Member, _ b: Member) -> Bool {
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

  /// Whether a parameter may be given a closure, as far as its written type says; also where that is a generic name for
  /// the type of a function: `typealias Handler<T> = (T) -> Void`.
  private func acceptsClosure(_ parameter: Parameter) -> Bool {
    if parameter.acceptsClosure { return true }
    guard case .named(let name, let arguments, _) = parameter.type, !arguments.isEmpty,
      case .alias(let alias)? = program.type(named: name)
    else { return false }
    return alias.expression.mayBeFunction
  }

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
      } else if firstTrailing < arguments.count, acceptsClosure(wanted) {
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
          ? acceptsClosure(wanted) && taken[candidate].isEmpty
          : wanted.label == argument.label && taken[candidate].isEmpty
        {
          // An unlabelled trailing closure skips a parameter with a default when a later one needs it.
          if argument.label == nil, wanted.defaultValue != nil,
            arguments.count - index < parameters[(candidate + 1)...].filter({
              acceptsClosure($0) && $0.defaultValue == nil
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

  // MARK: Lowering the arguments

  /// Lowers the arguments for the member that is called. An integer that alone says what a generic parameter is gives
  /// way where the rest of the call wants another number: one of those that the receiver holds, `reduce(0, +)`, else a
  /// floating-point number, `reduce(0) { $0 + $1.price }`. So does a member without its type: `reduce(.zero, +)`.
  func lower(
    _ member: Member, _ plan: ArgumentPlan, bindings: [GenericParameter: SwiftType], open extra: [GenericParameter],
    _ arguments: [Argument],
    at syntax: some SyntaxProtocol, expecting expected: SwiftType?
  ) throws(LoweringFailure) -> ResolvedCall {
    let isFlexible =
      !(member.genericParameters.isEmpty && extra.isEmpty)
      && arguments.contains { $0.expression.is(IntegerLiteralExprSyntax.self) || $0.expression.needsContext }
      && arguments.contains { $0.expression.isClosureLike || $0.expression.isOperatorName }
    let before = checkpoint
    do {
      return try lower(
        member, plan, bindings: bindings, open: extra, arguments, literals: nil, at: syntax, expecting: expected)
    } catch {
      if isFlexible, case .refused = error {
        let held = bindings.values.flatMap { [$0] + $0.arguments }.filter {
          program.scalarKind(of: $0) != nil || ($0.isGeneric && !$0.isOptional)
            || arguments.contains { $0.expression.needsContext }
        }
        for literals in held + [program.double] {
          restore(before)
          let call = attempt { () throws(LoweringFailure) in
            try lower(
              member, plan, bindings: bindings, open: extra, arguments, literals: literals, at: syntax,
              expecting: expected)
          }
          if let call { return call }
        }
      }
      throw error
    }
  }

  func lower(
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
        if let literal = argument.expression.as(InOutExprSyntax.self)?.expression, literal.isLiteralLike {
          throw refuse(
            "cannot pass immutable value as inout argument: literals are not mutable", at: argument.expression)
        }
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
      if let literals, wanted.isUnknown,
        argument.expression.is(IntegerLiteralExprSyntax.self) || argument.expression.needsContext
      {
        wanted = literals
      }
      if argument.expression.is(InOutExprSyntax.self), unit.isLearners, wanted.nominal != nil,
        !(wanted.nominal?.name.hasPrefix("Unsafe") ?? false)
      {
        throw refuse("'&' used with non-inout argument of type '\(wanted)'", at: argument.expression)
      }
      if argument.expression.is(NilLiteralExprSyntax.self), refusesNil(wanted) {
        throw refuse(Conversion.argument.messageForNil(wanted), at: argument.expression)
      }
      if argument.expression.is(ClosureExprSyntax.self), !member.isOperator, let function = type.function {
        closureUse = ClosureUse(function: function, isOptional: type.isOptional)
      }
      if case .function(let function) = type, function.isEscaping, member.kind == .method {
        try checkLent(argument.expression) {
          "passing non-escaping parameter '\($0)' to function expecting an '@escaping' closure"
        }
      }
      var typed = try lower(argument.expression, expecting: wanted)
      closureUse = nil
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

  func noteThrown(by member: Member) {
    guard member.signature.isThrowing, !member.signature.isRethrowing else { return }
    let written = member.signature.thrown.flatMap { try? member.scope(program).resolve($0) }
    thrownTypes.insert(written.flatMap { $0.hasParameter ? nil : $0 } ?? anyError)
  }

  func bindFromResult(_ result: SwiftType, _ expected: SwiftType?, _ matcher: inout TypeMatcher) {
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
  var highest = -1
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
  var isOperatorName: Bool {
    guard let token = self.as(DeclReferenceExprSyntax.self)?.baseName.tokenKind else { return false }
    if case .binaryOperator = token { return true }
    return false
  }

  /// The value of an integer literal.
  var integerValue: Int? {
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
  var argumentStart: Syntax {
    self.as(FunctionCallExprSyntax.self)?.leftParen.map { Syntax($0) } ?? Syntax(self)
  }

  /// The bracket that closes them.
  var argumentEnd: Syntax {
    self.as(FunctionCallExprSyntax.self)?.rightParen.map { Syntax($0) } ?? Syntax(self)
  }
}

extension Argument {
  /// Where the argument begins: its label, where it has one.
  var start: Syntax {
    expression.parent?.as(LabeledExprSyntax.self).map { Syntax($0) } ?? Syntax(expression)
  }
}

extension Member {
  /// What it is, in the compiler's words.
  var described: String {
    switch kind {
    case .initializer: "initializer"
    case .method: owner.name.isEmpty ? "global function" : isStatic ? "static method" : "instance method"
    case .subscription: "subscript"
    default: "property"
    }
  }
}
