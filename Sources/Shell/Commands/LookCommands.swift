import Diagnostics
import Trace

/// The tree of what is shown.
struct TreeCommand: Command {
  let name = "tree"
  let usage = "tree [swiftui|uikit]"
  let summary = "shows the tree of views, as SwiftUI or as UIKit sees it"
  let topic = CommandTopic.looking
  let effect = CommandEffect.looks
  let completion = CommandCompletion.words(["swiftui", "uikit"])

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    let kind = arguments.isEmpty ? "swiftui" : try arguments.choice("a tree", of: ["swiftui", "uikit"])
    try arguments.end()
    let lines = session.simulation.tree(kind)
    session.report(name, lines.isEmpty ? ["nothing is shown; `show EXPR` shows something"] : lines)
  }
}

/// Sources of truth and their values.
struct StateCommand: Command {
  let name = "state"
  let usage = "state"
  let summary = "lists sources of truth and their values"
  let topic = CommandTopic.looking
  let effect = CommandEffect.looks

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    try arguments.end()
    let lines = session.simulation.state()
    session.report(name, lines.isEmpty ? ["there is no state yet; `@State var query = \"\"` makes some"] : lines)
  }
}

/// Frames and how they came about.
struct LayoutCommand: Command {
  let name = "layout"
  let usage = "layout [TARGET]"
  let summary = "shows frames: what was proposed and what was answered"
  let topic = CommandTopic.looking
  let effect = CommandEffect.looks

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    let target = arguments.optionalWord()
    try arguments.end()
    session.simulation.perform(name, target.map { [$0] } ?? [])
  }
}

/// Live objects.
struct ObjectsCommand: Command {
  let name = "objects"
  let usage = "objects"
  let summary = "lists the objects that are alive"
  let topic = CommandTopic.looking
  let effect = CommandEffect.looks

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    try arguments.end()
    let lines = session.simulation.objects()
    session.report(name, lines.isEmpty ? ["no object is alive"] : lines)
  }
}

/// Who keeps an object alive.
struct RetainedCommand: Command {
  let name = "retained"
  let usage = "retained OBJECT"
  let summary = "shows who keeps an object alive, as a path from what is always there"
  let topic = CommandTopic.looking
  let effect = CommandEffect.looks

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    let target = try arguments.word("an object: a handle or a variable")
    try arguments.end()
    do {
      session.report(name, try session.simulation.retained(target))
    } catch let diagnostic as Diagnostic {
      throw diagnostic
    } catch {
      throw Diagnostic("a fault of interop: \(error)")
    }
  }
}

/// The events of a step again, as many as there are.
struct TraceCommand: Command {
  let name = "trace"
  let usage = "trace [STEP|all] [KIND…]"
  let summary = "shows all events of the last step, of a step or of the session"
  let details =
    "With kinds (`trace all make update`) only those. `set trace off|calls|full` says what is shown as it happens."
  let topic = CommandTopic.looking
  let effect = CommandEffect.looks
  let completion = CommandCompletion.words(["all"] + EventKind.allCases.map(\.rawValue))

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    var step: Int? = session.lastStep
    if arguments.take("all") {
      step = nil
    } else if let number = arguments.next.flatMap({ Int($0.text) }) {
      _ = arguments.optionalWord()
      step = number
    }
    var kinds: Set<String> = []
    while !arguments.isEmpty {
      kinds.insert(try arguments.choice("a step, 'all' or a kind of event", of: EventKind.allCases.map(\.rawValue)))
    }
    let events = session.events.filter {
      (step == nil || $0.step == step) && (kinds.isEmpty ? $0.kind != .report : kinds.contains($0.kind.rawValue))
    }
    let writer = EventWriter(Console(write: { _ in }, writeError: { _ in }), isJSON: false)
    let lines = events.flatMap { writer.lines($0) }
    session.report(name, lines.isEmpty ? [step.map { "step \($0) has no such events" } ?? "no such events"] : lines)
  }
}

/// The chain of causes of an event.
struct WhyCommand: Command {
  let name = "why"
  let usage = "why N"
  let summary = "tells the causes of event N, back to what you typed"
  let topic = CommandTopic.looking
  let effect = CommandEffect.looks
  let completion = CommandCompletion.words([])

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    let token = arguments.next
    let value = try arguments.number("the number of an event")
    try arguments.end()
    guard let number = Int(exactly: value), var event = session.simulation.recorder.event(number) else {
      let advice =
        session.events.isEmpty ? "nothing has happened yet" : "events have numbers from 1 to \(session.events.count)"
      throw token.map { arguments.complaint("there is no event \($0.text)", advice, at: $0) }
        ?? arguments.complaint("there is no such event", advice)
    }
    let whole = session.simulation.sentence(about: event)
    let beginning = session.title(of: event.step)
    var lines = [([whole] + (beginning.map { [$0] } ?? [])).joined(separator: " ← ")]
    lines.append("\(event.number)  \(EventText.line(event))")
    var seen: Set<Int> = [event.number]
    while let cause = event.cause, let next = session.simulation.recorder.event(cause), seen.insert(cause).inserted {
      let isDirect = event.because?.event == cause
      event = next
      lines.append("  \(isDirect ? "because of" : "during")  \(event.number)  \(EventText.line(event))")
    }
    lines.append("  in step \(event.step)\(beginning.map { ": \($0)" } ?? "")")
    session.report(name, lines)
  }
}

/// What the checklist has to say.
struct LintCommand: Command {
  let name = "lint"
  let usage = "lint"
  let summary = "reviews what was declared so far: leaks, ownership, sizing, updates"
  let topic = CommandTopic.looking
  let effect = CommandEffect.looks

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    try arguments.end()
    let recorder = session.simulation.recorder
    let found = session.simulation.review()
    if found.isEmpty {
      // What was refused was not reviewed.
      if session.refusesFindings, session.hasFailed { return }
      return session.report(name, ["nothing to complain about"])
    }
    recorder.beginStep()
    for diagnostic in found {
      let isError = session.refusesFindings && diagnostic.severity == .error
      recorder.record(
        Event(isError ? .error : .warning, message: diagnostic.text, rule: diagnostic.rule, at: diagnostic.position))
    }
  }
}

/// The interface of a simulated type or function.
struct SourceCommand: Command {
  let name = "source"
  let usage = "source NAME"
  let summary = "shows how a simulated type or function is declared, bodies included"
  let topic = CommandTopic.looking
  let effect = CommandEffect.looks

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    let token = arguments.next
    let symbol = try arguments.word("a name")
    try arguments.end()
    guard let text = session.simulation.source(of: symbol) else {
      let near = NearNames.advice(symbol, in: session.simulation.surface.typeNames) ?? "`api` lists the types"
      throw token.map { arguments.complaint("nothing simulated is named '\(symbol)'", near, at: $0) }
        ?? arguments.complaint("nothing simulated is named '\(symbol)'", near)
    }
    session.report(name, [text])
  }
}

/// What there is to use.
struct APICommand: Command {
  let name = "api"
  let usage = "api [NAME]"
  let summary = "lists the simulated types, or the members of one"
  let topic = CommandTopic.looking
  let effect = CommandEffect.looks

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    guard let token = arguments.next else {
      let types = Set(session.simulation.surface.typeNames).filter { !$0.hasPrefix("_") }.sorted()
      return session.report(name, columns(types))
    }
    let symbol = try arguments.word("a name")
    try arguments.end()
    guard let text = session.simulation.source(of: symbol) else {
      let types = session.simulation.surface.typeNames
      let containing = types.filter { $0.lowercased().contains(symbol.lowercased()) }.sorted()
      if !containing.isEmpty { return session.report(name, columns(containing)) }
      let near = NearNames.advice(symbol, in: types) ?? "`api` lists the types"
      throw arguments.complaint("nothing simulated is named '\(symbol)'", near, at: token)
    }
    session.report(name, outline(text))
  }

  /// The declarations of a type without documentation and bodies.
  private func outline(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init).filter { line in
      let trimmed = line.drop { $0 == " " }
      return !trimmed.isEmpty && !trimmed.hasPrefix("//")
    }
  }

  private func columns(_ names: [String]) -> [String] {
    let width = (names.map(\.count).max() ?? 0) + 2
    let perLine = max(1, 100 / width)
    return stride(from: 0, to: names.count, by: perLine).map { start in
      let row = names[start..<min(start + perLine, names.count)]
      return row.dropLast().map { $0 + String(repeating: " ", count: width - $0.count) }.joined() + (row.last ?? "")
    }
  }
}
