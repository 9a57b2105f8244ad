import Frameworks
import Interpreter

/// SnapKit, the library that many code bases write their constraints with: plain Swift over anchors.
package func snapKitModule() -> Module {
  Module("SnapKit", exports: ["UIKit"], texts: [SnapKitText.all]) { b in
    b["UIView._snapConstraints"] = { call in
      .array(call.body?.existing(SnapConstraints.self)?.list.map { .object($0) } ?? [])
    }
    b["UIView._snapConstraints="] = { call in
      call.body?.extra(SnapConstraints.self, SnapConstraints.init).list = call.array(0).compactMap(\.asHandle)
      return .void
    }
  }
}

/// The constraints that were made for a view through `snp`.
private final class SnapConstraints { var list: [Handle] = [] }

enum SnapKitText {
  static let all: StaticText = """
    @MainActor public protocol ConstraintRelatableTarget {
    }
    extension UIView: ConstraintRelatableTarget {
    }
    extension UILayoutGuide: ConstraintRelatableTarget {
    }
    extension Int: ConstraintRelatableTarget {
    }
    extension Double: ConstraintRelatableTarget {
    }
    extension CGFloat: ConstraintRelatableTarget {
    }
    extension CGSize: ConstraintRelatableTarget {
    }
    extension UIEdgeInsets: ConstraintRelatableTarget {
    }
    @MainActor public class ConstraintItem: ConstraintRelatableTarget {
      public var _item: AnyObject
      public var _attributes: [NSLayoutConstraint.Attribute]
      public init(_item: AnyObject, _attributes: [NSLayoutConstraint.Attribute]) {
        self._item = _item
        self._attributes = _attributes
      }
    }
    @MainActor public class Constraint {
      public var layoutConstraints: [NSLayoutConstraint] = []
      public init() {
      }
      public var isActive: Bool {
        get { layoutConstraints.first?.isActive ?? false }
        set { layoutConstraints.forEach { $0.isActive = newValue } }
      }
      public func activate() { isActive = true }
      public func deactivate() { isActive = false }
      @discardableResult public func update(offset: CGFloat) -> Constraint {
        layoutConstraints.forEach { $0.constant = offset }
        return self
      }
      @discardableResult public func update(inset: CGFloat) -> Constraint {
        layoutConstraints.forEach { $0.constant = [.right, .trailing, .bottom].contains($0.firstAttribute) ? -inset : inset }
        return self
      }
    }
    @MainActor public class ConstraintMakerFinalizable {
      public var _description: ConstraintDescription
      public init(_ description: ConstraintDescription) { _description = description }
      public var constraint: Constraint { _description._constraint }
      @discardableResult public func labeled(_ label: String) -> ConstraintMakerFinalizable {
        _description._label = label
        return self
      }
    }
    @MainActor public class ConstraintMakerPrioritizable: ConstraintMakerFinalizable {
      @discardableResult public func priority(_ amount: Double) -> ConstraintMakerFinalizable {
        _description._priority = Float(amount)
        return self
      }
      @discardableResult public func priority(_ priority: UILayoutPriority) -> ConstraintMakerFinalizable {
        _description._priority = priority.rawValue
        return self
      }
    }
    @MainActor public class ConstraintMakerEditable: ConstraintMakerPrioritizable {
      @discardableResult public func offset(_ amount: Double) -> ConstraintMakerEditable {
        _description._offset = amount
        return self
      }
      @discardableResult public func inset(_ amount: Double) -> ConstraintMakerEditable {
        _description._insets = UIEdgeInsets(top: amount, left: amount, bottom: amount, right: amount)
        return self
      }
      @discardableResult public func inset(_ amount: UIEdgeInsets) -> ConstraintMakerEditable {
        _description._insets = amount
        return self
      }
      @discardableResult public func multipliedBy(_ amount: Double) -> ConstraintMakerEditable {
        _description._multiplier = amount
        return self
      }
      @discardableResult public func dividedBy(_ amount: Double) -> ConstraintMakerEditable { multipliedBy(1 / amount) }
    }
    @MainActor public class ConstraintMakerRelatable {
      public var _description: ConstraintDescription
      public init(_ description: ConstraintDescription) { _description = description }
      @discardableResult public func equalTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable { _relate(.equal, other) }
      @discardableResult public func lessThanOrEqualTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable { _relate(.lessThanOrEqual, other) }
      @discardableResult public func greaterThanOrEqualTo(_ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable { _relate(.greaterThanOrEqual, other) }
      @discardableResult public func equalToSuperview() -> ConstraintMakerEditable { _relateToSuperview(.equal) }
      @discardableResult public func lessThanOrEqualToSuperview() -> ConstraintMakerEditable { _relateToSuperview(.lessThanOrEqual) }
      @discardableResult public func greaterThanOrEqualToSuperview() -> ConstraintMakerEditable { _relateToSuperview(.greaterThanOrEqual) }
      public func _relateToSuperview(_ relation: NSLayoutConstraint.Relation) -> ConstraintMakerEditable {
        guard let superview = _description._view.superview else { fatalError("Expected superview but found nil when attempting make constraint `equalToSuperview`.") }
        return _relate(relation, superview)
      }
      public func _relate(_ relation: NSLayoutConstraint.Relation, _ other: any ConstraintRelatableTarget) -> ConstraintMakerEditable {
        _description._relation = relation
        _description._target = other
        return ConstraintMakerEditable(_description)
      }
    }
    @MainActor public class ConstraintMakerExtendable: ConstraintMakerRelatable {
      public func _adding(_ attributes: NSLayoutConstraint.Attribute...) -> ConstraintMakerExtendable {
        _description._attributes += attributes
        return self
      }
      public var left: ConstraintMakerExtendable { _adding(.left) }
      public var top: ConstraintMakerExtendable { _adding(.top) }
      public var right: ConstraintMakerExtendable { _adding(.right) }
      public var bottom: ConstraintMakerExtendable { _adding(.bottom) }
      public var leading: ConstraintMakerExtendable { _adding(.leading) }
      public var trailing: ConstraintMakerExtendable { _adding(.trailing) }
      public var width: ConstraintMakerExtendable { _adding(.width) }
      public var height: ConstraintMakerExtendable { _adding(.height) }
      public var centerX: ConstraintMakerExtendable { _adding(.centerX) }
      public var centerY: ConstraintMakerExtendable { _adding(.centerY) }
      public var edges: ConstraintMakerExtendable { _adding(.left, .top, .right, .bottom) }
      public var horizontalEdges: ConstraintMakerExtendable { _adding(.left, .right) }
      public var verticalEdges: ConstraintMakerExtendable { _adding(.top, .bottom) }
      public var center: ConstraintMakerExtendable { _adding(.centerX, .centerY) }
      public var size: ConstraintMakerExtendable { _adding(.width, .height) }
    }
    @MainActor public class ConstraintDescription {
      public var _view: UIView
      public var _attributes: [NSLayoutConstraint.Attribute]
      public var _relation: NSLayoutConstraint.Relation = .equal
      public var _target: (any ConstraintRelatableTarget)? = nil
      public var _offset: CGFloat = 0
      public var _insets: UIEdgeInsets? = nil
      public var _multiplier: CGFloat = 1
      public var _priority: Float = 1000
      public var _label: String? = nil
      public var _constraint: Constraint = Constraint()
      public init(_view: UIView, _attributes: [NSLayoutConstraint.Attribute]) {
        self._view = _view
        self._attributes = _attributes
      }
      public func _make() -> [NSLayoutConstraint] {
        guard let target = _target else { return [] }
        let made = _attributes.enumerated().map { place, attribute in _made(attribute, place, target) }
        _constraint.layoutConstraints = made
        return made
      }
      public func _constant(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat {
        guard let insets = _insets else { return _offset }
        switch attribute {
        case .left, .leading: return insets.left
        case .right, .trailing: return -insets.right
        case .top: return insets.top
        case .bottom: return -insets.bottom
        case .width: return -(insets.left + insets.right)
        case .height: return -(insets.top + insets.bottom)
        default: return 0
        }
      }
      public func _made(_ attribute: NSLayoutConstraint.Attribute, _ place: Int, _ target: any ConstraintRelatableTarget) -> NSLayoutConstraint {
        var item: AnyObject? = nil
        var other: NSLayoutConstraint.Attribute = .notAnAttribute
        var constant = _constant(attribute)
        if let view = target as? UIView {
          item = view
          other = attribute
        } else if let guide = target as? UILayoutGuide {
          item = guide
          other = attribute
        } else if let named = target as? ConstraintItem {
          item = named._item
          other = named._attributes.count == _attributes.count ? named._attributes[place] : (named._attributes.first ?? attribute)
          if named._attributes.isEmpty { other = attribute }
        } else {
          if let size = target as? CGSize {
            constant += attribute == .width ? size.width : size.height
          } else if let number = target as? Int {
            constant += CGFloat(number)
          } else if let number = target as? Double {
            constant += number
          } else if let number = target as? CGFloat {
            constant += number
          }
          // A number means the superview's edge where it cannot be a length.
          if attribute != .width && attribute != .height {
            item = _view.superview
            other = attribute
          }
        }
        let made = NSLayoutConstraint(item: _view, attribute: attribute, relatedBy: _relation, toItem: item, attribute: other, multiplier: _multiplier, constant: constant)
        made.priority = UILayoutPriority(_priority)
        made.identifier = _label
        return made
      }
    }
    @MainActor public class ConstraintMaker {
      public var _view: UIView
      public var _descriptions: [ConstraintDescription] = []
      public init(_view: UIView) { self._view = _view }
      public func _extendable(_ attributes: NSLayoutConstraint.Attribute...) -> ConstraintMakerExtendable {
        let description = ConstraintDescription(_view: _view, _attributes: attributes)
        _descriptions.append(description)
        return ConstraintMakerExtendable(description)
      }
      public var left: ConstraintMakerExtendable { _extendable(.left) }
      public var top: ConstraintMakerExtendable { _extendable(.top) }
      public var right: ConstraintMakerExtendable { _extendable(.right) }
      public var bottom: ConstraintMakerExtendable { _extendable(.bottom) }
      public var leading: ConstraintMakerExtendable { _extendable(.leading) }
      public var trailing: ConstraintMakerExtendable { _extendable(.trailing) }
      public var width: ConstraintMakerExtendable { _extendable(.width) }
      public var height: ConstraintMakerExtendable { _extendable(.height) }
      public var centerX: ConstraintMakerExtendable { _extendable(.centerX) }
      public var centerY: ConstraintMakerExtendable { _extendable(.centerY) }
      public var edges: ConstraintMakerExtendable { _extendable(.left, .top, .right, .bottom) }
      public var horizontalEdges: ConstraintMakerExtendable { _extendable(.left, .right) }
      public var verticalEdges: ConstraintMakerExtendable { _extendable(.top, .bottom) }
      public var center: ConstraintMakerExtendable { _extendable(.centerX, .centerY) }
      public var size: ConstraintMakerExtendable { _extendable(.width, .height) }
    }
    @MainActor public struct ConstraintViewDSL {
      public var _view: UIView
      public init(_view: UIView) { self._view = _view }
      public func makeConstraints(_ closure: (ConstraintMaker) -> Void) {
        _view.translatesAutoresizingMaskIntoConstraints = false
        let maker = ConstraintMaker(_view: _view)
        closure(maker)
        let made = maker._descriptions.flatMap { $0._make() }
        _view._snapConstraints += made
        NSLayoutConstraint.activate(made)
      }
      public func remakeConstraints(_ closure: (ConstraintMaker) -> Void) {
        removeConstraints()
        makeConstraints(closure)
      }
      public func updateConstraints(_ closure: (ConstraintMaker) -> Void) {
        guard !_view._snapConstraints.isEmpty else { return makeConstraints(closure) }
        let maker = ConstraintMaker(_view: _view)
        closure(maker)
        for new in maker._descriptions.flatMap({ $0._make() }) {
          let old = _view._snapConstraints.first {
            $0.firstAttribute == new.firstAttribute && $0.relation == new.relation && $0.secondItem === new.secondItem && $0.secondAttribute == new.secondAttribute
          }
          guard let old else { fatalError("Updated constraint could not find existing matching constraint to update: \\(new)") }
          old.constant = new.constant
        }
      }
      public func removeConstraints() {
        NSLayoutConstraint.deactivate(_view._snapConstraints)
        _view._snapConstraints = []
      }
      public func prepareConstraints(_ closure: (ConstraintMaker) -> Void) -> [Constraint] {
        let maker = ConstraintMaker(_view: _view)
        closure(maker)
        return maker._descriptions.map { description in
          _ = description._make()
          return description._constraint
        }
      }
      public func setContentHuggingHorizontalPriority(_ priority: Float) { _view.setContentHuggingPriority(UILayoutPriority(priority), for: .horizontal) }
      public var left: ConstraintItem { ConstraintItem(_item: _view, _attributes: [.left]) }
      public var top: ConstraintItem { ConstraintItem(_item: _view, _attributes: [.top]) }
      public var right: ConstraintItem { ConstraintItem(_item: _view, _attributes: [.right]) }
      public var bottom: ConstraintItem { ConstraintItem(_item: _view, _attributes: [.bottom]) }
      public var leading: ConstraintItem { ConstraintItem(_item: _view, _attributes: [.leading]) }
      public var trailing: ConstraintItem { ConstraintItem(_item: _view, _attributes: [.trailing]) }
      public var width: ConstraintItem { ConstraintItem(_item: _view, _attributes: [.width]) }
      public var height: ConstraintItem { ConstraintItem(_item: _view, _attributes: [.height]) }
      public var centerX: ConstraintItem { ConstraintItem(_item: _view, _attributes: [.centerX]) }
      public var centerY: ConstraintItem { ConstraintItem(_item: _view, _attributes: [.centerY]) }
      public var edges: ConstraintItem { ConstraintItem(_item: _view, _attributes: [.left, .top, .right, .bottom]) }
      public var center: ConstraintItem { ConstraintItem(_item: _view, _attributes: [.centerX, .centerY]) }
      public var size: ConstraintItem { ConstraintItem(_item: _view, _attributes: [.width, .height]) }
    }
    @MainActor public struct ConstraintLayoutGuideDSL {
      public var _guide: UILayoutGuide
      public init(_guide: UILayoutGuide) { self._guide = _guide }
      public var left: ConstraintItem { ConstraintItem(_item: _guide, _attributes: [.left]) }
      public var top: ConstraintItem { ConstraintItem(_item: _guide, _attributes: [.top]) }
      public var right: ConstraintItem { ConstraintItem(_item: _guide, _attributes: [.right]) }
      public var bottom: ConstraintItem { ConstraintItem(_item: _guide, _attributes: [.bottom]) }
      public var leading: ConstraintItem { ConstraintItem(_item: _guide, _attributes: [.leading]) }
      public var trailing: ConstraintItem { ConstraintItem(_item: _guide, _attributes: [.trailing]) }
      public var edges: ConstraintItem { ConstraintItem(_item: _guide, _attributes: [.left, .top, .right, .bottom]) }
    }
    extension UIView {
      public var snp: ConstraintViewDSL { ConstraintViewDSL(_view: self) }
      public var _snapConstraints: [NSLayoutConstraint] { get set }
    }
    extension UILayoutGuide {
      public var snp: ConstraintLayoutGuideDSL { ConstraintLayoutGuideDSL(_guide: self) }
    }
    """
}
