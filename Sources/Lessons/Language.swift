/// A language of the tool and of its content. English is the source of everything; the others fall back to it.
package enum Language: String, Sendable, CaseIterable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"

  /// The language of a POSIX locale name (`zh_CN.UTF-8`) or a tag (`zh-Hans`); English where nothing is known.
  package init(locale: String) {
    let name = locale.lowercased().split(separator: ".").first.map(String.init) ?? ""
    let parts = name.split { $0 == "_" || $0 == "-" }
    let traditional = parts.contains { ["hant", "tw", "hk", "mo"].contains($0) }
    self = parts.first == "zh" && !traditional ? .simplifiedChinese : .english
  }
}
