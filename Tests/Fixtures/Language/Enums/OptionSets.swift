struct Style: OptionSet {
  let rawValue: Int
  static let bold = Style(rawValue: 1 << 0)
  static let italic = Style(rawValue: 1 << 1)
  static let underline = Style(rawValue: 1 << 2)
  static let all: Style = [.bold, .italic, .underline]
}
var style: Style = [.bold, .italic]
print(style.rawValue, style.contains(.bold), style.contains([.bold, .underline]), style == [.italic, .bold])
style.insert(.underline)
style.remove(.bold)
print(style.rawValue, style.isSubset(of: .all), style.intersection([.italic]).rawValue, style.union(.bold) == .all)
print(
  Style().isEmpty, ([] as Style).rawValue, style.subtracting(.italic).rawValue, style.symmetricDifference(.all).rawValue
)
style.formUnion([.bold])
print(style == .all, Style.all.isSuperset(of: style), style.isDisjoint(with: []))
func describe(_ s: Style) -> String {
  [(Style.bold, "b"), (.italic, "i")].filter { s.contains($0.0) }.map(\.1).joined()
}
print(describe(.all), describe([]), describe(.italic))
