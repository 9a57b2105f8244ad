/// Changes texts as carelessness and malice would: pieces lost, doubled, swapped, taken from elsewhere.
struct Mutator {
  let corpus: Corpus
  var random: SplitMix

  /// What stresses parsers, type checkers and limits.
  private static let pieces: [String] = [
    "{", "}", "(", ")", "[", "]", "<", ">", "\"", "\"\"\"", "\\(", "#\"", "/*", "*/", "//", ".", "..", "...", "..<",
    "?",
    "!", "&", "=", "==", "->", ":", ";", ",", "@", "#", "$0", "$x", "_", "`", "\\.", "as!", "try!", "await", "async",
    "throws", "some", "any", "inout", "weak", "unowned", "static", "class", "struct", "enum", "protocol", "extension",
    "func", "var", "let", "init", "deinit", "self", "Self", "super", "nil", "return", "if", "else", "guard", "switch",
    "case", "default", "for", "in", "while", "repeat", "break", "defer", "do", "catch", "where", "@State", "@Binding",
    "@Observable", "9223372036854775807", "-9223372036854775808", "1e999", "0.1", "-1", "1_000_000_000", "0xffff",
    "[[[[[[[[", "((((((((", "while true {}", "func f() { f() }; f()", "{ _ in }",
    "Array(repeating: 0, count: 99_999_999)",
    "String(repeating: \"x\", count: 99_999_999)", "\u{4f60}", "\u{1F600}", "\u{0}", "show", "hide", "tap", "type",
    "undo",
    "wait 1e9", "tree", "why 1", "objects", "retained x",
  ]

  /// A session that differs from one of the corpus.
  mutating func next() -> String {
    var text = Array(pick(corpus.texts).unicodeScalars)
    for _ in 0...random.below(6) { mutate(&text) }
    var out = String.UnicodeScalarView()
    out.append(contentsOf: text.prefix(20_000))
    return String(out)
  }

  private mutating func mutate(_ text: inout [Unicode.Scalar]) {
    let start = random.below(text.count + 1)
    let end = min(text.count, start + random.below(random.below(8) == 0 ? 400 : 24))
    switch random.below(10) {
    case 0: text.removeSubrange(start..<end)
    case 1: text.insert(contentsOf: text[start..<end], at: random.below(text.count + 1))
    case 2: text.insert(contentsOf: pick(Self.pieces).unicodeScalars, at: start)
    case 3: text.replaceSubrange(start..<end, with: (" " + pick(Self.pieces) + " ").unicodeScalars)
    case 4: text.insert(contentsOf: ("\n" + pick(corpus.lines) + "\n").unicodeScalars, at: start)
    case 5, 6: replaceWord(at: start, in: &text)
    case 7: swapLines(&text)
    case 8: dropLine(at: start, in: &text)
    default: text.insert(contentsOf: ("\n" + pick(corpus.texts) + "\n").unicodeScalars, at: start)
    }
  }

  private mutating func replaceWord(at place: Int, in text: inout [Unicode.Scalar]) {
    guard let start = text[place...].firstIndex(where: \.properties.isAlphabetic) else { return }
    let end = text[start...].firstIndex { !$0.properties.isAlphabetic } ?? text.count
    text.replaceSubrange(start..<end, with: pick(corpus.words).unicodeScalars)
  }

  private mutating func swapLines(_ text: inout [Unicode.Scalar]) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1 else { return }
    lines.swapAt(random.below(lines.count), random.below(lines.count))
    text = Array(lines.joined(separator: ["\n"]))
  }

  private func dropLine(at place: Int, in text: inout [Unicode.Scalar]) {
    let start = text[..<place].lastIndex(of: "\n") ?? 0
    let end = text[place...].firstIndex(of: "\n") ?? text.count
    text.removeSubrange(start..<end)
  }

  private mutating func pick<T>(_ values: [T]) -> T { values[random.below(values.count)] }
}

/// Random numbers that a seed determines.
struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  /// A number below `bound`, 0 where that is 0.
  mutating func below(_ bound: Int) -> Int { bound <= 0 ? 0 : Int(next() % UInt64(bound)) }
}
