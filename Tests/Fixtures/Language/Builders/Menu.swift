struct Item { let t: String; var kids: [Item] = [] }
@resultBuilder enum Menu {
  static func buildBlock(_ c: [Item]...) -> [Item] { c.flatMap { $0 } };
  static func buildExpression(_ i: Item) -> [Item] { [i] };
  static func buildOptional(_ c: [Item]?) -> [Item] { c ?? [] };
  static func buildEither(first c: [Item]) -> [Item] { c }; static func buildEither(second c: [Item]) -> [Item] { c };
  static func buildArray(_ c: [[Item]]) -> [Item] { c.flatMap { $0 } }
}
extension Item {
  init(_ t: String, @Menu _ kids: () -> [Item]) { self.t = t; self.kids = kids() };
  var text: String { kids.isEmpty ? t : t + "(" + kids.map(\.text).joined(separator: ",") + ")" }
}
func menu(_ admin: Bool, _ names: [String]) -> Item {
  Item("root") {
    Item(t: "home"); if admin { Item("admin") { Item(t: "users") } }; for n in names { Item(t: n) };
    if names.isEmpty { Item(t: "empty") } else { Item(t: "more") }
  }
}
print(menu(true, ["a"]).text, menu(false, []).text)
