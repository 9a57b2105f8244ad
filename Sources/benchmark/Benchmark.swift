import Glibc
import Simulation

/// Measures what has a budget, side by side with what people would use instead, in one run on one machine.
struct Benchmark {
  private let python = Peer(["python3"])
  private let lua = Peer(["lua", "lua5.4", "lua5.3", "luajit"])
  private let swiftc = Peer(["swiftc"])

  /// Prints the table; 1 where something is over its budget.
  func run() -> Int32 {
    let rows = start() + fibonacci() + loop() + representable() + mounting() + change()
    let width = rows.map(\.name.count).max() ?? 0
    for row in rows { print(row.line(width)) }
    let over = rows.filter(\.isOver)
    print(over.isEmpty ? "within budget" : "over budget: \(over.map(\.name).joined(separator: ", "))")
    return over.isEmpty ? 0 : 1
  }

  private func start() -> [Row] {
    guard let interop = Peer.sibling("interop") else { return [Row("start", note: "no interop beside the benchmark")] }
    let own = Stopwatch.median(of: 21) { interop.run([]) }
    let other = python.map { python in Stopwatch.median(of: 21) { python.run(["-c", ""]) } }
    return [
      Row(
        "start to the end of an empty session", seconds: own, against: other, "python3 -c ''", factor: 2, limit: 0.030)
    ]
  }

  private func fibonacci() -> [Row] {
    let own = evaluation(
      "func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }", then: "fib(27)", is: "196418")
    let python = inside(
      python,
      """
      import time
      def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
      s = time.perf_counter(); fib(27); print(time.perf_counter() - s)
      """, "-c")
    let lua = inside(
      lua,
      """
      local function fib(n) if n < 2 then return n end return fib(n - 1) + fib(n - 2) end
      local s = os.clock(); fib(27); print(os.clock() - s)
      """, "-e")
    return compared("fib(27)", own, python, lua)
  }

  private func loop() -> [Row] {
    let own = evaluation(
      "func turns() -> Int { var total = 0; for i in 0..<10_000_000 { total += i }; return total }", then: "turns()",
      is: "49999995000000")
    let python = inside(
      python,
      """
      import time
      def turns():
        total = 0
        for i in range(10_000_000): total += i
        return total
      s = time.perf_counter(); turns(); print(time.perf_counter() - s)
      """, "-c")
    let lua = inside(
      lua,
      """
      local function turns() local total = 0; for i = 0, 9999999 do total = total + i end; return total end
      local s = os.clock(); turns(); print(os.clock() - s)
      """, "-e")
    return compared("10 million turns of a loop", own, python, lua)
  }

  /// Python's time is the budget; lua is for information.
  private func compared(_ name: String, _ own: Double?, _ python: Double?, _ lua: Double?) -> [Row] {
    guard let own else { return [Row(name, note: "the interpreter gives a wrong answer", isOver: true)] }
    let rows = [Row(name, seconds: own, against: python, "python3", factor: 1)]
    return rows + (lua.map { [Row(name, seconds: own, against: $0, "lua")] } ?? [])
  }

  private func representable() -> [Row] {
    let name = "a representable typed, shown and changed"
    var worked = false
    let own = Stopwatch.best(of: 5) {
      let simulation = Self.simulation()
      simulation.evaluate(Self.caption)
      simulation.evaluate("@State var text = \"A\"")
      worked = simulation.show("Caption(text: text)")
      simulation.evaluate("text = \"B\"")
    }
    guard worked else { return [Row(name, note: "'show' does not work yet")] }
    let other = swiftc.flatMap { compiler -> Double? in
      guard let folder = Peer.temporaryFolder() else { return nil }
      let file = "\(folder)/main.swift"
      Peer.write(
        "struct Caption { let text: String }\nprint(Caption(text: \"A\"))\nprint(Caption(text: \"B\"))\n", to: file)
      return Stopwatch.time {
        compiler.run([file, "-o", "\(folder)/program"])
        Peer(path: "\(folder)/program").run([])
      }
    }
    return [Row(name, seconds: own, against: other, "swiftc, compile and run", factor: 1)]
  }

  private func mounting() -> [Row] {
    let name = "10,000 representables mounted"
    let simulation = Self.simulation()
    simulation.evaluate(Self.caption)
    var worked = false
    let own = Stopwatch.time {
      worked = simulation.show("VStack { ForEach(0..<10_000, id: \\.self) { Caption(text: \"\\($0)\") } }")
    }
    return worked ? [Row(name, seconds: own)] : [Row(name, note: "'show' does not work yet")]
  }

  private func change() -> [Row] {
    let name = "one change among 100,000 views"
    guard let few = change(among: 1_000), let many = change(among: 100_000) else {
      return [Row(name, note: "'show' does not work yet")]
    }
    return [Row(name, seconds: many, against: few, "among 1,000", factor: 1.5)]
  }

  /// The time of a change that one of `count` views depends on.
  private func change(among count: Int) -> Double? {
    let simulation = Self.simulation()
    simulation.evaluate(
      """
      @Observable final class Model { var number = 0 }
      let model = Model()
      struct Leaf: View { var body: some View { Text("\\(model.number)").frame(width: 100, height: 20) } }
      struct Many: View {
        let count: Int
        var body: some View { VStack { Leaf(); ForEach(0..<count, id: \\.self) { _ in Color.clear } } }
      }
      """)
    guard simulation.show("Many(count: \(count))") else { return nil }
    return Stopwatch.best(of: 20) { simulation.evaluate("model.number += 1") }
  }

  private static let caption = """
    struct Caption: UIViewRepresentable {
      let text: String
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ label: UILabel, context: Context) { label.text = text }
    }
    """

  /// A session without limits.
  private static func simulation() -> Simulation {
    var options = Simulation.Options()
    options.limits = .none
    return Simulation(options: options)
  }

  /// The best time of an expression, nil where its value is another.
  private func evaluation(_ declarations: String, then expression: String, is expected: String) -> Double? {
    let simulation = Self.simulation()
    simulation.evaluate(declarations)
    let seconds = Stopwatch.best(of: 3) { simulation.evaluate(expression) }
    return simulation.recorder.events.last?.text == expected ? seconds : nil
  }

  /// The best time that a script of another program measures and prints.
  private func inside(_ peer: Peer?, _ script: String, _ option: String) -> Double? {
    guard let peer else { return nil }
    return (0..<3).compactMap { _ in peer.output([option, script]).flatMap { Double($0) } }.min()
  }
}
