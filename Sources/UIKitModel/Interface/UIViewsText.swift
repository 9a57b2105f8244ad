import Frameworks

extension UIKitText {
  static let views: StaticText = """
    @MainActor open class UILabel: UIView {
      open var text: String? = nil
      open var attributedText: NSAttributedString? = nil
      open var font: UIFont! = UIFont.systemFont(ofSize: 17)
      open var textColor: UIColor! = UIColor.label
      open var textAlignment: NSTextAlignment = .natural
      open var numberOfLines: Int = 1
      open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
      open var adjustsFontSizeToFitWidth: Bool = false
      open var minimumScaleFactor: CGFloat = 0
      open var adjustsFontForContentSizeCategory: Bool = false
      open var isEnabled: Bool = true
      open var isHighlighted: Bool = false
      open var preferredMaxLayoutWidth: CGFloat = 0
      open var shadowColor: UIColor? = nil
      open var shadowOffset: CGSize = CGSize(width: 0, height: -1)
      open var highlightedTextColor: UIColor? = nil
      open var allowsDefaultTighteningForTruncation: Bool = false
      open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
      open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect { bounds }
      open func drawText(in rect: CGRect) {}
    }
    @MainActor open class UIControl: UIView {
      open var isEnabled: Bool = true
      open var isSelected: Bool = false
      open var isHighlighted: Bool = false
      public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        self._adopt(primaryAction)
      }
      open func _adopt(_ action: UIAction?)
      open var isTracking: Bool { get }
      open var isTouchInside: Bool { isTracking }
      open var state: UIControl.State { get }
      open var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment = .center
      open var contentVerticalAlignment: UIControl.ContentVerticalAlignment = .center
      open var allTargets: Set<AnyHashable> { get }
      open var allControlEvents: UIControl.Event { get }
      open func actions(forTarget target: Any?, forControlEvent controlEvent: UIControl.Event) -> [String]?
      open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event)
      open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
      open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
      open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
      open func cancelTracking(with event: UIEvent?) {}
      public enum ContentHorizontalAlignment: Int {
        case center, left, right, fill, leading, trailing
      }
      public enum ContentVerticalAlignment: Int {
        case center, top, bottom, fill
      }
      open func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event)
      open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: UIControl.Event)
      open func addAction(_ action: UIAction, for controlEvents: UIControl.Event)
      open func sendActions(for controlEvents: UIControl.Event)
      open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?)
      public struct Event: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let touchDown: UIControl.Event = UIControl.Event(rawValue: 1)
        public static let touchDownRepeat: UIControl.Event = UIControl.Event(rawValue: 2)
        public static let touchDragInside: UIControl.Event = UIControl.Event(rawValue: 4)
        public static let touchDragOutside: UIControl.Event = UIControl.Event(rawValue: 8)
        public static let touchDragEnter: UIControl.Event = UIControl.Event(rawValue: 16)
        public static let touchDragExit: UIControl.Event = UIControl.Event(rawValue: 32)
        public static let touchCancel: UIControl.Event = UIControl.Event(rawValue: 256)
        public static let menuActionTriggered: UIControl.Event = UIControl.Event(rawValue: 16384)
        public static let touchUpInside: UIControl.Event = UIControl.Event(rawValue: 64)
        public static let touchUpOutside: UIControl.Event = UIControl.Event(rawValue: 128)
        public static let valueChanged: UIControl.Event = UIControl.Event(rawValue: 4096)
        public static let primaryActionTriggered: UIControl.Event = UIControl.Event(rawValue: 8192)
        public static let editingDidBegin: UIControl.Event = UIControl.Event(rawValue: 65536)
        public static let editingChanged: UIControl.Event = UIControl.Event(rawValue: 131072)
        public static let editingDidEnd: UIControl.Event = UIControl.Event(rawValue: 262144)
        public static let editingDidEndOnExit: UIControl.Event = UIControl.Event(rawValue: 524288)
        public static let allTouchEvents: UIControl.Event = UIControl.Event(rawValue: 4095)
        public static let allEditingEvents: UIControl.Event = UIControl.Event(rawValue: 983040)
        public static let allEvents: UIControl.Event = UIControl.Event(rawValue: 4294967295)
      }
      public struct State: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let normal: UIControl.State = UIControl.State(rawValue: 0)
        public static let highlighted: UIControl.State = UIControl.State(rawValue: 1)
        public static let disabled: UIControl.State = UIControl.State(rawValue: 2)
        public static let selected: UIControl.State = UIControl.State(rawValue: 4)
        public static let focused: UIControl.State = UIControl.State(rawValue: 8)
      }
      open var isContextMenuInteractionEnabled: Bool = false
      open var showsMenuAsPrimaryAction: Bool = false
      open var toolTip: String? = nil
      open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
    }
    @MainActor open class UIActivityIndicatorView: UIView {
      public init(style: UIActivityIndicatorView.Style)
      open var style: UIActivityIndicatorView.Style = .medium
      open var color: UIColor! = UIColor.gray
      open var hidesWhenStopped: Bool = true
      open var isAnimating: Bool { get }
      open func startAnimating()
      open func stopAnimating()
      public enum Style: Int {
        case medium = 100, large = 101
      }
    }
    @MainActor open class UISwitch: UIControl {
      open var isOn: Bool = false
      open var onTintColor: UIColor? = nil
      open func setOn(_ on: Bool, animated: Bool) { isOn = on }
      open var thumbTintColor: UIColor? = nil
      open var title: String? = nil
      open var preferredStyle: UISwitch.Style = .automatic
      open var style: UISwitch.Style { .sliding }
      public enum Style: Int {
        case automatic, checkbox, sliding
      }
    }
    @MainActor open class UIImageView: UIView {
      public init(image: UIImage?)
      open var image: UIImage? = nil
      open var highlightedImage: UIImage? = nil
      public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
      }
      open var isHighlighted: Bool = false
      open var animationImages: [UIImage]? = nil
      open var animationDuration: Double = 0
      open var animationRepeatCount: Int = 0
      open var isAnimating: Bool { _isAnimating }
      open var _isAnimating: Bool = false
      open func startAnimating() { _isAnimating = true }
      open func stopAnimating() { _isAnimating = false }
    }
    public class UIImage: NSObject {
      public override init()
      public init?(systemName name: String)
      public init?(named name: String)
      public var name: String = ""
      public var size: CGSize = CGSize(width: 20, height: 20)
    }
    public enum UIBaselineAdjustment: Int {
      case alignBaselines, alignCenters, none
    }
    public enum NSTextAlignment: Int {
      case left, center, right, justified, natural
    }
    public enum NSLineBreakMode: Int {
      case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
    }
    public class UIColor: NSObject {
      public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
      public init(white: CGFloat, alpha: CGFloat)
      public var name: String = ""
      public func withAlphaComponent(_ alpha: CGFloat) -> UIColor
      public var cgColor: CGColor { get }
      public static let black: UIColor
      public static let white: UIColor
      public static let clear: UIColor
      public static let red: UIColor
      public static let green: UIColor
      public static let blue: UIColor
      public static let cyan: UIColor
      public static let yellow: UIColor
      public static let magenta: UIColor
      public static let orange: UIColor
      public static let purple: UIColor
      public static let brown: UIColor
      public static let gray: UIColor
      public static let darkGray: UIColor
      public static let lightGray: UIColor
      public static let label: UIColor
      public static let secondaryLabel: UIColor
      public static let tertiaryLabel: UIColor
      public static let placeholderText: UIColor
      public static let separator: UIColor
      public static let systemBackground: UIColor
      public static let secondarySystemBackground: UIColor
      public static let systemRed: UIColor
      public static let systemGreen: UIColor
      public static let systemBlue: UIColor
      public static let systemOrange: UIColor
      public static let systemYellow: UIColor
      public static let systemPink: UIColor
      public static let systemPurple: UIColor
      public static let systemTeal: UIColor
      public static let systemIndigo: UIColor
      public static let systemBrown: UIColor
      public static let systemMint: UIColor
      public static let systemCyan: UIColor
      public static let systemGray: UIColor
      public static let systemGray2: UIColor
      public static let systemGray3: UIColor
      public static let systemGray4: UIColor
      public static let systemGray5: UIColor
      public static let systemGray6: UIColor
      public static let tintColor: UIColor
    }
    public class CGColor {
    }
    public class UIFont: NSObject {
      public static func systemFont(ofSize fontSize: CGFloat) -> UIFont
      public static func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
      public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont
      public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont
      public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont
      public static func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont
      public var pointSize: CGFloat = 17
      public var weight: Int = 400
      var style: String? = nil
      public var lineHeight: CGFloat { get }
      public func withSize(_ fontSize: CGFloat) -> UIFont
      public struct Weight: Hashable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight: UIFont.Weight = UIFont.Weight(rawValue: 200)
        public static let light: UIFont.Weight = UIFont.Weight(rawValue: 300)
        public static let regular: UIFont.Weight = UIFont.Weight(rawValue: 400)
        public static let medium: UIFont.Weight = UIFont.Weight(rawValue: 500)
        public static let semibold: UIFont.Weight = UIFont.Weight(rawValue: 600)
        public static let bold: UIFont.Weight = UIFont.Weight(rawValue: 700)
        public static let heavy: UIFont.Weight = UIFont.Weight(rawValue: 800)
      }
      public enum TextStyle: String {
        case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote, caption1, caption2
      }
    }
    """
}
