struct Adder {
  var base: Int
  func callAsFunction(_ n: Int) -> Int { base + n }
  func callAsFunction(_ a: Int, times b: Int) -> Int { base + a * b }
  func callAsFunction(_ body: () -> String) -> String { "\(base)" + body() }
  mutating func callAsFunction() { base += 1 }
}
@dynamicCallable struct Logger {
  func dynamicallyCall(withArguments args: [Int]) -> String { "args \(args)" }
  func dynamicallyCall(withKeywordArguments args: KeyValuePairs<String, Int>) -> String {
    args.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
  }
}
var add = Adder(base: 10)
print(add(5), add(2, times: 3), add { "!" })
add()
print(add.base, [1, 2].map { add($0) })
let log = Logger()
print(log(1, 2, 3), log(a: 1, b: 2))
