import Interpreter
import Layout
import Trace
import UIKitModel

/// What a gesture of SwiftUI's has come to.
enum GesturePhase {
  /// It may still become one.
  case possible
  /// It goes on, with a value.
  case active(Value)
  case ended(Value)
  case failed

  var isOver: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .active: false
    }
  }

  var value: Value? {
    switch self {
    case .active(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }

  /// The same phase with another value.
  func mapping(_ transform: (Value) throws(Signal) -> Value) throws(Signal) -> GesturePhase {
    switch self {
    case .possible, .failed: self
    case .active(let value): .active(try transform(value))
    case .ended(let value): .ended(try transform(value))
    }
  }
}

/// A gesture as it is recognized: sees one moment after the other until it is over.
protocol GestureRecognizing: AnyObject {
  func feed(_ sample: TouchSample) throws(Signal) -> GesturePhase
  /// Another one has won.
  func cancel() throws(Signal)
}

extension GestureRecognizing {
  func cancel() throws(Signal) {}
}

/// `TapGesture` and `SpatialTapGesture`: as many touches as it wants, none of them moved or held.
final class TapRecognition: GestureRecognizing {
  private let count: Int
  private let value: (TouchSample) -> Value

  init(count: Int, value: @escaping (TouchSample) -> Value) {
    self.count = count
    self.value = value
  }

  func feed(_ sample: TouchSample) -> GesturePhase {
    if sample.phase == .lapsed || sample.fingers > 1 || sample.distance > 10 || sample.duration > 0.75 {
      return .failed
    }
    guard sample.phase == .ended, sample.touch == count else { return .possible }
    return .ended(value(sample))
  }
}

/// `LongPressGesture`: goes on from the touch, ends when it has lasted.
final class LongPressRecognition: GestureRecognizing {
  private let seconds: Double
  private let distance: Double

  init(seconds: Double, distance: Double) {
    self.seconds = seconds
    self.distance = distance
  }

  func feed(_ sample: TouchSample) -> GesturePhase {
    if sample.phase == .lapsed || sample.fingers > 1 || sample.distance > distance { return .failed }
    if sample.duration >= seconds { return .ended(.bool(true)) }
    return sample.phase == .ended ? .failed : .active(.bool(true))
  }
}

/// `DragGesture`, `MagnifyGesture`, `RotateGesture`: begins when it is far enough, ends with the touch.
final class MovementRecognition: GestureRecognizing {
  private let begins: (TouchSample) -> Bool
  private let value: (TouchSample) -> Value
  private var hasBegun = false

  init(begins: @escaping (TouchSample) -> Bool, value: @escaping (TouchSample) -> Value) {
    self.begins = begins
    self.value = value
  }

  func feed(_ sample: TouchSample) -> GesturePhase {
    if sample.phase == .lapsed { return .failed }
    if !hasBegun { hasBegun = begins(sample) }
    if sample.phase == .ended { return hasBegun ? .ended(value(sample)) : .failed }
    return hasBegun ? .active(value(sample)) : .possible
  }
}

/// `onChanged` and `onEnded`: pass on, and tell the closure.
final class ToldRecognition: GestureRecognizing {
  private let base: any GestureRecognizing
  private let isForEnd: Bool
  private let tell: (Value) throws(Signal) -> Void
  private var last: Value?

  init(_ base: any GestureRecognizing, isForEnd: Bool, tell: @escaping (Value) throws(Signal) -> Void) {
    self.base = base
    self.isForEnd = isForEnd
    self.tell = tell
  }

  func feed(_ sample: TouchSample) throws(Signal) -> GesturePhase {
    let phase = try base.feed(sample)
    switch phase {
    case .ended(let value) where isForEnd: try tell(value)
    case .active(let value) where !isForEnd:
      if let last, last.isEqual(to: value) { break }
      last = value
      try tell(value)
    default: break
    }
    return phase
  }

  func cancel() throws(Signal) { try base.cancel() }
}

/// `map`: the same with another value.
final class MappedRecognition: GestureRecognizing {
  private let base: any GestureRecognizing
  private let transform: (Value) throws(Signal) -> Value

  init(_ base: any GestureRecognizing, transform: @escaping (Value) throws(Signal) -> Value) {
    self.base = base
    self.transform = transform
  }

  func feed(_ sample: TouchSample) throws(Signal) -> GesturePhase { try base.feed(sample).mapping(transform) }
  func cancel() throws(Signal) { try base.cancel() }
}

/// `updating`: writes the gesture's state while it goes on, and sets it back when it is over. The closures of `onEnded`
/// around it run after it was set back (not verified).
final class UpdatingRecognition: GestureRecognizing {
  private let base: any GestureRecognizing
  private let location: Location
  private let update: (Value, Value) throws(Signal) -> Value
  private let initial: Value

  init(
    _ base: any GestureRecognizing, _ location: Location, initial: Value,
    update: @escaping (Value, Value) throws(Signal) -> Value
  ) {
    self.base = base
    self.location = location
    self.initial = initial
    self.update = update
  }

  func feed(_ sample: TouchSample) throws(Signal) -> GesturePhase {
    let phase = try base.feed(sample)
    switch phase {
    case .active(let value): location.write(try update(value, location.current))
    case .ended, .failed: location.write(initial)
    case .possible: break
    }
    return phase
  }

  func cancel() throws(Signal) {
    try base.cancel()
    location.write(initial)
  }
}
