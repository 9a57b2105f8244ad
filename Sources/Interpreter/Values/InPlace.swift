extension Value {
  /// Changes the elements of an array in the memory that they stand in: they are taken out of their place first, for a
  /// second reference to them would make every change a copy. Nil where there is no array.
  @inline(__always) mutating func withElements<R>(_ body: (inout [Value]) throws(Signal) -> R) throws(Signal) -> R? {
    guard case .array(var elements) = self else { return nil }
    self = .void
    defer { self = .array(elements) }
    return try body(&elements)
  }

  /// The same for the entries of a dictionary.
  @inline(__always) mutating func withEntries<R>(_ body: (DictionaryValue) throws(Signal) -> R) throws(Signal) -> R? {
    guard case .dictionary(var entries) = self else { return nil }
    self = .void
    if !isKnownUniquelyReferenced(&entries) { entries = entries.copy() }
    defer { self = .dictionary(entries) }
    return try body(entries)
  }

  /// The same for what an optional holds; false where it holds nothing or is none.
  mutating func withWrapped(_ body: (inout Value) throws(Signal) -> Void) throws(Signal) -> Bool {
    guard case .some(var wrapped) = self else { return false }
    self = .void
    defer { self = .some(wrapped) }
    try body(&wrapped)
    return true
  }
}
