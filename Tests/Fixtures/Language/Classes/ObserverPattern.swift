protocol Observer: AnyObject { func notify(_ n: Int) }
final class Subject {
  private var list: [WeakBox] = []; struct WeakBox { weak var o: (any Observer)? };
  var v = 0 { didSet { list.removeAll { $0.o == nil }; list.forEach { $0.o?.notify(v) } } };
  func add(_ o: any Observer) { list.append(WeakBox(o: o)) }; var count: Int { list.count }
}
final class Log: Observer {
  let id: String; init(_ id: String) { self.id = id }; func notify(_ n: Int) { print(id, n) }
}
let s = Subject()
let a = Log("a")
s.add(a)
do { let b = Log("b"); s.add(b); s.v = 1 }
s.v = 2
print(s.count)
