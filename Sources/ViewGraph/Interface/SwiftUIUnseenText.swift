import Frameworks

extension SwiftUIText {
  /// Modifiers that exist and do nothing here.
  static let unseen: StaticText = """
    public struct KeyPress {
      public let key: KeyEquivalent
      public let characters: String
      public let modifiers: EventModifiers
      public enum Result {
        case handled, ignored
      }
    }
    public struct ScrollTargetBehavior {
      var name: String
      init(name: String)
      public static let paging: ScrollTargetBehavior = ScrollTargetBehavior(name: "paging")
      public static let viewAligned: ScrollTargetBehavior = ScrollTargetBehavior(name: "viewAligned")
    }
    public struct ContentMarginPlacement {
      var name: String
      init(name: String)
      public static let automatic: ContentMarginPlacement = ContentMarginPlacement(name: "automatic")
      public static let scrollContent: ContentMarginPlacement = ContentMarginPlacement(name: "scrollContent")
      public static let scrollIndicators: ContentMarginPlacement = ContentMarginPlacement(name: "scrollIndicators")
    }
    public struct ScrollBounceBehavior {
      var name: String
      init(name: String)
      public static let automatic: ScrollBounceBehavior = ScrollBounceBehavior(name: "automatic")
      public static let always: ScrollBounceBehavior = ScrollBounceBehavior(name: "always")
      public static let basedOnSize: ScrollBounceBehavior = ScrollBounceBehavior(name: "basedOnSize")
    }
    public struct ScrollPosition: Equatable {
      public var edge: Edge?
      public init(edge: Edge) { self.edge = edge }
      public init<ID: Hashable>(idType: ID.Type) { edge = nil }
      public init() { edge = nil }
      /// - Unsimulated: the scroll view does not move
      public mutating func scrollTo(edge: Edge) { self.edge = edge }
      /// - Unsimulated: the scroll view does not move
      public mutating func scrollTo<ID: Hashable>(id: ID, anchor: UnitPoint? = nil) { edge = nil }
    }
    public enum ScrollTransitionPhase {
      case topLeading, identity, bottomTrailing
      public var isIdentity: Bool { self == .identity }
      public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
    }
    public struct PresentationBackgroundInteraction {
      init() {}
      public static var automatic: PresentationBackgroundInteraction { PresentationBackgroundInteraction() }
      public static var enabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction() }
      public static var disabled: PresentationBackgroundInteraction { PresentationBackgroundInteraction() }
      public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction { PresentationBackgroundInteraction() }
    }
    public enum PresentationContentInteraction {
      case automatic, resizes, scrolls
    }
    public enum PresentationAdaptation {
      case automatic, none, popover, sheet, fullScreenCover
    }
    public enum HoverEffect {
      case automatic, highlight, lift
    }
    public enum AccessibilityAdjustmentDirection {
      case increment, decrement
    }
    public enum AccessibilityActionKind {
      case `default`, escape, magicTap
    }
    public struct ListSectionSpacing {
      init() {}
      public static var `default`: ListSectionSpacing { ListSectionSpacing() }
      public static var compact: ListSectionSpacing { ListSectionSpacing() }
      public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
    }
    public struct KeyboardShortcut: Hashable {
      var name: String
      init(name: String)
      public static let defaultAction: KeyboardShortcut = KeyboardShortcut(name: "defaultAction")
      public static let cancelAction: KeyboardShortcut = KeyboardShortcut(name: "cancelAction")
    }
    public protocol FocusedValueKey {
      associatedtype Value
    }
    public struct FocusedValues {
      public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { nil }
        set {}
      }
    }
    extension View {
      /// - Unsimulated: no key comes from a hardware keyboard
      public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View
      /// - Unsimulated: no key comes from a hardware keyboard
      public func onKeyPress(action: @escaping (KeyPress) -> KeyPress.Result) -> some View
      /// - Unsimulated: no key comes from a hardware keyboard
      public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View
      /// - Unsimulated: nothing is dragged
      public func draggable<T>(_ payload: T) -> some View
      /// - Unsimulated: nothing is dragged
      public func draggable<T, V: View>(_ payload: T, @ViewBuilder preview: () -> V) -> some View
      /// - Unsimulated: nothing is dropped
      public func dropDestination<T>(for payloadType: T.Type, action: @escaping ([T], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }) -> some View
      /// - Unsimulated: nothing is dragged
      public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View
      /// - Unsimulated: nothing is dropped
      public func onDrop(of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool) -> some View
      /// - Unsimulated: a badge is not shown
      public func badge(_ label: String?) -> some View
      /// - Unsimulated: a badge is not shown
      public func badge(_ label: Text?) -> some View
      /// - Unsimulated: what is no control does not take the focus
      public func focusable(_ isFocusable: Bool = true) -> some View
      /// - Unsimulated: nothing has the focus at first
      public func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View
      /// - Unsimulated: the focus does not wander by itself
      public func focusScope(_ namespace: Namespace.ID) -> some View
      /// - Unsimulated: the focus does not wander by itself
      public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID) -> some View
      /// - Unsimulated: nobody reads what is focused
      public func focusedValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View
      /// - Unsimulated: nobody reads what is focused
      public func focusedSceneValue<Value>(_ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value) -> some View
      /// - Unsimulated: the position is neither followed nor told
      public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil) -> some View
      /// - Unsimulated: the position is neither followed nor told
      public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil) -> some View
      /// - Unsimulated: scrolling ends where the finger ends
      public func scrollTargetLayout(isEnabled: Bool = true) -> some View
      /// - Unsimulated: scrolling ends where the finger ends
      public func scrollTargetBehavior(_ behavior: ScrollTargetBehavior) -> some View
      /// - Unsimulated: nothing bounces
      public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View
      /// - Unsimulated: a scroll view begins at its start
      public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View
      /// - Unsimulated: the content has no margins of its own
      public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic) -> some View
      /// - Unsimulated: the content has no margins of its own
      public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View
      /// - Unsimulated: rows stand as if they were in the middle of the view
      public func scrollTransition<V: View>(axis: Axis? = nil, transition: (Self, ScrollTransitionPhase) -> V) -> some View { transition(self, .identity) }
      /// - Unsimulated: scrolling is not told
      public func onScrollVisibilityChange(threshold: Double = 0.5, _ action: @escaping (Bool) -> Void) -> some View
      /// - Unsimulated: rows keep their distance
      public func listRowSpacing(_ spacing: CGFloat?) -> some View
      /// - Unsimulated: sections keep their distance
      public func listSectionSpacing(_ spacing: CGFloat) -> some View
      /// - Unsimulated: sections keep their distance
      public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View
      /// - Unsimulated: a sheet takes the whole window
      public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View
      /// - Unsimulated: what is under a sheet cannot be touched
      public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View
      /// - Unsimulated: a sheet has one size
      public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View
      /// - Unsimulated: what is presented keeps its form
      public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View
      /// - Unsimulated: there is no pointer
      public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View
      /// - Unsimulated: the system's own gestures are not made
      public func defersSystemGestures(on edges: Edge.Set) -> some View
      /// - Unsimulated: nothing reads the screen aloud
      public func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> some View
      /// - Unsimulated: nothing reads the screen aloud
      public func accessibilityAction(named name: String, _ handler: @escaping () -> Void) -> some View
      /// - Unsimulated: nothing reads the screen aloud
      public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> some View
      /// - Unsimulated: nothing reads the screen aloud
      public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View
      /// - Unsimulated: nothing reads the screen aloud
      public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View
      /// - Unsimulated: bars stay
      public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
      /// - Unsimulated: suggestions are not shown
      public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View
      /// - Unsimulated: an inspector is not shown
      public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View
      /// - Unsimulated: a phone shows one column
      public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View
      /// - Unsimulated: a phone shows one column
      public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View
    }
    """
}
