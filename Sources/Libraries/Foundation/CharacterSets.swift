import Frameworks
import Interpreter

/// A set of scalars by a test: how `CharacterSet` is kept.
final class CharacterTest: NativeEquatable {
  let key: String
  let contains: (Unicode.Scalar) -> Bool

  init(_ key: String, _ contains: @escaping (Unicode.Scalar) -> Bool) {
    self.key = key
    self.contains = contains
  }

  convenience init(characters text: String) {
    let set = Set(text.unicodeScalars)
    self.init("[" + String(String.UnicodeScalarView(set.sorted { $0.value < $1.value })) + "]") { set.contains($0) }
  }

  static func of(_ value: Value) -> CharacterTest {
    value.unwrapped?.payload(CharacterTest.self) ?? CharacterTest("") { _ in false }
  }

  func isEqual(to other: AnyObject) -> Bool { (other as? CharacterTest)?.key == key }
  func hash(into hasher: inout Hasher) { hasher.combine(key) }

  func trim(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.firstIndex(where: { !contains($0) }),
      let last = scalars.lastIndex(where: { !contains($0) })
    else { return "" }
    return String(String.UnicodeScalarView(scalars[first...last]))
  }

  func split(_ text: String) -> [String] {
    text.unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: contains).map {
      String(String.UnicodeScalarView($0))
    }
  }

  func value(_ machine: Machine) -> Value { machine.structure("CharacterSet", .native(self)) }

  static let named: [(String, @Sendable (Unicode.Scalar) -> Bool)] = [
    ("alphanumerics", { $0.properties.isAlphabetic || $0.properties.numericType != nil }),
    ("letters", { $0.properties.isAlphabetic }),
    ("decimalDigits", { $0.properties.generalCategory == .decimalNumber }),
    ("whitespaces", { $0.properties.isWhitespace && !isNewline($0) }),
    ("whitespacesAndNewlines", { $0.properties.isWhitespace }),
    ("newlines", { isNewline($0) }), ("punctuationCharacters", { isPunctuation($0) }), ("symbols", { isSymbol($0) }),
    ("uppercaseLetters", { $0.properties.isUppercase }), ("lowercaseLetters", { $0.properties.isLowercase }),
    ("urlQueryAllowed", { isPlain($0) || "!$&'()*+,-./:;=?@_~".unicodeScalars.contains($0) }),
    ("urlPathAllowed", { isPlain($0) || "!$&'()*+,-./:=@_~".unicodeScalars.contains($0) }),
    ("urlHostAllowed", { isPlain($0) || "!$&'()*+,-.:;=[]_~".unicodeScalars.contains($0) }),
  ]

  private static func isNewline(_ scalar: Unicode.Scalar) -> Bool {
    (0x0A...0x0D).contains(scalar.value) || [0x85, 0x2028, 0x2029].contains(scalar.value)
  }
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || (48...57).contains(scalar.value))
  }

  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
      .finalPunctuation, .otherPunctuation:
      true
    default: false
    }
  }

  private static func isSymbol(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: true
    default: false
    }
  }
}

func bindCharacterSets(_ b: Bindings) {
  for (name, test) in CharacterTest.named {
    b["CharacterSet.\(name)"] = { call in CharacterTest(name, test).value(call.machine) }
  }
  b["CharacterSet.init()"] = { call in CharacterTest(characters: "").value(call.machine) }
  b["CharacterSet.init(charactersIn:)"] = { call in CharacterTest(characters: call.string(0)).value(call.machine) }
  b["CharacterSet.inverted"] = { call in
    let own = CharacterTest.of(call.this)
    return CharacterTest("!" + own.key) { !own.contains($0) }.value(call.machine)
  }
  b["CharacterSet.contains(_:)"] = { call in
    guard let number = call.value(0).asStruct?.fields[0].asInt ?? call.value(0).asInt,
      let scalar = Unicode.Scalar(UInt32(clamping: number))
    else {
      return .bool(call.string(0).unicodeScalars.first.map(CharacterTest.of(call.this).contains) ?? false)
    }
    return .bool(CharacterTest.of(call.this).contains(scalar))
  }
  func combined(_ call: Call, _ sign: String, _ other: CharacterTest) -> Value {
    let own = CharacterTest.of(call.this)
    let test: (Unicode.Scalar) -> Bool =
      switch sign {
      case "|": { own.contains($0) || other.contains($0) }
      case "&": { own.contains($0) && other.contains($0) }
      default: { own.contains($0) && !other.contains($0) }
      }
    return CharacterTest("(\(own.key)\(sign)\(other.key))", test).value(call.machine)
  }
  b["CharacterSet.union(_:)"] = { call in combined(call, "|", .of(call.value(0))) }
  b["CharacterSet.intersection(_:)"] = { call in combined(call, "&", .of(call.value(0))) }
  b["CharacterSet.subtracting(_:)"] = { call in combined(call, "-", .of(call.value(0))) }
  b["CharacterSet.isSuperset(of:)"] = { call in
    let (own, other) = (CharacterTest.of(call.this), CharacterTest.of(call.value(0)))
    return .bool(
      (0...0x24FF).compactMap { Unicode.Scalar(UInt32($0)) }.allSatisfy { !other.contains($0) || own.contains($0) })
  }
  b["CharacterSet.insert(charactersIn:)"] = { call in
    call.this = combined(call, "|", CharacterTest(characters: call.string(0)))
    return .void
  }
  b["CharacterSet.remove(charactersIn:)"] = { call in
    call.this = combined(call, "-", CharacterTest(characters: call.string(0)))
    return .void
  }
  b["CharacterSet.formUnion(_:)"] = { call in
    call.this = combined(call, "|", .of(call.value(0)))
    return .void
  }
}
