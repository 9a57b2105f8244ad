let x: UInt8 = 200
print(x &+ 100, x.addingReportingOverflow(100), Int8(bitPattern: x), x >> 2, ~x, Int(x) * 2, x == 200, x < 201)
print(UInt8("300") as Any, UInt8(exactly: 300) as Any, Int("9223372036854775808") as Any, Int8("-128") as Any)
let any: Any = UInt8(3)
print(any is Int, any is UInt8, type(of: any), any as? UInt8 ?? 0, any as? Int as Any)
for i in UInt8(3)..<6 { print(i, type(of: i), terminator: " ") }
print(Array("hé".utf8), type(of: "a".utf16.first!), "a".utf8.first! &- 32, Int16(-7) / 2, Int16(-7) % 2, Int8.min)
switch x {
case 0..<100: print("low")
case 200: print("two hundred")
default: print("high")
}
enum Code: UInt8, CaseIterable { case a = 0x10, b, c }
print(Code.b.rawValue, Code(rawValue: 0x12)!, type(of: Code.a.rawValue), Code.allCases.map(\.rawValue).reduce(0, +))
struct Flags: OptionSet {
  let rawValue: UInt8
  static let a = Flags(rawValue: 1 << 0)
  static let b = Flags(rawValue: 1 << 7)
}
print(Flags([.a, .b]).rawValue, Flags.a.union(.b).rawValue, Flags([.a, .b]).contains(.b), type(of: Flags.b.rawValue))
var cells: [UInt8] = [250, 1]
func first() -> Int { print("asked once", terminator: " "); return 0 }
cells[first()] += 5
print(cells, cells.map { UInt16($0) * 200 }, UInt8(clamping: -4), UInt8(truncatingIfNeeded: 515))
