import Frameworks
import Interpreter

/// UIKit.
package func uiKitModule() -> Module {
  Module(
    "UIKit", exports: ["Foundation", "ObjectiveC"],
    texts: [UIKitText.view, UIKitText.views, UIKitText.textInput, UIKitText.controllers],
    absent: AbsentNames.names
  ) { b in
    bindViews(b)
    bindControls(b)
    bindControllers(b)
  }
}

/// What UIKit keeps in the host for a session.
package func installUIKit(_ machine: Machine) { installViewTraits(machine) }
