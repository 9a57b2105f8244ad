import Glibc
import Interpreter
import Simulation

/// Measures what has a budget, side by side with what people would use instead, in one run on one machine.
struct Benchmark {
  private let python = Peer(["python3"])
  private let swiftc = Peer(["swiftc"])

  /// Prints the table; 1 where something is over its budget.
  func run() -> Int32 {
    let measures: [() -> [Row]] =
      [start] + Workload.all.map { work in { [self.measure(work)] } } + [judgement, representable, mounting, change]
    let rows = measures.flatMap(settled)
    let width = rows.map(\.name.count).max() ?? 0
    for row in rows { print(row.line(width)) }
    let over = rows.filter(\.isOver)
    print(over.isEmpty ? "within budget" : "over budget: \(over.map(\.name).joined(separator: ", "))")
    return over.isEmpty ? 0 : 1
  }

  /// A row is over its budget when it is so three times: a neighbour's work is no slowness of ours.
  private func settled(_ measure: () -> [Row]) -> [Row] {
    var rows = measure()
    for _ in 0..<2 where rows.contains(where: \.isOver) { rows = measure() }
    return rows
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

  private func measure(_ work: Workload) -> Row {
    guard let own = evaluation(work.swift, then: "work()", is: work.result) else {
      return Row(work.name, note: "the interpreter gives a wrong answer", isOver: true)
    }
    let script = work.python + "\nimport time\ns = time.perf_counter(); work(); print(time.perf_counter() - s)\n"
    return Row(work.name, seconds: own, against: inside(python, script, "-c"), "python3", factor: work.factor)
  }

  /// A declaration that the compiler judges in a session of 300 lines.
  private func judgement() -> [Row] {
    let name = "a declaration judged in a session of 300 lines"
    guard let swiftc, let folder = Peer.temporaryFolder() else { return [Row(name, note: "swiftc is not installed")] }
    var options = Simulation.Options()
    options.limits = .none
    options.compiler = Simulation.CompilerPlace(path: swiftc.path, cache: folder)
    options.judging = .on
    let simulation = Simulation(options: options)
    for i in 0..<30 {
      let text = Self.caption.replacing("Caption", with: "Caption\(i)")
      simulation.evaluate(text + "\nfunc twice\(i)(_ n: Int) -> Int {\n  let m = n\n  return m * 2\n}")
    }
    var turn = 0
    let seconds = Stopwatch.median(of: 5) {
      turn += 1
      simulation.evaluate("func thrice(_ n: Int) -> Int { n * 3 + \(turn) }")
    }
    return [Row(name, seconds: seconds, limit: 0.3)]
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

  /// One of many representables made: its time and its memory; then what a change of the order costs.
  private func mounting() -> [Row] {
    let name = "a representable mounted, of 10,000"
    let view = "VStack { ForEach(rows, id: \\.self) { Caption(text: \"\\($0)\") } }"
    func shown(_ count: Int) -> (simulation: Simulation, seconds: Double, bytes: Int)? {
      let simulation = Self.simulation()
      simulation.evaluate(Self.caption + "\n@State var rows = Array(0..<10)")
      guard simulation.show(view) else { return nil }
      let before = ResidentMemory.bytes
      let seconds = Stopwatch.time { simulation.evaluate("rows = Array(0..<\(count))") }
      return (simulation, seconds, ResidentMemory.bytes - before)
    }
    // The memory first: what is freed afterwards is not given back to the system.
    guard let many = shown(30_000) else { return [Row(name, note: "'show' does not work yet")] }
    let insert = Stopwatch.time { many.simulation.evaluate("rows.insert(-1, at: 15_000)") }
    let reorder = Stopwatch.time { many.simulation.evaluate("rows.reverse()") }
    let seconds = (0..<3).compactMap { _ in shown(10_000)?.seconds }.min() ?? 0
    return [
      Row(name, seconds: seconds / 10_000, limit: 0.000_05),
      Row("its memory, of 30,000", bytes: Double(many.bytes) / 30_000, limit: 4096),
      Row("one inserted in their middle", seconds: insert), Row("all of them in reverse", seconds: reorder),
    ]
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
