import Trace

/// What a goal sees of a run: the lines of the kinds it names and the variables it names. Two runs with the same signature
/// are the same answer.
package struct Signature: Hashable, Sendable {
  /// The lines `KIND WHAT`, in order.
  package var lines: [String]
  /// The values of the variables, in the goal's order.
  package var values: [String?]

  /// What `goal` sees of `events` and of the variables of `session`.
  package init(_ goal: Goal, events: [Event], in session: any LessonSession) {
    let kinds = goal.kinds
    lines = events.filter { kinds.contains($0.kind) }.map(\.canonicalLine)
    values = goal.variables.map(session.value)
  }

  /// The same with repeated lines in a row written once, for answers that differ only in how often something went on.
  package var collapsed: Signature {
    var copy = self
    copy.lines = lines.reduce(into: []) { kept, line in if kept.last != line { kept.append(line) } }
    return copy
  }
}
