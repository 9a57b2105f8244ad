import Frameworks
import Interpreter

/// Every module of this room.
package func libraries() -> [Module] {
  [
    swiftModule(), concurrencyModule(), observationModule(), dispatchModule(), foundationModule(), objectiveCModule(),
    combineModule(),
  ]
}

/// Making values of the types that the modules declare.
extension Machine {
  func structure(_ name: String, _ fields: Value..., arguments: [SwiftType] = []) -> Value {
    .structure(StructValue(program.known(name), arguments: arguments, fields))
  }

  /// A type within another one, `AsyncStream.Continuation`.
  func nested(_ outer: String, _ inner: String) -> Nominal {
    if case .nominal(let nominal)? = program.known(outer).nestedType(inner) { return nominal }
    return program.known("\(outer).\(inner)")
  }

  /// A case of an enum.
  func entry(_ nominal: Nominal, _ name: String, _ payload: Value...) -> Value {
    nominal.ensureLoaded()
    guard let entry = nominal.cases.first(where: { $0.name == name }) else { return .void }
    return .enumeration(payload.isEmpty ? entry.plain : EnumValue(entry, payload))
  }

  func entry(_ name: String, _ entry: String, _ payload: Value...) -> Value {
    let nominal = program.known(name)
    nominal.ensureLoaded()
    guard let found = nominal.cases.first(where: { $0.name == entry }) else { return .void }
    return .enumeration(payload.isEmpty ? found.plain : EnumValue(found, payload))
  }

  /// An object of a module's class that the library makes, with what it keeps.
  func object(_ name: String, _ payload: AnyObject?, arguments: [SwiftType] = []) -> Value {
    let nominal = program.known(name)
    let handle = allocate(nominal, arguments: arguments, isTraced: false)
    var this = Value.object(handle)
    var type: Nominal? = nominal
    while let own = type {
      try? current.initializeFields(of: own, &this)
      type = own.superclassNominal
    }
    handle.body.payload = payload
    return this
  }

  func tuple(_ elements: (String?, Value)...) -> Value {
    .tuple(TupleValue(elements.map(\.1), labels: elements.map(\.0)))
  }

  /// Runs what a library does outside a call of the learner's program; an error is raised at its next step.
  func attempt(_ body: () throws(Signal) -> Void) {
    do throws(Signal) { try body() } catch { pendingError(error) }
  }
}

extension Value {
  /// What a framework keeps in the first field of a struct or with an object.
  package func payload<T: AnyObject>(_ type: T.Type) -> T? {
    switch self {
    case .structure(let value):
      if value.count > 0, case .native(let object) = value.fields[0] { return object as? T }
      return nil
    case .object(let handle): return handle.body.payload as? T
    case .native(let object): return object as? T
    case .some(let inner): return inner.payload(type)
    default: return nil
    }
  }

  var isType: Bool { if case .type = self { true } else { false } }

  /// The name of an enum's case.
  var caseName: String? { if case .enumeration(let value)? = unwrapped { value.entry.name } else { nil } }

  var payloads: [Value] { if case .enumeration(let value)? = unwrapped { value.payload } else { [] } }
}

extension Call {
  func payload<T: AnyObject>(_ type: T.Type) -> T? { this.payload(type) }
  func payload<T: AnyObject>(_ index: Int, _ type: T.Type) -> T? { value(index).payload(type) }

  /// A function of the learner's that is called later, on whatever runs then.
  func later(_ index: Int) -> (Value...) throws(Signal) -> Value {
    let function = value(index)
    let machine = machine
    return { (values: Value...) throws(Signal) -> Value in try machine.current.call(function, values) }
  }
}

/// A native member that answers with a closure of the host's.
package func native(_ name: String, _ body: @escaping (inout Call) throws(Signal) -> Value) -> Value {
  .function(FunctionValue(Code(name) { (call: inout Call) in try body(&call) }))
}
