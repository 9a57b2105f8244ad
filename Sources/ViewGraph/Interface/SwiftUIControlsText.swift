import Frameworks

extension SwiftUIText {
  /// Controls; what consists of others says so in its body.
  static let controls: StaticText = """
    public struct LabeledContent<Label: View, Content: View>: View {
      var label: Label
      var content: Content
      public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
      public init(_ title: String, @ViewBuilder content: () -> Content) where Label == Text {
        self.init(content: content, label: { Text(title) })
      }
      public init(_ title: String, value: String) where Label == Text, Content == Text {
        self.init(content: { Text(value) }, label: { Text(title) })
      }
      public var body: some View {
        _Styled(key: "labeledContentStyle", configuration: LabeledContentStyleConfiguration(label: _StyledPart(content: label), content: _StyledPart(content: content))) {
          HStack {
            label
            Spacer()
            content
          }
        }
      }
    }
    public struct GroupBox<Label: View, Content: View>: View {
      var label: Label
      var content: Content
      public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
      public init(@ViewBuilder content: () -> Content) where Label == EmptyView {
        self.init(content: content, label: { EmptyView() })
      }
      public init(_ title: String, @ViewBuilder content: () -> Content) where Label == Text {
        self.init(content: content, label: { Text(title) })
      }
      public var body: some View {
        _Styled(key: "groupBoxStyle", configuration: GroupBoxStyleConfiguration(label: _StyledPart(content: label), content: _StyledPart(content: content))) {
          VStack(alignment: .leading) {
            label
            content
          }.padding()
        }
      }
    }
    public struct ControlGroup<Content: View>: View {
      var content: Content
      public init(@ViewBuilder content: () -> Content)
      public var body: some View { HStack { content } }
    }
    public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
      var label: Label
      var description: Description
      var actions: Actions
      public init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description, @ViewBuilder actions: () -> Actions)
      public init(_ title: String, systemImage name: String, description: Text? = nil) where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
        self.init(label: { SwiftUI.Label(title, systemImage: name) }, description: { description }, actions: { EmptyView() })
      }
      public var body: some View {
        VStack {
          label
          description
          actions
        }.frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
    public struct Gauge<Label: View>: View {
      var value: Double
      var label: Label
      var current: (any View)?
      var lower: (any View)?
      var upper: (any View)?
      init(_value: Double, label: Label, current: (any View)?, lower: (any View)?, upper: (any View)?) {
        value = _value
        self.label = label
        self.current = current
        self.lower = lower
        self.upper = upper
      }
      public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label) {
        self.init(_value: Double((value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)), label: label(), current: nil, lower: nil, upper: nil)
      }
      public init<V: BinaryFloatingPoint, C: View>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> C) {
        self.init(_value: Double((value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)), label: label(), current: currentValueLabel(), lower: nil, upper: nil)
      }
      public init<V: BinaryFloatingPoint, C: View, B: View>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> C, @ViewBuilder minimumValueLabel: () -> B, @ViewBuilder maximumValueLabel: () -> B) {
        self.init(_value: Double((value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)), label: label(), current: currentValueLabel(), lower: minimumValueLabel(), upper: maximumValueLabel())
      }
      public var body: some View {
        _Styled(key: "gaugeStyle", configuration: GaugeStyleConfiguration(value: value, label: _StyledPart(content: label), currentValueLabel: current.map { _StyledPart(content: $0) }, minimumValueLabel: lower.map { _StyledPart(content: $0) }, maximumValueLabel: upper.map { _StyledPart(content: $0) })) {
          VStack {
            label
            HStack {
              lower.map { _StyledPart(content: $0) }
              current.map { _StyledPart(content: $0) }
              upper.map { _StyledPart(content: $0) }
            }
          }
        }
      }
    }
    public struct Link<Label: View>: View {
      var url: URL
      var label: Label
      public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.init(url: destination, label: label)
      }
      public init(_ title: String, destination: URL) where Label == Text {
        self.init(url: destination, label: { Text(title) })
      }
      init(url: URL, @ViewBuilder label: () -> Label)
      public var body: some View { _EnvironmentReader { values in Button(action: { values.openURL(url) }, label: { label }) } }
    }
    public struct _EnvironmentReader<Content: View>: View {
      var content: (EnvironmentValues) -> Content
      init(@ViewBuilder content: @escaping (EnvironmentValues) -> Content)
      public var body: Never { get }
    }
    public struct Slider<Label: View>: View {
      var value: Binding<Double>
      var lower: Double = 0
      var upper: Double = 1
      var step: Double = 0
      var label: Label
      var onEditingChanged: ((Bool) -> Void)? = nil
      public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Label == EmptyView
      public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Label == EmptyView
      public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in })
      public init<V: BinaryFloatingPoint>(value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in })
      public var body: Never { get }
    }
    public struct Stepper<Label: View>: View {
      var label: Label
      var onIncrement: (() -> Void)?
      var onDecrement: (() -> Void)?
      var move: ((Double) -> Void)?
      public init(@ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in })
      public init(_ title: String, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Label == Text
      public init<V: Strideable>(value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in })
      public init<V: Strideable>(value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in })
      public init<V: Strideable>(_ title: String, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Label == Text
      public init<V: Strideable>(_ title: String, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }) where Label == Text
      public var body: some View {
        HStack {
          label
          Spacer()
          Button("Decrement", action: onDecrement ?? {}).disabled(onDecrement == nil)
          Button("Increment", action: onIncrement ?? {}).disabled(onIncrement == nil)
        }
      }
    }
    public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
      var label: Label
      var selection: Binding<SelectionValue>
      var content: Content
      public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
      public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content)
      public init(_ title: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) where Label == Text
      public init(_ title: String, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) where Label == SwiftUI.Label<Text, Image>
      public var body: Never { get }
    }
    public struct DatePicker<Label: View>: View {
      var label: Label
      var selection: Binding<Date>
      public typealias Components = DatePickerComponents
      public init(_ title: String, selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) where Label == Text
      public init(_ title: String, selection: Binding<Date>, in range: ClosedRange<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) where Label == Text
      public init(_ title: String, selection: Binding<Date>, in range: PartialRangeFrom<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date]) where Label == Text
      public init(selection: Binding<Date>, displayedComponents: DatePickerComponents = [.hourAndMinute, .date], @ViewBuilder label: () -> Label)
      public var body: Never { get }
    }
    public struct DatePickerComponents: OptionSet {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let hourAndMinute: DatePickerComponents = DatePickerComponents(rawValue: 1)
      public static let date: DatePickerComponents = DatePickerComponents(rawValue: 2)
    }
    public struct ColorPicker<Label: View>: View {
      var label: Label
      public init(_ title: String, selection: Binding<Color>, supportsOpacity: Bool = true) where Label == Text {
        self.init(label: { Text(title) })
      }
      init(@ViewBuilder label: () -> Label)
      /// - Unsimulated: the palette does not open; the label and a swatch are there
      public var body: some View {
        HStack {
          label
          Spacer()
          Circle().frame(width: 28, height: 28)
        }
      }
    }
    public struct Menu<Label: View, Content: View>: View {
      var label: Label
      var content: Content
      public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
      public init(_ title: String, @ViewBuilder content: () -> Content) where Label == Text {
        self.init(content: content, label: { Text(title) })
      }
      public init(_ title: String, systemImage: String, @ViewBuilder content: () -> Content) where Label == SwiftUI.Label<Text, Image> {
        self.init(content: content, label: { SwiftUI.Label(title, systemImage: systemImage) })
      }
      public var body: some View { label._menu { content } }
    }
    public struct DisclosureGroup<Label: View, Content: View>: View {
      var label: Label
      var content: () -> Content
      var isExpanded: Binding<Bool>?
      public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
      public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label)
      public init(_ title: String, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) where Label == Text
      public init(_ title: String, @ViewBuilder content: @escaping () -> Content) where Label == Text
      public var body: Never { get }
    }
    public struct EditButton: View {
      public init()
      /// - Unsimulated: rows do not go into editing
      public var body: some View { Button("Edit", action: {}) }
    }
    public struct _SearchField: View {
      var title: String
      var text: Binding<String>
      init(title: String, text: Binding<String>)
      public var body: Never { get }
    }
    @MainActor @preconcurrency public protocol ButtonStyle {
      associatedtype Body: View
      typealias Configuration = ButtonStyleConfiguration
      @ViewBuilder func makeBody(configuration: Configuration) -> Body
    }
    public struct ButtonStyleConfiguration {
      public struct Label: View {
        var content: any View
        init(content: any View) { self.content = content }
        public var body: some View { AnyView(content) }
      }
      public let role: ButtonRole?
      public let label: ButtonStyleConfiguration.Label
      public let isPressed: Bool
    }
    @MainActor @preconcurrency public protocol PrimitiveButtonStyle {
    }
    public struct DefaultButtonStyle: PrimitiveButtonStyle {
      public init()
    }
    public struct PlainButtonStyle: PrimitiveButtonStyle {
      public init()
    }
    public struct BorderedButtonStyle: PrimitiveButtonStyle {
      public init()
    }
    public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
      public init()
    }
    public struct BorderlessButtonStyle: PrimitiveButtonStyle {
      public init()
    }
    extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
      public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
    }
    extension PrimitiveButtonStyle where Self == PlainButtonStyle {
      public static var plain: PlainButtonStyle { PlainButtonStyle() }
    }
    extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
      public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
    }
    extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
      public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
    }
    extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
      public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
    }
    extension View {
      public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View
      /// - Unsimulated: the button keeps the look and size of the automatic style
      public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View
      public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View
      func _menu<M: View>(@ViewBuilder content: () -> M) -> some View
      public func refreshable(action: @escaping () async -> Void) -> some View
      public func searchable(text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: String = "Search") -> some View {
        VStack(spacing: 0) {
          _SearchField(title: prompt, text: text)
          self.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
      }
    }
    public struct SearchFieldPlacement {
      var name: String
      init(name: String) { self.name = name }
      public static let automatic: SearchFieldPlacement = SearchFieldPlacement(name: "automatic")
      public static let toolbar: SearchFieldPlacement = SearchFieldPlacement(name: "toolbar")
      public static let navigationBarDrawer: SearchFieldPlacement = SearchFieldPlacement(name: "navigationBarDrawer")
      public static let sidebar: SearchFieldPlacement = SearchFieldPlacement(name: "sidebar")
    }
    @MainActor @preconcurrency public protocol DynamicViewContent: View {
    }
    extension ForEach: DynamicViewContent {
    }
    extension ModifiedContent: DynamicViewContent {
    }
    extension DynamicViewContent {
      public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent
      /// - Unsimulated: rows are not dragged
      public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent
    }
    """
}
