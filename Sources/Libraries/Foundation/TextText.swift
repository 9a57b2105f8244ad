import Frameworks

extension FoundationText {
  static let text: StaticText = """
    public struct NSRange: Hashable, CustomStringConvertible {
      public var location: Int
      public var length: Int
      public init()
      public init(location: Int, length: Int)
      public init(_ range: Range<String.Index>, in text: String)
      public init(_ range: Range<Int>)
      public init(_ range: ClosedRange<Int>)
      public var lowerBound: Int { get }
      public var upperBound: Int { get }
      public func contains(_ index: Int) -> Bool
      public func intersection(_ other: NSRange) -> NSRange?
      public func union(_ other: NSRange) -> NSRange
      public var description: String { get }
    }
    public func NSMakeRange(_ location: Int, _ length: Int) -> NSRange
    public func NSMaxRange(_ range: NSRange) -> Int
    public func NSEqualRanges(_ a: NSRange, _ b: NSRange) -> Bool
    public func NSIntersectionRange(_ a: NSRange, _ b: NSRange) -> NSRange
    public let NSNotFound: Int
    extension Range {
      public init?(_ range: NSRange, in text: String) where Bound == String.Index
      public init?(_ range: NSRange) where Bound == Int
    }
    open class NSString: NSObject, ExpressibleByStringLiteral {
      public init(string: String)
      public convenience init(stringLiteral text: String)
      open var length: Int { get }
      open override var description: String { get }
      open func character(at index: Int) -> UInt16
      open func substring(with range: NSRange) -> String
      open func substring(from index: Int) -> String
      open func substring(to index: Int) -> String
      open func range(of text: String) -> NSRange
      open func range(of text: String, options: NSString.CompareOptions) -> NSRange
      open func replacingCharacters(in range: NSRange, with text: String) -> String
      open func replacingOccurrences(of text: String, with other: String) -> String
      open func appending(_ text: String) -> String
      open func hasPrefix(_ text: String) -> Bool
      open func hasSuffix(_ text: String) -> Bool
      open func contains(_ text: String) -> Bool
      open func isEqual(to text: String) -> Bool
      open var uppercased: String { get }
      open var lowercased: String { get }
      open var integerValue: Int { get }
      open var doubleValue: Double { get }
      open var boolValue: Bool { get }
      open var lastPathComponent: String { get }
      open var pathExtension: String { get }
      open func components(separatedBy separator: String) -> [String]
      open func trimmingCharacters(in set: CharacterSet) -> String
      public struct CompareOptions: OptionSet {
        public var rawValue: UInt
        public init(rawValue: UInt)
        public static let caseInsensitive: NSString.CompareOptions = NSString.CompareOptions(rawValue: 1)
        public static let literal: NSString.CompareOptions = NSString.CompareOptions(rawValue: 2)
        public static let backwards: NSString.CompareOptions = NSString.CompareOptions(rawValue: 4)
        public static let anchored: NSString.CompareOptions = NSString.CompareOptions(rawValue: 8)
        public static let numeric: NSString.CompareOptions = NSString.CompareOptions(rawValue: 64)
        public static let diacriticInsensitive: NSString.CompareOptions = NSString.CompareOptions(rawValue: 128)
        public static let regularExpression: NSString.CompareOptions = NSString.CompareOptions(rawValue: 1024)
      }
    }
    open class NSMutableString: NSString {
      open func append(_ text: String)
      open func setString(_ text: String)
    }
    public enum ComparisonResult: Int {
      case orderedAscending = -1
      case orderedSame = 0
      case orderedDescending = 1
    }
    extension String {
      public typealias CompareOptions = NSString.CompareOptions
      public struct Encoding: Hashable, RawRepresentable {
        public var rawValue: UInt
        public init(rawValue: UInt)
        public static let utf8: String.Encoding = String.Encoding(rawValue: 4)
        public static let ascii: String.Encoding = String.Encoding(rawValue: 1)
        public static let utf16: String.Encoding = String.Encoding(rawValue: 10)
      }
      public init?(data: Data, encoding: String.Encoding)
      public init(decoding data: Any, as encoding: Any)
      public init?(_ text: NSString)
    }
    extension StringProtocol {
      public func trimmingCharacters(in set: CharacterSet) -> String
      public func components(separatedBy separator: String) -> [String]
      public func components(separatedBy set: CharacterSet) -> [String]
      public func replacingOccurrences(of target: String, with replacement: String) -> String
      public func replacingOccurrences(of target: String, with replacement: String, options: String.CompareOptions, range: Range<String.Index>? = nil) -> String
      public func replacingCharacters(in range: Range<String.Index>, with replacement: String) -> String
      public func range(of text: String) -> Range<String.Index>?
      public func range(of text: String, options: String.CompareOptions, range: Range<String.Index>? = nil, locale: Locale? = nil) -> Range<String.Index>?
      public func rangeOfCharacter(from set: CharacterSet) -> Range<String.Index>?
      public func localizedCaseInsensitiveContains(_ other: String) -> Bool
      public func localizedStandardContains(_ other: String) -> Bool
      public func localizedCaseInsensitiveCompare(_ other: String) -> ComparisonResult
      public func localizedStandardCompare(_ other: String) -> ComparisonResult
      public func localizedCompare(_ other: String) -> ComparisonResult
      public func caseInsensitiveCompare(_ other: String) -> ComparisonResult
      public func compare(_ other: String) -> ComparisonResult
      public func compare(_ other: String, options: String.CompareOptions) -> ComparisonResult
      public func padding(toLength length: Int, withPad pad: String, startingAt start: Int) -> String
      public func appending(_ text: String) -> String
      public func data(using encoding: String.Encoding) -> Data?
      public func addingPercentEncoding(withAllowedCharacters set: CharacterSet) -> String?
      public var removingPercentEncoding: String? { get }
      public var localizedUppercase: String { get }
      public var localizedLowercase: String { get }
      public var localizedCapitalized: String { get }
      public func enumerateLines(invoking body: (String, inout Bool) -> Void)
      public func folding(options: String.CompareOptions, locale: Locale?) -> String
    }
    public struct CharacterSet: Hashable {
      public init()
      public init(charactersIn text: String)
      public static let alphanumerics: CharacterSet
      public static let letters: CharacterSet
      public static let decimalDigits: CharacterSet
      public static let whitespaces: CharacterSet
      public static let whitespacesAndNewlines: CharacterSet
      public static let newlines: CharacterSet
      public static let punctuationCharacters: CharacterSet
      public static let symbols: CharacterSet
      public static let uppercaseLetters: CharacterSet
      public static let lowercaseLetters: CharacterSet
      public static let urlQueryAllowed: CharacterSet
      public static let urlPathAllowed: CharacterSet
      public static let urlHostAllowed: CharacterSet
      public var inverted: CharacterSet { get }
      public func contains(_ scalar: Unicode.Scalar) -> Bool
      public func union(_ other: CharacterSet) -> CharacterSet
      public func intersection(_ other: CharacterSet) -> CharacterSet
      public func subtracting(_ other: CharacterSet) -> CharacterSet
      public func isSuperset(of other: CharacterSet) -> Bool
      public mutating func insert(charactersIn text: String)
      public mutating func remove(charactersIn text: String)
      public mutating func formUnion(_ other: CharacterSet)
    }
    """

  static let attributed: StaticText = """
    open class NSAttributedString: NSObject {
      public struct Key: Hashable, RawRepresentable {
        public var rawValue: String
        public init(rawValue: String)
        public init(_ rawValue: String)
        public static let font: NSAttributedString.Key = NSAttributedString.Key(rawValue: "NSFont")
        public static let foregroundColor: NSAttributedString.Key = NSAttributedString.Key(rawValue: "NSColor")
        public static let backgroundColor: NSAttributedString.Key = NSAttributedString.Key(rawValue: "NSBackgroundColor")
        public static let kern: NSAttributedString.Key = NSAttributedString.Key(rawValue: "NSKern")
        public static let underlineStyle: NSAttributedString.Key = NSAttributedString.Key(rawValue: "NSUnderline")
        public static let underlineColor: NSAttributedString.Key = NSAttributedString.Key(rawValue: "NSUnderlineColor")
        public static let strikethroughStyle: NSAttributedString.Key = NSAttributedString.Key(rawValue: "NSStrikethrough")
        public static let paragraphStyle: NSAttributedString.Key = NSAttributedString.Key(rawValue: "NSParagraphStyle")
        public static let link: NSAttributedString.Key = NSAttributedString.Key(rawValue: "NSLink")
        public static let baselineOffset: NSAttributedString.Key = NSAttributedString.Key(rawValue: "NSBaselineOffset")
        public static let shadow: NSAttributedString.Key = NSAttributedString.Key(rawValue: "NSShadow")
        public static let strokeColor: NSAttributedString.Key = NSAttributedString.Key(rawValue: "NSStrokeColor")
        public static let strokeWidth: NSAttributedString.Key = NSAttributedString.Key(rawValue: "NSStrokeWidth")
        public static let attachment: NSAttributedString.Key = NSAttributedString.Key(rawValue: "NSAttachment")
      }
      public override init()
      public init(string: String)
      public init(string: String, attributes: [NSAttributedString.Key: Any]?)
      public init(attributedString: NSAttributedString)
      public convenience init(_ attributed: AttributedString)
      open var string: String { get }
      open var length: Int { get }
      open override var description: String { get }
      open override func isEqual(_ object: Any?) -> Bool
      open func attributes(at location: Int, effectiveRange range: Any?) -> [NSAttributedString.Key: Any]
      open func attribute(_ name: NSAttributedString.Key, at location: Int, effectiveRange range: Any?) -> Any?
      open func attributedSubstring(from range: NSRange) -> NSAttributedString
      open func isEqual(to other: NSAttributedString) -> Bool
      open func enumerateAttribute(_ name: NSAttributedString.Key, in range: NSRange, options: NSAttributedString.EnumerationOptions = [], using body: (Any?, NSRange, inout Bool) -> Void)
      open func enumerateAttributes(in range: NSRange, options: NSAttributedString.EnumerationOptions = [], using body: ([NSAttributedString.Key: Any], NSRange, inout Bool) -> Void)
      public struct EnumerationOptions: OptionSet {
        public var rawValue: UInt
        public init(rawValue: UInt)
        public static let reverse: NSAttributedString.EnumerationOptions = NSAttributedString.EnumerationOptions(rawValue: 2)
      }
    }
    open class NSMutableAttributedString: NSAttributedString {
      public override init()
      public override init(string: String)
      public override init(string: String, attributes: [NSAttributedString.Key: Any]?)
      public override init(attributedString: NSAttributedString)
      open var mutableString: NSMutableString { get }
      open func append(_ other: NSAttributedString)
      open func insert(_ other: NSAttributedString, at location: Int)
      open func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange)
      open func addAttributes(_ attributes: [NSAttributedString.Key: Any], range: NSRange)
      open func setAttributes(_ attributes: [NSAttributedString.Key: Any]?, range: NSRange)
      open func removeAttribute(_ name: NSAttributedString.Key, range: NSRange)
      open func replaceCharacters(in range: NSRange, with text: String)
      open func replaceCharacters(in range: NSRange, with text: NSAttributedString)
      open func deleteCharacters(in range: NSRange)
      open func setAttributedString(_ other: NSAttributedString)
      open func beginEditing()
      open func endEditing()
    }
    public struct AttributedString: Hashable, ExpressibleByStringLiteral, CustomStringConvertible {
      public var _text: String
      public init()
      public init(_ text: String)
      public init(stringLiteral text: String)
      public init(_ attributed: NSAttributedString)
      /// - Unsimulated: Markdown is kept as it is written
      public init(markdown text: String) throws
      public var characters: String { get }
      public mutating func append(_ other: AttributedString)
      public static func + (lhs: AttributedString, rhs: AttributedString) -> AttributedString
      public var description: String { get }
    }
    """
}
