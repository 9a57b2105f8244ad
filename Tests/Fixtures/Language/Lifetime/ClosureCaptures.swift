final class C { var n = 0; var handler: (() -> Void)?; deinit { print("C gone", n) } }
do {
  let c = C();
  c.handler = { [weak c] in
    c?.n += 1; print("n", c?.n ?? -1)
  }; c.handler?(); c.handler?()
}
print("after weak")
do { let c = C(); c.n = 5; c.handler = { [unowned c] in print("unowned", c.n) }; c.handler?() }
print("after unowned")
var keep: (() -> Int)?
do { let c = C(); c.n = 7; keep = { c.n } }
print("kept", keep!())
keep = nil
print("released")
var f: () -> Int = { 0 }
do { let c = C(); c.n = 9; f = { [n = c.n] in n } }
print("value", f())
