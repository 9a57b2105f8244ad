import Diagnostics

/// A command that hands its word, and at most one argument, on to the simulation: most of what the system does.
struct PlainCommand: Command {
  /// What may stand behind the word.
  enum Argument: Sendable {
    case none
    case target
    /// One of these words; `what` names them for the complaint.
    case choice(_ what: String, [String])
    case optionalChoice(_ what: String, [String])
    case optionalValue
    case optionalText
  }

  let name: String
  let usage: String
  let summary: String
  var details = ""
  let topic: CommandTopic
  var argument = Argument.none
  let effect = CommandEffect.acts

  /// How the simulation knows the word: as what the system does, or as what a finger does.
  var isSystem = false

  var completion: CommandCompletion {
    switch argument {
    case .choice(_, let words), .optionalChoice(_, let words): .words(words)
    default: .swift
    }
  }

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    let value = try read(&arguments)
    try arguments.end()
    if isSystem {
      session.simulation.system(name, value)
    } else {
      session.simulation.perform(name, value.map { [$0] } ?? [])
    }
  }

  private func read(_ arguments: inout Arguments) throws(Diagnostic) -> String? {
    switch argument {
    case .none: return nil
    case .target: return try arguments.word("a target")
    case .choice(let what, let words): return try arguments.choice(what, of: words)
    case .optionalChoice(let what, let words):
      return arguments.isEmpty ? nil : try arguments.choice(what, of: words)
    case .optionalValue: return arguments.isEmpty ? nil : try arguments.value("a value")
    case .optionalText: return arguments.isEmpty ? nil : try arguments.string()
    }
  }
}

extension PlainCommand {
  /// The sizes as `DynamicTypeSize` names them.
  static let textSizes =
    ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge"] + (1...5).map { "accessibility\($0)" }

  // MARK: What a finger does

  static let select = PlainCommand(
    name: "select", usage: "select TARGET", summary: "selects a row, a segment or a tab", topic: .touch,
    argument: .target)
  static let focus = PlainCommand(
    name: "focus", usage: "focus TARGET", summary: "gives the focus to what can become first responder",
    topic: .touch, argument: .target)
  static let unfocus = PlainCommand(
    name: "unfocus", usage: "unfocus", summary: "takes the focus away; the keyboard goes", topic: .touch)
  static let back = PlainCommand(
    name: "back", usage: "back", summary: "pops the top screen of a navigation stack", topic: .touch)
  static let dismiss = PlainCommand(
    name: "dismiss", usage: "dismiss", summary: "pulls down what is presented", topic: .touch)

  // MARK: What the system does

  static let rotate = PlainCommand(
    name: "rotate", usage: "rotate [portrait|landscape]", summary: "turns the device", topic: .system,
    argument: .optionalChoice("an orientation", ["portrait", "landscape"]), isSystem: true)
  static let appearance = PlainCommand(
    name: "appearance", usage: "appearance light|dark", summary: "switches between light and dark", topic: .system,
    argument: .choice("an appearance", ["light", "dark"]), isSystem: true)
  static let textsize = PlainCommand(
    name: "textsize", usage: "textsize SIZE",
    summary: "sets the size of Dynamic Type: xSmall … xxxLarge, accessibility1 … accessibility5", topic: .system,
    argument: .choice("a text size", textSizes), isSystem: true)
  static let background = PlainCommand(
    name: "background", usage: "background", summary: "sends the app to the background", topic: .system,
    isSystem: true)
  static let foreground = PlainCommand(
    name: "foreground", usage: "foreground", summary: "brings the app back", topic: .system, isSystem: true)
  static let memorywarning = PlainCommand(
    name: "memorywarning", usage: "memorywarning", summary: "tells the app that memory is short", topic: .system,
    isSystem: true)
  static let finish = PlainCommand(
    name: "finish", usage: "finish [N|VALUE]",
    summary: "ends the presented system controller (picker, scanner, mail …) or a web load with a result",
    details:
      "N is how many items are picked; VALUE names the result: saved, cancelled, \"com.apple.UIKit.activity.Mail\".",
    topic: .system, argument: .optionalValue)
  static let cancel = PlainCommand(
    name: "cancel", usage: "cancel", summary: "cancels the presented system controller or a web load",
    topic: .system)
  static let fail = PlainCommand(
    name: "fail", usage: "fail [\"MESSAGE\"]", summary: "lets the presented system controller or a web load fail",
    details: "MESSAGE becomes the localizedDescription of the error.", topic: .system, argument: .optionalText)
}
