/// What is known about one step of one learner, by ids, so that a reordered lesson keeps it.
package struct StepRecord: Sendable, Equatable {
  /// The lesson's id.
  package var lesson: String
  /// The step's id.
  package var step: String
  /// How far it is.
  package var status: StepStatus
  /// How many hints were given at most.
  package var hints: Int
  /// How many entries were tried at most.
  package var tries: Int
  /// When it changed, in seconds since 1970.
  package var time: Int

  /// A record; the store fills in the time.
  package init(lesson: String, step: String, status: StepStatus, hints: Int = 0, tries: Int = 0, time: Int = 0) {
    self.lesson = lesson
    self.step = step
    self.status = status
    self.hints = hints
    self.tries = tries
    self.time = time
  }

  /// `LESSON#STEP`.
  package var key: String { "\(lesson)#\(step)" }

  /// The two records of one step as one: the better status, the higher counts, the later time.
  package func merged(with other: StepRecord) -> StepRecord {
    var record = self
    record.status = max(status, other.status)
    record.hints = max(hints, other.hints)
    record.tries = max(tries, other.tries)
    record.time = max(time, other.time)
    return record
  }
}
