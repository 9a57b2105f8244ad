protocol Animal { var name: String { get }; init(name: String) }
protocol Pet: Animal { associatedtype Food; func eat(_ food: Food) -> String }
extension Animal { func intro() -> String { "I am \(name)" } }
struct Cat: Pet { let name: String; func eat(_ food: String) -> String { "\(name) eats \(food)" } }
struct Cow: Pet { let name: String; func eat(_ food: Int) -> String { "\(name) eats \(food) kg" } }

func open(_ pet: some Pet) -> String { "\(type(of: pet)) " + pet.intro() }
let pets: [any Pet] = [Cat(name: "Tom"), Cow(name: "Bo")]
for pet in pets { print(open(pet)) }
let types: [any Animal.Type] = [Cat.self, Cow.self]
print(types.map { $0.init(name: "new").intro() })
for pet in pets {
  if let cat = pet as? Cat { print(cat.eat("fish")) } else { print("no cat") }
}
let mixed: any Animal & CustomStringConvertible
extension Cat: CustomStringConvertible { var description: String { "Cat \(name)" } }
mixed = Cat(name: "Ann")
print(mixed, mixed.name, String(describing: mixed))
