extension Machine {
  /// `value as? type`: the value as the type has it, nil where it is none.
  package func cast(_ value: Value, to type: SwiftType) -> Value? {
    switch type {
    case .unknown, .parameter, .associated: return value
    case .optional(let wrapped):
      switch value {
      case .none: return Value.none
      case .some(let inner): return cast(inner, to: wrapped).map { .some($0) }
      default: return cast(value, to: wrapped).map { .some($0) }
      }
    case .existential(let types):
      if types.isEmpty { return value }
      guard let inner = value.unwrapped else { return nil }
      for case .nominal(let proto, _) in types where !conforms(inner, to: proto) { return nil }
      return inner
    case .never: return nil
    case .function:
      if case .function = value { return value }
      return value.isOptional ? value.unwrapped.flatMap { cast($0, to: type) } : nil
    case .metatype:
      if case .type = value { return value }
      return nil
    case .tuple(let elements):
      if elements.isEmpty { return value.isVoid ? value : nil }
      guard case .tuple(let tuple) = value, tuple.elements.count == elements.count else { return nil }
      return value
    case .nominal(let nominal, let arguments):
      switch value {
      case .none: return nil
      case .some(let inner): return cast(inner, to: type)
      case .array(let values):
        if nominal === program.array {
          guard let element = arguments.first, element != .unknown else { return value }
          var result: [Value] = []
          for value in values {
            guard let cast = cast(value, to: element) else { return nil }
            result.append(cast)
          }
          return .array(result)
        }
      case .dictionary(let dictionary):
        if nominal === program.dictionary {
          guard arguments.count == 2, !arguments[0].isUnknown || !arguments[1].isUnknown else { return value }
          let result = DictionaryValue()
          for (key, value) in dictionary.pairs {
            guard let key = cast(key, to: arguments[0]), let value = cast(value, to: arguments[1]) else { return nil }
            result[key] = value
          }
          return .dictionary(result)
        }
      case .object(let handle):
        return handle.body.type.inherits(from: nominal) ? value : bridged(value, to: nominal)
      default: break
      }
      guard let own = self.nominal(of: value) else { return nil }
      if own === nominal || program.isInterchangeable(nominal, own) { return value }
      if own.inherits(from: nominal) { return value }
      return bridged(value, to: nominal)
    }
  }

  /// What Foundation's bridging makes of a value: `NSString` of a `String` and back. A library that has such pairs
  /// registers them.
  private func bridged(_ value: Value, to nominal: Nominal) -> Value? {
    bridges[nominal.name]?(value)
  }

  package func conforms(_ value: Value, to proto: Nominal) -> Bool {
    if case .type = value { return false }
    guard let nominal = nominal(of: value) else { return false }
    if proto === program.anyObject { return nominal.isClass }
    if proto.kind != .protocol { return nominal.inherits(from: proto) }
    return nominal.conforms(to: proto) || program.conforms(.nominal(nominal, []), to: proto)
  }
}

/// The bounds of a range of integers as a half-open pair.
package struct IntegerRange {
  package let lower: Int
  package let upper: Int
  /// What the bounds are, other than `Int`.
  let kind: Scalar.Kind?

  /// An element, of the type that the bounds have.
  package func element(_ number: Int) -> Value { kind.map { Value.int(number).number($0) } ?? .int(number) }

  package init?(_ value: Value) {
    guard case .structure(let range) = value, range.type.module == "Swift", range.count >= 2,
      let low = range.fields[0].asInt, let high = range.fields[1].asInt
    else { return nil }
    kind = range.fields[0].asScalar?.kind
    switch range.type.name {
    case "Range": (lower, upper) = (low, high)
    case "ClosedRange": (lower, upper) = (low, high + 1)
    default: return nil
    }
  }
}

extension Machine {
  /// Whether a range holds a value; nil where `range` is no range.
  package func rangeContains(_ range: Value, _ value: Value) -> Bool? {
    guard case .structure(let structure) = range, structure.type.module == "Swift" else { return nil }
    let value = value.unwrapped ?? .none
    func less(_ a: Value, _ b: Value) -> Bool { (try? current.isLess(a, b)) ?? false }
    switch structure.type.name {
    case "Range": return !less(value, structure.fields[0]) && less(value, structure.fields[1])
    case "ClosedRange": return !less(value, structure.fields[0]) && !less(structure.fields[1], value)
    case "PartialRangeFrom": return !less(value, structure.fields[0])
    case "PartialRangeUpTo": return less(value, structure.fields[0])
    case "PartialRangeThrough": return !less(structure.fields[0], value)
    default: return nil
    }
  }

  /// Gives the elements of a sequence one by one.
  package func iterator(over value: Value, isAsync: Bool = false, _ f: Fiber) throws(Signal) -> (Fiber) throws(Signal)
    -> Value?
  {
    if !isAsync, let elements = try nativeElements(of: value) {
      var next = 0
      return { (_: Fiber) throws(Signal) -> Value? in
        guard next < elements.count else { return nil }
        next += 1
        return elements[next - 1]
      }
    }
    if case .structure(let range) = value, range.type.name == "PartialRangeFrom", range.type.module == "Swift",
      case .int(var next) = range.fields[0]
    {
      return { (_: Fiber) throws(Signal) -> Value? in
        next += 1
        return .int(next - 1)
      }
    }
    var iterator = value
    let factory = isAsync ? "makeAsyncIterator" : "makeIterator"
    if let nominal = nominal(of: value), let make = nominal.members(named: factory).first(where: { !$0.isRequirement })
    {
      iterator = try f.call(make, mutating: &iterator, [])
    }
    guard let nominal = nominal(of: iterator),
      let step = nominal.members(named: "next").first(where: { !$0.isRequirement && $0.signature.parameters.isEmpty })
    else { throw .trap("for-in loop requires '\(type(of: value))' to conform to 'Sequence'", at: f.position) }
    let box = Box(iterator)
    return { (f: Fiber) throws(Signal) -> Value? in
      var this = box.value
      box.value = .void
      defer { box.value = this }
      let next = try f.call(step, mutating: &this, [])
      if case .some(let element) = next { return element }
      return nil
    }
  }

  /// All elements of a finite sequence.
  package func elements(of value: Value, _ f: Fiber) throws(Signal) -> [Value] {
    if let elements = try nativeElements(of: value) { return elements }
    let next = try iterator(over: value, f)
    var result: [Value] = []
    while let element = try next(f) {
      try f.tick()
      try charge(24)
      result.append(element)
    }
    return result
  }

  private func nativeElements(of value: Value) throws(Signal) -> [Value]? {
    switch value {
    case .array(let values): return values
    case .set(let set): return set.elements
    case .dictionary(let dictionary):
      return dictionary.pairs.map { .tuple(TupleValue([$0.0, $0.1], labels: ["key", "value"])) }
    case .string(let text): return text.map { .character($0) }
    case .structure(let slice) where slice.type === program.arraySlice: return slice.fields[0].asArray
    case .structure(let part) where part.type === program.substring:
      return part.fields[0].asString?.map { .character($0) }
    default: break
    }
    if let range = IntegerRange(value) {
      guard range.upper - range.lower < 50_000_000 else { throw .trap("the range is too long to be walked at once") }
      try charge((range.upper - range.lower) * 24)
      return (range.lower..<max(range.lower, range.upper)).map(range.element)
    }
    return nil
  }
}
