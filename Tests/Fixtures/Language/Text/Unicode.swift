let family = "👨‍👩‍👧", flag = "🇸🇪", e = "e\u{301}", eacute = "é"
print(family.count, family.unicodeScalars.count, family.utf8.count, family.utf16.count)
print(flag.count, e.count, e == eacute, e.unicodeScalars.count, eacute.unicodeScalars.count, e.utf8.count)
for scalar in "aé".unicodeScalars { print(scalar.value, scalar, terminator: " ") }
print()
print(
  Array("hi".utf8), String(decoding: [104, 105], as: UTF8.self), "A".unicodeScalars.first!.value,
  Character("A").asciiValue!)
print("ß".uppercased(), "İ".lowercased().count, "straße".count, "ﬁ".count, "a" < "á", "Z" < "a")
let c: Character = "x"
print(
  c.isLetter, c.isNumber, Character("5").wholeNumberValue!, Character(" ").isWhitespace, Character("!").isPunctuation,
  Character("É").isUppercase)
print(
  Character(Unicode.Scalar(65)), String(UnicodeScalar(66)), Unicode.Scalar(0x1F600).map(String.init) ?? "",
  "\u{1F1F8}\u{1F1EA}" == flag)
print("abc".utf8.map { $0 + 1 }.map { Character(UnicodeScalar($0)) }, "x".unicodeScalars.map { $0.value })
