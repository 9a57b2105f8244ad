final class M {
  var a = 1 {
    willSet { print("w", a, newValue) }
    didSet { print("d", oldValue, a); if a > 5 { a = 5 } }
  }
  var list = [1] { didSet { print(list) } }
  init() { a = 2 }
}
let m = M()
m.a = 9
m.a += 1
m.list.append(2)
m.list[0] = 7
m.list = []
print(m.a)
