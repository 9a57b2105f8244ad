import Frameworks

extension SwiftUIText {
  static let views: StaticText = """
    /// - Traces: init
    @MainActor @preconcurrency public protocol View {
      associatedtype Body: View
      @ViewBuilder var body: Body { get }
    }
    extension Never: View {
      public var body: Never { get }
    }
    @MainActor public protocol ViewModifier {
      associatedtype Body: View
      typealias Content = _ViewModifier_Content
      @ViewBuilder func body(content: Content) -> Body
    }
    public struct _ViewModifier_Content: View {
      public var body: Never { get }
    }
    @resultBuilder public struct ViewBuilder {
      public static func buildExpression<Content: View>(_ content: Content) -> Content
      public static func buildBlock<Content: View>(_ content: Content) -> Content
      public static func buildBlock<each Content: View>(_ content: repeat each Content) -> some View
      public static func buildIf<Content: View>(_ content: Content?) -> Content?
      public static func buildEither<TrueContent: View, FalseContent: View>(first: TrueContent) -> _ConditionalContent<TrueContent, FalseContent>
      public static func buildEither<TrueContent: View, FalseContent: View>(second: FalseContent) -> _ConditionalContent<TrueContent, FalseContent>
      public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content
    }
    extension Optional: View where Wrapped: View {
      public var body: Never { get }
    }
    public struct EmptyView: View {
      public init()
      public var body: Never { get }
    }
    public struct AnyView: View {
      public init<V: View>(_ view: V)
      public init<V: View>(erasing view: V)
      var content: any View
      public var body: Never { get }
    }
    public struct Group<Content: View>: View {
      var content: Content
      public init(@ViewBuilder content: () -> Content)
      public var body: Never { get }
    }
    public struct EquatableView<Content: View & Equatable>: View {
      var content: Content
      public init(content: Content)
      public var body: Never { get }
    }
    public struct VStack<Content: View>: View {
      var alignment: HorizontalAlignment
      var spacing: CGFloat?
      var content: Content
      public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
      public var body: Never { get }
    }
    public struct HStack<Content: View>: View {
      var alignment: VerticalAlignment
      var spacing: CGFloat?
      var content: Content
      public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
      public var body: Never { get }
    }
    public struct ZStack<Content: View>: View {
      var alignment: Alignment
      var content: Content
      public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content)
      public var body: Never { get }
    }
    public struct LazyVStack<Content: View>: View {
      var alignment: HorizontalAlignment
      var spacing: CGFloat?
      var content: Content
      public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
      public var body: Never { get }
    }
    public struct LazyHStack<Content: View>: View {
      var alignment: VerticalAlignment
      var spacing: CGFloat?
      var content: Content
      public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
      public var body: Never { get }
    }
    public struct ScrollView<Content: View>: View {
      var axes: Axis.Set
      var showsIndicators: Bool
      var content: Content
      public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
      public var body: Never { get }
    }
    public struct Form<Content: View>: View {
      var content: Content
      public init(@ViewBuilder content: () -> Content)
      public var body: Never { get }
    }
    public struct List<SelectionValue: Hashable, Content: View>: View {
      var content: Content
      var selection: Any? = nil
      public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content)
      public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content)
      public init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
      public init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, selection: Binding<Set<SelectionValue>>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
      public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where Content == ForEach<Data, ID, RowContent>
      public init(@ViewBuilder content: () -> Content) where SelectionValue == Never
      public init<Data: RandomAccessCollection, RowContent: View>(_ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where SelectionValue == Never, Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable
      public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent) where SelectionValue == Never, Content == ForEach<Range<Int>, Int, RowContent>
      public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent) where SelectionValue == Never, Content == ForEach<Data, ID, RowContent>
      public var body: Never { get }
    }
    public struct Section<Parent: View, Content: View, Footer: View>: View {
      var content: Content
      var header: Parent?
      public init(@ViewBuilder content: () -> Content) where Parent == EmptyView, Footer == EmptyView
      public init(_ title: String, @ViewBuilder content: () -> Content) where Parent == Text, Footer == EmptyView
      public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) where Footer == EmptyView
      public var body: Never { get }
    }
    public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
      var data: Data
      var id: KeyPath<Data.Element, ID>?
      var content: (Data.Element) -> Content
      public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) where Data.Element: Identifiable, ID == Data.Element.ID
      public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) where Data == Range<Int>, ID == Int
      public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content)
      public var body: Never { get }
    }
    public struct Text: View, Equatable {
      public init(_ content: String)
      public init(verbatim content: String)
      public init(_ date: Date)
      public init(_ content: AttributedString)
      public init(_ date: Date, style: Text.DateStyle) {
        self.init(verbatim: style.text(date))
      }
      var content: String
      var runs: [Text._Run]?
      public struct DateStyle: Equatable {
        var name: String
        init(name: String)
        public static let time: Text.DateStyle = Text.DateStyle(name: "time")
        public static let date: Text.DateStyle = Text.DateStyle(name: "date")
        /// - Unsimulated: the text does not count on; it shows the time
        public static let relative: Text.DateStyle = Text.DateStyle(name: "relative")
        /// - Unsimulated: the text does not count on; it shows the time
        public static let offset: Text.DateStyle = Text.DateStyle(name: "offset")
        /// - Unsimulated: the text does not count on; it shows the time
        public static let timer: Text.DateStyle = Text.DateStyle(name: "timer")
        func text(_ date: Date) -> String {
          name == "date"
            ? DateFormatter.localizedString(from: date, dateStyle: .long, timeStyle: .none)
            : DateFormatter.localizedString(from: date, dateStyle: .none, timeStyle: .short)
        }
      }
      public var body: Never { get }
      public static func + (lhs: Text, rhs: Text) -> Text
    }
    public struct Image: View {
      public init(systemName: String)
      public init(_ name: String)
      public init(uiImage: UIImage)
      var name: String
      public var body: Never { get }
    }
    public struct Label<Title: View, Icon: View>: View {
      var title: Title
      var icon: Icon
      public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)
      public init(_ title: String, systemImage name: String) where Title == Text, Icon == Image
      public var body: Never { get }
    }
    public struct Button<Label: View>: View {
      var label: Label
      var action: () -> Void
      var role: ButtonRole?
      public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label)
      public init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label)
      public init(_ title: String, action: @escaping () -> Void) where Label == Text
      public init(_ title: String, role: ButtonRole?, action: @escaping () -> Void) where Label == Text
      public init(_ title: String, systemImage: String, action: @escaping () -> Void) where Label == SwiftUI.Label<Text, Image>
      public var body: Never { get }
    }
    public struct ButtonRole: Equatable {
      var name: String
      public static let destructive: ButtonRole
      public static let cancel: ButtonRole
    }
    public struct Toggle<Label: View>: View {
      var label: Label
      var isOn: Binding<Bool>
      public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label)
      public init(_ title: String, isOn: Binding<Bool>) where Label == Text
      public var body: Never { get }
    }
    public struct TextField<Label: View>: View {
      var title: String
      var text: Binding<String>
      var prompt: Text? = nil
      var isVertical: Bool = false
      var format: Any? = nil
      var onEditingChanged: ((Bool) -> Void)? = nil
      var onCommit: (() -> Void)? = nil
      public init(_ title: String, text: Binding<String>) where Label == Text
      public init(_ title: String, text: Binding<String>, prompt: Text?) where Label == Text
      public init(_ title: String, text: Binding<String>, axis: Axis) where Label == Text
      public init(_ title: String, text: Binding<String>, prompt: Text?, axis: Axis) where Label == Text
      public init<V, F: FormatStyle>(_ title: String, value: Binding<V>, format: F) where Label == Text
      /// - Deprecated: iOS 15: use onSubmit(of:_:) and focused(_:)
      public init(_ title: String, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void) where Label == Text
      /// - Deprecated: iOS 15: use focused(_:)
      public init(_ title: String, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) where Label == Text
      /// - Deprecated: iOS 15: use onSubmit(of:_:)
      public init(_ title: String, text: Binding<String>, onCommit: @escaping () -> Void) where Label == Text
      public var body: Never { get }
    }
    public struct SecureField<Label: View>: View {
      var title: String
      var text: Binding<String>
      var prompt: Text? = nil
      public init(_ title: String, text: Binding<String>) where Label == Text
      public init(_ title: String, text: Binding<String>, prompt: Text?) where Label == Text
      public var body: Never { get }
    }
    public struct TextEditor: View {
      var text: Binding<String>
      public init(text: Binding<String>)
      public var body: Never { get }
    }
    public struct Spacer: View {
      public init(minLength: CGFloat? = nil)
      var minLength: CGFloat?
      public var body: Never { get }
    }
    public struct Divider: View {
      public init()
      public var body: Never { get }
    }
    public struct GeometryReader<Content: View>: View {
      var content: (GeometryProxy) -> Content
      public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content)
      public var body: Never { get }
    }
    public struct GeometryProxy {
      var box: AnyObject
      public var size: CGSize { get }
      public var safeAreaInsets: EdgeInsets { get }
      public func frame(in coordinateSpace: CoordinateSpace) -> CGRect
    }
    public enum CoordinateSpace: Hashable {
      case global
      case local
      case named(AnyHashable)
    }
    public struct NamedCoordinateSpace: Equatable {
      var name: AnyHashable
      init(name: AnyHashable)
      public static func named(_ name: AnyHashable) -> NamedCoordinateSpace { NamedCoordinateSpace(name: name) }
    }
    public struct ViewThatFits<Content: View>: View {
      var axes: Axis.Set
      var content: Content
      public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content)
      public var body: Never { get }
    }
    extension View {
      public func coordinateSpace<T: Hashable>(name: T) -> some View
      public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View
      public func onGeometryChange<T: Equatable>(for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void) -> some View
      public func onGeometryChange<T: Equatable>(for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action pair: @escaping (T, T) -> Void) -> some View
    }
    public struct Color: View, Hashable, ShapeStyle {
      var name: String
      public init(red: Double, green: Double, blue: Double, opacity: Double = 1)
      public init(white: Double, opacity: Double = 1)
      public init(_ name: String)
      public init(uiColor: UIColor)
      public init(_ color: UIColor)
      public static let black: Color
      public static let blue: Color
      public static let brown: Color
      public static let clear: Color
      public static let cyan: Color
      public static let gray: Color
      public static let green: Color
      public static let indigo: Color
      public static let mint: Color
      public static let orange: Color
      public static let pink: Color
      public static let primary: Color
      public static let purple: Color
      public static let red: Color
      public static let secondary: Color
      public static let teal: Color
      public static let white: Color
      public static let yellow: Color
      public static let accentColor: Color
      public func opacity(_ opacity: Double) -> Color
      public var body: Never { get }
    }
    public protocol ShapeStyle {
    }
    extension ShapeStyle where Self == Color {
      public static var black: Color { Color.black }
      public static var blue: Color { Color.blue }
      public static var brown: Color { Color.brown }
      public static var clear: Color { Color.clear }
      public static var cyan: Color { Color.cyan }
      public static var gray: Color { Color.gray }
      public static var green: Color { Color.green }
      public static var indigo: Color { Color.indigo }
      public static var mint: Color { Color.mint }
      public static var orange: Color { Color.orange }
      public static var pink: Color { Color.pink }
      public static var primary: Color { Color.primary }
      public static var purple: Color { Color.purple }
      public static var red: Color { Color.red }
      public static var secondary: Color { Color.secondary }
      public static var teal: Color { Color.teal }
      public static var white: Color { Color.white }
      public static var yellow: Color { Color.yellow }
      public static var tint: Color { Color.accentColor }
      public static var background: Color { Color.white }
      public static var foreground: Color { Color.black }
    }
    public enum Axis: Int, CaseIterable {
      case horizontal, vertical
      public struct Set: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let horizontal: Axis.Set = Axis.Set(rawValue: 1)
        public static let vertical: Axis.Set = Axis.Set(rawValue: 2)
      }
    }
    public enum Edge: Int, CaseIterable {
      case top, leading, bottom, trailing
      public struct Set: OptionSet {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let top: Edge.Set = Edge.Set(rawValue: 1)
        public static let leading: Edge.Set = Edge.Set(rawValue: 2)
        public static let bottom: Edge.Set = Edge.Set(rawValue: 4)
        public static let trailing: Edge.Set = Edge.Set(rawValue: 8)
        public static let all: Edge.Set = Edge.Set(rawValue: 15)
        public static let horizontal: Edge.Set = Edge.Set(rawValue: 10)
        public static let vertical: Edge.Set = Edge.Set(rawValue: 5)
      }
    }
    public struct EdgeInsets: Equatable {
      public var top: CGFloat
      public var leading: CGFloat
      public var bottom: CGFloat
      public var trailing: CGFloat
      public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat)
      public init()
    }
    public struct HorizontalAlignment: Equatable {
      var name: String
      public init(_ id: AlignmentID.Type)
      public static let leading: HorizontalAlignment
      public static let center: HorizontalAlignment
      public static let trailing: HorizontalAlignment
    }
    public struct VerticalAlignment: Equatable {
      var name: String
      public init(_ id: AlignmentID.Type)
      public static let top: VerticalAlignment
      public static let center: VerticalAlignment
      public static let bottom: VerticalAlignment
      public static let firstTextBaseline: VerticalAlignment
      public static let lastTextBaseline: VerticalAlignment
    }
    public struct Alignment: Equatable {
      public var horizontal: HorizontalAlignment
      public var vertical: VerticalAlignment
      public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment)
      public static let center: Alignment = Alignment(horizontal: .center, vertical: .center)
      public static let leading: Alignment = Alignment(horizontal: .leading, vertical: .center)
      public static let trailing: Alignment = Alignment(horizontal: .trailing, vertical: .center)
      public static let top: Alignment = Alignment(horizontal: .center, vertical: .top)
      public static let bottom: Alignment = Alignment(horizontal: .center, vertical: .bottom)
      public static let topLeading: Alignment = Alignment(horizontal: .leading, vertical: .top)
      public static let topTrailing: Alignment = Alignment(horizontal: .trailing, vertical: .top)
      public static let bottomLeading: Alignment = Alignment(horizontal: .leading, vertical: .bottom)
      public static let bottomTrailing: Alignment = Alignment(horizontal: .trailing, vertical: .bottom)
    }
    public enum TextAlignment: CaseIterable {
      case leading, center, trailing
    }
    public enum ContentMode: CaseIterable {
      case fit, fill
    }
    public struct Font: Hashable {
      var size: CGFloat
      var weight: Int
      var style: String?
      public static let largeTitle: Font
      public static let title: Font
      public static let title2: Font
      public static let title3: Font
      public static let headline: Font
      public static let subheadline: Font
      public static let body: Font
      public static let callout: Font
      public static let footnote: Font
      public static let caption: Font
      public static let caption2: Font
      public static func system(size: CGFloat, weight: Font.Weight? = nil, design: Font.Design? = nil) -> Font
      public static func system(_ style: Font.TextStyle, design: Font.Design? = nil, weight: Font.Weight? = nil) -> Font
      public func bold() -> Font
      public func weight(_ weight: Font.Weight) -> Font
      public struct Weight: Hashable {
        var value: Int
        public static let regular: Font.Weight
        public static let medium: Font.Weight
        public static let semibold: Font.Weight
        public static let bold: Font.Weight
        public static let ultraLight: Font.Weight
        public static let thin: Font.Weight
        public static let light: Font.Weight
        public static let heavy: Font.Weight
        public static let black: Font.Weight
      }
      public enum Design {
        case `default`, monospaced, rounded, serif
      }
      public enum TextStyle {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
      }
    }
    public struct AnyTransition {
      var name: String
      public static let identity: AnyTransition
      public static let opacity: AnyTransition
      public static let slide: AnyTransition
      public static let scale: AnyTransition
    }
    public struct ProposedViewSize: Equatable {
      public var width: CGFloat?
      public var height: CGFloat?
      public init(width: CGFloat?, height: CGFloat?)
      public init(_ size: CGSize)
      public static let zero: ProposedViewSize = ProposedViewSize(width: 0, height: 0)
      public static let unspecified: ProposedViewSize = ProposedViewSize(width: nil, height: nil)
      public static let infinity: ProposedViewSize = ProposedViewSize(width: .infinity, height: .infinity)
      public func replacingUnspecifiedDimensions(by size: CGSize = CGSize(width: 10, height: 10)) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
      }
    }
    """
}
