import Interpreter
import Trace

extension Screen {
  /// Asks a delegate, where there is one and the learner implements the method; nil where nobody answers. The event
  /// stands before what the call does.
  @discardableResult
  package func ask(_ owner: Body, _ method: String, _ arguments: [Value], field: String = "delegate") throws(Signal)
    -> Value?
  {
    guard case .object(let delegate)? = owner.field(field).unwrapped else { return nil }
    return try deliver(method, arguments, to: delegate)
  }

  @discardableResult
  package func deliver(_ method: String, _ arguments: [Value], to delegate: Handle) throws(Signal) -> Value? {
    guard let member = machine.learnersMethod(method, of: delegate.body) else { return nil }
    let number = machine.recorder.record(
      Event(.delegate, type: delegate.body.type.name, text: method, object: delegate.body.name))
    machine.recorder.enter(number)
    defer { machine.recorder.leave() }
    return try machine.current.call(member, on: .object(delegate), arguments)
  }

  // MARK: Actions

  /// Sends a control's actions for some events, in the order in which targets were added.
  package func sendActions(_ control: Body, _ events: Int) throws(Signal) {
    for entry in control.view.targets where entry.events & events != 0 {
      if let action = entry.action {
        try perform(action, sender: control.handle, from: control)
        continue
      }
      // A target that is gone, or none: up the responder chain only for none.
      if let target = entry.target {
        guard let handle = target.handle else { continue }
        try perform(entry.selector, on: handle, sender: control)
      } else if let handle = responder(from: control, to: entry.selector) {
        try perform(entry.selector, on: handle, sender: control)
      }
    }
  }

  /// The first responder up the chain that implements a selector.
  func responder(from body: Body, to selector: String) -> Handle? {
    var at: Body? = body
    while let current = at {
      if machine.learnersMethod(selector, of: current) != nil { return current.handle }
      if let controller = current.view.controller, machine.learnersMethod(selector, of: controller) != nil {
        return controller.handle
      }
      at = current.view.superview
    }
    return nil
  }

  /// Performs a selector with as many arguments as it takes.
  package func perform(_ selector: String, on target: Handle, sender: Body?) throws(Signal) {
    let name = String(selector.prefix { $0 != "(" })
    guard
      let member = target.body.type.members(named: name).first(where: {
        $0.kind == .method && ($0.fullName == selector || $0.name == selector) && !$0.isStatic
      })
    else {
      throw .trap(
        "-[\(target.body.type.name) \(selector)]: unrecognized selector sent to instance \(target.body.name)",
        at: machine.current.position)
    }
    let number = machine.recorder.record(
      Event(.action, type: target.body.type.name, text: selector, object: target.body.name))
    machine.recorder.enter(number)
    defer { machine.recorder.leave() }
    let types = (try? member.resolved(machine.program).parameters) ?? []
    var arguments: [Value] = []
    for (i, type) in types.enumerated() {
      let value: Value = i == 0 ? sender?.value ?? .none : .none
      arguments.append(type.isOptional && !value.isOptional ? .some(value) : value)
    }
    _ = try machine.current.call(member, on: .object(target), arguments)
  }
}
