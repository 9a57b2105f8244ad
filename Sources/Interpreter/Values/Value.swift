/// A value of the learner's program. Reference cases are final classes with copy on write where Swift has value
/// semantics; Optional is explicit; `CGFloat` differs from `Double` in static types only.
package enum Value {
  case void
  case bool(Bool)
  case int(Int)
  case double(Double)
  /// A number of any other type.
  case scalar(Scalar)
  case string(String)
  case character(Character)
  case array([Value])
  case dictionary(DictionaryValue)
  case set(SetValue)
  case tuple(TupleValue)
  /// `nil`
  case none
  /// `Optional.some`
  indirect case some(Value)
  case structure(StructValue)
  case enumeration(EnumValue)
  case object(Handle)
  case function(FunctionValue)
  case type(SwiftType)
  case keyPath(KeyPathValue)
  /// What a framework keeps in a field and the learner's code only passes on.
  case native(AnyObject)
  /// A captured variable in its slot; never seen as a value.
  case box(Box)
}

/// A variable that outlives its scope because a closure has captured it, and a global.
package final class Box {
  // Mutation may release an object whose deinit reads the same variable; Swift's own check would end the process.
  @exclusivity(unchecked) package final var value: Value

  package init(_ value: Value = .void) { self.value = value }
}

/// Elements with labels.
package final class TupleValue {
  package let labels: [String?]
  package var elements: [Value]

  package init(_ elements: [Value], labels: [String?] = []) {
    self.elements = elements
    self.labels = labels.isEmpty ? Array(repeating: nil, count: elements.count) : labels
  }
}

/// A struct's fields in slots, copied when written to while shared.
package final class StructValue {
  package let type: Nominal
  /// Generic arguments, where they are known; for printing only.
  package let arguments: [SwiftType]
  package let count: Int
  package let fields: UnsafeMutablePointer<Value>

  package init(_ type: Nominal, arguments: [SwiftType] = [], count: Int) {
    self.type = type
    self.arguments = arguments
    self.count = count
    fields = .allocate(capacity: max(count, 1))
    fields.initialize(repeating: .void, count: count)
  }

  package convenience init(_ type: Nominal, arguments: [SwiftType] = [], _ values: [Value]) {
    self.init(type, arguments: arguments, count: values.count)
    for (i, value) in values.enumerated() { fields[i] = value }
  }

  package func copy() -> StructValue {
    let other = StructValue(type, arguments: arguments, count: count)
    for i in 0..<count { other.fields[i] = fields[i] }
    return other
  }

  deinit {
    // In declaration order, as Swift destroys fields.
    for i in 0..<count { (fields + i).deinitialize(count: 1) }
    fields.deallocate()
  }
}

/// One value of an enum.
package final class EnumValue {
  package let entry: EnumCase
  package let payload: [Value]
  package let arguments: [SwiftType]

  package init(_ entry: EnumCase, _ payload: [Value] = [], arguments: [SwiftType] = []) {
    self.entry = entry
    self.payload = payload
    self.arguments = arguments
  }
}

/// A weak or unowned variable's content.
package final class WeakReference {
  package weak var handle: Handle?
  package init(_ handle: Handle?) { self.handle = handle }
}

extension Value {
  /// A value that refers to no object and no code.
  var isPlain: Bool {
    switch self {
    case .void, .bool, .int, .double, .scalar, .string, .character, .none: true
    case .some(let value): value.isPlain
    case .array(let elements): elements.allSatisfy(\.isPlain)
    case .structure(let structure): (0..<structure.count).allSatisfy { structure.fields[$0].isPlain }
    case .enumeration(let value): value.payload.allSatisfy(\.isPlain)
    default: false
    }
  }

  /// A Swift optional of `value`.
  package static func optional(_ value: Value?) -> Value { value.map { .some($0) } ?? .none }

  /// What an optional holds: nil for `nil`, the value itself where it is no optional.
  package var unwrapped: Value? {
    switch self {
    case .none: nil
    case .some(let value): value.unwrapped
    default: self
    }
  }

  package var isOptional: Bool {
    switch self {
    case .none, .some: true
    default: false
    }
  }

  package var isVoid: Bool { if case .void = self { true } else { false } }
  package var asBool: Bool? { if case .bool(let value) = self { value } else { nil } }
  /// An integer of whatever type, where it fits.
  package var asInt: Int? {
    switch self {
    case .int(let value): value
    case .scalar(let value): value.int
    default: nil
    }
  }
  package var asHandle: Handle? { if case .object(let value) = self { value } else { nil } }
  package var asArray: [Value]? { if case .array(let value) = self { value } else { nil } }
  package var asStruct: StructValue? { if case .structure(let value) = self { value } else { nil } }
  package var asFunction: FunctionValue? { if case .function(let value) = self { value } else { nil } }

  package var asString: String? {
    switch self {
    case .string(let value): value
    case .character(let value): String(value)
    case .structure(let value) where value.type === value.type.program.substring: value.fields[0].asString
    default: nil
    }
  }

  /// The number as a `Double`, also from an integer.
  package var asDouble: Double? {
    switch self {
    case .double(let value): value
    case .int(let value): Double(value)
    case .scalar(let value): value.double
    default: nil
    }
  }
}
