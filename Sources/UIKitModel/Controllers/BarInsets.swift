import Interpreter
import Layout

extension Screen {
  /// What the bars of the containers around a view take: 44 points for navigation, 49 for tabs.
  func barInsets(around body: Body) -> EdgeInsets? {
    var insets = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    var at = body.nearestController
    // A container's own view is as big as the screen.
    if let own = body.view.controller, own.isContainer { at = own.controller.parent }
    while let controller = at?.controller.parent {
      if controller.isKind(of: "UINavigationController"), !controller.flag("isNavigationBarHidden") { insets.top = 44 }
      if controller.isKind(of: "UITabBarController") { insets.bottom = 49 }
      at = controller
    }
    return insets.top + insets.bottom > 0 ? insets : nil
  }
}

extension Body {
  /// A controller that shows others under bars of its own.
  var isContainer: Bool { isKind(of: "UINavigationController") || isKind(of: "UITabBarController") }
}
