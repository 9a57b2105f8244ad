import Frameworks

extension SwiftUIText {
  static let layout: StaticText = """
    /// - Traces: init
    public protocol Layout {
      associatedtype Cache = Void
      typealias Subviews = LayoutSubviews
      static var layoutProperties: LayoutProperties { get }
      func makeCache(subviews: Subviews) -> Cache
      func updateCache(_ cache: inout Cache, subviews: Subviews)
      func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    }
    extension Layout {
      public static var layoutProperties: LayoutProperties { LayoutProperties() }
      public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }
      public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
      @MainActor @preconcurrency public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View
    }
    extension Layout where Cache == Void {
      public func makeCache(subviews: Subviews) -> Cache { () }
    }
    public struct HStackLayout: Layout {
      public typealias Cache = Void
      public var alignment: VerticalAlignment
      public var spacing: CGFloat?
      public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil)
      public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize { CGSize(width: 0, height: 0) }
      public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {}
    }
    public struct VStackLayout: Layout {
      public typealias Cache = Void
      public var alignment: HorizontalAlignment
      public var spacing: CGFloat?
      public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil)
      public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize { CGSize(width: 0, height: 0) }
      public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {}
    }
    public struct ZStackLayout: Layout {
      public typealias Cache = Void
      public var alignment: Alignment
      public init(alignment: Alignment = .center)
      public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize { CGSize(width: 0, height: 0) }
      public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {}
    }
    public struct AnyLayout: Layout {
      public typealias Cache = Void
      var layout: any Layout
      public init<L: Layout>(_ layout: L)
      public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize { CGSize(width: 0, height: 0) }
      public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) {}
    }
    public struct LayoutProperties {
      public init()
      public var stackOrientation: Axis? = nil
    }
    public struct LayoutSubviews: RandomAccessCollection, Equatable {
      public typealias Element = LayoutSubview
      public typealias Index = Int
      var items: [LayoutSubview]
      public var startIndex: Int { 0 }
      public var endIndex: Int { items.count }
      public var layoutDirection: LayoutDirection { .leftToRight }
      public subscript(index: Int) -> LayoutSubview { items[index] }
    }
    public struct LayoutSubview: Equatable {
      var box: AnyObject
      public var priority: Double { get }
      public var spacing: ViewSpacing { get }
      public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
      public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions
      public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize)
      public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { get }
    }
    public protocol LayoutValueKey {
      associatedtype Value
      static var defaultValue: Value { get }
    }
    public struct ViewDimensions: Equatable {
      public var width: CGFloat
      public var height: CGFloat
      var box: AnyObject?
      public subscript(guide: HorizontalAlignment) -> CGFloat { get }
      public subscript(guide: VerticalAlignment) -> CGFloat { get }
      public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { get }
      public subscript(explicit guide: VerticalAlignment) -> CGFloat? { get }
      public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool { a.width == b.width && a.height == b.height }
    }
    public protocol AlignmentID {
      static func defaultValue(in context: ViewDimensions) -> CGFloat
    }
    extension View {
      public func alignmentGuide(_ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View
      public func alignmentGuide(_ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat) -> some View
    }
    public struct ViewSpacing: Sendable {
      public init()
      public static let zero: ViewSpacing = ViewSpacing()
      public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }
      public mutating func formUnion(_ other: ViewSpacing) {}
      public func union(_ other: ViewSpacing) -> ViewSpacing { self }
    }
    public struct UnitPoint: Hashable {
      public var x: CGFloat
      public var y: CGFloat
      public init() {
        x = 0
        y = 0
      }
      public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
      }
      public static let zero: UnitPoint = UnitPoint(x: 0, y: 0)
      public static let topLeading: UnitPoint = UnitPoint(x: 0, y: 0)
      public static let top: UnitPoint = UnitPoint(x: 0.5, y: 0)
      public static let topTrailing: UnitPoint = UnitPoint(x: 1, y: 0)
      public static let leading: UnitPoint = UnitPoint(x: 0, y: 0.5)
      public static let center: UnitPoint = UnitPoint(x: 0.5, y: 0.5)
      public static let trailing: UnitPoint = UnitPoint(x: 1, y: 0.5)
      public static let bottomLeading: UnitPoint = UnitPoint(x: 0, y: 1)
      public static let bottom: UnitPoint = UnitPoint(x: 0.5, y: 1)
      public static let bottomTrailing: UnitPoint = UnitPoint(x: 1, y: 1)
    }
    public struct TabView<SelectionValue: Hashable, Content: View>: View {
      var selection: Binding<SelectionValue>?
      var content: Content
      public init(@ViewBuilder content: () -> Content) where SelectionValue == Int
      public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content)
      public var body: Never { get }
    }
    public struct Tab<Value: Hashable, Content: View, Label: View>: View {
      var value: Value?
      var content: Content
      var label: Label
      public init(_ title: String, systemImage: String, @ViewBuilder content: () -> Content) where Value == Int, Label == SwiftUI.Label<Text, Image>
      public init(_ title: String, systemImage: String, value: Value, @ViewBuilder content: () -> Content) where Label == SwiftUI.Label<Text, Image>
      public var body: Never { get }
    }
    public struct _LayoutContent<L, Content>: View {
      var layout: L
      var content: Content
      public var body: Never { get }
    }
    """
}
