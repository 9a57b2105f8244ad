import Frameworks
import Interpreter

/// What an Objective-C value keeps: an NSNumber's number, an NSValue's struct.
final class HeldValue {
  var value: Value
  init(_ value: Value) { self.value = value }
}

extension Machine {
  /// The method that a selector names on a class: by its Swift name, or as Objective-C spells it.
  package func method(_ selector: String, of nominal: Nominal) -> Member? {
    let name = String(selector.prefix { $0 != "(" && $0 != ":" })
    if let found = nominal.members(named: name).first(where: {
      !$0.isStatic && $0.kind == .method && ($0.fullName == selector || $0.selectorName == selector)
    }) {
      return found
    }
    // `handleWithSender:` is `handle(sender:)`.
    var end = name.endIndex
    while end > name.startIndex {
      end = name.index(before: end)
      for member in nominal.members(named: String(name[..<end]))
      where member.kind == .method && member.selectorName == selector { return member }
    }
    return nil
  }

  /// Sends a selector as a control, a timer or a notification does; arguments that the method does not take are left
  /// out.
  @discardableResult
  package func send(_ selector: Value, to target: Handle, _ arguments: [Value] = []) throws(Signal) -> Value {
    let name = selector.unwrapped?.asStruct?.fields[0].asString ?? ""
    guard let member = method(name, of: target.body.type) else {
      throw .trap(
        "-[\(target.body.type.name) \(name)]: unrecognized selector sent to instance \(target.body.name)",
        at: current.position)
    }
    let types = (try? member.resolved(program))?.parameters ?? []
    let given = zip(arguments, types).map { argument, type in
      type.isOptional || type.isAny ? argument : argument.unwrapped ?? argument
    }
    return try current.call(member, on: .object(target), given)
  }
}

extension Member {
  /// The method's name as Objective-C sees it: `handle(sender:)` is `handleWithSender:`.
  package var selectorName: String {
    var result = name
    for (i, parameter) in signature.parameters.enumerated() {
      if i == 0, let label = parameter.label {
        let prepositions = ["with", "for", "from", "at", "in", "to", "by", "on", "of"]
        let isJoined = prepositions.contains {
          label == $0 || (label.hasPrefix($0) && label.dropFirst($0.count).first?.isUppercase ?? false)
        }
        result += (isJoined ? "" : "With") + label.prefix(1).uppercased() + label.dropFirst()
      } else if i > 0 {
        result += parameter.label ?? ""
      }
      result += ":"
    }
    return result
  }
}

func bindObjects(_ b: Bindings) {
  b["Selector.init(_:)"] = { call in call.machine.structure("Selector", call.value(0)) }
  b["Selector.init(stringLiteral:)"] = b["Selector.init(_:)"]
  b["NSSelectorFromString(_:)"] = b["Selector.init(_:)"]
  func selectorText(_ value: Value) -> Value { value.unwrapped?.asStruct?.fields[0] ?? .string("") }
  b["Selector.description"] = { call in selectorText(call.this) }
  b["NSStringFromSelector(_:)"] = { call in selectorText(call.value(0)) }
  b["NSStringFromClass(_:)"] = { call in
    guard case .type(let type) = call.value(0), let nominal = type.nominal else { return .string("") }
    return .string(nominal.isLearners ? "main.\(nominal.name)" : nominal.name)
  }
  b["NSClassFromString(_:)"] = { call in
    let name = call.string(0)
    let plain = name.hasPrefix("main.") ? String(name.dropFirst(5)) : name
    return .optional(call.machine.program.nominal(named: plain).map { .type($0.erasedType) })
  }
  b["NSLog(_:_:)"] = { call in
    try call.machine.write(try formatted(call.string(0), call.array(1), call.fiber) + "\n")
    return .void
  }
  b["NSObject.init()"] = { call in call.this }
  b["NSObject.isEqual(_:)"] = { call in .bool(call.this.asHandle === call.handle(0) && call.this.asHandle != nil) }
  b["NSObject.hash"] = { call in .int(call.body?.serial ?? 0) }
  b["NSObject.description"] = { call in .string("<\(call.body?.name ?? "NSObject")>") }
  b["NSObject.debugDescription"] = { call in
    guard let nominal = call.machine.nominal(of: call.this),
      let own = nominal.members(named: "description").first(where: { !$0.isStatic && !$0.isRequirement })
    else { return .string("") }
    return try call.fiber.read(own, of: call.this)
  }
  b["NSObject.responds(to:)"] = { call in
    guard let nominal = call.body?.type else { return .bool(false) }
    return .bool(call.machine.method(selectorText(call.value(0)).asString ?? "", of: nominal) != nil)
  }
  b["NSObject.isKind(of:)"] = { call in
    guard case .type(let type) = call.value(0), let wanted = type.nominal else { return .bool(false) }
    return .bool(call.body?.type.inherits(from: wanted) ?? false)
  }
  b["NSObject.isMember(of:)"] = { call in
    guard case .type(let type) = call.value(0) else { return .bool(false) }
    return .bool(call.body?.type === type.nominal)
  }
  for name in ["perform(_:)", "perform(_:with:)"] {
    b["NSObject.\(name)"] = { call in
      guard let handle = call.this.asHandle else { return .none }
      let result = try call.machine.send(call.value(0), to: handle, call.arguments.count > 1 ? [call.value(1)] : [])
      return result.isVoid ? .none : .some(result)
    }
  }
  b["NSObject.perform(_:with:afterDelay:)"] = { call in
    guard let handle = call.this.asHandle else { return .void }
    let machine = call.machine
    let (selector, argument) = (call.value(0), call.value(1))
    machine.executor.schedule(after: max(call.double(2), 1e-6), holding: call.this) { () throws(Signal) in
      try machine.send(selector, to: handle, [argument])
    }
    return .void
  }
  b["NSObject.copy()"] = { call in
    guard
      let copying = call.machine.nominal(of: call.this)?.members(named: "copy").first(where: {
        $0.fullName == "copy(with:)" && !$0.isRequirement
      })
    else {
      return call.this
    }
    return try call.fiber.call(copying, on: call.this, [.none])
  }
  b["NSObject.mutableCopy()"] = b["NSObject.copy()"]
  func key(_ call: Call, _ text: String) throws(Signal) -> Member {
    if let found = call.machine.nominal(of: call.this)?.members(named: text).first(where: {
      !$0.isStatic && ($0.kind == .stored || $0.kind == .computed)
    }) {
      return found
    }
    throw call.trap(
      "[\(call.body?.name ?? "") valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(text)."
    )
  }
  b["NSObject.value(forKey:)"] = { call in
    let value = try call.fiber.read(key(call, call.string(0)), of: call.this)
    return value.isOptional ? value : .some(value)
  }
  b["NSObject.value(forKeyPath:)"] = { call in
    var value = call.this
    for part in call.string(0).split(separator: ".") {
      guard
        let member = call.machine.nominal(of: value)?.members(named: String(part)).first(where: {
          !$0.isStatic && !$0.isCallable
        })
      else { return .none }
      value = try call.fiber.read(member, of: value).unwrapped ?? .none
    }
    return .some(value)
  }
  b["NSObject.setValue(_:forKey:)"] = { call in
    let member = try key(call, call.string(1))
    var this = call.this
    let isOptional = ((try? member.propertyType(call.machine.program)) ?? .unknown).isOptional
    try call.fiber.write(member, of: &this, isOptional ? call.value(0) : call.value(0).unwrapped ?? .none)
    return .void
  }
  for name in [
    "awakeFromNib()", "willChangeValue(forKey:)", "didChangeValue(forKey:)",
    "cancelPreviousPerformRequests(withTarget:)",
  ] {
    b["NSObject.\(name)"] = { _ in .void }
  }
  bindHeldValues(b)
  bindKeyValueObserving(b)
}

private func bindHeldValues(_ b: Bindings) {
  func held(_ call: Call) -> Value { call.payload(HeldValue.self)?.value ?? .int(0) }
  b["NSNumber.init(value:)"] = { call in
    call.body?.payload = HeldValue(call.value(0))
    return call.this
  }
  for name in ["integer", "float", "boolean"] { b["NSNumber.init(\(name)Literal:)"] = b["NSNumber.init(value:)"] }
  /// The number without its fraction, as C converts it.
  func truncated(_ call: Call) -> Int {
    let value = held(call)
    if let whole = value.asWhole { return Int(truncatingIfNeeded: whole) }
    let number = value.asDouble ?? (value.asBool ?? false ? 1 : 0)
    return Int(exactly: number.rounded(.towardZero)) ?? 0
  }
  b["NSNumber.intValue"] = { call in
    .int(truncated(call))
  }
  b["NSNumber.doubleValue"] = { call in .double(held(call).asDouble ?? (held(call).asBool ?? false ? 1 : 0)) }
  for kind in Scalar.Kind.allCases {
    let name = kind.typeName.hasPrefix("UI") ? "uint\(kind.typeName.dropFirst(4))" : kind.typeName.lowercased()
    b["NSNumber.\(name)Value"] = { call in
      kind == .float
        ? .scalar(Scalar(Float(held(call).asDouble ?? (held(call).asBool ?? false ? 1 : 0))))
        : .scalar(Scalar(kind, truncating: Int128(truncated(call))))
    }
  }
  b["NSNumber.boolValue"] = { call in .bool(held(call).asBool ?? ((held(call).asDouble ?? 0) != 0)) }
  func number(_ call: Call) -> Value {
    switch held(call) {
    case .bool(let value): .string(value ? "1" : "0")
    case .double(let value) where value == value.rounded() && abs(value) < 1e15: .string(String(Int(value)))
    case let value: .string(call.machine.description(value))
    }
  }
  b["NSNumber.stringValue"] = { call in number(call) }
  b["NSNumber.description"] = { call in number(call) }
  for type in ["NSNumber", "NSValue"] {
    b.types[type] = { nominal in
      nominal.customEquality = { a, b in
        guard let a = a.payload(HeldValue.self), let b = b.payload(HeldValue.self) else { return false }
        return a.value.isEqual(to: b.value)
      }
      nominal.customHash = { value, hasher in value.payload(HeldValue.self)?.value.hash(into: &hasher) }
    }
  }
  for name in ["cgRect", "cgPoint", "cgSize"] {
    b["NSValue.init(\(name):)"] = b["NSNumber.init(value:)"]
    b["NSValue.\(name)Value"] = { call in held(call) }
  }
  b["NSError.init(domain:code:userInfo:)"] = { call in
    call.body?.payload = HeldValue(
      .array([call.value(0), call.value(1), call.optional(2) ?? .dictionary(DictionaryValue())]))
    return call.this
  }
  func part(_ call: Call, _ index: Int) -> Value { held(call).asArray?[index] ?? .void }
  b["NSError.domain"] = { call in part(call, 0) }
  b["NSError.code"] = { call in part(call, 1) }
  b["NSError.userInfo"] = { call in part(call, 2) }
  b["NSError.localizedDescription"] = { call in
    if case .dictionary(let info) = part(call, 2), let text = info[.string("NSLocalizedDescription")]?.unwrapped {
      return text
    }
    return .string(
      "The operation couldn’t be completed. (\(part(call, 0).asString ?? "") error \(part(call, 1).asInt ?? 0).)")
  }
  b["NSError.description"] = { call in
    .string("Error Domain=\(part(call, 0).asString ?? "") Code=\(part(call, 1).asInt ?? 0) \"(null)\"")
  }
  b["NSLocalizedDescriptionKey"] = { _ in .string("NSLocalizedDescription") }
  b["NSLocalizedString(_:tableName:value:comment:)"] = { call in call.string(2).isEmpty ? call.value(0) : call.value(2)
  }
}

/// What Foundation's bridging makes of values: registered with the machine.
func registerBridges(_ machine: Machine) {
  func add(_ name: String, _ make: @escaping (Machine, Value) -> Value?) {
    machine.bridges[name] = { [unowned machine] value in make(machine, value) }
  }
  add("NSNumber") { machine, value in
    switch value {
    case .int, .double, .scalar, .bool: machine.object("NSNumber", HeldValue(value))
    default: nil
    }
  }
  for name in ["Int", "Double", "Bool", "CGFloat", "Float"] {
    add(name) { _, value in
      guard let held = value.payload(HeldValue.self)?.value, case .object = value else { return nil }
      switch (name, held) {
      case ("Int", .int), ("Bool", .bool): return held
      case ("Int", .double(let number)): return Int(exactly: number).map { .int($0) }
      case ("Int", _), ("Bool", _): return nil
      default: return held.asDouble.map { .double($0) }
      }
    }
  }
  add("NSError") { machine, value in
    guard let nominal = machine.nominal(of: value) else { return nil }
    var code = 1
    if case .enumeration(let entry) = value { code = entry.entry.index }
    let domain = nominal.isLearners ? "main.\(nominal.name)" : nominal.name
    return machine.object("NSError", HeldValue(.array([.string(domain), .int(code), .dictionary(DictionaryValue())])))
  }
  add("NSString") { machine, value in value.asString.map { machine.object("NSString", TextBox($0)) } }
  add("String") { _, value in value.payload(TextBox.self).map { .string($0.text) } }
}
