import Frameworks

extension UIKitText {
  static let controllers: StaticText = """
    @MainActor open class UIViewController: UIResponder {
      public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
      public convenience init() {
        self.init(nibName: nil, bundle: nil)
      }
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
      open func setNeedsUpdateProperties()
      open func updatePropertiesIfNeeded()
      open func viewSafeAreaInsetsDidChange() {}
      open func viewLayoutMarginsDidChange() {}
      open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {}
      open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
      open var isEditing: Bool = false
      open var editButtonItem: UIBarButtonItem { get }
      open func editButtonTapped(_ sender: UIBarButtonItem)
      open var navigationController: UINavigationController? { get }
      open var tabBarController: UITabBarController? { get }
      open var splitViewController: UISplitViewController? { get }
      open var tabBarItem: UITabBarItem! { get set }
      open var toolbarItems: [UIBarButtonItem]? = nil
      open var hidesBottomBarWhenPushed: Bool = false
      open var presentationController: UIPresentationController? { get }
      open var sheetPresentationController: UISheetPresentationController? { get }
      open var popoverPresentationController: UIPopoverPresentationController? { get }
      open var isBeingPresented: Bool { get }
      open var isBeingDismissed: Bool { get }
      open var isMovingToParent: Bool { get }
      open var isMovingFromParent: Bool { get }
      open var definesPresentationContext: Bool = false
      open var additionalSafeAreaInsets: UIEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
      open var extendedLayoutIncludesOpaqueBars: Bool = false
      open var prefersStatusBarHidden: Bool { false }
      open var preferredStatusBarStyle: Int { 0 }
      open func setNeedsStatusBarAppearanceUpdate() {}
      open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
      open var restorationIdentifier: String? = nil
      open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool)
      open func endAppearanceTransition()
      open func show(_ vc: UIViewController, sender: Any?)
      open func showDetailViewController(_ vc: UIViewController, sender: Any?)
      open func preferredContentSizeDidChange(forChildContentContainer container: UIViewController) {}
      open func systemLayoutFittingSizeDidChange(forChildContentContainer container: UIViewController) {}
      open func setContentScrollView(_ scrollView: UIScrollView?) {}
      open weak var transitioningDelegate: UIViewControllerTransitioningDelegate?
      open var contentUnavailableConfiguration: (any UIContentConfiguration)? = nil
      open var title: String? { get set }
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
      open var edgesForExtendedLayout: UIRectEdge = UIRectEdge(rawValue: 15)
      open var overrideUserInterfaceStyle: UIUserInterfaceStyle = .unspecified
      open var traitCollection: UITraitCollection { get }
      open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
      open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil)
      open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
      open var shouldAutorotate: Bool { true }
      open var prefersHomeIndicatorAutoHidden: Bool { false }
      open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
      open var modalPresentationCapturesStatusBarAppearance: Bool = false
      open var providesPresentationContextTransitionStyle: Bool = false
      open var childForStatusBarStyle: UIViewController? { nil }
      open var childForStatusBarHidden: UIViewController? { nil }
      open var viewRespectsSystemMinimumLayoutMargins: Bool = true
      open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
      open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
      open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }
    }
    public enum UIModalPresentationStyle: Int {
      case automatic = -2, none = -1, fullScreen = 0, pageSheet = 1, formSheet = 2, currentContext = 3, custom = 4, overFullScreen = 5, overCurrentContext = 6, popover = 7
    }
    public enum UIModalTransitionStyle: Int {
      case coverVertical, flipHorizontal, crossDissolve, partialCurl
    }
    @MainActor public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
    }
    @MainActor public class UIViewControllerTransitionCoordinator: NSObject {
      @discardableResult public func animate(alongsideTransition animation: ((UIViewControllerTransitionCoordinator) -> Void)?, completion: ((UIViewControllerTransitionCoordinator) -> Void)? = nil) -> Bool
    }
    @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    }
    extension UIAdaptivePresentationControllerDelegate {
      public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
      public func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection) -> UIModalPresentationStyle { .none }
      public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
      public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
      public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
      public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
    }
    @MainActor open class UIPresentationController: NSObject {
      open weak var delegate: UIAdaptivePresentationControllerDelegate?
      open weak var _presented: UIViewController?
      open var presentedViewController: UIViewController { _presented! }
      open var presentingViewController: UIViewController { _presented!.presentingViewController! }
      open var presentedView: UIView? { _presented?.view }
      open var containerView: UIView? { _presented?.viewIfLoaded?.superview }
      open var presentationStyle: UIModalPresentationStyle { _presented?.modalPresentationStyle ?? .automatic }
    }
    @MainActor public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    }
    extension UISheetPresentationControllerDelegate {
      public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(_ sheetPresentationController: UISheetPresentationController) {}
    }
    @MainActor open class UISheetPresentationController: UIPresentationController {
      open var detents: [UISheetPresentationController.Detent] = []
      open var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier? = nil
      open var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier? = nil
      open var prefersGrabberVisible: Bool = false
      open var prefersScrollingExpandsWhenScrolledToEdge: Bool = true
      open var prefersEdgeAttachedInCompactHeight: Bool = false
      open var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool = false
      open var preferredCornerRadius: CGFloat? = nil
      open func animateChanges(_ changes: () -> Void) { changes() }
      open func invalidateDetents() {}
      @MainActor open class Detent: NSObject {
        public struct Identifier: Hashable {
          public var rawValue: String
          public init(_ rawValue: String) { self.rawValue = rawValue }
          public static let medium: UISheetPresentationController.Detent.Identifier = UISheetPresentationController.Detent.Identifier("com.apple.UIKit.medium")
          public static let large: UISheetPresentationController.Detent.Identifier = UISheetPresentationController.Detent.Identifier("com.apple.UIKit.large")
        }
        open var identifier: UISheetPresentationController.Detent.Identifier = UISheetPresentationController.Detent.Identifier("")
        public static func medium() -> UISheetPresentationController.Detent
        public static func large() -> UISheetPresentationController.Detent
        public static func custom(identifier: UISheetPresentationController.Detent.Identifier? = nil, resolver: @escaping (AnyObject) -> CGFloat?) -> UISheetPresentationController.Detent
      }
    }
    @MainActor public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
    }
    @MainActor open class UIPopoverPresentationController: UIPresentationController {
      open var sourceView: UIView? = nil
      open var sourceRect: CGRect = CGRect(x: 0, y: 0, width: 0, height: 0)
      open var barButtonItem: UIBarButtonItem? = nil
      open var sourceItem: AnyObject? = nil
      open var permittedArrowDirections: UIPopoverArrowDirection = .any
      open var backgroundColor: UIColor? = nil
      open var passthroughViews: [UIView]? = nil
    }
    public struct UIPopoverArrowDirection: OptionSet {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let up: UIPopoverArrowDirection = UIPopoverArrowDirection(rawValue: 1)
      public static let down: UIPopoverArrowDirection = UIPopoverArrowDirection(rawValue: 2)
      public static let left: UIPopoverArrowDirection = UIPopoverArrowDirection(rawValue: 4)
      public static let right: UIPopoverArrowDirection = UIPopoverArrowDirection(rawValue: 8)
      public static let any: UIPopoverArrowDirection = UIPopoverArrowDirection(rawValue: 15)
    }
    """
}
