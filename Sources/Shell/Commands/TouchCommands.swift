import Diagnostics

/// What all commands say about targets.
let targetHelp = """
  TARGET is a visible text ("Save"), an accessibility identifier in quotes, a type (UITextField), a handle
  (UITextField#2) or a variable; `help targets` says more.
  """

/// Touches a target.
struct TapCommand: Command {
  let name = "tap"
  let usage = "tap TARGET"
  let summary = "touches a button, a row, a tab, a link"
  let details = targetHelp
  let topic = CommandTopic.touch
  let effect = CommandEffect.acts

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    let target = try arguments.word("a target")
    try arguments.end()
    session.simulation.tap(target)
  }
}

/// Types text, key by key.
struct TypeCommand: Command {
  let name = "type"
  let usage = "type \"TEXT\" [into TARGET]"
  let summary = "types keys one by one, through the delegate, as a keyboard does"
  let details = "The target gets the focus and the text goes to the end of its text; without one, where the focus is."
  let topic = CommandTopic.touch
  let effect = CommandEffect.acts

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    let text = try arguments.string()
    let target = try arguments.target(after: "into")
    try arguments.end()
    session.simulation.type(text, into: target)
  }
}

/// Empties a field.
struct ClearCommand: Command {
  let name = "clear"
  let usage = "clear [TARGET]"
  let summary = "empties a text field"
  let topic = CommandTopic.touch
  let effect = CommandEffect.acts

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    let target = arguments.optionalWord()
    try arguments.end()
    session.simulation.clear(target)
  }
}

/// Presses a key that is no character.
struct PressCommand: Command {
  let name = "press"
  let usage = "press return|search|done|cancel [in TARGET]"
  let summary = "presses a key of the keyboard or a button of the field"
  let topic = CommandTopic.touch
  let effect = CommandEffect.acts
  let completion = CommandCompletion.words(["return", "search", "done", "cancel"])

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    let key = try arguments.choice("a key", of: ["return", "search", "done", "cancel"])
    let target = try arguments.target(after: "in")
    try arguments.end()
    session.simulation.press(key, in: target)
  }
}

/// Flips a switch.
struct ToggleCommand: Command {
  let name = "toggle"
  let usage = "toggle TARGET"
  let summary = "flips a switch"
  let topic = CommandTopic.touch
  let effect = CommandEffect.acts

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    let target = try arguments.word("a target")
    try arguments.end()
    session.simulation.toggle(target)
  }
}

/// Drags a slider or a stepper to a value.
struct SlideCommand: Command {
  let name = "slide"
  let usage = "slide TARGET to VALUE"
  let summary = "drags a slider to a value"
  let topic = CommandTopic.touch
  let effect = CommandEffect.acts

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    let target = try arguments.word("a target")
    try arguments.expect("to")
    let token = arguments.next
    _ = try arguments.number("a number")
    try arguments.end()
    session.simulation.perform(name, [target, token?.text ?? ""])
  }
}

/// Opens a row's actions, or turns a page.
struct SwipeCommand: Command {
  let name = "swipe"
  let usage = "swipe TARGET [leading]"
  let summary = "opens a row's actions at its trailing (or leading) edge, or turns a page"
  let topic = CommandTopic.touch
  let effect = CommandEffect.acts

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    let target = try arguments.word("a target")
    let isLeading = arguments.take("leading")
    try arguments.end()
    session.simulation.perform(name, isLeading ? [target, "leading"] : [target])
  }
}

/// Scrolls to a place.
struct ScrollCommand: Command {
  let name = "scroll"
  let usage = "scroll TARGET to Y"
  let summary = "scrolls so that Y points lie above the top edge"
  let topic = CommandTopic.touch
  let effect = CommandEffect.acts

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    let target = try arguments.word("a target")
    try arguments.expect("to")
    let token = arguments.next
    _ = try arguments.number("a number of points")
    try arguments.end()
    session.simulation.perform(name, [target, token?.text ?? ""])
  }
}

/// Chooses in a picker.
struct PickCommand: Command {
  let name = "pick"
  let usage = "pick VALUE [in TARGET]"
  let summary = "chooses what a picker shows, or a date as 2026-03-01 10:00"
  let topic = CommandTopic.touch
  let effect = CommandEffect.acts

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    var value = try arguments.value("a value")
    while let next = arguments.next, next.text != "in" { value += " " + (try arguments.value("a value")) }
    let target = try arguments.target(after: "in")
    try arguments.end()
    session.simulation.perform(name, [target ?? "", value])
  }
}

/// Presses the delete key.
struct EraseCommand: Command {
  let name = "erase"
  let usage = "erase N [in TARGET]"
  let summary = "presses the delete key N times"
  let topic = CommandTopic.touch
  let effect = CommandEffect.acts

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    let token = arguments.next
    let count = try arguments.number("a number of keys")
    let target = try arguments.target(after: "in")
    try arguments.end()
    guard let number = Int(exactly: count), number > 0 else {
      throw token.map { arguments.complaint("'\($0.text)' is not a number of keys", at: $0) }
        ?? arguments.complaint("'erase' needs a number of keys")
    }
    session.simulation.perform(name, [target ?? "", String(number)])
  }
}

/// Pastes a text as a whole.
struct PasteCommand: Command {
  let name = "paste"
  let usage = "paste \"TEXT\" [into TARGET]"
  let summary = "pastes a text in one piece"
  let topic = CommandTopic.touch
  let effect = CommandEffect.acts

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    let text = try arguments.string()
    let target = try arguments.target(after: "into")
    try arguments.end()
    session.simulation.perform(name, [target ?? "", text])
  }
}

/// A gesture that recognizers see.
struct GestureCommand: Command {
  let name = "gesture"
  let usage = "gesture KIND on TARGET"
  let summary = "makes a gesture: tap, double, long [DX DY], pan DX DY, pinch SCALE, rotate DEGREES, swipe DIRECTION"
  let details = "DIRECTION is left, right, up or down. With DX DY, `long` goes on as a movement."
  let topic = CommandTopic.touch
  let effect = CommandEffect.acts
  let completion = CommandCompletion.words(["tap", "double", "long", "pan", "pinch", "rotate", "swipe"])

  func run(_ arguments: inout Arguments, in session: Session) throws(Diagnostic) {
    let kind = try arguments.choice("a gesture", of: ["tap", "double", "long", "pan", "pinch", "rotate", "swipe"])
    var values: [String] = []
    switch kind {
    case "long" where arguments.next?.text != "on":
      values.append(numeral(try arguments.number("a distance in points")))
      values.append(numeral(try arguments.number("a distance in points")))
    case "pan":
      values.append(numeral(try arguments.number("a distance in points")))
      values.append(numeral(try arguments.number("a distance in points")))
    case "pinch": values.append(numeral(try arguments.number("a scale")))
    case "rotate": values.append(numeral(try arguments.number("an angle in degrees")))
    case "swipe": values.append(try arguments.choice("a direction", of: ["left", "right", "up", "down"]))
    default: break
    }
    try arguments.expect("on")
    let target = try arguments.word("a target")
    try arguments.end()
    session.simulation.perform(name, [target, kind] + values)
  }

  private func numeral(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}
