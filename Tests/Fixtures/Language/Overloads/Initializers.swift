struct Color {
  let r: Int, g: Int, b: Int
  init(_ gray: Int) { self.init(r: gray, g: gray, b: gray) }
  init(r: Int, g: Int, b: Int) { self.r = r; self.g = g; self.b = b }
  init(hex: String) { self.init(Int(hex, radix: 16) ?? 0) }
  init?(name: String) { guard name == "red" else { return nil }; self.init(r: 255, g: 0, b: 0) }
}
print(Color(3), Color(r: 1, g: 2, b: 3).g, Color(hex: "ff").r, Color(name: "red")!.r, Color(name: "x") == nil)
let make: [(Int) -> Color] = [Color.init(_:), { Color(r: $0, g: 0, b: 0) }]
print(make.map { $0(9).g })
