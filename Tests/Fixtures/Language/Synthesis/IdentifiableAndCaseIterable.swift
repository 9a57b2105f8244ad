struct User: Identifiable { let id: String; var name: String }
final class Session: Identifiable { var n = 1 }
struct Row: Identifiable { var id: Int { value * 10 }; let value: Int }
func ids<T: Identifiable>(_ list: [T]) -> [T.ID] { list.map(\.id) }
let s = Session(), t = Session()
print(ids([User(id: "a", name: "x"), User(id: "b", name: "y")]), ids([Row(value: 2)]), s.id == s.id, s.id == t.id)
enum Suit: String, CaseIterable, Identifiable {
  case clubs, hearts; var id: Self { self }; var symbol: String { self == .clubs ? "C" : "H" }
}
print(Suit.allCases.map(\.symbol), Suit.allCases.map(\.id), Suit.hearts.id == .hearts)
enum Custom: CaseIterable { case on(Bool), off; static var allCases: [Custom] { [.on(true), .on(false), .off] } }
print(Custom.allCases.count)
func find<T: Identifiable>(_ id: T.ID, in list: [T]) -> T? { list.first { $0.id == id } }
print(find("b", in: [User(id: "b", name: "B")])?.name ?? "-", find(30, in: [Row(value: 3)])?.value ?? 0)
for (i, suit) in Suit.allCases.enumerated() { print(i, suit, terminator: ";") }
print()
