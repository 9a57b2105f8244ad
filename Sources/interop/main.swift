import FrontEnd
import Interpreter
import Simulation
import Trace

func start() {
  let simulation = Simulation()
  simulation.recorder.sink = { print(CommandLine.arguments.contains("--json") ? EventJSON.line($0) : "\(String(repeating: "  ", count: $0.depth))\(EventText.line($0))") }
  var assembler = EntryAssembler()
  func run(_ entry: EntryAssembler.Entry) {
    let text = entry.text
    let first = text.prefix { $0.isLetter }
    let rest = String(text.dropFirst(first.count)).drop { $0 == " " }
    func quoted() -> (String, String?) {
      let parts = rest.split(separator: "\"", omittingEmptySubsequences: false)
      let after = parts.count > 2 ? parts[2] : ""
      return (String(parts.count > 1 ? parts[1] : ""), after.contains("into") ? after.split(separator: " ").last.map(String.init) : nil)
    }
    switch first {
    case "show": simulation.show(String(rest), line: entry.line, column: 6)
    case "hide": simulation.hide()
    case "tap": simulation.tap(String(rest))
    case "toggle": simulation.toggle(String(rest))
    case "find": simulation.find(quoted().0)
    case "type": simulation.type(quoted().0, into: quoted().1)
    case "wait": simulation.wait(Double(String(rest)) ?? 0)
    case "press":
      let words = rest.split(separator: " ")
      simulation.press(String(words[0]), in: words.count > 2 ? String(words[2]) : nil)
    case "clear": simulation.clear(rest.isEmpty ? nil : String(rest))
    case "appearance", "rotate": simulation.system(String(first), String(rest))
    case "tree": simulation.report("tree", simulation.tree(String(rest)))
    case "state": simulation.report("state", simulation.state())
    default: simulation.evaluate(text, line: entry.line)
    }
  }
  while let line = readLine() { if let entry = assembler.feed(line) { run(entry) } }
  if let entry = assembler.finish() { run(entry) }
}
LargeStack.run { start() }
