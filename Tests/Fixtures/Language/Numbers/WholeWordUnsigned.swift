struct Hash {
  var state: UInt64 = 14_695_981_039_346_656_037
  mutating func combine(_ text: String) {
    for byte in text.utf8 { state = (state ^ UInt64(byte)) &* 1_099_511_628_211 }
  }
}
var hash = Hash()
hash.combine("hello")
print(hash.state, hash.state % 10, hash.state >> 60, Double(hash.state), Int(truncatingIfNeeded: hash.state))
print(UInt64.max, UInt.max, UInt8.max, String(UInt64.max, radix: 16), hash.state > 5, hash.state / 3, ~hash.state)
print(UInt64.max.addingReportingOverflow(2), UInt64.max &+ 2, UInt64.max.leadingZeroBitCount, UInt64(1) << 63)
let mixed: UInt64 = 0xcbf2_9ce4_8422_2325
print(mixed == UInt64(14_695_981_039_346_656_037), [mixed: "a"][mixed] ?? "none", Set([mixed, mixed]).count)
print(
  Int(bitPattern: UInt.max), UInt(bitPattern: -1), Int64(bitPattern: mixed), (-5).magnitude,
  UInt64("18446744073709551615")!)
print(mixed - 1 - UInt64(Int.max), UInt32(0xffff_ffff), Int64(-9_223_372_036_854_775_808), Double(3), UInt8(7) / 2)
