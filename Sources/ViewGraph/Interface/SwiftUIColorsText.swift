import Frameworks

extension SwiftUIText {
  /// Colours and styles beyond the plain ones. There is no picture: a style is what was asked for.
  static let colors: StaticText = """
    extension Color {
      public enum RGBColorSpace {
        case sRGB, sRGBLinear, displayP3
      }
      public init(_ colorSpace: Color.RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) { self.init(red: red, green: green, blue: blue, opacity: opacity) }
      public init(_ colorSpace: Color.RGBColorSpace, white: Double, opacity: Double = 1) { self.init(white: white, opacity: opacity) }
      public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func part(_ shift: Double) -> Double {
          let k = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
          return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
      }
      public init(_ name: String, bundle: Bundle?) { self.init(name) }
      public init(cgColor: CGColor) { self.init("cgColor") }
      public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
      public func mix(with rhs: Color, by fraction: Double) -> Color { fraction < 0.5 ? self : rhs }
    }
    public struct AnyGradient: ShapeStyle, Hashable {
      var colors: [Color]
      public init(_ gradient: Gradient) { colors = gradient.stops.map(\\.color) }
    }
    extension Gradient: ShapeStyle {
    }
    extension ShapeStyle {
      public func opacity(_ opacity: Double) -> some ShapeStyle { self }
      public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
      public func blendMode(_ mode: BlendMode) -> some ShapeStyle { self }
      public var secondary: some ShapeStyle { self }
      public var tertiary: some ShapeStyle { self }
      public var quaternary: some ShapeStyle { self }
      public var quinary: some ShapeStyle { self }
    }
    public struct ShadowStyle: Hashable {
      var name: String
      init(name: String)
      public static func drop(color: Color = Color.black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle { ShadowStyle(name: "drop") }
      public static func inner(color: Color = Color.black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> ShadowStyle { ShadowStyle(name: "inner") }
    }
    public enum BlendMode {
      case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker, plusLighter
    }
    public struct HierarchicalShapeStyle: ShapeStyle, Hashable {
      var level: Int
      init(level: Int)
      public static let primary: HierarchicalShapeStyle = HierarchicalShapeStyle(level: 1)
      public static let secondary: HierarchicalShapeStyle = HierarchicalShapeStyle(level: 2)
      public static let tertiary: HierarchicalShapeStyle = HierarchicalShapeStyle(level: 3)
      public static let quaternary: HierarchicalShapeStyle = HierarchicalShapeStyle(level: 4)
      public static let quinary: HierarchicalShapeStyle = HierarchicalShapeStyle(level: 5)
    }
    extension ShapeStyle where Self == HierarchicalShapeStyle {
      public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
      public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 4) }
      public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 5) }
    }
    public struct _NamedShapeStyle: ShapeStyle, Hashable {
      var name: String
      init(name: String)
    }
    extension ShapeStyle where Self == _NamedShapeStyle {
      public static var selection: _NamedShapeStyle { _NamedShapeStyle(name: "selection") }
      public static var separator: _NamedShapeStyle { _NamedShapeStyle(name: "separator") }
      public static var placeholder: _NamedShapeStyle { _NamedShapeStyle(name: "placeholder") }
      public static var link: _NamedShapeStyle { _NamedShapeStyle(name: "link") }
      public static var fill: _NamedShapeStyle { _NamedShapeStyle(name: "fill") }
      public static var windowBackground: _NamedShapeStyle { _NamedShapeStyle(name: "windowBackground") }
    }
    public struct EllipticalGradient: View, ShapeStyle {
      var gradient: Gradient
      public init(gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) { self.gradient = gradient }
      public init(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) { gradient = Gradient(colors: colors) }
      public init(stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) { gradient = Gradient(stops: stops) }
      public var body: Never { get }
    }
    extension RadialGradient {
      public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) { gradient = Gradient(stops: stops) }
    }
    extension AngularGradient {
      public init(gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) { self.gradient = gradient }
      public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) { gradient = Gradient(colors: colors) }
      public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) { gradient = Gradient(stops: stops) }
      public init(colors: [Color], center: UnitPoint, angle: Angle) { gradient = Gradient(colors: colors) }
    }
    extension ShapeStyle where Self == LinearGradient {
      public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
      public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint) }
      public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient { LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint) }
    }
    extension ShapeStyle where Self == RadialGradient {
      public static func radialGradient(_ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient { RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius) }
      public static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) -> RadialGradient { RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius) }
    }
    extension ShapeStyle where Self == AngularGradient {
      public static func angularGradient(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) -> AngularGradient { AngularGradient(colors: colors, center: center) }
      public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient { AngularGradient(colors: colors, center: center) }
    }
    extension ShapeStyle where Self == EllipticalGradient {
      public static func ellipticalGradient(colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5) -> EllipticalGradient { EllipticalGradient(colors: colors) }
    }
    extension View {
      public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View
      public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(_ primary: S1, _ secondary: S2, _ tertiary: S3) -> some View
      public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View
      public func tint<S: ShapeStyle>(_ tint: S?) -> some View
      public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set) -> some View
      public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
      public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
      public func background<T: Shape>(in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
      public func background<V: View>(_ background: V, alignment: Alignment) -> some View
      public func overlay<V: View>(_ overlay: V, alignment: Alignment = .center) -> some View
      @_disfavoredOverload public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View
      public func overlay<S: ShapeStyle, T: Shape>(_ style: S, in shape: T, fillStyle: FillStyle = FillStyle()) -> some View
      public func blendMode(_ blendMode: BlendMode) -> some View
      public func clipShape<S: Shape>(_ shape: S, style: FillStyle) -> some View
      /// - Unsimulated: a tap goes to what it names, whatever the shape
      public func contentShape<S: Shape>(_ shape: S, eoFill: Bool) -> some View
      /// - Unsimulated: a tap goes to what it names, whatever the shape
      public func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View
    }
    public struct ContentShapeKinds: OptionSet {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let interaction: ContentShapeKinds = ContentShapeKinds(rawValue: 1)
      public static let dragPreview: ContentShapeKinds = ContentShapeKinds(rawValue: 2)
      public static let contextMenuPreview: ContentShapeKinds = ContentShapeKinds(rawValue: 4)
      public static let hoverEffect: ContentShapeKinds = ContentShapeKinds(rawValue: 8)
    }
    """
}
