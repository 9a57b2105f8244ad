import Frameworks

extension SwiftUIText {
  /// What texts say of themselves, and the keys that stand for them. There are no tables here: a key is its own text.
  static let text: StaticText = """
    extension Text {
      public struct _Run: Equatable {
        var text: String
        var font: Font?
        var weight: Int?
      }
      @_disfavoredOverload public init<S: StringProtocol>(_ content: S)
      public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) { self.init(verbatim: key.key) }
      public init(_ resource: LocalizedStringResource) { self.init(verbatim: resource.key) }
      public init(_ image: Image) { self.init(verbatim: "") }
      public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String { self.init(verbatim: format.format(input)) }
      /// - Unsimulated: the text does not count on; it shows the time that is left at first
      public init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true) {
        let seconds = countsDown ? Int(timerInterval.upperBound.timeIntervalSince(timerInterval.lowerBound)) : 0
        let rest = seconds % 60
        self.init(verbatim: "\\(seconds / 60):\\(rest < 10 ? "0" : "")\\(rest)")
      }
      public func font(_ font: Font?) -> Text
      public func fontWeight(_ weight: Font.Weight?) -> Text
      public func bold() -> Text
      public func bold(_ isActive: Bool) -> Text
      public func italic() -> Text { self }
      public func italic(_ isActive: Bool) -> Text { self }
      public func fontDesign(_ design: Font.Design?) -> Text { self }
      public func fontWidth(_ width: Font.Width?) -> Text { self }
      public func monospaced(_ isActive: Bool = true) -> Text { self }
      public func monospacedDigit() -> Text { self }
      public func foregroundColor(_ color: Color?) -> Text { self }
      public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
      public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
      public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text { self }
      public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
      public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern, color: Color? = nil) -> Text { self }
      public func kerning(_ kerning: CGFloat) -> Text { self }
      public func tracking(_ tracking: CGFloat) -> Text { self }
      public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
      public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text { self }
      public struct Scale: Hashable {
        var name: String
        init(name: String) { self.name = name }
        public static let `default`: Text.Scale = Text.Scale(name: "default")
        public static let secondary: Text.Scale = Text.Scale(name: "secondary")
      }
      public struct LineStyle: Hashable {
        public enum Pattern {
          case solid, dot, dash, dashDot, dashDotDot
        }
      }
    }
    public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable {
      var key: String
      public init(_ value: String)
      public init(stringLiteral value: String)
      public init(stringInterpolation: LocalizedStringKey.StringInterpolation) { key = stringInterpolation.text }
      public struct StringInterpolation: StringInterpolationProtocol {
        var text: String = ""
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) { text += literal }
        public mutating func appendInterpolation<T>(_ value: T) { text += String(describing: value) }
        public mutating func appendInterpolation(_ value: Text) { text += value.content }
        public mutating func appendInterpolation(_ value: Image) {}
        public mutating func appendInterpolation(_ value: LocalizedStringResource) { text += value.key }
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) { text += style.text(date) }
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) { text += String(format: specifier, value) }
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String { text += format.format(input) }
      }
    }
    public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable {
      public var key: String
      public init(_ key: String, table: String? = nil, comment: StaticString? = nil) { self.key = key }
      public init(stringLiteral value: String) { key = value }
    }
    extension Font {
      public enum Leading {
        case standard, tight, loose
      }
      public struct Width: Hashable {
        public var value: CGFloat
        public init(_ value: CGFloat) { self.value = value }
        public static let compressed: Font.Width = Font.Width(-0.5)
        public static let condensed: Font.Width = Font.Width(-0.2)
        public static let standard: Font.Width = Font.Width(0)
        public static let expanded: Font.Width = Font.Width(0.2)
      }
      public init(_ font: UIFont) { self = Font.system(size: font.pointSize) }
      public static func custom(_ name: String, size: CGFloat) -> Font { Font.system(size: size) }
      public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font.system(size: fixedSize) }
      public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle) -> Font { Font.system(size: size) }
      public func italic() -> Font { self }
      public func monospaced() -> Font { self }
      public func monospacedDigit() -> Font { self }
      public func smallCaps() -> Font { self }
      public func lowercaseSmallCaps() -> Font { self }
      public func uppercaseSmallCaps() -> Font { self }
      public func leading(_ leading: Font.Leading) -> Font { self }
      public func width(_ width: Font.Width) -> Font { self }
    }
    """
}
