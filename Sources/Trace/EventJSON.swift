/// Writes events as JSON Lines, the keys in the order of the contract.
public enum EventJSON {
  /// One event as one line without its newline.
  public static func line(_ event: Event) -> String {
    var out = "{"
    func key(_ name: String) {
      if out.utf8.count > 1 { out += "," }
      out += "\"\(name)\":"
    }
    func string(_ name: String, _ value: String?) {
      guard let value else { return }
      key(name)
      quote(value, into: &out)
    }
    func number(_ name: String, _ value: Int) {
      key(name)
      out += String(value)
    }
    string("event", event.kind.rawValue)
    string("type", event.type)
    string("member", event.member)
    string("text", event.text)
    string("message", event.message)
    string("object", event.object)
    string("because", event.because?.description)
    string("change", event.change)
    if let proposal = event.proposal {
      key("proposal")
      size(proposal, into: &out)
    }
    if let answer = event.size {
      key("size")
      size(answer, into: &out)
    }
    string("path", event.path)
    string("rule", event.rule)
    number("step", event.step)
    number("n", event.number)
    number("depth", event.depth)
    if event.position.line > 0 {
      number("line", event.position.line)
      number("column", event.position.column)
    }
    return out + "}"
  }

  /// Appends `text` to `out` as a JSON string.
  public static func quote(_ text: String, into out: inout String) {
    out += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        let hex = String(scalar.value, radix: 16)
        out += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: out.unicodeScalars.append(scalar)
      }
    }
    out += "\""
  }

  private static func size(_ size: EventSize, into out: inout String) {
    out += "[\(length(size.width)),\(length(size.height))]"
  }

  private static func length(_ value: Double?) -> String {
    guard let value else { return "null" }
    if value.isInfinite { return value > 0 ? "\"inf\"" : "\"-inf\"" }
    return value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }
}
