var log: [String] = []
for i in 0..<3 {
  defer { log.append("d\(i)") }
  if i == 1 { continue }
  log.append("b\(i)")
}
func f() -> Int { var x = 1; defer { x = 100; log.append("x\(x)") }; return x }
print(f(), log)
