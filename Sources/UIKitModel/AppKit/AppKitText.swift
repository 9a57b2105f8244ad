import Frameworks

enum AppKitText {
  static let all: StaticText = """
    public typealias NSColor = UIColor
    public typealias NSFont = UIFont
    public typealias NSImage = UIImage
    public typealias NSEdgeInsets = UIEdgeInsets
    public typealias NSRect = CGRect
    public typealias NSSize = CGSize
    public typealias NSPoint = CGPoint
    @MainActor open class NSResponder: NSObject {
      open var acceptsFirstResponder: Bool { false }
      @discardableResult open func becomeFirstResponder() -> Bool
      @discardableResult open func resignFirstResponder() -> Bool
      open func mouseDown(with event: NSEvent) {}
      open func mouseUp(with event: NSEvent) {}
      open func keyDown(with event: NSEvent) {}
    }
    @MainActor open class NSEvent: NSObject {
      open var locationInWindow: CGPoint = CGPoint(x: 0, y: 0)
      open var clickCount: Int = 1
    }
    public struct NSUserInterfaceItemIdentifier: Hashable {
      public var rawValue: String
      public init(_ rawValue: String) { self.rawValue = rawValue }
    }
    @MainActor open class NSView: NSResponder {
      public init(frame frameRect: CGRect)
      public init()
      public init?(coder: NSCoder)
      public static let noIntrinsicMetric: CGFloat = -1
      open var frame: CGRect { get set }
      open var bounds: CGRect { get set }
      open var isHidden: Bool = false
      open var alphaValue: CGFloat = 1
      open var isFlipped: Bool { false }
      open var wantsLayer: Bool = false
      open var layer: CALayer? { get }
      open var toolTip: String? = nil
      open var tag: Int { 0 }
      open var identifier: NSUserInterfaceItemIdentifier? = nil
      open var accessibilityLabel: String? = nil
      open var accessibilityIdentifier: String? = nil
      open var translatesAutoresizingMaskIntoConstraints: Bool = true
      open var needsLayout: Bool { get set }
      open var needsDisplay: Bool { get set }
      open var superview: NSView? { get }
      open var subviews: [NSView] { get }
      open var window: NSWindow? { nil }
      open func addSubview(_ view: NSView)
      open func removeFromSuperview()
      open func viewDidMoveToWindow() {}
      open func viewDidMoveToSuperview() {}
      open func viewWillMove(toWindow newWindow: NSWindow?) {}
      open func layout() {}
      open func layoutSubviews() { layout() }
      open func layoutSubtreeIfNeeded()
      open func draw(_ dirtyRect: CGRect) {}
      open func updateConstraints() {}
      open var intrinsicContentSize: CGSize { get }
      open var fittingSize: CGSize { get }
      open func invalidateIntrinsicContentSize()
      open func sizeThatFits(_ size: CGSize) -> CGSize
      open func setContentHuggingPriority(_ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation)
      open func setContentCompressionResistancePriority(_ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation)
      open func contentHuggingPriority(for orientation: NSLayoutConstraint.Orientation) -> NSLayoutConstraint.Priority
      open func contentCompressionResistancePriority(for orientation: NSLayoutConstraint.Orientation) -> NSLayoutConstraint.Priority
      open var leadingAnchor: NSLayoutXAxisAnchor { get }
      open var trailingAnchor: NSLayoutXAxisAnchor { get }
      open var leftAnchor: NSLayoutXAxisAnchor { get }
      open var rightAnchor: NSLayoutXAxisAnchor { get }
      open var centerXAnchor: NSLayoutXAxisAnchor { get }
      open var topAnchor: NSLayoutYAxisAnchor { get }
      open var bottomAnchor: NSLayoutYAxisAnchor { get }
      open var centerYAnchor: NSLayoutYAxisAnchor { get }
      open var widthAnchor: NSLayoutDimension { get }
      open var heightAnchor: NSLayoutDimension { get }
      open var autoresizingMask: NSView.AutoresizingMask = []
      open var wantsUpdateLayer: Bool { false }
      open func updateLayer() {}
      open func setFrameSize(_ newSize: CGSize) { frame.size = newSize }
      open func setFrameOrigin(_ newOrigin: CGPoint) { frame.origin = newOrigin }
      open func isDescendant(of view: NSView) -> Bool { self === view || superview?.isDescendant(of: view) ?? false }
      open func viewWithTag(_ tag: Int) -> NSView? { self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first }
      public struct AutoresizingMask: OptionSet {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let width: NSView.AutoresizingMask = NSView.AutoresizingMask(rawValue: 2)
        public static let height: NSView.AutoresizingMask = NSView.AutoresizingMask(rawValue: 16)
      }
    }
    extension NSLayoutConstraint {
      public typealias Orientation = NSLayoutConstraint.Axis
      public typealias Priority = UILayoutPriority
    }
    @MainActor open class NSWindow: NSResponder {
      open var title: String = ""
      open var contentView: NSView? = nil
      open var contentViewController: NSViewController? = nil
      open func makeKeyAndOrderFront(_ sender: Any?) {}
    }
    @MainActor open class NSViewController: NSResponder {
      public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
      public init()
      public init?(coder: NSCoder)
      open var view: NSView { get set }
      open var isViewLoaded: Bool { get }
      open var title: String? = nil
      open var representedObject: Any? = nil
      open var preferredContentSize: CGSize = CGSize(width: 0, height: 0)
      open func loadView()
      open func viewDidLoad() {}
      open func viewWillAppear() {}
      open func viewDidAppear() {}
      open func viewWillDisappear() {}
      open func viewDidDisappear() {}
      open func viewWillLayout() {}
      open func viewDidLayout() {}
      open weak var parent: NSViewController? { get }
      open var children: [NSViewController] { get }
      open func addChild(_ childViewController: NSViewController)
      open func removeFromParent()
      open var viewIfLoaded: NSView? { isViewLoaded ? view : nil }
      open func loadViewIfNeeded() { _ = view }
      open func updateViewConstraints() {}
    }
    @MainActor open class NSControl: NSView {
      open weak var target: AnyObject?
      open var action: Selector? = nil
      open var isEnabled: Bool = true
      open var isContinuous: Bool = false
      open var font: UIFont? = UIFont.systemFont(ofSize: 13)
      open var stringValue: String { get set }
      open var integerValue: Int { get { Int(stringValue) ?? 0 } set { stringValue = "\\(newValue)" } }
      open var doubleValue: Double { get { Double(stringValue) ?? 0 } set { stringValue = "\\(newValue)" } }
      @discardableResult open func sendAction(_ action: Selector?, to target: Any?) -> Bool
    }
    @MainActor public protocol NSControlTextEditingDelegate: NSObjectProtocol {
    }
    extension NSControlTextEditingDelegate {
      public func controlTextDidBeginEditing(_ obj: Notification) {}
      public func controlTextDidChange(_ obj: Notification) {}
      public func controlTextDidEndEditing(_ obj: Notification) {}
    }
    @MainActor public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {
    }
    @MainActor open class NSTextField: NSControl {
      public convenience init(labelWithString stringValue: String)
      public convenience init(wrappingLabelWithString stringValue: String)
      public convenience init(string stringValue: String)
      open override var acceptsFirstResponder: Bool { isEditable }
      open weak var delegate: NSTextFieldDelegate?
      open var placeholderString: String? = nil
      open var isEditable: Bool = true
      open var isSelectable: Bool = true
      open var isBordered: Bool = true
      open var isBezeled: Bool = true
      open var drawsBackground: Bool = true
      open var textColor: UIColor? = nil
      open var backgroundColor: UIColor? = nil
      open var alignment: NSTextAlignment = .natural
      open var maximumNumberOfLines: Int = 0
      open var lineBreakMode: NSLineBreakMode = .byTruncatingTail
      open var usesSingleLineMode: Bool = false
      open var preferredMaxLayoutWidth: CGFloat = 0
      open var allowsEditingTextAttributes: Bool = false
      open var isAutomaticTextCompletionEnabled: Bool = true
    }
    @MainActor open class NSSearchField: NSTextField {
    }
    @MainActor open class NSButton: NSControl {
      public convenience init(title: String, target: Any?, action: Selector?)
      public convenience init(checkboxWithTitle title: String, target: Any?, action: Selector?)
      open var title: String = "Button"
      open var state: NSControl.StateValue = .off
      open var bezelStyle: Int = 1
      open var image: UIImage? = nil
      open var isCheckbox: Bool = false
      open var alternateTitle: String = ""
      open var isBordered: Bool = true
      open var isTransparent: Bool = false
      open var keyEquivalent: String = ""
      open var contentTintColor: UIColor? = nil
      open var bezelColor: UIColor? = nil
      open var allowsMixedState: Bool = false
      open func performClick(_ sender: Any?) { sendAction(action, to: target) }
    }
    extension NSControl {
      public struct StateValue: Hashable {
        public var rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let off: NSControl.StateValue = NSControl.StateValue(rawValue: 0)
        public static let on: NSControl.StateValue = NSControl.StateValue(rawValue: 1)
        public static let mixed: NSControl.StateValue = NSControl.StateValue(rawValue: -1)
      }
    }
    @MainActor open class NSSlider: NSControl {
      public convenience init(value: Double, minValue: Double, maxValue: Double, target: Any?, action: Selector?)
      open var minValue: Double = 0
      open var maxValue: Double = 1
    }
    @MainActor open class NSProgressIndicator: NSView {
      open var isIndeterminate: Bool = true
      open var minValue: Double = 0
      open var maxValue: Double = 100
      open var doubleValue: Double = 0
      open func startAnimation(_ sender: Any?) {}
      open func stopAnimation(_ sender: Any?) {}
    }
    @MainActor open class NSImageView: NSControl {
      public convenience init(image: UIImage)
      open var image: UIImage? = nil
    }
    @MainActor public protocol NSTextViewDelegate: NSObjectProtocol {
    }
    extension NSTextViewDelegate {
      public func textDidBeginEditing(_ notification: Notification) {}
      public func textDidChange(_ notification: Notification) {}
      public func textDidEndEditing(_ notification: Notification) {}
    }
    @MainActor open class NSTextView: NSView {
      open override var acceptsFirstResponder: Bool { isEditable }
      open weak var delegate: NSTextViewDelegate?
      open var string: String { get set }
      open var font: UIFont? = nil
      open var isEditable: Bool = true
      open var isRichText: Bool = true
      open var textColor: UIColor? = nil
    }
    """
}
