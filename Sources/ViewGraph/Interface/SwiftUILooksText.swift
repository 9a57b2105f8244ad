import Frameworks

extension SwiftUIText {
  /// Modifiers that change how something looks, and what is said of it to others than the eye.
  static let looks: StaticText = """
    extension View {
      public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void) -> some View where P.Failure == Never
      public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View
      public func transformPreference<K: PreferenceKey>(_ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void) -> some View
      public func onPreferenceChange<K: PreferenceKey>(_ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void) -> some View where K.Value: Equatable
      public func overlayPreferenceValue<K: PreferenceKey, V: View>(_ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V) -> some View
      public func backgroundPreferenceValue<K: PreferenceKey, V: View>(_ key: K.Type = K.self, @ViewBuilder _ transform: @escaping (K.Value) -> V) -> some View
      public func safeAreaInset<V: View>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View {
        VStack(alignment: alignment, spacing: spacing ?? 0) {
          if edge == .top { content() }
          self.frame(maxWidth: .infinity, maxHeight: .infinity)
          if edge == .bottom { content() }
        }
      }
      public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }
      public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View { padding(edges, length) }
      public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View {
        frame(maxWidth: axes.contains(.horizontal) ? .infinity : nil, maxHeight: axes.contains(.vertical) ? .infinity : nil, alignment: alignment)
      }
      public func colorScheme(_ colorScheme: ColorScheme) -> some View
      public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View
      public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View
      public func blur(radius: CGFloat, opaque: Bool = false) -> some View
      public func brightness(_ amount: Double) -> some View
      public func contrast(_ amount: Double) -> some View
      public func saturation(_ amount: Double) -> some View
      public func grayscale(_ amount: Double) -> some View
      public func hueRotation(_ angle: Angle) -> some View
      public func colorInvert() -> some View
      public func colorMultiply(_ color: Color) -> some View
      public func compositingGroup() -> some View
      public func drawingGroup(opaque: Bool = false) -> some View
      public func mask<M: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> M) -> some View
      public func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat)) -> some View
      public func shadow(color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0) -> some View
      public func scaleEffect(_ scale: CGSize) -> some View
      public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1) -> some View
      public func redacted(reason: RedactionReasons) -> some View
      public func unredacted() -> some View
      public func privacySensitive(_ sensitive: Bool = true) -> some View
      public func allowsTightening(_ flag: Bool) -> some View
      public func minimumScaleFactor(_ factor: CGFloat) -> some View
      public func truncationMode(_ mode: Text.TruncationMode) -> some View
      public func lineSpacing(_ lineSpacing: CGFloat) -> some View
      public func kerning(_ kerning: CGFloat) -> some View
      public func tracking(_ tracking: CGFloat) -> some View
      public func baselineOffset(_ baselineOffset: CGFloat) -> some View
      public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View
      public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View
      public func monospaced(_ isActive: Bool = true) -> some View
      public func monospacedDigit() -> some View
      public func fontDesign(_ design: Font.Design?) -> some View
      public func textCase(_ textCase: Text.Case?) -> some View
      public func textSelection<S>(_ selectability: S) -> some View
      public func imageScale(_ scale: Image.Scale) -> some View
      public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View
      public func controlSize(_ size: ControlSize) -> some View
      public func labelsHidden() -> some View
      public func headerProminence(_ prominence: Prominence) -> some View
      public func listRowInsets(_ insets: EdgeInsets?) -> some View
      public func listRowSeparator(_ visibility: Visibility) -> some View
      public func listRowBackground<V: View>(_ view: V?) -> some View
      public func listSectionSeparator(_ visibility: Visibility) -> some View
      public func scrollContentBackground(_ visibility: Visibility) -> some View
      public func scrollIndicators(_ visibility: ScrollIndicatorVisibility) -> some View
      public func toolbarBackground<S: ShapeStyle>(_ style: S) -> some View
      public func toolbarBackground(_ visibility: Visibility) -> some View
      public func statusBarHidden(_ hidden: Bool = true) -> some View
      public func persistentSystemOverlays(_ visibility: Visibility) -> some View
      public func submitLabel(_ submitLabel: SubmitLabel) -> some View
      public func autocorrectionDisabled(_ disable: Bool = true) -> some View
      /// - Deprecated: iOS 15: use autocorrectionDisabled(_:)
      public func disableAutocorrection(_ disable: Bool?) -> some View
      public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
      public func textContentType(_ textContentType: UITextContentType?) -> some View
      public func help(_ text: String) -> some View
      public func accessibilityValue(_ value: String) -> some View
      public func accessibilityHint(_ hint: String) -> some View
      public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View
      public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View
      public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View
      public func accessibilitySortPriority(_ sortPriority: Double) -> some View
      /// - Unsimulated: nothing is matched; each view stands in its own place
      public func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View
      /// - Unsimulated: a touch reaches the view all the same
      public func allowsHitTesting(_ enabled: Bool) -> some View
      /// - Unsimulated: no key comes from a hardware keyboard
      public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View
      /// - Unsimulated: nothing is felt
      public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View
      /// - Unsimulated: no other app opens an address here
      public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View
      /// - Unsimulated: there is no pointer
      public func onHover(perform action: @escaping (Bool) -> Void) -> some View
      /// - Unsimulated: the list scrolls all the same
      public func scrollDisabled(_ disabled: Bool) -> some View
      /// - Unsimulated: the keyboard stays until it is sent away
      public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View
    }
    public protocol PreferenceKey {
      associatedtype Value
      static var defaultValue: Value { get }
      static func reduce(value: inout Value, nextValue: () -> Value)
    }
    public enum VerticalEdge: Int, CaseIterable {
      case top, bottom
    }
    public enum ControlSize: CaseIterable {
      case mini, small, regular, large, extraLarge
    }
    public enum Prominence {
      case standard, increased
    }
    public struct RedactionReasons: OptionSet {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let placeholder: RedactionReasons = RedactionReasons(rawValue: 1)
      public static let privacy: RedactionReasons = RedactionReasons(rawValue: 2)
    }
    public struct AccessibilityTraits: OptionSet {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let isButton: AccessibilityTraits = AccessibilityTraits(rawValue: 1)
      public static let isHeader: AccessibilityTraits = AccessibilityTraits(rawValue: 2)
      public static let isSelected: AccessibilityTraits = AccessibilityTraits(rawValue: 4)
      public static let isLink: AccessibilityTraits = AccessibilityTraits(rawValue: 8)
      public static let isImage: AccessibilityTraits = AccessibilityTraits(rawValue: 16)
      public static let isModal: AccessibilityTraits = AccessibilityTraits(rawValue: 32)
    }
    public struct AccessibilityChildBehavior: Equatable {
      var name: String
      init(name: String) { self.name = name }
      public static let ignore: AccessibilityChildBehavior = AccessibilityChildBehavior(name: "ignore")
      public static let contain: AccessibilityChildBehavior = AccessibilityChildBehavior(name: "contain")
      public static let combine: AccessibilityChildBehavior = AccessibilityChildBehavior(name: "combine")
    }
    public struct SubmitLabel {
      var name: String
      init(name: String) { self.name = name }
      public static let done: SubmitLabel = SubmitLabel(name: "done")
      public static let go: SubmitLabel = SubmitLabel(name: "go")
      public static let send: SubmitLabel = SubmitLabel(name: "send")
      public static let join: SubmitLabel = SubmitLabel(name: "join")
      public static let search: SubmitLabel = SubmitLabel(name: "search")
      public static let next: SubmitLabel = SubmitLabel(name: "next")
      public static let `continue`: SubmitLabel = SubmitLabel(name: "continue")
      public static let `return`: SubmitLabel = SubmitLabel(name: "return")
    }
    public struct TextInputAutocapitalization {
      var name: String
      init(name: String) { self.name = name }
      public static let never: TextInputAutocapitalization = TextInputAutocapitalization(name: "never")
      public static let words: TextInputAutocapitalization = TextInputAutocapitalization(name: "words")
      public static let sentences: TextInputAutocapitalization = TextInputAutocapitalization(name: "sentences")
      public static let characters: TextInputAutocapitalization = TextInputAutocapitalization(name: "characters")
    }
    public struct SymbolRenderingMode {
      var name: String
      init(name: String) { self.name = name }
      public static let monochrome: SymbolRenderingMode = SymbolRenderingMode(name: "monochrome")
      public static let multicolor: SymbolRenderingMode = SymbolRenderingMode(name: "multicolor")
      public static let hierarchical: SymbolRenderingMode = SymbolRenderingMode(name: "hierarchical")
      public static let palette: SymbolRenderingMode = SymbolRenderingMode(name: "palette")
    }
    public struct ScrollIndicatorVisibility {
      var name: String
      init(name: String) { self.name = name }
      public static let automatic: ScrollIndicatorVisibility = ScrollIndicatorVisibility(name: "automatic")
      public static let visible: ScrollIndicatorVisibility = ScrollIndicatorVisibility(name: "visible")
      public static let hidden: ScrollIndicatorVisibility = ScrollIndicatorVisibility(name: "hidden")
      public static let never: ScrollIndicatorVisibility = ScrollIndicatorVisibility(name: "never")
    }
    public struct ScrollDismissesKeyboardMode {
      var name: String
      init(name: String) { self.name = name }
      public static let automatic: ScrollDismissesKeyboardMode = ScrollDismissesKeyboardMode(name: "automatic")
      public static let immediately: ScrollDismissesKeyboardMode = ScrollDismissesKeyboardMode(name: "immediately")
      public static let interactively: ScrollDismissesKeyboardMode = ScrollDismissesKeyboardMode(name: "interactively")
      public static let never: ScrollDismissesKeyboardMode = ScrollDismissesKeyboardMode(name: "never")
    }
    public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
      var character: Character
      public init(_ character: Character) { self.character = character }
      public init(extendedGraphemeClusterLiteral value: Character) { character = value }
      public static let `return`: KeyEquivalent = KeyEquivalent("r")
      public static let escape: KeyEquivalent = KeyEquivalent("e")
      public static let space: KeyEquivalent = KeyEquivalent(" ")
    }
    public struct EventModifiers: OptionSet {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let command: EventModifiers = EventModifiers(rawValue: 16)
      public static let shift: EventModifiers = EventModifiers(rawValue: 2)
      public static let option: EventModifiers = EventModifiers(rawValue: 8)
      public static let control: EventModifiers = EventModifiers(rawValue: 4)
    }
    public struct SensoryFeedback: Equatable {
      var name: String
      init(name: String) { self.name = name }
      public static let success: SensoryFeedback = SensoryFeedback(name: "success")
      public static let warning: SensoryFeedback = SensoryFeedback(name: "warning")
      public static let error: SensoryFeedback = SensoryFeedback(name: "error")
      public static let selection: SensoryFeedback = SensoryFeedback(name: "selection")
      public static let impact: SensoryFeedback = SensoryFeedback(name: "impact")
    }
    extension Text {
      public enum TruncationMode {
        case head, tail, middle
      }
      public enum Case {
        case uppercase, lowercase
      }
    }
    extension Image {
      public enum Scale {
        case small, medium, large
      }
    }
    """
}
