import Frameworks
import Interpreter

/// JSONEncoder and JSONDecoder for what the compiler synthesizes: stored properties by their coding keys.
func bindCoders(_ b: Bindings) {
  func field(_ call: Call, _ name: String) -> Value {
    guard let body = call.body, let member = body.type.members(named: name).first else { return .none }
    return body.fields[member.slot]
  }
  b["JSONEncoder.encode(_:)"] = { call in
    let options = field(call, "outputFormatting").asStruct?.fields[0].asInt ?? 0
    let coder = Coder(
      call.machine, dates: field(call, "dateEncodingStrategy").caseName ?? "",
      snakeCase: field(call, "keyEncodingStrategy").caseName == "convertToSnakeCase")
    let text = try coder.encode(call.value(0)).write(
      pretty: options & 1 != 0, sorted: options & 2 != 0, escapesSlashes: options & 8 == 0)
    return call.machine.data(Array(text.utf8))
  }
  b["JSONDecoder.decode(_:from:)"] = { call in
    guard case .type(let type) = call.value(0) else { return .void }
    let coder = Coder(
      call.machine, dates: field(call, "dateDecodingStrategy").caseName ?? "",
      snakeCase: field(call, "keyDecodingStrategy").caseName == "convertFromSnakeCase")
    let json: JSONValue
    do throws(JSONMalformed) { json = try JSONValue(parsing: call.value(1).bytes ?? []) } catch {
      throw coder.failure("dataCorrupted", nil, [], "The given data was not valid JSON.")
    }
    return try coder.decode(json, type, [])
  }
}

struct Coder {
  let machine: Machine
  let dates: String
  let snakeCase: Bool

  init(_ machine: Machine, dates: String, snakeCase: Bool) {
    self.machine = machine
    self.dates = dates
    self.snakeCase = snakeCase
  }

  /// The stored properties that take part, each with its key.
  private func keys(of nominal: Nominal) -> [(member: Member, key: String)] {
    var names: [String: String]?
    if case .nominal(let keys)? = nominal.ownNestedType("CodingKeys") {
      names = [:]
      for entry in keys.cases { names![entry.name] = entry.rawValue?.asString ?? entry.name }
    }
    return nominal.allStoredMembers.compactMap { member in
      let plain = member.wrapper != nil && member.name.hasPrefix("_") ? String(member.name.dropFirst()) : member.name
      guard let names else { return (member, snakeCase ? Self.snake(plain) : plain) }
      return names[plain].map { (member, snakeCase ? Self.snake($0) : $0) }
    }
  }

  private static func snake(_ name: String) -> String {
    name.map { $0.isUppercase ? "_" + $0.lowercased() : String($0) }.joined()
  }

  // MARK: Encoding

  func encode(_ value: Value) throws(Signal) -> JSONValue {
    switch value {
    case .none, .void: return .null
    case .some(let inner): return try encode(inner)
    case .bool(let flag): return .bool(flag)
    case .int(let number): return .number(String(number))
    case .double(let number):
      return .number(number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : "\(number)")
    case .scalar(let number): return .number(number.description)
    case .string, .character: return .string(value.asString ?? "")
    case .array(let elements): return try array(elements)
    case .set(let set): return try array(set.elements)
    case .dictionary(let dictionary):
      var pairs: [JSONField] = []
      for (key, value) in dictionary.pairs {
        pairs.append(JSONField(key: try machine.current.describe(key), value: try encode(value)))
      }
      return .object(pairs)
    case .structure(let structure):
      switch structure.type.name {
      case "Date": return date(value.sinceReference)
      case "URL", "UUID": return .string(structure.fields[0].asString ?? "")
      case "Data": return .string(Base64.encode(value.bytes ?? []))
      case "CGPoint", "CGSize": return try array([structure.fields[0], structure.fields[1]])
      case "CGRect": return try array([structure.fields[0], structure.fields[1]])
      default: break
      }
      if let own = try custom(structure.type, value) { return own }
      return try object(structure.type, value)
    case .object(let handle):
      if let own = try custom(handle.body.type, value) { return own }
      return try object(handle.body.type, value)
    case .enumeration(let entry):
      if let own = try custom(entry.entry.owner, value) { return own }
      if let raw = entry.entry.rawValue { return try encode(raw) }
      var pairs: [JSONField] = []
      for (i, payload) in entry.payload.enumerated() {
        let label = i < entry.entry.labels.count ? entry.entry.labels[i] : nil
        pairs.append(JSONField(key: label ?? "_\(i)", value: try encode(payload)))
      }
      return .object([JSONField(key: entry.entry.name, value: .object(pairs))])
    default: return .null
    }
  }

  private func array(_ elements: [Value]) throws(Signal) -> JSONValue {
    var result: [JSONValue] = []
    for element in elements { result.append(try encode(element)) }
    return .array(result)
  }

  private func object(_ nominal: Nominal, _ value: Value) throws(Signal) -> JSONValue {
    var pairs: [JSONField] = []
    for (member, key) in keys(of: nominal) {
      let own = try machine.current.readExactly(member, of: value)
      // `encodeIfPresent` leaves out what is nil.
      if case .none = own { continue }
      pairs.append(JSONField(key: key, value: try encode(own)))
    }
    return .object(pairs)
  }

  private func date(_ sinceReference: Double) -> JSONValue {
    switch dates {
    case "secondsSince1970": return .number("\(sinceReference + CivilDate.reference)")
    case "millisecondsSince1970": return .number("\((sinceReference + CivilDate.reference) * 1000)")
    case "iso8601":
      let civil = CivilDate(sinceReference: sinceReference)
      return .string("\(civil.iso)T\(civil.clock)Z")
    default:
      return .number(sinceReference == sinceReference.rounded() ? String(Int(sinceReference)) : "\(sinceReference)")
    }
  }

  /// What a type's own `encode(to:)` writes; nil where it has none.
  private func custom(_ nominal: Nominal, _ value: Value) throws(Signal) -> JSONValue? {
    guard
      let own = nominal.members(named: "encode").first(where: { $0.owner.isLearners && $0.fullName == "encode(to:)" })
    else { return nil }
    let place = EncodingPlace(self)
    _ = try machine.current.call(own, on: value, [machine.structure("_JSONEncoding", .native(place))])
    return place.json
  }

  // MARK: Decoding

  func failure(_ name: String, _ subject: Value?, _ path: [String], _ text: String) -> Signal {
    let context = machine.nested("DecodingError", "Context")
    let value = Value.structure(StructValue(context, [.array(path.map(key)), .string(text), .none]))
    if let subject { return .thrown(machine.entry("DecodingError", name, subject, value)) }
    return .thrown(machine.entry("DecodingError", name, value))
  }

  func key(_ name: String) -> Value { machine.structure("_JSONKey", .string(name), .none) }

  func mismatch(_ json: JSONValue, _ type: SwiftType, _ path: [String]) -> Signal {
    if case .null = json {
      return failure("valueNotFound", .type(type), path, "Cannot get value of type \(type) -- found null value instead")
    }
    return failure("typeMismatch", .type(type), path, "Expected to decode \(type) but found \(json.kind) instead.")
  }

  func decode(_ json: JSONValue, _ type: SwiftType, _ path: [String]) throws(Signal) -> Value {
    guard path.count < 200 else { throw failure("dataCorrupted", nil, path, "The data is nested too deeply.") }
    if case .optional(let wrapped) = type {
      if case .null = json { return .none }
      return .some(try decode(json, wrapped, path))
    }
    guard case .nominal(let nominal, let arguments) = type else { throw mismatch(json, type, path) }
    let program = machine.program
    switch (nominal.name, json) {
    case ("String", .string(let text)): return .string(text)
    case ("Bool", .bool(let flag)): return .bool(flag)
    case ("URL", .string(let text)): return machine.url(text)
    case ("UUID", .string(let text)): return machine.structure("UUID", .string(text.uppercased()))
    case ("Data", .string(let text)): return machine.data(Base64.decode(text) ?? [])
    case ("Date", _): return machine.date(try date(json, type, path))
    case (_, .number(let text)) where program.isFloating(nominal):
      return program.number(.double(Double(text) ?? 0), as: type)
    case (_, .number(let text)) where program.isInteger(nominal):
      let number = Int128(text) ?? Double(text).flatMap { Int128(exactly: $0) }
      let value = number.flatMap { number in
        guard let kind = program.scalarKind(of: nominal) else { return Int(exactly: number).map { Value.int($0) } }
        return Scalar(kind, exactly: number).map { Value.scalar($0) }
      }
      guard let value else {
        throw failure("dataCorrupted", nil, path, "Parsed JSON number <\(text)> does not fit in \(type).")
      }
      return value
    case (_, .array(let elements)) where nominal === program.array || nominal === program.set:
      var values: [Value] = []
      for (i, element) in elements.enumerated() {
        values.append(try decode(element, arguments.first ?? .unknown, path + ["Index \(i)"]))
      }
      return nominal === program.array ? .array(values) : .set(SetValue(values))
    case (_, .object(let pairs)) where nominal === program.dictionary:
      let result = DictionaryValue()
      for pair in pairs {
        result[.string(pair.key)] = try decode(
          pair.value, arguments.count > 1 ? arguments[1] : .unknown, path + [pair.key])
      }
      return .dictionary(result)
    default: break
    }
    guard nominal.isLearners else { throw mismatch(json, type, path) }
    if let own = nominal.members(named: "init").first(where: { $0.owner.isLearners && $0.fullName == "init(from:)" }) {
      let decoder = machine.structure("_JSONDecoding", .native(DecodingPlace(self, json, path)))
      return try machine.current.construct(nominal, arguments: arguments, own, [decoder])
    }
    if nominal.kind == .enum { return try enumeration(json, nominal, type, path) }
    guard case .object = json else { throw mismatch(json, type, path) }
    return try object(json, nominal, type, path)
  }

  private func date(_ json: JSONValue, _ type: SwiftType, _ path: [String]) throws(Signal) -> Double {
    if dates == "iso8601" {
      guard case .string(let text) = json, let civil = CivilDate(text, pattern: "yyyy-MM-dd'T'HH:mm:ssZ") else {
        throw failure("dataCorrupted", nil, path, "Expected date string to be ISO8601-formatted.")
      }
      return civil.sinceReference
    }
    guard case .number(let text) = json, let number = Double(text) else { throw mismatch(json, type, path) }
    switch dates {
    case "secondsSince1970": return number - CivilDate.reference
    case "millisecondsSince1970": return number / 1000 - CivilDate.reference
    default: return number
    }
  }

  private func enumeration(_ json: JSONValue, _ nominal: Nominal, _ type: SwiftType, _ path: [String]) throws(Signal)
    -> Value
  {
    let raw: Value? =
      switch json {
      case .string(let text): .string(text)
      case .number(let text): Int(text).map { .int($0) }
      default: nil
      }
    if let raw, nominal.cases.contains(where: { $0.rawValue != nil }) {
      if let found = nominal.cases.first(where: { $0.rawValue?.isEqual(to: raw) ?? false }) {
        return .enumeration(found.plain)
      }
      throw failure(
        "dataCorrupted", nil, path,
        "Cannot initialize \(nominal.name) from invalid \(machine.type(of: raw)) value \(machine.description(raw))")
    }
    guard case .object(let pairs) = json, let pair = pairs.first,
      let entry = nominal.cases.first(where: { $0.name == pair.key }),
      let member = nominal.members(named: entry.name).first(where: { $0.kind == .enumCase }),
      let signature = try? member.resolved(machine.program)
    else { throw mismatch(json, type, path) }
    var payload: [Value] = []
    for (i, parameter) in signature.parameters.enumerated() {
      let label = i < entry.labels.count ? entry.labels[i] ?? "_\(i)" : "_\(i)"
      payload.append(try decode(pair.value[label] ?? .null, parameter, path + [entry.name, label]))
    }
    return .enumeration(payload.isEmpty ? entry.plain : EnumValue(entry, payload))
  }

  private func object(_ json: JSONValue, _ nominal: Nominal, _ type: SwiftType, _ path: [String]) throws(Signal)
    -> Value
  {
    let f = machine.current!
    var this: Value =
      nominal.isClass
      ? .object(machine.allocate(nominal, isTraced: true))
      : .structure(StructValue(nominal, arguments: type.arguments, count: nominal.slotCount))
    try f.initializeFields(of: nominal, &this)
    var bindings: [GenericParameter: SwiftType] = [:]
    for (parameter, argument) in zip(nominal.genericParameters, type.arguments) { bindings[parameter] = argument }
    for (member, key) in keys(of: nominal) {
      if member.isLet, member.initialValue != nil { continue }
      let own = ((try? member.propertyType(machine.program)) ?? .unknown).substituting(bindings)
      let value: Value
      if let found = json[key] {
        value = try decode(found, own, path + [key])
      } else if own.isOptional {
        value = .none
      } else {
        throw failure(
          "keyNotFound", self.key(key), path,
          "No value associated with key CodingKeys(stringValue: \"\(key)\", intValue: nil) (\"\(key)\").")
      }
      switch this {
      case .object(let handle): handle.body.fields[member.slot] = value
      case .structure(let structure): structure.fields[member.slot] = value
      default: break
      }
    }
    return this
  }
}
