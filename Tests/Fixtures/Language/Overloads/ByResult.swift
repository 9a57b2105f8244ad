func make() -> Int { 7 }
func make() -> String { "seven" }
func make() -> [Int] { [7] }
struct Source {
  func read() -> Int { 1 }
  func read() -> Double { 1.5 }
  subscript(key: String) -> Int { 2 }
  subscript(key: String) -> String { key }
}

let a: Int = make()
let b: String = make()
let c = make() as [Int]
func takes(_ text: String) -> Int { text.count }
print(a, b, c, takes(make()), make() + 1)
let source = Source()
let i: Int = source.read()
let d: Double = source.read()
let s: String = source["k"]
let n: Int = source["k"]
print(i, d, s, n)
