import Frameworks
import Interpreter

/// Tasks, streams and clocks, on the virtual clock.
package func concurrencyModule() -> Module {
  Module(
    "_Concurrency", texts: [ConcurrencyText.tasks, ConcurrencyText.streams, ConcurrencyText.clocks],
    setUp: { machine in
      // `async let`: a child that begins as a job of its own; where the name stands, its value is waited for.
      machine.startChild = { (f: Fiber, function: Value) throws(Signal) -> Value in
        let child = TaskState.start(f.machine, parent: f.task, calling: function)
        return native("async let") { (call: inout Call) throws(Signal) in try child.value(call.fiber) }
      }
    }
  ) { b in
    bindTasks(b)
    bindTaskGroups(b)
    bindContinuations(b)
    bindStreams(b)
    bindClocks(b)
  }
}
