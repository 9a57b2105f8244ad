import Frameworks

/// The text of UIKit, a file per class; together it is the module.
enum UIKitText {
  static let view: StaticText = """
    @MainActor open class UIResponder: NSObject {
      open var next: UIResponder? { get }
      open var canBecomeFirstResponder: Bool { false }
      open var canResignFirstResponder: Bool { true }
      open var isFirstResponder: Bool { get }
      @discardableResult open func becomeFirstResponder() -> Bool
      @discardableResult open func resignFirstResponder() -> Bool
      open var inputView: UIView?
      open var inputAccessoryView: UIView?
      open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?)
      open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?)
      open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?)
      open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?)
      open func reloadInputViews() {}
      open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool
      open var inputViewController: UIViewController? { nil }
    }
    @MainActor open class UITouch: NSObject {
      open func location(in view: UIView?) -> CGPoint
      open func previousLocation(in view: UIView?) -> CGPoint { location(in: view) }
      open weak var view: UIView?
      open var window: UIWindow? { view?.window }
      open var phase: UITouch.Phase = .began
      open var tapCount: Int = 1
      open var timestamp: Double = 0
      open var force: CGFloat = 1
      public enum Phase: Int {
        case began, moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
      }
    }
    @MainActor open class UIEvent: NSObject {
      open var allTouches: Set<UITouch>? { nil }
      open var timestamp: Double = 0
    }
    @MainActor open class UIView: UIResponder {
      public init(frame: CGRect)
      public convenience init() {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
      }
      public required init?(coder: NSCoder)
      public static let noIntrinsicMetric: CGFloat = -1
      public static let layoutFittingCompressedSize: CGSize = CGSize(width: 0, height: 0)
      public static let layoutFittingExpandedSize: CGSize = CGSize(width: 10000, height: 10000)
      open var frame: CGRect { get set }
      open var bounds: CGRect { get set }
      open var center: CGPoint { get set }
      open var transform: CGAffineTransform = CGAffineTransform.identity
      open var alpha: CGFloat = 1
      open var isHidden: Bool = false
      open var isOpaque: Bool = true
      open var tag: Int = 0
      open var backgroundColor: UIColor? = nil
      open var tintColor: UIColor! { get set }
      open var clipsToBounds: Bool = false
      open var isUserInteractionEnabled: Bool { get set }
      open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
      open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView?
      open func point(inside point: CGPoint, with event: UIEvent?) -> Bool
      open var isMultipleTouchEnabled: Bool = false
      open var contentMode: UIView.ContentMode = .scaleToFill
      open var autoresizingMask: UIView.AutoresizingMask = []
      open var autoresizesSubviews: Bool = true
      open var translatesAutoresizingMaskIntoConstraints: Bool = true
      open var layoutMargins: UIEdgeInsets = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
      open var directionalLayoutMargins: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
      open var insetsLayoutMarginsFromSafeArea: Bool = true
      open var safeAreaInsets: UIEdgeInsets { get }
      open var accessibilityIdentifier: String? = nil
      open var accessibilityLabel: String? = nil
      open var accessibilityValue: String? = nil
      open var accessibilityHint: String? = nil
      open var isAccessibilityElement: Bool = false
      open var accessibilityTraits: UIAccessibilityTraits = []
      open var restorationIdentifier: String? = nil
      open var layer: CALayer { get }
      open var superview: UIView? { get }
      open var subviews: [UIView] { get }
      open var window: UIWindow? { get }
      open var traitCollection: UITraitCollection { get }
      open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
      open func addSubview(_ view: UIView)
      open func insertSubview(_ view: UIView, at index: Int)
      open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView)
      open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView)
      open func removeFromSuperview()
      open func bringSubviewToFront(_ view: UIView)
      open func sendSubviewToBack(_ view: UIView)
      open func isDescendant(of view: UIView) -> Bool
      open func viewWithTag(_ tag: Int) -> UIView?
      open func didAddSubview(_ subview: UIView) {}
      open func willRemoveSubview(_ subview: UIView) {}
      open func willMove(toSuperview newSuperview: UIView?) {}
      open func didMoveToSuperview() {}
      open func willMove(toWindow newWindow: UIWindow?) {}
      open func didMoveToWindow() {}
      open func setNeedsLayout()
      open func layoutIfNeeded()
      open func layoutSubviews()
      open func setNeedsDisplay()
      open func draw(_ rect: CGRect) {}
      open func setNeedsUpdateConstraints()
      open func updateConstraints() {}
      open func updateProperties() {}
      open func setNeedsUpdateProperties()
      open func updatePropertiesIfNeeded()
      open func tintColorDidChange() {}
      open func safeAreaInsetsDidChange() {}
      open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
      open func prepareForReuse() {}
      open func sizeThatFits(_ size: CGSize) -> CGSize
      open func sizeToFit()
      open var intrinsicContentSize: CGSize { get }
      open func invalidateIntrinsicContentSize()
      open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize
      open func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority) -> CGSize
      open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
      open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
      open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority
      open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis)
      open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint
      open func convert(_ rect: CGRect, to view: UIView?) -> CGRect
      open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint
      open func convert(_ rect: CGRect, from view: UIView?) -> CGRect
      @discardableResult open func endEditing(_ force: Bool) -> Bool
      open class var requiresConstraintBasedLayout: Bool { false }
      /// The class of the view's own layer, asked once when the layer is first needed.
      open class var layerClass: AnyClass { CALayer.self }
      open var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
      open var semanticContentAttribute: Int = 0
      open var isExclusiveTouch: Bool = false
      open func layoutMarginsDidChange() {}
      public static func animate(withDuration duration: Double, animations: @escaping () -> Void)
      public static func animate(withDuration duration: Double, animations: @escaping () -> Void, completion: ((Bool) -> Void)?)
      public static func animate(withDuration duration: Double, delay: Double, options: UIView.AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
      public static func animate(withDuration duration: Double, delay: Double, usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
      public static func transition(with view: UIView, duration: Double, options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
      public struct AnimationOptions: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let allowUserInteraction: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 2)
        public static let beginFromCurrentState: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 4)
        public static let `repeat`: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 8)
        public static let autoreverse: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 16)
        public static let curveEaseInOut: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 0)
        public static let curveEaseIn: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 65536)
        public static let curveEaseOut: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 131072)
        public static let curveLinear: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 196608)
        public static let transitionCrossDissolve: UIView.AnimationOptions = UIView.AnimationOptions(rawValue: 5242880)
      }
      public static func performWithoutAnimation(_ actions: () -> Void)
      public enum ContentMode: Int {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight
      }
      public struct AutoresizingMask: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let flexibleLeftMargin: UIView.AutoresizingMask = UIView.AutoresizingMask(rawValue: 1)
        public static let flexibleWidth: UIView.AutoresizingMask = UIView.AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin: UIView.AutoresizingMask = UIView.AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin: UIView.AutoresizingMask = UIView.AutoresizingMask(rawValue: 8)
        public static let flexibleHeight: UIView.AutoresizingMask = UIView.AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin: UIView.AutoresizingMask = UIView.AutoresizingMask(rawValue: 32)
      }
      open var contentScaleFactor: CGFloat = 3
      open var mask: UIView? = nil
      open var preservesSuperviewLayoutMargins: Bool = false
      open var tintAdjustmentMode: UIView.TintAdjustmentMode = .automatic
      open var clearsContextBeforeDrawing: Bool = true
      open var accessibilityElementsHidden: Bool = false
      open var accessibilityElements: [Any]? = nil
      open var shouldGroupAccessibilityChildren: Bool = false
      open var accessibilityViewIsModal: Bool = false
      open func accessibilityActivate() -> Bool { false }
      open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
      open var forFirstBaselineLayout: UIView { self }
      open var forLastBaselineLayout: UIView { self }
      open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
      open func exchangeSubview(at index1: Int, withSubviewAt index2: Int)
      open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: frame) }
      @discardableResult open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { true }
      open class func setAnimationsEnabled(_ enabled: Bool) {}
      open class var areAnimationsEnabled: Bool { true }
      open class func animateKeyframes(withDuration duration: Double, delay: Double, options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil)
      open class func addKeyframe(withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double, animations: @escaping () -> Void) { animations() }
      public struct KeyframeAnimationOptions: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let calculationModeLinear: UIView.KeyframeAnimationOptions = UIView.KeyframeAnimationOptions(rawValue: 0)
        public static let calculationModeCubic: UIView.KeyframeAnimationOptions = UIView.KeyframeAnimationOptions(rawValue: 3072)
      }
      public enum TintAdjustmentMode: Int {
        case automatic, normal, dimmed
      }
    }
    @MainActor open class UIWindow: UIView {
      open var rootViewController: UIViewController? { get set }
      open var isKeyWindow: Bool { true }
      open func makeKeyAndVisible()
    }
    public struct UIEdgeInsets: Equatable, Hashable {
      public var top: CGFloat
      public var left: CGFloat
      public var bottom: CGFloat
      public var right: CGFloat
      public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
      }
      public static let zero: UIEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
    }
    public struct NSDirectionalEdgeInsets: Equatable, Hashable {
      public var top: CGFloat
      public var leading: CGFloat
      public var bottom: CGFloat
      public var trailing: CGFloat
      public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
      }
      public static let zero: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    }
    public struct UIAccessibilityTraits: OptionSet {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let none: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 0)
      public static let button: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 1)
      public static let header: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 2)
      public static let selected: UIAccessibilityTraits = UIAccessibilityTraits(rawValue: 4)
    }
    public struct UILayoutPriority: Hashable, RawRepresentable {
      public var rawValue: Float
      public init(_ rawValue: Float) { self.rawValue = rawValue }
      public init(rawValue: Float) { self.rawValue = rawValue }
      public static let required: UILayoutPriority = UILayoutPriority(rawValue: 1000)
      public static let defaultHigh: UILayoutPriority = UILayoutPriority(rawValue: 750)
      public static let defaultLow: UILayoutPriority = UILayoutPriority(rawValue: 250)
      public static let fittingSizeLevel: UILayoutPriority = UILayoutPriority(rawValue: 50)
    }
    public enum UIUserInterfaceStyle: Int {
      case unspecified, light, dark
    }
    @MainActor public class UITraitCollection: NSObject {
      public var userInterfaceStyle: UIUserInterfaceStyle = .light
      public var displayScale: CGFloat = 3
      public var horizontalSizeClass: UIUserInterfaceSizeClass = .compact
      public var verticalSizeClass: UIUserInterfaceSizeClass = .regular
      public var userInterfaceIdiom: UIUserInterfaceIdiom = .phone
      public var layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight
      public var preferredContentSizeCategory: UIContentSizeCategory = .large
      public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool { userInterfaceStyle != traitCollection?.userInterfaceStyle }
    }
    public struct UIContentSizeCategory: RawRepresentable, Equatable, Hashable {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let extraSmall: UIContentSizeCategory = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
      public static let small: UIContentSizeCategory = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
      public static let medium: UIContentSizeCategory = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
      public static let large: UIContentSizeCategory = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
      public static let extraLarge: UIContentSizeCategory = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
      public static let extraExtraLarge: UIContentSizeCategory = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
      public static let extraExtraExtraLarge: UIContentSizeCategory = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
      public static let accessibilityMedium: UIContentSizeCategory = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
      public static let accessibilityLarge: UIContentSizeCategory = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
      public static let accessibilityExtraLarge: UIContentSizeCategory = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
      public static let accessibilityExtraExtraLarge: UIContentSizeCategory = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
      public static let accessibilityExtraExtraExtraLarge: UIContentSizeCategory = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
      public static let didChangeNotification: Notification.Name = Notification.Name("UIContentSizeCategoryDidChangeNotification")
      public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
    }
    public protocol UITraitDefinition {
    }
    public typealias UITrait = UITraitDefinition.Type
    public struct UITraitUserInterfaceStyle: UITraitDefinition {
    }
    public struct UITraitHorizontalSizeClass: UITraitDefinition {
    }
    public struct UITraitVerticalSizeClass: UITraitDefinition {
    }
    public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
    }
    @MainActor public class UITraitChangeRegistration: NSObject {
    }
    extension UIView {
      @discardableResult public func registerForTraitChanges<T>(_ traits: [UITrait], handler: @escaping (T, UITraitCollection) -> Void) -> UITraitChangeRegistration
      @discardableResult public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> UITraitChangeRegistration
    }
    extension UIViewController {
      @discardableResult public func registerForTraitChanges<T>(_ traits: [UITrait], handler: @escaping (T, UITraitCollection) -> Void) -> UITraitChangeRegistration
      @discardableResult public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> UITraitChangeRegistration
    }
    """
}
