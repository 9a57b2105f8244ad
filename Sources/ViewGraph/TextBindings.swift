import Frameworks
import Interpreter

/// What a `Text` says of its own font, stretch by stretch. What stands nearer to the text was there first and stays.
func bindTexts(_ b: Bindings) {
  func runs(_ text: Value, _ call: Call) -> [Value] {
    guard let fields = text.asStruct?.fields else { return [] }
    if case .array(let runs)? = fields[1].unwrapped { return runs }
    guard case .nominal(let run)? = call.machine.program.known("Text").nestedType("_Run") else { return [] }
    return [.structure(StructValue(run, [fields[0], .none, .none]))]
  }
  func text(_ runs: [Value], _ call: Call) -> Value {
    let content = runs.map { $0.asStruct?.fields[0].asString ?? "" }.joined()
    return .structure(StructValue(call.machine.program.known("Text"), [.string(content), .some(.array(runs))]))
  }
  /// The text with a field of its stretches set where it is not yet.
  func styled(_ call: Call, _ field: Int, _ value: Value) -> Value {
    guard let value = value.unwrapped ?? (value.isOptional ? nil : value) else { return call.this }
    let changed = runs(call.this, call).map { run -> Value in
      guard let copy = run.asStruct?.copy(), copy.fields[field].unwrapped == nil else { return run }
      copy.fields[field] = .some(value)
      return .structure(copy)
    }
    return text(changed, call)
  }
  b["Text.font(_:)"] = { call in styled(call, 1, call.value(0)) }
  b["Text.bold()"] = { call in styled(call, 2, .int(700)) }
  b["Text.bold(_:)"] = { call in call.value(0).asBool ?? false ? styled(call, 2, .int(700)) : call.this }
  b["Text.fontWeight(_:)"] = { call in
    styled(call, 2, .optional((call.value(0).unwrapped ?? call.value(0)).asStruct?.fields[0]))
  }
  b["Text.+(lhs:rhs:)"] = { call in
    let (left, right) = (call.value(0), call.value(1))
    if case .some? = left.asStruct?.fields[1] { return text(runs(left, call) + runs(right, call), call) }
    if case .some? = right.asStruct?.fields[1] { return text(runs(left, call) + runs(right, call), call) }
    return call.machine.textView(
      (left.asStruct?.fields[0].asString ?? "") + (right.asStruct?.fields[0].asString ?? ""))
  }
}

/// Sections, and collections given as a binding.
func bindCollections(_ b: Bindings, _ make: @escaping (Call, String, [Value]) -> Value) {
  for labels in [
    "_:content:", "content:header:", "content:header:footer:", "content:footer:", "header:footer:content:",
    "header:content:", "footer:content:", "_:isExpanded:content:",
  ] {
    let names = labels.split(separator: ":").map(String.init)
    b["Section.init(\(labels))"] = { call in
      func part(_ name: String) throws(Signal) -> Value? {
        guard let index = names.firstIndex(of: name) else { return nil }
        if case .function = call.value(index) { return try call.call(index) }
        return name == "_" ? call.machine.textView(call.value(index).asString ?? "") : call.value(index)
      }
      var parts: [Value] = []
      for name in ["_", "header"] { if let view = try part(name) { parts.append(view) } }
      let isOpen = names.firstIndex(of: "isExpanded").flatMap { call.value($0).bindingBox }
      if try isOpen?.get().asBool ?? true, let view = try part("content") { parts.append(view) }
      if let view = try part("footer") { parts.append(view) }
      return make(call, "Section", [make(call, "TupleView", [.array(parts)]), .none])
    }
  }
}
