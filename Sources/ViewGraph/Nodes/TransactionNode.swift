import Interpreter

/// `animation(_:value:)` and `transaction(_:)`: what they change of the transaction holds for the content, in the updates
/// in which their value is another one, or in all where they have none.
final class TransactionModifierNode: ModifierNode {
  /// The number of the update in which the value was another one.
  private var changed = -1
  /// The transaction that the last update made.
  private var made: (update: Int, transaction: Value)?

  private static let value = "value"

  override func update(_ new: Value) throws(Signal) {
    let old = argument(Self.value)
    value = new
    if let old, let now = argument(Self.value), !old.isEqual(to: now) { changed = graph.updates }
    try super.update(new)
  }

  override var transaction: Value {
    let outer = super.transaction
    guard argument(Self.value) == nil || changed == graph.updates else { return outer }
    if let made, made.update == graph.updates { return made.transaction }
    let transaction = transformed(outer)
    made = (graph.updates, transaction)
    return transaction
  }

  private func transformed(_ transaction: Value) -> Value {
    if key.member.name == "animation" {
      guard let fields = transaction.asStruct?.copy(), !Animations.areDisabled(transaction) else { return transaction }
      fields.fields[0] = arguments.first ?? .none
      return .structure(fields)
    }
    guard case .function(let transform)? = arguments.last else { return transaction }
    var values = [transaction]
    do throws(Signal) {
      _ = try machine.current.callInout(transform, &values, [0])
    } catch {
      machine.pendingError(error)
    }
    return values[0]
  }
}
