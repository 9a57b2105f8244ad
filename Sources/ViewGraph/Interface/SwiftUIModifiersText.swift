import Frameworks

extension SwiftUIText {
  static let modifiers: StaticText = """
    extension View {
      public static func _printChanges()
      public func modifier<T: ViewModifier>(_ modifier: T) -> some View
      public func padding(_ insets: EdgeInsets) -> some View
      public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View
      public func padding(_ length: CGFloat) -> some View
      public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View
      public func frame(minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center) -> some View
      public func fixedSize() -> some View
      public func fixedSize(horizontal: Bool, vertical: Bool) -> some View
      public func layoutPriority(_ value: Double) -> some View
      public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View
      public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View
      public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View
      public func scaledToFit() -> some View
      public func scaledToFill() -> some View
      public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
      public func background<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
      public func background<S: ShapeStyle>(_ style: S) -> some View
      public func background<S: View>(_ background: S) -> some View
      public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View
      public func environment<T>(_ object: T?) -> some View
      public func environmentObject<T: ObservableObject>(_ object: T) -> some View
      public func transformEnvironment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void) -> some View
      public func disabled(_ disabled: Bool) -> some View
      public func lineLimit(_ number: Int?) -> some View
      public func font(_ font: Font?) -> some View
      public func bold() -> some View
      public func italic() -> some View
      public func fontWeight(_ weight: Font.Weight?) -> some View
      public func multilineTextAlignment(_ alignment: TextAlignment) -> some View
      /// - Deprecated: iOS 17: use foregroundStyle(_:)
      public func foregroundColor(_ color: Color?) -> some View
      public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View
      public func tint(_ tint: Color?) -> some View
      /// - Deprecated: iOS 15: use tint(_:)
      public func accentColor(_ color: Color?) -> some View
      public func opacity(_ opacity: Double) -> some View
      public func hidden() -> some View
      public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View
      /// - Deprecated: iOS 17: use clipShape(_:) or a shape with rounded corners
      public func cornerRadius(_ radius: CGFloat) -> some View
      public func clipShape<S: Shape>(_ shape: S) -> some View
      public func clipped() -> some View
      public func rotationEffect(_ angle: Angle) -> some View
      public func scaleEffect(_ scale: CGFloat) -> some View
      public func zIndex(_ value: Double) -> some View
      /// - Deprecated: iOS 14: use ignoresSafeArea(_:edges:)
      public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View
      public func id<ID: Hashable>(_ id: ID) -> some View
      public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View
      /// - Unsimulated: a badge is not shown
      public func badge(_ count: Int) -> some View
      public func tag<V: Hashable>(_ tag: V) -> some View
      public func equatable() -> some View
      public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View
      public func onAppear(perform action: (() -> Void)? = nil) -> some View
      public func onDisappear(perform action: (() -> Void)? = nil) -> some View
      /// - Deprecated: iOS 17: use the form with an action of two or no parameters
      public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void) -> some View
      public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void) -> some View
      public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some View
      public func task(_ action: @escaping () async -> Void) -> some View
      public func task<T: Equatable>(id value: T, _ action: @escaping () async -> Void) -> some View
      public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View
      public func submitScope(_ isBlocking: Bool = true) -> some View
      public func transition(_ transition: AnyTransition) -> some View
      public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View
      /// Deprecated since iOS 15: every change of the content is animated.
      public func animation(_ animation: Animation?) -> some View
      public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View
      public func transaction<V: Equatable>(value: V, _ transform: @escaping (inout Transaction) -> Void) -> some View
      public func accessibilityLabel(_ label: String) -> some View
      public func accessibilityIdentifier(_ identifier: String) -> some View
      /// - Unsimulated: nothing reads the screen aloud; a finger finds the view all the same
      public func accessibilityHidden(_ hidden: Bool) -> some View
      public func keyboardType(_ type: UIKeyboardType) -> some View
      /// - Unsimulated: a tap goes to what it names, whatever the shape
      public func contentShape<S: Shape>(_ shape: S) -> some View
      public func focused(_ condition: FocusState<Bool>.Binding) -> some View
      public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View
    }
    public struct SubmitTriggers: OptionSet {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let text: SubmitTriggers = SubmitTriggers(rawValue: 1)
      public static let search: SubmitTriggers = SubmitTriggers(rawValue: 2)
    }
    public struct Angle: Hashable {
      public var radians: Double
      public init(radians: Double) { self.radians = radians }
      public init(degrees: Double) { radians = degrees * .pi / 180 }
      public var degrees: Double { radians * 180 / .pi }
      public static let zero: Angle = Angle(radians: 0)
      public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
      public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
      public static func degrees(_ degrees: Double) -> Angle
      public static func radians(_ radians: Double) -> Angle
    }
    public struct PresentationDetent: Hashable {
      var name: String
      public static let medium: PresentationDetent
      public static let large: PresentationDetent
    }
    public struct ModifiedContent<Content, Modifier>: View {
      public var body: Never { get }
    }
    public struct TupleView<T>: View {
      public var body: Never { get }
    }
    public struct _ConditionalContent<TrueContent, FalseContent>: View {
      public var body: Never { get }
    }
    """

  static let representables: StaticText = """
    @MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
      associatedtype UIViewType: UIView
      associatedtype Coordinator = Void
      typealias Context = UIViewRepresentableContext<Self>
      func makeUIView(context: Context) -> UIViewType
      func updateUIView(_ uiView: UIViewType, context: Context)
      static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
      func makeCoordinator() -> Coordinator
      func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
    }
    extension UIViewRepresentable {
      public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
      public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
      public var body: Never { get }
    }
    extension UIViewRepresentable where Coordinator == Void {
      public func makeCoordinator() -> Coordinator { () }
    }
    @MainActor @preconcurrency public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
      public let coordinator: Representable.Coordinator
      public var transaction: Transaction
      public var environment: EnvironmentValues
    }
    @MainActor @preconcurrency public protocol UIViewControllerRepresentable: View where Body == Never {
      associatedtype UIViewControllerType: UIViewController
      associatedtype Coordinator = Void
      typealias Context = UIViewControllerRepresentableContext<Self>
      func makeUIViewController(context: Context) -> UIViewControllerType
      func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
      static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
      func makeCoordinator() -> Coordinator
      func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
    }
    extension UIViewControllerRepresentable {
      public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
      public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize? { nil }
      public var body: Never { get }
    }
    extension UIViewControllerRepresentable where Coordinator == Void {
      public func makeCoordinator() -> Coordinator { () }
    }
    @MainActor @preconcurrency public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
      public let coordinator: Representable.Coordinator
      public var transaction: Transaction
      public var environment: EnvironmentValues
    }
    @MainActor open class _UIHostingView: UIView {
      open override func layoutSubviews()
      open override func didMoveToWindow()
      open override var intrinsicContentSize: CGSize { get }
      open override func sizeThatFits(_ size: CGSize) -> CGSize
    }
    @MainActor @preconcurrency open class UIHostingController<Content: View>: UIViewController {
      public init(rootView: Content)
      open override func loadView()
      open var rootView: Content { get set }
      open func sizeThatFits(in size: CGSize) -> CGSize
      open var sizingOptions: UIHostingControllerSizingOptions = []
      open func _render(seconds: Double)
      open var safeAreaRegions: SafeAreaRegions = .all
    }
    public struct UIHostingControllerSizingOptions: OptionSet {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let intrinsicContentSize: UIHostingControllerSizingOptions = UIHostingControllerSizingOptions(rawValue: 1)
      public static let preferredContentSize: UIHostingControllerSizingOptions = UIHostingControllerSizingOptions(rawValue: 2)
    }
    public struct SafeAreaRegions: OptionSet {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let container: SafeAreaRegions = SafeAreaRegions(rawValue: 1)
      public static let keyboard: SafeAreaRegions = SafeAreaRegions(rawValue: 2)
      public static let all: SafeAreaRegions = SafeAreaRegions(rawValue: 3)
    }
    """
}
