final class Engine {
  var on = false; unowned let car: Car; init(_ c: Car) { car = c }; func start() { on = true; car.log.append("on") }
}
final class Car {
  lazy var engine = Engine(self); var log: [String] = []; var wheels: [Wheel] = (0..<2).map(Wheel.init);
  func go() { if !engine.on { engine.start() }; wheels.forEach { $0.spin() } }
}
final class Wheel {
  let i: Int; private(set) var turns = 0; init(_ i: Int) { self.i = i }; func spin() { turns += i + 1 }
}
let c = Car()
c.go()
c.go()
print(c.log, c.wheels.map(\.turns), c.engine.car === c)
