struct Theme {
  var name: String, dark = false; static let light = Theme(name: "light");
  static var night: Theme { Theme(name: "night", dark: true) };
  static func custom(_ n: String) -> Self { Self(name: n) };
  func named(_ n: String) -> Theme { var t = self; t.name = n; return t }
}
func apply(_ t: Theme = .light) -> String { "\(t.name) \(t.dark)" }
print(apply(), apply(.night), apply(.custom("c")), apply(.night.named("x")), apply(.init(name: "i")))
