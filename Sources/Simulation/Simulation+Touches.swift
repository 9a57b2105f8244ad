import Diagnostics
import Interpreter
import Layout
import UIKitModel
import ViewGraph

extension Simulation {
  /// The verbs of a finger that a target's class answers by an entry of its own.
  func touch(_ verb: String, _ arguments: [String]) throws {
    let first = arguments.first ?? ""
    let second = arguments.dropFirst().first ?? ""
    switch verb {
    case "slide": try slide(first, to: Double(second) ?? 0)
    case "select": try select(first)
    case "swipe": try swipe(first, isLeading: second == "leading")
    case "scroll": try scroll(first, to: Double(second) ?? 0)
    case "pick": try pick(second, in: first)
    case "gesture":
      try gesture(second, on: first, arguments.dropFirst(2).compactMap { Double($0) }, arguments.last ?? "")
    case "back": try back()
    case "dismiss":
      guard try machine.screen.pullDown() else { throw Diagnostic("nothing is presented") }
    case "erase":
      try input(Int(second) == nil ? nil : first, "erase 1 in").erase(Int(second) ?? Int(first) ?? 1)
    case "paste": try input(first, "paste \"…\" into").paste(second)
    default: try end(verb, arguments.first)
    }
  }

  /// What a class says for a verb: the nearest entry from the target outwards, else the first one inside it.
  private func entry<T>(
    _ table: (ViewTraits) -> [String: T], _ target: String, _ complaint: String
  ) throws -> (Body, T, String) {
    let hit = try self.target(target)
    guard hit.isEnabled else { throw Diagnostic("\(target) is disabled") }
    guard let view = hit.view else { throw Diagnostic("\(target) \(complaint)") }
    let traits = machine.viewTraits
    let entries = table(traits)
    var at: Body? = view
    while let body = at {
      if let found = traits.entry(entries, for: body) { return (body, found, hit.text) }
      at = body.view.superview
    }
    func inside(_ body: Body) -> (Body, T)? {
      if let found = traits.entry(entries, for: body) { return (body, found) }
      for child in body.view.subviews { if let found = inside(child.body) { return found } }
      return nil
    }
    guard let (body, found) = inside(view) else { throw Diagnostic("\(target) \(complaint)") }
    return (body, found, hit.text)
  }

  private func slide(_ target: String, to value: Double) throws {
    let hit = try self.target(target)
    if hit.isEnabled, try hit.slide(to: value) { return }
    let (body, slide, _) = try entry({ $0.slides }, target, "has no value to slide to")
    try slide(body, value)
  }

  private func select(_ target: String) throws {
    let hit = try self.target(target)
    guard hit.isEnabled else { throw Diagnostic("\(target) is disabled") }
    var at = hit.surroundingView
    while let body = at {
      if let select = machine.viewTraits.entry(machine.viewTraits.selects, for: body), try select(body, hit.text) {
        return
      }
      at = body.view.superview
    }
    guard try hit.touch(machine) else { throw Diagnostic("\(target) is nothing that can be selected") }
  }

  private func swipe(_ target: String, isLeading: Bool) throws {
    let hit = try self.target(target)
    if hit.swipe(isLeading: isLeading) { return }
    let traits = machine.viewTraits
    var at = hit.surroundingView
    while let body = at {
      if let swipe = traits.entry(traits.swipes, for: body), try swipe(body, isLeading) { return }
      at = body.view.superview
    }
    if try hit.perform(.swipe(isLeading ? 1 : 2), machine) { return }
    throw Diagnostic("a swipe over \(target) does nothing")
  }

  private func scroll(_ target: String, to y: Double) throws {
    let hit = try self.target(target)
    var at = hit.surroundingView
    while let body = at {
      if body.isKind(of: "UIScrollView") {
        try machine.screen.drag(body, to: Point(x: body.view.boundsOrigin.x, y: y))
        return
      }
      at = body.view.superview
    }
    if try hit.scroll(to: y) { return }
    throw Diagnostic("\(target) does not scroll")
  }

  private func pick(_ value: String, in target: String) throws {
    let traits = machine.viewTraits
    if !target.isEmpty {
      let hit = try self.target(target)
      if hit.isEnabled, try hit.pick(value) { return }
      let (body, pick, _) = try entry({ $0.picks }, target, "is no picker")
      guard try pick(body, value) else { throw Diagnostic("\(target) does not show \"\(value)\"") }
      return
    }
    guard let window = machine.screen.window else { throw Diagnostic("nothing is shown") }
    if try machine.pickInSwiftUI(value) { return }
    func search(_ body: Body) throws -> Bool {
      if body.flag("isHidden") { return false }
      if let pick = traits.entry(traits.picks, for: body), try pick(body, value) { return true }
      for child in body.view.subviews.reversed() { if try search(child.body) { return true } }
      return false
    }
    guard try search(window.body) else { throw Diagnostic("no picker shows \"\(value)\"") }
  }

  private func gesture(_ kind: String, on target: String, _ numbers: [Double], _ last: String) throws {
    let hit = try self.target(target)
    guard hit.isEnabled else { throw Diagnostic("\(target) is disabled") }
    let gesture: Gesture
    switch kind {
    case "double": gesture = .tap(2)
    case "long": gesture = numbers.count == 2 ? .hold(numbers[0], numbers[1]) : .long
    case "pan": gesture = .pan(numbers.first ?? 0, numbers.last ?? 0)
    case "pinch": gesture = .pinch(numbers.first ?? 1)
    case "rotate": gesture = .rotate((numbers.first ?? 0) * .pi / 180)
    case "swipe": gesture = .swipe(["right": 1, "left": 2, "up": 4, "down": 8][last] ?? 1)
    default:
      guard try hit.touch(machine) else { throw Diagnostic("\(target) does not answer to a tap") }
      return
    }
    guard try hit.perform(gesture, machine) else {
      throw Diagnostic("nothing at \(target) answers to '\(kind)'")
    }
  }

  private func back() throws {
    guard try machine.goBackInSwiftUI() || machine.screen.goBack() else {
      throw Diagnostic("there is no screen to go back to")
    }
  }

  /// Ends the system controller that is on the screen, or a load.
  private func end(_ verb: String, _ value: String?) throws {
    guard try machine.screen.endSystemTask(verb, value) else {
      throw Diagnostic(
        "nothing is there to \(verb)",
        advice: ["`finish`, `cancel` and `fail` end a picker, a share sheet, a camera or a web load"])
    }
  }
}
