struct Id {
  static private(set) var next = 0 { didSet { log.append(next) } }; static var log: [Int] = []; let value: Int;
  init() { value = Id.next; Id.next += 1 }
}
let a = Id(), b = Id()
print(a.value, b.value, Id.next, Id.log)
class Shared { static let shared = Shared(); private init() { print("made once") }; var n = 0 }
Shared.shared.n += 1
Shared.shared.n += 1
print(Shared.shared.n)
enum Config {
  static var values: [String: Int] = ["a": 1];
  static subscript(k: String) -> Int {
    get { values[k] ?? 0 }
    set { values[k] = newValue }
  }
}
Config["b"] = 5
Config["a"] += 1
print(Config["a"], Config["b"], Config["z"])
