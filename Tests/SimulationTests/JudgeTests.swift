import Foundation
import FrontEnd
import Simulation
import Testing
import Trace

/// What the installed compiler says of a session, at its place.
struct JudgeTests {
  /// A session that asks the compiler; the modules are made once for all tests.
  private func session(_ change: (inout Simulation.Options) -> Void = { _ in }) throws -> Simulation {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let path = try #require(folders.map { "\($0)/swiftc" }.first { FileManager.default.isExecutableFile(atPath: $0) })
    var options = Simulation.Options()
    let cache = FileManager.default.temporaryDirectory.appendingPathComponent("interop-judge").path
    options.compiler = Simulation.CompilerPlace(path: path, cache: cache)
    options.judging = .on
    change(&options)
    return Simulation(options: options)
  }

  private func said(_ simulation: Simulation, rule: String? = "swiftc") -> [String] {
    simulation.recorder.events.filter { $0.rule == rule || $0.kind == .error }.map {
      "\($0.kind.rawValue) \($0.position.line):\($0.position.column) \($0.message ?? "")"
    }
  }

  @Test("A finding is a warning at its place in the entry, and the entry runs all the same")
  func finding() throws {
    let simulation = try session()
    simulation.evaluate("let before = 1\nlet other = 2", line: 1)
    simulation.evaluate(
      """
      func value() -> Int {
        let unused = 3
        return 4
      }
      """, line: 7)
    simulation.evaluate("value()", line: 11)
    #expect(
      said(simulation) == [
        "warning 8:7 initialization of immutable value 'unused' was never used; consider replacing with assignment to '_' or removing it"
      ])
    #expect(simulation.recorder.events.last?.text == "4")
  }

  @Test("What a later entry declares is no error, and a block is judged at its end")
  func laterNames() throws {
    let simulation = try session()
    simulation.evaluate("func first() -> Int { second() }", line: 1)
    simulation.evaluate("func second() -> Int { 2 }", line: 2)
    simulation.evaluate("extension Later {\n  func two() -> Int { 2 }\n}", line: 3, endsBlock: false)
    simulation.evaluate("struct Later {}", line: 6, endsBlock: false)
    simulation.evaluate("first() + Later().two()", line: 7)
    #expect(said(simulation) == [])
    #expect(simulation.recorder.events.last?.text == "4")
  }

  @Test("A declaration that replaces another is judged alone")
  func replaced() throws {
    let simulation = try session()
    simulation.evaluate("struct Box { var side = 1 }", line: 1)
    simulation.evaluate("struct Box { var edge = 1 }\nfunc size(_ box: Box) -> Int { box.edge }", line: 2)
    simulation.evaluate("func size(_ box: Box) -> Int { box.edge * 2 }", line: 4)
    #expect(said(simulation) == [])
  }

  @Test("State of the prompt, selectors and what belongs to Objective-C pass at their columns")
  func rewriting() throws {
    let simulation = try session()
    simulation.evaluate("@State var query = \"\"", line: 1)
    simulation.evaluate(
      """
      final class Target: NSObject {
        @objc func hit(_ sender: UISwitch) {}
        func attach(to view: UISwitch) { view.addTarget(self, action: #selector(hit(_:)), for: .valueChanged); let x = 1 }
      }
      struct Field: View {
        @Binding var text: String
        var body: some View { Text(text) }
      }
      struct Page: View {
        var body: some View { Field(text: $query) }
      }
      extension EnvironmentValues { @Entry var level = 3 }
      struct Leaf: View {
        @Environment(\\.level) var level
        var body: some View { Text("\\(level)") }
      }
      #Preview { Page() }
      """, line: 2)
    #expect(
      said(simulation) == [
        "warning 4:110 initialization of immutable value 'x' was never used; consider replacing with assignment to '_' or removing it"
      ])
  }

  @Test("Strict judging refuses the entry and takes nothing of it")
  func strict() throws {
    let simulation = try session { $0.judging = .strict }
    #expect(
      !simulation.evaluate("@MainActor final class Model { var n = 0 }\nfunc touch(_ model: Model) { model.n += 1 }"))
    #expect(
      said(simulation) == [
        """
        error 2:36 main actor-isolated property 'n' can not be mutated from a nonisolated context
        mutation of this property is only permitted within the actor
        add '@MainActor' to make global function 'touch' part of global actor 'MainActor'
        """
      ])
    #expect(!simulation.isDeclared("Model"))
    #expect(simulation.evaluate("struct Model { var n = 0 }"))
  }

  @Test("A review is in the Swift 6 mode unless 5 was asked for")
  func modes() throws {
    let text = "var count = 0\nfunc later() { Task.detached { count += 1 } }"
    let six = try session()
    six.evaluate(text)
    #expect(six.review().contains { $0.message.contains("main actor-isolated var 'count'") && $0.severity == .error })
    let five = try session { $0.languageMode = 5 }
    five.evaluate(text)
    #expect(!five.review().contains { $0.severity == .error })
  }

  @Test("An entry runs the same after undo: nothing is asked again, the same is said")
  func again() throws {
    let simulation = try session()
    let text = "func value() -> Int {\n  let unused = 3\n  return 4\n}"
    simulation.evaluate(text)
    let first = said(simulation)
    simulation.reset()
    simulation.evaluate(text)
    #expect(said(simulation) == first && first.count == 1)
  }
}
