import Frameworks
import Interpreter

/// Where a learner's own `init(from:)` reads.
final class DecodingPlace {
  let coder: Coder
  let json: JSONValue
  let path: [String]
  /// The next element of an array.
  var next = 0

  init(_ coder: Coder, _ json: JSONValue, _ path: [String]) { (self.coder, self.json, self.path) = (coder, json, path) }
}

/// Where a learner's own `encode(to:)` writes.
final class EncodingPlace {
  let coder: Coder
  private var whole: JSONValue?
  private var fields: [(key: String, place: EncodingPlace)] = []
  private var elements: [EncodingPlace]?

  init(_ coder: Coder) { self.coder = coder }

  var json: JSONValue {
    if let whole { return whole }
    if let elements { return .array(elements.map(\.json)) }
    return .object(fields.map { JSONField(key: $0.key, value: $0.place.json) })
  }

  func set(_ value: JSONValue) { whole = value }
  func beginArray() { elements = elements ?? [] }
  var count: Int { elements?.count ?? 0 }

  /// The place of a next element of an array.
  func append() -> EncodingPlace {
    let made = EncodingPlace(coder)
    elements = (elements ?? []) + [made]
    return made
  }

  func field(_ key: String) -> EncodingPlace {
    if let found = fields.first(where: { $0.key == key }) { return found.place }
    let made = EncodingPlace(coder)
    fields.append((key, made))
    return made
  }
}

/// The containers of `Decoder` and `Encoder`, for types that code themselves.
func bindContainers(_ b: Bindings) {
  func key(_ value: Value) -> String {
    if case .enumeration(let entry) = value { return entry.entry.rawValue?.asString ?? entry.entry.name }
    return value.asStruct?.fields[0].asString ?? ""
  }
  func reading(_ call: Call) -> DecodingPlace { call.payload(DecodingPlace.self)! }
  func type(_ call: Call, _ index: Int) -> SwiftType {
    if case .type(let type) = call.value(index) { type } else { .unknown }
  }
  b["_JSONDecoding.container(keyedBy:)"] = { call in
    let place = reading(call)
    guard case .object = place.json else {
      throw place.coder.failure(
        "typeMismatch", .string("Dictionary<String, Any>"), place.path,
        "Expected to decode Dictionary<String, Any> but found \(place.json.kind) instead.")
    }
    return call.machine.structure("KeyedDecodingContainer", .native(place))
  }
  b["_JSONDecoding.singleValueContainer()"] = { call in
    call.machine.structure("SingleValueDecodingContainer", .native(reading(call)))
  }
  b["_JSONDecoding.unkeyedContainer()"] = { call in
    let place = reading(call)
    return call.machine.structure(
      "UnkeyedDecodingContainer", .native(DecodingPlace(place.coder, place.json, place.path)))
  }
  func found(_ call: Call, _ index: Int) -> JSONValue? { reading(call).json[key(call.value(index))] }
  func missing(_ call: Call, _ index: Int) -> Signal {
    let (place, name) = (reading(call), key(call.value(index)))
    return place.coder.failure(
      "keyNotFound", place.coder.key(name), place.path,
      "No value associated with key CodingKeys(stringValue: \"\(name)\", intValue: nil) (\"\(name)\").")
  }
  b["KeyedDecodingContainer.contains(_:)"] = { call in .bool(found(call, 0) != nil) }
  b["KeyedDecodingContainer.decode(_:forKey:)"] = { call in
    guard let json = found(call, 1) else { throw missing(call, 1) }
    return try reading(call).coder.decode(json, type(call, 0), reading(call).path + [key(call.value(1))])
  }
  b["KeyedDecodingContainer.decodeIfPresent(_:forKey:)"] = { call in
    guard let json = found(call, 1) else { return .none }
    if case .null = json { return .none }
    return .some(try reading(call).coder.decode(json, type(call, 0), reading(call).path + [key(call.value(1))]))
  }
  b["KeyedDecodingContainer.decodeNil(forKey:)"] = { call in
    guard let json = found(call, 0) else { throw missing(call, 0) }
    if case .null = json { return .bool(true) }
    return .bool(false)
  }
  b["KeyedDecodingContainer.nestedContainer(keyedBy:forKey:)"] = { call in
    guard let json = found(call, 1) else { throw missing(call, 1) }
    let place = DecodingPlace(reading(call).coder, json, reading(call).path + [key(call.value(1))])
    return call.machine.structure("KeyedDecodingContainer", .native(place))
  }
  b["SingleValueDecodingContainer.decode(_:)"] = { call in
    try reading(call).coder.decode(reading(call).json, type(call, 0), reading(call).path)
  }
  b["SingleValueDecodingContainer.decodeNil()"] = { call in
    if case .null = reading(call).json { .bool(true) } else { .bool(false) }
  }
  func elements(_ call: Call) -> [JSONValue] { if case .array(let all) = reading(call).json { all } else { [] } }
  b["UnkeyedDecodingContainer.isAtEnd"] = { call in .bool(reading(call).next >= elements(call).count) }
  b["UnkeyedDecodingContainer.count"] = { call in .some(.int(elements(call).count)) }
  b["UnkeyedDecodingContainer.decode(_:)"] = { call in
    let place = reading(call)
    guard place.next < elements(call).count else {
      throw place.coder.failure("valueNotFound", call.value(0), place.path, "Unkeyed container is at end.")
    }
    place.next += 1
    return try place.coder.decode(
      elements(call)[place.next - 1], type(call, 0), place.path + ["Index \(place.next - 1)"])
  }
  b["UnkeyedDecodingContainer.currentIndex"] = { call in .int(reading(call).next) }
  b["UnkeyedDecodingContainer.decodeNil()"] = { call in
    let place = reading(call)
    guard place.next < elements(call).count, case .null = elements(call)[place.next] else { return .bool(false) }
    place.next += 1
    return .bool(true)
  }
  /// The next element, as the place of a container of the kind that is wanted.
  func nested(_ call: Call, _ container: String) throws(Signal) -> Value {
    let place = reading(call)
    guard place.next < elements(call).count else {
      throw place.coder.failure(
        "valueNotFound", .string(container), place.path,
        "Cannot get nested container -- unkeyed container is at end.")
    }
    place.next += 1
    return call.machine.structure(
      container,
      .native(DecodingPlace(place.coder, elements(call)[place.next - 1], place.path + ["Index \(place.next - 1)"])))
  }
  b["UnkeyedDecodingContainer.nestedContainer(keyedBy:)"] = { call in try nested(call, "KeyedDecodingContainer") }
  b["UnkeyedDecodingContainer.nestedUnkeyedContainer()"] = { call in try nested(call, "UnkeyedDecodingContainer") }
  b["KeyedDecodingContainer.nestedUnkeyedContainer(forKey:)"] = { call in
    guard let json = found(call, 0) else { throw missing(call, 0) }
    let place = reading(call)
    return call.machine.structure(
      "UnkeyedDecodingContainer", .native(DecodingPlace(place.coder, json, place.path + [key(call.value(0))])))
  }

  func writing(_ call: Call) -> EncodingPlace { call.payload(EncodingPlace.self)! }
  b["_JSONEncoding.container(keyedBy:)"] = { call in
    call.machine.structure("KeyedEncodingContainer", .native(writing(call)))
  }
  b["_JSONEncoding.singleValueContainer()"] = { call in
    call.machine.structure("SingleValueEncodingContainer", .native(writing(call)))
  }
  b["_JSONEncoding.unkeyedContainer()"] = { call in
    writing(call).beginArray()
    return call.machine.structure("UnkeyedEncodingContainer", .native(writing(call)))
  }
  b["KeyedEncodingContainer.encode(_:forKey:)"] = { call in
    writing(call).field(key(call.value(1))).set(try writing(call).coder.encode(call.value(0)))
    return .void
  }
  b["KeyedEncodingContainer.encodeIfPresent(_:forKey:)"] = { call in
    if let value = call.optional(0) {
      writing(call).field(key(call.value(1))).set(try writing(call).coder.encode(value))
    }
    return .void
  }
  b["KeyedEncodingContainer.encodeNil(forKey:)"] = { call in
    writing(call).field(key(call.value(0))).set(.null)
    return .void
  }
  b["KeyedEncodingContainer.nestedContainer(keyedBy:forKey:)"] = { call in
    call.machine.structure("KeyedEncodingContainer", .native(writing(call).field(key(call.value(1)))))
  }
  b["SingleValueEncodingContainer.encode(_:)"] = { call in
    writing(call).set(try writing(call).coder.encode(call.value(0)))
    return .void
  }
  b["SingleValueEncodingContainer.encodeNil()"] = { call in
    writing(call).set(.null)
    return .void
  }
  b["UnkeyedEncodingContainer.encode(_:)"] = { call in
    let value = try writing(call).coder.encode(call.value(0))
    writing(call).append().set(value)
    return .void
  }
  b["UnkeyedEncodingContainer.encodeNil()"] = { call in
    writing(call).append().set(.null)
    return .void
  }
  b["UnkeyedEncodingContainer.count"] = { call in .int(writing(call).count) }
  b["UnkeyedEncodingContainer.nestedContainer(keyedBy:)"] = { call in
    call.machine.structure("KeyedEncodingContainer", .native(writing(call).append()))
  }
  func array(_ call: Call, at place: EncodingPlace) -> Value {
    place.beginArray()
    return call.machine.structure("UnkeyedEncodingContainer", .native(place))
  }
  b["KeyedEncodingContainer.nestedUnkeyedContainer(forKey:)"] = { call in
    array(call, at: writing(call).field(key(call.value(0))))
  }
  b["UnkeyedEncodingContainer.nestedUnkeyedContainer()"] = { call in array(call, at: writing(call).append()) }
}
