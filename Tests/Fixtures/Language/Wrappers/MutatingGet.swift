// A wrapper whose value changes it when it is read, in structs, in classes and as a local variable.
@propertyWrapper struct Counted<Value> {
  private var value: Value
  private(set) var reads = 0
  init(wrappedValue: Value) { value = wrappedValue }
  var wrappedValue: Value {
    mutating get {
      reads += 1
      return value
    }
    set { value = newValue }
  }
  var projectedValue: Int { reads }
}

@propertyWrapper struct Late<Value> {
  private var made: Value?
  private let make: () -> Value
  init(wrappedValue: @autoclosure @escaping () -> Value) { make = wrappedValue }
  var wrappedValue: Value {
    mutating get {
      if let made { return made }
      let value = make()
      made = value
      return value
    }
    set { made = newValue }
  }
}

func expensive(_ n: Int) -> Int {
  print("made", n)
  return n
}

struct Box {
  @Counted var n = 3
  @Late var late = expensive(7)
  mutating func sum() -> Int { n + n + late }
}
var box = Box()
print(box.n, box.n, box.$n)
box.n += 4
print(box.n, box.$n)
let copy = box
print(box.sum(), box.$n, copy.$n, box.late)

final class Model {
  @Counted var name = "a"
  @Late var size = expensive(9)
  func twice() -> String { name + name }
}
let model = Model()
print(model.twice(), model.name, model.$name)
model.name += "b"
print(model.name, model.$name, model.size, model.size)

func local() {
  @Counted var list = [1]
  list.append(2)
  print(list, list.count, $list)
}
local()
