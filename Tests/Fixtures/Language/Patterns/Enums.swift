enum Event {
  case tap(x: Int, y: Int)
  case key(Character, shift: Bool = false)
  case text(String?)
  case none
}
func show(_ event: Event) -> String {
  switch event {
  case .tap(let x, let y) where x == y: "diagonal \(x)"
  case let .tap(x, y: y): "tap \(x),\(y)"
  case .key("q", _): "quit"
  case .key(let c, shift: true): "shift \(c)"
  case .key(let c, _): "key \(c)"
  case .text(let text?): "text \(text)"
  case .text(nil): "no text"
  case .none: "none"
  }
}
let events: [Event] = [
  .tap(x: 1, y: 1), .tap(x: 1, y: 2), .key("q"), .key("w", shift: true), .key("e"), .text("t"), .text(nil), .none,
]
for e in events { print(show(e), e) }
if case .tap(let x, _) = events[1] { print("x", x) }
guard case .text(.some(let t)) = events[5] else { fatalError() }
print(t)
for case .key(let c, _) in events { print(c, terminator: " ") }
print()
let taps = events.filter { if case .tap = $0 { true } else { false } }.count
print(taps)
let maybe: Event? = .tap(x: 5, y: 6)
if case .tap(let x, let y)? = maybe, x < y { print(x + y) }
switch maybe {
case .tap?: print("a tap");
case .some: print("other");
case nil: print("nothing")
}
