import Frameworks

extension SwiftUIText {
  static let navigation: StaticText = """
    public struct NavigationStack<Data, Root: View>: View {
      var path: Binding<Data>?
      var root: Root
      public init(@ViewBuilder root: () -> Root) where Data == NavigationPath
      public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
      public var body: Never { get }
    }
    public struct NavigationView<Content: View>: View {
      var path: Binding<NavigationPath>?
      var root: Content
      public init(@ViewBuilder content: () -> Content)
      public var body: Never { get }
    }
    public struct NavigationPath: Equatable {
      var elements: [AnyHashable] = []
      public init() {}
      public init<S: Sequence>(_ elements: S) where S.Element: Hashable
      public var count: Int { elements.count }
      public var isEmpty: Bool { elements.isEmpty }
      public mutating func append<V: Hashable>(_ value: V)
      public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
    }
    public struct NavigationLink<Label: View, Destination: View>: View {
      var label: Label
      var destination: Destination?
      var value: AnyHashable?
      var isActive: Binding<Bool>?
      public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label)
      public init(destination: Destination, @ViewBuilder label: () -> Label)
      public init(_ title: String, @ViewBuilder destination: () -> Destination) where Label == Text
      public init(_ title: String, destination: Destination) where Label == Text
      public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) where Destination == Never
      public init<P: Hashable>(_ title: String, value: P?) where Label == Text, Destination == Never
      public var body: Never { get }
    }
    public struct NavigationBarItem {
      public enum TitleDisplayMode {
        case automatic, inline, large
      }
    }
    public struct ToolbarItem<ID, Content: View>: View {
      var content: Content
      public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == Void
      public var body: Never { get }
    }
    public struct ToolbarItemGroup<Content: View>: View {
      var content: Content
      public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
      public var body: Never { get }
    }
    public struct ToolbarItemPlacement: Equatable {
      var name: String
      public static let automatic: ToolbarItemPlacement
      public static let principal: ToolbarItemPlacement
      public static let navigation: ToolbarItemPlacement
      public static let primaryAction: ToolbarItemPlacement
      public static let confirmationAction: ToolbarItemPlacement
      public static let cancellationAction: ToolbarItemPlacement
      public static let topBarLeading: ToolbarItemPlacement
      public static let topBarTrailing: ToolbarItemPlacement
      public static let navigationBarLeading: ToolbarItemPlacement
      public static let navigationBarTrailing: ToolbarItemPlacement
      public static let bottomBar: ToolbarItemPlacement
      public static let keyboard: ToolbarItemPlacement
    }
    extension View {
      public func navigationDestination<D: Hashable, C: View>(for data: D.Type, @ViewBuilder destination: @escaping (D) -> C) -> some View
      public func navigationDestination<V: View>(isPresented: Binding<Bool>, @ViewBuilder destination: () -> V) -> some View
      public func navigationTitle(_ title: String) -> some View
      /// - Deprecated: iOS 14: use navigationTitle(_:)
      public func navigationBarTitle(_ title: String) -> some View
      /// - Unsimulated: the bar has one height, 44 points
      public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View
      /// - Unsimulated: the bar stays
      public func navigationBarHidden(_ hidden: Bool) -> some View
      /// - Unsimulated: the back button stays
      public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View
      public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View
    }
    """
}
