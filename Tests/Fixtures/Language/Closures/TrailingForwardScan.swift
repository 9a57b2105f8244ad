func load(_ name: String, retries: Int = 0, onStart: () -> Void = {}, completion: (String) -> Void) {
  onStart()
  completion("\(name) \(retries)")
}
func animate(duration: Double = 1, animations: () -> Void, completion: ((Bool) -> Void)? = nil) {
  animations(); completion?(true)
}
func build(first: () -> Int, second: () -> Int, third: (Int) -> Int = { $0 }) -> Int { third(first() + second()) }
func optionalLast(_ a: () -> Void, b: Int = 3, c: (() -> Void)? = nil) { a(); print(b); c?() }
load("a") { print($0) }
load("b", retries: 2) { print($0) }
load("c") {
  print("start")
} completion: {
  print($0)
}
animate { print("anim") }
animate(duration: 2) {
  print("anim2")
} completion: {
  print("done", $0)
}
print(
  build {
    1
  } second: {
    2
  },
  build {
    1
  } second: {
    2
  } third: {
    $0 * 10
  }, build(first: { 5 }) { 6 })
optionalLast { print("a") }
optionalLast {
  print("a2")
} c: {
  print("c")
}
struct Button {
  let title: String, action: () -> Void
  init(_ title: String, role: Int? = nil, action: @escaping () -> Void) { self.title = title; self.action = action }
  init(action: @escaping () -> Void, label: () -> String) { self.action = action; title = label() }
}
Button("x") { print("tapped") }.action()
let b = Button {
  print("b tapped")
} label: {
  "B"
}
b.action()
print(b.title)
