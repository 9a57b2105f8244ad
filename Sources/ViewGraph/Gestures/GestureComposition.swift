import Interpreter

/// `simultaneously(with:)`: both see everything; over when both are.
final class SimultaneousRecognition: GestureRecognizing {
  private let parts: [any GestureRecognizing]
  private let value: ([Value?]) -> Value
  private var phases: [GesturePhase]

  init(_ parts: [any GestureRecognizing], value: @escaping ([Value?]) -> Value) {
    self.parts = parts
    self.value = value
    phases = parts.map { _ in .possible }
  }

  func feed(_ sample: TouchSample) throws(Signal) -> GesturePhase {
    for (index, part) in parts.enumerated() where !phases[index].isOver { phases[index] = try part.feed(sample) }
    let values = phases.map(\.value)
    guard phases.allSatisfy(\.isOver) else {
      return values.contains { $0 != nil } ? .active(value(values)) : .possible
    }
    return values.contains { $0 != nil } ? .ended(value(values)) : .failed
  }

  func cancel() throws(Signal) {
    for (index, part) in parts.enumerated() where !phases[index].isOver { try part.cancel() }
  }
}

/// `sequenced(before:)`: the second sees what comes after the first has ended.
final class SequenceRecognition: GestureRecognizing {
  private let first: any GestureRecognizing
  private let second: any GestureRecognizing
  /// The value of the first alone, or of both.
  private let value: (Value, Value??) -> Value
  private var firstValue: Value?

  init(
    _ first: any GestureRecognizing, _ second: any GestureRecognizing, value: @escaping (Value, Value??) -> Value
  ) {
    self.first = first
    self.second = second
    self.value = value
  }

  func feed(_ sample: TouchSample) throws(Signal) -> GesturePhase {
    guard let firstValue else {
      switch try first.feed(sample) {
      case .possible: return .possible
      case .failed: return .failed
      case .active(let now): return .active(value(now, nil))
      case .ended(let last):
        self.firstValue = last
        // The touch goes on where the first has ended.
        return .active(value(last, .some(nil)))
      }
    }
    switch try second.feed(sample) {
    case .possible: return .active(value(firstValue, .some(nil)))
    case .failed: return .failed
    case .active(let now): return .active(value(firstValue, .some(now)))
    case .ended(let last): return .ended(value(firstValue, .some(last)))
    }
  }

  func cancel() throws(Signal) { if firstValue == nil { try first.cancel() } else { try second.cancel() } }
}

/// `exclusively(before:)`, and the views that a touch goes through: a later one gets its turn when those before it have
/// failed, and is then told all that it has missed.
final class ExclusiveRecognition: GestureRecognizing {
  private let parts: [any GestureRecognizing]
  private let value: (Int, Value) -> Value
  private var seen: [TouchSample] = []
  private var turn = 0

  init(_ parts: [any GestureRecognizing], value: @escaping (Int, Value) -> Value) {
    self.parts = parts
    self.value = value
  }

  func feed(_ sample: TouchSample) throws(Signal) -> GesturePhase {
    seen.append(sample)
    guard turn < parts.count else { return .failed }
    var phase = try parts[turn].feed(sample)
    while case .failed = phase {
      turn += 1
      guard turn < parts.count else { return .failed }
      for missed in seen {
        phase = try parts[turn].feed(missed)
        if phase.isOver { break }
      }
    }
    let turn = turn
    return try phase.mapping { (now: Value) throws(Signal) in value(turn, now) }
  }

  func cancel() throws(Signal) { if turn < parts.count { try parts[turn].cancel() } }
}
