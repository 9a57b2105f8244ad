import Frameworks

extension UIKitText {
  /// Actions, menus, button configurations, effects and bars.
  static let menus: StaticText = """
    @MainActor open class UIMenuElement: NSObject {
      open var title: String = ""
      open var subtitle: String? = nil
      open var image: UIImage? = nil
      public struct Attributes: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let disabled: UIMenuElement.Attributes = UIMenuElement.Attributes(rawValue: 1)
        public static let destructive: UIMenuElement.Attributes = UIMenuElement.Attributes(rawValue: 2)
        public static let hidden: UIMenuElement.Attributes = UIMenuElement.Attributes(rawValue: 4)
        public static let keepsMenuPresented: UIMenuElement.Attributes = UIMenuElement.Attributes(rawValue: 8)
      }
      public enum State: Int {
        case off, on, mixed
      }
    }
    @MainActor open class UIAction: UIMenuElement {
      public struct Identifier: Hashable {
        public var rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(rawValue: String) { self.rawValue = rawValue }
      }
      public init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off, handler: @escaping (UIAction) -> Void)
      open var identifier: UIAction.Identifier = UIAction.Identifier("")
      open var discoverabilityTitle: String? = nil
      open var attributes: UIMenuElement.Attributes = []
      open var state: UIMenuElement.State = .off
      open var handler: (UIAction) -> Void
      open var sender: Any? { get }
    }
    @MainActor open class UIMenu: UIMenuElement {
      public struct Options: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let displayInline: UIMenu.Options = UIMenu.Options(rawValue: 1)
        public static let destructive: UIMenu.Options = UIMenu.Options(rawValue: 2)
        public static let singleSelection: UIMenu.Options = UIMenu.Options(rawValue: 32)
      }
      public struct Identifier: Hashable {
        public var rawValue: String
        public init(_ rawValue: String) { self.rawValue = rawValue }
      }
      public init(title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil, options: UIMenu.Options = [], children: [UIMenuElement] = [])
      open var options: UIMenu.Options = []
      open var children: [UIMenuElement] = []
      open var selectedElements: [UIMenuElement] { children.filter { ($0 as? UIAction)?.state == .on } }
    }
    @MainActor open class UIButton: UIControl {
      public convenience init(type buttonType: UIButton.ButtonType) {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
        self.buttonType = buttonType
      }
      public convenience init(type buttonType: UIButton.ButtonType, primaryAction: UIAction?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
        self.buttonType = buttonType
        self._adopt(primaryAction)
      }
      public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        self._adopt(primaryAction)
      }
      public convenience init(primaryAction: UIAction?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
        self._adopt(primaryAction)
      }
      public convenience init(configuration: UIButton.Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 0))
        self.configuration = configuration
        self._adopt(primaryAction)
      }
      open var configuration: UIButton.Configuration? = nil
      open var configurationUpdateHandler: ((UIButton) -> Void)? = nil
      open var automaticallyUpdatesConfiguration: Bool = true
      open func setNeedsUpdateConfiguration()
      open func updateConfiguration() {}
      open var menu: UIMenu? = nil
      open var changesSelectionAsPrimaryAction: Bool = false
      open var role: UIButton.Role = .normal
      open func setTitle(_ title: String?, for state: UIControl.State)
      open func title(for state: UIControl.State) -> String?
      open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State)
      open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
      open func setImage(_ image: UIImage?, for state: UIControl.State)
      open func image(for state: UIControl.State) -> UIImage?
      open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {}
      open var currentTitle: String? { get }
      open var currentImage: UIImage? { image(for: .normal) }
      open var titleLabel: UILabel? { get }
      open var imageView: UIImageView? { nil }
      open var buttonType: UIButton.ButtonType = .custom
      open var contentEdgeInsets: UIEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
      open var titleEdgeInsets: UIEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
      open var imageEdgeInsets: UIEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
      public enum ButtonType: Int {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
      }
      public enum Role: Int {
        case normal, primary, cancel, destructive
      }
      public struct Configuration {
        public var title: String? = nil
        public var subtitle: String? = nil
        public var image: UIImage? = nil
        public var baseForegroundColor: UIColor? = nil
        public var baseBackgroundColor: UIColor? = nil
        public var contentInsets: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
        public var imagePadding: CGFloat = 0
        public var titlePadding: CGFloat = 1
        public var imagePlacement: NSDirectionalRectEdge = .leading
        public var buttonSize: UIButton.Configuration.Size = .medium
        public var cornerStyle: UIButton.Configuration.CornerStyle = .dynamic
        public var showsActivityIndicator: Bool = false
        public var background: UIBackgroundConfiguration = UIBackgroundConfiguration.clear()
        public init()
        public static func plain() -> UIButton.Configuration { UIButton.Configuration() }
        public static func gray() -> UIButton.Configuration { UIButton.Configuration() }
        public static func tinted() -> UIButton.Configuration { UIButton.Configuration() }
        public static func filled() -> UIButton.Configuration { UIButton.Configuration() }
        public static func borderless() -> UIButton.Configuration { UIButton.Configuration() }
        public static func bordered() -> UIButton.Configuration { UIButton.Configuration() }
        public static func borderedTinted() -> UIButton.Configuration { UIButton.Configuration() }
        public static func borderedProminent() -> UIButton.Configuration { UIButton.Configuration() }
        public enum Size: Int {
          case medium, small, mini, large
        }
        public enum CornerStyle: Int {
          case fixed = -1, dynamic, small, medium, large, capsule
        }
      }
    }
    public struct NSDirectionalRectEdge: OptionSet {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let top: NSDirectionalRectEdge = NSDirectionalRectEdge(rawValue: 1)
      public static let leading: NSDirectionalRectEdge = NSDirectionalRectEdge(rawValue: 2)
      public static let bottom: NSDirectionalRectEdge = NSDirectionalRectEdge(rawValue: 4)
      public static let trailing: NSDirectionalRectEdge = NSDirectionalRectEdge(rawValue: 8)
      public static let all: NSDirectionalRectEdge = NSDirectionalRectEdge(rawValue: 15)
    }
    public struct UIRectEdge: OptionSet {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let top: UIRectEdge = UIRectEdge(rawValue: 1)
      public static let left: UIRectEdge = UIRectEdge(rawValue: 2)
      public static let bottom: UIRectEdge = UIRectEdge(rawValue: 4)
      public static let right: UIRectEdge = UIRectEdge(rawValue: 8)
      public static let all: UIRectEdge = UIRectEdge(rawValue: 15)
    }
    @MainActor open class UIVisualEffect: NSObject {
    }
    @MainActor open class UIBlurEffect: UIVisualEffect {
      public init(style: UIBlurEffect.Style)
      open var style: UIBlurEffect.Style = .regular
      public enum Style: Int {
        case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
      }
    }
    @MainActor open class UIVibrancyEffect: UIVisualEffect {
      public init(blurEffect: UIBlurEffect)
      open var blurEffect: UIBlurEffect
    }
    @MainActor open class UIVisualEffectView: UIView {
      public init(effect: UIVisualEffect?)
      open var effect: UIVisualEffect? = nil
      open var contentView: UIView { get }
      open override func layoutSubviews()
    }
    """

  static let bars: StaticText = """
    public enum UIBarStyle: Int {
      case `default`, black
    }
    public enum UIBarMetrics: Int {
      case `default`, compact, defaultPrompt, compactPrompt
    }
    public struct UIOffset: Equatable, Hashable {
      public var horizontal: CGFloat
      public var vertical: CGFloat
      public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
      }
      public static let zero: UIOffset = UIOffset(horizontal: 0, vertical: 0)
    }
    @MainActor open class UIBarItem: NSObject {
      open var title: String? = nil
      open var image: UIImage? = nil
      open var isEnabled: Bool = true
      open var tag: Int = 0
      open var accessibilityIdentifier: String? = nil
      open var accessibilityLabel: String? = nil
    }
    @MainActor open class UIBarButtonItem: UIBarItem {
      public convenience init(title: String?, style: UIBarButtonItem.Style, target: AnyObject?, action: Selector?)
      public convenience init(image: UIImage?, style: UIBarButtonItem.Style, target: AnyObject?, action: Selector?)
      public convenience init(barButtonSystemItem systemItem: UIBarButtonItem.SystemItem, target: AnyObject?, action: Selector?)
      public convenience init(systemItem: UIBarButtonItem.SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil)
      public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil)
      public convenience init(primaryAction: UIAction?)
      public convenience init(customView: UIView)
      public static func flexibleSpace() -> UIBarButtonItem
      public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem
      open weak var target: AnyObject?
      open var action: Selector? = nil
      open var primaryAction: UIAction? = nil
      open var menu: UIMenu? = nil
      open var customView: UIView? = nil
      open var style: UIBarButtonItem.Style = .plain
      open var width: CGFloat = 0
      open var tintColor: UIColor? = nil
      open var isHidden: Bool = false
      public enum Style: Int {
        case plain, bordered, done, prominent
      }
      public enum SystemItem: Int {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
      }
    }
    @MainActor open class UIToolbar: UIView {
      open var items: [UIBarButtonItem]? = nil
      open var isTranslucent: Bool = true
      open var barTintColor: UIColor? = nil
      open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
      open var barStyle: UIBarStyle = .default
      open var standardAppearance: UIToolbarAppearance = UIToolbarAppearance()
      open var compactAppearance: UIToolbarAppearance? = nil
      open var scrollEdgeAppearance: UIToolbarAppearance? = nil
    }
    @MainActor open class UIBarAppearance: NSObject {
      open var backgroundColor: UIColor? = nil
      open var shadowColor: UIColor? = nil
      open func configureWithDefaultBackground() {}
      open func configureWithOpaqueBackground() {}
      open func configureWithTransparentBackground() {}
    }
    @MainActor open class UINavigationBarAppearance: UIBarAppearance {
      open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
      open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    }
    @MainActor open class UITabBarAppearance: UIBarAppearance {
    }
    @MainActor open class UIToolbarAppearance: UIBarAppearance {
    }
    @MainActor open class UINavigationItem: NSObject {
      public init(title: String)
      open var title: String? = nil
      open var subtitle: String? = nil
      open var prompt: String? = nil
      open var titleView: UIView? = nil
      open var leftBarButtonItem: UIBarButtonItem? { get { leftBarButtonItems?.first } set { leftBarButtonItems = newValue.map { [$0] } } }
      open var rightBarButtonItem: UIBarButtonItem? { get { rightBarButtonItems?.first } set { rightBarButtonItems = newValue.map { [$0] } } }
      open var leftBarButtonItems: [UIBarButtonItem]? = nil
      open var rightBarButtonItems: [UIBarButtonItem]? = nil
      open var backBarButtonItem: UIBarButtonItem? = nil
      open var backButtonTitle: String? = nil
      open var hidesBackButton: Bool = false
      open var leftItemsSupplementBackButton: Bool = false
      open var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode = .automatic
      open var searchController: UISearchController? = nil
      open var hidesSearchBarWhenScrolling: Bool = true
      open var standardAppearance: UINavigationBarAppearance? = nil
      open var scrollEdgeAppearance: UINavigationBarAppearance? = nil
      open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
      open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
      public enum LargeTitleDisplayMode: Int {
        case automatic, always, never, inline
      }
    }
    @MainActor open class UINavigationBar: UIView {
      open var prefersLargeTitles: Bool = false
      open var isTranslucent: Bool = true
      open var barTintColor: UIColor? = nil
      open var titleTextAttributes: [NSAttributedString.Key: Any]? = nil
      open var standardAppearance: UINavigationBarAppearance = UINavigationBarAppearance()
      open var compactAppearance: UINavigationBarAppearance? = nil
      open var scrollEdgeAppearance: UINavigationBarAppearance? = nil
      open var items: [UINavigationItem]? = nil
      open var topItem: UINavigationItem? { items?.last }
      open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
      open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
      open var barStyle: UIBarStyle = .default
      open var shadowImage: UIImage? = nil
      open var backIndicatorImage: UIImage? = nil
      open var backIndicatorTransitionMaskImage: UIImage? = nil
      open var compactScrollEdgeAppearance: UINavigationBarAppearance? = nil
      open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? = nil
      open var backItem: UINavigationItem? { items?.dropLast().last }
      open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
      @discardableResult open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
    }
    @MainActor open class UITabBarItem: UIBarItem {
      public convenience init(title: String?, image: UIImage?, tag: Int)
      public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?)
      public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int)
      open var badgeValue: String? = nil
      open var badgeColor: UIColor? = nil
      open var selectedImage: UIImage? = nil
      public enum SystemItem: Int {
        case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed
      }
    }
    @MainActor public protocol UITabBarDelegate: NSObjectProtocol {
    }
    extension UITabBarDelegate {
      public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
    }
    @MainActor open class UITabBar: UIView {
      open weak var delegate: UITabBarDelegate?
      open var items: [UITabBarItem]? = nil
      open weak var selectedItem: UITabBarItem?
      open var barTintColor: UIColor? = nil
      open var unselectedItemTintColor: UIColor? = nil
      open var isTranslucent: Bool = true
      open var standardAppearance: UITabBarAppearance = UITabBarAppearance()
      open var scrollEdgeAppearance: UITabBarAppearance? = nil
      open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
      open var barStyle: UIBarStyle = .default
      open var itemPositioning: UITabBar.ItemPositioning = .automatic
      open var itemWidth: CGFloat = 0
      open var itemSpacing: CGFloat = 0
      open var backgroundImage: UIImage? = nil
      open var shadowImage: UIImage? = nil
      open var selectionIndicatorImage: UIImage? = nil
      public enum ItemPositioning: Int {
        case automatic, fill, centered
      }
    }
    """
}
