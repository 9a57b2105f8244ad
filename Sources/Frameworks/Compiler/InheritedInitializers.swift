/// The initialisers that classes have from their superclass, written out as a module's interface must.
///
/// Source code inherits them silently; interface text, for the compiler, does not. Objective-C's classes have every
/// initialiser of their superclass; a generic class can only be Swift's own, and one with initialisers of its own has no
/// others.
struct InheritedInitializers {
  /// A class with what matters here.
  private struct Class {
    var superclass: String?
    var initializers: [Initializer] = []
    var isGeneric = false
  }

  /// A designated or required initialiser: its head from `init` on.
  private struct Initializer {
    var head: String
    var labels: String
    var isConvenience: Bool
    var isRequired: Bool
  }

  /// What the real Foundation gives.
  private var classes: [String: Class] = [
    "NSObject": Class(
      superclass: nil,
      initializers: [Initializer(head: "init()", labels: "()", isConvenience: false, isRequired: false)])
  ]

  /// Reads the classes of all modules.
  init(_ texts: [String]) {
    for text in texts { read(text) }
  }

  private mutating func read(_ text: String) {
    var open: String?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if let head = Self.classHead(line) {
        open = head.name
        classes[head.name] = Class(superclass: head.superclass, isGeneric: head.isGeneric)
      } else if line.first == "}" {
        open = nil
      } else if let name = open, let found = Self.initializer(line) {
        classes[name]?.initializers.append(found)
      }
    }
  }

  /// The text with the initialisers that each class inherits.
  func completing(_ text: String) -> String {
    var lines: [String] = []
    var overridden: Set<String> = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard let head = Self.classHead(line) else {
        if line.first == "}" { overridden = [] }
        let isOverriding =
          !overridden.isEmpty && !line.contains("override ")
          && Self.initializer(line).map { overridden.contains($0.labels) && !$0.isRequired } ?? false
        lines.append(isOverriding ? "  override " + line.drop { $0 == " " } : String(line))
        continue
      }
      overridden = Set(classes[head.name]?.superclass.map { available($0).map(\.labels) } ?? [])
      lines.append("@_inheritsConvenienceInitializers " + line)
      for inherited in inherited(by: head.name) {
        lines.append("  \(inherited.isRequired ? "public required" : "override public") \(inherited.head)")
      }
    }
    return lines.joined(separator: "\n")
  }

  private func inherited(by name: String) -> [Initializer] {
    guard let own = classes[name], let superclass = own.superclass else { return [] }
    let hasDesignated = own.initializers.contains { !$0.isConvenience }
    var found: [Initializer] = []
    if own.isGeneric, hasDesignated {
      found = available(superclass).filter(\.isRequired)
    } else {
      found = available(superclass)
    }
    return found.filter { inherited in !own.initializers.contains { $0.labels == inherited.labels } }
  }

  /// The designated initialisers that a class has, its own and inherited ones.
  private func available(_ name: String) -> [Initializer] {
    guard let own = classes[name] else { return [] }
    return own.initializers.filter { !$0.isConvenience } + inherited(by: name)
  }

  /// The head of a class that begins at the first column.
  private static func classHead(_ line: Substring) -> (name: String, superclass: String?, isGeneric: Bool)? {
    guard let first = line.first, first.isLetter || first == "@", line.last == "{" || line.hasSuffix("}") else {
      return nil
    }
    guard let keyword = line.range(of: "class ", before: "{") else { return nil }
    let rest = line[keyword...]
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !name.isEmpty else { return nil }
    var tail = rest.dropFirst(name.count)
    let isGeneric = tail.first == "<"
    if isGeneric {
      var depth = 0
      tail = tail.drop { character in
        if character == "<" { depth += 1 }
        if character == ">" { depth -= 1 }
        return depth > 0
      }.dropFirst()
    }
    guard tail.first == ":" else { return (String(name), nil, isGeneric) }
    let superclass = tail.dropFirst().drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return (String(name), String(superclass), isGeneric)
  }

  /// An initialiser among the members of a class of the first column.
  private static func initializer(_ line: Substring) -> Initializer? {
    guard line.hasPrefix("  "), !line.hasPrefix("   ") else { return nil }
    let words = line.split(separator: " ")
    guard let index = words.firstIndex(where: { $0.hasPrefix("init") }) else { return nil }
    let modifiers = words[..<index]
    guard modifiers.allSatisfy({ $0.first == "@" || $0.allSatisfy(\.isLetter) }),
      let start = line.range(of: "init", before: "{").map({ line.index($0, offsetBy: -4) })
    else { return nil }
    var depth = 0
    var end = start
    while end < line.endIndex {
      if line[end] == "(" { depth += 1 }
      if line[end] == ")" {
        depth -= 1
        if depth == 0 { break }
      }
      end = line.index(after: end)
    }
    guard end < line.endIndex else { return nil }
    let head = line[start...end]
    return Initializer(
      head: String(head), labels: labels(head), isConvenience: modifiers.contains("convenience"),
      isRequired: modifiers.contains("required"))
  }

  /// The argument labels of a head, which tell initialisers apart.
  private static func labels(_ head: Substring) -> String {
    var labels: [Substring] = []
    var depth = 0
    var isAtStart = false
    for index in head.indices {
      switch head[index] {
      case "(", "[", "<":
        depth += 1
        isAtStart = depth == 1
      case ")", "]", ">": depth -= 1
      case ",": isAtStart = depth == 1
      case " ": continue
      default:
        if isAtStart { labels.append(head[index...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }
        isAtStart = false
      }
    }
    return "(" + labels.map { $0 + ":" }.joined() + ")"
  }
}

extension Substring {
  /// The index behind `word`, where it stands as a word of its own before the first `limit`.
  fileprivate func range(of word: String, before limit: Character) -> Index? {
    let head = prefix { $0 != limit }
    var index = head.startIndex
    while index < head.endIndex {
      let isStart = index == head.startIndex || head[head.index(before: index)] == " "
      if isStart, head[index...].hasPrefix(word) { return head.index(index, offsetBy: word.count) }
      index = head.index(after: index)
    }
    return nil
  }
}
