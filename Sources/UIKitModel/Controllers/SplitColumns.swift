import Frameworks
import Interpreter
import Layout

/// A split view on a phone is collapsed: its columns are screens of one navigation stack (Apple's page on
/// UISplitViewController). A column that is given as a navigation controller is the stack itself where it is the primary
/// one, else its first screen is pushed.
extension Screen {
  /// Puts a controller into a column; nil empties it.
  fileprivate func setColumn(_ column: String, _ controller: Handle?, of split: Body) throws(Signal) {
    let part = split.container
    let old = part.columns[column]
    guard old !== controller else { return }
    let wasOnTop = column == "secondary" && isOnTop(old, of: split)
    part.columns[column] = controller
    guard let stack = part.shown.first?.body else { return }
    if wasOnTop, let root = stack.controller.children.first { try pop(stack, to: root, animated: false) }
    if let controller, wasOnTop { try push(try content(of: controller), on: stack, animated: false) }
  }

  /// Brings a column to the top of the stack; before the split view has collapsed it is what is proposed.
  fileprivate func showColumn(_ column: String, of split: Body) throws(Signal) {
    let part = split.container
    guard let controller = part.columns[column] else { return }
    guard let stack = part.shown.first?.body else {
      split.extra(ProposedColumn.self, ProposedColumn.init).name = column
      return
    }
    if column == "primary" {
      if let root = stack.controller.children.first { try pop(stack, to: root, animated: true) }
    } else if !isOnTop(controller, of: split) {
      try push(try content(of: controller), on: stack, animated: true)
    }
  }

  private func isOnTop(_ controller: Handle?, of split: Body) -> Bool {
    guard let controller, let stack = split.container.shown.first?.body.controller.children else { return false }
    return stack.dropFirst().contains {
      $0 === controller || $0 === split.existing(UnwrappedScreens.self)?.screens[ObjectIdentifier(controller.body)]
    }
  }

  /// The screen that a column's controller brings into the stack.
  private func content(of controller: Handle) throws(Signal) -> Handle {
    guard controller.body.isKind(of: "UINavigationController"), let root = controller.body.controller.children.first,
      let split = machine.liveBodies.first(where: { body in
        body.existing(ContainerPart.self)?.columns.values.contains { $0 === controller } ?? false
      })
    else { return controller }
    split.extra(UnwrappedScreens.self, UnwrappedScreens.init).screens[ObjectIdentifier(controller.body)] = root
    try release(root)
    return root
  }

  /// Makes the one stack of the columns when the split view is about to appear. The delegate says which column is on
  /// top; without it the secondary one is.
  func collapseColumns(of split: Body) throws(Signal) {
    let part = split.container
    guard part.shown.isEmpty, let handle = split.handle else { return }
    if let compact = part.columns["compact"] {
      try adopt(compact, in: split, isLater: true)
      part.shown = [compact]
      return
    }
    guard let primary = part.columns["primary"] ?? part.columns["secondary"] else { return }
    var top = split.existing(ProposedColumn.self)?.name ?? (part.columns["secondary"] == nil ? "primary" : "secondary")
    let answer = try ask(
      split, "splitViewController(_:topColumnForCollapsingToProposedTopColumn:)",
      [.object(handle), machine.enumCase("UISplitViewController.Column", top)])
    if case .enumeration(let column)? = answer?.unwrapped { top = column.entry.name }
    if let secondary = part.columns["secondary"], split.field("style").isCase("unspecified") {
      let isDone = try ask(
        split, "splitViewController(_:collapseSecondary:onto:)",
        [.object(handle), .object(secondary), .object(primary)])
      if isDone?.asBool == true { top = "primary" }
    }
    let stack: Handle
    if primary.body.isKind(of: "UINavigationController") {
      stack = primary
    } else {
      stack = try machine.make("UINavigationController")
      try push(primary, on: stack.body, animated: false)
    }
    if top != "primary", let other = part.columns[top], other !== primary {
      try push(try content(of: other), on: stack.body, animated: false)
    }
    try adopt(stack, in: split, isLater: true)
    part.shown = [stack]
  }

  /// What `showDetailViewController` does in a split view.
  func showDetail(_ controller: Handle, of split: Body) throws(Signal) {
    try setColumn("secondary", controller, of: split)
    try showColumn("secondary", of: split)
  }
}

/// The column that code has asked for before there was a stack.
private final class ProposedColumn { var name = "secondary" }

/// The first screens of navigation controllers that stand in a column, by those.
private final class UnwrappedScreens { var screens: [ObjectIdentifier: Handle] = [:] }

/// The columns of a split view.
func bindSplitColumns(_ b: Bindings) {
  func column(_ value: Value) -> String {
    if case .enumeration(let value) = value { return value.entry.name }
    return "primary"
  }
  b["UISplitViewController.init(style:)"] = { call in
    call.body?.setField("style", call.value(0))
    return .void
  }
  b["UISplitViewController.viewControllers"] = { call in
    .array(
      ["primary", "supplementary", "secondary"].compactMap { call.body?.container.columns[$0].map { .object($0) } })
  }
  b["UISplitViewController.viewControllers="] = { call in
    guard let body = call.body else { return .void }
    for (place, controller) in call.array(0).compactMap(\.asHandle).enumerated() where place < 2 {
      try call.machine.screen.setColumn(place == 0 ? "primary" : "secondary", controller, of: body)
    }
    return .void
  }
  b["UISplitViewController.setViewController(_:for:)"] = { call in
    if let body = call.body { try call.machine.screen.setColumn(column(call.value(1)), call.handle(0), of: body) }
    return .void
  }
  b["UISplitViewController.viewController(for:)"] = { call in
    .optional(call.body?.container.columns[column(call.value(0))].map { .object($0) })
  }
  b["UISplitViewController.show(_:)"] = { call in
    if let body = call.body { try call.machine.screen.showColumn(column(call.value(0)), of: body) }
    return .void
  }
  b["UISplitViewController.hide(_:)"] = { call in
    if let body = call.body { try call.machine.screen.showColumn("primary", of: body) }
    return .void
  }
}
