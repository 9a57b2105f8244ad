import Diagnostics
import Lessons
import Terminal
import Trace

/// A command line, understood.
package struct Invocation: Sendable, Equatable {
  /// The options.
  package var options = Options()
  /// The verb, nil for the shell.
  package var verb: Verb?
  /// Files of the shell, or what the verb works on.
  package var operands: [String] = []

  /// The options that there are, with what they take.
  package static let optionNames = [
    "--json", "--trace", "--ios", "--lang", "--color", "--typecheck", "--accessible", "--fail-fast", "--pack", "--do",
    "--help", "--version",
  ]

  /// Reads the arguments behind the program's name. `isFile` says whether an operand names a file.
  package init(_ arguments: [String], isFile: (String) -> Bool = FileStore.exists) throws(UsageError) {
    var rest = arguments[...]
    var operands: [String] = []
    var readsOptions = true
    while let argument = rest.popFirst() {
      guard readsOptions, argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      if argument == "--" {
        readsOptions = false
      } else {
        try read(argument, &rest)
      }
    }
    if verb != nil {
      self.operands = operands
    } else if let first = operands.first, let verb = Verb(rawValue: first) {
      self.verb = verb
      self.operands = Array(operands.dropFirst())
    } else {
      for operand in operands where !operand.hasSuffix(".swift") && !isFile(operand) {
        throw UsageError(
          "'\(operand)' is neither a command nor a file",
          NearNames.advice(operand, in: Verb.allCases.map(\.rawValue)) ?? "`interop help` lists the commands")
      }
      self.operands = operands
    }
    try checkOperands()
  }

  private mutating func read(_ argument: String, _ rest: inout ArraySlice<String>) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0]
    func value(_ values: [String] = []) throws(UsageError) -> String {
      guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
        throw UsageError("'\(name)' needs a value", values.isEmpty ? nil : "one of: \(values.joined(separator: ", "))")
      }
      guard values.isEmpty || values.contains(value) else {
        throw UsageError(
          "'\(value)' is no value of '\(name)'",
          NearNames.advice(value, in: values) ?? "one of: \(values.joined(separator: ", "))")
      }
      return value
    }
    switch name {
    case "--json": options.isJSON = true
    case "--trace":
      options.trace = TraceLevel(rawValue: try value(TraceLevel.allCases.map(\.rawValue))) ?? .calls
    case "--ios": options.iOS = Int(try value(Options.versions.map(String.init))) ?? 26
    case "--lang": options.language = Language(rawValue: try value(Language.allCases.map(\.rawValue)))
    case "--color":
      options.color = ColorChoice(rawValue: try value(ColorChoice.allCases.map(\.rawValue))) ?? .auto
    case "--typecheck": options.typecheck = Options.Typecheck(rawValue: try value(["on", "off"]))
    case "--accessible": options.isAccessible = true
    case "--fail-fast": options.failsFast = true
    case "--pack": options.packs.append(try value())
    case "--do": options.commands.append(try value())
    case "--help", "-h":
      verb = .help
      return
    case "--version":
      verb = .version
      return
    default:
      throw UsageError(
        "unknown option '\(name)'",
        NearNames.advice(name, in: Self.optionNames) ?? "`interop help` lists the options")
    }
    if parts.count > 1, ["--json", "--accessible", "--fail-fast"].contains(name) {
      throw UsageError("'\(name)' takes no value")
    }
  }

  private func checkOperands() throws(UsageError) {
    guard let verb else {
      if !options.commands.isEmpty { throw UsageError("'--do' belongs to 'run'", Verb.run.usage) }
      return
    }
    if !options.commands.isEmpty, verb != .run { throw UsageError("'--do' belongs to 'run'", Verb.run.usage) }
    let needed: ClosedRange<Int>
    switch verb {
    case .run: needed = 1...1
    case .lesson, .check, .test: needed = 1...Int.max
    case .quiz: needed = 1...1
    case .help: needed = 0...Int.max
    case .lessons, .doctor, .version: needed = 0...0
    }
    if operands.count < needed.lowerBound {
      throw UsageError("'\(verb.rawValue)' needs \(verb == .quiz ? "an id" : "more")", "usage: \(verb.usage)")
    }
    if operands.count > needed.upperBound {
      throw UsageError("unexpected '\(operands[needed.upperBound])'", "usage: \(verb.usage)")
    }
  }
}
