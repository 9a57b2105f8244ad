import FrontEnd
import Glibc
import Lessons
import Shell
import Terminal
import Trace

/// A shell whose output a test reads.
final class Harness {
  private(set) var output = ""
  private(set) var errors = ""
  private(set) var shell: Shell!

  /// A shell that writes text, or JSON.
  init(json: Bool = false, level: TraceLevel = .calls, acceptsPrefixes: Bool = false) {
    let writer = EventWriter(console, isJSON: json, level: level)
    let tutor = Tutor(options: Options(), folders: [Self.pack], stateFolder: Self.temporaryFolder())
    shell = Shell(options: Options(), writer: writer, tutor: tutor, acceptsPrefixes: acceptsPrefixes)
  }

  private var console: Console {
    Console(write: { [unowned self] in output += $0 }, writeError: { [unowned self] in errors += $0 })
  }

  /// Runs lines as if they were piped in, and gives what they wrote.
  @discardableResult
  func run(_ text: String) -> String {
    output = ""
    let lines = Lines(text)
    _ = BatchReader(shell, nextLine: lines.next).run()
    return output
  }

  /// The pack that stands beside the tests.
  static let pack: String = {
    let file = #filePath
    return file.prefix(upTo: file.lastIndex(of: "/") ?? file.startIndex) + "/Pack"
  }()

  /// A new folder for what a shell keeps.
  static func temporaryFolder() -> String {
    var template = Array("/tmp/interop-shell-XXXXXX".utf8CString)
    return mkdtemp(&template).map { String(cString: $0) } ?? "/tmp"
  }
}

/// Lines for a reader.
final class Lines {
  private var rest: ArraySlice<String>

  init(_ text: String) {
    rest = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    if rest.last == "" { rest.removeLast() }
  }

  func next() -> LineReader.Line { rest.popFirst().map { .line($0) } ?? .endOfInput }
}

/// What a run of the whole program came to.
struct ProgramRun {
  var status: ExitStatus
  var output = ""
  var errors = ""

  /// Keeps progress and history out of the home folder.
  private static let hasOwnState: Bool = setenv("XDG_STATE_HOME", Harness.temporaryFolder(), 1) == 0

  /// Runs the program with arguments and piped lines.
  init(_ arguments: [String], input: String = "") {
    _ = Self.hasOwnState
    final class Box { var output = "", errors = "" }
    let box = Box()
    let console = Console(write: { box.output += $0 }, writeError: { box.errors += $0 })
    let profile = TerminalProfile(inputIsTerminal: false, outputIsTerminal: false)
    let lines = Lines(input)
    let program = Program(
      arguments: arguments, console: console, profile: { _ in profile }, nextLine: lines.next)
    status = program.run()
    output = box.output
    errors = box.errors
  }
}
