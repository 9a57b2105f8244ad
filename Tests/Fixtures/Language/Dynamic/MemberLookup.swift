@dynamicMemberLookup struct Settings {
  private var values: [String: Int] = ["volume": 3]
  subscript(dynamicMember name: String) -> Int {
    get { values[name] ?? -1 }
    set { values[name] = newValue }
  }
}
@dynamicMemberLookup struct Wrapper<T> {
  var value: T
  let label: String
  subscript<V>(dynamicMember path: WritableKeyPath<T, V>) -> V {
    get { value[keyPath: path] }
    set { value[keyPath: path] = newValue }
  }
}
@dynamicMemberLookup final class Box<T> {
  private let inner: T
  init(_ inner: T) { self.inner = inner }
  subscript<V>(dynamicMember path: KeyPath<T, V>) -> V { inner[keyPath: path] }
}
struct Point { var x: Int; var y: Int }
var s = Settings()
s.brightness = 7
s.volume += 1
print(s.volume, s.brightness, s.missing)
var w = Wrapper(value: Point(x: 1, y: 2), label: "p")
w.x = 10
w.y += 5
print(w.x, w.y, w.label, w.value)
print(Box("hello").count, Box([1, 2]).isEmpty, Box(Point(x: 3, y: 4)).y)
