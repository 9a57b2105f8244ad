import Frameworks

extension UIKitText {
  /// Layers: their tree and their values are kept, what they would show is not.
  static let layers: StaticText = """
    @MainActor open class CALayer: NSObject {
      public override init()
      open var frame: CGRect = CGRect(x: 0, y: 0, width: 0, height: 0)
      open var bounds: CGRect { get { CGRect(x: 0, y: 0, width: frame.size.width, height: frame.size.height) } set { frame.size = newValue.size } }
      open var position: CGPoint { get { CGPoint(x: frame.midX, y: frame.midY) } set { frame.origin = CGPoint(x: newValue.x - frame.size.width / 2, y: newValue.y - frame.size.height / 2) } }
      open var name: String? = nil
      open var zPosition: CGFloat = 0
      open var isHidden: Bool = false
      open var contents: Any? = nil
      open var contentsScale: CGFloat = 1
      open var backgroundColor: CGColor? = nil
      open var cornerRadius: CGFloat = 0
      open var borderWidth: CGFloat = 0
      open var borderColor: CGColor? = nil
      open var masksToBounds: Bool = false
      open var shadowOpacity: Float = 0
      open var shadowRadius: CGFloat = 3
      open var shadowOffset: CGSize = CGSize(width: 0, height: -3)
      open var shadowColor: CGColor? = nil
      open var shadowPath: CGPath? = nil
      open var opacity: Float = 1
      open var mask: CALayer? = nil
      open var sublayers: [CALayer]? { get }
      open weak var superlayer: CALayer? { get }
      open func addSublayer(_ layer: CALayer)
      open func insertSublayer(_ layer: CALayer, at idx: UInt32)
      open func removeFromSuperlayer()
      open func setNeedsDisplay() {}
      open func setNeedsLayout() {}
      open func layoutIfNeeded() {}
      open func removeAllAnimations() {}
    }
    @MainActor open class CAGradientLayer: CALayer {
      open var colors: [Any]? = nil
      open var locations: [NSNumber]? = nil
      open var startPoint: CGPoint = CGPoint(x: 0.5, y: 0)
      open var endPoint: CGPoint = CGPoint(x: 0.5, y: 1)
    }
    @MainActor open class CAShapeLayer: CALayer {
      open var path: CGPath? = nil
      open var fillColor: CGColor? = nil
      open var strokeColor: CGColor? = nil
      open var lineWidth: CGFloat = 1
      open var strokeStart: CGFloat = 0
      open var strokeEnd: CGFloat = 1
    }
    @MainActor open class CATransaction: NSObject {
      public static func begin() {}
      public static func commit() {}
      public static func setDisableActions(_ flag: Bool) {}
      public static func setAnimationDuration(_ dur: Double) {}
    }
    """
}
