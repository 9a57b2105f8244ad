struct Temperature {
  static var count = 0
  static let freezing = Temperature(celsius: 0)
  var celsius: Double { didSet { Self.count += 1 } }
  var fahrenheit: Double {
    get { celsius * 9 / 5 + 32 }
    set { celsius = (newValue - 32) * 5 / 9 }
  }
  var isCold: Bool { celsius < 10 }
  static var all: [Temperature] { [freezing, Temperature(celsius: 100)] }
}
var t = Temperature(celsius: 100)
print(t.fahrenheit, t.isCold)
t.fahrenheit = 32
t.fahrenheit += 18
print(t.celsius, Temperature.count, Temperature.freezing.fahrenheit, Temperature.all.map(\.celsius))
enum Counter { static var n = 0; static func next() -> Int { defer { n += 1 }; return n } }
print(Counter.next(), Counter.next(), Counter.n)
class Base {
  class var kind: String { "base" }; static let shared = Base();
  lazy var id: Int = {
    print("made"); return 7
  }()
}
class Sub: Base { override class var kind: String { "sub+" + super.kind } }
print(Base.kind, Sub.kind, Base.shared === Sub.shared, Base.shared.id, Base.shared.id)
var global: Int {
  get { t.celsius > 5 ? 1 : 0 }
  set { t.celsius = Double(newValue) }
}
global = 50
print(global, t.celsius)
