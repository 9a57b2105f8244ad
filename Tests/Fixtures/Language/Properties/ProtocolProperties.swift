protocol HasTitle { var title: String { get set }; static var kind: String { get }; var short: String { get } }
extension HasTitle {
  var short: String { String(title.prefix(3)) };
  var both: String {
    get { title + "/" + short }
    set { title = newValue }
  }
}
struct A: HasTitle { var title = "hello" { didSet { print("set", title) } }; static let kind = "A" }
final class B: HasTitle {
  var title: String {
    get { store }
    set { store = newValue + "!" }
  }; private var store = "b"; static var kind: String { "B" }; var short: String { "bb" }
}
var a = A(), b: any HasTitle = B()
a.both = "changed"
b.both = "new"
print(a.both, b.both, A.kind, type(of: b).kind)
