func fizz(_ n: Int) -> String {
  switch (n % 3 == 0, n % 5 == 0) {
  case (true, true): "FizzBuzz";
  case (true, false): "Fizz";
  case (false, true): "Buzz";
  case (false, false): "\(n)"
  }
}
print((1...15).map(fizz).joined(separator: " "))
enum Dir { case n, s, e, w }
func turn(_ d: Dir, _ right: Bool) -> Dir {
  switch (d, right) {
  case (.n, true), (.s, false): .e;
  case (.e, true), (.w, false): .s;
  case (.s, true), (.n, false): .w;
  case (.w, true), (.e, false): .n
  }
}
print(turn(.n, true), turn(.n, false), turn(.w, true), turn(.e, false))
