import Frameworks
import Interpreter

/// How a number is written in US English.
final class NumberFormat {
  enum Style { case decimal, percent, currency(String) }
  var style = Style.decimal
  var minimum: Int?
  var maximum: Int?
  var groups = true

  func copy() -> NumberFormat {
    let other = NumberFormat()
    (other.style, other.minimum, other.maximum, other.groups) = (style, minimum, maximum, groups)
    return other
  }

  func text(_ value: Value) -> String {
    var number = value.unwrapped?.asDouble ?? 0
    var (low, high) = (minimum ?? 0, maximum ?? max(minimum ?? 0, 6))
    var sign = number < 0 ? "-" : ""
    var suffix = ""
    switch style {
    case .decimal: break
    case .percent:
      // An integer is a count of hundredths already.
      if case .double? = value.unwrapped { number *= 100 }
      suffix = "%"
    case .currency(let code):
      (low, high) = (minimum ?? (code == "JPY" ? 0 : 2), maximum ?? minimum ?? (code == "JPY" ? 0 : 2))
      let signs = ["USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥"]
      sign += signs[code] ?? code + "\u{A0}"
    }
    guard number.isFinite else { return number.isNaN ? "NaN" : sign + "∞" }
    var digits = fixed(abs(number), min(high, 15))
    if digits.contains(".") {
      var kept = digits.split(separator: ".")[1].count
      while kept > low, digits.last == "0" {
        digits.removeLast()
        kept -= 1
      }
      if digits.last == "." { digits.removeLast() }
    }
    if groups {
      let parts = digits.split(separator: ".", maxSplits: 1)
      var whole = ""
      for (i, digit) in parts[0].enumerated() {
        if i > 0, (parts[0].count - i) % 3 == 0 { whole += "," }
        whole.append(digit)
      }
      digits = whole + (parts.count > 1 ? "." + parts[1] : "")
    }
    return sign + digits + suffix
  }
}

func bindNumberFormats(_ b: Bindings) {
  func format(_ call: Call, _ style: NumberFormat.Style) -> Value {
    let format = NumberFormat()
    format.style = style
    return call.machine.structure("_NumberFormat", .native(format))
  }
  func own(_ value: Value) -> NumberFormat { value.payload(NumberFormat.self) ?? NumberFormat() }
  b["FormatStyle.number"] = { call in format(call, .decimal) }
  b["FormatStyle.percent"] = { call in format(call, .percent) }
  b["FormatStyle.currency(code:)"] = { call in format(call, .currency(call.string(0))) }
  b["FormatStyle.dateTime"] = { call in
    let machine = call.machine
    let style = machine.nested("Date", "FormatStyle")
    guard case .nominal(let dates)? = style.nestedType("DateStyle"),
      case .nominal(let times)? = style.nestedType("TimeStyle")
    else { return .void }
    return .structure(StructValue(style, [machine.entry(dates, "numeric"), machine.entry(times, "shortened")]))
  }
  b["_NumberFormat.Precision.fractionLength(_:)"] = { call in
    let range = IntegerRange(call.value(0))
    let (low, high) = range.map { ($0.lower, $0.upper - 1) } ?? (call.int(0), call.int(0))
    return .structure(StructValue(call.machine.nested("_NumberFormat", "Precision"), [.int(low), .int(high)]))
  }
  b["_NumberFormat.precision(_:)"] = { call in
    let format = own(call.this).copy()
    format.minimum = call.value(0).asStruct?.fields[0].asInt
    format.maximum = call.value(0).asStruct?.fields[1].asInt
    return call.machine.structure("_NumberFormat", .native(format))
  }
  b["_NumberFormat.grouping(_:)"] = { call in
    let format = own(call.this).copy()
    format.groups = call.value(0).caseName != "never"
    return call.machine.structure("_NumberFormat", .native(format))
  }
  b["_NumberFormat.locale(_:)"] = { call in call.this }
  b["_NumberFormat.format(_:)"] = { call in .string(own(call.this).text(call.value(0))) }
  for type in ["BinaryInteger", "BinaryFloatingPoint"] {
    b["\(type).formatted()"] = { call in .string(NumberFormat().text(call.this)) }
    b["\(type).formatted(_:)"] = { call in .string(own(call.value(0)).text(call.this)) }
  }
  b["Sequence.formatted()"] = { call in
    let parts = try call.machine.elements(of: call.this, call.fiber).compactMap(\.asString)
    if parts.count < 2 { return .string(parts.first ?? "") }
    if parts.count == 2 { return .string(parts.joined(separator: " and ")) }
    return .string(parts.dropLast().joined(separator: ", ") + ", and " + parts.last!)
  }
  b["NumberFormatter.string(from:)"] = { call in
    guard let body = call.body else { return .none }
    func field(_ name: String) -> Value { body.type.members(named: name).first.map { body.fields[$0.slot] } ?? .none }
    let format = NumberFormat()
    let most = field("maximumFractionDigits").asInt ?? -1
    let least = field("minimumFractionDigits").asInt ?? 0
    format.groups = field("usesGroupingSeparator").asBool ?? true
    switch field("numberStyle").caseName {
    case "currency":
      format.style = .currency(field("currencyCode").unwrapped?.asString ?? "USD")
      if least > 0 { format.minimum = least }
    case "percent": (format.style, format.minimum, format.maximum) = (.percent, least, 0)
    case "decimal": (format.minimum, format.maximum) = (least, max(3, least))
    default: (format.minimum, format.maximum, format.groups) = (least, max(0, least), false)
    }
    if most >= 0 { (format.minimum, format.maximum) = (min(least, most), most) }
    return .some(.string(format.text(call.value(0).payload(HeldValue.self)?.value ?? call.value(0))))
  }
  b["NumberFormatter.number(from:)"] = { call in
    let text = call.string(0).filter { $0 != "," }
    let number: Value? = Int(text).map { .int($0) } ?? Double(text).map { .double($0) }
    return .optional(number.map { call.machine.object("NSNumber", HeldValue($0)) })
  }
}
