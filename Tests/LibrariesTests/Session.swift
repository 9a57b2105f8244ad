import Diagnostics
import Frameworks
import FrontEnd
import Interpreter
import Libraries
import Trace

/// One session of the interpreter with every module of the room.
final class Session {
  let recorder = Recorder()
  let machine: Machine
  let surface: Surface
  private let evaluator: Evaluator

  init() {
    machine = Machine(recorder: recorder)
    surface = Surface(machine)
    for module in libraries() { surface.add(module) }
    evaluator = Evaluator(machine)
  }

  /// Runs a text; errors and traps are lines too.
  func run(_ text: String) {
    recorder.beginStep()
    machine.beginBudget()
    do throws(ParseFailure) {
      let unit = try evaluator.prepare(text)
      for statement in unit.statements {
        do throws(Signal) {
          _ = try evaluator.run(statement) { () throws(Signal) in
            if try machine.executor.runNext() { return true }
            guard let due = machine.executor.nextDue else { return false }
            machine.executor.now = max(machine.executor.now, due)
            return true
          }
        } catch {
          say(error)
          return
        }
      }
    } catch {
      for diagnostic in error.diagnostics { recorder.record(Event(.error, message: diagnostic.text)) }
    }
  }

  /// Moves the clock and runs what is due until then.
  func wait(_ seconds: Double) {
    let end = machine.executor.now + seconds
    machine.beginBudget()
    while let due = machine.executor.nextDue, due <= end + 1e-9 {
      machine.executor.now = max(machine.executor.now, due)
      do throws(Signal) { _ = try machine.executor.runNext() } catch { say(error) }
    }
    machine.executor.now = end
  }

  private func say(_ error: Signal) {
    switch error {
    case .thrown(let value): recorder.record(Event(.error, message: "thrown \(machine.description(value))"))
    case .trap(let trap): recorder.record(Event(.error, message: trap.diagnostic.text))
    }
  }

  /// What was printed, with errors among it.
  var lines: [String] {
    recorder.events.compactMap { event in
      switch event.kind {
      case .print: event.text
      case .error: "error: \(event.message ?? "")"
      case .warning: "warning: \(event.message ?? "")"
      default: nil
      }
    }
  }

  func events(_ kind: EventKind) -> [String] { recorder.events.filter { $0.kind == kind }.map(\.what) }
}

/// What a text prints within some seconds of virtual time, a line each.
func printed(_ text: String, wait: Double = 10) -> String {
  nonisolated(unsafe) var result = ""
  LargeStack.run {
    let session = Session()
    session.run(text)
    session.wait(wait)
    result = session.lines.joined(separator: "\n")
    session.machine.isTearingDown = true
  }
  return result
}

/// Something asked of a session, on a stack that is large enough.
func inSession<T>(_ body: @escaping (Session) -> T) -> T {
  nonisolated(unsafe) var result: T?
  nonisolated(unsafe) let body = body
  LargeStack.run {
    let session = Session()
    result = body(session)
    session.machine.isTearingDown = true
  }
  return result!
}
