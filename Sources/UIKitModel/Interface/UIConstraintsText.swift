import Frameworks

extension UIKitText {
  /// Auto Layout: constraints, anchors, guides and the stack that makes constraints of its own.
  static let constraints: StaticText = """
    @MainActor open class NSLayoutConstraint: NSObject {
      public convenience init(item view1: Any, attribute attr1: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation, toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat)
      public static func activate(_ constraints: [NSLayoutConstraint])
      public static func deactivate(_ constraints: [NSLayoutConstraint])
      public static func constraints(withVisualFormat format: String, options opts: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]?, views: [String: Any]) -> [NSLayoutConstraint]
      open var isActive: Bool { get set }
      open var constant: CGFloat = 0
      open var priority: UILayoutPriority = .required
      open var identifier: String? = nil
      open var shouldBeArchived: Bool = false
      open var multiplier: CGFloat { get }
      open var relation: NSLayoutConstraint.Relation { get }
      open var firstItem: AnyObject? { get }
      open var secondItem: AnyObject? { get }
      open var firstAttribute: NSLayoutConstraint.Attribute { get }
      open var secondAttribute: NSLayoutConstraint.Attribute { get }
      public struct FormatOptions: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let alignAllLeft: NSLayoutConstraint.FormatOptions = NSLayoutConstraint.FormatOptions(rawValue: 2)
        public static let alignAllRight: NSLayoutConstraint.FormatOptions = NSLayoutConstraint.FormatOptions(rawValue: 4)
        public static let alignAllTop: NSLayoutConstraint.FormatOptions = NSLayoutConstraint.FormatOptions(rawValue: 8)
        public static let alignAllBottom: NSLayoutConstraint.FormatOptions = NSLayoutConstraint.FormatOptions(rawValue: 16)
        public static let alignAllLeading: NSLayoutConstraint.FormatOptions = NSLayoutConstraint.FormatOptions(rawValue: 32)
        public static let alignAllTrailing: NSLayoutConstraint.FormatOptions = NSLayoutConstraint.FormatOptions(rawValue: 64)
        public static let alignAllCenterX: NSLayoutConstraint.FormatOptions = NSLayoutConstraint.FormatOptions(rawValue: 512)
        public static let alignAllCenterY: NSLayoutConstraint.FormatOptions = NSLayoutConstraint.FormatOptions(rawValue: 1024)
        public static let alignAllLastBaseline: NSLayoutConstraint.FormatOptions = NSLayoutConstraint.FormatOptions(rawValue: 2048)
        public static let alignAllFirstBaseline: NSLayoutConstraint.FormatOptions = NSLayoutConstraint.FormatOptions(rawValue: 4096)
        public static let directionLeadingToTrailing: NSLayoutConstraint.FormatOptions = NSLayoutConstraint.FormatOptions(rawValue: 0)
        public static let directionLeftToRight: NSLayoutConstraint.FormatOptions = NSLayoutConstraint.FormatOptions(rawValue: 65536)
      }
      public enum Axis: Int {
        case horizontal, vertical
      }
      public enum Relation: Int {
        case lessThanOrEqual = -1, equal = 0, greaterThanOrEqual = 1
      }
      public enum Attribute: Int {
        case notAnAttribute = 0, left = 1, right = 2, top = 3, bottom = 4, leading = 5, trailing = 6, width = 7, height = 8, centerX = 9, centerY = 10, lastBaseline = 11, firstBaseline = 12, leftMargin = 13, rightMargin = 14, topMargin = 15, bottomMargin = 16, leadingMargin = 17, trailingMargin = 18, centerXWithinMargins = 19, centerYWithinMargins = 20
      }
    }
    @MainActor open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
      public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
      public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
      public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
      public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
      public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint
      public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint
    }
    @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
      public func constraint(equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
      public func constraint(greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
      public func constraint(lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
    }
    @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
      public func constraint(equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
      public func constraint(greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
      public func constraint(lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat) -> NSLayoutConstraint
    }
    @MainActor open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
      public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint
      public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint
      public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint
      public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint
      public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint
      public func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint
      public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint
      public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint
      public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat) -> NSLayoutConstraint
    }
    @MainActor open class UILayoutGuide: NSObject {
      public override init()
      open var identifier: String = ""
      open var layoutFrame: CGRect { get }
      open weak var owningView: UIView? { get }
      public var leadingAnchor: NSLayoutXAxisAnchor { get }
      public var trailingAnchor: NSLayoutXAxisAnchor { get }
      public var leftAnchor: NSLayoutXAxisAnchor { get }
      public var rightAnchor: NSLayoutXAxisAnchor { get }
      public var centerXAnchor: NSLayoutXAxisAnchor { get }
      public var topAnchor: NSLayoutYAxisAnchor { get }
      public var bottomAnchor: NSLayoutYAxisAnchor { get }
      public var centerYAnchor: NSLayoutYAxisAnchor { get }
      public var widthAnchor: NSLayoutDimension { get }
      public var heightAnchor: NSLayoutDimension { get }
    }
    @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
      open var followsUndockedKeyboard: Bool = false
    }
    extension UIView {
      public var leadingAnchor: NSLayoutXAxisAnchor { get }
      public var trailingAnchor: NSLayoutXAxisAnchor { get }
      public var leftAnchor: NSLayoutXAxisAnchor { get }
      public var rightAnchor: NSLayoutXAxisAnchor { get }
      public var centerXAnchor: NSLayoutXAxisAnchor { get }
      public var topAnchor: NSLayoutYAxisAnchor { get }
      public var bottomAnchor: NSLayoutYAxisAnchor { get }
      public var centerYAnchor: NSLayoutYAxisAnchor { get }
      public var widthAnchor: NSLayoutDimension { get }
      public var heightAnchor: NSLayoutDimension { get }
      public var firstBaselineAnchor: NSLayoutYAxisAnchor { get }
      public var lastBaselineAnchor: NSLayoutYAxisAnchor { get }
      public var safeAreaLayoutGuide: UILayoutGuide { get }
      public var layoutMarginsGuide: UILayoutGuide { get }
      public var readableContentGuide: UILayoutGuide { get }
      public var keyboardLayoutGuide: UIKeyboardLayoutGuide { get }
      public var layoutGuides: [UILayoutGuide] { get }
      public func addLayoutGuide(_ layoutGuide: UILayoutGuide)
      public func removeLayoutGuide(_ layoutGuide: UILayoutGuide)
      public var constraints: [NSLayoutConstraint] { get }
      public func addConstraint(_ constraint: NSLayoutConstraint)
      public func addConstraints(_ constraints: [NSLayoutConstraint])
      public func removeConstraint(_ constraint: NSLayoutConstraint)
      public func removeConstraints(_ constraints: [NSLayoutConstraint])
      public func updateConstraintsIfNeeded()
      public func needsUpdateConstraints() -> Bool
      public var hasAmbiguousLayout: Bool { false }
    }
    extension UIScrollView {
      public var contentLayoutGuide: UILayoutGuide { get }
      public var frameLayoutGuide: UILayoutGuide { get }
    }
    @MainActor open class UIStackView: UIView {
      public init(arrangedSubviews views: [UIView])
      open var arrangedSubviews: [UIView] { get }
      open var axis: NSLayoutConstraint.Axis = .horizontal
      open var spacing: CGFloat = 0
      open var alignment: UIStackView.Alignment = .fill
      open var distribution: UIStackView.Distribution = .fill
      open var isLayoutMarginsRelativeArrangement: Bool = false
      open var isBaselineRelativeArrangement: Bool = false
      open func addArrangedSubview(_ view: UIView)
      open func insertArrangedSubview(_ view: UIView, at stackIndex: Int)
      open func removeArrangedSubview(_ view: UIView)
      open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView)
      open func customSpacing(after arrangedSubview: UIView) -> CGFloat
      public static let spacingUseDefault: CGFloat = 3.4028234663852886e38
      public static let spacingUseSystem: CGFloat = 3.402823e38
      public enum Alignment: Int {
        case fill, leading, firstBaseline, center, trailing, lastBaseline
        public static let top: UIStackView.Alignment = .leading
        public static let bottom: UIStackView.Alignment = .trailing
      }
      public enum Distribution: Int {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
      }
    }
    """
}
