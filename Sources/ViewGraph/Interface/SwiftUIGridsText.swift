import Frameworks

extension SwiftUIText {
  static let grids: StaticText = """
    public struct Grid<Content: View>: View {
      var alignment: Alignment
      var horizontalSpacing: CGFloat?
      var verticalSpacing: CGFloat?
      var content: Content
      public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
      public var body: Never { get }
    }
    public struct GridRow<Content: View>: View {
      var alignment: VerticalAlignment?
      var content: Content
      public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)
      public var body: Never { get }
    }
    public struct GridItem {
      public enum Size {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
      }
      public var size: GridItem.Size
      public var spacing: CGFloat?
      public var alignment: Alignment?
      public init(_ size: GridItem.Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
      }
    }
    public struct PinnedScrollableViews: OptionSet {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      public static let sectionHeaders: PinnedScrollableViews = PinnedScrollableViews(rawValue: 1)
      public static let sectionFooters: PinnedScrollableViews = PinnedScrollableViews(rawValue: 2)
    }
    public struct LazyVGrid<Content: View>: View {
      var items: [GridItem]
      var spacing: CGFloat?
      var content: Content
      public init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content) {
        items = columns
        self.spacing = spacing
        self.content = content()
      }
      public var body: Never { get }
    }
    public struct LazyHGrid<Content: View>: View {
      var items: [GridItem]
      var spacing: CGFloat?
      var content: Content
      public init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content) {
        items = rows
        self.spacing = spacing
        self.content = content()
      }
      public var body: Never { get }
    }
    public struct ScrollViewReader<Content: View>: View {
      var content: (ScrollViewProxy) -> Content
      public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content)
      public var body: Never { get }
    }
    public struct ScrollViewProxy {
      var box: AnyObject
      public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil)
    }
    public struct NavigationSplitViewVisibility: Equatable {
      var name: String
      init(name: String) { self.name = name }
      public static let automatic: NavigationSplitViewVisibility = NavigationSplitViewVisibility(name: "automatic")
      public static let all: NavigationSplitViewVisibility = NavigationSplitViewVisibility(name: "all")
      public static let doubleColumn: NavigationSplitViewVisibility = NavigationSplitViewVisibility(name: "doubleColumn")
      public static let detailOnly: NavigationSplitViewVisibility = NavigationSplitViewVisibility(name: "detailOnly")
    }
    /// A phone has one column: the sidebar is the first level, a selection in its list brings the detail.
    public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
      var sidebar: Sidebar
      var detail: Detail
      public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView
      public init(columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) where Content == EmptyView {
        self.init(sidebar: sidebar, detail: detail)
      }
      public var body: Never { get }
    }
    extension View {
      public func gridCellColumns(_ count: Int) -> some View
      public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View
      public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View
    }
    """
}
