@propertyWrapper struct Trimmed {
  var wrappedValue: String { didSet { wrappedValue = wrappedValue.filter { $0 != " " } } }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue.filter { $0 != " " } }
}
@propertyWrapper struct Default<T> {
  var value: T?; let fallback: T
  var wrappedValue: T {
    get { value ?? fallback }
    set { value = newValue }
  }
  var projectedValue: Bool { value != nil }
  init(_ fallback: T) { self.fallback = fallback }
}
@propertyWrapper final class Shared<T> {
  var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue };
  var projectedValue: Shared<T> { self }
}

struct Plain { @Trimmed var t = " a b "; init(t: String) { self.t = t } }
print(Plain(t: " q w ").t)
struct Memberwise { @Trimmed var name: String; var n = 1 }
print(Memberwise(name: " x y ").name)
struct Person { @Default("none") var nick: String; @Shared var tags: [String] = ["t"] }
var a = Person()
let b = a
a.nick = "nn"
a.tags.append("u")
print(a.nick, b.nick, a.$nick, b.$nick, b.tags, b.$tags.wrappedValue.count)
