import Trace

/// Brings a session to the start of a step, the same way for a learner, a test and a replay in a scratch session.
package enum StepStart {
  /// Empties `session` and replays what leads to the step at `index`: from the last fresh setup on, each step's setup and
  /// solution, then the step's own setup. Gives the first error on the way, a fault of the lesson.
  @discardableResult
  package static func replay(_ index: Int, of lesson: Lesson, in session: any LessonSession) -> Event? {
    session.reset()
    let steps = lesson.steps
    var first = index
    while first > 0, !steps[first].setup.isFresh { first -= 1 }
    var events: [Event] = []
    for step in first...index {
      if let block = steps[step].setup.block { events += session.runAll(block.text) }
      if step < index, let solution = steps[step].solution { events += session.runAll(solution.text) }
    }
    return events.first { $0.kind == .error }
  }
}

extension Step.Setup {
  /// The block, nil where there is none.
  package var block: Block? {
    switch self {
    case .none: nil
    case .fresh(let block), .added(let block): block
    }
  }

  /// Whether the session is emptied first.
  package var isFresh: Bool { if case .fresh = self { true } else { false } }
}
