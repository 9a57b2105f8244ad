struct Age {
  let n: Int; init?(_ n: Int) { guard n >= 0 else { return nil }; self.n = n }; init(adult: Void) { n = 18 }
}
class Animal {
  let name: String; init?(name: String) { if name.isEmpty { return nil }; self.name = name };
  init!(code: Int) { if code < 0 { return nil }; name = "c\(code)" }
}
final class Dog: Animal {
  let age: Age
  init?(name: String, age: Int) { guard let a = Age(age) else { return nil }; self.age = a; super.init(name: name) }
  convenience init?(parse text: String) {
    let p = text.split(separator: ","); guard p.count == 2, let n = Int(p[1]) else { return nil };
    self.init(name: String(p[0]), age: n)
  }
}
enum E: Error { case bad }
struct Token { let t: String; init(_ t: String) throws { guard t.count > 1 else { throw E.bad }; self.t = t } }
print(Age(-1) == nil, Age(3)?.n ?? 0, Age(adult: ()).n)
print(Animal(name: "") == nil, Animal(name: "a")!.name, Animal(code: 4).name)
print(
  Dog(parse: "rex,3")?.name ?? "nil", Dog(parse: "rex,-3")?.name ?? "nil", Dog(parse: "rex") == nil,
  Dog(name: "", age: 1) == nil)
print((try? Token("ab"))?.t ?? "-", (try? Token("a"))?.t ?? "-")
do { _ = try Token("x") } catch { print(error) }
