import Frameworks

extension SwiftUIText {
  /// Transitions and animations by what is asked for; nothing is drawn between their ends.
  static let transitions: StaticText = """
    extension AnyTransition {
      init(name: String) { self.name = name }
      public init<T: Transition>(_ transition: T) { self.init(name: "transition") }
      public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition(name: "scale") }
      public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move") }
      public static func push(from edge: Edge) -> AnyTransition { AnyTransition(name: "push") }
      public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(name: "offset") }
      public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition(name: "offset") }
      public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { removal.name == insertion.name ? removal : AnyTransition(name: "asymmetric") }
      public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition(name: "modifier") }
      public func combined(with other: AnyTransition) -> AnyTransition { name == "identity" ? other : self }
      public func animation(_ animation: Animation?) -> AnyTransition { self }
    }
    public enum TransitionPhase: Equatable {
      case willAppear, identity, didDisappear
      public var isIdentity: Bool { self == .identity }
      public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
    }
    @MainActor @preconcurrency public protocol Transition {
      associatedtype Body: View
      typealias Content = _ViewModifier_Content
      @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
    }
    public struct BlurReplaceTransition {
      public struct Configuration: Equatable {
        var name: String
        init(name: String)
        public static let downUp: BlurReplaceTransition.Configuration = BlurReplaceTransition.Configuration(name: "downUp")
        public static let upUp: BlurReplaceTransition.Configuration = BlurReplaceTransition.Configuration(name: "upUp")
      }
    }
    extension AnyTransition {
      public static var blurReplace: AnyTransition { AnyTransition(name: "blurReplace") }
      public static func blurReplace(_ config: BlurReplaceTransition.Configuration) -> AnyTransition { AnyTransition(name: "blurReplace") }
    }
    extension View {
      public func transition<T: Transition>(_ transition: T) -> some View { self.transition(AnyTransition(transition)) }
      public func contentTransition(_ transition: ContentTransition) -> some View
      public func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (Self) -> V) -> some View { body(self) }
      /// - Unsimulated: the phases do not go by; the first one stands
      public func phaseAnimator<Phase: Equatable, V: View>(_ phases: [Phase], @ViewBuilder content: (Self, Phase) -> V, animation: (Phase) -> Animation? = { _ in .default }) -> some View { content(self, phases[0]) }
      /// - Unsimulated: the phases do not go by; the first one stands
      public func phaseAnimator<Phase: Equatable, T: Equatable, V: View>(_ phases: [Phase], trigger: T, @ViewBuilder content: (Self, Phase) -> V, animation: (Phase) -> Animation? = { _ in .default }) -> some View { content(self, phases[0]) }
    }
    public struct ContentTransition: Equatable {
      var name: String
      init(name: String)
      public static let identity: ContentTransition = ContentTransition(name: "identity")
      public static let opacity: ContentTransition = ContentTransition(name: "opacity")
      public static let interpolate: ContentTransition = ContentTransition(name: "interpolate")
      public static let symbolEffect: ContentTransition = ContentTransition(name: "symbolEffect")
      public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition(name: "numericText") }
      public static func numericText(value: Double) -> ContentTransition { ContentTransition(name: "numericText") }
    }
    /// - Unsimulated: the phases do not go by; the first one stands
    public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
      var phases: [Phase]
      var content: (Phase) -> Content
      public init(_ phases: [Phase], @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default }) {
        self.phases = phases
        self.content = content
      }
      public init<T: Equatable>(_ phases: [Phase], trigger: T, @ViewBuilder content: @escaping (Phase) -> Content, animation: @escaping (Phase) -> Animation? = { _ in .default }) {
        self.phases = phases
        self.content = content
      }
      public var body: some View { content(phases[0]) }
    }
    extension Animation {
      public static func timingCurve(_ c0x: Double, _ c0y: Double, _ c1x: Double, _ c1y: Double, duration: Double = 0.35) -> Animation { Animation(name: "timingCurve", seconds: duration) }
      public static func interpolatingSpring(mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0) -> Animation { Animation(name: "interpolatingSpring", seconds: 0.5) }
      public static func interpolatingSpring(duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0) -> Animation { Animation(name: "interpolatingSpring", seconds: duration) }
      public static func interactiveSpring(response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25) -> Animation { Animation(name: "interactiveSpring", seconds: response) }
      public static func bouncy(duration: Double = 0.5, extraBounce: Double) -> Animation { Animation(name: "bouncy", seconds: duration) }
      public static func smooth(duration: Double = 0.5, extraBounce: Double) -> Animation { Animation(name: "smooth", seconds: duration) }
      public static func snappy(duration: Double = 0.5, extraBounce: Double) -> Animation { Animation(name: "snappy", seconds: duration) }
      public static func spring(duration: Double = 0.5, bounce: Double = 0, blendDuration: Double) -> Animation { Animation(name: "spring", seconds: duration) }
      public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Animation { Animation(name: "spring", seconds: spring.duration) }
    }
    public struct Spring: Hashable {
      public var duration: Double
      public var bounce: Double
      public init(duration: Double = 0.5, bounce: Double = 0) {
        self.duration = duration
        self.bounce = bounce
      }
      public static var smooth: Spring { Spring(duration: 0.5, bounce: 0) }
      public static var snappy: Spring { Spring(duration: 0.5, bounce: 0.15) }
      public static var bouncy: Spring { Spring(duration: 0.5, bounce: 0.3) }
    }
    public struct EmptyModifier: ViewModifier {
      public init() {}
      public static var identity: EmptyModifier { EmptyModifier() }
      public func body(content: Content) -> some View { content }
    }
    public struct _ConcatenatedModifier<First: ViewModifier, Second: ViewModifier>: ViewModifier {
      var first: First
      var second: Second
      init(first: First, second: Second)
      public func body(content: Content) -> some View { content.modifier(first).modifier(second) }
    }
    extension ViewModifier {
      public func concat<T: ViewModifier>(_ modifier: T) -> _ConcatenatedModifier<Self, T> { _ConcatenatedModifier(first: self, second: modifier) }
    }
    @MainActor @preconcurrency public protocol AnimatableModifier: ViewModifier, Animatable {
    }
    public struct ProjectionTransform: Equatable {
      public init() {}
      public init(_ m: CGAffineTransform) {}
    }
    /// What an effect changes is a matter of the eye: the content stands where it stood.
    public protocol GeometryEffect: ViewModifier, Animatable {
      func effectValue(size: CGSize) -> ProjectionTransform
    }
    extension GeometryEffect {
      @MainActor public func body(content: Content) -> some View { content }
    }
    """
}
