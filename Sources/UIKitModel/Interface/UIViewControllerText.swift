import Frameworks

extension UIKitText {
  static let controllers: StaticText = """
    @MainActor open class UIViewController: UIResponder {
      public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
      public convenience init()
      public required init?(coder: NSCoder)
      open var view: UIView! { get set }
      open var viewIfLoaded: UIView? { get }
      open var isViewLoaded: Bool { get }
      open func loadView()
      open func loadViewIfNeeded()
      open func viewDidLoad() {}
      open func viewWillAppear(_ animated: Bool) {}
      open func viewIsAppearing(_ animated: Bool) {}
      open func viewDidAppear(_ animated: Bool) {}
      open func viewWillDisappear(_ animated: Bool) {}
      open func viewDidDisappear(_ animated: Bool) {}
      open func viewWillLayoutSubviews() {}
      open func viewDidLayoutSubviews() {}
      open func updateViewConstraints() {}
      open func updateProperties() {}
      open func didReceiveMemoryWarning() {}
      open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
      open var title: String? = nil
      open var navigationItem: UINavigationItem { get }
      open weak var parent: UIViewController? { get }
      open var children: [UIViewController] { get }
      open func addChild(_ childController: UIViewController)
      open func removeFromParent()
      open func willMove(toParent parent: UIViewController?)
      open func didMove(toParent parent: UIViewController?)
      open var presentedViewController: UIViewController? { get }
      open var presentingViewController: UIViewController? { get }
      open var preferredContentSize: CGSize = CGSize(width: 0, height: 0)
      open var modalPresentationStyle: UIModalPresentationStyle = .automatic
      open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
      open var isModalInPresentation: Bool = false
      open var edgesForExtendedLayout: Int = 15
      open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
      open var traitCollection: UITraitCollection { get }
      open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
      open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil)
    }
    @MainActor open class UINavigationItem: NSObject {
      open var title: String? = nil
      open var prompt: String? = nil
    }
    public enum UIModalPresentationStyle: Int {
      case automatic = -2, none = -1, fullScreen = 0, pageSheet = 1, formSheet = 2, currentContext = 3, custom = 4, overFullScreen = 5, overCurrentContext = 6, popover = 7
    }
    public enum UIModalTransitionStyle: Int {
      case coverVertical, flipHorizontal, crossDissolve, partialCurl
    }
    @MainActor open class UIActivity: NSObject {
      public struct ActivityType: Hashable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let print: UIActivity.ActivityType = UIActivity.ActivityType(rawValue: "com.apple.UIKit.activity.Print")
        public static let mail: UIActivity.ActivityType = UIActivity.ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
        public static let message: UIActivity.ActivityType = UIActivity.ActivityType(rawValue: "com.apple.UIKit.activity.Message")
        public static let copyToPasteboard: UIActivity.ActivityType = UIActivity.ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
        public static let assignToContact: UIActivity.ActivityType = UIActivity.ActivityType(rawValue: "com.apple.UIKit.activity.AssignToContact")
      }
    }
    @MainActor open class UIActivityViewController: UIViewController {
      public init(activityItems: [Any], applicationActivities: [UIActivity]?)
      open var activityItems: [Any] = []
      open var applicationActivities: [UIActivity]? = nil
      open var excludedActivityTypes: [UIActivity.ActivityType]? = nil
      open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, Error?) -> Void)? = nil
    }
    """
}
