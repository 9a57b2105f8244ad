import Diagnostics
import Interpreter
import Trace
import UIKitModel
import ViewGraph

extension Simulation {
  /// Live objects that the learner's code made, a line each, with who keeps them where that is no variable.
  package func objects() -> [String] {
    let bodies = machine.liveBodies.filter(\.isTraced)
    let width = bodies.map(\.name.count).max() ?? 0
    let graph = ObjectGraph(machine)
    return bodies.map { body in
      let keeper = graph.path(to: body).map(ObjectGraph.words) ?? "nothing lasting leads to it"
      return body.name + String(repeating: " ", count: width - body.name.count + 2) + keeper
    }
  }

  /// Who keeps an object alive, in words: the way from what is always there, or the circle in which it keeps itself.
  package func retained(_ target: String) throws -> [String] {
    let body = try object(named: target)
    let graph = ObjectGraph(machine)
    if let path = graph.path(to: body) { return ["\(ObjectGraph.words(path)) → \(body.name)"] }
    if let cycle = graph.cycle(of: body) {
      return [
        "nothing that lasts leads to \(body.name); it keeps itself:", "\(ObjectGraph.words(cycle)) → \(body.name)",
        Self.cure(cycle),
      ]
    }
    return [
      "\(body.name) is alive and no lasting reference to it is known",
      "something that is going on may hold it: a call, a task that waits, a callback of a framework",
    ]
  }

  /// An object by its handle, a variable or its class.
  private func object(named target: String) throws -> Body {
    if let body = machine.liveBodies.last(where: { $0.name == target }) { return body }
    if let value = machine.program.variable(named: target)?.box.value.unwrapped {
      guard let body = value.asHandle?.body else { throw Diagnostic("'\(target)' is no object") }
      return body
    }
    let named = machine.liveBodies.filter { $0.displayType == target || $0.type.name == target }
    if named.count == 1 { return named[0] }
    if named.count > 1 {
      throw Diagnostic(
        "there are \(named.count) live objects of type '\(target)'",
        advice: ["say which: \(named.prefix(6).map(\.name).joined(separator: ", "))"])
    }
    throw Diagnostic("no live object is named '\(target)'", advice: ["`objects` lists them"])
  }

  /// A coordinator or view that outlives its representable is a leak, a controller that outlives its place in a container
  /// or its presentation too, unless something of the learner's still uses it (L76).
  func findLeaks() {
    for (body, owner) in machine.swiftUI.takeOutliving() { report(body, outlives: owner, endsIn: "dismantleUIView") }
    for (body, place) in machine.screen.takeOutliving() {
      report(body, outlives: place, endsIn: "viewDidDisappear(_:)")
    }
  }

  private func report(_ body: Body, outlives owner: String, endsIn method: String) {
    let graph = ObjectGraph(machine)
    let path = graph.path(to: body)
    // What a variable or the window leads to is in use.
    if let path, !path.contains(where: \.isWaiting) { return }
    guard let way = path ?? graph.cycle(of: body) else { return }
    let place = way.last { $0.position.line > 0 }?.position ?? .none
    recorder.record(
      Event(
        .warning,
        message: Diagnostic(
          "\(body.name) outlives \(owner): \(ObjectGraph.words(way)) → \(body.name)",
          advice: [Self.cure(way, endsIn: method)]
        ).text, rule: "leak", at: place))
  }

  /// Which reference should be weak.
  private static func cure(_ way: [ObjectGraph.Link], endsIn method: String = "dismantleUIView") -> String {
    if let link = way.last(where: \.isCapture) {
      return "capture it weakly in line \(link.position.line): [weak \(link.captured)]"
    }
    if way.contains(where: \.isWaiting) {
      return "invalidate or cancel it in \(method): while it holds the object, deinit does not come"
    }
    if let link = way.last(where: { $0.position.line > 0 }) {
      return "make the property in line \(link.position.line) weak"
    }
    return "one of these references should be weak"
  }
}
