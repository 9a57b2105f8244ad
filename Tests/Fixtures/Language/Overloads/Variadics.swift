func sum(_ n: Int...) -> Int { n.reduce(0, +) }
func log(_ level: String, _ parts: Any..., end: String = ".") -> String { level + parts.map { "\($0)" }.joined() + end }
func mixed(_ a: Int..., b: String...) -> String { "\(a.count)\(b.count)" }
print(
  sum(), sum(1), sum(1, 2, 3), log("i"), log("i", 1, "x"), log("w", true, end: "!"), mixed(1, 2, b: "x"),
  mixed(b: "y", "z"))
