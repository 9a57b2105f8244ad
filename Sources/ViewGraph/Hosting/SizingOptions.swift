import Frameworks
import Interpreter
import Layout
import UIKitModel

/// `sizingOptions`: what a hosting controller does when its content's ideal size is another one (H A36, A37).
func bindSizingOptions(_ b: Bindings) {
  b["UIHostingController.sizingOptions="] = { call in
    if let body = call.body { followIdealSize(body) }
    return .void
  }
  // Brings the content up to date at once (H A32).
  b["UIHostingController._render(seconds:)"] = { call in
    guard let graph = call.body?.controller.view?.body.graph else { return .void }
    try graph.update()
    try graph.render()
    return .void
  }
}

/// Lets the tree tell its controller, as the options say; the size comes with the next layout.
func followIdealSize(_ controller: Body) {
  guard let graph = controller.controller.view?.body.graph else { return }
  let options = controller.field("sizingOptions").raw
  guard options != 0 else {
    graph.idealSizeDidChange = nil
    return
  }
  graph.idealSizeDidChange = { [weak controller] size in
    guard let controller, let handle = controller.handle else { return }
    let machine = controller.machine
    if options & 1 != 0, let view = controller.controller.view { machine.screen.contentDidChange(view.body) }
    if options & 2 != 0 { try machine.set("preferredContentSize", of: handle, to: machine.value(size)) }
  }
  graph.requestLayout()
}
