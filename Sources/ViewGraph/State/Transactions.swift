import Interpreter

/// Changes of state in the order of their transactions.
///
/// Writes with the same transaction are one update; a write with another one, as inside `withAnimation`, is an update of
/// its own that follows, and what the first update reads is the state before it (L111).
final class Transactions {
  /// A change that waits for the updates before it.
  private struct Change {
    let location: Location
    let value: Value
    let event: Int
  }

  private final class Batch {
    let transaction: Value?
    var changes: [Change] = []
    init(_ transaction: Value?) { self.transaction = transaction }
  }

  /// The transaction that code runs in, nil outside `withAnimation` and its like.
  var current: Value?
  /// What the update that is due belongs to: nil where none is, an empty optional where it is no transaction's.
  private var active: Value??
  private var waiting: [Batch] = []

  /// Whether a write in the current transaction joins the update that is due. Otherwise it waits, to be applied by `next`.
  func admit(_ location: Location, _ value: Value, event: Int) -> Bool {
    if waiting.isEmpty {
      guard let active else {
        self.active = .some(current)
        return true
      }
      if Self.isSame(active, current) { return true }
    }
    if let last = waiting.last, Self.isSame(last.transaction, current) {
      last.changes.append(Change(location: location, value: value, event: event))
    } else {
      let batch = Batch(current)
      batch.changes.append(Change(location: location, value: value, event: event))
      waiting.append(batch)
    }
    return false
  }

  /// Something other than a state has changed; where nothing is due yet, the update belongs to the current transaction.
  func note() { if active == nil { active = .some(current) } }

  /// What comes with a transition at the moment, and who takes it in.
  struct Insertion {
    let parent: ViewNode
    let transaction: Value
  }

  /// While something is inserted: its first pass carries no animation, whatever the update's own transaction says (L68d).
  /// Nodes see it as `ViewNode.transaction`.
  var insertion: Insertion?

  /// The transaction of the update that runs; what nothing has changed has none, whatever code runs it.
  var inForce: Value? { active ?? nil }

  /// The updates that were due have run: applies the next transaction's changes. False where there is none.
  func next() -> Bool {
    active = nil
    guard !waiting.isEmpty else { return false }
    let batch = waiting.removeFirst()
    active = .some(batch.transaction)
    for change in batch.changes { change.location.show(change.value, event: change.event) }
    return true
  }

  private static func isSame(_ a: Value?, _ b: Value?) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (let a?, let b?): a.isEqual(to: b)
    default: false
    }
  }
}
