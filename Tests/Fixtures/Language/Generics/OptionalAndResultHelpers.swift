extension Optional {
  func or(_ d: Wrapped) -> Wrapped { self ?? d };
  func filter(_ f: (Wrapped) -> Bool) -> Wrapped? { flatMap { f($0) ? $0 : nil } };
  var isNil: Bool { if case .none = self { true } else { false } }
}
extension Optional where Wrapped: Collection { var isNilOrEmpty: Bool { self?.isEmpty ?? true } }
extension Result { var value: Success? { try? get() }; func or(_ s: Success) -> Success { value ?? s } }
struct E: Error {}
let s: String? = nil, t: String? = "x"
print(
  s.or("d"), t.filter { $0.count > 3 } as Any, s.isNilOrEmpty, t.isNilOrEmpty, Result<Int, E>.success(3).or(0),
  Result<Int, E>.failure(E()).or(9), Result<Int, E>.success(1).value!)
