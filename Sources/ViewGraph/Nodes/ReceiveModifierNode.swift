import Interpreter
import Libraries
import Trace

/// `onReceive`: subscribed while the view is there; another publisher is another subscription.
final class ReceiveModifierNode: ModifierNode {
  private var subscription: Cancellation?

  override func mount() throws(Signal) {
    try super.mount()
    try subscribe()
  }

  override func update(_ new: Value) throws(Signal) {
    let old = arguments.first ?? .void
    try super.update(new)
    if !(arguments.first ?? .void).isEqual(to: old) { try subscribe() }
  }

  private func subscribe() throws(Signal) {
    subscription?.cancel()
    subscription = try machine.subscribe(to: arguments.first ?? .void) { [weak self] (value: Value) throws(Signal) in
      guard let self, !isGone else { return }
      guard machine.swiftUI.updating > 0 else { return try run(value) }
      // What comes with the subscription waits for the end of the update.
      graph.enqueue { [weak self] in try self?.run(value) }
    }
  }

  private func run(_ value: Value) throws(Signal) {
    guard !isGone, let action = arguments.last else { return }
    try tell(action, value)
  }

  override func erase() throws(Signal) {
    try super.erase()
    subscription?.cancel()
    subscription = nil
  }
}
