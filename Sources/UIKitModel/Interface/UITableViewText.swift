import Frameworks

extension UIKitText {
  static let tables: StaticText = """
    @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    }
    extension UITableViewDataSource {
      public func numberOfSections(in tableView: UITableView) -> Int { 1 }
      public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
      public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
      public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
      public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
      public func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
      public func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
      public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    }
    @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
    }
    extension UITableViewDelegate {
      public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
      public func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
      public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { -1 }
      public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { -1 }
      public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { -1 }
      public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { -1 }
      public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
      public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
      public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
      public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
      public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
      public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
      public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
      public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
      public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
      public func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { .delete }
      public func tableView(_ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath) -> String? { nil }
      public func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
      public func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { nil }
      public func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { nil }
      public func tableView(_ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { nil }
    }
    /// - Unsimulated: nothing is fetched ahead; cells are asked for when they come into sight
    @MainActor public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    }
    @MainActor open class UITableView: UIScrollView {
      public static let selectionDidChangeNotification: Notification.Name = Notification.Name("UITableViewSelectionDidChangeNotification")
      public init(frame: CGRect, style: UITableView.Style)
      public static let automaticDimension: CGFloat = -1
      open weak var dataSource: UITableViewDataSource?
      open var style: UITableView.Style = .plain
      open var rowHeight: CGFloat = -1
      open var estimatedRowHeight: CGFloat = -1
      open var sectionHeaderHeight: CGFloat = -1
      open var sectionFooterHeight: CGFloat = -1
      open var estimatedSectionHeaderHeight: CGFloat = -1
      open var sectionHeaderTopPadding: CGFloat = 0
      open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine
      open var separatorColor: UIColor? = nil
      open var separatorInset: UIEdgeInsets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
      open var tableHeaderView: UIView? { get set }
      open var tableFooterView: UIView? { get set }
      open var backgroundView: UIView? = nil
      open var allowsSelection: Bool = true
      open var allowsMultipleSelection: Bool = false
      open var allowsSelectionDuringEditing: Bool = false
      open var allowsMultipleSelectionDuringEditing: Bool = false
      open var isEditing: Bool = false
      open var selfSizingInvalidation: Int = 1
      open var selectionFollowsFocus: Bool = false
      open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
      open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String)
      open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String)
      open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell?
      open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell
      open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView?
      open func reloadData()
      open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
      open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
      open func reconfigureRows(at indexPaths: [IndexPath])
      open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
      open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
      open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath)
      open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
      open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
      open func beginUpdates()
      open func endUpdates()
      open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
      open var numberOfSections: Int { get }
      open func numberOfRows(inSection section: Int) -> Int
      open func cellForRow(at indexPath: IndexPath) -> UITableViewCell?
      open func indexPath(for cell: UITableViewCell) -> IndexPath?
      open func indexPathForRow(at point: CGPoint) -> IndexPath?
      open func rectForRow(at indexPath: IndexPath) -> CGRect
      open func headerView(forSection section: Int) -> UITableViewHeaderFooterView?
      open var visibleCells: [UITableViewCell] { get }
      open var indexPathsForVisibleRows: [IndexPath]? { get }
      open var indexPathForSelectedRow: IndexPath? { get }
      open var indexPathsForSelectedRows: [IndexPath]? { get }
      open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition)
      open func deselectRow(at indexPath: IndexPath, animated: Bool)
      open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool)
      open override func layoutSubviews()
      public enum Style: Int {
        case plain, grouped, insetGrouped
      }
      public enum ScrollPosition: Int {
        case none, top, middle, bottom
      }
      public enum RowAnimation: Int {
        case fade, right, left, top, bottom, none, middle, automatic = 100
      }
      public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
      }
      open weak var prefetchDataSource: UITableViewDataSourcePrefetching?
      open var isPrefetchingEnabled: Bool = true
      open var sectionIndexColor: UIColor? = nil
      open var sectionIndexBackgroundColor: UIColor? = nil
      open var sectionIndexMinimumDisplayRowCount: Int = 0
      open var cellLayoutMarginsFollowReadableWidth: Bool = false
      open var fillerRowHeight: CGFloat = 0
      open var remembersLastFocusedIndexPath: Bool = false
      open var dragInteractionEnabled: Bool = false
      open var hasUncommittedUpdates: Bool { false }
      open func reloadSectionIndexTitles() {}
      open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { indexPathsForVisibleRows?.filter { rectForRow(at: $0).intersects(rect) } }
    }
    @MainActor open class UITableViewCell: UIView {
      public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)
      open var reuseIdentifier: String? { get }
      open var contentView: UIView { get }
      open var textLabel: UILabel? { get }
      open var detailTextLabel: UILabel? { get }
      open var imageView: UIImageView? { get }
      open var backgroundView: UIView? = nil
      open var selectedBackgroundView: UIView? = nil
      open var accessoryType: UITableViewCell.AccessoryType = .none
      open var accessoryView: UIView? { get set }
      open var selectionStyle: UITableViewCell.SelectionStyle = .default
      open var isSelected: Bool = false
      open var isHighlighted: Bool = false
      open var isEditing: Bool = false
      open var separatorInset: UIEdgeInsets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
      open var contentConfiguration: (any UIContentConfiguration)? { get set }
      open var backgroundConfiguration: UIBackgroundConfiguration? = nil
      open var automaticallyUpdatesContentConfiguration: Bool = true
      open var automaticallyUpdatesBackgroundConfiguration: Bool = true
      open var configurationState: UICellConfigurationState { get }
      open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? = nil
      open func setNeedsUpdateConfiguration()
      open func updateConfiguration(using state: UICellConfigurationState) {}
      open func defaultContentConfiguration() -> UIListContentConfiguration
      open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { UIBackgroundConfiguration.clear() }
      open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
      open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
      open override func layoutSubviews()
      public enum CellStyle: Int {
        case `default`, value1, value2, subtitle
      }
      public enum AccessoryType: Int {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
      }
      public enum SelectionStyle: Int {
        case none, blue, gray, `default`
      }
      public enum SeparatorStyle: Int {
        case none, singleLine
      }
      public enum EditingStyle: Int {
        case none, delete, insert
      }
      open var editingAccessoryType: UITableViewCell.AccessoryType = .none
      open var multipleSelectionBackgroundView: UIView? = nil
      open var indentationLevel: Int = 0
      open var indentationWidth: CGFloat = 10
      open var shouldIndentWhileEditing: Bool = true
      open var showsReorderControl: Bool = false
      open var focusStyle: Int = 0
      open var userInteractionEnabledWhileDragging: Bool = false
      open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    }
    @MainActor open class UITableViewHeaderFooterView: UIView {
      public init(reuseIdentifier: String?)
      open var reuseIdentifier: String? { get }
      open var contentView: UIView { get }
      open var textLabel: UILabel? { get }
      open var detailTextLabel: UILabel? { get }
      open var contentConfiguration: (any UIContentConfiguration)? { get set }
      open var backgroundConfiguration: UIBackgroundConfiguration? = nil
      open func defaultContentConfiguration() -> UIListContentConfiguration
      open override func layoutSubviews()
    }
    @MainActor open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
      public init(style: UITableView.Style)
      open override func loadView()
      open var tableView: UITableView! { get set }
      open var clearsSelectionOnViewWillAppear: Bool = true
      open var refreshControl: UIRefreshControl? { get set }
      open override func setEditing(_ editing: Bool, animated: Bool) {
        isEditing = editing
        tableView.setEditing(editing, animated: animated)
      }
      open func numberOfSections(in tableView: UITableView) -> Int { 1 }
      open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
      open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
      open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
      open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
      open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
      open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
      open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
      open func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath) {}
      open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
      open func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
      open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { -1 }
      open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { -1 }
      open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { -1 }
      open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { -1 }
      open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
      open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
      open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
      open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
      open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
      open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
      open func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath) -> UITableViewCell.EditingStyle { .delete }
      open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
      open func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { nil }
      open func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? { nil }
      open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
      open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
      open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
      open func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {}
      open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
      open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
      open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
      open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
      open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
      open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    }
    @MainActor open class UIContextualAction: NSObject {
      public convenience init(style: UIContextualAction.Style, title: String?, handler: @escaping (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void)
      open var style: UIContextualAction.Style = .normal
      open var title: String? = nil
      open var image: UIImage? = nil
      open var backgroundColor: UIColor! = nil
      open var _handler: ((UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void)? = nil
      public enum Style: Int {
        case normal, destructive
      }
    }
    @MainActor open class UISwipeActionsConfiguration: NSObject {
      public convenience init(actions: [UIContextualAction])
      open var actions: [UIContextualAction] = []
      open var performsFirstActionWithFullSwipe: Bool = true
    }
    @MainActor open class _UISwipeActionView: UIView {
    }
    """

  /// Content configurations: the protocol pair, the list's own, and a cell's state.
  static let configurations: StaticText = """
    public protocol UIConfigurationState {
    }
    @MainActor public protocol UIContentConfiguration {
      func makeContentView() -> any UIView & UIContentView
      func updated(for state: any UIConfigurationState) -> Self
    }
    @MainActor public protocol UIContentView: NSObjectProtocol {
      var configuration: any UIContentConfiguration { get set }
    }
    extension UIContentView {
      public func supports(_ configuration: any UIContentConfiguration) -> Bool { type(of: self.configuration) == type(of: configuration) }
    }
    public struct UIViewConfigurationState: UIConfigurationState, Hashable {
      public var isDisabled: Bool = false
      public var isHighlighted: Bool = false
      public var isSelected: Bool = false
      public var isFocused: Bool = false
      public var isPinned: Bool = false
    }
    public struct UICellConfigurationState: UIConfigurationState, Hashable {
      public var isDisabled: Bool = false
      public var isHighlighted: Bool = false
      public var isSelected: Bool = false
      public var isFocused: Bool = false
      public var isEditing: Bool = false
      public var isExpanded: Bool = false
      public var isSwiped: Bool = false
      public var isReordering: Bool = false
    }
    public struct UIBackgroundConfiguration {
      public var backgroundColor: UIColor? = nil
      public var cornerRadius: CGFloat = 0
      public var strokeColor: UIColor? = nil
      public var strokeWidth: CGFloat = 0
      public var backgroundInsets: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
      public init()
      public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
      public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
      public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
      public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
      public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
    }
    public struct UIListContentConfiguration: UIContentConfiguration {
      public var text: String? = nil
      public var attributedText: NSAttributedString? = nil
      public var secondaryText: String? = nil
      public var secondaryAttributedText: NSAttributedString? = nil
      public var image: UIImage? = nil
      public var textProperties: UIListContentConfiguration.TextProperties = UIListContentConfiguration.TextProperties()
      public var secondaryTextProperties: UIListContentConfiguration.TextProperties = UIListContentConfiguration.TextProperties()
      public var imageProperties: UIListContentConfiguration.ImageProperties = UIListContentConfiguration.ImageProperties()
      public var directionalLayoutMargins: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
      public var prefersSideBySideTextAndSecondaryText: Bool = false
      public var imageToTextPadding: CGFloat = 16
      public var textToSecondaryTextVerticalPadding: CGFloat = 3
      public init()
      public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
      public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
      public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
      public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
      public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
      public static func header() -> UIListContentConfiguration { UIListContentConfiguration() }
      public static func footer() -> UIListContentConfiguration { UIListContentConfiguration() }
      public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
      @MainActor public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
      @MainActor public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
      public struct TextProperties {
        public var font: UIFont = UIFont.systemFont(ofSize: 17)
        public var color: UIColor = UIColor.label
        public var numberOfLines: Int = 0
        public var alignment: Int = 0
        public var lineBreakMode: NSLineBreakMode = .byTruncatingTail
        public var adjustsFontForContentSizeCategory: Bool = true
        public init()
      }
      public struct ImageProperties {
        public var tintColor: UIColor? = nil
        public var cornerRadius: CGFloat = 0
        public var maximumSize: CGSize = CGSize(width: 0, height: 0)
        public var reservedLayoutSize: CGSize = CGSize(width: 0, height: 0)
        public init()
      }
    }
    @MainActor open class UIListContentView: UIView, UIContentView {
      public init(configuration: UIListContentConfiguration)
      open var configuration: any UIContentConfiguration { get set }
      open override func layoutSubviews()
    }
    """
}
