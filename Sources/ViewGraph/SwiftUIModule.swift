import Frameworks
import Interpreter
import UIKitModel

/// SwiftUI.
package func swiftUIModule() -> Module {
  Module(
    "SwiftUI", exports: ["UIKit", "Combine"],
    texts: [
      SwiftUIText.state, SwiftUIText.views, SwiftUIText.modifiers, SwiftUIText.representables, SwiftUIText.layout,
      SwiftUIText.navigation, SwiftUIText.presentations, SwiftUIText.hosting, SwiftUIText.gestures,
      SwiftUIText.gestureValues, SwiftUIText.controls,
      SwiftUIText.styles, SwiftUIText.drawing, SwiftUIText.shapes, SwiftUIText.path, SwiftUIText.grids,
      SwiftUIText.looks,
      SwiftUIText.text, SwiftUIText.colors, SwiftUIText.overloads, SwiftUIText.unseen, SwiftUIText.initializers,
      SwiftUIText.scenes,
      SwiftUIText.madeStyles, SwiftUIText.transitions, SwiftUIText.surroundings,
    ],
    absent: AbsentNames.names
  ) { b in
    bindState(b)
    bindSwiftUIViews(b)
    bindLayouts(b)
    bindGeometry(b)
    bindAlignments(b)
    bindContainers(b)
    bindDismissals(b)
    bindHosting(b)
    bindHostingConfiguration(b)
    bindSizingOptions(b)
  }
}

/// What SwiftUI keeps in the host for a session.
package func installSwiftUI(_ machine: Machine) {
  _ = machine.swiftUI
  installHostedRows(machine)
}
