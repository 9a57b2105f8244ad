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
    lines = events.filter { kinds.contains($0.kind) }.map { Self.withoutHandles($0.canonicalLine) }
    values = goal.variables.map(session.value)
  }

  /// A line without the numbers of handles (`UILabel#2`), which depend on what else was made in a session.
  private static func withoutHandles(_ line: String) -> String {
    let parts = line.split(separator: "#", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(String(parts[0])) { $0 + "#" + $1.drop(while: \.isNumber) }
  }

  /// The same with repeated lines in a row written once, for answers that differ only in how often something went on.
  package var collapsed: Signature {
    var copy = self
    copy.lines = lines.reduce(into: []) { kept, line in if kept.last != line { kept.append(line) } }
    return copy
  }
}
