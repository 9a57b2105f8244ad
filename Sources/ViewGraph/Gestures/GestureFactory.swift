import Interpreter
import Layout
import Libraries
import Trace
import UIKitModel

/// Makes the recognition of a gesture's value, as it stands on a view.
struct GestureFactory {
  let machine: Machine
  /// The view that the gesture stands on, in the window's coordinates, in points.
  let frame: Rect
  /// Finds a named space of coordinates, in the window's coordinates.
  let origin: (_ space: String) -> Point?
  /// The learner's view that it stands in.
  let owner: String

  func make(_ gesture: Value) throws(Signal) -> any GestureRecognizing {
    guard case .structure(let structure) = gesture else { throw unknown(gesture) }
    let type = structure.type
    func field(_ name: String) -> Value { type.storedMember(name).map { structure.fields[$0.slot] } ?? .void }
    if type.isLearners {
      guard let body = type.members(named: "body").first(where: { !$0.isRequirement && !$0.isStatic }) else {
        throw unknown(gesture)
      }
      return try make(machine.current.readExactly(body, of: gesture))
    }
    switch type.name {
    case "TapGesture": return TapRecognition(count: field("count").asInt ?? 1) { _ in .void }
    case "SpatialTapGesture":
      let space = field("space")
      return TapRecognition(count: field("count").asInt ?? 1) { sample in
        structured("SpatialTapGesture", [point(sample.location, in: space)])
      }
    case "LongPressGesture":
      return LongPressRecognition(
        seconds: field("minimumDuration").asDouble ?? 0.5, distance: field("maximumDistance").asDouble ?? 10)
    case "DragGesture":
      let (least, space) = (field("minimumDistance").asDouble ?? 10, field("coordinateSpace"))
      return MovementRecognition(
        begins: { $0.fingers == 1 && $0.distance >= least },
        value: { sample in
          structured(
            "DragGesture",
            [
              now, point(sample.location, in: space), point(sample.start, in: space),
              machine.value(Size(width: sample.velocity.x, height: sample.velocity.y)),
            ])
        })
    case "MagnifyGesture", "MagnificationGesture":
      let least = field("minimumScaleDelta").asDouble ?? 0.01
      return MovementRecognition(
        begins: { $0.fingers == 2 && abs($0.scale - 1) >= least },
        value: { sample in
          guard type.name == "MagnifyGesture" else { return .double(sample.scale) }
          return structured(
            type.name, [now, .double(sample.scale), .double(0), anchor(sample), point(sample.start, in: .void)])
        })
    case "RotateGesture", "RotationGesture":
      let least = field("minimumAngleDelta").asStruct?.fields[0].asDouble ?? 0
      return MovementRecognition(
        begins: { $0.fingers == 2 && abs($0.angle) >= least },
        value: { sample in
          guard type.name == "RotateGesture" else { return angle(sample.angle) }
          return structured(
            type.name, [now, angle(sample.angle), angle(0), anchor(sample), point(sample.start, in: .void)])
        })
    case "_EndedGesture", "_ChangedGesture":
      let action = field("action")
      return ToldRecognition(try make(field("content")), isForEnd: type.name == "_EndedGesture") {
        (value: Value) throws(Signal) in try tell(action, value)
      }
    case "_MapGesture":
      let transform = field("transform")
      return MappedRecognition(try make(field("content"))) { (value: Value) throws(Signal) in
        try machine.current.call(transform, [value])
      }
    case "GestureStateGesture": return try updating(field("base"), field("state"), field("update"))
    case "SimultaneousGesture":
      return SimultaneousRecognition([try make(field("first")), try make(field("second"))]) { values in
        structured(type.name, values.map(Value.optional))
      }
    case "SequenceGesture":
      return SequenceRecognition(try make(field("first")), try make(field("second"))) { first, second in
        guard let second else { return enumerated(type.name, "first", [first]) }
        return enumerated(type.name, "second", [first, .optional(second)])
      }
    case "ExclusiveGesture":
      return ExclusiveRecognition([try make(field("first")), try make(field("second"))]) { turn, value in
        enumerated(type.name, turn == 0 ? "first" : "second", [value])
      }
    case "AnyGesture": return try make(field("gesture"))
    default: throw unknown(gesture)
    }
  }

  private func updating(_ base: Value, _ state: Value, _ update: Value) throws(Signal) -> any GestureRecognizing {
    guard let wrapper = state.asStruct, case .native(let object) = wrapper.fields[1],
      let location = object as? Location,
      case .function(let function) = update
    else { return try make(base) }
    return UpdatingRecognition(try make(base), location, initial: wrapper.fields[0]) {
      (value: Value, now: Value) throws(Signal) in
      var values = [value, now, machine.transaction]
      _ = try machine.current.callInout(function, &values, [1, 2])
      return values[1]
    }
  }

  /// Calls the learner's closure, as an event.
  func tell(_ action: Value, _ value: Value) throws(Signal) { try machine.tell(action, [value], in: owner) }

  // MARK: Values

  private func unknown(_ gesture: Value) -> Signal {
    .trap("a value of type '\(machine.type(of: gesture))' is no gesture", at: machine.current.position)
  }

  /// The nested `Value` of a gesture.
  private func structured(_ gesture: String, _ fields: [Value]) -> Value {
    guard case .nominal(let nominal)? = machine.program.known(gesture).nestedType("Value") else { return .void }
    return .structure(StructValue(nominal, fields))
  }

  private func enumerated(_ gesture: String, _ name: String, _ payload: [Value]) -> Value {
    guard case .nominal(let nominal)? = machine.program.known(gesture).nestedType("Value") else { return .void }
    nominal.ensureLoaded()
    return nominal.cases.first { $0.name == name }.map { .enumeration(EnumValue($0, payload)) } ?? .void
  }

  private var now: Value { machine.date(machine.nowSinceReference) }

  private func angle(_ radians: Double) -> Value {
    .structure(StructValue(machine.program.known("Angle"), [.double(radians)]))
  }

  /// Where in the view the fingers stand, as a part of its size.
  private func anchor(_ sample: TouchSample) -> Value {
    func part(_ place: Double, _ length: Double) -> Value { .double(length > 0 ? place / length : 0) }
    return .structure(
      StructValue(
        machine.program.known("UnitPoint"),
        [
          part(sample.start.x - frame.origin.x, frame.size.width),
          part(sample.start.y - frame.origin.y, frame.size.height),
        ]))
  }

  /// A place in the view's own coordinates, in the window's, or in those of a view with a name.
  func point(_ place: Point, in space: Value) -> Value {
    var zero = frame.origin
    if case .enumeration(let value) = space {
      if value.entry.name == "global" { zero = .zero }
      if value.entry.name == "named", let name = value.payload.first {
        zero = origin(machine.description(name)) ?? .zero
      }
    }
    return machine.value(Point(x: place.x - zero.x, y: place.y - zero.y))
  }
}

extension Machine {
  /// Calls a closure of the learner's, as an event of the view that it stands in; one without parameters is given none.
  func tell(_ action: Value, _ arguments: [Value], in owner: String) throws(Signal) {
    let number = recorder.record(Event(.action, type: owner.isEmpty ? nil : owner, text: "closure"))
    recorder.enter(number)
    defer { recorder.leave() }
    let takesValue: Bool
    if case .function(let function) = action {
      takesValue = function.code.parameterCount > 0
    } else {
      takesValue = false
    }
    _ = try current.call(action, takesValue ? arguments : [])
  }
}

extension ViewNode {
  /// Calls a closure that was given to the view, as an event.
  func tell(_ action: Value, _ arguments: Value...) throws(Signal) {
    try machine.tell(action, arguments, in: enclosingType)
  }
}
