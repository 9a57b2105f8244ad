import Frameworks

enum ChartsText {
  static let all: StaticText = """
    public protocol Plottable {
    }
    extension Int: Plottable {
    }
    extension Double: Plottable {
    }
    extension CGFloat: Plottable {
    }
    extension String: Plottable {
    }
    extension Date: Plottable {
    }
    public struct PlottableValue<Value: Plottable> {
      var label: String
      var value: Value
      public static func value(_ label: String, _ value: Value) -> PlottableValue<Value> { PlottableValue(label: label, value: value) }
      init(label: String, value: Value)
    }
    @MainActor @preconcurrency public protocol ChartContent {
      associatedtype Body
    }
    @resultBuilder public struct ChartContentBuilder {
      public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }
      public static func buildBlock() -> _ChartParts { _ChartParts(parts: []) }
      public static func buildBlock<Content: ChartContent>(_ content: Content) -> Content { content }
      public static func buildBlock<A: ChartContent, B: ChartContent>(_ a: A, _ b: B) -> _ChartParts { _ChartParts(parts: [a, b]) }
      public static func buildBlock<A: ChartContent, B: ChartContent, C: ChartContent>(_ a: A, _ b: B, _ c: C) -> _ChartParts { _ChartParts(parts: [a, b, c]) }
      public static func buildIf<Content: ChartContent>(_ content: Content?) -> _ChartParts { _ChartParts(parts: []) }
      public static func buildEither<First: ChartContent>(first: First) -> First { first }
      public static func buildEither<Second: ChartContent>(second: Second) -> Second { second }
    }
    public struct _ChartParts: ChartContent {
      public typealias Body = Never
      var parts: [Any]
      init(parts: [Any])
    }
    public struct LineMark: ChartContent {
      public typealias Body = Never
      public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
      public init<X: Plottable, Y: Plottable, S: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>) {}
    }
    public struct BarMark: ChartContent {
      public typealias Body = Never
      public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
    }
    public struct PointMark: ChartContent {
      public typealias Body = Never
      public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
    }
    public struct AreaMark: ChartContent {
      public typealias Body = Never
      public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
    }
    public struct RuleMark: ChartContent {
      public typealias Body = Never
      public init<X: Plottable>(x: PlottableValue<X>) {}
      public init<Y: Plottable>(y: PlottableValue<Y>) {}
    }
    extension ChartContent {
      public func symbol<S: View>(_ symbol: S) -> Self { self }
      public func symbolSize(_ area: CGFloat) -> Self { self }
      public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Self { self }
      public func opacity(_ opacity: Double) -> Self { self }
      public func cornerRadius(_ radius: CGFloat) -> Self { self }
      public func lineStyle(_ style: StrokeStyle) -> Self { self }
    }
    public struct Chart<Content: ChartContent>: View {
      var content: Content?
      public init(@ChartContentBuilder content: () -> Content)
      public init<Data: RandomAccessCollection>(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content) where Data.Element: Identifiable
      public init<Data: RandomAccessCollection, ID: Hashable>(_ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
      public var body: Never { get }
    }
    """
}
