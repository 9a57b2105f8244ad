import Frameworks

extension UIKitText {
  /// Drawing: what is drawn goes nowhere, for there is no picture; that `draw(_:)` runs and when is simulated.
  static let graphics: StaticText = """
    public class CGContext {
      public init() {
      }
      public func setFillColor(_ color: CGColor) {}
      public func setStrokeColor(_ color: CGColor) {}
      public func setLineWidth(_ width: CGFloat) {}
      public func setAlpha(_ alpha: CGFloat) {}
      public func setShadow(offset: CGSize, blur: CGFloat) {}
      public func fill(_ rect: CGRect) {}
      public func stroke(_ rect: CGRect) {}
      public func fillEllipse(in rect: CGRect) {}
      public func strokeEllipse(in rect: CGRect) {}
      public func move(to point: CGPoint) {}
      public func addLine(to point: CGPoint) {}
      public func addRect(_ rect: CGRect) {}
      public func addEllipse(in rect: CGRect) {}
      public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {}
      public func addPath(_ path: CGPath) {}
      public func beginPath() {}
      public func closePath() {}
      public func strokePath() {}
      public func fillPath() {}
      public func clear(_ rect: CGRect) {}
      public func clip() {}
      public func saveGState() {}
      public func restoreGState() {}
      public func translateBy(x: CGFloat, y: CGFloat) {}
      public func scaleBy(x: CGFloat, y: CGFloat) {}
      public func rotate(by angle: CGFloat) {}
    }
    public enum CGLineCap: Int32 {
      case butt, round, square
    }
    public enum CGLineJoin: Int32 {
      case miter, round, bevel
    }
    public class CGPath {
      public init() {
      }
    }
    public class CGMutablePath: CGPath {
      public func move(to point: CGPoint) {}
      public func addLine(to point: CGPoint) {}
      public func addRect(_ rect: CGRect) {}
      public func closeSubpath() {}
    }
    @MainActor public func UIGraphicsGetCurrentContext() -> CGContext?
    @MainActor open class UIBezierPath: NSObject {
      public override init()
      public init(rect: CGRect)
      public init(ovalIn rect: CGRect)
      public init(roundedRect rect: CGRect, cornerRadius: CGFloat)
      public init(arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool)
      open var lineWidth: CGFloat = 1
      open var lineCapStyle: CGLineCap = .butt
      open var lineJoinStyle: CGLineJoin = .miter
      open var cgPath: CGPath = CGPath()
      open var isEmpty: Bool { bounds.isEmpty }
      open var bounds: CGRect = CGRect(x: 0, y: 0, width: 0, height: 0)
      open func move(to point: CGPoint)
      open func addLine(to point: CGPoint)
      open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint)
      open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint)
      open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {}
      open func append(_ bezierPath: UIBezierPath)
      open func close() {}
      open func removeAllPoints()
      open func fill() {}
      open func stroke() {}
      open func addClip() {}
    }
    @MainActor open class UIGraphicsImageRendererContext: NSObject {
      open var cgContext: CGContext = CGContext()
      open func fill(_ rect: CGRect) {}
      open func stroke(_ rect: CGRect) {}
    }
    @MainActor open class UIGraphicsImageRenderer: NSObject {
      public init(size: CGSize)
      public init(bounds: CGRect)
      open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage
      open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data
    }
    @MainActor open class UIFontDescriptor: NSObject {
      public struct SymbolicTraits: OptionSet {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic: UIFontDescriptor.SymbolicTraits = UIFontDescriptor.SymbolicTraits(rawValue: 1)
        public static let traitBold: UIFontDescriptor.SymbolicTraits = UIFontDescriptor.SymbolicTraits(rawValue: 2)
        public static let traitMonoSpace: UIFontDescriptor.SymbolicTraits = UIFontDescriptor.SymbolicTraits(rawValue: 1024)
      }
      open var symbolicTraits: UIFontDescriptor.SymbolicTraits = []
      open var pointSize: CGFloat = 17
      open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits) -> UIFontDescriptor?
    }
    extension UIFont {
      public var fontDescriptor: UIFontDescriptor { get }
      public var fontName: String { ".SFUI-Regular" }
      public var familyName: String { ".AppleSystemUIFont" }
      public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat)
      public convenience init?(name fontName: String, size fontSize: CGFloat)
    }
    extension UIColor {
      public func setFill() {}
      public func setStroke() {}
      public func set() {}
    }
    extension UIImage {
      public func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage { self }
      public func withTintColor(_ color: UIColor) -> UIImage { self }
      public func pngData() -> Data? { Data() }
      public func jpegData(compressionQuality: CGFloat) -> Data? { Data() }
      public func draw(in rect: CGRect) {}
      public var isSymbolImage: Bool { !name.isEmpty }
      public enum RenderingMode: Int {
        case automatic, alwaysOriginal, alwaysTemplate
      }
    }
    """
}
