protocol Parser { associatedtype Output: CustomStringConvertible; func parse(_ s: String) -> Output? }
extension Parser {
  func describe(_ s: String) -> String { parse(s)?.description ?? "none" };
  func map<T: CustomStringConvertible>(_ f: @escaping (Output) -> T) -> Mapped<Self, T> { Mapped(base: self, f: f) }
}
struct Mapped<P: Parser, T: CustomStringConvertible>: Parser {
  let base: P; let f: (P.Output) -> T; func parse(_ s: String) -> T? { base.parse(s).map(f) }
}
struct IntParser: Parser { func parse(_ s: String) -> Int? { Int(s) } }
print(
  IntParser().describe("12"), IntParser().describe("x"), IntParser().map { $0 * 2 }.describe("21"),
  IntParser().map { "<\($0)>" }.parse("1")!)
