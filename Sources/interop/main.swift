import Frameworks
import Glibc
import Interpreter
import FrontEnd
import Libraries
import Trace

func start() {
let recorder = Recorder()
let machine = Machine(recorder: recorder)
let surface = Surface(machine)
for module in libraries() { surface.add(module) }
recorder.sink = { event in print(EventText.line(event)) }
let evaluator = Evaluator(machine)
var assembler = EntryAssembler()
func run(_ entry: EntryAssembler.Entry) {
  recorder.beginStep()
  machine.beginBudget()
  do throws(ParseFailure) {
    let unit = try evaluator.prepare(entry.text, line: entry.line)
    for statement in unit.statements {
      do throws(Signal) {
        let value = try evaluator.run(statement) { () throws(Signal) in
          if try machine.executor.runNext() { return true }
          guard let due = machine.executor.nextDue else { return false }
          machine.executor.now = max(machine.executor.now, due)
          return true
        }
        if statement.type != nil { print("value", machine.debugDescription(value)) }
      } catch {
        switch error {
        case .thrown(let v): print("thrown", machine.description(v))
        case .trap(let t): print("trap", t.diagnostic.text, t.diagnostic.position)
        }
        break
      }
    }
  } catch {
    for d in error.diagnostics { print("error \(d.position.line):\(d.position.column):", d.text) }
  }
}
while let line = readLine() { if let e = assembler.feed(line) { run(e) } }
if let e = assembler.finish() { run(e) }
// The throw-away main waits for everything.
var turns = 0
while let due = machine.executor.nextDue, turns < 10000, due < 60 {
  turns += 1
  machine.executor.now = max(machine.executor.now, due)
  machine.beginBudget()
  do throws(Signal) { _ = try machine.executor.runNext() } catch {
    switch error {
    case .thrown(let v): print("thrown", machine.description(v))
    case .trap(let t): print("trap", t.diagnostic.text, t.diagnostic.position)
    }
  }
}
}
LargeStack.run { start() }
