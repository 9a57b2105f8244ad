import Frameworks
import Interpreter

extension SwiftText {
  static let regexes: StaticText = """
    public struct Regex<Output> {
      public init(_ pattern: String)
      public func firstMatch(in text: String) -> Match?
      public func wholeMatch(in text: String) -> Match?
      public func prefixMatch(in text: String) -> Match?
      @dynamicMemberLookup public struct Match {
        public var output: Any { get }
        public var range: Range<String.Index> { get }
        public subscript(dynamicMember name: String) -> String { get }
      }
    }
    extension StringProtocol {
      public func firstMatch<T>(of regex: Regex<T>) -> Regex<T>.Match?
      public func wholeMatch<T>(of regex: Regex<T>) -> Regex<T>.Match?
      public func prefixMatch<T>(of regex: Regex<T>) -> Regex<T>.Match?
      public func matches<T>(of regex: Regex<T>) -> [Regex<T>.Match]
      public func ranges<T>(of regex: Regex<T>) -> [Range<String.Index>]
      public func contains<T>(_ regex: Regex<T>) -> Bool
      public func replacing<T>(_ regex: Regex<T>, with other: String) -> String
      public func replacing<T>(_ regex: Regex<T>, with replacement: (Regex<T>.Match) -> String) -> String
      public func split<T>(separator: Regex<T>) -> [String]
    }
    """
}

/// A pattern, compiled once.
private final class Pattern {
  let regex: Regex<AnyRegexOutput>
  init(_ regex: Regex<AnyRegexOutput>) { self.regex = regex }
}

/// What a pattern has found in a text.
private final class Found {
  let match: Regex<AnyRegexOutput>.Match
  let text: String
  init(_ match: Regex<AnyRegexOutput>.Match, in text: String) {
    self.match = match
    self.text = text
  }

  /// The text of a group, by its place or its name.
  func group(_ name: String) -> String? {
    if let place = Int(name) {
      return place < match.output.count ? match.output[place].substring.map(String.init) : nil
    }
    return match.output.first { $0.name == name }?.substring.map(String.init)
  }

  func offsets(_ range: Range<String.Index>) -> Range<Int> {
    text.distance(
      from: text.startIndex, to: range.lowerBound)..<text.distance(
        from: text.startIndex, to: range.upperBound)
  }
}

/// Patterns of text: Swift's own, with what they find as values.
func bindRegexes(_ b: Bindings) {
  func pattern(_ value: Value) throws(Signal) -> Regex<AnyRegexOutput> {
    guard let pattern = value.payload(Pattern.self) else { throw .trap("no pattern was given") }
    return pattern.regex
  }
  func made(_ call: Call, _ match: Regex<AnyRegexOutput>.Match?, in text: String) -> Value {
    guard let match else { return .none }
    let nominal = call.machine.nested("Regex", "Match")
    return .some(.structure(StructValue(nominal, [.native(Found(match, in: text))])))
  }
  func range(_ call: Call, _ offsets: Range<Int>) -> Value {
    let index = call.machine.nested("String", "Index")
    func place(_ offset: Int) -> Value { .structure(StructValue(index, [.int(offset)])) }
    return .structure(
      StructValue(call.machine.program.known("Range"), [place(offsets.lowerBound), place(offsets.upperBound)]))
  }
  b["Regex.init(_:)"] = { call in
    do {
      let regex = try Regex(call.string(0))
      return .structure(StructValue(call.machine.program.known("Regex"), [.native(Pattern(regex))]))
    } catch { throw call.trap("the pattern '\(call.string(0))' cannot be read: \(error)") }
  }
  let searches: [(String, String, (Regex<AnyRegexOutput>, String) throws -> Regex<AnyRegexOutput>.Match?)] = [
    ("firstMatch", "first", { try $0.firstMatch(in: $1) }), ("wholeMatch", "whole", { try $0.wholeMatch(in: $1) }),
    ("prefixMatch", "prefix", { try $0.prefixMatch(in: $1) }),
  ]
  for (name, _, search) in searches {
    b["Regex.\(name)(in:)"] = { call in
      let text = call.string(0)
      return made(call, try? search(pattern(call.this), text), in: text)
    }
    b["StringProtocol.\(name)(of:)"] = { call in
      let text = call.this.asString ?? ""
      return made(call, try? search(pattern(call.value(0)), text), in: text)
    }
  }
  b["StringProtocol.matches(of:)"] = { call in
    let text = call.this.asString ?? ""
    return .array(text.matches(of: try pattern(call.value(0))).compactMap { made(call, $0, in: text).unwrapped })
  }
  b["StringProtocol.ranges(of:)"] = { call in
    let text = call.this.asString ?? ""
    return .array(
      text.matches(of: try pattern(call.value(0))).map { range(call, Found($0, in: text).offsets($0.range)) })
  }
  let contains = b["StringProtocol.contains(_:)"]
  b["StringProtocol.contains(_:)"] = { call in
    guard let pattern = call.payload(0, Pattern.self) else { return try contains?(&call) ?? .bool(false) }
    return .bool((call.this.asString ?? "").contains(pattern.regex))
  }
  let replacing = b["StringProtocol.replacing(_:with:)"]
  b["StringProtocol.replacing(_:with:)"] = { call in
    guard let pattern = call.payload(0, Pattern.self) else { return try replacing?(&call) ?? call.this }
    let text = call.this.asString ?? ""
    var result = ""
    var rest = text.startIndex
    for match in text.matches(of: pattern.regex) {
      result += text[rest..<match.range.lowerBound]
      if case .function = call.value(1), let found = made(call, match, in: text).unwrapped {
        result += try call.call(1, found).asString ?? ""
      } else {
        result += call.string(1)
      }
      rest = match.range.upperBound
    }
    return .string(result + text[rest...])
  }
  let split = b["StringProtocol.split(separator:)"]
  b["StringProtocol.split(separator:)"] = { call in
    guard let pattern = call.payload(0, Pattern.self) else { return try split?(&call) ?? .array([]) }
    return .array((call.this.asString ?? "").split(separator: pattern.regex).map { .string(String($0)) })
  }
  b["Regex.Match.output"] = { call in .string(call.payload(Found.self)?.group("0") ?? "") }
  b["Regex.Match.range"] = { call in
    guard let found = call.payload(Found.self) else { return .void }
    return range(call, found.offsets(found.match.range))
  }
  b["Regex.Match.subscript(dynamicMember:)"] = { call in
    .string(call.payload(Found.self)?.group(call.string(0)) ?? "")
  }
}
