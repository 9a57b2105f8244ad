/// A text that is no JSON.
struct JSONMalformed: Error {}

/// One entry of an object.
struct JSONField {
  let key: String
  let value: JSONValue
}

/// JSON as text has it; objects keep their order.
enum JSONValue {
  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([JSONField])

  subscript(key: String) -> JSONValue? {
    guard case .object(let pairs) = self else { return nil }
    return pairs.last { $0.key == key }?.value
  }

  var kind: String {
    switch self {
    case .null: "null"
    case .bool: "bool"
    case .number: "number"
    case .string: "a string"
    case .array: "an array"
    case .object: "a dictionary"
    }
  }

  // MARK: Writing

  func write(pretty: Bool, sorted: Bool, escapesSlashes: Bool, indent: Int = 0) -> String {
    let inner = pretty ? "\n" + String(repeating: " ", count: 2 * (indent + 1)) : ""
    let end = pretty ? "\n" + String(repeating: " ", count: 2 * indent) : ""
    func next(_ json: JSONValue) -> String {
      json.write(pretty: pretty, sorted: sorted, escapesSlashes: escapesSlashes, indent: indent + 1)
    }
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .number(let text): return text
    case .string(let text): return Self.quote(text, escapesSlashes)
    case .array(let elements):
      if elements.isEmpty { return pretty ? "[\n\(end)]" : "[]" }
      return "[" + elements.map { inner + next($0) }.joined(separator: ",") + end + "]"
    case .object(let pairs):
      if pairs.isEmpty { return pretty ? "{\n\(end)}" : "{}" }
      let all = sorted ? pairs.sorted { $0.key < $1.key } : pairs
      return "{"
        + all.map { inner + Self.quote($0.key, escapesSlashes) + (pretty ? " : " : ":") + next($0.value) }.joined(
          separator: ",") + end + "}"
    }
  }

  private static func quote(_ text: String, _ escapesSlashes: Bool) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "/": result += escapesSlashes ? "\\/" : "/"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{8}": result += "\\b"
      case "\u{C}": result += "\\f"
      default:
        if scalar.value < 0x20 {
          let hex = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }

  // MARK: Reading

  init(parsing bytes: [UInt8]) throws(JSONMalformed) {
    var parser = JSONParser(bytes: bytes)
    self = try parser.value(0)
    parser.space()
    if parser.at < bytes.count { throw JSONMalformed() }
  }
}

private struct JSONParser {
  let bytes: [UInt8]
  var at = 0

  mutating func space() { while at < bytes.count, [9, 10, 13, 32].contains(bytes[at]) { at += 1 } }

  mutating func take(_ c: Character) -> Bool {
    space()
    guard at < bytes.count, bytes[at] == c.asciiValue else { return false }
    at += 1
    return true
  }

  mutating func word(_ text: String) -> Bool {
    guard bytes[at...].starts(with: text.utf8) else { return false }
    at += text.utf8.count
    return true
  }

  mutating func value(_ depth: Int) throws(JSONMalformed) -> JSONValue {
    space()
    guard at < bytes.count, depth < 512 else { throw JSONMalformed() }
    switch bytes[at] {
    case UInt8(ascii: "{"):
      at += 1
      var pairs: [JSONField] = []
      if take("}") { return .object([]) }
      repeat {
        space()
        let key = try string()
        guard take(":") else { throw JSONMalformed() }
        pairs.append(JSONField(key: key, value: try value(depth + 1)))
      } while take(",")
      guard take("}") else { throw JSONMalformed() }
      return .object(pairs)
    case UInt8(ascii: "["):
      at += 1
      var elements: [JSONValue] = []
      if take("]") { return .array([]) }
      repeat { elements.append(try value(depth + 1)) } while take(",")
      guard take("]") else { throw JSONMalformed() }
      return .array(elements)
    case UInt8(ascii: "\""): return .string(try string())
    default:
      if word("true") { return .bool(true) }
      if word("false") { return .bool(false) }
      if word("null") { return .null }
      let start = at
      while at < bytes.count, "+-.eE0123456789".utf8.contains(bytes[at]) { at += 1 }
      let text = String(decoding: bytes[start..<at], as: UTF8.self)
      guard Double(text) != nil else { throw JSONMalformed() }
      return .number(text)
    }
  }

  mutating func string() throws(JSONMalformed) -> String {
    guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else { throw JSONMalformed() }
    at += 1
    var units: [UInt8] = []
    while at < bytes.count {
      let byte = bytes[at]
      at += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: units, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\") else {
        if byte < 0x20 { throw JSONMalformed() }
        units.append(byte)
        continue
      }
      guard at < bytes.count else { break }
      let escape = bytes[at]
      at += 1
      switch escape {
      case UInt8(ascii: "n"): units.append(10)
      case UInt8(ascii: "r"): units.append(13)
      case UInt8(ascii: "t"): units.append(9)
      case UInt8(ascii: "b"): units.append(8)
      case UInt8(ascii: "f"): units.append(12)
      case UInt8(ascii: "u"):
        var code = try hex()
        if (0xD800...0xDBFF).contains(code) {
          guard at + 1 < bytes.count, bytes[at] == UInt8(ascii: "\\"), bytes[at + 1] == UInt8(ascii: "u") else {
            throw JSONMalformed()
          }
          at += 2
          code = 0x10000 + (code - 0xD800) << 10 + (try hex() - 0xDC00)
        }
        guard let scalar = Unicode.Scalar(code) else { throw JSONMalformed() }
        units += Array(String(scalar).utf8)
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): units.append(escape)
      default: throw JSONMalformed()
      }
    }
    throw JSONMalformed()
  }

  private mutating func hex() throws(JSONMalformed) -> UInt32 {
    guard at + 4 <= bytes.count, let code = UInt32(String(decoding: bytes[at..<(at + 4)], as: UTF8.self), radix: 16)
    else { throw JSONMalformed() }
    at += 4
    return code
  }
}
