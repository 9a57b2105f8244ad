import Interpreter
import Simulation
import Trace

extension Simulation {
  /// What a learner sees of each event that has happened, a line each.
  var lines: [String] { recorder.events.map { String(repeating: "  ", count: $0.depth) + EventText.line($0) } }
}

/// Something asked of a session, on a stack that is large enough.
func inSimulation<T>(_ body: @escaping (Simulation) throws -> T) throws -> T {
  nonisolated(unsafe) var result: Result<T, any Error>?
  nonisolated(unsafe) let body = body
  LargeStack.run {
    let simulation = Simulation()
    result = Result { try body(simulation) }
    simulation.machine.isTearingDown = true
  }
  return try result!.get()
}
