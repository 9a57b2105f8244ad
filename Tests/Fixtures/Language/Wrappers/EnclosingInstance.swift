@propertyWrapper struct Stored<Value> {
  private var value: Value
  init(wrappedValue: Value) { value = wrappedValue }
  @available(*, unavailable) var wrappedValue: Value {
    get { fatalError() }
    set { fatalError() }
  }
  static subscript<Owner: Model>(
    _enclosingInstance owner: Owner, wrapped path: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    get { owner[keyPath: storage].value }
    set {
      owner.changes.append("\(owner[keyPath: storage].value)->\(newValue)"); owner[keyPath: storage].value = newValue
    }
  }
}
class Model { var changes: [String] = [] }
final class Settings: Model { @Stored var volume = 3; @Stored var name = "x" }
let s = Settings()
s.volume = 5
s.volume += 2
s.name = "y"
print(s.volume, s.name, s.changes)
