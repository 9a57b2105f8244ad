import Frameworks

extension SwiftUIText {
  /// Shapes: what draws a path into the rectangle it is given, and the shapes made of others.
  static let shapes: StaticText = """
    public protocol VectorArithmetic: AdditiveArithmetic {
      mutating func scale(by rhs: Double)
      var magnitudeSquared: Double { get }
    }
    extension Double: VectorArithmetic {
      public mutating func scale(by rhs: Double) { self = self * rhs }
      public var magnitudeSquared: Double { self * self }
    }
    extension CGFloat: VectorArithmetic {
      public mutating func scale(by rhs: Double) { self = self * CGFloat(rhs) }
      public var magnitudeSquared: Double { Double(self * self) }
    }
    public struct EmptyAnimatableData: VectorArithmetic {
      public init() {}
      public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
      public static func + (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }
      public static func - (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }
      public static func == (a: EmptyAnimatableData, b: EmptyAnimatableData) -> Bool { true }
      public mutating func scale(by rhs: Double) {}
      public var magnitudeSquared: Double { 0 }
    }
    public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
      public var first: First
      public var second: Second
      public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
      }
      public static var zero: AnimatablePair<First, Second> { AnimatablePair<First, Second>(First.zero, Second.zero) }
      public static func + (a: AnimatablePair<First, Second>, b: AnimatablePair<First, Second>) -> AnimatablePair<First, Second> { AnimatablePair<First, Second>(a.first + b.first, a.second + b.second) }
      public static func - (a: AnimatablePair<First, Second>, b: AnimatablePair<First, Second>) -> AnimatablePair<First, Second> { AnimatablePair<First, Second>(a.first - b.first, a.second - b.second) }
      public static func == (a: AnimatablePair<First, Second>, b: AnimatablePair<First, Second>) -> Bool { a.first == b.first && a.second == b.second }
      public mutating func scale(by rhs: Double) {
        first.scale(by: rhs)
        second.scale(by: rhs)
      }
      public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
    }
    public protocol Animatable {
      associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
      var animatableData: AnimatableData { get set }
    }
    extension Animatable where AnimatableData == EmptyAnimatableData {
      public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
      }
    }
    @MainActor @preconcurrency public protocol Shape: View, Animatable {
      func path(in rect: CGRect) -> Path
      func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
    }
    extension Shape {
      public var body: Never { get }
      public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
      public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some ShapeView
      public func fill(style: FillStyle = FillStyle()) -> some ShapeView
      public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some ShapeView
      public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView
      public func stroke(lineWidth: CGFloat = 1) -> _StrokedShape<Self> { _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth)) }
      public func stroke(style: StrokeStyle) -> _StrokedShape<Self> { _StrokedShape(shape: self, style: style) }
      public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> _TrimmedShape<Self> { _TrimmedShape(shape: self, from: startFraction, to: endFraction) }
      public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }
      public func offset(_ offset: CGPoint) -> OffsetShape<Self> { OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y)) }
      public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> { OffsetShape(shape: self, offset: CGSize(width: x, height: y)) }
      public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> { ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor) }
      public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> { ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor) }
      public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> { RotatedShape(shape: self, angle: angle, anchor: anchor) }
      public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> { TransformedShape(shape: self, transform: transform) }
      public func size(_ size: CGSize) -> _SizedShape<Self> { _SizedShape(shape: self, size: size) }
      public func size(width: CGFloat, height: CGFloat) -> _SizedShape<Self> { _SizedShape(shape: self, size: CGSize(width: width, height: height)) }
    }
    /// A shape that has been filled or stroked may be filled and stroked again.
    @MainActor @preconcurrency public protocol ShapeView: View {
    }
    extension ModifiedContent: ShapeView {
    }
    extension ShapeView {
      public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> some ShapeView
      public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some ShapeView
      public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView
      public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some ShapeView
      public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView
    }
    @MainActor @preconcurrency public protocol InsettableShape: Shape {
      associatedtype InsetShape: InsettableShape
      func inset(by amount: CGFloat) -> InsetShape
    }
    extension InsettableShape {
      public func strokeBorder<S: ShapeStyle>(_ content: S, style: StrokeStyle, antialiased: Bool = true) -> some ShapeView
      public func strokeBorder<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView
      public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some ShapeView
      public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some ShapeView
    }
    public struct _InsetShape<S: Shape>: InsettableShape {
      var shape: S
      var amount: CGFloat
      init(shape: S, amount: CGFloat)
      public func path(in rect: CGRect) -> Path { shape.path(in: rect.insetBy(dx: amount, dy: amount)) }
      public func inset(by amount: CGFloat) -> _InsetShape<S> { _InsetShape(shape: shape, amount: self.amount + amount) }
    }
    public struct _StrokedShape<S: Shape>: Shape {
      var shape: S
      var style: StrokeStyle
      init(shape: S, style: StrokeStyle)
      public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    }
    public struct _TrimmedShape<S: Shape>: Shape {
      var shape: S
      var from: CGFloat
      var to: CGFloat
      init(shape: S, from: CGFloat, to: CGFloat)
      public func path(in rect: CGRect) -> Path { shape.path(in: rect).trimmedPath(from: from, to: to) }
    }
    public struct _SizedShape<S: Shape>: Shape {
      var shape: S
      var size: CGSize
      init(shape: S, size: CGSize)
      public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
    }
    public struct OffsetShape<Content: Shape>: Shape {
      public var shape: Content
      public var offset: CGSize
      public init(shape: Content, offset: CGSize)
      public func path(in rect: CGRect) -> Path { shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height) }
    }
    extension OffsetShape: InsettableShape where Content: InsettableShape {
      public func inset(by amount: CGFloat) -> OffsetShape<Content.InsetShape> { OffsetShape<Content.InsetShape>(shape: shape.inset(by: amount), offset: offset) }
    }
    public struct ScaledShape<Content: Shape>: Shape {
      public var shape: Content
      public var scale: CGSize
      public var anchor: UnitPoint
      public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center)
      public func path(in rect: CGRect) -> Path {
        let (x, y) = (rect.minX + rect.width * anchor.x, rect.minY + rect.height * anchor.y)
        return shape.path(in: rect).offsetBy(dx: -x, dy: -y).applying(CGAffineTransform(scaleX: scale.width, y: scale.height)).offsetBy(dx: x, dy: y)
      }
    }
    public struct RotatedShape<Content: Shape>: Shape {
      public var shape: Content
      public var angle: Angle
      public var anchor: UnitPoint
      public init(shape: Content, angle: Angle, anchor: UnitPoint = .center)
      public func path(in rect: CGRect) -> Path {
        let (x, y) = (rect.minX + rect.width * anchor.x, rect.minY + rect.height * anchor.y)
        return shape.path(in: rect).offsetBy(dx: -x, dy: -y).applying(CGAffineTransform(rotationAngle: angle.radians)).offsetBy(dx: x, dy: y)
      }
    }
    extension RotatedShape: InsettableShape where Content: InsettableShape {
      public func inset(by amount: CGFloat) -> RotatedShape<Content.InsetShape> { RotatedShape<Content.InsetShape>(shape: shape.inset(by: amount), angle: angle, anchor: anchor) }
    }
    public struct TransformedShape<Content: Shape>: Shape {
      public var shape: Content
      public var transform: CGAffineTransform
      public init(shape: Content, transform: CGAffineTransform)
      public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }
    }
    public enum RoundedCornerStyle {
      case circular, continuous
    }
    public struct StrokeStyle: Equatable {
      public var lineWidth: CGFloat
      public var lineCap: CGLineCap
      public var lineJoin: CGLineJoin
      public var miterLimit: CGFloat
      public var dash: [CGFloat]
      public var dashPhase: CGFloat
      public init(lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0)
    }
    public struct FillStyle: Equatable {
      public var isEOFilled: Bool
      public var isAntialiased: Bool
      public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
      }
    }
    public struct Rectangle: InsettableShape {
      public init()
      public func path(in rect: CGRect) -> Path { Path(rect) }
      public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
    }
    public struct Circle: InsettableShape {
      public init()
      public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
      }
      public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
    }
    public struct Ellipse: InsettableShape {
      public init()
      public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
      public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
    }
    public struct Capsule: InsettableShape {
      public var style: RoundedCornerStyle
      public init(style: RoundedCornerStyle = .continuous)
      public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style) }
      public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
    }
    public struct RoundedRectangle: InsettableShape {
      public var cornerSize: CGSize
      public var style: RoundedCornerStyle
      public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
        self.style = style
      }
      public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous)
      public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }
      public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
    }
    public struct RectangleCornerRadii: Equatable {
      public var topLeading: CGFloat
      public var bottomLeading: CGFloat
      public var bottomTrailing: CGFloat
      public var topTrailing: CGFloat
      public init(topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0)
    }
    public struct UnevenRoundedRectangle: InsettableShape {
      public var cornerRadii: RectangleCornerRadii
      public var style: RoundedCornerStyle
      public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
      public init(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) {
        cornerRadii = RectangleCornerRadii(topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius)
        self.style = style
      }
      public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }
      public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
    }
    public struct ContainerRelativeShape: InsettableShape {
      public init()
      public func path(in rect: CGRect) -> Path { Path(rect) }
      public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(shape: self, amount: amount) }
    }
    public struct AnyShape: Shape {
      var shape: any Shape
      public init<S: Shape>(_ shape: S) { self.shape = shape }
      public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    }
    extension Shape where Self == Rectangle {
      public static var rect: Rectangle { Rectangle() }
    }
    extension Shape where Self == Circle {
      public static var circle: Circle { Circle() }
    }
    extension Shape where Self == Ellipse {
      public static var ellipse: Ellipse { Ellipse() }
    }
    extension Shape where Self == Capsule {
      public static var capsule: Capsule { Capsule() }
      public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
    }
    extension Shape where Self == ContainerRelativeShape {
      public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
    }
    extension Shape where Self == RoundedRectangle {
      public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
      public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> RoundedRectangle { RoundedRectangle(cornerSize: cornerSize, style: style) }
    }
    extension Shape where Self == UnevenRoundedRectangle {
      public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle { UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style) }
      public static func rect(topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius, bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
      }
    }
    """
}
