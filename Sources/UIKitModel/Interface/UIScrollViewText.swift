import Frameworks

extension UIKitText {
  static let scrolling: StaticText = """
    @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    }
    extension UIScrollViewDelegate {
      public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
      public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
      public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
      public func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {}
      public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
      public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
      public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
      public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
      public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
      public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
      public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
      public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
      public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
      public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    }
    @MainActor open class UIScrollView: UIView {
      open var contentOffset: CGPoint { get set }
      open var contentSize: CGSize = CGSize(width: 0, height: 0)
      open var contentInset: UIEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
      open var adjustedContentInset: UIEdgeInsets { contentInset }
      open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic
      open var verticalScrollIndicatorInsets: UIEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
      open var scrollIndicatorInsets: UIEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
      open var isScrollEnabled: Bool = true
      open var isPagingEnabled: Bool = false
      open var isDirectionalLockEnabled: Bool = false
      open var bounces: Bool = true
      open var bouncesZoom: Bool = true
      open var alwaysBounceVertical: Bool = false
      open var alwaysBounceHorizontal: Bool = false
      open var showsVerticalScrollIndicator: Bool = true
      open var showsHorizontalScrollIndicator: Bool = true
      open var indicatorStyle: UIScrollView.IndicatorStyle = .default
      open var keyboardDismissMode: UIScrollView.KeyboardDismissMode = .none
      open var decelerationRate: UIScrollView.DecelerationRate = UIScrollView.DecelerationRate.normal
      open var delaysContentTouches: Bool = true
      open var canCancelContentTouches: Bool = true
      open var scrollsToTop: Bool = true
      open var minimumZoomScale: CGFloat = 1
      open var maximumZoomScale: CGFloat = 1
      open var zoomScale: CGFloat { get set }
      open var isTracking: Bool { get }
      open var isDragging: Bool { get }
      open var isDecelerating: Bool { get }
      open var isZooming: Bool { get }
      open var refreshControl: UIRefreshControl? { get set }
      open weak var delegate: UIScrollViewDelegate?
      open var panGestureRecognizer: UIPanGestureRecognizer { get }
      open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
      open func setContentOffset(_ contentOffset: CGPoint, animated: Bool)
      open func scrollRectToVisible(_ rect: CGRect, animated: Bool)
      open func setZoomScale(_ scale: CGFloat, animated: Bool) { zoomScale = scale }
      open func zoom(to rect: CGRect, animated: Bool)
      open func flashScrollIndicators() {}
      public enum KeyboardDismissMode: Int {
        case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
      }
      public enum IndicatorStyle: Int {
        case `default`, black, white
      }
      public enum ContentInsetAdjustmentBehavior: Int {
        case automatic, scrollableAxes, never, always
      }
      public struct DecelerationRate: Hashable {
        public var rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public static let normal: UIScrollView.DecelerationRate = UIScrollView.DecelerationRate(rawValue: 0.998)
        public static let fast: UIScrollView.DecelerationRate = UIScrollView.DecelerationRate(rawValue: 0.99)
      }
      open var automaticallyAdjustsScrollIndicatorInsets: Bool = true
      open var horizontalScrollIndicatorInsets: UIEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
      open var isZoomBouncing: Bool { false }
      open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
      open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
      open func adjustedContentInsetDidChange() {}
    }
    """
}
