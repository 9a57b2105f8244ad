@propertyWrapper struct Clamped<T: Comparable> {
  private var value: T
  private let range: ClosedRange<T>
  var wrappedValue: T {
    get { value }
    set { value = min(max(newValue, range.lowerBound), range.upperBound) }
  }
  var projectedValue: ClosedRange<T> { range }
  init(wrappedValue: T, _ range: ClosedRange<T>) {
    self.range = range; value = min(max(wrappedValue, range.lowerBound), range.upperBound)
  }
}
@propertyWrapper struct Logged<T> {
  var wrappedValue: T { didSet { log.append("\(oldValue)>\(wrappedValue)") } }
  private(set) var log: [String] = []
  var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
  init(wrappedValue: T) { self.wrappedValue = wrappedValue }
}
struct Player {
  @Clamped(0...10) var health = 15; @Logged var name: String = "a"; @Clamped(wrappedValue: 0.5, 0...1) var ratio: Double
}
var p = Player()
p.health -= 3
p.name = "b"
p.name += "c"
p.ratio = 7
print(p.health, p.$health, p.name, p.$name.log, p.ratio)
p.health = -5
print(p.health)
