import Simulation
import Testing
import Trace

/// Members that a learner reaches from an everyday screen: what they do, as it is printed.
struct BindingTests {
  /// What is printed or goes wrong, a line each.
  private func printed(_ text: String, _ action: @escaping (Simulation) -> Void = { _ in }) throws -> [String] {
    try inSimulation { simulation in
      simulation.evaluate(text)
      action(simulation)
      return simulation.recorder.events.filter { $0.kind.level == .off }.map(EventText.line)
    }
  }

  @Test("Texts are added")
  func texts() throws {
    let lines = try printed("let text = Text(\"Hello, \") + Text(\"world\")") {
      $0.show("text")
      $0.find("Hello, world")
    }
    #expect(lines == ["Hello, world"])
  }

  @Test("A stack view places what is arranged in it")
  func stack() throws {
    let lines = try printed(
      """
      let stack = UIStackView(arrangedSubviews: [UIView(), UIView()])
      stack.axis = .vertical
      stack.distribution = .fillEqually
      stack.spacing = 20
      stack.frame = CGRect(x: 0, y: 0, width: 100, height: 120)
      """
    ) {
      $0.show("stack")
      $0.evaluate("for view in stack.arrangedSubviews { print(view.frame.origin.y, view.frame.height) }")
    }
    #expect(lines == ["0.0 50.0", "70.0 50.0"])
  }

  @Test("An action knows who sent it and does not keep it")
  func sender() throws {
    let lines = try printed(
      """
      final class Key: UIButton { deinit { print("deinit") } }
      var key: Key? = Key()
      let action = UIAction(title: "Go") { print($0.sender is Key) }
      key?.addAction(action, for: .touchUpInside)
      key?.sendActions(for: .touchUpInside)
      key = nil
      print(action.sender == nil)
      """)
    #expect(lines == ["true", "deinit", "true"])
  }

  @Test("A text field that refuses does not take the focus")
  func focus() throws {
    let lines = try printed(
      """
      final class Deaf: UITextField { override var canBecomeFirstResponder: Bool { false } }
      print(UITextField().canBecomeFirstResponder, Deaf().becomeFirstResponder())
      """)
    #expect(lines == ["true false"])
  }

  @Test("Focus state is read and written through its projection")
  func focusState() throws {
    let lines = try printed(
      """
      struct Inner: View {
        @FocusState<Bool>.Binding var isActive: Bool
        var body: some View { Button("Go") { isActive = true } }
      }
      struct Page: View {
        @FocusState private var isActive: Bool
        var body: some View {
          let _ = print(isActive)
          Inner(isActive: $isActive)
        }
      }
      """
    ) {
      $0.show("Page()")
      $0.tap("\"Go\"")
    }
    #expect(lines == ["false", "true"])
  }

  @Test("What is presented is taken down from inside", arguments: ["dismiss()", "mode.wrappedValue.dismiss()"])
  func dismissal(call: String) throws {
    let lines = try printed(
      """
      struct Sheet: View {
        @Environment(\\.dismiss) var dismiss
        @Environment(\\.presentationMode) var mode
        @Environment(\\.isPresented) var isPresented
        var body: some View {
          let _ = print(isPresented, mode.wrappedValue.isPresented)
          Button("Close", role: .cancel, action: { \(call) })
        }
      }
      final class Page: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          if presentedViewController == nil { present(UIHostingController(rootView: Sheet()), animated: true) }
        }
      }
      let page = Page()
      """
    ) {
      $0.show("page")
      $0.tap("\"Close\"")
      $0.evaluate("print(page.presentedViewController == nil)")
    }
    #expect(lines == ["true true", "true"])
  }

  @Test("A button takes a role with a label of its own")
  func role() throws {
    let lines = try printed("") {
      $0.show("Button(role: .destructive, action: { print(\"gone\") }) { Text(\"Delete\") }")
      $0.tap("\"Delete\"")
    }
    #expect(lines == ["gone"])
  }
}
