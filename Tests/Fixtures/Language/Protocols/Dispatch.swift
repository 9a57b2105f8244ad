protocol Speaker {
  var name: String { get }
  func speak() -> String
}
extension Speaker {
  var name: String { "someone" }
  func speak() -> String { "\(name) speaks" }
  func whisper() -> String { "\(name) whispers" }
}
struct Quiet: Speaker { func whisper() -> String { "..." } }
struct Loud: Speaker {
  var name: String { "LOUD" }
  func speak() -> String { "HEY" }
  func whisper() -> String { "HEY, whispered" }
}
class Base: Speaker { func whisper() -> String { "base" } }
class Derived: Base { func speak() -> String { "derived" }; override func whisper() -> String { "over" } }

let all: [any Speaker] = [Quiet(), Loud(), Base(), Derived()]
for s in all { print(s.name, s.speak(), s.whisper(), separator: " | ") }
print(Quiet().whisper(), Loud().whisper(), Derived().whisper(), Derived().speak())
func generic<S: Speaker>(_ s: S) -> String { s.speak() + ", " + s.whisper() }
print(generic(Loud()), generic(Derived()))
