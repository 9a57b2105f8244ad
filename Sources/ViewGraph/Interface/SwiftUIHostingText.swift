import Frameworks

extension SwiftUIText {
  /// SwiftUI in cells and in whatever else takes a content configuration.
  static let hosting: StaticText = """
    @MainActor @preconcurrency public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
      var content: Content
      var backing: Background? = nil
      var insets: EdgeInsets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
      var minWidth: CGFloat? = nil
      var minHeight: CGFloat? = nil
      public init(@ViewBuilder content: () -> Content) where Background == EmptyView
      public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B>
      public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, _UIHostingConfigurationBackgroundView<S>>
      public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> UIHostingConfiguration<Content, Background> {
        margins(edges, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
      }
      public func margins(_ edges: Edge.Set = .all, _ insets: EdgeInsets) -> UIHostingConfiguration<Content, Background> {
        var copy = self
        if edges.contains(.top) { copy.insets.top = insets.top }
        if edges.contains(.leading) { copy.insets.leading = insets.leading }
        if edges.contains(.bottom) { copy.insets.bottom = insets.bottom }
        if edges.contains(.trailing) { copy.insets.trailing = insets.trailing }
        return copy
      }
      public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> UIHostingConfiguration<Content, Background> {
        var copy = self
        copy.minWidth = width
        copy.minHeight = height
        return copy
      }
      public func makeContentView() -> any UIView & UIContentView { _UIHostingContentView(configuration: self) }
      public func updated(for state: any UIConfigurationState) -> UIHostingConfiguration<Content, Background> { self }
    }
    public struct _UIHostingConfigurationBackgroundView<S: ShapeStyle>: View {
      var style: S
      public var body: Never { get }
    }
    @MainActor open class _UIHostingContentView: _UIHostingView, UIContentView {
      public init(configuration: any UIContentConfiguration)
      open var configuration: any UIContentConfiguration { get set }
      open override func systemLayoutSizeFitting(_ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority, verticalFittingPriority: UILayoutPriority) -> CGSize
    }
    public enum HorizontalEdge: Int, CaseIterable {
      case leading, trailing
    }
    extension View {
      public func swipeActions<T: View>(edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T) -> some View
    }
    """

  /// UIKit's recognizers in SwiftUI.
  static let gestures: StaticText = """
    @MainActor @preconcurrency public protocol UIGestureRecognizerRepresentable {
      associatedtype UIGestureRecognizerType: UIGestureRecognizer
      associatedtype Coordinator = Void
      typealias Context = UIGestureRecognizerRepresentableContext<Self>
      typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter
      func makeCoordinator(converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter) -> Coordinator
      func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
      func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
      func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
    }
    extension UIGestureRecognizerRepresentable {
      public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
      public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
    }
    extension UIGestureRecognizerRepresentable where Coordinator == Void {
      public func makeCoordinator(converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter) -> Coordinator { () }
    }
    @MainActor @preconcurrency public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
      public let coordinator: Representable.Coordinator
      public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
    }
    @MainActor public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
      var recognizer: UIGestureRecognizer?
      var origin: CGPoint?
      public var localLocation: CGPoint {
        let place = recognizer?.location(in: nil) ?? CGPoint(x: 0, y: 0)
        return CGPoint(x: place.x - (origin?.x ?? 0), y: place.y - (origin?.y ?? 0))
      }
      public var localTranslation: CGPoint? { (recognizer as? UIPanGestureRecognizer)?.translation(in: nil) }
      public var localVelocity: CGPoint? { (recognizer as? UIPanGestureRecognizer)?.velocity(in: nil) }
    }
    extension View {
      public func gesture<T: UIGestureRecognizerRepresentable>(_ representable: T) -> some View
    }
    """
}
