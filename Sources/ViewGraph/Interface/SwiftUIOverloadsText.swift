import Frameworks

extension SwiftUIText {
  /// Other ways to say what a modifier of the same name says already.
  static let overloads: StaticText = """
    extension View {
      public func offset(_ offset: CGSize) -> some View { self.offset(x: offset.width, y: offset.height) }
      public func position(_ position: CGPoint) -> some View { self.position(x: position.x, y: position.y) }
      /// - Deprecated: iOS 13: give a width or a height
      public func frame() -> some View { self }
      public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View { self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode) }
      public func scaleEffect(_ s: CGFloat, anchor: UnitPoint) -> some View
      public func scaleEffect(_ scale: CGSize, anchor: UnitPoint) -> some View
      public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint) -> some View
      public func rotationEffect(_ angle: Angle, anchor: UnitPoint) -> some View
      public func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint, anchorZ: CGFloat = 0, perspective: CGFloat = 1) -> some View
      public func rotation3DEffect(_ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), perspective: CGFloat) -> some View
      public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View
      public func mask<M: View>(_ mask: M) -> some View
      public func clipped(antialiased: Bool) -> some View
      public func cornerRadius(_ radius: CGFloat, antialiased: Bool) -> some View
      public func italic(_ isActive: Bool) -> some View
      public func bold(_ isActive: Bool) -> some View { fontWeight(isActive ? .bold : .regular) }
      public func fontWidth(_ width: Font.Width?) -> some View
      public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self.lineLimit(nil) }
      public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { self.lineLimit(limit.upperBound) }
      public func lineLimit(_ limit: ClosedRange<Int>) -> some View { self.lineLimit(limit.upperBound) }
      public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View { self.lineLimit(limit) }
      public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize
      public func statusBar(hidden: Bool) -> some View
      public func help(_ text: Text) -> some View
      public func symbolVariant(_ variant: SymbolVariants) -> some View
      public func symbolRenderingMode(_ mode: SymbolRenderingMode) -> some View
      public func luminanceToAlpha() -> some View
      public func projectionEffect(_ transform: ProjectionTransform) -> some View
      public func transformEffect(_ transform: CGAffineTransform) -> some View
      public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View
      public func geometryGroup() -> some View
      public func invalidatableContent(_ invalidatable: Bool = true) -> some View
      public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View
      public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set) -> some View
      public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set) -> some View
      public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View
      public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View
      public func listItemTint(_ tint: Color?) -> some View
      public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set) -> some View
      public func scrollClipDisabled(_ disabled: Bool = true) -> some View
      public func scrollIndicatorsFlash(onAppear: Bool) -> some View
      public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View
      public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View
      public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View
      public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View
      public func toolbarRole(_ role: ToolbarRole) -> some View
      public func indexViewStyle(_ style: PageIndexViewStyle) -> some View
      public func menuIndicator(_ visibility: Visibility) -> some View
      public func menuOrder(_ order: MenuOrder) -> some View
      /// - Deprecated: iOS 15: use textInputAutocapitalization(_:)
      public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View
      public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View
      public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View
      public func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View
      public func speechSpellsOutCharacters(_ value: Bool = true) -> some View
      public func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> some View
      public func symbolEffect<U: Equatable>(_ effect: SymbolEffect, value: U) -> some View
      public func glassEffect() -> some View
      public func visualEffect<V: View>(_ effect: (Self, GeometryProxy) -> V) -> some View
      public func accessibilityLabel(_ label: Text) -> some View { accessibilityLabel(label.content) }
      public func accessibilityLabel(_ key: LocalizedStringKey) -> some View { accessibilityLabel(key.key) }
      public func accessibilityValue(_ value: Text) -> some View
      public func accessibilityHint(_ hint: Text) -> some View
      public func accessibilityInputLabels(_ labels: [String]) -> some View
      public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View
      public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View
      public func accessibilityShowsLargeContentViewer() -> some View
      /// - Deprecated: iOS 14: use accessibilityLabel(_:)
      public func accessibility(label: Text) -> some View { accessibilityLabel(label.content) }
      /// - Deprecated: iOS 14: use accessibilityIdentifier(_:)
      public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }
      /// - Deprecated: iOS 14: use accessibilityHint(_:)
      public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }
      /// - Deprecated: iOS 14: use accessibilityValue(_:)
      public func accessibility(value: Text) -> some View { accessibilityValue(value) }
      /// - Deprecated: iOS 14: use accessibilityHidden(_:)
      public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }
      /// - Deprecated: iOS 14: use accessibilityAddTraits(_:)
      public func accessibility(addTraits traits: AccessibilityTraits) -> some View { accessibilityAddTraits(traits) }
      public func navigationTitle(_ title: Text) -> some View { navigationTitle(title.content) }
      public func navigationTitle(_ key: LocalizedStringKey) -> some View { navigationTitle(key.key) }
      public func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(title.wrappedValue) }
      public func navigationSubtitle(_ subtitle: String) -> some View
      /// - Deprecated: iOS 14: use navigationTitle(_:)
      public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title.content) }
      /// - Deprecated: iOS 14: use navigationTitle(_:) and navigationBarTitleDisplayMode(_:)
      public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View { navigationTitle(title.content) }
      /// - Deprecated: iOS 14: use navigationTitle(_:) and navigationBarTitleDisplayMode(_:)
      public func navigationBarTitle(_ title: String, displayMode: NavigationBarItem.TitleDisplayMode) -> some View { navigationTitle(title) }
      /// - Deprecated: iOS 14: use toolbar(content:)
      public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        toolbar {
          ToolbarItem(placement: .navigationBarLeading) { leading }
          ToolbarItem(placement: .navigationBarTrailing) { trailing }
        }
      }
      /// - Deprecated: iOS 14: use toolbar(content:)
      public func navigationBarItems<L: View>(leading: L) -> some View { toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } } }
      /// - Deprecated: iOS 14: use toolbar(content:)
      public func navigationBarItems<T: View>(trailing: T) -> some View { toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } } }
      public func task(priority: TaskPriority, _ action: @escaping () async -> Void) -> some View { task(action) }
      public func task<T: Equatable>(id value: T, priority: TaskPriority, _ action: @escaping () async -> Void) -> some View { task(id: value, action) }
      public func alert<A: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View { alert(title.content, isPresented: isPresented, actions: actions) }
      public func alert<A: View, M: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View { alert(title.content, isPresented: isPresented, actions: actions, message: message) }
      public func alert<A: View, T>(_ title: String, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View {
        alert(title, isPresented: isPresented) { if let data { actions(data) } }
      }
      public func alert<A: View, M: View, T>(_ title: String, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M) -> some View {
        alert(title, isPresented: isPresented) { if let data { actions(data) } } message: { if let data { message(data) } }
      }
      public func alert<E: LocalizedError, A: View>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A) -> some View {
        alert(error?.errorDescription ?? "", isPresented: isPresented, actions: actions)
      }
      /// - Deprecated: iOS 15: use alert(_:isPresented:presenting:actions:)
      public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
        let shown = item.wrappedValue.map(content)
        return alert(isPresented: Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })) { shown ?? Alert(title: Text("")) }
      }
      public func confirmationDialog<A: View>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View { confirmationDialog(title.content, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) }
      public func confirmationDialog<A: View, M: View>(_ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View { confirmationDialog(title.content, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message) }
      public func confirmationDialog<A: View, T>(_ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?, @ViewBuilder actions: (T) -> A) -> some View {
        confirmationDialog(title, isPresented: isPresented, titleVisibility: titleVisibility) { if let data { actions(data) } }
      }
      /// - Deprecated: iOS 15: use confirmationDialog(_:isPresented:titleVisibility:actions:)
      public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        let sheet = content()
        return confirmationDialog(sheet.title.content, isPresented: isPresented, titleVisibility: .visible) {
          ForEach(sheet.buttons.indices, id: \\.self) { index in
            SwiftUI.Button(sheet.buttons[index].label.content, role: sheet.buttons[index].role == "cancel" ? .cancel : sheet.buttons[index].role == "destructive" ? .destructive : nil) { sheet.buttons[index].action?() }
          }
        }
      }
      public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text?) -> some View { searchable(text: text, placement: placement, prompt: prompt?.content ?? "Search") }
      public func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: String = "Search") -> some View { searchable(text: text, placement: placement, prompt: prompt) }
      public func safeAreaInset<V: View>(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V) -> some View {
        HStack(alignment: alignment, spacing: spacing ?? 0) {
          if edge == .leading { content() }
          self.frame(maxWidth: .infinity, maxHeight: .infinity)
          if edge == .trailing { content() }
        }
      }
      public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
      public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center, _ length: @escaping (CGFloat, Axis) -> CGFloat) -> some View { containerRelativeFrame(axes, alignment: alignment) }
      public func containerRelativeFrame(_ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center) -> some View { containerRelativeFrame(axes, alignment: alignment) }
      public func sensoryFeedback<T: Equatable>(trigger: T, _ feedback: @escaping (T, T) -> SensoryFeedback?) -> some View { self }
      public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T, condition: @escaping (T, T) -> Bool) -> some View { self }
      public func matchedGeometryEffect<ID: Hashable>(id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center, isSource: Bool = true) -> some View { matchedGeometryEffect(id: id, in: namespace) }
      public func navigationDestination<D: Hashable, C: View>(item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C) -> some View {
        navigationDestination(isPresented: Binding(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })) { if let value = item.wrappedValue { destination(value) } }
      }
    }
    public struct ActionSheet {
      public typealias Button = Alert.Button
      var title: Text
      var message: Text?
      var buttons: [Alert.Button]
      public init(title: Text, message: Text? = nil, buttons: [Alert.Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
      }
    }
    public struct SymbolVariants: Hashable {
      var name: String
      init(name: String)
      public static let none: SymbolVariants = SymbolVariants(name: "none")
      public static let fill: SymbolVariants = SymbolVariants(name: "fill")
      public static let circle: SymbolVariants = SymbolVariants(name: "circle")
      public static let square: SymbolVariants = SymbolVariants(name: "square")
      public static let slash: SymbolVariants = SymbolVariants(name: "slash")
      public var fill: SymbolVariants { SymbolVariants(name: name + ".fill") }
      public var circle: SymbolVariants { SymbolVariants(name: name + ".circle") }
      public var slash: SymbolVariants { SymbolVariants(name: name + ".slash") }
    }
    public struct SymbolEffect: Hashable {
      var name: String
      init(name: String)
      public static let bounce: SymbolEffect = SymbolEffect(name: "bounce")
      public static let pulse: SymbolEffect = SymbolEffect(name: "pulse")
      public static let variableColor: SymbolEffect = SymbolEffect(name: "variableColor")
      public static let scale: SymbolEffect = SymbolEffect(name: "scale")
      public static let rotate: SymbolEffect = SymbolEffect(name: "rotate")
      public static let wiggle: SymbolEffect = SymbolEffect(name: "wiggle")
      public static let breathe: SymbolEffect = SymbolEffect(name: "breathe")
      public var up: SymbolEffect { self }
      public var down: SymbolEffect { self }
      public var iterative: SymbolEffect { self }
      public var reversing: SymbolEffect { self }
    }
    public struct ButtonBorderShape: Equatable {
      var name: String
      init(name: String)
      public static let automatic: ButtonBorderShape = ButtonBorderShape(name: "automatic")
      public static let capsule: ButtonBorderShape = ButtonBorderShape(name: "capsule")
      public static let circle: ButtonBorderShape = ButtonBorderShape(name: "circle")
      public static let roundedRectangle: ButtonBorderShape = ButtonBorderShape(name: "roundedRectangle")
      public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape(name: "roundedRectangle") }
    }
    public struct ToolbarPlacement {
      var name: String
      init(name: String)
      public static let automatic: ToolbarPlacement = ToolbarPlacement(name: "automatic")
      public static let navigationBar: ToolbarPlacement = ToolbarPlacement(name: "navigationBar")
      public static let tabBar: ToolbarPlacement = ToolbarPlacement(name: "tabBar")
      public static let bottomBar: ToolbarPlacement = ToolbarPlacement(name: "bottomBar")
    }
    public struct ToolbarTitleDisplayMode {
      var name: String
      init(name: String)
      public static let automatic: ToolbarTitleDisplayMode = ToolbarTitleDisplayMode(name: "automatic")
      public static let inline: ToolbarTitleDisplayMode = ToolbarTitleDisplayMode(name: "inline")
      public static let large: ToolbarTitleDisplayMode = ToolbarTitleDisplayMode(name: "large")
      public static let inlineLarge: ToolbarTitleDisplayMode = ToolbarTitleDisplayMode(name: "inlineLarge")
    }
    public struct ToolbarRole {
      var name: String
      init(name: String)
      public static let automatic: ToolbarRole = ToolbarRole(name: "automatic")
      public static let browser: ToolbarRole = ToolbarRole(name: "browser")
      public static let editor: ToolbarRole = ToolbarRole(name: "editor")
      public static let navigationStack: ToolbarRole = ToolbarRole(name: "navigationStack")
    }
    public struct PageIndexViewStyle {
      public enum BackgroundDisplayMode {
        case automatic, interactive, always, never
      }
      public init(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode = .automatic) {}
      public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode) -> PageIndexViewStyle { PageIndexViewStyle() }
      public static var page: PageIndexViewStyle { PageIndexViewStyle() }
    }
    public enum MenuOrder {
      case automatic, priority, fixed
    }
    public enum AccessibilityHeadingLevel {
      case unspecified, h1, h2, h3, h4, h5, h6
    }
    public struct MatchedGeometryProperties: OptionSet {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let position: MatchedGeometryProperties = MatchedGeometryProperties(rawValue: 1)
      public static let size: MatchedGeometryProperties = MatchedGeometryProperties(rawValue: 2)
      public static let frame: MatchedGeometryProperties = MatchedGeometryProperties(rawValue: 3)
    }
    extension VerticalEdge {
      public struct Set: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let top: VerticalEdge.Set = VerticalEdge.Set(rawValue: 1)
        public static let bottom: VerticalEdge.Set = VerticalEdge.Set(rawValue: 2)
        public static let all: VerticalEdge.Set = VerticalEdge.Set(rawValue: 3)
      }
    }
    extension SensoryFeedback {
      public enum Weight {
        case light, medium, heavy
      }
      public static let increase: SensoryFeedback = SensoryFeedback(name: "increase")
      public static let decrease: SensoryFeedback = SensoryFeedback(name: "decrease")
      public static let start: SensoryFeedback = SensoryFeedback(name: "start")
      public static let stop: SensoryFeedback = SensoryFeedback(name: "stop")
      public static func impact(weight: SensoryFeedback.Weight = .medium, intensity: Double = 1) -> SensoryFeedback { SensoryFeedback(name: "impact") }
    }
    extension Angle: Comparable {
      public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
      public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
      public static func * (a: Angle, b: Double) -> Angle { Angle(radians: a.radians * b) }
      public static func * (a: Double, b: Angle) -> Angle { Angle(radians: a * b.radians) }
      public static func / (a: Angle, b: Double) -> Angle { Angle(radians: a.radians / b) }
      public static func += (a: inout Angle, b: Angle) { a = a + b }
      public static func -= (a: inout Angle, b: Angle) { a = a - b }
    }
    extension Alignment {
      public static let leadingFirstTextBaseline: Alignment = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
      public static let centerFirstTextBaseline: Alignment = Alignment(horizontal: .center, vertical: .firstTextBaseline)
      public static let trailingFirstTextBaseline: Alignment = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
      public static let leadingLastTextBaseline: Alignment = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
      public static let centerLastTextBaseline: Alignment = Alignment(horizontal: .center, vertical: .lastTextBaseline)
      public static let trailingLastTextBaseline: Alignment = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
    }
    extension PresentationDetent {
      init(name: String) { self.name = name }
      public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(name: "height \\(height)") }
      public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(name: "fraction \\(fraction)") }
    }
    extension SearchFieldPlacement {
      public enum NavigationBarDrawerDisplayMode {
        case automatic, always
      }
      public static func navigationBarDrawer(displayMode: SearchFieldPlacement.NavigationBarDrawerDisplayMode) -> SearchFieldPlacement { SearchFieldPlacement(name: "navigationBarDrawer") }
    }
    extension ToolbarItemPlacement {
      init(name: String) { self.name = name }
      public static let status: ToolbarItemPlacement = ToolbarItemPlacement(name: "status")
      public static let secondaryAction: ToolbarItemPlacement = ToolbarItemPlacement(name: "secondaryAction")
      public static let destructiveAction: ToolbarItemPlacement = ToolbarItemPlacement(name: "destructiveAction")
      public static let bottomOrnament: ToolbarItemPlacement = ToolbarItemPlacement(name: "bottomOrnament")
    }
    """
}
