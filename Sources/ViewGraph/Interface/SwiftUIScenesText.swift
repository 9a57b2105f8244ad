import Frameworks

extension SwiftUIText {
  /// An app and its scenes are declared, not run: what stands in the window is what the learner shows.
  static let scenes: StaticText = """
    @MainActor @preconcurrency public protocol App {
      associatedtype Body: Scene
      init()
      @SceneBuilder var body: Body { get }
    }
    extension App {
      /// - Unsimulated: the program runs already; show its first view
      public static func main() {}
    }
    @MainActor @preconcurrency public protocol Scene {
      associatedtype Body: Scene
      @SceneBuilder var body: Body { get }
    }
    extension Never: Scene {
    }
    @resultBuilder public struct SceneBuilder {
      public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
      public static func buildBlock<C0: Scene, C1: Scene>(_ c0: C0, _ c1: C1) -> _TupleScene { _TupleScene() }
      public static func buildBlock<C0: Scene, C1: Scene, C2: Scene>(_ c0: C0, _ c1: C1, _ c2: C2) -> _TupleScene { _TupleScene() }
    }
    public struct _TupleScene: Scene {
      init() {}
      public var body: Never { fatalError() }
    }
    public struct WindowGroup<Content: View>: Scene {
      var content: () -> Content
      public init(@ViewBuilder content: @escaping () -> Content)
      public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.init(content: content) }
      public init(_ title: String, @ViewBuilder content: @escaping () -> Content) { self.init(content: content) }
      public init(_ title: String, id: String, @ViewBuilder content: @escaping () -> Content) { self.init(content: content) }
      public var body: Never { fatalError() }
    }
    public struct Settings<Content: View>: Scene {
      var content: () -> Content
      public init(@ViewBuilder content: @escaping () -> Content)
      public var body: Never { fatalError() }
    }
    extension Scene {
      public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some Scene { self }
      public func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene { self }
      public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene { self }
      public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene { self }
      public func environment<T>(_ object: T?) -> some Scene { self }
      public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene { self }
      public func commands<Content: View>(@ViewBuilder content: () -> Content) -> some Scene { self }
      public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    }
    public struct CommandMenu<Content: View>: View {
      var content: Content
      public init(_ name: String, @ViewBuilder content: () -> Content) { self.content = content() }
      public var body: some View { content }
    }
    @MainActor @propertyWrapper public struct UIApplicationDelegateAdaptor<DelegateType: NSObject>: DynamicProperty {
      var type: DelegateType.Type
      public init(_ delegateType: DelegateType.Type = DelegateType.self) { type = delegateType }
      /// - Unsimulated: no app is launched, so there is no delegate
      public var wrappedValue: DelegateType { fatalError() }
    }
    @MainActor @preconcurrency public protocol PreviewProvider {
      associatedtype Previews: View
      @ViewBuilder static var previews: Previews { get }
    }
    public struct PreviewDevice: ExpressibleByStringLiteral {
      public let rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public init(stringLiteral value: String) { rawValue = value }
    }
    public enum PreviewLayout {
      case device
      case sizeThatFits
      case fixed(width: CGFloat, height: CGFloat)
    }
    public enum InterfaceOrientation {
      case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
    }
    extension View {
      public func previewDevice(_ value: PreviewDevice?) -> some View
      public func previewDisplayName(_ value: String?) -> some View
      public func previewLayout(_ value: PreviewLayout) -> some View
      public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View
    }
    """
}
