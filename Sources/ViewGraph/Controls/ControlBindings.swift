import Frameworks
import Interpreter
import Libraries

/// Controls whose values are numbers, dates and choices.
func bindControls(_ b: Bindings, _ make: @escaping (Call, String, [Value]) -> Value) {
  func text(_ call: Call, _ index: Int) -> Value { call.machine.textView(call.value(index).asString ?? "") }
  func optional(_ value: Value) -> Value { value.isOptional ? value : .some(value) }
  let empty = { (call: Call) in make(call, "EmptyView", []) }

  for labels in [
    "value:in:onEditingChanged:", "value:in:step:onEditingChanged:", "value:in:label:onEditingChanged:",
    "value:in:step:label:onEditingChanged:",
  ] {
    let names = labels.split(separator: ":").map(String.init)
    b["Slider.init(\(labels))"] = { call in
      func argument(_ name: String) -> Value { names.firstIndex(of: name).map { call.value($0) } ?? .void }
      let bounds = argument("in").asStruct
      return make(
        call, "Slider",
        [
          argument("value"), .double(bounds?.fields[0].asDouble ?? 0), .double(bounds?.fields[1].asDouble ?? 1),
          .double(argument("step").asDouble ?? 0),
          names.firstIndex(of: "label") == nil ? empty(call) : try call.call(names.firstIndex(of: "label") ?? 0),
          optional(argument("onEditingChanged")),
        ])
    }
  }

  /// Moves a stepper's value by a number of steps, within its bounds.
  func stepper(_ call: Call, _ label: Value, _ binding: Value, _ bounds: Value, _ step: Value) -> Value {
    let (lower, upper) = (
      bounds.asStruct?.fields[0].asDouble ?? -.infinity, bounds.asStruct?.fields[1].asDouble ?? .infinity
    )
    let size = step.asDouble ?? 1
    func move(_ sign: Double) -> Value {
      native("step") { (_: inout Call) throws(Signal) in
        guard let box = binding.bindingBox else { return .void }
        let old = try box.get()
        let new = (old.asDouble ?? 0) + sign * size
        guard new >= lower, new <= upper else { return .void }
        if case .int = old { try box.set(.int(Int(new))) } else { try box.set(.double(new)) }
        return .void
      }
    }
    return make(call, "Stepper", [label, .some(move(1)), .some(move(-1)), .none])
  }
  b["Stepper.init(label:onIncrement:onDecrement:onEditingChanged:)"] = { call in
    make(call, "Stepper", [try call.call(0), optional(call.value(1)), optional(call.value(2)), .none])
  }
  b["Stepper.init(_:onIncrement:onDecrement:onEditingChanged:)"] = { call in
    make(call, "Stepper", [text(call, 0), optional(call.value(1)), optional(call.value(2)), .none])
  }
  b["Stepper.init(value:in:step:label:onEditingChanged:)"] = { call in
    stepper(call, try call.call(3), call.value(0), call.value(1), call.value(2))
  }
  b["Stepper.init(value:step:label:onEditingChanged:)"] = { call in
    stepper(call, try call.call(2), call.value(0), .void, call.value(1))
  }
  b["Stepper.init(_:value:in:step:onEditingChanged:)"] = { call in
    stepper(call, text(call, 0), call.value(1), call.value(2), call.value(3))
  }
  b["Stepper.init(_:value:step:onEditingChanged:)"] = { call in
    stepper(call, text(call, 0), call.value(1), .void, call.value(2))
  }

  b["Picker.init(selection:content:label:)"] = { call in
    make(call, "Picker", [try call.call(2), call.value(0), try call.call(1)])
  }
  b["Picker.init(selection:label:content:)"] = { call in
    make(call, "Picker", [call.value(1), call.value(0), try call.call(2)])
  }
  b["Picker.init(_:selection:content:)"] = { call in
    make(call, "Picker", [text(call, 0), call.value(1), try call.call(2)])
  }
  b["Picker.init(_:systemImage:selection:content:)"] = { call in
    make(
      call, "Picker",
      [make(call, "Label", [text(call, 0), make(call, "Image", [call.value(1)])]), call.value(2), try call.call(3)])
  }
  for labels in ["_:selection:displayedComponents:", "_:selection:in:displayedComponents:"] {
    b["DatePicker.init(\(labels))"] = { call in make(call, "DatePicker", [text(call, 0), call.value(1)]) }
  }
  b["DatePicker.init(selection:displayedComponents:label:)"] = { call in
    make(call, "DatePicker", [try call.call(2), call.value(0)])
  }
  b["DisclosureGroup.init(isExpanded:content:label:)"] = { call in
    make(call, "DisclosureGroup", [try call.call(2), call.value(1), .some(call.value(0))])
  }
  b["DisclosureGroup.init(content:label:)"] = { call in
    make(call, "DisclosureGroup", [try call.call(1), call.value(0), .none])
  }
  b["DisclosureGroup.init(_:isExpanded:content:)"] = { call in
    make(call, "DisclosureGroup", [text(call, 0), call.value(2), .some(call.value(1))])
  }
  b["DisclosureGroup.init(_:content:)"] = { call in
    make(call, "DisclosureGroup", [text(call, 0), call.value(1), .none])
  }
}
