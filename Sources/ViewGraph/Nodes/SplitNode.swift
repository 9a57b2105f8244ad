import Interpreter
import Layout
import Trace

/// `NavigationSplitView` where there is room for one column, as on a phone: a stack whose root is the sidebar, and whose
/// next level is the detail while a list in the sidebar has a selection.
final class SplitNode: ContentNode {
  private lazy var column = SplitColumn()
  private lazy var scope: EnvironmentScope = {
    let scope = EnvironmentScope(parent: environment)
    scope.set(["splitColumn": .native(column)])
    return scope
  }()

  override var contentEnvironment: EnvironmentScope { scope }

  override func content(of value: Value) -> Value {
    guard case .structure(let split) = value else { return .void }
    let (sidebar, detail) = (split.fields[0], split.fields[1])
    do throws(Signal) {
      guard
        let modifier = machine.viewProtocols.view.members(fullName: "navigationDestination(isPresented:destination:)")
          .first
      else { return sidebar }
      let column = column
      let binding = BindingBox(
        .native(
          get: { [unowned machine] () throws(Signal) in column.read(machine) },
          set: { (_: Value) throws(Signal) in try column.close() }), label: "", machine: machine)
      let root = try machine.current.call(modifier, on: sidebar, [machine.binding(binding), detail])
      return .structure(StructValue(machine.program.known("NavigationStack"), [.none, root]))
    } catch {
      machine.pendingError(error)
      return sidebar
    }
  }
}

/// Whether the detail of a split view is shown, and who wants to know.
final class SplitColumn {
  private var isShown = false
  private var clear: (() throws(Signal) -> Void)?
  private var readers: [EnvironmentScope.WeakNode] = []

  func read(_ machine: Machine) -> Value {
    if let reader = machine.swiftUI.reader, !readers.contains(where: { $0.node === reader }) {
      readers.append(EnvironmentScope.WeakNode(node: reader))
    }
    return .bool(isShown)
  }

  /// The list's selection is there, or is not; `clear` takes it away.
  func show(_ isShown: Bool, clear: @escaping () throws(Signal) -> Void) {
    self.clear = clear
    guard isShown != self.isShown else { return }
    self.isShown = isShown
    for reader in readers { reader.node?.invalidate(Reason(because: Because("selection"), change: "@self")) }
  }

  /// The user goes back.
  func close() throws(Signal) { if isShown { try clear?() } }
}
