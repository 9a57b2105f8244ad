import Frameworks

extension UIKitText {
  static let gestures: StaticText = """
    @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
    }
    extension UIGestureRecognizerDelegate {
      public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
      public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
      public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
      public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
      public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
    }
    @MainActor open class UIGestureRecognizer: NSObject {
      public init(target: Any?, action: Selector?)
      public init()
      open var state: UIGestureRecognizer.State { get set }
      open weak var delegate: UIGestureRecognizerDelegate?
      open var isEnabled: Bool = true
      open var view: UIView? { get }
      open var name: String? = nil
      open var cancelsTouchesInView: Bool = true
      open var delaysTouchesBegan: Bool = false
      open var delaysTouchesEnded: Bool = true
      open var requiresExclusiveTouchType: Bool = true
      open var allowedTouchTypes: [NSNumber] = []
      open var numberOfTouches: Int { get }
      open func addTarget(_ target: Any, action: Selector)
      open func removeTarget(_ target: Any?, action: Selector?)
      open func require(toFail otherGestureRecognizer: UIGestureRecognizer)
      open func location(in view: UIView?) -> CGPoint
      open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { location(in: view) }
      open func reset() {}
      open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
      open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
      open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
      open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
      public enum State: Int {
        case possible, began, changed, ended, cancelled, failed
        public static let recognized: UIGestureRecognizer.State = .ended
      }
    }
    @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
      open var numberOfTapsRequired: Int = 1
      open var numberOfTouchesRequired: Int = 1
    }
    @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
      open var minimumPressDuration: Double = 0.5
      open var allowableMovement: CGFloat = 10
      open var numberOfTapsRequired: Int = 0
      open var numberOfTouchesRequired: Int = 1
    }
    @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
      open var minimumNumberOfTouches: Int = 1
      open var maximumNumberOfTouches: Int = 4294967295
      open func translation(in view: UIView?) -> CGPoint
      open func setTranslation(_ translation: CGPoint, in view: UIView?)
      open func velocity(in view: UIView?) -> CGPoint
    }
    @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
      open var edges: UIRectEdge = []
    }
    @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
      open var scale: CGFloat = 1
      open var velocity: CGFloat { get }
    }
    @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
      open var rotation: CGFloat = 0
      open var velocity: CGFloat { get }
    }
    @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
      open var direction: UISwipeGestureRecognizer.Direction = .right
      open var numberOfTouchesRequired: Int = 1
      public struct Direction: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let right: UISwipeGestureRecognizer.Direction = UISwipeGestureRecognizer.Direction(rawValue: 1)
        public static let left: UISwipeGestureRecognizer.Direction = UISwipeGestureRecognizer.Direction(rawValue: 2)
        public static let up: UISwipeGestureRecognizer.Direction = UISwipeGestureRecognizer.Direction(rawValue: 4)
        public static let down: UISwipeGestureRecognizer.Direction = UISwipeGestureRecognizer.Direction(rawValue: 8)
      }
    }
    @MainActor open class UIHoverGestureRecognizer: UIGestureRecognizer {
    }
    extension UIView {
      public var gestureRecognizers: [UIGestureRecognizer]? { get set }
      public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
      public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
      public func addInteraction(_ interaction: UIInteraction)
      public func removeInteraction(_ interaction: UIInteraction)
      public var interactions: [UIInteraction] { get }
    }
    @MainActor public protocol UIInteraction: NSObjectProtocol {
    }
    @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
      func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint) -> UIContextMenuConfiguration?
    }
    @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
      public init(delegate: UIContextMenuInteractionDelegate)
      open weak var delegate: UIContextMenuInteractionDelegate?
    }
    @MainActor open class UIContextMenuConfiguration: NSObject {
      public init(identifier: NSCopying? = nil, previewProvider: (() -> UIViewController?)? = nil, actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil)
      open var actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
    }
    @MainActor open class _UIMenuView: UIView {
    }
    """
}
