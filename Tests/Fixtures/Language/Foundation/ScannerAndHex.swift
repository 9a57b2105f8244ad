import Foundation

struct Shade {
  let red: Double, green: Double, blue: Double, alpha: Double
  init(hex: String) {
    let digits = hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)
    var number: UInt64 = 0
    Scanner(string: digits).scanHexInt64(&number)
    let a, r, g, b: UInt64
    switch digits.count {
    case 3: (a, r, g, b) = (255, (number >> 8) * 17, (number >> 4 & 0xF) * 17, (number & 0xF) * 17)
    case 6: (a, r, g, b) = (255, number >> 16, number >> 8 & 0xFF, number & 0xFF)
    default: (a, r, g, b) = (number >> 24, number >> 16 & 0xFF, number >> 8 & 0xFF, number & 0xFF)
    }
    red = Double(r) / 255
    green = Double(g) / 255
    blue = Double(b) / 255
    alpha = Double(a) / 255
  }
}
print(Shade(hex: "#F80"), Shade(hex: "00ff80").blue, Shade(hex: "80FFFFFF").alpha)
let scanner = Scanner(string: "  x: 12, y = -3.5 end")
print(scanner.scanUpToString(":") ?? "none", scanner.scanString(":") ?? "none", scanner.scanInt() ?? 0)
print(scanner.scanUpToCharacters(from: .decimalDigits) ?? "none", scanner.scanDouble() ?? 0, scanner.isAtEnd)
print(scanner.scanInt() as Any, scanner.scanCharacters(from: .letters) ?? "none", scanner.isAtEnd)
let bytes: [UInt8] = [0xDE, 0xAD]
print(bytes.map { String(format: "%02x", $0) }.joined(), Data(bytes).base64EncodedString(), UInt8(ascii: "a"))
