func classify(_ c: Character) -> String {
  if c.isNumber { return "n" }
  if c.isUppercase { return "U" }
  if c.isLetter { return "l" }
  if c.isWhitespace { return "_" }
  return c.isPunctuation ? "p" : c.isSymbol ? "s" : "?"
}
print(
  "aZ 9.+é".map(classify), "Hello World".filter(\.isUppercase), "a1b2".compactMap(\.wholeNumberValue).reduce(0, +),
  "é".uppercased(), Character("z") > "a")
func rot13(_ s: String) -> String {
  String(
    s.map { c in
      guard let a = c.asciiValue, c.isLetter else { return c }; let b: UInt8 = c.isUppercase ? 65 : 97;
      return Character(UnicodeScalar((a - b + 13) % 26 + b))
    })
}
print(rot13("Hello"), rot13(rot13("Hi!")))
