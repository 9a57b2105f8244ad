enum Op { case push(Value), pop, jump(to: Int, if: Cond?) }
enum Value { case int(Int), text(String), list([Value]) }
enum Cond { case zero, not(Bool) }
func show(_ o: Op) -> String {
  switch o {
  case .push(.int(0)): "zero"
  case .push(.int(let n)) where n < 0: "neg"
  case .push(.int): "int"
  case .push(.text(let t)): t
  case .push(.list(let l)): "list\(l.count)"
  case .pop: "pop"
  case .jump(let to, if: .zero?): "jz\(to)"
  case .jump(to: let t, if: .some(.not(true))): "jn\(t)"
  case .jump(let t, _): "j\(t)"
  }
}
let ops: [Op] = [
  .push(.int(0)), .push(.int(-1)), .push(.int(1)), .push(.text("t")), .push(.list([.int(1)])), .pop,
  .jump(to: 1, if: .zero), .jump(to: 2, if: .not(true)), .jump(to: 3, if: .not(false)), .jump(to: 4, if: nil),
]
print(ops.map(show))
