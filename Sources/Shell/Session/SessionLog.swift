import Trace

/// What has happened in a session, so that `undo` can run all but the last again with the same numbers.
package struct SessionLog {
  /// Something that changed the simulation.
  package struct Entry: Equatable, Sendable {
    /// Where it came from.
    package enum Kind: Equatable, Sendable {
      /// It was typed or piped.
      case typed
      /// It is a loaded file with its name.
      case file(String)
      /// `reset`.
      case reset
    }

    /// What was typed, or the file's text.
    package var text: String
    /// The number of its first line.
    package var line = 1
    /// Where it came from.
    package var kind = Kind.typed
    /// Whether a block of declarations ends with it, which then is judged as a whole.
    package var endsBlock = true

    /// How it is named in a sentence: its first line.
    package var title: String {
      if case .file(let name) = kind { return "load \(name)" }
      let lines = text.split(separator: "\n").filter { line in
        let code = line.drop { $0.isWhitespace }
        return !code.isEmpty && !code.hasPrefix("//")
      }
      return String(lines.first ?? "") + (lines.count > 1 ? " …" : "")
    }
  }

  /// A piece of the log.
  private enum Item {
    case entry(Entry)
    /// The events of what only looked; they have numbers too.
    case notes([Event])
  }

  private var items: [Item] = []
  private var floor = 0
  /// What `undo` took away, the next to come back last.
  package private(set) var undone: [Entry] = []

  /// An empty log.
  package init() {}

  /// The entries, the oldest first.
  package var entries: [Entry] { items.compactMap { if case .entry(let entry) = $0 { entry } else { nil } } }

  /// Adds what changed the simulation. What `undo` took away cannot come back then.
  package mutating func add(_ entry: Entry, isRedo: Bool = false) {
    items.append(.entry(entry))
    if !isRedo { undone = [] }
  }

  /// Adds the events of what only looked.
  package mutating func note(_ events: [Event]) {
    if !events.isEmpty { items.append(.notes(events)) }
  }

  /// Takes the last entry away with all that came after it; nil where there is none to take.
  package mutating func undo() -> Entry? {
    for index in items.indices.reversed() where index >= floor {
      guard case .entry(let entry) = items[index] else { continue }
      items.removeSubrange(index...)
      undone.append(entry)
      return entry
    }
    return nil
  }

  /// The entry that `undo` took away last.
  package mutating func redo() -> Entry? { undone.popLast() }

  /// `undo` goes no further back than here.
  package mutating func close() {
    floor = items.count
    undone = []
  }

  /// Calls one of the two for each piece, in order.
  package func replay(entry: (Entry) -> Void, notes: ([Event]) -> Void) {
    for item in items {
      switch item {
      case .entry(let piece): entry(piece)
      case .notes(let events): notes(events)
      }
    }
  }
}
