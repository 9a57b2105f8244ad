import Frameworks
import Interpreter
import Layout

/// An open menu: the elements that can be tapped, and what opened it.
final class OpenMenu {
  let elements: [Handle]
  weak var sender: Handle?

  init(_ elements: [Handle], sender: Handle?) {
    self.elements = elements
    self.sender = sender
  }

  /// The elements of a menu, inline ones with it; a submenu shows its title.
  static func elements(of menu: Handle) -> [Handle] {
    (menu.body.field("children").asArray ?? []).compactMap(\.asHandle).flatMap { child -> [Handle] in
      guard child.body.isKind(of: "UIMenu") else { return child.body.field("attributes").raw & 4 == 0 ? [child] : [] }
      return child.body.field("options").raw & 1 != 0 ? elements(of: child) : [child]
    }
  }
}

extension Screen {
  /// Shows a menu over everything; a touch on one of its titles performs the action and closes it.
  func open(_ menu: Handle, sender: Body) throws(Signal) {
    try closeMenu()
    let view = try machine.make("_UIMenuView")
    view.body.view.frame = Rect(x: 70, y: 300, width: 250, height: 250)
    view.body.view.extra = OpenMenu(OpenMenu.elements(of: menu), sender: sender.handle)
    try insert(view, into: ensureWindow().body)
    openMenu = view
  }

  func closeMenu() throws(Signal) {
    guard let menu = openMenu else { return }
    openMenu = nil
    try remove(menu.body)
  }
}

func installMenus(_ traits: ViewTraits) {
  traits.texts["_UIMenuView"] = { body in
    (body.view.extra as? OpenMenu)?.elements.map { $0.body.text("title") } ?? []
  }
  traits.touches["_UIMenuView"] = { body, text in
    guard let menu = body.view.extra as? OpenMenu,
      let element = menu.elements.first(where: { $0.body.text("title") == text })
    else { return false }
    let screen = body.machine.screen
    if element.body.isKind(of: "UIMenu") {
      if let sender = menu.sender { try screen.open(element, sender: sender.body) }
      return true
    }
    guard element.body.field("attributes").raw & 1 == 0 else { return false }
    try screen.closeMenu()
    try screen.perform(element, sender: menu.sender, from: menu.sender?.body ?? element.body)
    return true
  }
}
