import Frameworks
import Interpreter

/// The one object of a class that a session has, made when it is first asked for.
final class SharedObjects { var objects: [String: Value] = [:] }

extension Machine {
  func shared(_ key: String, _ make: () -> Value) -> Value {
    let all = extra(SharedObjects.self, SharedObjects.init)
    if let found = all.objects[key] { return found }
    let made = make()
    all.objects[key] = made
    return made
  }
}

/// What UserDefaults keeps: in memory, for the session.
final class DefaultsStore {
  var values = DictionaryValue()
  var registered = DictionaryValue()
  subscript(key: String) -> Value? { values[.string(key)] ?? registered[.string(key)] }
}

extension Machine {
  /// The store of `UserDefaults.standard`, for `@AppStorage`.
  package func defaultsValue(_ key: String) -> Value? { standardDefaults[key] }
  package func setDefaultsValue(_ key: String, _ value: Value?) { standardDefaults.values[.string(key)] = value }

  private var standardDefaults: DefaultsStore {
    let standard = shared("UserDefaults") { object("UserDefaults", DefaultsStore()) }
    return standard.payload(DefaultsStore.self)!
  }
}

func bindServices(_ b: Bindings) {
  b["UUID.init()"] = { call in
    // Version 4 of the session's random numbers: the same session has the same identifiers.
    var bytes = (0..<2).flatMap { _ in withUnsafeBytes(of: call.machine.random.next()) { Array($0) } }
    bytes[6] = bytes[6] & 0x0F | 0x40
    bytes[8] = bytes[8] & 0x3F | 0x80
    var text = ""
    for (i, byte) in bytes.enumerated() {
      if [4, 6, 8, 10].contains(i) { text += "-" }
      text += (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }
    return call.machine.structure("UUID", .string(text))
  }
  b["UUID.init(uuidString:)"] = { call in
    let text = call.string(0).uppercased()
    let lengths = text.split(separator: "-", omittingEmptySubsequences: false).map(\.count)
    guard lengths == [8, 4, 4, 4, 12], text.allSatisfy({ $0 == "-" || $0.isHexDigit }) else { return .none }
    return .some(call.machine.structure("UUID", .string(text)))
  }
  b["UUID.description"] = { call in call.this.asStruct?.fields[0] ?? .string("") }
  b["Bundle.main"] = { call in call.machine.shared("Bundle") { call.machine.object("Bundle", nil) } }
  b["Bundle.init(for:)"] = { call in call.this }
  b["Bundle.bundleIdentifier"] = { _ in .some(.string("com.example.interop")) }
  func info() -> [(String, String)] {
    [
      ("CFBundleName", "interop"), ("CFBundleDisplayName", "interop"), ("CFBundleShortVersionString", "1.0"),
      ("CFBundleVersion", "1"),
      ("CFBundleIdentifier", "com.example.interop"),
    ]
  }
  b["Bundle.infoDictionary"] = { _ in .some(.dictionary(DictionaryValue(info().map { (.string($0.0), .string($0.1)) })))
  }
  b["Bundle.object(forInfoDictionaryKey:)"] = { call in
    .optional(info().first { $0.0 == call.string(0) }.map { .string($0.1) })
  }
  for name in ["url(forResource:withExtension:)", "path(forResource:ofType:)"] { b["Bundle.\(name)"] = { _ in .none } }
  b["ProcessInfo.processInfo"] = { call in
    call.machine.shared("ProcessInfo") { call.machine.object("ProcessInfo", nil) }
  }
  b["ProcessInfo.environment"] = { _ in .dictionary(DictionaryValue()) }
  b["ProcessInfo.arguments"] = { _ in .array([.string("interop")]) }
  b["ProcessInfo.processName"] = { _ in .string("interop") }
  b["ProcessInfo.systemUptime"] = { call in .double(call.machine.executor.now) }
  b["ProcessInfo.isLowPowerModeEnabled"] = { _ in .bool(false) }
  for name in ["current", "autoupdatingCurrent"] {
    b["Locale.\(name)"] = { call in call.machine.structure("Locale", .string(call.machine.settings.locale)) }
  }
  func identifier(_ call: Call) -> [String] {
    (call.this.asStruct?.fields[0].asString ?? "").split(whereSeparator: { "_-".contains($0) }).map(String.init)
  }
  b["Locale.languageCode"] = { call in .optional(identifier(call).first.map { .string($0) }) }
  b["Locale.regionCode"] = { call in
    .optional(identifier(call).count > 1 ? identifier(call).last.map { .string($0) } : nil)
  }
  b["Locale.currencyCode"] = { _ in .some(.string("USD")) }
  for name in ["init(identifier:)", "init(abbreviation:)"] {
    b["TimeZone.\(name)"] = { call in .some(call.machine.structure("TimeZone", call.value(0))) }
  }
  b["TimeZone.init(secondsFromGMT:)"] = { call in .some(call.machine.structure("TimeZone", .string("GMT"))) }
  for name in ["current", "gmt"] {
    b["TimeZone.\(name)"] = { call in call.machine.structure("TimeZone", .string("GMT")) }
  }
  bindDefaults(b)
}

private func bindDefaults(_ b: Bindings) {
  b["UserDefaults.standard"] = { call in
    call.machine.shared("UserDefaults") { call.machine.object("UserDefaults", DefaultsStore()) }
  }
  b["UserDefaults.init(suiteName:)"] = { call in
    call.body?.payload = DefaultsStore()
    return .some(call.this)
  }
  func value(_ call: Call) -> Value? { call.payload(DefaultsStore.self)?[call.string(0)] }
  b["UserDefaults.set(_:forKey:)"] = { call in
    call.payload(DefaultsStore.self)?.values[call.value(1)] = call.optional(0)
    return .void
  }
  b["UserDefaults.removeObject(forKey:)"] = { call in
    call.payload(DefaultsStore.self)?.values[call.value(0)] = nil
    return .void
  }
  for name in ["object", "value", "array", "stringArray", "dictionary", "data"] {
    b["UserDefaults.\(name)(forKey:)"] = { call in .optional(value(call)) }
  }
  b["UserDefaults.string(forKey:)"] = { call in
    switch value(call) {
    case .string(let text)?: return .some(.string(text))
    case .int(let number)?: return .some(.string("\(number)"))
    case .double(let number)?: return .some(.string("\(number)"))
    default: return .none
    }
  }
  b["UserDefaults.integer(forKey:)"] = { call in
    switch value(call) {
    case .string(let text)?: return .int(Int(text) ?? 0)
    case .bool(let flag)?: return .int(flag ? 1 : 0)
    case let number: return .int(number?.asDouble.map { Int($0) } ?? 0)
    }
  }
  for name in ["double", "float"] {
    b["UserDefaults.\(name)(forKey:)"] = { call in
      .double(value(call)?.asDouble ?? Double(value(call)?.asString ?? "") ?? 0)
    }
  }
  b["UserDefaults.bool(forKey:)"] = { call in
    switch value(call) {
    case .bool(let flag)?: return .bool(flag)
    case .string(let text)?: return .bool(["YES", "yes", "true", "1"].contains(text))
    case let number: return .bool((number?.asDouble ?? 0) != 0)
    }
  }
  b["UserDefaults.register(defaults:)"] = { call in
    if case .dictionary(let values) = call.value(0), let store = call.payload(DefaultsStore.self) {
      for (key, value) in values.pairs { store.registered[key] = value }
    }
    return .void
  }
  b["UserDefaults.dictionaryRepresentation()"] = { call in
    guard let store = call.payload(DefaultsStore.self) else { return .dictionary(DictionaryValue()) }
    let all = store.registered.copy()
    for (key, value) in store.values.pairs { all[key] = value }
    return .dictionary(all)
  }
  b["UserDefaults.synchronize()"] = { _ in .bool(true) }
}
