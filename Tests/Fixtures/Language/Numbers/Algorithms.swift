func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
func primes(_ n: Int) -> [Int] {
  var s = [Bool](repeating: true, count: n + 1); var out: [Int] = [];
  for i in 2...n where s[i] { out.append(i); for k in stride(from: i * i, through: n, by: i) { s[k] = false } };
  return out
}
func collatz(_ n: Int) -> Int {
  var n = n, c = 0; while n != 1 { n = n % 2 == 0 ? n / 2 : 3 * n + 1; c += 1 }; return c
}
func power(_ b: Int, _ e: Int) -> Int { e == 0 ? 1 : e % 2 == 0 ? { $0 * $0 }(power(b, e / 2)) : b * power(b, e - 1) }
print(
  gcd(48, 18), primes(30), collatz(27), power(3, 7),
  (1...20).filter { n in (1..<n).filter { n % $0 == 0 }.reduce(0, +) == n })
