enum State { case loaded([Int], total: Int), failed(Error?), idle }
func f(_ s: State, _ o: Int?, _ t: String) -> String {
  guard case .loaded(let xs, total: let n) = s, !xs.isEmpty else { return "not loaded" }
  guard let o, o > 0, let m = Int(t), m != o else { return "bad \(n)" }
  guard xs.contains(where: { $0 == o }) || m > 10 else { return "absent" }
  return "\(xs.count) \(o) \(m)"
}
print(
  f(.idle, 1, "2"), f(.loaded([], total: 0), 1, "2"), f(.loaded([1], total: 9), nil, "2"),
  f(.loaded([1], total: 1), 1, "5"), f(.loaded([1], total: 1), 3, "4"))
