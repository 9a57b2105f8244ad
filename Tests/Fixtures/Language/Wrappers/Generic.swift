@propertyWrapper struct History<T> {
  private(set) var past: [T] = []; var wrappedValue: T { didSet { past.append(oldValue) } };
  var projectedValue: [T] { past }; init(wrappedValue: T) { self.wrappedValue = wrappedValue }
}
struct S { @History var n = 1 }
var s = S()
s.n = 2
s.n += 5
print(s.n, s.$n)
