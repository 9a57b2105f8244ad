enum Either<Left, Right> {
  case left(Left), right(Right)
  func mapRight<T>(_ f: (Right) -> T) -> Either<Left, T> {
    switch self {
    case .left(let l): .left(l);
    case .right(let r): .right(f(r))
    }
  }
  var right: Right? { if case .right(let r) = self { r } else { nil } }
}
struct Machine {
  enum State: Equatable {
    enum Reason: String { case user, error }
    case idle, running(speed: Int), stopped(Reason)
    var isActive: Bool { self == .running(speed: 1) || { if case .running = self { true } else { false } }() }
  }
  private(set) var state = State.idle { didSet { log.append("\(oldValue) > \(state)") } }
  var log: [String] = []
  mutating func go() { state = .running(speed: 3); state = .stopped(.user) }
}
let e: Either<String, Int> = .right(4)
print(e.mapRight { $0 * 2 }.right ?? 0, e, Either<Int, Int>.left(1).right as Any)
var m = Machine()
m.go()
print(m.log, m.state, m.state.isActive, Machine.State.running(speed: 9).isActive)
if case .stopped(let reason) = m.state { print(reason, reason.rawValue) }
