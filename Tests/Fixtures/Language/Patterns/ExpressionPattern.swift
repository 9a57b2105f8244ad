struct Version { let major: Int, minor: Int }
func ~= (pattern: String, value: Version) -> Bool { "\(value.major).\(value.minor)" == pattern }
func ~= (pattern: (Int) -> Bool, value: Int) -> Bool { pattern(value) }
func ~= <T: Equatable>(pattern: [T], value: T) -> Bool { pattern.contains(value) }
let isEven: (Int) -> Bool = { $0 % 2 == 0 }
func name(_ v: Version) -> String {
  switch v {
  case "1.0": "first";
  case "2.1": "second";
  default: "?"
  }
}
func kind(_ n: Int) -> String {
  switch n {
  case [1, 3, 5]: "small odd"
  case isEven: "even"
  default: "odd"
  }
}
print(name(Version(major: 1, minor: 0)), name(Version(major: 2, minor: 1)), name(Version(major: 0, minor: 0)))
print([1, 2, 7].map(kind))
if case 1..<5 = 3 { print("in range") }
let limit = 10
switch 10 {
case limit: print("limit");
default: print("other")
}
enum Fault: Error { case a, b(Int) }
do { throw Fault.b(3) } catch Fault.b(1...5) { print("small b") } catch { print("?") }
