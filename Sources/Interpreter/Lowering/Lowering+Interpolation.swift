import Diagnostics
import SwiftSyntax

extension Lowering {
  /// The calls of `appendInterpolation` that the program itself declares, with a value in the literal as arguments.
  private func appending(_ segment: ExpressionSegmentSyntax, to nominal: Nominal, _ candidates: [Member])
    -> ResolvedCall?
  {
    guard !candidates.isEmpty else { return nil }
    let arguments = segment.expressions.map { Argument(label: $0.label?.text, expression: $0.expression) }
    return attempt { () throws(LoweringFailure) in
      try resolve(
        candidates, name: "appendInterpolation", bindings: { self.bindings(of: $0, for: nominal.selfType) }, arguments,
        at: segment, expecting: nil)
    }
  }

  /// A value in a string literal where an extension of `String.StringInterpolation` says how it is written.
  func extendedInterpolation(_ segment: ExpressionSegmentSyntax) -> Node? {
    let nominal = program.known("DefaultStringInterpolation")
    let own = nominal.members(named: "appendInterpolation").filter { !$0.isLibrary }
    guard let call = appending(segment, to: nominal, own) else { return nil }
    let place = position(segment)
    return ActionNode(at: place) { (f: Fiber) throws(Signal) in
      var text = Value.structure(StructValue(nominal, [.string("")]))
      try f.append(call, to: &text)
      return text.asStruct?.fields[0] ?? .string("")
    }
  }

  /// A string literal for a type that collects its parts itself: its `StringInterpolation` takes them in order.
  func collectedInterpolation(_ syntax: StringLiteralExprSyntax, as type: SwiftType) throws(LoweringFailure) -> Typed? {
    guard let nominal = type.nominal, case .nominal(let collector)? = nominal.nestedType("StringInterpolation"),
      let make = nominal.members(named: "init").first(where: {
        !$0.isRequirement && $0.signature.parameters.first?.label == "stringInterpolation"
      }),
      let begin = collector.members(named: "init").first(where: {
        !$0.isRequirement && $0.signature.parameters.first?.label == "literalCapacity"
      }),
      let literal = collector.members(named: "appendLiteral").first(where: { !$0.isRequirement })
    else { return nil }
    let place = position(syntax)
    let candidates = collector.members(named: "appendInterpolation").filter { !$0.isRequirement }
    let texts = StringSegments.texts(of: syntax)
    var steps: [ResolvedCall] = []
    var (capacity, count) = (0, 0)
    for (i, segment) in syntax.segments.enumerated() {
      guard case .expressionSegment(let expression) = segment else {
        capacity += texts[i].utf8.count
        let text = ConstantNode(.string(texts[i]), at: place)
        steps.append(ResolvedCall(member: literal, arguments: [text], inouts: [], result: .void, bindings: [:]))
        continue
      }
      count += 1
      guard let call = appending(expression, to: collector, candidates) else {
        throw refuse("no exact matches in call to instance method 'appendInterpolation'", at: expression)
      }
      steps.append(call)
    }
    let node = ActionNode(at: place) { (f: Fiber) throws(Signal) in
      var parts = try f.construct(collector, begin, [.int(capacity), .int(count)])
      for step in steps { try f.append(step, to: &parts) }
      return try f.construct(nominal, arguments: type.arguments, make, [parts])
    }
    return Typed(node: node, type: type)
  }
}

extension Fiber {
  /// Hands a part of a string literal to what collects them.
  fileprivate func append(_ step: ResolvedCall, to parts: inout Value) throws(Signal) {
    var values: [Value] = []
    for argument in step.arguments { values.append(try argument.eval(self)) }
    _ = try invoke(step.member, mutating: &parts, values)
  }
}
