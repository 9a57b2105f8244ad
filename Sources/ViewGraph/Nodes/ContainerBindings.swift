import Frameworks
import Interpreter

/// Containers that show one of several contents.
func bindContainers(_ b: Bindings) {
  func make(_ call: Call, _ name: String, _ fields: [Value]) -> Value {
    .structure(StructValue(call.machine.program.known(name), fields))
  }
  func label(_ call: Call) -> Value {
    make(
      call, "Label",
      [make(call, "Text", [call.value(0)]), make(call, "Image", [call.value(1)])])
  }
  b["TabView.init(content:)"] = { call in make(call, "TabView", [.none, try call.call(0)]) }
  b["TabView.init(selection:content:)"] = { call in
    make(call, "TabView", [.optional(call.optional(0)), try call.call(1)])
  }
  b["Tab.init(_:systemImage:content:)"] = { call in make(call, "Tab", [.none, try call.call(2), label(call)]) }
  b["Tab.init(_:systemImage:value:content:)"] = { call in
    make(call, "Tab", [.some(call.value(2)), try call.call(3), label(call)])
  }
}
