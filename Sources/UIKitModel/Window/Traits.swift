import Interpreter

/// Who stands behind a view and says what some traits are from there on inwards.
package protocol TraitGiving: AnyObject {
  /// The value of a trait by its name in `UITraitCollection`; nil leaves it as it is.
  func trait(_ name: String) -> Value?
}

extension Screen {
  /// The traits as a value: the device's, and what is said otherwise on the way out from a view; the nearest decides.
  package func traits(of view: Body? = nil) throws(Signal) -> Value {
    let handle = try machine.make("UITraitCollection")
    handle.body.setField("userInterfaceStyle", machine.enumCase("UIUserInterfaceStyle", isDark ? "dark" : "light"))
    handle.body.setField("preferredContentSizeCategory", contentSizeCategory(at: textSize))
    let names = [
      "userInterfaceStyle", "layoutDirection", "horizontalSizeClass", "verticalSizeClass",
      "preferredContentSizeCategory",
    ]
    for name in names {
      if let value = override(of: name, from: view) { handle.body.setField(name, value) }
    }
    return .object(handle)
  }

  private func override(of name: String, from view: Body?) -> Value? {
    var at = view
    while let body = at {
      if name == "userInterfaceStyle", body.isKind(of: "UIView") {
        for object in [body.view.controller, body].compactMap({ $0 }) {
          let style = object.field("overrideUserInterfaceStyle")
          if style.isCase("dark") || style.isCase("light") { return style }
        }
      }
      if let value = (body.view.hostNode as? any TraitGiving)?.trait(name) { return value }
      at = body.view.superview
    }
    return nil
  }
}
