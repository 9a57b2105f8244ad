import Frameworks

extension SwiftUIText {
  /// Shapes, gradients and what draws itself: opaque rectangles of a size.
  static let drawing: StaticText = """
    public struct Gradient: Equatable {
      public struct Stop: Equatable {
        public var color: Color
        public var location: CGFloat
        public init(color: Color, location: CGFloat) {
          self.color = color
          self.location = location
        }
      }
      public var stops: [Gradient.Stop]
      public init(stops: [Gradient.Stop]) { self.stops = stops }
      public init(colors: [Color]) { stops = colors.map { Gradient.Stop(color: $0, location: 0) } }
    }
    public struct LinearGradient: View, ShapeStyle {
      var gradient: Gradient
      var points: [UnitPoint]
      public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        points = [startPoint, endPoint]
      }
      public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
      }
      public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
      }
      public var body: Never { get }
    }
    public struct RadialGradient: View, ShapeStyle {
      var gradient: Gradient
      public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) { self.gradient = gradient }
      public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) { gradient = Gradient(colors: colors) }
      public var body: Never { get }
    }
    public struct AngularGradient: View, ShapeStyle {
      var gradient: Gradient
      public init(gradient: Gradient, center: UnitPoint, angle: Angle = .degrees(0)) { self.gradient = gradient }
      public init(colors: [Color], center: UnitPoint) { gradient = Gradient(colors: colors) }
      public var body: Never { get }
    }
    public struct Material: ShapeStyle {
      var name: String
      init(name: String) { self.name = name }
      public static let regular: Material = Material(name: "regular")
      public static let thin: Material = Material(name: "thin")
      public static let thick: Material = Material(name: "thick")
      public static let ultraThin: Material = Material(name: "ultraThin")
      public static let ultraThick: Material = Material(name: "ultraThick")
      public static let bar: Material = Material(name: "bar")
    }
    extension ShapeStyle where Self == Material {
      public static var regularMaterial: Material { Material.regular }
      public static var thinMaterial: Material { Material.thin }
      public static var thickMaterial: Material { Material.thick }
      public static var ultraThinMaterial: Material { Material.ultraThin }
      public static var ultraThickMaterial: Material { Material.ultraThick }
      public static var bar: Material { Material.bar }
    }
    public struct AnyShapeStyle: ShapeStyle {
      var style: any ShapeStyle
      public init<S: ShapeStyle>(_ style: S) { self.style = style }
    }
    public struct Canvas<Symbols: View>: View {
      var renderer: (inout GraphicsContext, CGSize) -> Void
      public init(opaque: Bool = false, rendersAsynchronously: Bool = false, renderer: @escaping (inout GraphicsContext, CGSize) -> Void) where Symbols == EmptyView {
        self.renderer = renderer
      }
      public var body: Never { get }
    }
    public struct GraphicsContext {
      public var opacity: Double = 1
      public struct Shading {
        init() {}
        public static func color(_ color: Color) -> GraphicsContext.Shading { GraphicsContext.Shading() }
        public static func style<S: ShapeStyle>(_ style: S) -> GraphicsContext.Shading { GraphicsContext.Shading() }
      }
      public func fill(_ path: Path, with shading: GraphicsContext.Shading) {}
      public func stroke(_ path: Path, with shading: GraphicsContext.Shading, lineWidth: CGFloat = 1) {}
      public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
      public func draw(_ text: Text, in rect: CGRect) {}
      public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
      public func draw(_ image: Image, in rect: CGRect) {}
      public mutating func translateBy(x: CGFloat, y: CGFloat) {}
      public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
      public mutating func rotate(by angle: Angle) {}
      public mutating func clip(to path: Path) {}
    }
    public protocol TimelineSchedule {
      associatedtype Entries: Sequence
      typealias Mode = TimelineScheduleMode
      func entries(from startDate: Date, mode: Mode) -> Entries
    }
    public enum TimelineScheduleMode {
      case normal, lowFrequency
    }
    public struct PeriodicTimelineSchedule: TimelineSchedule {
      var start: Date
      var interval: Double
      public init(from startDate: Date, by interval: Double) {
        start = startDate
        self.interval = interval
      }
      public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
    }
    public struct EveryMinuteTimelineSchedule: TimelineSchedule {
      public init() {}
      public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
    }
    public struct AnimationTimelineSchedule: TimelineSchedule {
      var interval: Double
      var paused: Bool
      public init(minimumInterval: Double? = nil, paused: Bool = false) {
        interval = minimumInterval ?? 1
        self.paused = paused
      }
      public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
    }
    public struct ExplicitTimelineSchedule: TimelineSchedule {
      var dates: [Date]
      public init(_ dates: [Date]) { self.dates = dates }
      public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { dates }
    }
    extension TimelineSchedule where Self == PeriodicTimelineSchedule {
      public static func periodic(from startDate: Date, by interval: Double) -> PeriodicTimelineSchedule { PeriodicTimelineSchedule(from: startDate, by: interval) }
    }
    extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
      public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
    }
    extension TimelineSchedule where Self == AnimationTimelineSchedule {
      /// - Unsimulated: there are no frames; it runs once a second
      public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
      public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule { AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused) }
    }
    extension TimelineSchedule where Self == ExplicitTimelineSchedule {
      public static func explicit(_ dates: [Date]) -> ExplicitTimelineSchedule { ExplicitTimelineSchedule(dates) }
    }
    public struct TimelineViewDefaultContext {
      public let date: Date
      public let cadence: TimelineViewDefaultContext.Cadence
      public enum Cadence: Comparable {
        case live, seconds, minutes
      }
    }
    public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
      public typealias Context = TimelineViewDefaultContext
      var schedule: Schedule
      var content: (TimelineViewDefaultContext) -> Content
      public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content)
      public var body: Never { get }
    }
    """
}
