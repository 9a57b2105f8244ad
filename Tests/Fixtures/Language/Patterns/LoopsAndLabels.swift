outer: for i in 1...5 {
  for j in 1...5 {
    if j == i { continue outer }
    if i * j > 11 { break outer }
    print("\(i)\(j)", terminator: " ")
  }
}
print()
var n = 0
repeat { n += 3; if n == 6 { continue } } while n < 10
print(n)
loop: while true {
  n -= 1
  switch n {
  case 8: continue loop
  case 5: break loop
  case 7: break
  default: print("n", n)
  }
  print("after", n)
}
block: do {
  if n == 5 { break block }
  print("never")
}
check: if n == 5 {
  if n > 0 { break check }
  print("never")
}
for i in stride(from: 10, through: 0, by: -5) { print(i, terminator: ",") }
for (k, v) in zip("ab", [1, 2]) where v > 1 { print(k, v) }
for var i in 0..<2 { i *= 10; print(i) }
for _ in 0..<0 { print("never") }
