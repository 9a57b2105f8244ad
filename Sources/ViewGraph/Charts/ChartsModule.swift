import Frameworks
import Interpreter

/// Swift Charts: a chart takes the room that it is offered; its marks are made and not drawn.
package func chartsModule() -> Module {
  Module("Charts", exports: ["SwiftUI"], texts: [ChartsText.all]) { b in
    func chart(_ call: Call, _ content: Value) -> Value {
      .structure(StructValue(call.machine.program.known("Chart"), [content]))
    }
    b["Chart.init(content:)"] = { call in chart(call, .some(try call.call(0))) }
    for (labels, place) in [("_:content:", 1), ("_:id:content:", 2)] {
      b["Chart.init(\(labels))"] = { call in
        var last = Value.none
        for element in try call.machine.elements(of: call.value(0), call.fiber) {
          last = .some(try call.fiber.call(call.value(place), [element]))
        }
        return chart(call, last)
      }
    }
  }
}
