/// A block that the terminal handed over between the marks of bracketed paste.
struct PastedText: Equatable {
  /// The largest block taken; more belongs into a file.
  static let limit = 1 << 20

  /// The text with `\n` between lines, without control characters (tabs stay) and without newlines at its end.
  let text: String
  /// Whether the block ended with a newline, so that what is pasted next begins a line of its own.
  let endsLine: Bool

  /// Puts the received scalars in order. libedit's terminal modes swap CR and LF, and terminals differ in which they
  /// send: both are a newline, and a pair of the two is one.
  init(_ scalars: [UInt32]) {
    var result = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      let value = scalars[index]
      index += 1
      switch value {
      case 10, 13:
        if index < scalars.count, scalars[index] == 23 - value { index += 1 }
        result.append("\n")
      case 9:
        result.append("\t")
      case 0..<32, 0x7F..<0xA0, 0xFEFF:
        break
      default:
        if let scalar = Unicode.Scalar(value) { result.append(scalar) }
      }
    }
    let end = result.lastIndex { $0 != "\n" }.map { result.index(after: $0) } ?? result.startIndex
    endsLine = end < result.endIndex
    text = String(result[..<end])
  }
}
