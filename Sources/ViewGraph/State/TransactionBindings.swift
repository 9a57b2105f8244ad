import Frameworks
import Interpreter

/// `withAnimation`, `withTransaction`, and what a transaction carries.
func bindTransactions(_ b: Bindings) {
  func run(_ call: Call, _ transaction: Value, _ body: Int) throws -> Value {
    let transactions = call.machine.swiftUI.transactions
    let outer = transactions.current
    transactions.current = transaction
    defer { transactions.current = outer }
    return try call.call(body)
  }
  func transaction(_ call: Call, animation: Value) -> Value {
    .structure(StructValue(call.machine.program.known("Transaction"), [animation, .bool(false)]))
  }
  b["withAnimation(_:_:)"] = { call in try run(call, transaction(call, animation: call.value(0)), 1) }
  b["withAnimation(_:completionCriteria:_:completion:)"] = { call in
    let result = try run(call, transaction(call, animation: call.value(0)), 2)
    let (machine, completion) = (call.machine, call.value(3))
    // Also where nothing changes: the completion comes when the animation would be over.
    machine.executor.schedule(after: Animations.seconds(call.value(0)), holding: completion) { () throws(Signal) in
      _ = try machine.current.call(completion)
    }
    return result
  }
  b["withTransaction(_:_:)"] = { call in try run(call, call.value(0), 1) }
}

/// How long animations take, in virtual seconds.
enum Animations {
  /// The seconds of an optional animation, its delay and repetitions included; 0 for none, infinite for one without end.
  static func seconds(_ animation: Value) -> Double {
    guard let fields = animation.unwrapped?.asStruct else { return 0 }
    return max(0, fields.fields[1].asDouble ?? 0)
  }

  static func areDisabled(_ transaction: Value) -> Bool { transaction.asStruct?.fields[1].asBool ?? false }

  /// The seconds of the animation that a transaction carries; 0 where it disables animations.
  static func seconds(of transaction: Value) -> Double {
    guard let fields = transaction.asStruct, !areDisabled(transaction) else { return 0 }
    return seconds(fields.fields[0])
  }
}
