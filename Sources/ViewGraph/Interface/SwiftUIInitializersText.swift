import Frameworks

extension SwiftUIText {
  /// Other ways to make the views that exist already, and views that others make up.
  static let initializers: StaticText = """
    extension Button {
      public init(_ key: LocalizedStringKey, action: @escaping () -> Void) where Label == Text { self.init(key.key, action: action) }
      public init(_ key: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void) where Label == Text { self.init(key.key, role: role, action: action) }
      public init(_ title: String, systemImage: String, role: ButtonRole?, action: @escaping () -> Void) where Label == SwiftUI.Label<Text, Image> { self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) } }
    }
    extension Toggle {
      public init(_ key: LocalizedStringKey, isOn: Binding<Bool>) where Label == Text { self.init(key.key, isOn: isOn) }
      public init(_ title: String, systemImage: String, isOn: Binding<Bool>) where Label == SwiftUI.Label<Text, Image> { self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) } }
    }
    extension Label where Title == Text, Icon == Image {
      public init(_ key: LocalizedStringKey, systemImage name: String) { self.init(key.key, systemImage: name) }
      public init(_ title: String, image name: String) { self.init(title: { Text(title) }, icon: { Image(name) }) }
    }
    extension NavigationLink {
      public init(_ key: LocalizedStringKey, @ViewBuilder destination: () -> Destination) where Label == Text { self.init(key.key, destination: destination) }
      /// - Deprecated: iOS 16: use a value and navigationDestination(for:destination:)
      public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) { self.init(_label: label(), destination: destination, isActive: isActive) }
      /// - Deprecated: iOS 16: use a value and navigationDestination(for:destination:)
      public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) { self.init(_label: label(), destination: destination(), isActive: isActive) }
      /// - Deprecated: iOS 16: use a value and navigationDestination(for:destination:)
      public init(_ title: String, destination: Destination, isActive: Binding<Bool>) where Label == Text { self.init(_label: Text(title), destination: destination, isActive: isActive) }
      /// - Deprecated: iOS 16: use a value and navigationDestination(for:destination:)
      public init<V: Hashable>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) {
        self.init(_label: label(), destination: destination, isActive: Binding(get: { selection.wrappedValue == tag }, set: { selection.wrappedValue = $0 ? tag : nil }))
      }
      /// - Deprecated: iOS 16: use a value and navigationDestination(for:destination:)
      public init<V: Hashable>(_ title: String, destination: Destination, tag: V, selection: Binding<V?>) where Label == Text {
        self.init(_label: Text(title), destination: destination, isActive: Binding(get: { selection.wrappedValue == tag }, set: { selection.wrappedValue = $0 ? tag : nil }))
      }
      init(_label: Label, destination: Destination, isActive: Binding<Bool>)
    }
    extension View {
      /// - Unsimulated: a phone shows one column
      public func isDetailLink(_ isDetailLink: Bool) -> some View
    }
    extension Section {
      public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer)
      public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) where Parent == EmptyView
      public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content)
      public init(header: Parent, @ViewBuilder content: () -> Content) where Footer == EmptyView
      public init(footer: Footer, @ViewBuilder content: () -> Content) where Parent == EmptyView
      /// - Unsimulated: a section does not close; its content stands where the binding says so at first
      public init(_ title: String, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) where Parent == Text, Footer == EmptyView
      public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) where Parent == Text, Footer == EmptyView { self.init(key.key, content: content) }
    }
    extension ForEach {
      public init<C: MutableCollection & RandomAccessCollection>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content) where Data == [Binding<C.Element>], C.Element: Identifiable, ID == C.Element.ID
      public init<C: MutableCollection & RandomAccessCollection>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content) where Data == [Binding<C.Element>]
    }
    extension List {
      public init<C: MutableCollection & RandomAccessCollection, RowContent: View>(_ data: Binding<C>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent) where SelectionValue == Never, Content == ForEach<[Binding<C.Element>], C.Element.ID, RowContent>, C.Element: Identifiable
      public init<C: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder rowContent: @escaping (Binding<C.Element>) -> RowContent) where SelectionValue == Never, Content == ForEach<[Binding<C.Element>], ID, RowContent>
      public init<D: RandomAccessCollection, RowContent: View>(_ data: D, children: KeyPath<D.Element, D?>, @ViewBuilder rowContent: @escaping (D.Element) -> RowContent) where SelectionValue == Never, Content == OutlineGroup<D, RowContent>, D.Element: Identifiable {
        self.init { OutlineGroup(data, children: children, content: rowContent) }
      }
    }
    public struct OutlineGroup<Data: RandomAccessCollection, Leaf: View>: View where Data.Element: Identifiable {
      var data: Data
      var children: KeyPath<Data.Element, Data?>
      var content: (Data.Element) -> Leaf
      public init(_ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf) {
        self.data = data
        self.children = children
        self.content = content
      }
      public var body: some View {
        ForEach(data) { element in
          if let inner = element[keyPath: children] {
            DisclosureGroup(content: { AnyView(OutlineGroup(inner, children: children, content: content)) }, label: { content(element) })
          } else {
            content(element)
          }
        }
      }
    }
    extension Image {
      public enum ResizingMode {
        case tile, stretch
      }
      public enum TemplateRenderingMode {
        case template, original
      }
      public enum Interpolation {
        case none, low, medium, high
      }
      public init(_ name: String, bundle: Bundle?) { self.init(name) }
      public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name) }
      public init(decorative name: String, bundle: Bundle? = nil) { self.init(name) }
      public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
      public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch) -> Image { self }
      public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image { self }
      public func interpolation(_ interpolation: Image.Interpolation) -> Image { self }
      public func antialiased(_ isAntialiased: Bool) -> Image { self }
      public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
    }
    extension TextField {
      public init(text: Binding<String>, @ViewBuilder label: () -> Label) where Label == Text { self.init(label().content, text: text) }
      public init(text: Binding<String>, prompt: Text?, @ViewBuilder label: () -> Label) where Label == Text { self.init(label().content, text: text, prompt: prompt) }
      public init(_ key: LocalizedStringKey, text: Binding<String>) where Label == Text { self.init(key.key, text: text) }
    }
    extension SecureField {
      public init(text: Binding<String>, @ViewBuilder label: () -> Label) where Label == Text { self.init(label().content, text: text) }
      public init(text: Binding<String>, prompt: Text?, @ViewBuilder label: () -> Label) where Label == Text { self.init(label().content, text: text, prompt: prompt) }
      public init(_ key: LocalizedStringKey, text: Binding<String>) where Label == Text { self.init(key.key, text: text) }
    }
    extension Menu {
      /// - Unsimulated: a tap opens the menu, as a long press does
      public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void) { self.init(content: content, label: label) }
      /// - Unsimulated: a tap opens the menu, as a long press does
      public init(_ title: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void) where Label == Text { self.init(title, content: content) }
    }
    extension Slider {
      public init<V: BinaryFloatingPoint, ValueLabel: View>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { self.init(value: value, in: bounds, label: label, onEditingChanged: onEditingChanged) }
      public init<V: BinaryFloatingPoint, ValueLabel: View>(value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel, onEditingChanged: @escaping (Bool) -> Void = { _ in }) { self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged) }
    }
    extension DatePicker {
      public init(_ title: String, selection: Binding<Date>, in range: PartialRangeThrough<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) where Label == Text { self.init(title, selection: selection, displayedComponents: displayedComponents) }
      public init(selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) { self.init(selection: selection, displayedComponents: displayedComponents, label: label) }
      public init(selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label) { self.init(selection: selection, displayedComponents: displayedComponents, label: label) }
    }
    extension LabeledContent where Label == Text, Content == Text {
      public init<F: FormatStyle>(_ title: String, value: F.FormatInput, format: F) where F.FormatOutput == String { self.init(title, value: format.format(value)) }
    }
    extension GroupBox {
      public init(label: Label, @ViewBuilder content: () -> Content) { self.init(content: content, label: { label }) }
    }
    extension ControlGroup {
      public init(_ title: String, @ViewBuilder content: () -> Content) { self.init(content: content) }
    }
    extension ContentUnavailableView {
      public init(@ViewBuilder label: () -> Label) where Description == EmptyView, Actions == EmptyView { self.init(label: label, description: { EmptyView() }, actions: { EmptyView() }) }
      public init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description) where Actions == EmptyView { self.init(label: label, description: description, actions: { EmptyView() }) }
    }
    public struct SearchUnavailableContent {
      public struct Label: View {
        public init() {}
        public var body: some View { SwiftUI.Label("No Results", systemImage: "magnifyingglass") }
      }
      public struct Description: View {
        public init() {}
        public var body: some View { Text("Check the spelling or try a new search.") }
      }
      public struct Actions: View {
        public init() {}
        public var body: some View { EmptyView() }
      }
    }
    extension ContentUnavailableView where Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description, Actions == SearchUnavailableContent.Actions {
      public static var search: ContentUnavailableView<SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions> {
        ContentUnavailableView(label: { SearchUnavailableContent.Label() }, description: { SearchUnavailableContent.Description() }, actions: { SearchUnavailableContent.Actions() })
      }
      public static func search(text: String) -> ContentUnavailableView<SearchUnavailableContent.Label, SearchUnavailableContent.Description, SearchUnavailableContent.Actions> {
        ContentUnavailableView(label: { SearchUnavailableContent.Label() }, description: { SearchUnavailableContent.Description() }, actions: { SearchUnavailableContent.Actions() })
      }
    }
    extension LazyVStack {
      public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews, @ViewBuilder content: () -> Content) { self.init(alignment: alignment, spacing: spacing, content: content) }
    }
    extension LazyHStack {
      public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews, @ViewBuilder content: () -> Content) { self.init(alignment: alignment, spacing: spacing, content: content) }
    }
    extension ToolbarItem {
      public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == String
    }
    public enum AsyncImagePhase {
      case empty
      case success(Image)
      case failure(any Error)
      public var image: Image? {
        if case .success(let image) = self { return image }
        return nil
      }
      public var error: (any Error)? {
        if case .failure(let error) = self { return error }
        return nil
      }
    }
    public struct _ImageUnavailable: Error, CustomStringConvertible {
      public var description: String { "there is no network here" }
    }
    /// There is no network: first the placeholder, after a second the failure.
    public struct AsyncImage<Content: View>: View {
      var url: URL?
      var content: (AsyncImagePhase) -> Content
      public init(url: URL?, scale: CGFloat = 1) where Content == Image { self.init(url: url) { _ in Image("") } }
      public init<I: View, P: View>(url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P) where Content == _ConditionalContent<I, P> {
        self.init(url: url) { phase in
          if let image = phase.image { content(image) } else { placeholder() }
        }
      }
      public init(url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(), @ViewBuilder content: @escaping (AsyncImagePhase) -> Content) {
        self.url = url
        self.content = content
      }
      public var body: Never { get }
    }
    public struct ShareLink<Label: View>: View {
      var label: Label
      init(_label: Label) { label = _label }
      public init<T>(item: T, subject: Text? = nil, message: Text? = nil) where Label == SwiftUI.Label<Text, Image> { self.init(_label: SwiftUI.Label("Share", systemImage: "square.and.arrow.up")) }
      public init<T>(_ title: String, item: T, subject: Text? = nil, message: Text? = nil) where Label == SwiftUI.Label<Text, Image> { self.init(_label: SwiftUI.Label(title, systemImage: "square.and.arrow.up")) }
      public init<T>(item: T, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) { self.init(_label: label()) }
      /// - Unsimulated: the share sheet does not open
      public var body: some View { Button(action: {}, label: { label }) }
    }
    extension EdgeInsets {
      public init(_ edgeInsets: NSDirectionalEdgeInsets) { self.init(top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom, trailing: edgeInsets.trailing) }
    }
    extension OpenURLAction {
      public struct Result {
        var name: String
        init(name: String)
        public static let handled: OpenURLAction.Result = OpenURLAction.Result(name: "handled")
        public static let discarded: OpenURLAction.Result = OpenURLAction.Result(name: "discarded")
        public static let systemAction: OpenURLAction.Result = OpenURLAction.Result(name: "systemAction")
      }
    }
    """
}
