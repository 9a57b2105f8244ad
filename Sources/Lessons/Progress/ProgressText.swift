/// Progress as the text of its file: a format line, then a record a line, readable and sorted.
///
///     interop-progress 1
///     done representables/make-update#make-once hints=1 tries=2 at=1767258000
///     forgotten coordinators/owner at=1767258000
package enum ProgressText {
  /// The format that is written.
  package static let format = 1

  /// What a file says.
  package enum Content: Equatable {
    /// Progress, and the number of the first line that could not be read, nil where all could.
    case progress(Progress, badLine: Int?)
    /// The file is of a newer format.
    case newer(Int)
  }

  /// The text of a file.
  package static func write(_ progress: Progress) -> String {
    let records = progress.records.values.map {
      "\($0.status.word) \($0.key) hints=\($0.hints) tries=\($0.tries) at=\($0.time)"
    }
    let forgotten = progress.forgotten.map { "forgotten \($0.key) at=\($0.value)" }
    return (["interop-progress \(format)"] + records.sorted() + forgotten.sorted()).joined(separator: "\n") + "\n"
  }

  /// What a file holds, as much of it as can be read.
  package static func read(_ bytes: [UInt8]) -> Content {
    var progress = Progress()
    if bytes.isEmpty { return .progress(progress, badLine: nil) }
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var badLine: Int?
    func parts(_ line: ArraySlice<UInt8>) -> [Substring] {
      String(decoding: line, as: UTF8.self).split(whereSeparator: { $0 == " " || $0 == "\r" })
    }
    let heading = parts(lines[0])
    if heading.first == "interop-progress", heading.count == 2, let number = Int(heading[1]) {
      if number > format { return .newer(number) }
    } else {
      badLine = 1
    }
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      if !read(parts(line), into: &progress) { badLine = badLine ?? index + 1 }
    }
    if bytes.last != UInt8(ascii: "\n") { badLine = badLine ?? lines.count }
    return .progress(progress, badLine: badLine)
  }

  /// Reads one line; false where it is none of ours.
  private static func read(_ parts: [Substring], into progress: inout Progress) -> Bool {
    guard parts.count >= 2 else { return false }
    let pairs = parts.dropFirst(2).compactMap { part -> (String, Int)? in
      let pair = part.split(separator: "=")
      guard pair.count == 2, let number = Int(pair[1]), number >= 0 else { return nil }
      return (String(pair[0]), number)
    }
    let values = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    guard let time = values["at"] else { return false }
    if parts[0] == "forgotten" {
      progress.forget(String(parts[1]), at: time)
      return true
    }
    let ids = parts[1].split(separator: "#")
    guard ids.count == 2, ids.allSatisfy(Identifier.isValid),
      let status = StepStatus.allCases.first(where: { $0.word == parts[0] })
    else { return false }
    let counts = (hints: values["hints"] ?? 0, tries: values["tries"] ?? 0)
    progress.add(
      StepRecord(
        lesson: String(ids[0]), step: String(ids[1]), status: status, hints: counts.hints, tries: counts.tries,
        time: time))
    return true
  }
}
