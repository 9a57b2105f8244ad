import Frameworks

/// The text of SwiftUI; together it is the module.
enum SwiftUIText {
  static let state: StaticText = """
    public protocol DynamicProperty {
    }
    extension DynamicProperty {
      public mutating func update() {}
    }
    @propertyWrapper public struct State<Value>: DynamicProperty {
      public init(wrappedValue value: Value)
      public init(initialValue value: Value)
      public var wrappedValue: Value { get nonmutating set }
      public var projectedValue: Binding<Value> { get }
    }
    extension State where Value: ExpressibleByNilLiteral {
      public init()
    }
    @propertyWrapper @dynamicMemberLookup public struct Binding<Value>: DynamicProperty {
      public init(get: @escaping () -> Value, set: @escaping (Value) -> Void)
      public init(projectedValue: Binding<Value>)
      public init?(_ base: Binding<Value?>)
      public static func constant(_ value: Value) -> Binding<Value>
      public var wrappedValue: Value { get nonmutating set }
      public var projectedValue: Binding<Value> { get }
      public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> { get }
      public func animation(_ animation: Animation? = .default) -> Binding<Value> { transaction(Transaction(animation: animation)) }
      public func transaction(_ transaction: Transaction) -> Binding<Value>
    }
    @propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
      public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType)
      @MainActor public var wrappedValue: ObjectType { get }
      @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper { get }
    }
    @propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
      public init(wrappedValue: ObjectType)
      public init(initialValue: ObjectType)
      @MainActor public var wrappedValue: ObjectType { get set }
      @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper { get }
      @dynamicMemberLookup public struct Wrapper {
        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> { get }
      }
    }
    @propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
      public init()
      @MainActor public var wrappedValue: ObjectType { get }
      @MainActor public var projectedValue: ObservedObject<ObjectType>.Wrapper { get }
    }
    @propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
      public init(wrappedValue: Value)
      public init(_ wrappedValue: Value)
      public var wrappedValue: Value { get set }
      public var projectedValue: Bindable<Value> { get }
      public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> { get }
    }
    @propertyWrapper public struct Environment<Value>: DynamicProperty {
      public init(_ keyPath: KeyPath<EnvironmentValues, Value>)
      public init(_ objectType: Value.Type)
      public var wrappedValue: Value { get }
    }
    @propertyWrapper public struct AppStorage<Value>: DynamicProperty {
      public init(wrappedValue: Value, _ key: String)
      public var wrappedValue: Value { get nonmutating set }
      public var projectedValue: Binding<Value> { get }
    }
    @propertyWrapper public struct SceneStorage<Value>: DynamicProperty {
      public init(wrappedValue: Value, _ key: String)
      public var wrappedValue: Value { get nonmutating set }
      public var projectedValue: Binding<Value> { get }
    }
    @propertyWrapper public struct FocusState<Value: Hashable>: DynamicProperty {
      public var wrappedValue: Value { get nonmutating set }
      public var projectedValue: FocusState<Value>.Binding { get }
      @propertyWrapper public struct Binding {
        var state: FocusState<Value>
        public var wrappedValue: Value { get nonmutating set }
        public var projectedValue: FocusState<Value>.Binding { get }
      }
    }
    extension FocusState where Value == Bool {
      public init()
    }
    extension FocusState where Value: ExpressibleByNilLiteral {
      public init()
    }
    @propertyWrapper public struct GestureState<Value>: DynamicProperty {
      public init(wrappedValue: Value)
      public init(initialValue: Value)
      public var wrappedValue: Value { get }
      public var projectedValue: GestureState<Value> { get }
    }
    @propertyWrapper public struct Namespace: DynamicProperty {
      public init()
      /// - Unsimulated: nothing takes a namespace; there is no matched geometry
      public var wrappedValue: Namespace.ID { get }
      public struct ID: Hashable {
        public var number: Int
      }
    }
    public protocol EnvironmentKey {
      associatedtype Value
      static var defaultValue: Value { get }
    }
    public struct EnvironmentValues {
      public init()
      public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value { get set }
      public var colorScheme: ColorScheme { get set }
      public var isEnabled: Bool { get set }
      public var lineLimit: Int? { get set }
      public var font: Font? { get set }
      public var dismiss: DismissAction { get }
      public var presentationMode: Binding<PresentationMode> { get }
      public var isPresented: Bool { get }
      public var layoutDirection: LayoutDirection { get set }
      public var horizontalSizeClass: UserInterfaceSizeClass? { get set }
      public var verticalSizeClass: UserInterfaceSizeClass? { get set }
      public var dynamicTypeSize: DynamicTypeSize { get set }
      public var displayScale: CGFloat { get set }
      public var scenePhase: ScenePhase { get set }
      public var openURL: OpenURLAction { get set }
      public var editMode: Binding<EditMode>? { get set }
      public var multilineTextAlignment: TextAlignment { get set }
      public var defaultMinListRowHeight: CGFloat { get set }
    }
    public struct DismissAction {
      var target: AnyObject
      public func callAsFunction()
    }
    public struct PresentationMode {
      var presented: Bool
      var target: AnyObject
      public var isPresented: Bool { presented }
      public mutating func dismiss()
    }
    public struct OpenURLAction {
      var handler: ((URL) -> OpenURLAction.Result)?
      public init(handler: @escaping (URL) -> OpenURLAction.Result)
      public func callAsFunction(_ url: URL)
    }
    public enum ColorScheme: CaseIterable {
      case light, dark
    }
    public enum LayoutDirection: CaseIterable {
      case leftToRight, rightToLeft
    }
    public enum UserInterfaceSizeClass {
      case compact, regular
    }
    public enum ScenePhase {
      case background, inactive, active
    }
    public enum EditMode {
      case inactive, transient, active
    }
    public enum DynamicTypeSize: Comparable, CaseIterable {
      case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
      public var isAccessibilitySize: Bool { self >= .accessibility1 }
    }
    public struct Transaction {
      public init()
      public init(animation: Animation?)
      public var animation: Animation? = nil
      public var disablesAnimations: Bool = false
    }
    public struct Animation: Equatable, Hashable {
      var name: String = "default"
      var seconds: Double = 0.35
      init(name: String, seconds: Double) {
        self.name = name
        self.seconds = seconds
      }
      public static let `default`: Animation = Animation(name: "default", seconds: 0.35)
      public static let easeInOut: Animation = Animation(name: "easeInOut", seconds: 0.35)
      public static let easeIn: Animation = Animation(name: "easeIn", seconds: 0.35)
      public static let easeOut: Animation = Animation(name: "easeOut", seconds: 0.35)
      public static let linear: Animation = Animation(name: "linear", seconds: 0.35)
      public static let spring: Animation = Animation(name: "spring", seconds: 0.5)
      public static let bouncy: Animation = Animation(name: "bouncy", seconds: 0.5)
      public static let smooth: Animation = Animation(name: "smooth", seconds: 0.5)
      public static let snappy: Animation = Animation(name: "snappy", seconds: 0.5)
      public static let interactiveSpring: Animation = Animation(name: "interactiveSpring", seconds: 0.15)
      public static func easeInOut(duration: Double) -> Animation { Animation(name: "easeInOut", seconds: duration) }
      public static func easeIn(duration: Double) -> Animation { Animation(name: "easeIn", seconds: duration) }
      public static func easeOut(duration: Double) -> Animation { Animation(name: "easeOut", seconds: duration) }
      public static func linear(duration: Double) -> Animation { Animation(name: "linear", seconds: duration) }
      public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Animation { Animation(name: "spring", seconds: response) }
      public static func spring(duration: Double = 0.5, bounce: Double = 0) -> Animation { Animation(name: "spring", seconds: duration) }
      public static func bouncy(duration: Double) -> Animation { Animation(name: "bouncy", seconds: duration) }
      public static func smooth(duration: Double) -> Animation { Animation(name: "smooth", seconds: duration) }
      public static func snappy(duration: Double) -> Animation { Animation(name: "snappy", seconds: duration) }
      public static func interpolatingSpring(stiffness: Double, damping: Double) -> Animation { Animation(name: "interpolatingSpring", seconds: 0.5) }
      public func delay(_ delay: Double) -> Animation { Animation(name: name, seconds: seconds + delay) }
      public func speed(_ speed: Double) -> Animation { Animation(name: name, seconds: seconds / speed) }
      public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation { Animation(name: name, seconds: seconds * Double(repeatCount)) }
      public func repeatForever(autoreverses: Bool = true) -> Animation { Animation(name: name, seconds: Double.infinity) }
    }
    public struct AnimationCompletionCriteria: Hashable {
      var name: String
      init(name: String) { self.name = name }
      public static let logicallyComplete: AnimationCompletionCriteria = AnimationCompletionCriteria(name: "logicallyComplete")
      public static let removed: AnimationCompletionCriteria = AnimationCompletionCriteria(name: "removed")
    }
    public func withAnimation<Result>(_ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete, _ body: () throws -> Result, completion: @escaping () -> Void) rethrows -> Result
    public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result
    public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result
    """
}
