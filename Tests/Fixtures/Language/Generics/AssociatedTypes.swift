protocol Container {
  associatedtype Item
  associatedtype Key: Hashable = String
  var items: [Item] { get set }
  mutating func add(_ item: Item)
  func key(for item: Item) -> Key
}
extension Container {
  mutating func add(_ item: Item) { items.append(item) }
  var first: Item? { items.first }
  func grouped() -> [Key: [Item]] { Dictionary(grouping: items, by: { key(for: $0) }) }
}
extension Container where Item: Comparable { var largest: Item? { items.max() } }
extension Container where Item == String { var joined: String { items.joined() } }

struct Numbers: Container {
  var items: [Int] = []
  func key(for item: Int) -> Bool { item.isMultiple(of: 2) }
}
struct Words: Container {
  var items = ["x"]
  func key(for item: String) -> String { String(item.prefix(1)) }
}
func fill<C: Container>(_ c: inout C, _ items: [C.Item]) { for i in items { c.add(i) } }

var numbers = Numbers()
fill(&numbers, [3, 1, 2])
print(numbers.largest ?? 0, numbers.grouped()[true] ?? [], numbers.grouped()[false] ?? [])
var words = Words()
words.add("yes")
print(words.joined, words.first ?? "", words.grouped()["y"]!, words.largest!)
