class Base {
  let id: Int
  var log: [String] = []
  init(id: Int) { self.id = id; log.append("base"); setUp() }
  convenience init() { self.init(id: 7); log.append("convenience") }
  required init(copy: Base) { id = copy.id; log = copy.log + ["copied"] }
  func setUp() { log.append("base setUp") }
  class func make() -> Self { Self(copy: Base()) }
}
class Middle: Base {
  var extra = "e"
  override init(id: Int) { extra = "m\(id)"; super.init(id: id * 2); log.append("middle \(extra)") }
  required init(copy: Base) { super.init(copy: copy); log.append("middle copy") }
  override func setUp() { super.setUp(); log.append("middle setUp \(extra)") }
}
final class Leaf: Middle { let z: Int = { 9 }() }
print(Base().log)
print(Middle(id: 3).log, Middle(id: 3).id)
print(Middle().log)
print(Base.make().log, Middle.make().log.last!, type(of: Middle.make()))
