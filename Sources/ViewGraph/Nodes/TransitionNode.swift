import Interpreter

/// `.transition`: how the content leaves; `.identity` leaves at once, without a last update (L43).
final class TransitionModifierNode: ModifierNode {
  var isIdentity: Bool { arguments.first?.asStruct?.fields[0].asString == "identity" }

  override var leavesAtOnce: Bool { isIdentity }

  /// With nothing to go through, what comes in sees the transaction as it is (L68d).
  override func mount() throws(Signal) {
    let transactions = machine.swiftUI.transactions
    let insertion = transactions.insertion
    if isIdentity, let insertion, isOutermost(under: insertion.parent) { transactions.insertion = nil }
    defer { transactions.insertion = insertion }
    try super.mount()
  }

  private func isOutermost(under container: ViewNode) -> Bool {
    var at = parent
    while let node = at, node !== container {
      guard node.carriesTransition, !(node is TransitionModifierNode) else { return false }
      at = node.parent
    }
    return true
  }
}
