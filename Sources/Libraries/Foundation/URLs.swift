import Frameworks
import Interpreter

/// The parts of a URL's text.
struct URLParts {
  var scheme: String?
  var host: String?
  var port: Int?
  var path = ""
  var query: String?
  var fragment: String?

  init() {}

  init(_ text: String) {
    var rest = Substring(text)
    if let place = rest.firstIndex(of: "#") {
      fragment = String(rest[rest.index(after: place)...])
      rest = rest[..<place]
    }
    if let place = rest.firstIndex(of: "?") {
      query = String(rest[rest.index(after: place)...])
      rest = rest[..<place]
    }
    if let place = rest.firstIndex(of: ":"),
      rest[..<place].allSatisfy({ $0.isLetter || $0.isNumber || "+-.".contains($0) }), place > rest.startIndex
    {
      scheme = String(rest[..<place])
      rest = rest[rest.index(after: place)...]
    }
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      var authority = rest.prefix { $0 != "/" }
      rest = rest.dropFirst(authority.count)
      if let at = authority.lastIndex(of: "@") { authority = authority[authority.index(after: at)...] }
      if let colon = authority.lastIndex(of: ":"), let number = Int(authority[authority.index(after: colon)...]) {
        port = number
        authority = authority[..<colon]
      }
      host = authority.isEmpty && scheme == "file" ? nil : String(authority)
    }
    path = String(rest)
  }

  var text: String {
    var result = scheme.map { $0 + ":" } ?? ""
    if let host { result += "//" + host + (port.map { ":\($0)" } ?? "") } else if scheme == "file" { result += "//" }
    result += path
    if let query { result += "?" + query }
    if let fragment { result += "#" + fragment }
    return result
  }

  var components: [String] { path.split(separator: "/").map { percentDecoded(String($0)) ?? String($0) } }
}

extension Machine {
  package func url(_ text: String) -> Value { structure("URL", .string(text)) }
}

extension Value {
  /// The text of a `URL`.
  package var urlText: String? { unwrapped?.asStruct?.fields[0].asString }
}

func bindURLs(_ b: Bindings) {
  func parts(_ value: Value) -> URLParts { URLParts(value.urlText ?? "") }
  func encoded(_ text: String) -> String {
    let allowed = CharacterTest.named.first { $0.0 == "urlQueryAllowed" }!.1
    return String(
      text.unicodeScalars.map { scalar in
        if scalar.isASCII, allowed(scalar) || scalar == "#" || scalar == "%" || scalar == "[" || scalar == "]" {
          return String(scalar)
        }
        return String(scalar).utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }.joined()
      }.joined())
  }
  b["URL.init(string:)"] = { call in
    // Since iOS 17 characters that do not belong are encoded; only an empty text is none.
    call.string(0).isEmpty ? .none : .some(call.machine.url(encoded(call.string(0))))
  }
  b["URL.init(string:relativeTo:)"] = { call in
    let text = encoded(call.string(0))
    guard let base = call.value(1).unwrapped, !text.contains("://") else { return .some(call.machine.url(text)) }
    let whole = try call.fiber.describe(base)
    let start = find("://", in: whole)?.upperBound ?? whole.startIndex
    if text.hasPrefix("/") {
      let end = whole[start...].firstIndex(of: "/") ?? whole.endIndex
      return .some(call.machine.url(whole[..<end] + text))
    }
    let end = whole[start...].lastIndex(of: "/").map { whole.index(after: $0) }
    return .some(call.machine.url((end.map { String(whole[..<$0]) } ?? whole + "/") + text))
  }
  for name in ["fileURLWithPath", "filePath"] {
    b["URL.init(\(name):)"] = { call in call.machine.url("file://" + encoded(call.string(0))) }
  }
  func read(_ name: String, _ get: @escaping (URLParts) -> Value) {
    b["URL.\(name)"] = { call in get(parts(call.this)) }
  }
  func optional(_ text: String?) -> Value { .optional(text.map { .string($0) }) }
  b["URL.absoluteString"] = { call in .string(call.this.urlText ?? "") }
  b["URL.description"] = b["URL.absoluteString"]
  read("scheme") { optional($0.scheme) }
  read("host") { optional($0.host) }
  read("host(percentEncoded:)") { optional($0.host) }
  read("port") { .optional($0.port.map { .int($0) }) }
  read("path") {
    .string(
      percentDecoded($0.path.count > 1 && $0.path.hasSuffix("/") ? String($0.path.dropLast()) : $0.path) ?? $0.path)
  }
  read("path(percentEncoded:)") { .string($0.path) }
  read("query") { optional($0.query) }
  read("fragment") { optional($0.fragment) }
  read("lastPathComponent") { .string($0.components.last ?? ($0.path.hasPrefix("/") ? "/" : "")) }
  read("pathExtension") { parts in
    guard let last = parts.components.last, let dot = last.lastIndex(of: "."), dot != last.startIndex else {
      return .string("")
    }
    return .string(String(last[last.index(after: dot)...]))
  }
  read("pathComponents") { .array((($0.path.hasPrefix("/") ? ["/"] : []) + $0.components).map { .string($0) }) }
  read("isFileURL") { .bool($0.scheme == "file") }
  func change(_ name: String, _ body: @escaping (Call, inout URLParts) throws(Signal) -> Void) {
    b["URL.\(name)"] = { call in
      var own = parts(call.this)
      try body(call, &own)
      return call.machine.url(own.text)
    }
  }
  for name in ["appendingPathComponent(_:)", "appending(path:)", "appending(component:)"] {
    change(name) { call, own throws(Signal) in
      let more = encoded(call.string(0))
      own.path += own.path.hasSuffix("/") || more.hasPrefix("/") ? more : "/" + more
    }
  }
  change("appendingPathExtension(_:)") { call, own throws(Signal) in own.path += "." + call.string(0) }
  change("deletingLastPathComponent()") { _, own throws(Signal) in
    let trimmed = own.path.hasSuffix("/") ? own.path.dropLast() : own.path[...]
    own.path = String(
      trimmed.prefix(upTo: trimmed.lastIndex(of: "/").map { trimmed.index(after: $0) } ?? trimmed.startIndex))
  }
  change("deletingPathExtension()") { _, own throws(Signal) in
    if let dot = own.path.lastIndex(of: "."), dot > own.path.lastIndex(of: "/") ?? own.path.startIndex {
      own.path = String(own.path[..<dot])
    }
  }
  func query(_ items: [Value]) -> String {
    items.compactMap(\.asStruct).map { item in
      let value = item.fields[1].unwrapped?.asString.map { "=" + encoded($0).replacing("&", with: "%26") } ?? ""
      return encoded(item.fields[0].asString ?? "") + value
    }.joined(separator: "&")
  }
  change("appending(queryItems:)") { call, own throws(Signal) in
    own.query = [own.query, query(call.array(0))].compactMap { $0 }.joined(separator: "&")
  }

  func components(_ call: Call, _ text: String) -> Value {
    let own = URLParts(text)
    let items = own.query.map { query in
      Value.array(
        query.split(separator: "&").map { part in
          let pair = part.split(separator: "=", maxSplits: 1).map { percentDecoded(String($0)) ?? String($0) }
          return call.machine.structure(
            "URLQueryItem", .string(pair.first ?? ""), optional(pair.count > 1 ? pair[1] : nil))
        })
    }
    return call.machine.structure(
      "URLComponents", optional(own.scheme), optional(own.host), .optional(own.port.map { .int($0) }),
      .string(percentDecoded(own.path) ?? own.path),
      optional(own.fragment), .optional(items))
  }
  b["URLComponents.init()"] = { call in components(call, "") }
  b["URLComponents.init(string:)"] = { call in .some(components(call, call.string(0))) }
  b["URLComponents.init(url:resolvingAgainstBaseURL:)"] = { call in .some(components(call, call.value(0).urlText ?? ""))
  }
  func text(_ value: Value) -> String {
    var own = URLParts()
    guard let fields = value.asStruct else { return "" }
    own.scheme = fields.fields[0].unwrapped?.asString
    own.host = fields.fields[1].unwrapped?.asString
    own.port = fields.fields[2].unwrapped?.asInt
    own.path = encoded(fields.fields[3].asString ?? "")
    own.fragment = fields.fields[4].unwrapped?.asString
    own.query = fields.fields[5].unwrapped?.asArray.map(query)
    return own.text
  }
  b["URLComponents.url"] = { call in .some(call.machine.url(text(call.this))) }
  b["URLComponents.string"] = { call in .some(.string(text(call.this))) }

  b["URLRequest.init(url:cachePolicy:timeoutInterval:)"] = { call in
    call.machine.structure(
      "URLRequest", .some(call.value(0)), .some(.string("GET")), .none, call.value(2), call.value(1), .none)
  }
  func header(_ call: Call) -> DictionaryValue {
    if case .dictionary(let found)? = call.this.asStruct?.fields[5].unwrapped { return found.copy() }
    return DictionaryValue()
  }
  for name in ["setValue", "addValue"] {
    b["URLRequest.\(name)(_:forHTTPHeaderField:)"] = { call in
      guard let old = call.this.asStruct else { return .void }
      let fields = header(call)
      fields[call.value(1)] = call.optional(0)
      let new = old.copy()
      new.fields[5] = .some(.dictionary(fields))
      call.this = .structure(new)
      return .void
    }
  }
  b["URLRequest.value(forHTTPHeaderField:)"] = { call in .optional(header(call)[call.value(0)]) }
}
