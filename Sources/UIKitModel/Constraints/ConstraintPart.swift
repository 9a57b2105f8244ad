import Interpreter
import Layout

/// One side of a constraint: a view or a guide, not retained, and what of it is meant.
struct AnchorPart {
  weak var item: Body?
  let attribute: LayoutAttribute
  /// An edge of the layout margins instead of the view's own.
  var isMargin = false
}

/// What UIKit keeps with a constraint. The view that both sides lie in retains it while it is active.
final class ConstraintPart {
  let first: AnchorPart
  let relation: Relation
  let second: AnchorPart?
  let multiplier: Double
  weak var holder: Body?
  var wasReported = false

  init(_ first: AnchorPart, _ relation: Relation, _ second: AnchorPart?, multiplier: Double) {
    (self.first, self.relation, self.second, self.multiplier) = (first, relation, second, multiplier)
  }
}

/// The anchor of a view or guide as an object.
final class AnchorBox {
  let part: AnchorPart
  init(_ part: AnchorPart) { self.part = part }
}

/// A guide: what it is a part of, and its rectangle in its view's coordinates.
final class GuidePart {
  enum Kind { case plain, safeArea, margins, content, frame, keyboard }
  var kind = Kind.plain
  weak var owner: Body?
  var frame = Rect.zero
}

/// The constraints and guides that a view holds.
final class ViewConstraints {
  var active: [Handle] = []
  var guides: [Handle] = []
  var standard: [GuidePart.Kind: Handle] = [:]
  /// The state of all constraints when the views below this one were last solved.
  var solved = -1
}

extension Body {
  var constraintPart: ConstraintPart? { payload as? ConstraintPart }

  var guide: GuidePart {
    if let part = payload as? GuidePart { return part }
    let part = GuidePart()
    payload = part
    return part
  }

  var viewConstraints: ViewConstraints { extra(ViewConstraints.self, ViewConstraints.init) }

  /// The view that an item of a constraint is or belongs to.
  var constrainedView: Body? { isView ? self : guide.owner }
}

extension Screen {
  /// Holds a constraint at the nearest view that both sides lie in.
  func activate(_ constraint: Handle) throws(Signal) {
    guard let part = constraint.body.constraintPart, part.holder == nil else { return }
    guard let first = part.first.item?.constrainedView else { return }
    var holder = first
    if let second = part.second?.item?.constrainedView {
      guard let common = commonAncestor(first, second) else {
        throw .trap(
          """
          Unable to activate constraint with anchors \(describe(part.first)) and \(part.second.map(describe) ?? "") \
          because they have no common ancestor.  Does the constraint or its anchors reference items in different view \
          hierarchies?  That's illegal.
          """, at: machine.current.position)
      }
      holder = common
    }
    part.holder = holder
    holder.viewConstraints.active.append(constraint)
    constraintsDidChange(part)
  }

  func deactivate(_ constraint: Handle) {
    guard let part = constraint.body.constraintPart, let holder = part.holder else { return }
    part.holder = nil
    holder.viewConstraints.active.removeAll { $0 === constraint }
    constraintsDidChange(part)
    setNeedsLayout(holder)
  }

  func constraintsDidChange(_ part: ConstraintPart) {
    part.wasReported = false
    constraintState += 1
    for side in [part.first.item, part.second?.item] {
      if let view = side?.constrainedView { setNeedsLayout(constraintRoot(of: view)) }
    }
  }

  /// The view whose frame is given: from it down to the next given ones one system is solved.
  func constraintRoot(of body: Body) -> Body {
    var at = body
    while at.isFree, let next = at.view.superview { at = next }
    return at
  }

  private func commonAncestor(_ a: Body, _ b: Body) -> Body? {
    var chain: [Body] = []
    var at: Body? = a
    while let current = at {
      chain.append(current)
      at = current.view.superview
    }
    at = b
    while let current = at {
      if chain.contains(where: { $0 === current }) { return current }
      at = current.view.superview
    }
    return nil
  }

  /// A view that leaves its superview takes no constraint along that reaches out of it.
  func dropConstraints(reachingOutOf view: Body) {
    func isInside(_ body: Body?) -> Bool {
      var at = body?.constrainedView
      while let current = at {
        if current === view { return true }
        at = current.view.superview
      }
      return false
    }
    var at = view.view.superview
    while let current = at {
      if let held = current.existing(ViewConstraints.self) {
        for constraint in held.active {
          guard let part = constraint.body.constraintPart else { continue }
          if isInside(part.first.item) || isInside(part.second?.item) { deactivate(constraint) }
        }
      }
      at = current.view.superview
    }
  }

  /// `UILabel#1.top`
  func describe(_ anchor: AnchorPart) -> String { "\(anchor.item?.name ?? "nil").\(anchor.attribute.rawValue)" }

  /// A constraint as UIKit prints it, with handles for addresses.
  func describe(_ constraint: Body) -> String {
    guard let part = constraint.constraintPart else { return "" }
    let sign = part.relation.rawValue
    func number(_ value: Double) -> String { value == value.rounded() ? String(Int(value)) : String(value) }
    var text = "\(describe(part.first)) \(sign) "
    let constant = constraint.number("constant")
    if let second = part.second {
      if part.multiplier != 1 { text += "\(number(part.multiplier))*" }
      text += describe(second)
      if constant != 0 { text += constant < 0 ? " - \(number(-constant))" : " + \(number(constant))" }
    } else {
      text += number(constant)
    }
    let priority = constraint.field("priority").rawNumber
    if priority < 1000 { text += " @\(number(priority))" }
    let identifier = constraint.text("identifier")
    let name = identifier.isEmpty ? constraint.name : "\(constraint.name) '\(identifier)'"
    return "<\(name) \(text)   (\(part.holder == nil ? "inactive" : "active"))>"
  }
}

extension Body {
  /// Its frame is found by constraints, not given.
  var isFree: Bool {
    isView && view.superview != nil && !view.isHosted && view.controllerGivesNoFrame
      && !flag("translatesAutoresizingMaskIntoConstraints") && storesMask
  }

  private var storesMask: Bool { type.storedMember("translatesAutoresizingMaskIntoConstraints") != nil }
}

extension ViewPart {
  /// A controller's own container sets its child's frame, whatever the flag says; the window does too.
  fileprivate var controllerGivesNoFrame: Bool { !(superview?.isKind(of: "UIWindow") ?? false) }
}
