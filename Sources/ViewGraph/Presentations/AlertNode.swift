import Interpreter
import Layout
import Trace
import UIKitModel

/// `alert` and `confirmationDialog`: UIKit's alert, its actions the buttons that the builder gives.
final class AlertNode: PresentationNode {
  private struct Action {
    var title: String
    var role: String
    var run: Value?
  }

  override func makeController(for item: Value?) throws(Signal) -> Handle? {
    let isSheet = key.member.name == "confirmationDialog"
    var title = argument("title")?.asString ?? ""
    var message = argument("message").map(text) ?? ""
    var actions = argument("actions").map(self.actions) ?? []
    if let builder = argument("content"), case .function = builder {
      let alert = try machine.current.call(builder).asStruct
      title = alert.map { text($0.fields[0]) } ?? ""
      message = alert.map { text($0.fields[1]) } ?? ""
      actions = (alert?.fields[2].asArray ?? []).compactMap { button in
        button.asStruct.map {
          Action(title: text($0.fields[0]), role: $0.fields[1].asString ?? "", run: $0.fields[2].unwrapped)
        }
      }
    }
    // An alert without buttons gets one that ends it.
    if actions.isEmpty { actions = [Action(title: "OK", role: "cancel")] }
    if isSheet, !actions.contains(where: { $0.role == "cancel" }) {
      actions.append(Action(title: "Cancel", role: "cancel"))
    }
    let controller = try machine.make("UIAlertController")
    let body = controller.body
    body.controller.title = title
    body.setField("message", message.isEmpty ? .none : .some(.string(message)))
    body.setField(
      "preferredStyle", machine.enumCase("UIAlertController.Style", isSheet ? "actionSheet" : "alert"))
    body.setField("modalPresentationStyle", machine.enumCase("UIModalPresentationStyle", "overFullScreen"))
    body.setField("actions", .array(try actions.map { (action) throws(Signal) in try make(action) }))
    return controller
  }

  private func make(_ action: Action) throws(Signal) -> Value {
    let handle = try machine.make("UIAlertAction")
    let style = action.role == "cancel" || action.role == "destructive" ? action.role : "default"
    handle.body.setField("title", .some(.string(action.title)))
    handle.body.setField("style", machine.enumCase("UIAlertAction.Style", style))
    let code = Code("action") { [weak self] (call: inout Call) in
      try self?.writeEnd()
      if let run = action.run, case .function = run { _ = try call.fiber.call(run) }
      return .void
    }
    handle.body.setField("_handler", .some(.function(FunctionValue(code))))
    return .object(handle)
  }

  /// The buttons of a builder's value, in order.
  private func actions(_ value: Value) -> [Action] {
    switch value {
    case .structure(let view) where !view.type.isLearners:
      func field(_ name: String) -> Value? { view.type.storedMember(name).map { view.fields[$0.slot] } }
      switch view.type.name {
      case "Button":
        let role = field("role")?.unwrapped?.asStruct?.fields[0].asString ?? ""
        return [Action(title: field("label").map(text) ?? "", role: role, run: field("action"))]
      case "TupleView": return (view.fields[0].asArray ?? []).flatMap(actions)
      case "Group": return field("content").map(actions) ?? []
      case "_ConditionalContent": return actions(view.fields[1])
      case "ModifiedContent": return actions(view.fields[0])
      default: return []
      }
    case .some(let inner): return actions(inner)
    default: return []
    }
  }

  /// The text that a view of text shows.
  private func text(_ value: Value) -> String {
    switch value {
    case .structure(let view) where view.type.name == "Text" && !view.type.isLearners:
      view.type.storedMember("content").flatMap { view.fields[$0.slot].asString } ?? ""
    case .structure(let view) where view.type.name == "TupleView":
      (view.fields[0].asArray ?? []).map(text).joined(separator: " ")
    case .structure(let view) where view.type.name == "Label" || view.type.name == "ModifiedContent":
      text(view.fields[0])
    case .some(let inner): text(inner)
    default: ""
    }
  }
}
