enum Tok: Equatable { case num(Int), op(Character), open, close }
struct Parser {
  var t: ArraySlice<Tok>
  mutating func expr() -> Int {
    var v = term();
    while let n = t.first, n == .op("+") || n == .op("-") {
      t.removeFirst(); v = n == .op("+") ? v + term() : v - term()
    }; return v
  }
  mutating func term() -> Int { var v = atom(); while t.first == .op("*") { t.removeFirst(); v *= atom() }; return v }
  mutating func atom() -> Int {
    switch t.removeFirst() {
    case .num(let n): return n;
    case .open: let v = expr(); t.removeFirst(); return v;
    default: fatalError()
    }
  }
}
func lex(_ s: String) -> [Tok] {
  s.filter { $0 != " " }.map { c in
    switch c {
    case "(": .open;
    case ")": .close;
    case _ where c.isNumber: .num(c.wholeNumberValue!);
    default: .op(c)
    }
  }
}
var p = Parser(t: lex("2 * (3 + 4) - 5")[...])
print(p.expr())
