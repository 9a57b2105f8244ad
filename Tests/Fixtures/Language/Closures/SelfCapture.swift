final class Timer {
  var ticks = 0; var onTick: (() -> Void)?;
  func start() {
    onTick = { [weak self] in
      guard let self else { return }; ticks += 1; self.ticks += 1
    }
  }; func fire() { onTick?() }; deinit { print("gone", ticks) }
}
do { let t = Timer(); t.start(); t.fire(); t.fire() }
struct S {
  var n = 1; func make() -> () -> Int { { n + 1 } }; mutating func each(_ xs: [Int]) { xs.forEach { n += $0 } }
}
var s = S()
let f = s.make()
s.each([1, 2])
print(f(), s.n)
