import Diagnostics
import Trace

/// The last step as a table with a lane for each type.
struct LanesCommand: Command {
  let name = "lanes"
  let usage = "lanes [STEP]"
  let summary = "shows the calls of a step in lanes, one for each type"
  let topic = CommandTopic.looking
  let effect = CommandEffect.looks
  let completion = CommandCompletion.words([])

  /// More lanes than this do not fit on a screen.
  private static let most = 6

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    let step = arguments.isEmpty ? session.lastStep : Int(try arguments.number("the number of a step"))
    try arguments.end()
    let events = session.events.filter { $0.step == step && $0.type != nil && $0.kind.level == .calls }
    var types: [String] = []
    for event in events { if let type = event.type, !types.contains(type) { types.append(type) } }
    guard !types.isEmpty else { return session.report(name, ["step \(step) has no calls"]) }
    let shown = Array(types.prefix(Self.most))
    let width = shown.map { type in
      max(type.count, events.filter { $0.type == type }.map(\.kind.rawValue.count).max() ?? 0) + 2
    }
    func row(_ number: String, _ cells: [String]) -> String {
      var line = String(repeating: " ", count: max(0, 4 - number.count)) + number + "  "
      for (cell, width) in zip(cells, width) { line += cell + String(repeating: " ", count: width - cell.count) }
      while line.last == " " { line.removeLast() }
      return line
    }
    var lines = [row("", shown)]
    for event in events {
      guard let lane = shown.firstIndex(of: event.type ?? "") else { continue }
      let cells = shown.indices.map { $0 == lane ? event.kind.rawValue : "|" }
      lines.append(row(String(event.number), cells))
    }
    if types.count > shown.count {
      lines.append("      and \(types.count - shown.count) more types; `trace` shows all")
    }
    session.report(name, lines)
  }
}
