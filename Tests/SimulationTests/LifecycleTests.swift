import Simulation
import Testing
import Trace

/// The order of a representable's calls. The facts are numbered as in the notes on lifecycles that the cases quote.
struct LifecycleTests {
  private static let lamp = """
    final class Relay {}
    final class Lamp: UIView {}
    struct LampView: UIViewRepresentable {
      let isOn: Bool
      func makeCoordinator() -> Relay { Relay() }
      func makeUIView(context: Context) -> Lamp { Lamp() }
      func updateUIView(_ lamp: Lamp, context: Context) {}
      static func dismantleUIView(_ lamp: Lamp, coordinator: Relay) {}
    }
    """

  /// Every event from the step on in which `action` runs, as `KIND WHAT`.
  private func trace(
    _ declarations: String, show expression: String? = nil, _ action: @escaping (Simulation) -> Void
  ) throws -> [String] {
    try inSimulation { simulation in
      simulation.evaluate(declarations)
      if let expression { simulation.show(expression) }
      let start = simulation.recorder.events.count
      action(simulation)
      return simulation.recorder.events[start...].map { "\($0.kind.rawValue) \($0.what)" }
    }
  }

  @Test("Coordinator, view and first update, each once (facts 1, 2, 4, 12)")
  func creation() throws {
    let events = try trace(Self.lamp) { $0.show("LampView(isOn: true)") }
    #expect(
      events == [
        "init LampView", "makeCoordinator LampView", "init Relay", "make LampView", "init Lamp", "update LampView",
      ])
  }

  @Test("The first update comes before a superview and a window (fact 5)")
  func firstUpdate() throws {
    let events = try trace(
      """
      struct Probe: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) { print(view.superview == nil, view.window == nil) }
      }
      """
    ) { $0.show("Probe()") }
    #expect(events == ["init Probe", "makeCoordinator Probe", "make Probe", "update Probe", "print true true"])
  }

  /// How often a controller lays its view out is not known for certain.
  private static func isOpen(_ event: String) -> Bool { event.contains("LayoutSubviews ") }

  private static let counter = """
    struct Page: View {
      @State private var count = 0
      var body: some View {
        VStack {
          LampView(isOn: count > 1)
          Button("More") { count += 1 }
        }
      }
    }
    """

  @Test("An equal struct is made and not updated, another one is (facts 15, 21, 25)")
  func inputs() throws {
    let events = try trace(Self.lamp + "\n" + Self.counter, show: "Page()") { simulation in
      simulation.tap("\"More\"")
      simulation.tap("\"More\"")
    }
    #expect(
      events == [
        "action closure", "state count: 0 → 1", "body Page", "init LampView",
        "action closure", "state count: 1 → 2", "body Page", "init LampView", "update LampView",
      ])
  }

  @Test("A key of the environment updates who has read it (facts 33, 34)")
  func environment() throws {
    let events = try trace(
      """
      struct Reader: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) { print(context.environment.colorScheme) }
      }
      struct Silent: UIViewRepresentable {
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) { print(context.environment.isEnabled) }
      }
      struct Page: View {
        var body: some View {
          VStack {
            Reader()
            Silent()
          }
        }
      }
      """, show: "Page()"
    ) { simulation in
      simulation.system("appearance", "dark")
      simulation.system("appearance", "dark")
    }
    #expect(events == ["update Reader", "print dark"])
  }

  @Test("A binding updates who reads it; passing it on is no read (facts 28, 106)")
  func bindings() throws {
    let events = try trace(
      """
      struct Reader: UIViewRepresentable {
        @Binding var text: String
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) { print(text) }
      }
      struct Holder: UIViewRepresentable {
        @Binding var text: String
        func makeUIView(context: Context) -> UIView { UIView() }
        func updateUIView(_ view: UIView, context: Context) {}
      }
      struct Page: View {
        @State private var text = "a"
        var body: some View {
          VStack {
            Reader(text: $text)
            Holder(text: $text)
            Button("More") { text += "b" }
          }
        }
      }
      """, show: "Page()"
    ) { $0.tap("\"More\"") }
    // The action reads the text, outside of any body.
    #expect(events == ["action closure", "state text: \"a\" → \"ab\"", "update Reader", "print ab"])
  }

  /// A page that takes its lamp away; `modifier` stands behind the lamp.
  private static func room(_ modifier: String = "") -> String {
    """
    struct Room: View {
      @State private var isLit = true
      var body: some View {
        VStack {
          if isLit { LampView(isOn: true)\(modifier) }
          Button("Off") { isLit = false }
        }
      }
    }
    """
  }

  @Test("Removal: last update, dismantle, coordinator, view (facts 43, 64, 65)")
  func removal() throws {
    let events = try trace(Self.lamp + "\n" + Self.room(), show: "Room()") { $0.tap("\"Off\"") }
    #expect(
      events == [
        "action closure", "state isLit: true → false", "body Room", "update LampView", "dismantle LampView",
        "deinit Relay", "deinit Lamp",
      ])
  }

  @Test("Under .transition(.identity) there is no last update (fact 43)")
  func removalAtOnce() throws {
    let events = try trace(Self.lamp + "\n" + Self.room(".transition(.identity)"), show: "Room()") {
      $0.tap("\"Off\"")
    }
    #expect(
      events == [
        "action closure", "state isLit: true → false", "body Room", "dismantle LampView", "deinit Relay",
        "deinit Lamp",
      ])
  }

  @Test("A coordinator that somebody keeps outlives its view (fact 76)")
  func keptCoordinator() throws {
    let declarations = """
      var kept: [AnyObject] = []
      \(Self.lamp.replacing("{ Relay() }", with: "{ let relay = Relay(); kept.append(relay); return relay }"))
      \(Self.room())
      """
    let events = try trace(declarations, show: "Room()") { simulation in
      simulation.tap("\"Off\"")
      simulation.evaluate("kept.removeAll()")
    }
    #expect(
      events == [
        "action closure", "state isLit: true → false", "body Room", "update LampView", "dismantle LampView",
        "deinit Lamp", "deinit Relay",
      ])
  }

  @Test("Another id is another coordinator and another view (fact 60)")
  func identity() throws {
    let events = try trace(
      Self.lamp + """

        struct Page: View {
          @State private var count = 0
          var body: some View {
            VStack {
              LampView(isOn: true).transition(.identity).id(count)
              Button("More") { count += 1 }
            }
          }
        }
        """, show: "Page()"
    ) { $0.tap("\"More\"") }
    // Which goes first is open; that each has one of everything is not.
    #expect(
      events.sorted() == [
        "action closure", "body Page", "deinit Lamp", "deinit Relay", "dismantle LampView", "init Lamp",
        "init LampView", "init Relay", "make LampView", "makeCoordinator LampView", "state count: 0 → 1",
        "update LampView",
      ])
    let order = events.filter { $0.hasPrefix("dismantle") || $0.hasPrefix("deinit") }
    #expect(order == ["dismantle LampView", "deinit Relay", "deinit Lamp"])
  }

  @Test("A represented controller: view loaded between make and update, a parent afterwards (facts 10, 171, 174)")
  func controller() throws {
    let events = try trace(
      """
      final class Panel: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); print("loaded, no parent:", parent == nil) }
        override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); print("parent:", parent != nil) }
      }
      struct PanelView: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Panel { Panel() }
        func updateUIViewController(_ panel: Panel, context: Context) { print("no parent:", panel.parent == nil) }
      }
      """
    ) { $0.show("PanelView().onAppear { print(\"onAppear\") }") }
    // When didMove comes between layout and appearance is open, so it is not asked for.
    #expect(
      events.filter { !Self.isOpen($0) && $0 != "didMove Panel" } == [
        "init PanelView", "makeCoordinator PanelView", "make PanelView", "init Panel", "viewDidLoad Panel",
        "print loaded, no parent: true", "update PanelView", "print no parent: true", "willMove Panel", "onAppear ",
        "print onAppear", "viewWillAppear Panel", "print parent: true", "viewIsAppearing Panel", "viewDidAppear Panel",
      ])
    #expect(events.filter { $0 == "didMove Panel" }.count == 1)
  }

  @Test("A hosting controller as a child: willMove by addChild, didMove by the parent, the body with the layout")
  func containment() throws {
    let events = try trace(
      """
      struct Badge: View {
        var body: some View { Text("New") }
      }
      final class Host: UIHostingController<Badge> {
        override func willMove(toParent parent: UIViewController?) { print("willMove", parent != nil) }
        override func didMove(toParent parent: UIViewController?) { print("didMove", parent != nil) }
      }
      final class Page: UIViewController {
        override func viewDidLoad() {
          let host = Host(rootView: Badge())
          addChild(host)
          print("child", children.count)
          view.addSubview(host.view)
          host.view.frame = view.bounds
          host.didMove(toParent: self)
        }
      }
      """
    ) { $0.show("Page()") }
    // Facts 179 and 223.
    #expect(
      events.filter { !Self.isOpen($0) && !$0.hasSuffix("Appear Page") && !$0.hasSuffix("Appearing Page") } == [
        "init Page", "viewDidLoad Page", "init Badge", "init Host", "willMove Host", "print willMove true",
        "print child 1", "viewDidLoad Host", "print didMove true", "viewWillAppear Host", "viewIsAppearing Host",
        "body Badge", "viewDidAppear Host",
      ])
  }

  @Test("The same input gives the same trace, which undo rests on")
  func replay() throws {
    let (first, second) = try inSimulation { simulation in
      func run() -> [String] {
        simulation.evaluate(Self.lamp + "\n" + Self.counter)
        simulation.show("Page()")
        simulation.tap("\"More\"")
        simulation.hide()
        return simulation.recorder.events.map { EventJSON.line($0) }
      }
      let first = run()
      simulation.reset()
      return (first, run())
    }
    #expect(first.count > 8)
    #expect(first == second)
  }
}
