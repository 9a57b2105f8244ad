struct Feed {
  var items: [Int]; var first: Int { get throws { guard let f = items.first else { throw Empty() }; return f } };
  subscript(i: Int) -> Int { get throws { guard items.indices.contains(i) else { throw Empty() }; return items[i] } }
}
struct Empty: Error {}
let f = Feed(items: [4])
print(try f.first, (try? Feed(items: []).first) as Any, (try? f[3]) ?? -1, try f[0])
do { _ = try Feed(items: []).first } catch { print("\(error)") }
