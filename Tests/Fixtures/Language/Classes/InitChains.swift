class A {
  let x: Int; var log: [String]; init(x: Int, log: [String] = []) { self.x = x; self.log = log + ["A"] };
  convenience init?(text: String) { guard let n = Int(text) else { return nil }; self.init(x: n) }
}
class B: A {
  let y: Int; init(y: Int) { self.y = y; super.init(x: y * 2, log: ["B"]); log.append("after") };
  override init(x: Int, log: [String]) { y = -1; super.init(x: x, log: log + ["B2"]) }
}
print(A(text: "5")!.x, A(text: "z") == nil, B(y: 3).log, B(y: 3).x, B(x: 1, log: []).log, B(text: "7")!.y)
