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
      [call.machine.textView(call.value(0).asString ?? ""), make(call, "Image", [call.value(1)])])
  }
  b["Alert.init(title:message:dismissButton:)"] = { call in
    let button = call.optional(2).map { [$0] } ?? []
    return make(call, "Alert", [call.value(0), call.value(1), .array(button)])
  }
  b["Alert.init(title:message:primaryButton:secondaryButton:)"] = { call in
    make(call, "Alert", [call.value(0), call.value(1), .array([call.value(2), call.value(3)])])
  }
  b["TabView.init(content:)"] = { call in make(call, "TabView", [.none, try call.call(0)]) }
  b["TabView.init(selection:content:)"] = { call in
    make(call, "TabView", [.optional(call.optional(0)), try call.call(1)])
  }
  b["Tab.init(_:systemImage:content:)"] = { call in make(call, "Tab", [.none, try call.call(2), label(call)]) }
  b["Tab.init(_:systemImage:value:content:)"] = { call in
    make(call, "Tab", [.some(call.value(2)), try call.call(3), label(call)])
  }
  b["NavigationStack.init(root:)"] = { call in make(call, "NavigationStack", [.none, try call.call(0)]) }
  b["NavigationStack.init(path:root:)"] = { call in
    make(call, "NavigationStack", [.some(call.value(0)), try call.call(1)])
  }
  b["NavigationView.init(content:)"] = { call in make(call, "NavigationView", [.none, try call.call(0)]) }
  b["NavigationPath.init(_:)"] = { call in make(call, "NavigationPath", [.array(try call.elements(0))]) }
  b["NavigationPath.append(_:)"] = { call in
    if case .array(var elements)? = call.this.asStruct?.fields[0] {
      elements.append(call.value(0))
      call.this = make(call, "NavigationPath", [.array(elements)])
    }
    return .void
  }
  func text(_ call: Call, _ index: Int) -> Value { call.machine.textView(call.value(index).asString ?? "") }
  // The destination's struct is made with the link (L85).
  b["NavigationLink.init(destination:label:)"] = { call in
    let destination = call.value(0)
    let view = if case .function = destination { try call.call(0) } else { destination }
    return make(call, "NavigationLink", [try call.call(1), .some(view), .none, .none])
  }
  b["NavigationLink.init(_:destination:)"] = { call in
    let destination = call.value(1)
    let view = if case .function = destination { try call.call(1) } else { destination }
    return make(call, "NavigationLink", [text(call, 0), .some(view), .none, .none])
  }
  b["NavigationLink.init(value:label:)"] = { call in
    make(call, "NavigationLink", [try call.call(1), .none, .optional(call.optional(0)), .none])
  }
  b["NavigationLink.init(_:value:)"] = { call in
    make(call, "NavigationLink", [text(call, 0), .none, .optional(call.optional(1)), .none])
  }
  // The older form: a flag pushes and pops, a tap sets it.
  b["NavigationLink.init(_label:destination:isActive:)"] = { call in
    let view = call.machine.viewProtocols.view
    guard let modifier = view.members(fullName: "navigationDestination(isPresented:destination:)").first else {
      return .void
    }
    let label = try call.fiber.call(modifier, on: call.value(0), [call.value(2), call.value(1)])
    return make(call, "NavigationLink", [label, .none, .none, .some(call.value(2))])
  }
  b["ToolbarItem.init(id:placement:content:)"] = { call in make(call, "ToolbarItem", [try call.call(2)]) }
  for name in ["ToolbarItem", "ToolbarItemGroup"] {
    b["\(name).init(placement:content:)"] = { call in make(call, name, [try call.call(1)]) }
  }
}
