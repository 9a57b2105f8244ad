import Interpreter

/// Arguments as the host wants them. What the lowering has checked is not checked again: a value of another kind gives the
/// neutral one.
extension Call {
  package func value(_ index: Int) -> Value { index < arguments.count ? arguments[index] : .void }
  package func int(_ index: Int) -> Int {
    switch value(index) {
    case .int(let value): value
    case .double(let value): Int(exactly: value.rounded(.towardZero)) ?? 0
    case .scalar(let value): value.int ?? Int(exactly: value.double.rounded(.towardZero)) ?? 0
    default: 0
    }
  }
  package func double(_ index: Int) -> Double { value(index).unwrapped?.asDouble ?? 0 }
  package func bool(_ index: Int) -> Bool { value(index).unwrapped?.asBool ?? false }
  package func string(_ index: Int) -> String { value(index).unwrapped?.asString ?? "" }
  package func array(_ index: Int) -> [Value] { value(index).unwrapped?.asArray ?? [] }
  package func handle(_ index: Int) -> Handle? { value(index).unwrapped?.asHandle }
  package func optional(_ index: Int) -> Value? { value(index).unwrapped }

  /// The receiver as an object's body.
  package var body: Body? { this.unwrapped?.asHandle?.body }

  /// The elements of an argument that is a sequence.
  package func elements(_ index: Int) throws(Signal) -> [Value] { try machine.elements(of: value(index), fiber) }

  /// Calls an argument that is a function without parameters.
  package func call(_ index: Int) throws(Signal) -> Value { try fiber.call(value(index)) }

  /// Calls an argument that is a function.
  package func call(_ index: Int, _ first: Value, _ second: Value? = nil) throws(Signal) -> Value {
    try fiber.call(value(index), first, second)
  }

  /// Asks an argument that is a condition.
  package func test(_ index: Int) throws(Signal) -> Bool { try call(index).asBool ?? false }

  /// Asks an argument that is a predicate.
  package func test(_ index: Int, _ first: Value, _ second: Value? = nil) throws(Signal) -> Bool {
    try call(index, first, second).asBool ?? false
  }

  package func trap(_ message: String) -> Signal { .trap(message, at: fiber.position) }
}
