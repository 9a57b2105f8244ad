import Frameworks
import Interpreter
import Layout

/// What follows from a controller's preferred size: its container hears of it, a popover takes it.
func bindPreferredSize(_ b: Bindings) {
  b["UIViewController.preferredContentSize="] = { call in
    guard let body = call.body else { return .void }
    let screen = call.machine.screen
    let part = body.controller
    if let container = part.parent ?? part.presenting, let handle = container.handle,
      call.machine.learnersMethod("preferredContentSizeDidChange(forChildContentContainer:)", of: container) != nil
    {
      try call.machine.send("preferredContentSizeDidChange(forChildContentContainer:)", to: handle, [call.this])
    }
    if let view = part.view?.body, part.presenting != nil, try screen.staysPopover(body) {
      screen.setFrame(view, screen.presentedFrame(of: body))
    }
    return .void
  }
}

extension Screen {
  /// A popover in a compact width becomes a sheet unless its delegate says `.none`
  /// (UIAdaptivePresentationControllerDelegate).
  func staysPopover(_ controller: Body) throws(Signal) -> Bool {
    guard controller.field("modalPresentationStyle").isCase("popover"),
      let presentation = try presentation(of: controller)
    else { return false }
    let this = Value.object(presentation)
    if let handle = controller.handle,
      let answer = try ask(
        presentation.body, "adaptivePresentationStyle(for:traitCollection:)",
        [this, machine.read("traitCollection", of: handle)])
    {
      return answer.isCase("none")
    }
    let answer = try ask(presentation.body, "adaptivePresentationStyle(for:)", [this])
    return answer?.isCase("none") ?? false
  }

  /// A popover stands in the middle with the size that its controller prefers, 320 by 480 without one; neither number
  /// nor place is verified. Everything else fills the screen.
  func presentedFrame(of controller: Body) -> Rect {
    let wanted = machine.size(controller.field("preferredContentSize"))
    let width = wanted.width > 0 ? min(wanted.width, size.width) : 320
    let height = wanted.height > 0 ? min(wanted.height, size.height) : 480
    return Rect(x: (size.width - width) / 2, y: (size.height - height) / 2, width: width, height: height)
  }
}
