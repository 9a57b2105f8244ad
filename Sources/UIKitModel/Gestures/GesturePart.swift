import Interpreter
import Layout

/// What UIKit keeps with a gesture recognizer. Targets and the view are not retained (L165); the view retains it.
final class GesturePart {
  var targets: [TargetAction] = []
  weak var view: Body?
  /// Those that have to fail first.
  var required: [WeakReference] = []
  var state = State.possible
  var location = Point.zero
  var translation = Point.zero
  var velocity = Point.zero
  var speed = 0.0
  var touches = 0
  /// Which of the touches on a hosting view are its own; nil where all are.
  var sees: ((AnyObject?) -> Bool)?
  /// What SwiftUI does beside the targets.
  var action: (() throws -> Void)?

  enum State: String { case possible, began, changed, ended, cancelled, failed }
}

extension Body {
  var gesture: GesturePart {
    if let part = payload as? GesturePart { return part }
    let part = GesturePart()
    payload = part
    return part
  }

  /// The gesture recognizers of a view, in order of adding.
  var recognizers: [Handle] {
    get { existing(Recognizers.self)?.list ?? [] }
    set { extra(Recognizers.self, Recognizers.init).list = newValue }
  }

  /// The interactions of a view.
  var interactions: [Handle] {
    get { existing(Interactions.self)?.list ?? [] }
    set { extra(Interactions.self, Interactions.init).list = newValue }
  }
}

/// The recognizers of a view, which retains them.
private final class Recognizers { var list: [Handle] = [] }

/// The interactions of a view, which retains them.
private final class Interactions { var list: [Handle] = [] }

/// What a finger does beside a plain touch.
package enum Gesture {
  case tap(Int)
  case long
  /// A long press that goes on as a movement, in points.
  case hold(Double, Double)
  case pan(Double, Double)
  case pinch(Double)
  /// In radians.
  case rotate(Double)
  /// The bit of `UISwipeGestureRecognizer.Direction`.
  case swipe(Int)
}
