import Diagnostics
import Interpreter
import Layout
import Trace
import UIKitModel
import ViewGraph

extension Simulation {
  // MARK: Targets

  /// What a target means: `"Save"`, a type, a handle or a variable. Throws where it is nothing, or several.
  func target(_ text: String) throws -> VisibleText {
    let text = text.trimmed
    if let literal = text.unquoted { return try named(literal) }
    if let body = machine.liveBodies.first(where: { $0.name == text }) {
      if body.isController, let view = body.controller.view?.body { return machine.text(for: view) }
      if body.isView { return machine.text(for: body) }
      throw Diagnostic("'\(text)' is nothing that a finger can reach")
    }
    if let variable = machine.program.variable(named: text) {
      if case .object(let handle)? = variable.box.value.unwrapped {
        if handle.body.isView { return machine.text(for: handle.body) }
        if handle.body.isController, let view = handle.body.controller.view?.body { return machine.text(for: view) }
      }
      throw Diagnostic("'\(text)' is no view")
    }
    var found: [VisibleText] = []
    if let nominal = machine.program.nominal(named: text) {
      if nominal.isClass {
        func live(_ isMeant: (Nominal) -> Bool) -> [VisibleText] {
          machine.liveBodies.filter { isMeant($0.type) }.compactMap { body in
            if body.isView { return body.window == nil ? nil : machine.text(for: body) }
            guard body.isController, let view = body.controller.view?.body, view.window != nil else { return nil }
            return machine.text(for: view)
          }
        }
        found = live { $0.inherits(from: nominal) }
        // The only one of exactly this class is meant before those of its subclasses.
        let own = live { $0 === nominal }
        if own.count == 1 { found = own }
      } else {
        found = machine.swiftUITexts(ofType: nominal.name)
      }
    }
    guard let first = found.first else {
      throw Diagnostic(
        "nothing of type '\(text)' is in the window", advice: ["`tree uikit` and `tree swiftui` show what is there"])
    }
    guard found.count == 1 else {
      throw Diagnostic(
        "'\(text)' is ambiguous: \(found.count) are in the window",
        advice: found.prefix(8).map { "candidate: \($0.view?.name ?? $0.path)" })
    }
    return first
  }

  /// A text matches whole first, else as the one that contains it; then accessibility identifiers.
  private func named(_ text: String) throws -> VisibleText {
    let all = machine.visibleTexts()
    for isIdentifier in [false, true] {
      let candidates = all.filter { $0.isIdentifier == isIdentifier }
      for matches in [candidates.filter { $0.text == text }, candidates.filter { $0.text.contains(text) }]
      where !matches.isEmpty {
        if matches.count == 1 { return matches[0] }
        throw Diagnostic(
          "'\(text)' is ambiguous: \(matches.count) texts match",
          advice: matches.prefix(8).map { "candidate: \"\($0.text)\" in \($0.path)" })
      }
    }
    let near = NearNames.advice(text, in: all.map(\.text))
    throw Diagnostic("no text \"\(text)\" can be seen", advice: near.map { [$0] } ?? [])
  }

  // MARK: Fingers

  /// Touches a target.
  @discardableResult
  package func tap(_ target: String) -> Bool {
    step {
      let hit = try self.target(target)
      guard hit.isEnabled else { throw Diagnostic("\(target) is disabled") }
      guard try hit.touch(machine) else { throw Diagnostic("\(target) does not answer to a tap") }
    }
  }

  /// Flips a switch.
  @discardableResult
  package func toggle(_ target: String) -> Bool {
    step {
      let hit = try self.target(target)
      guard hit.isEnabled else { throw Diagnostic("\(target) is disabled") }
      guard hit.isToggle, try hit.touch(machine) else { throw Diagnostic("\(target) is no switch") }
    }
  }

  /// Types text, key by key, into a target or where the focus is.
  @discardableResult
  package func type(_ text: String, into target: String?) -> Bool {
    step { try input(target, "type \"…\" into").type(text) }
  }

  /// The text input that a hit means.
  func field(of hit: VisibleText, _ target: String) throws -> Body {
    var at = hit.view
    while let body = at {
      if machine.screen.isTextInput(body) { return body }
      at = body.view.superview
    }
    func inside(_ body: Body) -> Body? {
      if machine.screen.isTextInput(body) { return body }
      for child in body.view.subviews { if let found = inside(child.body) { return found } }
      return nil
    }
    if let view = hit.view, let found = inside(view) { return found }
    throw Diagnostic("\(target) takes no text")
  }

  /// Names the text inputs that are there.
  private func adviceForInput(_ verb: String) -> [String] {
    var names: [String] = []
    func walk(_ body: Body) {
      if machine.screen.isTextInput(body) || body.type.name == "UISearchBar" {
        if !names.contains(body.type.name) { names.append(body.type.name) }
        return
      }
      for child in body.view.subviews { walk(child.body) }
    }
    if let window = machine.screen.window { walk(window.body) }
    // SwiftUI's own fields are no UIKit views.
    guard !names.isEmpty else { return ["say where: \(verb) TextField; `tree swiftui` shows what is there"] }
    return names.map { "say where: \(verb) \($0)" }
  }

  /// What takes the keyboard's keys: a target that gets the focus, or what has it.
  func input(_ target: String?, _ verb: String) throws -> TextInput {
    let screen = machine.screen
    guard let target, !target.isEmpty else {
      if let focused = screen.firstResponder { return .view(focused, screen) }
      if let focused = screen.otherInput { return .other(focused) }
      throw Diagnostic("nothing has the focus", advice: adviceForInput(verb))
    }
    let hit = try self.target(target)
    guard hit.isEnabled else { throw Diagnostic("\(target) is disabled") }
    if let field = hit.swiftUIField() {
      if try screen.focus(field) { try screen.turn() }
      return .other(field)
    }
    let body = try field(of: hit, target)
    if screen.firstResponder !== body, let handle = body.handle {
      guard try machine.send("becomeFirstResponder()", to: handle).asBool ?? false else {
        throw Diagnostic("\(body.name) does not take the focus")
      }
      try screen.turn()
    }
    return .view(body, screen)
  }

  /// Empties a text field.
  @discardableResult
  package func clear(_ target: String?) -> Bool {
    step {
      if let target, let body = try fieldWithoutFocus(target) { return try machine.screen.clear(body) }
      try input(target, "clear").clear()
    }
  }

  /// Presses `return`, `search`, `done` or `cancel`.
  @discardableResult
  package func press(_ key: String, in target: String?) -> Bool {
    step {
      if let target, let body = try fieldWithoutFocus(target) { return try machine.screen.press(key, in: body) }
      try input(target, "press \(key) in").press(key)
    }
  }

  /// A clear button and a key of its own need no focus.
  private func fieldWithoutFocus(_ target: String) throws -> Body? {
    let hit = try self.target(target)
    return hit.swiftUIField() == nil ? try field(of: hit, target) : nil
  }

  /// Gives a target the focus.
  @discardableResult
  package func focus(_ target: String) -> Bool {
    step {
      let hit = try self.target(target)
      if let field = hit.swiftUIField(), try machine.screen.focus(field) { return }
      guard let handle = hit.view?.handle, try machine.send("becomeFirstResponder()", to: handle).asBool ?? false else {
        throw Diagnostic("\(target) does not take the focus")
      }
    }
  }

  // MARK: Time and system

  /// Lets virtual time pass, and what is due in it happen.
  @discardableResult
  package func wait(_ seconds: Double) -> Bool {
    step {
      let executor = machine.executor
      let end = executor.now + max(0, seconds)
      try settle()
      while let due = executor.nextDue, due <= end + 1e-9 {
        executor.now = max(executor.now, due)
        if isInterrupted() {
          clearInterrupt()
          throw Diagnostic("interrupted")
        }
        machine.beginBudget()
        try settle()
      }
      executor.now = end
    }
  }

  /// What the system does: `appearance dark`, `rotate landscape`.
  @discardableResult
  package func system(_ verb: String, _ argument: String?) -> Bool {
    step {
      let screen = machine.screen
      switch verb {
      case "appearance":
        guard let argument, ["light", "dark"].contains(argument) else {
          throw Diagnostic("'appearance' is light or dark")
        }
        let previous = try screen.traits()
        let isChanged = screen.isDark != (argument == "dark")
        screen.isDark = argument == "dark"
        machine.deviceDidChange()
        if isChanged { try screen.traitsDidChange(from: previous) }
      case "textsize":
        guard let size = argument.flatMap(DynamicType.sizes.firstIndex) else {
          throw Diagnostic("'textsize' is one of \(DynamicType.sizes.joined(separator: ", "))")
        }
        let previous = try screen.traits()
        guard size != screen.textSize else { return }
        screen.textSize = size
        machine.deviceDidChange()
        try screen.textSizeDidChange(from: previous)
      case "rotate":
        let isLandscape = argument == nil ? screen.size.width < screen.size.height : argument == "landscape"
        let (short, long) = (min(screen.size.width, screen.size.height), max(screen.size.width, screen.size.height))
        try screen.willTransition(
          to: isLandscape ? Size(width: long, height: short) : Size(width: short, height: long))
        screen.size = isLandscape ? Size(width: long, height: short) : Size(width: short, height: long)
        if let window = screen.window {
          screen.setFrame(window.body, Rect(origin: .zero, size: screen.size))
          for child in window.body.view.subviews { screen.setFrame(child.body, Rect(origin: .zero, size: screen.size)) }
        }
        machine.deviceDidChange()
      case "background", "foreground":
        try screen.setActive(verb == "foreground") { () throws(Signal) in
          machine.deviceDidChange()
          try screen.turn()
        }
        machine.deviceDidChange()
      case "memorywarning": try screen.warnAboutMemory()
      default: throw Diagnostic("'\(verb)' is not simulated yet")
      }
    }
  }

  /// Verbs that have no method of their own.
  @discardableResult
  package func perform(_ verb: String, _ arguments: [String]) -> Bool {
    switch verb {
    case "focus" where arguments.count == 1: return focus(arguments[0])
    case "unfocus":
      return step {
        let screen = machine.screen
        if screen.otherInput != nil { return try screen.endOtherInput() }
        guard let body = screen.firstResponder, let handle = body.handle else {
          throw Diagnostic("nothing has the focus")
        }
        try machine.send("resignFirstResponder()", to: handle)
      }
    case "set": return step { try set(arguments) }
    case "slide", "select", "swipe", "scroll", "pick", "gesture", "back", "dismiss", "finish", "cancel", "fail",
      "erase",
      "paste":
      return step { try touch(verb, arguments) }
    default: return step { throw Diagnostic("'\(verb)' is not simulated yet") }
    }
  }

  // MARK: Looking

  /// Says where a text is visible.
  @discardableResult
  package func find(_ text: String) -> Bool {
    step {
      let all = machine.visibleTexts().filter { !$0.isIdentifier }
      guard let hit = all.first(where: { $0.text == text }) ?? all.first(where: { $0.text.contains(text) }) else {
        let near = NearNames.advice(text, in: all.map(\.text))
        throw Diagnostic("no text \"\(text)\" can be seen", advice: near.map { [$0] } ?? [])
      }
      recorder.record(Event(.found, text: hit.text, path: hit.path))
    }
  }

  /// The tree of what is shown, `swiftui` or `uikit`, a line each.
  package func tree(_ kind: String) -> [String] {
    let lines = kind == "uikit" ? machine.uiKitTree() : machine.swiftUITree()
    return lines.isEmpty && kind != "uikit" ? machine.uiKitTree() : lines
  }

  /// Sources of truth and their values, a line each.
  package func state() -> [String] { machine.stateLines }
}

extension String {
  var trimmed: String {
    var slice = Substring(self)
    while let first = slice.first, first == " " { slice = slice.dropFirst() }
    while let last = slice.last, last == " " { slice = slice.dropLast() }
    return String(slice)
  }

  /// The content of a quoted text, nil where it is none.
  var unquoted: String? {
    guard count >= 2, hasPrefix("\""), hasSuffix("\"") else { return nil }
    return String(dropFirst().dropLast()).replacingEscapes
  }

  private var replacingEscapes: String {
    guard contains("\\") else { return self }
    var result = ""
    var isEscaped = false
    for character in self {
      if isEscaped {
        result.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        result.append(character)
      }
    }
    return result
  }
}
