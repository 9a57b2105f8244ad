import Diagnostics
import Frameworks
import FrontEnd
import Interpreter
import Libraries
import Trace
import UIKitModel
import ViewGraph

/// One session: the learner's program, the window it is shown in, and the verbs of a finger. What the shell, the lessons
/// and the tests drive; everything that happens is an event in `recorder`.
package final class Simulation {
  /// What a session begins with.
  package struct Options {
    /// The iOS version whose rules hold.
    package var iOS = 26
    package var limits = Limits()
    /// The language mode of the compiler's judgement; nil for 5 as declarations are made and 6 in a review.
    package var languageMode: Int?
    /// Whether the compiler is asked as declarations are made.
    package var judging = Judging.off
    /// The installed compiler; nil where there is none.
    package var compiler: CompilerPlace?
    package init() {}
  }

  /// Whether the installed compiler judges declarations, and whether it may refuse them.
  package enum Judging: String {
    case off, on, strict
  }

  /// Where the installed compiler is, and where what it makes of the modules is kept.
  package struct CompilerPlace {
    package var path: String
    package var cache: String

    package init(path: String, cache: String) {
      self.path = path
      self.cache = cache
    }
  }

  package let recorder: Recorder
  package private(set) var machine: Machine
  package private(set) var surface: Surface
  var evaluator: Evaluator
  /// What the window shows.
  var content: Content?
  package internal(set) var options: Options
  /// The options that a session begins with, `set` forgotten.
  private let firstOptions: Options
  /// The installed compiler, once it was asked for; it outlives `reset`.
  var secondJudge: SecondJudge?
  /// Whether declarations were accepted about which the compiler has not been asked yet.
  var waitsForJudgement = false
  /// What was accepted, for the second judge, which may be asked late.
  var accepted: [(text: String, line: Int)] = []
  /// Asked now and then whether Ctrl-C was pressed.
  package var isInterrupted: () -> Bool = { false } { didSet { machine.isInterrupted = isInterrupted } }
  package var clearInterrupt: () -> Void = {} { didSet { machine.clearInterrupt = clearInterrupt } }

  package init(recorder: Recorder = Recorder(), options: Options = Options()) {
    self.recorder = recorder
    self.options = options
    firstOptions = options
    machine = Machine(recorder: recorder)
    surface = Surface(machine)
    evaluator = Evaluator(machine)
    install()
  }

  /// What goes with the simulation is no event.
  deinit { machine.isTearingDown = true }

  private func install() {
    let views = [swiftUIModule(), chartsModule(), appKitHostingModule()]
    for module in libraries() + uiKitModules() + views { surface.add(module) }
    installUIKit(machine)
    installSwiftUI(machine)
    addSessionFunctions()
    evaluator.didDeclareWrapped = { [unowned self] storage, name in adoptState(storage, name) }
    machine.willDeinit = { [recorder, unowned machine] body in
      // Views and controllers tell it, other objects of frameworks do not.
      guard body.type.isLearners || body.isView || body.isController else { return }
      recorder.record(Event(.deinit, type: body.displayType, object: body.name, at: machine.current.position))
    }
    machine.limits = options.limits
    machine.lowering.iOS = options.iOS
    machine.isInterrupted = isInterrupted
    machine.clearInterrupt = clearInterrupt
  }

  /// Back to an empty session; the events go too.
  package func reset() {
    machine.isTearingDown = true
    content = nil
    options = firstOptions
    accepted = []
    secondJudge?.reset()
    machine = Machine(recorder: recorder)
    surface = Surface(machine)
    evaluator = Evaluator(machine)
    recorder.removeAll()
    install()
  }

  // MARK: Swift

  /// Whether the last entry got so far that something of it ran; false where it was refused as a whole.
  package private(set) var hasRun = false

  /// Runs an entry or a file whose first line is `line`: one step. False where an error ended it. Declarations that are
  /// not the end of a block wait to be judged as a whole.
  @discardableResult
  package func evaluate(_ text: String, line: Int = 1, isFile: Bool = false, endsBlock: Bool = true) -> Bool {
    hasRun = false
    return step(judges: false) {
      let unit = try prepare(text, line: line, isFile: isFile)
      for notice in unit.notices { record(notice) }
      accepted.append((text, line))
      waitsForJudgement = options.judging != .off
      if endsBlock || !unit.isDeclaration || options.judging == .strict {
        do { try judge() } catch {
          unit.rollBack()
          throw error
        }
      }
      hasRun = true
      for statement in unit.statements {
        let value = try evaluator.run(statement) { () throws(Signal) in try self.advance() }
        if let type = statement.type, !isFile, !value.isVoid {
          let text = try machine.current.debugDescribe(machine.shown(value))
          recorder.record(
            Event(
              .value, type: (type.hasUnknown ? machine.type(of: value) : type).description, text: text,
              at: statement.position))
        }
      }
    }
  }

  private func prepare(_ text: String, line: Int, isFile: Bool) throws -> Evaluator.Unit_ {
    try evaluator.prepare(text, guards: isFile ? .file : .entry, line: line, mayWait: !isFile)
  }

  /// The value of a variable of the session as `print` writes it.
  package func value(of name: String) -> String? {
    if let state = machine.shellState(named: name) { return machine.description(state) }
    for prefix in ["", "_"] {
      if let variable = machine.program.variable(named: prefix + name) {
        return machine.description(variable.box.value)
      }
    }
    return nil
  }

  /// Whether a name is declared, so that it is no command.
  package func isDeclared(_ name: String) -> Bool {
    machine.program.variable(named: name) != nil || machine.program.sessionType(name) != nil
      || !machine.program.sessionScope.ownMembers(named: name).isEmpty
  }

  /// Names in scope that begin with `prefix`, for completion; after a dot, members of what stands before it.
  package func completions(for text: String) -> [String] {
    let word = text.reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let prefix = String(word.reversed())
    let before = text.dropLast(prefix.count)
    var names: Set<String> = []
    if before.last == "." {
      let base = String(before.dropLast().reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }.reversed())
      if let variable = machine.program.variable(named: base), let nominal = machine.nominal(of: variable.box.value) {
        names = nominal.memberNames(isStatic: false)
      } else if let nominal = machine.program.nominal(named: base) {
        names = nominal.memberNames(isStatic: true).union(nominal.cases.map(\.name))
      }
    } else if !prefix.isEmpty {
      names.formUnion(machine.program.variableOrder)
      names.formUnion(machine.program.sessionTypeNames)
      names.formUnion(machine.program.sessionScope.memberNames(isStatic: true))
      names.formUnion(surface.typeNames)
      names.formUnion(surface.functionNames)
    }
    return names.filter { $0.hasPrefix(prefix) && !$0.hasPrefix("_") && $0 != prefix }.sorted()
  }

  // MARK: Steps

  /// Runs `body` as one step and settles. An error becomes an event; false then.
  @discardableResult
  package func step(judges: Bool = true, _ body: () throws -> Void) -> Bool {
    recorder.beginStep()
    machine.beginBudget()
    var isFine = true
    do {
      if judges { try judge() }
      try body()
      try settle()
      findLeaks()
    } catch {
      report(error)
      isFine = false
      if case Signal.trap(let trap) = error, trap.kind == .trap || trap.kind == .exception {
        // The program would have crashed: what was shown is gone, declarations and variables stay.
        content = nil
        machine.dropScreen()
      } else if case Signal.trap(let trap) = error, trap.kind == .unsimulated {
        // The program stands: what it had changed before is shown.
        do { try settle() } catch { report(error) }
      }
    }
    machine.flushLine()
    return isFine
  }

  /// Records what a command that only looks has to say, as a step of its own.
  package func report(_ command: String, _ lines: [String]) {
    recorder.beginStep()
    recorder.record(Event(.report, type: command, text: lines.joined(separator: "\n")))
  }

  /// Records an error of a command, as a step of its own where none runs.
  package func fail(_ diagnostic: Diagnostic) {
    recorder.beginStep()
    record(diagnostic)
  }

  func record(_ diagnostic: Diagnostic) {
    let kind: EventKind = diagnostic.severity == .error ? .error : .warning
    recorder.record(Event(kind, message: diagnostic.text, rule: diagnostic.rule, at: diagnostic.position))
  }

  /// What went wrong, as an event.
  func report(_ error: any Error) {
    switch error {
    case let failure as ParseFailure: for diagnostic in failure.diagnostics { record(diagnostic) }
    case Signal.trap(let trap): record(trap.diagnostic)
    case Signal.thrown(let value):
      record(
        Diagnostic(
          "Fatal error: Error raised at top level: \(machine.debugDescription(value))", at: machine.current.position))
    case let diagnostic as Diagnostic: record(diagnostic)
    default: record(Diagnostic("a fault of interop: \(error)"))
    }
  }

  /// Moves the clock to what is due next; false where nothing is.
  private func advance() throws(Signal) -> Bool {
    if try machine.executor.runNext() { return true }
    guard let due = machine.executor.nextDue else { return false }
    machine.executor.now = max(machine.executor.now, due)
    return try machine.executor.runNext()
  }

  /// Runs what is due now until nothing is.
  package func settle() throws {
    try machine.screen.turn()
    machine.swiftUI.rest()
    machine.screen.rest()
  }

  /// The interface text of a name.
  package func source(of name: String) -> String? { surface.source(of: name) }
}
