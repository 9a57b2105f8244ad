import FrontEnd
import Interpreter
import Simulation
import Trace

func start() {
  let simulation = Simulation()
  simulation.recorder.sink = { print(CommandLine.arguments.contains("--json") ? EventJSON.line($0) : EventText.line($0)) }
  var assembler = EntryAssembler()
  while let line = readLine() { if let entry = assembler.feed(line) { simulation.evaluate(entry.text, line: entry.line) } }
  if let entry = assembler.finish() { simulation.evaluate(entry.text, line: entry.line) }
}
LargeStack.run { start() }
