import Diagnostics
import Interpreter
import Layout
import Trace

extension Screen {
  /// A controller's view has to lie in its parent's view (H A21, A22). Without a parent it may stand anywhere; that is
  /// looked at when the step rests.
  func checkContainment(of child: Body, in superview: Body) throws(Signal) {
    guard let nearest = superview.nearestController, nearest !== child else { return }
    let part = child.controller
    if let parent = part.parent, parent !== nearest {
      throw .trap(
        Trap(
          .exception,
          Diagnostic(
            "child view controller:<\(child.name)> should have parent view controller:<\(nearest.name)> "
              + "but actual parent is:<\(parent.name)>", at: machine.current.position)))
    }
    if !part.wasReported { unchecked.append(child) }
  }

  /// What only shows at the end of a step: a step of containment that is missing (H A18, A23, A25).
  package func rest() {
    guard !unchecked.isEmpty else { return }
    let due = unchecked
    unchecked = []
    for child in due {
      let part = child.controller
      guard !part.wasReported, let superview = part.view?.body.view.superview, part.presenting == nil,
        let nearest = superview.nearestController, nearest !== child
      else { continue }
      let message: String
      if part.parent == nil {
        message =
          "the view of \(child.name) stands in the view of \(nearest.name), which is not its parent: "
          + "addChild(_:) is missing before addSubview(_:)\nwithout a parent there are no appearance callbacks, and "
          + "'parent' is nil"
      } else if part.lacksDidMove, machine.learnersMethod("didMove(toParent:)", of: child) == nil {
        // An override may have heard of it without calling super.
        message =
          "\(child.name) was added to \(nearest.name) by addChild(_:) and never told so: didMove(toParent:) is "
          + "missing after addSubview(_:)"
      } else {
        continue
      }
      part.wasReported = true
      machine.recorder.record(Event(.warning, message: message, rule: "containment"))
    }
  }
}
