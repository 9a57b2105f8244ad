struct Account {
  private var cents = 0
  private(set) var history: [Int] = []
  fileprivate let secret = "s"
  var balance: Double { Double(cents) / 100 }
  mutating func deposit(_ n: Int) { cents += n; history.append(n); note() }
  private mutating func note() { history.append(-1) }
  fileprivate struct Hidden { var v = 3 }
}
extension Account {
  var doubled: Int { cents * 2 }; private var priv: Int { 1 }; func usesPrivate() -> Int { priv + cents }
}
final class Service {
  fileprivate(set) var state = "idle"; init() {};
  class Inner { init() {}; func run() -> String { "inner" } }
}
private func helper() -> Int { 5 }
fileprivate let constant = helper() + 1
internal enum Level { case one }
var a = Account()
a.deposit(150)
print(a.balance, a.history, a.doubled, a.usesPrivate(), a.secret, Account.Hidden().v, constant)
let s = Service()
s.state = "busy"
print(s.state, Service.Inner().run(), Level.one)
