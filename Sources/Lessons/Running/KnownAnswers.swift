import Trace

/// The traces of a step's right and wrong answers, replayed in a scratch session, to recognise a learner's.
///
/// A wrong answer is recognised when the learner's signature is that of the reject, or is it once repetitions are written
/// once. What a right answer passes through on its way is never called wrong.
package struct KnownAnswers: Sendable {
  /// What the session looks like after each entry of a right answer, its end included.
  private var waypoints: Set<Signature> = []
  /// The signature of each wrong answer, in the order of the file.
  private var wrong: [(name: String, signature: Signature)] = []

  /// Replays the answers of the step at `index`.
  package init(of index: Int, in lesson: Lesson, scratch: any LessonSession) {
    let step = lesson.steps[index]
    guard let goal = step.goal else { return }
    func signatures(_ block: Block) -> [Signature] {
      StepStart.replay(index, of: lesson, in: scratch)
      var events: [Event] = []
      var found = [Signature(goal, events: events, in: scratch)]
      for entry in scratch.entries(of: block.text) {
        events += scratch.run(entry)
        found.append(Signature(goal, events: events, in: scratch))
      }
      return found
    }
    for block in [step.solution].compactMap({ $0 }) + step.accepted { waypoints.formUnion(signatures(block)) }
    wrong = step.wrong.map { answer in
      let all = signatures(answer.block)
      return (answer.name, all[all.count - 1])
    }
  }

  /// Whether a right answer passes through this.
  package func isOnTheWay(_ signature: Signature) -> Bool { waypoints.contains(signature) }

  /// The name of the wrong answer that this is, nil where it is none of them.
  package func name(of signature: Signature) -> String? {
    if isOnTheWay(signature) { return nil }
    if let exact = wrong.first(where: { $0.signature == signature }) { return exact.name }
    let collapsed = signature.collapsed
    if waypoints.contains(where: { $0.collapsed == collapsed }) { return nil }
    return wrong.first { $0.signature.collapsed == collapsed }?.name
  }
}
