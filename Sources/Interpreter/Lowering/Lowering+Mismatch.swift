import Diagnostics
import SwiftSyntax

/// Why a call fits none of the functions that have its name.
extension Lowering {
  // MARK: Shape

  /// Why no candidate takes the arguments: told of the one that is nearest to what was written.
  func mismatch(_ members: [Member], name: String, _ arguments: [Argument], at syntax: some SyntaxProtocol)
    -> LoweringFailure
  {
    let distances = members.map { distance($0, arguments) }
    let least = distances.min() ?? 0
    var nearest = zip(members, distances).filter { $0.1 == least }.map(\.0)
    // What always gives a value is meant before what may fail.
    let sure = nearest.filter { !$0.isFailable }
    if !sure.isEmpty { nearest = sure }
    let told = nearest.map { misfit($0, arguments, at: syntax).diagnostic }
    guard let first = told.first, told.allSatisfy({ $0.message == first.message && $0.position == first.position })
    else { return noMatch(members, at: syntax) }
    return .refused(first)
  }

  /// Nothing better can be said than what there is.
  func noMatch(_ members: [Member], at syntax: some SyntaxProtocol) -> LoweringFailure {
    let what = members.first.map { $0.kind == .initializer ? "initializer" : "\($0.described) '\($0.name)'" } ?? ""
    var seen: Set<String> = []
    let candidates = members.map { "\($0.owner.name.isEmpty ? "" : $0.owner.name + ".")\($0.fullName)" }
      .filter { seen.insert($0).inserted }
    return refuse(
      "no exact matches in call to \(what)", advice: candidates.prefix(3).map { "found candidate: \($0)" }, at: syntax)
  }

  /// How much would have to change for a candidate to take the arguments, by their labels.
  private func distance(_ member: Member, _ arguments: [Argument]) -> Int {
    let matched = matching(member, arguments)
    return matched.wrong.count + 3 * matched.missing.count + 3 * matched.extra.count + (matched.isOutOfOrder ? 2 : 0)
  }

  /// What belongs together: parameters by their labels, then the rest in turn with what must be given.
  private struct Matching {
    var wrong: [(argument: Int, parameter: Int)] = []
    var missing: [Int] = []
    var extra: [Int] = []
    /// The argument that stands behind the one before which it should.
    var late: (argument: Int, before: Int)?
    var isOutOfOrder: Bool { late != nil }
  }

  private func matching(_ member: Member, _ arguments: [Argument]) -> Matching {
    let parameters = member.signature.parameters
    var result = Matching()
    var taken: [Int: Int] = [:]
    var open: [Int] = []
    var next = 0
    for (i, argument) in arguments.enumerated() {
      let fits: (Int) -> Bool = { place in
        guard taken[place] == nil || parameters[place].isVariadic else { return false }
        if argument.isTrailing { return parameters[place].acceptsClosure }
        return parameters[place].label == argument.label
      }
      // A trailing closure goes to the last that takes one, a label to its own, wherever it stands.
      let later = parameters.indices.filter { $0 >= next && fits($0) }
      let place =
        argument.isTrailing
        ? later.last ?? parameters.indices.last(where: fits)
        : argument.label == nil
          ? (next < parameters.count && fits(next) ? next : later.first { parameters[next..<$0].allSatisfy(isSpared) })
          : later.first ?? parameters.indices.first(where: fits)
      guard let place else {
        open.append(i)
        continue
      }
      if let before = taken.filter({ $0.key > place }).min(by: { $0.key < $1.key }), result.late == nil {
        result.late = (i, before.value)
      }
      taken[place] = i
      next = max(next, place + 1)
    }
    func needs(_ place: Int) -> Bool {
      taken[place] == nil && !isSpared(parameters[place]) && !member.isMemberwiseDefault(place)
    }
    var wanting = parameters.indices.filter(needs)
    for argument in open {
      if let place = wanting.first, !(parameters[place].label == nil && arguments[argument].isTrailing) {
        result.wrong.append((argument, place))
        wanting.removeFirst()
      } else {
        result.extra.append(argument)
      }
    }
    result.missing = wanting
    return result
  }

  private func isSpared(_ parameter: Parameter) -> Bool { parameter.defaultValue != nil || parameter.isVariadic }

  /// Why one candidate does not take the arguments.
  private func misfit(_ member: Member, _ arguments: [Argument], at syntax: some SyntaxProtocol) -> LoweringFailure {
    let parameters = member.signature.parameters
    let matched = matching(member, arguments)
    if let argument = matched.extra.first {
      if parameters.isEmpty {
        return refuse("argument passed to call that takes no arguments", at: arguments[argument].expression)
      }
      if matched.missing.isEmpty {
        let label = arguments[argument].label
        return refuse(
          label.map { "extra argument '\($0)' in call" } ?? "extra argument in call",
          at: arguments[argument].expression)
      }
    }
    if let place = matched.missing.first, matched.wrong.isEmpty {
      let name = parameters[place].label.map { "'\($0)'" } ?? "#\(place + 1)"
      let behind = arguments.indices.first { index in
        !arguments[index].isTrailing
          && (parameters.firstIndex { $0.label == arguments[index].label && arguments[index].label != nil } ?? -1)
            > place
      }
      let isFirst = behind == 0 || (place == 0 && !arguments.isEmpty && !arguments[0].isTrailing)
      return refuse(
        "missing argument for parameter \(name) in call",
        at: isFirst ? arguments[0].start : behind.map { arguments[$0].start } ?? syntax.argumentEnd)
    }
    if let late = matched.late, matched.wrong.isEmpty, let label = arguments[late.argument].label,
      let other = arguments[late.before].label
    {
      return refuse("argument '\(label)' must precede argument '\(other)'", at: arguments[late.argument].start)
    }
    return wrongLabels(member, matched, arguments, at: syntax)
  }

  private func wrongLabels(
    _ member: Member, _ matched: Matching, _ arguments: [Argument], at syntax: some SyntaxProtocol
  ) -> LoweringFailure {
    let parameters = member.signature.parameters
    guard !matched.wrong.isEmpty else {
      return refuse("incorrect arguments in call to '\(member.fullName)'", at: syntax)
    }
    let bare = matched.wrong.filter { arguments[$0.argument].label == nil }
    if bare.count == matched.wrong.count, let first = bare.first {
      let labels = bare.map { (parameters[$0.parameter].label ?? "_") + ":" }.joined()
      return refuse(
        "missing argument label\(bare.count == 1 ? "" : "s") '\(labels)' in call",
        at: arguments.count == 1 ? Syntax(arguments[first.argument].expression) : syntax.argumentStart)
    }
    let surplus = matched.wrong.filter { parameters[$0.parameter].label == nil }
    if surplus.count == matched.wrong.count {
      let labels = surplus.map { (arguments[$0.argument].label ?? "_") + ":" }.joined()
      return refuse(
        "extraneous argument label\(surplus.count == 1 ? "" : "s") '\(labels)' in call", at: syntax.argumentStart)
    }
    let wrong = Dictionary(matched.wrong.map { ($0.argument, $0.parameter) }) { first, _ in first }
    func labels(_ label: (Int) -> String?) -> String {
      arguments.indices.map { (label($0) ?? "_") + ":" }.joined()
    }
    let have = labels { arguments[$0].label }
    let expected = labels { index in wrong[index].map { parameters[$0].label } ?? arguments[index].label }
    return refuse(
      "incorrect argument label\(wrong.count > 1 ? "s" : "") in call (have '\(have)', expected '\(expected)')",
      at: syntax.argumentStart)
  }

  // MARK: Types

  /// Why candidates whose shape fits do not take the arguments: told of those that want the fewest changes, where they
  /// say the same.
  func refusal(
    of candidates: [Candidate], bindings: (Member) -> [GenericParameter: SwiftType], open extra: [GenericParameter],
    _ arguments: [Argument], at syntax: some SyntaxProtocol, expecting expected: SwiftType?
  ) -> LoweringFailure? {
    var told: [(cost: Int, diagnostic: Diagnostic)] = []
    for (member, plan) in candidates where !member.attributes.contains("_disfavoredOverload") {
      let before = checkpoint
      defer { restore(before) }
      do throws(LoweringFailure) {
        let call = try lower(
          member, plan, bindings: bindings(member), open: extra, arguments, at: syntax, expecting: expected)
        if let unmet = unmet(member, call) {
          told.append((1, refuse(unmet, at: syntax).diagnostic))
        }
      } catch {
        told.append((cost(of: error.diagnostic, member), error.diagnostic))
      }
    }
    guard let least = told.map(\.cost).min() else { return nil }
    let best = told.filter { $0.cost == least }.map(\.diagnostic)
    guard let first = best.first,
      best.allSatisfy({ $0.message == first.message && $0.position == first.position })
    else { return nil }
    return .refused(first)
  }

  /// An optional to unwrap, a conformance to add, a wrapper to hand on: what is nearest to what was meant.
  private func cost(of diagnostic: Diagnostic, _ member: Member) -> Int {
    let generic = member.genericParameters.isEmpty ? 0 : 1
    let message = diagnostic.message
    if message.hasPrefix("value of optional type") { return 0 }
    if message.hasSuffix("use wrapper instead") { return 1 }
    if message.contains("has no member") { return 2 }
    if message.contains("requires that") { return 3 }
    return 4 + generic
  }

  /// What a `where` clause asks of the types that a call was found to have.
  private func unmet(_ member: Member, _ call: ResolvedCall) -> String? {
    let scope = member.scope(program)
    for constraint in member.signature.constraints + member.constraints where !constraint.isSameType {
      guard let subject = (try? scope.resolve(constraint.subject))?.substituting(call.bindings),
        let target = try? scope.resolve(constraint.target), !subject.hasUnknown, !subject.isGeneric
      else { continue }
      let wanted: [Nominal] =
        if case .existential(let types) = target { types.compactMap(\.nominal) } else {
          [target.nominal].compactMap(\.self)
        }
      if let proto = wanted.first(where: { !program.conforms(subject, to: $0) }) {
        return "\(member.described) '\(member.shownName)' requires that '\(subject)' conform to '\(proto.name)'"
      }
    }
    return nil
  }

  func argumentMismatch(
    _ given: SwiftType, _ wanted: SwiftType, _ declared: SwiftType, of member: Member, at syntax: ExprSyntax,
    in call: Syntax
  ) -> LoweringFailure {
    if case .parameter(let parameter) = declared.unwrapped,
      let constraint = parameter.constraints.first(where: {
        !program.conforms(given, to: $0.nominal ?? program.anyObject)
      })
    {
      return refuse(
        "\(member.described) '\(member.shownName)' requires that '\(given)' conform to '\(constraint)'", at: call)
    }
    if case .existential(let types) = declared.unwrapped,
      let proto = types.first(where: { !program.conforms(given, to: $0.nominal ?? program.anyObject) }),
      !given.isOptional
    {
      return refuse("argument type '\(given)' does not conform to expected type '\(proto)'", at: syntax)
    }
    if let wrapper = wrapperMeant(given, wanted, syntax) {
      return refuse(
        "cannot convert value '\(wrapper)' of type '\(given)' to expected type '\(wanted)', use wrapper instead",
        advice: ["write '$\(wrapper)'"], at: syntax)
    }
    return refuse(
      Conversion.argument.message(given, wanted.hasUnknown ? declared : wanted, program),
      advice: Conversion.argument.advice(given, wanted), at: syntax)
  }

  /// The property whose `$name` has the type that is wanted.
  private func wrapperMeant(_ given: SwiftType, _ wanted: SwiftType, _ syntax: ExprSyntax) -> String? {
    guard let name = syntax.as(DeclReferenceExprSyntax.self)?.baseName.text, let owner else { return nil }
    guard let projected = owner.members(named: "$" + name).first,
      let type = try? projected.propertyType(program)
    else { return nil }
    var matcher = TypeMatcher(program: program)
    return matcher.match(wanted.forgettingParameters, type) == nil ? nil : name
  }
}

extension Member {
  /// The name with its labels, which the compiler leaves out where no parameter has one.
  var shownName: String {
    let parameters = signature.parameters
    if kind == .initializer || parameters.isEmpty || parameters.contains(where: { $0.label != nil }) { return fullName }
    return name
  }
}
