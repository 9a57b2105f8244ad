enum E: Error { case a, b }
let ok: Result<Int, E> = .success(3)
let bad: Result<Int, E> = .failure(.b)
print(ok.map { $0 * 2 }, bad.map { $0 * 2 }, ok.flatMap { $0 > 5 ? .success("big") : .failure(E.a) })
print((try? ok.get()) ?? 0, (try? bad.get()) as Any, bad.mapError { "\($0)" == "b" ? E.a : E.b })
do { _ = try bad.get() } catch { print("caught", error) }
func parse(_ s: String) -> Result<Int, E> { Int(s).map { .success($0) } ?? .failure(.a) }
print(["1", "x"].map(parse).map { (try? $0.get()) ?? -1 })
switch parse("9") {
case .success(let n) where n > 5: print("large");
case .success: print("small");
case .failure: print("no")
}
let values = ["1", "2", "z"].map(parse)
print(values.compactMap { if case .success(let n) = $0 { n } else { nil } })
func load(completion: (Result<String, Error>) -> Void) { completion(.success("data")); completion(.failure(E.a)) }
load { result in
  switch result {
  case .success(let text): print(text)
  case .failure(let error): print(error)
  }
}
if case .failure(let e) = bad, e == .b { print("b") }
