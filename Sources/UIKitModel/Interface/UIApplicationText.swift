import Frameworks

extension UIKitText {
  static let application: StaticText = """
    @MainActor open class UIApplication: UIResponder {
      public static var shared: UIApplication { get }
      open var applicationState: UIApplication.State { get }
      open var windows: [UIWindow] { get }
      open var keyWindow: UIWindow? { get }
      open var connectedScenes: Set<UIScene> { [] }
      open var isIdleTimerDisabled: Bool = false
      open var applicationIconBadgeNumber: Int = 0
      @discardableResult open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
      open func canOpenURL(_ url: URL) -> Bool
      /// The completion hears later whether an app of the system takes the scheme.
      /// - Unsimulated: the other app does not come to the front, this one stays active
      open func open(_ url: URL, options: [String: Any] = [:], completionHandler completion: ((Bool) -> Void)? = nil)
      public static let didReceiveMemoryWarningNotification: Notification.Name = Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
      public static let didEnterBackgroundNotification: Notification.Name = Notification.Name("UIApplicationDidEnterBackgroundNotification")
      public static let willEnterForegroundNotification: Notification.Name = Notification.Name("UIApplicationWillEnterForegroundNotification")
      public static let willResignActiveNotification: Notification.Name = Notification.Name("UIApplicationWillResignActiveNotification")
      public static let didBecomeActiveNotification: Notification.Name = Notification.Name("UIApplicationDidBecomeActiveNotification")
      public static let willTerminateNotification: Notification.Name = Notification.Name("UIApplicationWillTerminateNotification")
      public static let openSettingsURLString: String = "app-settings:"
      public enum State: Int {
        case active, inactive, background
      }
    }
    @MainActor open class UIScene: UIResponder {
    }
    @MainActor open class UIWindowScene: UIScene {
      open var windows: [UIWindow] { [] }
      open var keyWindow: UIWindow? { nil }
    }
    @MainActor open class UIScreen: NSObject {
      public static var main: UIScreen { get }
      open var bounds: CGRect { get }
      open var scale: CGFloat { 3 }
      open var nativeScale: CGFloat { 3 }
      open var maximumFramesPerSecond: Int { 60 }
    }
    @MainActor open class UIDevice: NSObject {
      public static var current: UIDevice { get }
      open var name: String { "iPhone" }
      open var model: String { "iPhone" }
      open var systemName: String { "iOS" }
      open var systemVersion: String { "26.0" }
      open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
      open var orientation: UIDeviceOrientation { get }
      public static let orientationDidChangeNotification: Notification.Name = Notification.Name("UIDeviceOrientationDidChangeNotification")
    }
    public struct UIInterfaceOrientationMask: OptionSet {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let portrait: UIInterfaceOrientationMask = UIInterfaceOrientationMask(rawValue: 2)
      public static let portraitUpsideDown: UIInterfaceOrientationMask = UIInterfaceOrientationMask(rawValue: 4)
      public static let landscapeRight: UIInterfaceOrientationMask = UIInterfaceOrientationMask(rawValue: 8)
      public static let landscapeLeft: UIInterfaceOrientationMask = UIInterfaceOrientationMask(rawValue: 16)
      public static let landscape: UIInterfaceOrientationMask = UIInterfaceOrientationMask(rawValue: 24)
      public static let allButUpsideDown: UIInterfaceOrientationMask = UIInterfaceOrientationMask(rawValue: 26)
      public static let all: UIInterfaceOrientationMask = UIInterfaceOrientationMask(rawValue: 30)
    }
    public enum UIStatusBarAnimation: Int {
      case none, fade, slide
    }
    public enum UIUserInterfaceIdiom: Int {
      case unspecified = -1, phone = 0, pad = 1, tv = 2, carPlay = 3, mac = 5, vision = 6
    }
    public enum UIDeviceOrientation: Int {
      case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    }
    public enum UIUserInterfaceSizeClass: Int {
      case unspecified, compact, regular
    }
    public enum UIUserInterfaceLayoutDirection: Int {
      case leftToRight, rightToLeft
    }
    extension UIResponder {
      public static let keyboardWillShowNotification: Notification.Name = Notification.Name("UIKeyboardWillShowNotification")
      public static let keyboardDidShowNotification: Notification.Name = Notification.Name("UIKeyboardDidShowNotification")
      public static let keyboardWillHideNotification: Notification.Name = Notification.Name("UIKeyboardWillHideNotification")
      public static let keyboardDidHideNotification: Notification.Name = Notification.Name("UIKeyboardDidHideNotification")
      public static let keyboardWillChangeFrameNotification: Notification.Name = Notification.Name("UIKeyboardWillChangeFrameNotification")
      public static let keyboardDidChangeFrameNotification: Notification.Name = Notification.Name("UIKeyboardDidChangeFrameNotification")
      public static let keyboardFrameEndUserInfoKey: String = "UIKeyboardFrameEndUserInfoKey"
      public static let keyboardFrameBeginUserInfoKey: String = "UIKeyboardFrameBeginUserInfoKey"
      public static let keyboardAnimationDurationUserInfoKey: String = "UIKeyboardAnimationDurationUserInfoKey"
      public static let keyboardAnimationCurveUserInfoKey: String = "UIKeyboardAnimationCurveUserInfoKey"
    }
    @MainActor open class CADisplayLink: NSObject {
      public convenience init(target: Any, selector sel: Selector)
      open var timestamp: Double { get }
      open var targetTimestamp: Double { get }
      open var duration: Double { get }
      open var isPaused: Bool { get set }
      open var preferredFramesPerSecond: Int = 0
      open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode)
      open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode)
      open func invalidate()
    }
    """
}
