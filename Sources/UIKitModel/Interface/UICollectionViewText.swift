import Frameworks

extension UIKitText {
  static let collections: StaticText = """
    @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    }
    extension UICollectionViewDataSource {
      public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
      public func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView { UICollectionReusableView() }
    }
    @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    }
    extension UICollectionViewDelegate {
      public func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }
      public func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
      public func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
      public func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
      public func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }
      public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
      public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
      public func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
      public func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
      public func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { nil }
    }
    @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    }
    extension UICollectionViewDelegateFlowLayout {
      public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath) -> CGSize { CGSize(width: 50, height: 50) }
      public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, insetForSectionAt section: Int) -> UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
      public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumLineSpacingForSectionAt section: Int) -> CGFloat { 10 }
      public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, minimumInteritemSpacingForSectionAt section: Int) -> CGFloat { 10 }
      public func collectionView(_ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout, referenceSizeForHeaderInSection section: Int) -> CGSize { CGSize(width: 0, height: 0) }
    }
    @MainActor open class UICollectionReusableView: UIView {
      open var reuseIdentifier: String? { get }
    }
    @MainActor open class UICollectionViewCell: UICollectionReusableView {
      open var contentView: UIView { get }
      open var isSelected: Bool = false
      open var isHighlighted: Bool = false
      open var backgroundView: UIView? = nil
      open var selectedBackgroundView: UIView? = nil
      open var contentConfiguration: (any UIContentConfiguration)? { get set }
      open var backgroundConfiguration: UIBackgroundConfiguration? = nil
      open var automaticallyUpdatesContentConfiguration: Bool = true
      open var configurationState: UICellConfigurationState { get }
      open var configurationUpdateHandler: ((UICollectionViewCell, UICellConfigurationState) -> Void)? = nil
      open func setNeedsUpdateConfiguration()
      open func updateConfiguration(using state: UICellConfigurationState) {}
      open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes { layoutAttributes }
      open override func layoutSubviews()
    }
    @MainActor open class UICollectionViewListCell: UICollectionViewCell {
      open var accessories: [UICellAccessory] = []
      open var indentationLevel: Int = 0
      open func defaultContentConfiguration() -> UIListContentConfiguration
    }
    public struct UICellAccessory {
      public var _kind: String
      public static func disclosureIndicator() -> UICellAccessory { UICellAccessory(_kind: "disclosure") }
      public static func checkmark() -> UICellAccessory { UICellAccessory(_kind: "checkmark") }
      public static func delete() -> UICellAccessory { UICellAccessory(_kind: "delete") }
      public static func reorder() -> UICellAccessory { UICellAccessory(_kind: "reorder") }
      public static func outlineDisclosure() -> UICellAccessory { UICellAccessory(_kind: "outline") }
      public static func label(text: String) -> UICellAccessory { UICellAccessory(_kind: text) }
      public init(_kind: String) { self._kind = _kind }
    }
    /// - Unsimulated: nothing is fetched ahead; cells are asked for when they come into sight
    @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
      func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    }
    @MainActor open class UICollectionView: UIScrollView {
      public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)
      public static let elementKindSectionHeader: String = "UICollectionElementKindSectionHeader"
      public static let elementKindSectionFooter: String = "UICollectionElementKindSectionFooter"
      open weak var dataSource: UICollectionViewDataSource?
      open var collectionViewLayout: UICollectionViewLayout { get set }
      open var backgroundView: UIView? = nil
      open var allowsSelection: Bool = true
      open var allowsMultipleSelection: Bool = false
      open var isEditing: Bool = false
      open var isPrefetchingEnabled: Bool = true
      open var selfSizingInvalidation: Int = 1
      open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) { collectionViewLayout = layout }
      open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String)
      open func register(_ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String)
      open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionViewCell
      open func dequeueReusableSupplementaryView(ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath) -> UICollectionReusableView
      open func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(using registration: UICollectionView.CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?) -> Cell
      open func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(using registration: UICollectionView.SupplementaryRegistration<Supplementary>, for indexPath: IndexPath) -> Supplementary
      open func reloadData()
      open func reloadItems(at indexPaths: [IndexPath])
      open func reloadSections(_ sections: IndexSet)
      open func reconfigureItems(at indexPaths: [IndexPath])
      open func insertItems(at indexPaths: [IndexPath])
      open func deleteItems(at indexPaths: [IndexPath])
      open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath)
      open func insertSections(_ sections: IndexSet)
      open func deleteSections(_ sections: IndexSet)
      open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil)
      open var numberOfSections: Int { get }
      open func numberOfItems(inSection section: Int) -> Int
      open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell?
      open func indexPath(for cell: UICollectionViewCell) -> IndexPath?
      open func indexPathForItem(at point: CGPoint) -> IndexPath?
      open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
      open var visibleCells: [UICollectionViewCell] { get }
      open var indexPathsForVisibleItems: [IndexPath] { get }
      open var indexPathsForSelectedItems: [IndexPath]? { get }
      open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition)
      open func deselectItem(at indexPath: IndexPath, animated: Bool)
      open func scrollToItem(at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool)
      open override func layoutSubviews()
      public struct ScrollPosition: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let top: UICollectionView.ScrollPosition = UICollectionView.ScrollPosition(rawValue: 1)
        public static let centeredVertically: UICollectionView.ScrollPosition = UICollectionView.ScrollPosition(rawValue: 2)
        public static let bottom: UICollectionView.ScrollPosition = UICollectionView.ScrollPosition(rawValue: 4)
        public static let left: UICollectionView.ScrollPosition = UICollectionView.ScrollPosition(rawValue: 8)
        public static let centeredHorizontally: UICollectionView.ScrollPosition = UICollectionView.ScrollPosition(rawValue: 16)
        public static let right: UICollectionView.ScrollPosition = UICollectionView.ScrollPosition(rawValue: 32)
      }
      public enum ScrollDirection: Int {
        case vertical, horizontal
      }
      @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        public init(handler: @escaping (Cell, IndexPath, Item) -> Void)
      }
      @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        public init(elementKind: String, handler: @escaping (Supplementary, String, IndexPath) -> Void)
      }
      open weak var prefetchDataSource: UICollectionViewDataSourcePrefetching?
      open var allowsMultipleSelectionDuringEditing: Bool = false
      open var dragInteractionEnabled: Bool = false
      open var remembersLastFocusedIndexPath: Bool = false
      open var hasUncommittedUpdates: Bool { false }
    }
    @MainActor open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
      public init(collectionViewLayout layout: UICollectionViewLayout)
      open override func loadView()
      open var collectionView: UICollectionView! { get set }
      open var collectionViewLayout: UICollectionViewLayout { get }
      open var clearsSelectionOnViewWillAppear: Bool = true
      open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
      open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
      open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell { UICollectionViewCell() }
      open func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView { UICollectionReusableView() }
      open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { true }
      open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
      open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
      open func collectionView(_ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
      open func collectionView(_ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath) {}
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
      open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool { true }
      open func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {}
      open func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {}
      open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool { true }
      open func collectionView(_ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint) -> UIContextMenuConfiguration? { nil }
    }
    @MainActor open class UICollectionViewLayoutAttributes: NSObject {
      public convenience init(forCellWith indexPath: IndexPath)
      public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath)
      open var frame: CGRect = CGRect(x: 0, y: 0, width: 0, height: 0)
      open var indexPath: IndexPath = IndexPath(item: 0, section: 0)
      open var representedElementKind: String? = nil
      open var alpha: CGFloat = 1
      open var zIndex: Int = 0
      open var isHidden: Bool = false
      open var transform: CGAffineTransform = CGAffineTransform.identity
      open var size: CGSize { get { frame.size } set { frame = CGRect(origin: frame.origin, size: newValue) } }
      open var center: CGPoint { get { CGPoint(x: frame.midX, y: frame.midY) } set { frame = CGRect(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2, width: frame.width, height: frame.height) } }
    }
    @MainActor open class UICollectionViewLayout: NSObject {
      public override init()
      open var collectionView: UICollectionView? { get }
      open func prepare() {}
      open func invalidateLayout()
      open var collectionViewContentSize: CGSize { get }
      open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
      open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
      open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    }
    @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
      open var itemSize: CGSize = CGSize(width: 50, height: 50)
      open var estimatedItemSize: CGSize = CGSize(width: 0, height: 0)
      open var minimumLineSpacing: CGFloat = 10
      open var minimumInteritemSpacing: CGFloat = 10
      open var sectionInset: UIEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
      open var scrollDirection: UICollectionView.ScrollDirection = .vertical
      open var headerReferenceSize: CGSize = CGSize(width: 0, height: 0)
      open var footerReferenceSize: CGSize = CGSize(width: 0, height: 0)
      open var sectionHeadersPinToVisibleBounds: Bool = false
      public static let automaticSize: CGSize = CGSize(width: 1, height: 1)
    }
    @MainActor open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
      public init(section: NSCollectionLayoutSection)
      public init(sectionProvider: @escaping (Int, NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?)
      public static func list(using configuration: UICollectionLayoutListConfiguration) -> UICollectionViewCompositionalLayout
    }
    public struct UICollectionLayoutListConfiguration {
      public init(appearance: UICollectionLayoutListConfiguration.Appearance) { self.appearance = appearance }
      public var appearance: UICollectionLayoutListConfiguration.Appearance
      public var showsSeparators: Bool = true
      public var headerMode: UICollectionLayoutListConfiguration.HeaderMode = .none
      public var footerMode: UICollectionLayoutListConfiguration.HeaderMode = .none
      public var backgroundColor: UIColor? = nil
      public var headerTopPadding: CGFloat? = nil
      public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)? = nil
      public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> UISwipeActionsConfiguration?)? = nil
      public enum Appearance: Int {
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
      }
      public enum HeaderMode: Int {
        case none, supplementary, firstItemInSection
      }
    }
    @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
      var traitCollection: UITraitCollection { get }
    }
    @MainActor public class _LayoutEnvironment: NSObject, NSCollectionLayoutEnvironment {
      public var traitCollection: UITraitCollection { get }
    }
    @MainActor public class NSCollectionLayoutDimension: NSObject {
      public var _kind: String = "absolute"
      public var dimension: CGFloat = 0
      public static func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension
      public static func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension
      public static func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension
      public static func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension
    }
    @MainActor public class NSCollectionLayoutSize: NSObject {
      public convenience init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
      public var widthDimension: NSCollectionLayoutDimension = NSCollectionLayoutDimension.fractionalWidth(1)
      public var heightDimension: NSCollectionLayoutDimension = NSCollectionLayoutDimension.absolute(44)
    }
    @MainActor public class NSCollectionLayoutSpacing: NSObject {
      public var spacing: CGFloat = 0
      public static func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing
      public static func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing
    }
    @MainActor public class NSCollectionLayoutItem: NSObject {
      public convenience init(layoutSize: NSCollectionLayoutSize)
      public var layoutSize: NSCollectionLayoutSize = NSCollectionLayoutSize()
      public var contentInsets: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
    }
    @MainActor public class NSCollectionLayoutGroup: NSCollectionLayoutItem {
      public static func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup
      public static func horizontal(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup
      public static func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup
      public static func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup
      public static func vertical(layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup
      public static func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int) -> NSCollectionLayoutGroup
      public var subitems: [NSCollectionLayoutItem] = []
      public var interItemSpacing: NSCollectionLayoutSpacing? = nil
      public var _isVertical: Bool = false
      public var _count: Int = 0
    }
    @MainActor public class NSCollectionLayoutBoundarySupplementaryItem: NSObject {
      public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment)
      public var layoutSize: NSCollectionLayoutSize = NSCollectionLayoutSize()
      public var elementKind: String = ""
      public var pinToVisibleBounds: Bool = false
    }
    public enum NSRectAlignment: Int {
      case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
    }
    @MainActor public class NSCollectionLayoutSection: NSObject {
      public convenience init(group: NSCollectionLayoutGroup)
      public static func list(using configuration: UICollectionLayoutListConfiguration, layoutEnvironment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection
      public var _group: NSCollectionLayoutGroup? = nil
      public var _list: UICollectionLayoutListConfiguration? = nil
      public var interGroupSpacing: CGFloat = 0
      public var contentInsets: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
      public var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
      public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    }
    public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int {
      case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
    }
    """

  static let diffable: StaticText = """
    public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
      public var _sections: [SectionIdentifierType] = []
      public var _items: [[ItemIdentifierType]] = []
      public var _reloaded: [ItemIdentifierType] = []
      public var _reconfigured: [ItemIdentifierType] = []
      public init() {
      }
      public var numberOfItems: Int { itemIdentifiers.count }
      public var numberOfSections: Int { _sections.count }
      public var sectionIdentifiers: [SectionIdentifierType] { _sections }
      public var itemIdentifiers: [ItemIdentifierType] { _items.flatMap { $0 } }
      public var reloadedItemIdentifiers: [ItemIdentifierType] { _reloaded }
      public var reconfiguredItemIdentifiers: [ItemIdentifierType] { _reconfigured }
      public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { itemIdentifiers(inSection: identifier).count }
      public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        guard let place = _sections.firstIndex(of: identifier) else { return [] }
        return _items[place]
      }
      public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        for (place, items) in _items.enumerated() where items.contains(identifier) { return _sections[place] }
        return nil
      }
      public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
      public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { _sections.firstIndex(of: identifier) }
      public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
          if _sections.contains(identifier) { fatalError("Fatal: supplied section identifiers are not unique. Duplicate identifiers: {(\\n    \\(identifier)\\n)}") }
          _sections.append(identifier)
          _items.append([])
        }
      }
      public mutating func appendItems(_ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil) {
        if _sections.isEmpty { fatalError("There are currently no sections in the data source. Please add a section first.") }
        var place = _sections.count - 1
        if let sectionIdentifier {
          guard let found = _sections.firstIndex(of: sectionIdentifier) else { fatalError("Invalid parameter not satisfying: section != NSNotFound") }
          place = found
        }
        var seen: Set<ItemIdentifierType> = []
        for items in _items { for item in items { seen.insert(item) } }
        for identifier in identifiers where !seen.insert(identifier).inserted {
          fatalError("Fatal: supplied item identifiers are not unique. Duplicate identifiers: {(\\n    \\(identifier)\\n)}")
        }
        _items[place] += identifiers
      }
      public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
        for place in _items.indices {
          if let found = _items[place].firstIndex(of: beforeIdentifier) {
            _items[place].insert(contentsOf: identifiers, at: found)
            return
          }
        }
      }
      public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
        for place in _items.indices {
          if let found = _items[place].firstIndex(of: afterIdentifier) {
            _items[place].insert(contentsOf: identifiers, at: found + 1)
            return
          }
        }
      }
      public mutating func insertSections(_ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType) {
        guard let place = _sections.firstIndex(of: toIdentifier) else { return }
        _sections.insert(contentsOf: identifiers, at: place)
        _items.insert(contentsOf: identifiers.map { _ in [] }, at: place)
      }
      public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        for place in _items.indices { _items[place].removeAll { identifiers.contains($0) } }
      }
      public mutating func deleteAllItems() {
        _sections = []
        _items = []
      }
      public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers {
          if let place = _sections.firstIndex(of: identifier) {
            _sections.remove(at: place)
            _items.remove(at: place)
          }
        }
      }
      public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        deleteItems([identifier])
        insertItems([identifier], beforeItem: toIdentifier)
      }
      public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        deleteItems([identifier])
        insertItems([identifier], afterItem: toIdentifier)
      }
      public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { _reloaded += identifiers }
      public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) { _reconfigured += identifiers }
      public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers { _reloaded += itemIdentifiers(inSection: identifier) }
      }
    }
    @MainActor open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject, UITableViewDataSource {
      public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
      public init(tableView: UITableView, cellProvider: @escaping (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?) {
        self._view = tableView
        self._provider = cellProvider
        super.init()
        tableView.dataSource = self
      }
      open weak var _view: UITableView?
      open var _provider: (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
      open var _snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> = NSDiffableDataSourceSnapshot()
      open var defaultRowAnimation: UITableView.RowAnimation = .automatic
      open func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil)
      open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil) {
        _snapshot = snapshot
        _view?.reloadData()
        completion?()
      }
      open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        var copy = _snapshot
        copy._reloaded = []
        copy._reconfigured = []
        return copy
      }
      open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard indexPath.section < _snapshot._items.count, indexPath.row < _snapshot._items[indexPath.section].count else { return nil }
        return _snapshot._items[indexPath.section][indexPath.row]
      }
      open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { index < _snapshot._sections.count ? _snapshot._sections[index] : nil }
      open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        for (section, items) in _snapshot._items.enumerated() {
          if let row = items.firstIndex(of: itemIdentifier) { return IndexPath(row: row, section: section) }
        }
        return nil
      }
      open func numberOfSections(in tableView: UITableView) -> Int { _snapshot._sections.count }
      open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { _snapshot._items[section].count }
      open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        _provider(tableView, indexPath, _snapshot._items[indexPath.section][indexPath.row])!
      }
      open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
      open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
      open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
      open func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {}
    }
    @MainActor open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject, UICollectionViewDataSource {
      public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
      public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) -> UICollectionReusableView?
      public init(collectionView: UICollectionView, cellProvider: @escaping (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?) {
        self._view = collectionView
        self._provider = cellProvider
        super.init()
        collectionView.dataSource = self
      }
      open weak var _view: UICollectionView?
      open var _provider: (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
      open var supplementaryViewProvider: ((UICollectionView, String, IndexPath) -> UICollectionReusableView?)? = nil
      open var _snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> = NSDiffableDataSourceSnapshot()
      open func apply(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool = true, completion: (() -> Void)? = nil)
      open func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil) {
        _snapshot = snapshot
        _view?.reloadData()
        completion?()
      }
      open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        var copy = _snapshot
        copy._reloaded = []
        copy._reconfigured = []
        return copy
      }
      open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard indexPath.section < _snapshot._items.count, indexPath.item < _snapshot._items[indexPath.section].count else { return nil }
        return _snapshot._items[indexPath.section][indexPath.item]
      }
      open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { index < _snapshot._sections.count ? _snapshot._sections[index] : nil }
      open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        for (section, items) in _snapshot._items.enumerated() {
          if let item = items.firstIndex(of: itemIdentifier) { return IndexPath(item: item, section: section) }
        }
        return nil
      }
      open func numberOfSections(in collectionView: UICollectionView) -> Int { _snapshot._sections.count }
      open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { _snapshot._items[section].count }
      open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        _provider(collectionView, indexPath, _snapshot._items[indexPath.section][indexPath.item])!
      }
      open func collectionView(_ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView()
      }
    }
    """
}
