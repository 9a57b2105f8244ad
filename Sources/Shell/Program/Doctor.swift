import Glibc
import Lessons
import Terminal

/// Says what works on this machine.
struct Doctor {
  let profile: TerminalProfile
  let tutor: Tutor

  /// A line for each thing that was looked at.
  func report() -> [String] {
    var lines = ["interop \(Program.version)"]
    func say(_ what: String, _ words: String) {
      lines.append("\(what):" + String(repeating: " ", count: max(1, 12 - what.count)) + words)
    }
    say(
      "terminal",
      profile.isInteractive
        ? "\(profile.columns) × \(profile.rows), \(profile.canEditLines ? "lines can be edited" : "lines are only appended")"
        : "none on both ends; the shell reads and writes plain lines")
    say("text", profile.isUTF8 ? "UTF-8" : "no UTF-8 locale; Chinese text may be damaged")
    say("colour", profile.usesColor ? "on" : "off")
    say("language", tutor.phrases.language.rawValue)
    say("compiler", Environment.path(of: "swiftc") ?? "no swiftc in PATH; declarations are judged by interop alone")
    say(
      "lessons",
      tutor.folders.isEmpty
        ? "none found; `--pack DIR` or $INTEROP_PACKS adds some" : tutor.folders.joined(separator: ", "))
    let folder = ProgressStore.standardFolder
    say("state", isWritable(folder) ? folder : "\(folder) cannot be written; progress and history are not kept")
    return lines
  }

  /// Whether files can be made in a folder, which need not exist yet.
  private func isWritable(_ folder: String) -> Bool {
    var path = folder
    while !FileStore.exists(path), let slash = path.lastIndex(of: "/"), slash > path.startIndex {
      path = String(path[..<slash])
    }
    return access(path, W_OK) == 0
  }
}
