import Diagnostics
import Frameworks
import Interpreter
import Layout

func bindAlerts(_ b: Bindings) {
  b["UIAlertAction.init(title:style:handler:)"] = { call in
    call.body?.setField("title", call.value(0))
    call.body?.setField("style", call.value(1))
    call.body?.setField("_handler", call.value(2))
    return .void
  }
  b["UIAlertController.init(title:message:preferredStyle:)"] = { call in
    guard let body = call.body else { return .void }
    body.controller.title = call.optional(0)?.asString
    body.setField("message", call.value(1))
    body.setField("preferredStyle", call.value(2))
    body.setField("modalPresentationStyle", call.machine.enumCase("UIModalPresentationStyle", "overFullScreen"))
    return .void
  }
  b["UIAlertController.addTextField(configurationHandler:)"] = { call in
    guard let body = call.body else { return .void }
    let field = try call.machine.make("UITextField")
    if let handler = call.optional(0) { _ = try call.fiber.call(handler, [.object(field)]) }
    let fields = body.field("textFields").unwrapped?.asArray ?? []
    body.setField("textFields", .some(.array(fields + [.object(field)])))
    return .void
  }
  b["UIAlertController.loadView()"] = { call in
    guard let body = call.body else { return .void }
    let screen = call.machine.screen
    let view = try call.machine.make("UIView")
    try screen.setView(view, of: body)
    let alert = try call.machine.make("_UIAlertView")
    alert.body.extras[ObjectIdentifier(BarOwner.self)] = BarOwner(body)
    screen.setFrame(alert.body, Rect(x: 60, y: 322, width: 270, height: 200))
    try screen.insert(alert, into: view.body)
    var top = 80.0
    for case .object(let field) in body.field("textFields").unwrapped?.asArray ?? [] {
      screen.setFrame(field.body, Rect(x: 16, y: top, width: 238, height: 30))
      try screen.insert(field, into: alert.body)
      top += 34
    }
    return .void
  }
}

extension Screen {
  /// A touch on an action: the alert goes, then the handler runs.
  func choose(_ action: Handle, of alert: Body) throws(Signal) {
    // The handler may still read the fields of the alert that has gone.
    let alertHandle = alert.handle
    defer { withExtendedLifetime(alertHandle) {} }
    if let presenter = alert.controller.presenting { try dismiss(from: presenter, animated: true) }
    if let handler = action.body.field("_handler").unwrapped {
      _ = try machine.current.call(handler, [.object(action)])
    }
  }

  /// A touch beside an action sheet is one on its cancel action; false for an alert.
  func tapOutside(_ alert: Body) throws(Signal) -> Bool {
    guard alert.field("preferredStyle").isCase("actionSheet") else { return false }
    let actions = (alert.field("actions").asArray ?? []).compactMap(\.asHandle)
    if let cancel = actions.first(where: { $0.body.field("style").isCase("cancel") }) {
      try choose(cancel, of: alert)
    } else {
      try dismissTopmost()
    }
    return true
  }
}

func installAlerts(_ traits: ViewTraits) {
  func actions(_ view: Body) -> [Handle] {
    guard let alert = view.existing(BarOwner.self)?.controller else { return [] }
    return (alert.field("actions").asArray ?? []).compactMap(\.asHandle)
  }
  traits.texts["_UIAlertView"] = { body in
    guard let alert = body.existing(BarOwner.self)?.controller else { return [] }
    return ([alert.controller.title ?? "", alert.text("message")] + actions(body).map { $0.body.text("title") })
      .filter { !$0.isEmpty }
  }
  traits.touches["_UIAlertView"] = { body, text in
    guard let alert = body.existing(BarOwner.self)?.controller,
      let action = actions(body).first(where: { $0.body.text("title") == text })
    else { return false }
    guard action.body.flag("isEnabled") else { throw Diagnostic("the action \"\(text)\" is disabled") }
    try body.machine.screen.choose(action, of: alert)
    return true
  }
}

/// `UISearchController`: its bar stands in the navigation bar; each change of the text updates the results.
func bindSearch(_ b: Bindings) {
  b["UISearchController.init(searchResultsController:)"] = { call in
    call.body?.setField("searchResultsController", call.value(0))
    return .void
  }
  b["UISearchController.searchBar"] = { call in
    guard let body = call.body else { return .void }
    if let bar = body.container.bar { return .object(bar) }
    let bar = try call.machine.make("UISearchBar")
    bar.body.extras[ObjectIdentifier(BarOwner.self)] = BarOwner(body)
    body.container.bar = bar
    return .object(bar)
  }
}

extension Screen {
  /// The search controller of a bar hears of what was typed.
  func searchDidChange(_ bar: Body) throws(Signal) {
    guard let controller = bar.existing(BarOwner.self)?.controller, let handle = controller.handle else { return }
    try ask(controller, "updateSearchResults(for:)", [.object(handle)], field: "searchResultsUpdater")
  }
}
