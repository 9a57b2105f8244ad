class Animal {}
class Dog: Animal {}
class Puppy: Dog {}
func sound(_ animal: Animal) -> String { "animal" }
func sound(_ dog: Dog) -> String { "dog" }
func sound(_ any: Any) -> String { "any" }
protocol Named {}
extension Dog: Named {}
func tag(_ named: some Named) -> String { "named" }
func tag(_ animal: Animal) -> String { "animal" }

let hidden: Animal = Dog()
print(sound(Animal()), sound(Dog()), sound(Puppy()), sound(hidden), sound(3))
print(tag(Animal()))
class House {
  func host(_ animal: Animal) -> String { "any animal" }
}
class Kennel: House {
  func host(_ dog: Dog) -> String { "a dog" }
  override func host(_ animal: Animal) -> String { "kennel, " + super.host(animal) }
}
print(Kennel().host(Dog()), Kennel().host(Animal()), (Kennel() as House).host(Dog()))
