// Sequences of sequences, joined with a sequence between them.
print([[1, 2], [3], []].joined(separator: [0, 0]).map { $0 * 10 })
print(Array([1...2, 5...6].joined(separator: [9])))
print(["a", "b"].joined(separator: "-"), ["a b", "c"].flatMap { $0.split(separator: " ") }.joined(separator: "+"))
let hex: Substring = "ff,10".prefix(2)
print(UInt8(hex, radix: 16) ?? 0, Int("zz", radix: 36) ?? 0, Int8("ff", radix: 16) as Any)
print("fF0g9".compactMap(\.hexDigitValue), ("€" as Character).isCurrencySymbol, ("+" as Character).isMathSymbol)
