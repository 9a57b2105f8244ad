struct Tank {
  var level = 0 {
    willSet { print("will", level, "->", newValue) }
    didSet(old) { if level > 10 { level = 10 }; print("did", old, "->", level) }
  }
  init(level: Int) { self.level = level }
  mutating func fill() { level += 6 }
}
var tank = Tank(level: 3)
tank.fill()
tank.fill()
func drain(_ n: inout Int) { n = 0; n = 1 }
drain(&tank.level)
final class Model {
  var items: [String] = [] { didSet { print(oldValue, items) } }
  var tank = Tank(level: 1) { didSet { print("tank changed", tank.level) } }
  lazy var name: String = "lazy" { didSet { print("name", oldValue, name) } }
}
let model = Model()
model.items.append("a")
model.items[0] = "b"
model.items = ["b"]
model.tank.fill()
model.name = "other"
print(model.name)
