import Diagnostics

/// Light or dark.
struct AppearanceCommand: Command {
  let name = "appearance"
  let usage = "appearance light|dark"
  let summary = "switches between light and dark"
  let topic = CommandTopic.system
  let effect = CommandEffect.acts
  let completion = CommandCompletion.words(["light", "dark"])

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    let appearance = try arguments.choice("an appearance", of: ["light", "dark"])
    try arguments.end()
    session.simulation.system(name, appearance)
  }
}

/// Turns the device.
struct RotateCommand: Command {
  let name = "rotate"
  let usage = "rotate [portrait|landscape]"
  let summary = "turns the device"
  let topic = CommandTopic.system
  let effect = CommandEffect.acts
  let completion = CommandCompletion.words(["portrait", "landscape"])

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    let orientation =
      arguments.isEmpty ? nil : try arguments.choice("an orientation", of: ["portrait", "landscape"])
    try arguments.end()
    session.simulation.system(name, orientation)
  }
}

/// The size of Dynamic Type.
struct TextSizeCommand: Command {
  let name = "textsize"
  let usage = "textsize SIZE"
  let summary = "sets the size of Dynamic Type: xSmall … xxxLarge, accessibility1 … accessibility5"
  let topic = CommandTopic.system
  let effect = CommandEffect.acts
  let completion = CommandCompletion.words(sizes)

  /// The sizes as `DynamicTypeSize` names them.
  static let sizes =
    ["xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge"] + (1...5).map { "accessibility\($0)" }

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    let size = try arguments.choice("a text size", of: Self.sizes)
    try arguments.end()
    session.simulation.system(name, size)
  }
}

/// The app goes to the background.
struct BackgroundCommand: Command {
  let name = "background"
  let usage = "background"
  let summary = "sends the app to the background"
  let topic = CommandTopic.system
  let effect = CommandEffect.acts

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    try arguments.end()
    session.simulation.system(name, nil)
  }
}

/// The app comes back.
struct ForegroundCommand: Command {
  let name = "foreground"
  let usage = "foreground"
  let summary = "brings the app back"
  let topic = CommandTopic.system
  let effect = CommandEffect.acts

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    try arguments.end()
    session.simulation.system(name, nil)
  }
}

/// Memory is short.
struct MemoryWarningCommand: Command {
  let name = "memorywarning"
  let usage = "memorywarning"
  let summary = "tells the app that memory is short"
  let topic = CommandTopic.system
  let effect = CommandEffect.acts

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    try arguments.end()
    session.simulation.system(name, nil)
  }
}

/// Pops a screen.
struct BackCommand: Command {
  let name = "back"
  let usage = "back"
  let summary = "pops the top screen of a navigation stack"
  let topic = CommandTopic.touch
  let effect = CommandEffect.acts

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    try arguments.end()
    session.simulation.perform(name, [])
  }
}

/// Pulls down what is presented.
struct DismissCommand: Command {
  let name = "dismiss"
  let usage = "dismiss"
  let summary = "pulls down what is presented"
  let topic = CommandTopic.touch
  let effect = CommandEffect.acts

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    try arguments.end()
    session.simulation.perform(name, [])
  }
}

/// The system controller ends with a result.
struct FinishCommand: Command {
  let name = "finish"
  let usage = "finish [N|VALUE]"
  let summary = "ends the presented system controller (picker, scanner, mail …) or a web load with a result"
  let details =
    "N is how many items are picked; VALUE names the result: saved, cancelled, \"com.apple.UIKit.activity.Mail\"."
  let topic = CommandTopic.system
  let effect = CommandEffect.acts

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    let value = arguments.isEmpty ? nil : try arguments.value("a value")
    try arguments.end()
    session.simulation.perform(name, value.map { [$0] } ?? [])
  }
}

/// The system controller is cancelled.
struct CancelCommand: Command {
  let name = "cancel"
  let usage = "cancel"
  let summary = "cancels the presented system controller or a web load"
  let topic = CommandTopic.system
  let effect = CommandEffect.acts

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    try arguments.end()
    session.simulation.perform(name, [])
  }
}

/// The system controller fails.
struct FailCommand: Command {
  let name = "fail"
  let usage = "fail [\"MESSAGE\"]"
  let summary = "lets the presented system controller or a web load fail"
  let details = "MESSAGE becomes the localizedDescription of the error."
  let topic = CommandTopic.system
  let effect = CommandEffect.acts

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    let message = arguments.isEmpty ? nil : try arguments.string()
    try arguments.end()
    session.simulation.perform(name, message.map { [$0] } ?? [])
  }
}
