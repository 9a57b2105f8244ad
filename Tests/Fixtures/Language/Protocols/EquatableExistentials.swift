protocol Item { var id: Int { get }; func isEqual(_ o: any Item) -> Bool }
extension Item where Self: Equatable { func isEqual(_ o: any Item) -> Bool { (o as? Self) == self } }
struct A: Item, Equatable { let id: Int }
struct B: Item, Equatable { let id: Int; let t = "b" }
let items: [any Item] = [A(id: 1), B(id: 1), A(id: 1)]
print(items[0].isEqual(items[1]), items[0].isEqual(items[2]), items.map(\.id))
