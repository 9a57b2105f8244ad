import Glibc

/// Keeps progress on disk. Every change reads what is there, merges and writes the file whole under a lock, so two shells
/// at once lose nothing; a damaged file is set aside, one of a newer version left alone.
package final class ProgressStore {
  /// What is known, others' changes included as of the last read.
  package private(set) var progress = Progress()
  /// What the learner should be told once; the shell takes it away.
  package var notices: [String] = []

  private let folder: String
  private let phrases: Phrases
  private let now: () -> Int
  private var isReadOnly = false

  /// The folder of the tool's state: `$XDG_STATE_HOME/interop`, else `~/.local/state/interop`.
  package static var standardFolder: String {
    func variable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }
    if let state = variable("XDG_STATE_HOME"), state.hasPrefix("/") { return "\(state)/interop" }
    return "\(variable("HOME") ?? ".")/.local/state/interop"
  }

  /// The progress in `folder`; `now` gives the seconds since 1970.
  package init(
    folder: String = ProgressStore.standardFolder, phrases: Phrases = Phrases(),
    now: @escaping () -> Int = { time(nil) }
  ) {
    self.folder = folder
    self.phrases = phrases
    self.now = now
    guard FileStore.exists(path) else { return }
    change { _ in }
  }

  /// The file.
  package var path: String { "\(folder)/progress" }

  /// Writes down what became of a step.
  package func add(_ record: StepRecord) {
    let time = now()
    change { progress in
      var record = record
      record.time = max(time, (progress.forgotten[record.lesson] ?? -1) + 1)
      progress.add(record)
    }
  }

  /// Drops what is known about a lesson.
  package func forget(_ lesson: String) {
    let time = now()
    change { $0.forget(lesson, at: time) }
  }

  /// Takes over the progress of another machine, from its file.
  package func take(_ other: Progress) { change { $0.merge(other) } }

  /// Reads, merges, changes and writes; the file is not touched where that would change nothing.
  private func change(_ body: (inout Progress) -> Void) {
    do throws(FileFailure) {
      try FileStore.makeFolder(folder)
      try FileStore.locked("\(folder)/progress.lock") { () throws(FileFailure) in
        let stored = try readMerging()
        body(&progress)
        if !isReadOnly, stored != progress { try FileStore.write(ProgressText.write(progress), to: path) }
      }
    } catch {
      body(&progress)
      let notice = phrases(LessonPhrase.progressUnsaved, error.reason)
      if !notices.contains(notice) { notices.append(notice) }
    }
  }

  /// Merges what is on disk into what is known and gives what is on disk, nil where it must be written anew.
  private func readMerging() throws(FileFailure) -> Progress? {
    guard FileStore.exists(path) else { return nil }
    let bytes = try FileStore.read(path)
    switch ProgressText.read(bytes) {
    case .newer(let format):
      if !isReadOnly { notices.append(phrases(LessonPhrase.progressNewer, String(format))) }
      isReadOnly = true
      return nil
    case .progress(let stored, let badLine):
      isReadOnly = false
      progress.merge(stored)
      guard let badLine else { return stored }
      let aside = freeName(path + ".damaged")
      guard rename(path, aside) == 0 else { throw .current }
      notices.append(phrases(LessonPhrase.progressDamaged, String(badLine), aside))
      return nil
    }
  }

  private func freeName(_ path: String) -> String {
    if !FileStore.exists(path) { return path }
    return "\(path)-\((2...).first { !FileStore.exists("\(path)-\($0)") } ?? 0)"
  }
}
