import Frameworks

extension UIKitText {
  static let containers: StaticText = """
    @MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
    }
    extension UINavigationControllerDelegate {
      public func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {}
      public func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {}
    }
    @MainActor open class UINavigationController: UIViewController {
      public init(rootViewController: UIViewController)
      public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)
      open override func loadView()
      open override func viewDidLayoutSubviews()
      open var viewControllers: [UIViewController] { get set }
      open var topViewController: UIViewController? { viewControllers.last }
      open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
      open var navigationBar: UINavigationBar { get }
      open var toolbar: UIToolbar! { get }
      open var isNavigationBarHidden: Bool = false
      open var isToolbarHidden: Bool = true
      open var hidesBarsOnSwipe: Bool = false
      open weak var delegate: UINavigationControllerDelegate?
      open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
      open func pushViewController(_ viewController: UIViewController, animated: Bool)
      @discardableResult open func popViewController(animated: Bool) -> UIViewController?
      @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]?
      @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]?
      open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool)
      open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
      open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
      open var hidesBarsOnTap: Bool = false
      open var hidesBarsWhenKeyboardAppears: Bool = false
      open var hidesBarsWhenVerticallyCompact: Bool = false
    }
    @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
    }
    extension UITabBarControllerDelegate {
      public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }
      public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
    }
    @MainActor open class UITabBarController: UIViewController {
      open override func loadView()
      open override func viewDidLayoutSubviews()
      open var viewControllers: [UIViewController]? { get set }
      open var selectedIndex: Int { get set }
      open var selectedViewController: UIViewController? { get set }
      open var tabBar: UITabBar { get }
      open weak var delegate: UITabBarControllerDelegate?
      open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) { self.viewControllers = viewControllers }
      open var customizableViewControllers: [UIViewController]? = nil
      open var isTabBarHidden: Bool = false
      open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }
    }
    @MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
      func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController?
      func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController?
    }
    extension UIPageViewControllerDataSource {
      public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
      public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
    }
    @MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    }
    extension UIPageViewControllerDelegate {
      public func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {}
      public func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {}
    }
    @MainActor open class UIPageViewController: UIViewController {
      public init(transitionStyle style: UIPageViewController.TransitionStyle, navigationOrientation: UIPageViewController.NavigationOrientation, options: [UIPageViewController.OptionsKey: Any]? = nil)
      open weak var dataSource: UIPageViewControllerDataSource?
      open weak var delegate: UIPageViewControllerDelegate?
      open var transitionStyle: UIPageViewController.TransitionStyle = .pageCurl
      open var navigationOrientation: UIPageViewController.NavigationOrientation = .horizontal
      open var viewControllers: [UIViewController]? { get }
      open var isDoubleSided: Bool = false
      open var gestureRecognizers: [UIGestureRecognizer] { [] }
      open func setViewControllers(_ viewControllers: [UIViewController]?, direction: UIPageViewController.NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil)
      open override func viewDidLayoutSubviews()
      public enum TransitionStyle: Int {
        case pageCurl, scroll
      }
      public enum NavigationOrientation: Int {
        case horizontal, vertical
      }
      public enum NavigationDirection: Int {
        case forward, reverse
      }
      public struct OptionsKey: Hashable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let spineLocation: UIPageViewController.OptionsKey = UIPageViewController.OptionsKey(rawValue: "spineLocation")
        public static let interPageSpacing: UIPageViewController.OptionsKey = UIPageViewController.OptionsKey(rawValue: "interPageSpacing")
      }
    }
    @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    }
    extension UISplitViewControllerDelegate {
      public func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column { proposedTopColumn }
      public func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool { false }
    }
    /// On a phone a split view is collapsed: one column is seen, another is pushed onto it.
    @MainActor open class UISplitViewController: UIViewController {
      public init(style: UISplitViewController.Style)
      open override func viewDidLayoutSubviews()
      open weak var delegate: UISplitViewControllerDelegate?
      open var style: UISplitViewController.Style = .unspecified
      open var viewControllers: [UIViewController] { get set }
      open var isCollapsed: Bool { true }
      open var preferredDisplayMode: UISplitViewController.DisplayMode = .automatic
      open var displayMode: UISplitViewController.DisplayMode { .secondaryOnly }
      open var presentsWithGesture: Bool = true
      open var preferredPrimaryColumnWidthFraction: CGFloat = 0.4
      open func setViewController(_ vc: UIViewController?, for column: UISplitViewController.Column)
      open func viewController(for column: UISplitViewController.Column) -> UIViewController?
      open func show(_ column: UISplitViewController.Column)
      open func hide(_ column: UISplitViewController.Column)
      public enum Style: Int {
        case unspecified, doubleColumn, tripleColumn
      }
      public enum Column: Int {
        case primary, supplementary, secondary, compact, inspector
      }
      public enum DisplayMode: Int {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
      }
      open var preferredPrimaryColumnWidth: CGFloat = 320
      open var minimumPrimaryColumnWidth: CGFloat = 0
      open var maximumPrimaryColumnWidth: CGFloat = 320
      open var preferredSplitBehavior: UISplitViewController.SplitBehavior = .automatic
      open var splitBehavior: UISplitViewController.SplitBehavior { .overlay }
      open var showsSecondaryOnlyButton: Bool = false
      public enum SplitBehavior: Int {
        case automatic, tile, overlay, displace
      }
    }
    @MainActor open class UIAlertAction: NSObject {
      public convenience init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil)
      open var title: String? = nil
      open var style: UIAlertAction.Style = .default
      open var isEnabled: Bool = true
      open var _handler: ((UIAlertAction) -> Void)? = nil
      public enum Style: Int {
        case `default`, cancel, destructive
      }
    }
    @MainActor open class UIAlertController: UIViewController {
      public convenience init(title: String?, message: String?, preferredStyle: UIAlertController.Style)
      open override func loadView()
      open var message: String? = nil
      open var preferredStyle: UIAlertController.Style = .alert
      open var preferredAction: UIAlertAction? = nil
      open var actions: [UIAlertAction] = []
      open var textFields: [UITextField]? = nil
      open func addAction(_ action: UIAlertAction) { actions.append(action) }
      open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil)
      public enum Style: Int {
        case actionSheet, alert
      }
      open var severity: UIAlertController.Severity = .default
      public enum Severity: Int {
        case `default`, critical
      }
    }
    @MainActor open class _UIAlertView: UIView {
    }
    @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
      func updateSearchResults(for searchController: UISearchController)
    }
    @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
    }
    extension UISearchControllerDelegate {
      public func willPresentSearchController(_ searchController: UISearchController) {}
      public func didPresentSearchController(_ searchController: UISearchController) {}
      public func willDismissSearchController(_ searchController: UISearchController) {}
      public func didDismissSearchController(_ searchController: UISearchController) {}
    }
    @MainActor open class UISearchController: UIViewController {
      public init(searchResultsController: UIViewController?)
      open weak var searchResultsUpdater: UISearchResultsUpdating?
      open weak var delegate: UISearchControllerDelegate?
      open var searchBar: UISearchBar { get }
      open var searchResultsController: UIViewController? = nil
      open var isActive: Bool = false
      open var obscuresBackgroundDuringPresentation: Bool = true
      open var hidesNavigationBarDuringPresentation: Bool = true
      open var automaticallyShowsCancelButton: Bool = true
    }
    """
}
