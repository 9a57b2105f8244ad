// A wrapped property with arguments and an initial value is a parameter of the memberwise initializer, of its plain type.
@propertyWrapper struct Clamped<T: Comparable> {
  private var value: T
  let range: ClosedRange<T>
  init(wrappedValue: T, _ range: ClosedRange<T>) {
    self.range = range
    value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
  var wrappedValue: T {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
}
struct Person {
  @Clamped(0...120) var age = 200
  @Clamped(0...1) var mood: Double = 0.5
  var name: String
}
print(Person(name: "a").age, Person(age: -3, name: "b").age, Person(age: 7, mood: 3, name: "c").mood)
var person = Person(age: 30, name: "d")
person.age += 500
print(person.age, person.mood, person.name)
