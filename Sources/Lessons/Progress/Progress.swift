/// What a learner has done, by ids. Two of them merge without losing anything, in either order.
package struct Progress: Sendable, Equatable {
  /// The records by `LESSON#STEP`.
  package private(set) var records: [String: StepRecord] = [:]
  /// When a lesson was forgotten; older records of it count no more.
  package private(set) var forgotten: [String: Int] = [:]

  /// Nothing done yet.
  package init() {}

  /// Adds a record to what is known about its step.
  package mutating func add(_ record: StepRecord) {
    if let limit = forgotten[record.lesson], record.time <= limit { return }
    records[record.key] = records[record.key]?.merged(with: record) ?? record
  }

  /// Drops what is known about a lesson up to `time`.
  package mutating func forget(_ lesson: String, at time: Int) {
    let time = max(time, forgotten[lesson] ?? 0)
    forgotten[lesson] = time
    records = records.filter { $0.value.lesson != lesson || $0.value.time > time }
  }

  /// Takes over what another shell or machine wrote down.
  package mutating func merge(_ other: Progress) {
    for (lesson, time) in other.forgotten { forget(lesson, at: time) }
    for record in other.records.values { add(record) }
  }

  /// What became of a step, nil where it was never begun.
  package func status(of step: String, in lesson: String) -> StepStatus? { records["\(lesson)#\(step)"]?.status }

  /// How many of a lesson's steps are done.
  package func doneCount(of lesson: Lesson) -> Int {
    lesson.steps.count { status(of: $0.id, in: lesson.id) == .done }
  }

  /// The step to go on with: the first that is neither done nor skipped, nil where all are.
  package func resumeStep(of lesson: Lesson) -> String? {
    lesson.steps.first { (status(of: $0.id, in: lesson.id) ?? .begun) == .begun }?.id
  }

  /// The lesson that was touched last, nil where there is none.
  package var latestLesson: String? { records.values.max { ($0.time, $0.key) < ($1.time, $1.key) }?.lesson }
}
