import SwiftParser
import SwiftSyntax

/// An entry as the compiler on this system can take it: what belongs to Objective-C, to Apple's systems or to the prompt
/// is blanked or rewritten at equal length, so that lines and columns stay.
public struct CompilerText {
  /// A declaration at the top level.
  public struct Declaration: Sendable {
    /// Its name, with what tells functions of one name apart.
    public let key: String
    /// Where it stands, in UTF-8.
    public let range: Range<Int>
  }

  /// The rewritten text, as long as the original.
  public let text: String
  /// What it declares at the top level.
  public let declarations: [Declaration]
  /// Declarations that follow the text: projections of wrapped variables, keys of the environment.
  public let extras: [String]
  /// Top-level expressions whose value nobody uses, as lines from 1: at the prompt that is how one looks at a value.
  public let expressionLines: Set<Int>
  /// Whether a type, a function or an extension is declared, so that the compiler is worth asking.
  public let declaresCode: Bool
  /// Names that may be types': which modules the text uses.
  public let typeNames: Set<String>
  /// The wrapped variables of the session so far, whose projections have names of their own.
  public let wrapped: Set<String>

  /// Rewrites a text that the parser accepts, in a session with these wrapped variables.
  public init(_ original: String, wrapped: Set<String> = []) {
    let tree = Parser.parse(source: Prose.leftOut(of: original).map(\.rest) ?? original)
    let rewriter = CompilerRewriter(tree, wrapped: wrapped)
    rewriter.walk(tree)
    var bytes = Array(tree.description.utf8)
    for (range, replacement) in rewriter.edits {
      let replacement = Array(replacement.utf8)
      for (offset, index) in range.enumerated() where bytes[index] != 10 {
        bytes[index] = offset < replacement.count ? replacement[offset] : 32
      }
    }
    text = String(decoding: bytes, as: UTF8.self)
    declarations = rewriter.declarations
    self.wrapped = rewriter.wrapped
    typeNames = rewriter.typeNames
    extras = rewriter.extras
    expressionLines = rewriter.expressionLines
    declaresCode = rewriter.declaresCode
  }

  /// The text with a declaration blanked, because a later one took its place.
  public static func blanking(_ ranges: [Range<Int>], in text: String) -> String {
    var bytes = Array(text.utf8)
    for range in ranges { for index in range where index < bytes.count && bytes[index] != 10 { bytes[index] = 32 } }
    return String(decoding: bytes, as: UTF8.self)
  }
}
