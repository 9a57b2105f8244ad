import Frameworks
import Interpreter
import Layout
import UIKitModel

/// The `Layout` protocol and what its methods are given.
func bindLayouts(_ b: Bindings) {
  func box(_ call: Call) -> SubviewBox? {
    if case .native(let object)? = call.this.asStruct?.fields[0] { return object as? SubviewBox }
    return nil
  }
  b["Layout.callAsFunction(_:)"] = { call in
    let content = try call.call(0)
    return .structure(StructValue(call.machine.program.known("_LayoutContent"), [call.this, content]))
  }
  b["LayoutSubview.sizeThatFits(_:)"] = { call in
    guard let box = box(call) else { return .void }
    return call.machine.value(box.pass.ask(box.item, call.machine.proposal(call.value(0))))
  }
  b["LayoutSubview.dimensions(in:)"] = { call in
    guard let box = box(call) else { return .void }
    let size = box.pass.ask(box.item, call.machine.proposal(call.value(0)))
    return call.machine.dimensions(of: box.item, size)
  }
  b["LayoutSubview.place(at:anchor:proposal:)"] = { call in
    let machine = call.machine
    box(call)?.place(
      at: machine.point(call.value(0)), anchor: machine.point(call.value(1)), proposal: machine.proposal(call.value(2)))
    return .void
  }
  b["LayoutSubview.priority"] = { call in .double(box(call)?.item.layoutPriority ?? 0) }
  b["LayoutSubview.spacing"] = { call in
    .structure(StructValue(call.machine.program.known("ViewSpacing"), []))
  }
  b["LayoutSubview.subscript(_:)"] = { call in
    guard case .type(let type) = call.value(0), let nominal = type.nominal else { return .void }
    if let value = box(call)?.layoutValue(nominal) { return value }
    guard let member = nominal.members(named: "defaultValue").first(where: { $0.isStatic && !$0.isRequirement }) else {
      return .void
    }
    return try call.fiber.readExactly(member, of: .type(type))
  }
}
