@resultBuilder enum ListBuilder {
  static func buildExpression(_ e: String) -> [String] { [e] }
  static func buildExpression(_ n: Int) -> [String] { ["#\(n)"] }
  static func buildExpression(_ e: [String]) -> [String] { e }
  static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [String]?) -> [String] { part ?? ["-"] }
  static func buildEither(first: [String]) -> [String] { first.map { "t:" + $0 } }
  static func buildEither(second: [String]) -> [String] { second.map { "f:" + $0 } }
  static func buildArray(_ parts: [[String]]) -> [String] { parts.flatMap { $0 } }
  static func buildLimitedAvailability(_ part: [String]) -> [String] { part }
  static func buildFinalResult(_ part: [String]) -> String { part.joined(separator: " ") }
}
func list(@ListBuilder _ body: () -> String) -> String { body() }
func make(_ flag: Bool, _ n: Int?) -> String {
  list {
    "start"
    7
    if flag { "yes" } else { "no" }
    if let n { "n\(n)"; n * 2 }
    for i in 0..<2 { "i\(i)"; if i == 1 { "last" } }
    switch n {
    case 1?: "one";
    case .some(let k): "k\(k)";
    case nil: "nil"
    }
    let local = "local"
    local
    if #available(macOS 10.0, iOS 13, *) { "new" }
    ["a", "b"]
  }
}
print(make(true, 1))
print(make(false, nil))
