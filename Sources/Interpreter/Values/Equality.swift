extension Value {
  /// Whether two values are equal field by field, classes and closures by identity: what a synthesized `==` says, and
  /// what SwiftUI compares inputs with (L25–27). A learner's `==` is asked where a nominal declares one.
  package func isEqual(to other: Value) -> Bool {
    switch (self, other) {
    case (.void, .void), (.none, .none): return true
    case (.bool(let a), .bool(let b)): return a == b
    case (.int(let a), .int(let b)): return a == b
    case (.double(let a), .double(let b)): return a == b
    case (.int(let a), .double(let b)): return Double(a) == b
    case (.double(let a), .int(let b)): return a == Double(b)
    case (.scalar(let a), .scalar(let b)):
      return a.whole.map { $0 == b.whole } ?? (a.double == b.double)
    case (.scalar(let a), .int(let b)), (.int(let b), .scalar(let a)):
      return a.whole.map { $0 == Int128(b) } ?? (a.double == Double(b))
    case (.scalar(let a), .double(let b)), (.double(let b), .scalar(let a)): return a.double == b
    case (.string(let a), .string(let b)): return a == b
    case (.character(let a), .character(let b)): return a == b
    case (.string(let a), .character(let b)), (.character(let b), .string(let a)): return a == String(b)
    case (.array(let a), .array(let b)):
      guard a.count == b.count else { return false }
      for i in a.indices where !a[i].isEqual(to: b[i]) { return false }
      return true
    case (.dictionary(let a), .dictionary(let b)):
      if a === b { return true }
      guard a.count == b.count else { return false }
      for (key, value) in a.pairs { guard let other = b[key], value.isEqual(to: other) else { return false } }
      return true
    case (.set(let a), .set(let b)):
      return a === b || (a.count == b.count && a.elements.allSatisfy(b.contains))
    case (.tuple(let a), .tuple(let b)):
      return a === b
        || (a.elements.count == b.elements.count && zip(a.elements, b.elements).allSatisfy { $0.isEqual(to: $1) })
    case (.some(let a), .some(let b)): return a.isEqual(to: b)
    case (.some(let a), _) where !other.isOptional: return a.isEqual(to: other)
    case (_, .some(let b)) where !isOptional: return isEqual(to: b)
    case (.structure, .string), (.string, .structure):
      return asString.map { $0 == other.asString } ?? false
    case (.structure(let a), .structure(let b)):
      if a === b { return true }
      guard a.type === b.type, a.count == b.count else { return false }
      if let equal = a.type.customEquality { return equal(self, other) }
      for i in 0..<a.count where !a.fields[i].isEqual(to: b.fields[i]) { return false }
      return true
    case (.enumeration(let a), .enumeration(let b)):
      if a === b { return true }
      if let equal = a.entry.owner.customEquality, a.entry.owner === b.entry.owner { return equal(self, other) }
      guard a.entry === b.entry, a.payload.count == b.payload.count else { return false }
      return zip(a.payload, b.payload).allSatisfy { $0.isEqual(to: $1) }
    case (.object(let a), .object(let b)):
      if a === b { return true }
      if let equal = a.body.type.customEquality { return equal(self, other) }
      return false
    case (.function(let a), .function(let b)): return a.isSame(as: b)
    case (.type(let a), .type(let b)): return a == b
    case (.keyPath(let a), .keyPath(let b)): return a.isEqual(to: b)
    case (.native(let a), .native(let b)):
      if a === b { return true }
      if let a = a as? any NativeEquatable { return a.isEqual(to: b) }
      return false
    default: return false
    }
  }

  package func hash(into hasher: inout Hasher) {
    switch self {
    case .void, .none: hasher.combine(0)
    case .bool(let value): hasher.combine(value)
    case .int(let value): hasher.combine(Double(value))
    case .double(let value): hasher.combine(value)
    case .scalar(let value): hasher.combine(value.double)
    case .string(let value): hasher.combine(value)
    case .character(let value): hasher.combine(String(value))
    case .array(let values): for value in values { value.hash(into: &hasher) }
    case .dictionary(let value): hasher.combine(value.count)
    case .set(let value): hasher.combine(value.count)
    case .tuple(let value): for element in value.elements { element.hash(into: &hasher) }
    case .some(let value): value.hash(into: &hasher)
    case .structure(let value):
      if let hash = value.type.customHash { return hash(self, &hasher) }
      for i in 0..<value.count { value.fields[i].hash(into: &hasher) }
    case .enumeration(let value):
      if let hash = value.entry.owner.customHash { return hash(self, &hasher) }
      hasher.combine(value.entry.name)
      for element in value.payload { element.hash(into: &hasher) }
    case .object(let handle):
      if let hash = handle.body.type.customHash { return hash(self, &hasher) }
      hasher.combine(ObjectIdentifier(handle.body))
    case .function(let value): hasher.combine(ObjectIdentifier(value.code))
    case .type(let value): hasher.combine(value)
    case .keyPath(let value): hasher.combine(value.description)
    case .native(let value):
      if let value = value as? any NativeEquatable {
        value.hash(into: &hasher)
      } else {
        hasher.combine(ObjectIdentifier(value))
      }
    case .box: break
    }
  }
}

/// A host object that compares by content.
package protocol NativeEquatable: AnyObject {
  func isEqual(to other: AnyObject) -> Bool
  func hash(into hasher: inout Hasher)
}
