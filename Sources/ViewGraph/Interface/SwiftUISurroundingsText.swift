import Frameworks

extension SwiftUIText {
  /// Further keys of the environment.
  static let surroundings: StaticText = """
    extension EnvironmentValues {
      public var locale: Locale { get set }
      public var calendar: Calendar { get set }
      public var timeZone: TimeZone { get set }
      public var isSearching: Bool { get }
      public var dismissSearch: DismissSearchAction { get }
      public var colorSchemeContrast: ColorSchemeContrast { get }
      public var legibilityWeight: LegibilityWeight? { get set }
      public var sizeCategory: ContentSizeCategory { get set }
      public var redactionReasons: RedactionReasons { get set }
      public var pixelLength: CGFloat { get }
      public var isFocused: Bool { get }
      public var isScrollEnabled: Bool { get set }
      public var controlSize: ControlSize { get set }
      public var lineSpacing: CGFloat { get set }
      public var minimumScaleFactor: CGFloat { get set }
      public var allowsTightening: Bool { get set }
      public var autocorrectionDisabled: Bool { get set }
      public var textCase: Text.Case? { get set }
      public var defaultMinListHeaderHeight: CGFloat? { get set }
      public var supportsMultipleWindows: Bool { get }
      public var accessibilityEnabled: Bool { get }
      public var accessibilityReduceMotion: Bool { get }
      public var accessibilityReduceTransparency: Bool { get }
      public var accessibilityDifferentiateWithoutColor: Bool { get }
      public var accessibilityInvertColors: Bool { get }
      public var accessibilityVoiceOverEnabled: Bool { get }
      public var accessibilitySwitchControlEnabled: Bool { get }
      public var accessibilityShowButtonShapes: Bool { get }
    }
    public struct DismissSearchAction {
      /// - Unsimulated: the search field stays as it is
      public func callAsFunction() {}
    }
    public enum ColorSchemeContrast: CaseIterable {
      case standard, increased
    }
    public enum LegibilityWeight {
      case regular, bold
    }
    public enum ContentSizeCategory: CaseIterable {
      case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge, accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
    }
    """
}
