import Interpreter
import Layout

/// What UIKit keeps with a view: its place among others and its frame. Made when it is first asked for.
package final class ViewPart {
  package unowned let body: Body
  package weak var superview: Body?
  package var subviews: [Handle] = []
  /// In points, in the superview's coordinates.
  package var frame = Rect.zero
  /// The origin of its own coordinates, which scrolling moves.
  package var boundsOrigin = Point.zero
  package var needsLayout = true
  package var isQueued = false
  /// `updateProperties()` is due; the first layout asks in any case.
  var needsProperties = true
  /// `updateConstraints()` is due; the first layout asks in any case.
  var needsConstraints = true
  /// The controller whose root view it is.
  package weak var controller: Body?
  package var hugging: [Axis: Double] = [:]
  package var compression: [Axis: Double] = [:]
  /// Targets and actions of a control, in order of adding.
  package var targets: [TargetAction] = []
  package var titles: [Int: String] = [:]
  /// Who lays the view out instead of its superview: SwiftUI's host.
  package var isHosted = false
  package var extra: AnyObject?
  /// Whether it takes touches, where that was set.
  package var isInteractive: Bool?
  package var layer: Handle?
  /// The node of SwiftUI's tree that the view stands for.
  package weak var hostNode: AnyObject?
  /// The tint that was set here; nil takes the superview's.
  package var tint: Value?

  init(_ body: Body) { self.body = body }
}

/// One target and what it wants to hear about; the target is not retained (L165).
package struct TargetAction {
  package var target: WeakReference?
  package var selector: String
  package var events: Int
  /// A `UIAction`, which is retained.
  package var action: Handle?
}

extension Body {
  /// The view's part; the object has to be a view.
  package var view: ViewPart {
    if let part = payload as? ViewPart { return part }
    let part = ViewPart(self)
    payload = part
    return part
  }

  /// The window the view is in.
  package var window: Body? {
    var at: Body = self
    while let next = at.view.superview { at = next }
    return at.isKind(of: "UIWindow") ? at : nil
  }

  /// The nearest controller up the hierarchy whose view this is or lies in.
  package var nearestController: Body? {
    var at: Body? = self
    while let current = at {
      if let controller = current.view.controller { return controller }
      at = current.view.superview
    }
    return nil
  }

  /// The frame in the window's coordinates, in points.
  package var frameInWindow: Rect {
    var rect = Rect(origin: .zero, size: view.frame.size)
    var at: Body = self
    while let next = at.view.superview {
      rect = Rect(
        origin: Point(
          x: rect.origin.x + at.view.frame.origin.x - next.view.boundsOrigin.x,
          y: rect.origin.y + at.view.frame.origin.y - next.view.boundsOrigin.y),
        size: rect.size)
      at = next
    }
    return rect
  }
}
