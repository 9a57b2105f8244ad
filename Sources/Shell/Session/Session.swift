import Diagnostics
import FrontEnd
import Lessons
import Simulation
import Trace

/// A simulation with what a shell needs around it: commands told from Swift, events written, a log for `undo`.
package final class Session {
  /// The simulation that is driven.
  package let simulation: Simulation
  /// Where events go; nil where nobody looks.
  package let writer: EventWriter?
  /// The options, as `set` has changed them.
  package var options: Options
  /// Tells commands from Swift.
  package private(set) var router: LineRouter
  /// Whether an error has happened.
  package private(set) var hasFailed = false
  /// Whether `quit` was typed.
  package var wantsToQuit = false
  /// Whether what the compiler refuses is an error in a review, as `check` has it.
  package var refusesFindings = false
  /// Lessons and quizzes; nil in sessions that are only replayed.
  package var tutor: Tutor?
  /// What changed the simulation so far.
  package private(set) var log = SessionLog()
  /// The last step that changed the simulation.
  package private(set) var lastStep = 0
  /// What the last entry did to the session.
  package private(set) var lastEffect = CommandEffect.looks
  /// What was typed, by the step that it became.
  private var titles: [Int: String] = [:]
  /// What runs, for commands that change the simulation only sometimes.
  private var running: (entry: SessionLog.Entry, step: Int)?
  /// Whether the log runs again, so that nothing is added to it.
  private var isReplaying = false
  /// Events that are not written yet.
  private var held: [Event] = []
  /// How many events the log knows.
  private var noted = 0

  /// A session that writes to `writer`.
  package init(options: Options = Options(), writer: EventWriter? = nil, acceptsPrefixes: Bool = false) {
    var simulated = Simulation.Options()
    simulated.iOS = options.iOS
    simulated.compiler = Environment.compiler
    simulated.judging = options.typecheck.flatMap { Simulation.Judging(rawValue: $0.rawValue) } ?? .off
    let simulation = Simulation(options: simulated)
    self.simulation = simulation
    self.writer = writer
    self.options = options
    router = LineRouter(acceptsPrefixes: acceptsPrefixes, isDeclared: simulation.isDeclared)
    simulation.recorder.sink = { [weak self] event in
      // A simulation that goes with its session frees objects, which is no event any more.
      guard let self else { return }
      if event.kind == .error { hasFailed = true }
      pass(event)
    }
  }

  /// Writes an event, unless it or one before it is not complete: `sizeThatFits` gets its answer and `make` its object when
  /// the call is over, which the next event that is no deeper shows.
  private func pass(_ event: Event) {
    if let first = held.first, event.depth <= first.depth { writeHeld() }
    let isWhole = event.kind != .sizeThatFits && (event.kind != .make || event.object != nil)
    if held.isEmpty, isWhole { return writer?.write(event) ?? () }
    held.append(event)
  }

  /// Writes the events that were held back, as the recorder has them now.
  private func writeHeld() {
    let events = held
    held = []
    for event in events { writer?.write(simulation.recorder.event(event.number) ?? event) }
  }

  /// Sends out everything that happened.
  package func flush() {
    writeHeld()
    writer?.flush()
  }

  /// The events so far.
  package var events: [Event] { simulation.recorder.events }

  // MARK: - Entries

  /// Runs an entry whose first line is `line` of `source`, Swift or a command. Gives the events that it caused. Entries
  /// of one block are judged by the compiler at its end.
  @discardableResult
  package func run(_ entry: String, line: Int = 1, source: EventWriter.Source? = nil, endsBlock: Bool = true)
    -> [Event]
  {
    note()
    if Self.isComment(entry) { return [] }
    let mark = events.count
    let lastSource = writer?.source
    writer?.source = source
    defer {
      writeHeld()
      writer?.source = lastSource
    }
    simulation.recorder.entryPosition = SourcePosition(line: line, column: 1)
    let step = simulation.recorder.step + 1
    switch router.route(entry, line: line) {
    case .swift:
      lastEffect = .acts
      simulation.evaluate(entry, line: line, endsBlock: endsBlock)
      if simulation.hasRun {
        add(SessionLog.Entry(text: entry, line: line, endsBlock: endsBlock), from: step)
      } else {
        note()
        name(entry, from: step)
      }
    case .unknown(let diagnostic):
      lastEffect = .looks
      simulation.fail(diagnostic)
      note()
    case .command(let command, var arguments):
      running = (SessionLog.Entry(text: entry, line: line), step)
      defer { running = nil }
      do throws(Diagnostic) {
        try command.run(&arguments, in: self)
        if command.effect == .acts { add(SessionLog.Entry(text: entry, line: line), from: step) }
      } catch {
        simulation.fail(error)
      }
      note()
      if command.effect != .manages { name(entry, from: step) }
      lastEffect = command.effect
    }
    return events.count < mark ? events : Array(events[mark...])
  }

  /// Whether an entry has nothing but comments, or is the `#!` line of a script: no step then.
  private static func isComment(_ entry: String) -> Bool {
    entry.split(separator: "\n").allSatisfy { line in
      let code = line.drop { $0.isWhitespace }
      return code.isEmpty || code.hasPrefix("//") || code.hasPrefix("#!")
    }
  }

  /// Loads a Swift file as one unit, or runs any other file line by line. Throws where it cannot be read.
  package func load(_ path: String) throws(Diagnostic) {
    let text = try Self.text(of: path)
    if path.hasSuffix(".swift") { return evaluate(file: text, name: path) }
    let source = EventWriter.Source(text, name: path)
    for entry in EntryAssembler.entries(of: text) where !wantsToQuit {
      run(entry.text, line: entry.line, source: source)
    }
  }

  /// The text of a file.
  package static func text(of path: String) throws(Diagnostic) -> String {
    do throws(FileFailure) {
      let bytes = try FileStore.read(path)
      if let text = String(validating: bytes, as: UTF8.self) { return text }
    } catch {
      throw Diagnostic("cannot read '\(path)': \(error.reason)")
    }
    throw Diagnostic("cannot read '\(path)': it is not UTF-8")
  }

  private func evaluate(file text: String, name: String, isRedo: Bool = false) {
    let lastSource = writer?.source
    writer?.source = EventWriter.Source(text, name: name)
    defer {
      writeHeld()
      writer?.source = lastSource
    }
    let step = simulation.recorder.step + 1
    simulation.evaluate(text, isFile: true)
    add(SessionLog.Entry(text: text, kind: .file(name)), from: step, isRedo: isRedo)
  }

  private func add(_ entry: SessionLog.Entry, from step: Int, isRedo: Bool = false) {
    log.add(entry, isRedo: isRedo)
    noted = events.count
    lastStep = max(step, simulation.recorder.step)
    name(entry.title, from: step)
  }

  /// Takes the events that no entry accounts for into the log.
  private func note() {
    if noted < events.count { log.note(Array(events[noted...])) }
    noted = events.count
  }

  private func name(_ title: String, from step: Int) {
    guard step <= simulation.recorder.step else { return }
    for step in step...simulation.recorder.step where titles[step] == nil { titles[step] = title }
  }

  /// What was typed to cause a step.
  package func title(of step: Int) -> String? { titles[step] }

  // MARK: - What commands do to the session

  /// Answers with a report.
  package func report(_ command: String, _ lines: [String]) {
    simulation.report(command, lines)
  }

  /// Empties the session and its log.
  package func begin() {
    writeHeld()
    simulation.reset()
    log = SessionLog()
    forgetSteps()
  }

  /// `undo` goes no further back than here.
  package func closeLog() { log.close() }

  /// Empties the session so that `undo` brings it back.
  package func reset() {
    writeHeld()
    simulation.reset()
    log.add(SessionLog.Entry(text: "reset", kind: .reset))
    forgetSteps()
  }

  /// Does what `undo` has to take back, for a command that does not always.
  package func change(_ body: () -> Void) {
    body()
    if !isReplaying, let running { add(running.entry, from: running.step) }
  }

  private func forgetSteps() {
    titles = [:]
    noted = 0
    lastStep = 0
  }

  /// Takes the last entry back and gives it; nil where there is none.
  package func undo() -> SessionLog.Entry? {
    guard let entry = log.undo() else { return nil }
    writeHeld()
    quietly {
      simulation.reset()
      forgetSteps()
      log.replay(entry: { again($0) }, notes: { again($0) })
      noted = events.count
    }
    return entry
  }

  /// Runs the entry again that `undo` took back, and gives it; nil where there is none.
  package func redo() -> SessionLog.Entry? {
    guard let entry = log.redo() else { return nil }
    again(entry)
    log.add(entry, isRedo: true)
    noted = events.count
    return entry
  }

  private func quietly(_ body: () -> Void) {
    let state = (writer?.isMuted ?? false, hasFailed)
    writer?.isMuted = true
    body()
    writeHeld()
    writer?.isMuted = state.0
    hasFailed = state.1
  }

  /// Runs an entry of the log again.
  private func again(_ entry: SessionLog.Entry) {
    let step = simulation.recorder.step + 1
    isReplaying = true
    defer { isReplaying = false }
    simulation.recorder.entryPosition = SourcePosition(line: entry.line, column: 1)
    switch entry.kind {
    case .reset:
      simulation.reset()
      forgetSteps()
      return
    case .file: simulation.evaluate(entry.text, isFile: true)
    case .typed:
      switch router.route(entry.text, line: entry.line) {
      case .command(let command, var arguments):
        do throws(Diagnostic) { try command.run(&arguments, in: self) } catch { simulation.fail(error) }
      default: simulation.evaluate(entry.text, line: entry.line, endsBlock: entry.endsBlock)
      }
    }
    lastStep = max(step, simulation.recorder.step)
    name(entry.title, from: step)
  }

  /// Puts the events of what only looked back into their places.
  private func again(_ events: [Event]) {
    var step: Int?
    for event in events {
      if event.step != step { simulation.recorder.beginStep() }
      step = event.step
      simulation.recorder.record(event)
    }
  }

  /// Counts a failure that is no event, as a quiz below its pass mark.
  package func noteFailure() { hasFailed = true }
}
