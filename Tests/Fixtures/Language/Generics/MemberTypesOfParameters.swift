// What a protocol calls a type is reached through a generic parameter, also where it is a value.
protocol Animal {
  associatedtype Food: Edible
  associatedtype Herd = [Self]
  func eat(_ food: Food) -> String
}
protocol Edible {
  init(grams: Int)
  static var unit: String { get }
}
struct Hay: Edible {
  let grams: Int
  init(grams: Int) { self.grams = grams }
  static var unit: String { "bale" }
}
struct Cow: Animal {
  func eat(_ food: Hay) -> String { "munches \(food.grams)" }
}
func feed<A: Animal>(_ animal: A) -> String {
  "\(A.self) \(animal.eat(A.Food(grams: 3))) \(A.Food.self) in \(A.Food.unit)"
}
print(feed(Cow()), Cow.Food.self)

struct Stable<A: Animal> {
  let animal: A
  var kinds: [Any.Type] { [A.self, A.Food.self] }
  static func ration() -> A.Food { A.Food.init(grams: 7) }
}
print(Stable(animal: Cow()).kinds, Stable<Cow>.ration().grams)
func name<C: Collection>(_ c: C) -> String { "\(C.Element.self)" }
print(name([1]), name("a"), name([1: "b"].keys.map { $0 }))
