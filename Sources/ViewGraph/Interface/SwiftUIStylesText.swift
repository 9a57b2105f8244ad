import Frameworks

extension SwiftUIText {
  /// Styles of controls. There is no picture here, so each is known by its name alone.
  static let styles: StaticText = """
    @MainActor @preconcurrency public protocol TextFieldStyle {
    }
    public struct DefaultTextFieldStyle: TextFieldStyle {
      public init() {}
    }
    extension TextFieldStyle where Self == DefaultTextFieldStyle {
      public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
    }
    public struct PlainTextFieldStyle: TextFieldStyle {
      public init() {}
    }
    extension TextFieldStyle where Self == PlainTextFieldStyle {
      public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
    }
    public struct RoundedBorderTextFieldStyle: TextFieldStyle {
      public init() {}
    }
    extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
      public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
    }
    extension View {
      /// - Unsimulated: the field keeps the look and size of the automatic style
      public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View
    }
    @MainActor @preconcurrency public protocol ListStyle {
    }
    public struct DefaultListStyle: ListStyle {
      public init() {}
    }
    extension ListStyle where Self == DefaultListStyle {
      public static var automatic: DefaultListStyle { DefaultListStyle() }
    }
    public struct PlainListStyle: ListStyle {
      public init() {}
    }
    extension ListStyle where Self == PlainListStyle {
      public static var plain: PlainListStyle { PlainListStyle() }
    }
    public struct InsetListStyle: ListStyle {
      public init() {}
    }
    extension ListStyle where Self == InsetListStyle {
      public static var inset: InsetListStyle { InsetListStyle() }
    }
    public struct GroupedListStyle: ListStyle {
      public init() {}
    }
    extension ListStyle where Self == GroupedListStyle {
      public static var grouped: GroupedListStyle { GroupedListStyle() }
    }
    public struct InsetGroupedListStyle: ListStyle {
      public init() {}
    }
    extension ListStyle where Self == InsetGroupedListStyle {
      public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
    }
    public struct SidebarListStyle: ListStyle {
      public init() {}
    }
    extension ListStyle where Self == SidebarListStyle {
      public static var sidebar: SidebarListStyle { SidebarListStyle() }
    }
    extension View {
      /// - Unsimulated: the list keeps the look and size of the automatic style
      public func listStyle<S: ListStyle>(_ style: S) -> some View
    }
    @MainActor @preconcurrency public protocol PickerStyle {
    }
    public struct DefaultPickerStyle: PickerStyle {
      public init() {}
    }
    extension PickerStyle where Self == DefaultPickerStyle {
      public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
    }
    public struct MenuPickerStyle: PickerStyle {
      public init() {}
    }
    extension PickerStyle where Self == MenuPickerStyle {
      public static var menu: MenuPickerStyle { MenuPickerStyle() }
    }
    public struct SegmentedPickerStyle: PickerStyle {
      public init() {}
    }
    extension PickerStyle where Self == SegmentedPickerStyle {
      public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
    }
    public struct WheelPickerStyle: PickerStyle {
      public init() {}
    }
    extension PickerStyle where Self == WheelPickerStyle {
      public static var wheel: WheelPickerStyle { WheelPickerStyle() }
    }
    public struct InlinePickerStyle: PickerStyle {
      public init() {}
    }
    extension PickerStyle where Self == InlinePickerStyle {
      public static var inline: InlinePickerStyle { InlinePickerStyle() }
    }
    public struct NavigationLinkPickerStyle: PickerStyle {
      public init() {}
    }
    extension PickerStyle where Self == NavigationLinkPickerStyle {
      public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
    }
    public struct PalettePickerStyle: PickerStyle {
      public init() {}
    }
    extension PickerStyle where Self == PalettePickerStyle {
      public static var palette: PalettePickerStyle { PalettePickerStyle() }
    }
    extension View {
      /// - Unsimulated: the picker shows its label and its value, whatever the style
      public func pickerStyle<S: PickerStyle>(_ style: S) -> some View
    }
    @MainActor @preconcurrency public protocol ToggleStyle {
      associatedtype Body: View
      typealias Configuration = ToggleStyleConfiguration
      @ViewBuilder func makeBody(configuration: Configuration) -> Body
    }
    public struct DefaultToggleStyle: ToggleStyle, _StandardStyle {
      public init() {}
      public func makeBody(configuration: ToggleStyleConfiguration) -> some View { configuration.label }
    }
    extension ToggleStyle where Self == DefaultToggleStyle {
      public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
    }
    public struct SwitchToggleStyle: ToggleStyle, _StandardStyle {
      public init() {}
      public func makeBody(configuration: ToggleStyleConfiguration) -> some View { configuration.label }
    }
    extension ToggleStyle where Self == SwitchToggleStyle {
      public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
    }
    public struct ButtonToggleStyle: ToggleStyle, _StandardStyle {
      public init() {}
      public func makeBody(configuration: ToggleStyleConfiguration) -> some View { configuration.label }
    }
    extension ToggleStyle where Self == ButtonToggleStyle {
      public static var button: ButtonToggleStyle { ButtonToggleStyle() }
    }
    extension View {
      public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View
    }
    @MainActor @preconcurrency public protocol LabelStyle {
      associatedtype Body: View
      typealias Configuration = LabelStyleConfiguration
      @ViewBuilder func makeBody(configuration: Configuration) -> Body
    }
    public struct DefaultLabelStyle: LabelStyle, _StandardStyle {
      public init() {}
      public func makeBody(configuration: LabelStyleConfiguration) -> some View { configuration.title }
    }
    extension LabelStyle where Self == DefaultLabelStyle {
      public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
    }
    public struct TitleOnlyLabelStyle: LabelStyle {
      public init() {}
      public func makeBody(configuration: LabelStyleConfiguration) -> some View { configuration.title }
    }
    extension LabelStyle where Self == TitleOnlyLabelStyle {
      public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
    }
    public struct IconOnlyLabelStyle: LabelStyle {
      public init() {}
      public func makeBody(configuration: LabelStyleConfiguration) -> some View { configuration.icon }
    }
    extension LabelStyle where Self == IconOnlyLabelStyle {
      public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
    }
    public struct TitleAndIconLabelStyle: LabelStyle, _StandardStyle {
      public init() {}
      public func makeBody(configuration: LabelStyleConfiguration) -> some View { configuration.title }
    }
    extension LabelStyle where Self == TitleAndIconLabelStyle {
      public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
    }
    extension View {
      public func labelStyle<S: LabelStyle>(_ style: S) -> some View
    }
    @MainActor @preconcurrency public protocol DatePickerStyle {
    }
    public struct DefaultDatePickerStyle: DatePickerStyle {
      public init() {}
    }
    extension DatePickerStyle where Self == DefaultDatePickerStyle {
      public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
    }
    public struct CompactDatePickerStyle: DatePickerStyle {
      public init() {}
    }
    extension DatePickerStyle where Self == CompactDatePickerStyle {
      public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
    }
    public struct GraphicalDatePickerStyle: DatePickerStyle {
      public init() {}
    }
    extension DatePickerStyle where Self == GraphicalDatePickerStyle {
      public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
    }
    public struct WheelDatePickerStyle: DatePickerStyle {
      public init() {}
    }
    extension DatePickerStyle where Self == WheelDatePickerStyle {
      public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
    }
    extension View {
      /// - Unsimulated: the picker keeps the look and size of the automatic style
      public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View
    }
    @MainActor @preconcurrency public protocol NavigationViewStyle {
    }
    public struct DefaultNavigationViewStyle: NavigationViewStyle {
      public init() {}
    }
    extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
      public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
    }
    public struct StackNavigationViewStyle: NavigationViewStyle {
      public init() {}
    }
    extension NavigationViewStyle where Self == StackNavigationViewStyle {
      public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
    }
    public struct ColumnNavigationViewStyle: NavigationViewStyle {
      public init() {}
    }
    extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
      public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
    }
    extension View {
      /// - Unsimulated: a phone shows one column in any style
      public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View
    }
    @MainActor @preconcurrency public protocol NavigationSplitViewStyle {
    }
    public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
      public init() {}
    }
    extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
      public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
    }
    public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
      public init() {}
    }
    extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
      public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
    }
    public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
      public init() {}
    }
    extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
      public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { ProminentDetailNavigationSplitViewStyle() }
    }
    extension View {
      /// - Unsimulated: a phone shows one column in any style
      public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View
    }
    @MainActor @preconcurrency public protocol ProgressViewStyle {
      associatedtype Body: View
      typealias Configuration = ProgressViewStyleConfiguration
      @ViewBuilder func makeBody(configuration: Configuration) -> Body
    }
    public struct DefaultProgressViewStyle: ProgressViewStyle, _StandardStyle {
      public init() {}
      public func makeBody(configuration: ProgressViewStyleConfiguration) -> some View { configuration.label }
    }
    extension ProgressViewStyle where Self == DefaultProgressViewStyle {
      public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
    }
    public struct LinearProgressViewStyle: ProgressViewStyle, _StandardStyle {
      public init() {}
      public func makeBody(configuration: ProgressViewStyleConfiguration) -> some View { configuration.label }
    }
    extension ProgressViewStyle where Self == LinearProgressViewStyle {
      public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
    }
    public struct CircularProgressViewStyle: ProgressViewStyle, _StandardStyle {
      public init() {}
      public func makeBody(configuration: ProgressViewStyleConfiguration) -> some View { configuration.label }
    }
    extension ProgressViewStyle where Self == CircularProgressViewStyle {
      public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
    }
    extension View {
      public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View
    }
    @MainActor @preconcurrency public protocol GaugeStyle {
      associatedtype Body: View
      typealias Configuration = GaugeStyleConfiguration
      @ViewBuilder func makeBody(configuration: Configuration) -> Body
    }
    public struct DefaultGaugeStyle: GaugeStyle, _StandardStyle {
      public init() {}
      public func makeBody(configuration: GaugeStyleConfiguration) -> some View { configuration.label }
    }
    extension GaugeStyle where Self == DefaultGaugeStyle {
      public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
    }
    public struct LinearCapacityGaugeStyle: GaugeStyle, _StandardStyle {
      public init() {}
      public func makeBody(configuration: GaugeStyleConfiguration) -> some View { configuration.label }
    }
    extension GaugeStyle where Self == LinearCapacityGaugeStyle {
      public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
    }
    public struct AccessoryCircularGaugeStyle: GaugeStyle, _StandardStyle {
      public init() {}
      public func makeBody(configuration: GaugeStyleConfiguration) -> some View { configuration.label }
    }
    extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
      public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
    }
    extension View {
      public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View
    }
    @MainActor @preconcurrency public protocol MenuStyle {
    }
    public struct DefaultMenuStyle: MenuStyle {
      public init() {}
    }
    extension MenuStyle where Self == DefaultMenuStyle {
      public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
    }
    public struct ButtonMenuStyle: MenuStyle {
      public init() {}
    }
    extension MenuStyle where Self == ButtonMenuStyle {
      public static var button: ButtonMenuStyle { ButtonMenuStyle() }
    }
    public struct BorderlessButtonMenuStyle: MenuStyle {
      public init() {}
    }
    extension MenuStyle where Self == BorderlessButtonMenuStyle {
      public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
    }
    extension View {
      /// - Unsimulated: the menu keeps the look of the automatic style
      public func menuStyle<S: MenuStyle>(_ style: S) -> some View
    }
    @MainActor @preconcurrency public protocol FormStyle {
    }
    public struct AutomaticFormStyle: FormStyle {
      public init() {}
    }
    extension FormStyle where Self == AutomaticFormStyle {
      public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
    }
    public struct GroupedFormStyle: FormStyle {
      public init() {}
    }
    extension FormStyle where Self == GroupedFormStyle {
      public static var grouped: GroupedFormStyle { GroupedFormStyle() }
    }
    public struct ColumnsFormStyle: FormStyle {
      public init() {}
    }
    extension FormStyle where Self == ColumnsFormStyle {
      public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
    }
    extension View {
      /// - Unsimulated: the form keeps the look and size of the automatic style
      public func formStyle<S: FormStyle>(_ style: S) -> some View
    }
    @MainActor @preconcurrency public protocol GroupBoxStyle {
      associatedtype Body: View
      typealias Configuration = GroupBoxStyleConfiguration
      @ViewBuilder func makeBody(configuration: Configuration) -> Body
    }
    public struct DefaultGroupBoxStyle: GroupBoxStyle, _StandardStyle {
      public init() {}
      public func makeBody(configuration: GroupBoxStyleConfiguration) -> some View { configuration.content }
    }
    extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
      public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
    }
    extension View {
      public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View
    }
    @MainActor @preconcurrency public protocol ControlGroupStyle {
    }
    public struct AutomaticControlGroupStyle: ControlGroupStyle {
      public init() {}
    }
    extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
      public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
    }
    public struct NavigationControlGroupStyle: ControlGroupStyle {
      public init() {}
    }
    extension ControlGroupStyle where Self == NavigationControlGroupStyle {
      public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
    }
    public struct MenuControlGroupStyle: ControlGroupStyle {
      public init() {}
    }
    extension ControlGroupStyle where Self == MenuControlGroupStyle {
      public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
    }
    extension View {
      /// - Unsimulated: the group keeps the look of the automatic style
      public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View
    }
    @MainActor @preconcurrency public protocol TabViewStyle {
    }
    public struct DefaultTabViewStyle: TabViewStyle {
      public init() {}
    }
    extension TabViewStyle where Self == DefaultTabViewStyle {
      public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
    }
    public struct PageTabViewStyle: TabViewStyle {
      public init() {}
    }
    extension TabViewStyle where Self == PageTabViewStyle {
      public static var page: PageTabViewStyle { PageTabViewStyle() }
    }
    public struct SidebarAdaptableTabViewStyle: TabViewStyle {
      public init() {}
    }
    extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
      public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
    }
    extension View {
      /// - Unsimulated: tabs keep the automatic style, with a bar
      public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View
    }
    extension TabViewStyle where Self == PageTabViewStyle {
      public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle { PageTabViewStyle() }
    }
    extension PageTabViewStyle {
      public enum IndexDisplayMode {
        case automatic, always, never
      }
    }
    """
}
