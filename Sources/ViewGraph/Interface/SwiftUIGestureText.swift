import Frameworks

extension SwiftUIText {
  static let gestureValues: StaticText = """
    @MainActor @preconcurrency public protocol Gesture<Value> {
      associatedtype Value
      associatedtype Body: Gesture
      var body: Body { get }
    }
    extension Never: Gesture {
      public typealias Value = Never
    }
    extension Gesture {
      public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(content: self, action: action)
      }
      public func updating<State>(_ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void) -> GestureStateGesture<Self, State> {
        GestureStateGesture(base: self, state: state, update: body)
      }
      public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> { _MapGesture(content: self, transform: body) }
      public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
      }
      public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> { SequenceGesture(self, other) }
      public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
      }
    }
    extension Gesture where Value: Equatable {
      public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
        _ChangedGesture(content: self, action: action)
      }
    }
    public struct TapGesture: Gesture {
      public typealias Value = Void
      public var count: Int
      public init(count: Int = 1) { self.count = count }
      public var body: Never { get }
    }
    public struct SpatialTapGesture: Gesture {
      public struct Value: Equatable {
        public var location: CGPoint
      }
      public var count: Int
      var space: CoordinateSpace
      public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
        self.count = count
        space = coordinateSpace
      }
      public var body: Never { get }
    }
    public struct LongPressGesture: Gesture {
      public typealias Value = Bool
      public var minimumDuration: Double
      public var maximumDistance: CGFloat
      public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
        self.minimumDuration = minimumDuration
        self.maximumDistance = maximumDistance
      }
      public var body: Never { get }
    }
    public struct DragGesture: Gesture {
      public struct Value: Equatable {
        public var time: Date
        public var location: CGPoint
        public var startLocation: CGPoint
        public var velocity: CGSize
        public var translation: CGSize { CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y) }
        public var predictedEndLocation: CGPoint { CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4) }
        public var predictedEndTranslation: CGSize { CGSize(width: translation.width + velocity.width / 4, height: translation.height + velocity.height / 4) }
      }
      public var minimumDistance: CGFloat
      public var coordinateSpace: CoordinateSpace
      public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
      }
      public var body: Never { get }
    }
    public struct MagnifyGesture: Gesture {
      public struct Value: Equatable {
        public var time: Date
        public var magnification: CGFloat
        public var velocity: CGFloat
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
      }
      public var minimumScaleDelta: CGFloat
      public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
      public var body: Never { get }
    }
    /// - Deprecated: iOS 17: use MagnifyGesture
    public struct MagnificationGesture: Gesture {
      public typealias Value = CGFloat
      public var minimumScaleDelta: CGFloat
      public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
      public var body: Never { get }
    }
    public struct RotateGesture: Gesture {
      public struct Value: Equatable {
        public var time: Date
        public var rotation: Angle
        public var velocity: Angle
        public var startAnchor: UnitPoint
        public var startLocation: CGPoint
      }
      public var minimumAngleDelta: Angle
      public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
      public var body: Never { get }
    }
    /// - Deprecated: iOS 17: use RotateGesture
    public struct RotationGesture: Gesture {
      public typealias Value = Angle
      public var minimumAngleDelta: Angle
      public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
      public var body: Never { get }
    }
    public struct _EndedGesture<Content: Gesture>: Gesture {
      public typealias Value = Content.Value
      var content: Content
      var action: (Content.Value) -> Void
      init(content: Content, action: @escaping (Content.Value) -> Void) {
        self.content = content
        self.action = action
      }
      public var body: Never { get }
    }
    public struct _ChangedGesture<Content: Gesture>: Gesture {
      public typealias Value = Content.Value
      var content: Content
      var action: (Content.Value) -> Void
      init(content: Content, action: @escaping (Content.Value) -> Void) {
        self.content = content
        self.action = action
      }
      public var body: Never { get }
    }
    public struct _MapGesture<Content: Gesture, T>: Gesture {
      public typealias Value = T
      var content: Content
      var transform: (Content.Value) -> T
      init(content: Content, transform: @escaping (Content.Value) -> T) {
        self.content = content
        self.transform = transform
      }
      public var body: Never { get }
    }
    public struct GestureStateGesture<Base: Gesture, State>: Gesture {
      public typealias Value = Base.Value
      public var base: Base
      public var state: GestureState<State>
      var update: (Base.Value, inout State, inout Transaction) -> Void
      init(base: Base, state: GestureState<State>, update: @escaping (Base.Value, inout State, inout Transaction) -> Void) {
        self.base = base
        self.state = state
        self.update = update
      }
      public var body: Never { get }
    }
    public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
      public struct Value {
        public var first: First.Value?
        public var second: Second.Value?
      }
      public var first: First
      public var second: Second
      public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
      }
      public var body: Never { get }
    }
    extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {
    }
    public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
      public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
      }
      public var first: First
      public var second: Second
      public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
      }
      public var body: Never { get }
    }
    extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {
    }
    public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
      public enum Value {
        case first(First.Value)
        case second(Second.Value)
      }
      public var first: First
      public var second: Second
      public init(_ first: First, _ second: Second) {
        self.first = first
        self.second = second
      }
      public var body: Never { get }
    }
    extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {
    }
    public struct AnyGesture<Value>: Gesture {
      var gesture: any Gesture
      public init<T: Gesture>(_ gesture: T) where T.Value == Value { self.gesture = gesture }
      public var body: Never { get }
    }
    public struct GestureMask: OptionSet {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      public static let none: GestureMask = GestureMask(rawValue: 0)
      public static let gesture: GestureMask = GestureMask(rawValue: 1)
      public static let subviews: GestureMask = GestureMask(rawValue: 2)
      public static let all: GestureMask = GestureMask(rawValue: 3)
    }
    extension View {
      public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
      public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
      public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
      public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View
      public func onTapGesture(count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void) -> some View
      public func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil) -> some View
      public func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void) -> some View
    }
    """
}
