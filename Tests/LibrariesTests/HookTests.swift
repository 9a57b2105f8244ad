import Frameworks
import Interpreter
import Libraries
import Testing

/// What other rooms subscribe with.
struct HookTests {
  private static let model = """
    import Combine
    import Observation
    final class Model: ObservableObject {
      @Published var name = "a"
      @Published var count = 0
    }
    let model = Model()
    @Observable final class Tracked { var value = 1; var other = 2 }
    let tracked = Tracked()
    """

  private static func body(_ session: Session, _ name: String) -> Body {
    session.machine.program.variable(named: name)!.box.value.asHandle!.body
  }

  @Test func observingAnObject() {
    let (seen, states) = inSession { session in
      session.run(Self.model)
      let body = Self.body(session, "model")
      var seen: [String] = []
      let token = session.machine.observe(body) { seen.append($0 ?? "-") }
      session.run("model.name = \"b\"; model.count += 1; model.name = \"b\"; model.objectWillChange.send()")
      session.machine.unobserve(token)
      session.run("model.name = \"c\"")
      return (seen, session.events(.state))
    }
    #expect(seen == ["name", "count", "name", "-"])
    #expect(states == [#"Model.name: "a" → "b""#, "Model.count: 0 → 1", #"Model.name: "b" → "c""#])
  }

  @Test func trackingReads() throws {
    let changes = inSession { session in
      session.run(Self.model)
      var changes: [String] = []
      let machine = session.machine
      let tracked = Self.body(session, "tracked")
      let member = tracked.type.members(named: "value")[0]
      let result = try? machine.track(
        { () throws(Signal) in try machine.current.read(member, of: tracked.value) },
        onChange: { body, member in changes.append("\(body.name).\(member.name)") })
      session.run("tracked.other = 5; tracked.value = 1; tracked.value = 2; tracked.value = 3")
      changes.append("\(result?.value.asInt ?? 0) \(machine.stateEvent(of: tracked, "value") ?? 0 > 0)")
      return changes
    }
    #expect(changes == ["Tracked#1.value", "1 true"])
  }

  @Test func startingATask() {
    let lines = inSession { session in
      session.run(
        "let work = { () async in print(1); try? await Task.sleep(for: .seconds(1)); print(Task.isCancelled) }")
      let function = session.machine.program.variable(named: "work")!.box.value
      let task = session.machine.startTask(function)
      session.wait(0.5)
      task.cancel()
      session.wait(1)
      return session.lines
    }
    #expect(lines == ["1", "true"])
  }

  @Test func trapsInTasksEndTheStep() {
    #expect(printed("Task { let a: [Int] = []; print(a[0]) }\nprint(1)") == "1\nerror: Fatal error: Index out of range")
  }

  @Test func clockIsVirtual() {
    #expect(
      printed("Task { try? await Task.sleep(for: .seconds(3600)); print(Date()) }", wait: 4000)
        == "2026-01-01 10:00:00 +0000")
  }
}
