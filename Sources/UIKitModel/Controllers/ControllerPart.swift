import Interpreter

/// What UIKit keeps with a view controller.
package final class ControllerPart {
  package enum Appearance { case disappeared, appearing, appeared, disappearing }

  package unowned let body: Body
  package weak var parent: Body?
  package var children: [Handle] = []
  package var view: Handle?
  package var isLoading = false
  package var appearance = Appearance.disappeared
  package var presented: Handle?
  package weak var presenting: Body?
  package var navigationItem: Handle?
  package var title: String?
  var tabItem: Handle?
  var editItem: Handle?
  var presentation: Handle?
  var isBeingPresented = false
  var isBeingDismissed = false
  var isMovingToParent = false
  var isMovingFromParent = false
  /// Since `addChild`, nobody has called `didMove(toParent:)`.
  var lacksDidMove = false
  /// A missing step of containment has been reported.
  var wasReported = false
  package var extra: AnyObject?

  init(_ body: Body) { self.body = body }
}

extension Body {
  /// The controller's part; the object has to be a view controller.
  package var controller: ControllerPart {
    if let part = payload as? ControllerPart { return part }
    let part = ControllerPart(self)
    payload = part
    return part
  }
}
