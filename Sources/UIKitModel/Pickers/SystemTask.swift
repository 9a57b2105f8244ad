import Diagnostics
import Interpreter
import Layout
import Trace

/// How the user or the system ends what a system controller does, or a load.
struct SystemEnd {
  enum Way { case finish, cancel, fail }
  let way: Way
  let value: String?

  /// How many things are picked.
  var count: Int { value.flatMap { Int($0) } ?? 1 }
}

/// What the system's own controllers do at their end, by class; false where the class has no such end.
final class SystemTasks {
  typealias End = (_ controller: Body, _ end: SystemEnd) throws -> Bool
  var ends: [String: End] = [:]
  /// Loads and sessions that run beside the controllers, the last one begun at the end.
  var running: [(owner: ObjectIdentifier, end: (SystemEnd) throws -> Void)] = []
}

extension Machine {
  var systemTasks: SystemTasks {
    extra(SystemTasks.self) {
      let tasks = SystemTasks()
      installSystemControllers(tasks, self)
      return tasks
    }
  }
}

extension Screen {
  /// `finish`, `cancel` or `fail`: the system controller that is on top, else the last load; false where there is none.
  package func endSystemTask(_ verb: String, _ value: String?) throws -> Bool {
    let end = SystemEnd(way: verb == "finish" ? .finish : verb == "cancel" ? .cancel : .fail, value: value)
    let tasks = machine.systemTasks
    let controllers = machine.liveBodies.reversed().filter { body in
      body.phase == .alive && body.isController && body.controller.view?.body.window != nil
    }
    for controller in controllers {
      guard let run = machine.viewTraits.entry(tasks.ends, for: controller) else { continue }
      if try run(controller, end) { return true }
      throw Diagnostic("\(controller.name) has no '\(verb)'\(value.map { " \($0)" } ?? "")")
    }
    guard let running = tasks.running.last else { return false }
    try running.end(end)
    return true
  }

  /// Dismisses what shows a system controller that closes itself.
  func closeItself(_ controller: Body) throws(Signal) {
    var at: Body? = controller
    while let current = at {
      if let presenter = current.controller.presenting {
        try dismiss(from: presenter, animated: true)
        for watcher in pulledDown { try signalling { try watcher(current) } }
        return
      }
      at = current.controller.parent
    }
  }

  /// A picture that a picker or camera gives.
  func picture(_ name: String) throws(Signal) -> Value {
    let image = try machine.make("UIImage")
    image.body.setField("name", .string(name))
    return .object(image)
  }
}
