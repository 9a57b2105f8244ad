/// A value as a dictionary key or set element.
package struct HashableValue: Hashable {
  package let value: Value

  package init(_ value: Value) { self.value = value }

  package static func == (a: HashableValue, b: HashableValue) -> Bool {
    // What most keys are, without a pair made of the two.
    if case .string(let x) = a.value, case .string(let y) = b.value { return x == y }
    if case .int(let x) = a.value, case .int(let y) = b.value { return x == y }
    return a.value.isEqual(to: b.value)
  }

  package func hash(into hasher: inout Hasher) { value.hash(into: &hasher) }
}

/// A dictionary that keeps the order of insertion, so that the same session prints the same.
package final class DictionaryValue {
  package private(set) var index: [HashableValue: Int] = [:]
  package private(set) var keys: [Value?] = []
  package private(set) var values: [Value] = []

  package init() {}

  package init(_ pairs: [(Value, Value)]) {
    for (key, value) in pairs { self[key] = value }
  }

  package var count: Int { index.count }

  package subscript(key: Value) -> Value? {
    get { index[HashableValue(key)].map { values[$0] } }
    set {
      let wrapped = HashableValue(key)
      if let place = index[wrapped] {
        if let newValue {
          values[place] = newValue
        } else {
          index[wrapped] = nil
          keys[place] = nil
          values[place] = .void
          if keys.count > 32, index.count * 2 < keys.count { compact() }
        }
      } else if let newValue {
        index[wrapped] = keys.count
        keys.append(key)
        values.append(newValue)
      }
    }
  }

  /// Changes the value of a key, nil where it has none, in its place: nothing else refers to it meanwhile.
  func change(_ key: Value, _ change: (inout Value?) throws(Signal) -> Void) throws(Signal) {
    let place = index[HashableValue(key)]
    var value = place.map { values[$0] }
    if let place { values[place] = .void }
    defer {
      if let place, let value { values[place] = value } else if place != nil || value != nil { self[key] = value }
    }
    try change(&value)
  }

  /// The same with a number; false, and nothing done, where the key has none.
  func compute(_ key: Value, _ op: IntegerNode, _ number: Int, _ f: Fiber) throws(Signal) -> Bool {
    guard let place = index[HashableValue(key)] else { return false }
    try op.compute(&values[place], .int(number), f)
    return true
  }

  private func compact() {
    let pairs = self.pairs
    index = [:]
    keys = []
    values = []
    for (key, value) in pairs { self[key] = value }
  }

  /// Keys and values in order of insertion.
  package var pairs: [(Value, Value)] {
    var result: [(Value, Value)] = []
    result.reserveCapacity(count)
    for (place, key) in keys.enumerated() { if let key { result.append((key, values[place])) } }
    return result
  }

  package func copy() -> DictionaryValue {
    let other = DictionaryValue()
    other.index = index
    other.keys = keys
    other.values = values
    return other
  }
}

/// A set that keeps the order of insertion.
package final class SetValue {
  package let storage: DictionaryValue

  package init(_ elements: [Value] = []) {
    storage = DictionaryValue()
    for element in elements { storage[element] = .void }
  }

  private init(storage: DictionaryValue) { self.storage = storage }

  package var elements: [Value] { storage.pairs.map(\.0) }
  package var count: Int { storage.count }
  package func contains(_ value: Value) -> Bool { storage[value] != nil }
  package func copy() -> SetValue { SetValue(storage: storage.copy()) }

  @discardableResult package func insert(_ value: Value) -> Bool {
    guard !contains(value) else { return false }
    storage[value] = .void
    return true
  }

  @discardableResult package func remove(_ value: Value) -> Bool {
    guard contains(value) else { return false }
    storage[value] = nil
    return true
  }
}
