import Diagnostics
import Frameworks
import Interpreter
import Trace

/// Reports calls of views, controllers and other responders that do not come from the main thread, as the Main Thread
/// Checker of Xcode does: with the method as Objective-C knows it, and each place once. The call goes on.
private final class MainThreadChecker {
  private var reported: Set<String> = []
  /// A call off the main thread goes on: what it does within is its own affair.
  var isInside = false

  func report(_ member: Member, isSetter: Bool, at position: SourcePosition, to machine: Machine) {
    let selector = Self.selector(of: member, isSetter: isSetter)
    guard reported.insert("\(selector) \(position.line) \(position.column)").inserted else { return }
    machine.recorder.record(
      Event(
        .warning,
        message: Diagnostic(
          "Main Thread Checker: UI API called on a background thread: -[\(member.owner.name) \(selector)]",
          advice: ["go to the main thread: DispatchQueue.main.async { … }, or await MainActor.run { … }"]
        ).text, rule: "main-thread", at: position))
  }

  /// Methods whose Swift name leaves out words of their selector that no parameter tells.
  private static let irregular = [
    "present(_:animated:completion:)": "presentViewController:animated:completion:",
    "dismiss(animated:completion:)": "dismissViewControllerAnimated:completion:",
    "show(_:sender:)": "showViewController:sender:", "addChild(_:)": "addChildViewController:",
    "removeFromParent()": "removeFromParentViewController",
    "willMove(toParent:)": "willMoveToParentViewController:",
    "didMove(toParent:)": "didMoveToParentViewController:",
    "popViewController(animated:)": "popViewControllerAnimated:",
    "popToRootViewController(animated:)": "popToRootViewControllerAnimated:",
    "register(_:forCellReuseIdentifier:)": "registerClass:forCellReuseIdentifier:",
    "register(_:forCellWithReuseIdentifier:)": "registerClass:forCellWithReuseIdentifier:",
  ]

  /// `setTitle:forState:` of `setTitle(_:for:)`: a label that is only a preposition takes the parameter's name.
  private static func selector(of member: Member, isSetter: Bool) -> String {
    func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
    if isSetter {
      let isFlag = member.name.hasPrefix("is") && member.name.dropFirst(2).first?.isUppercase == true
      return "set\(capitalized(isFlag ? String(member.name.dropFirst(2)) : member.name)):"
    }
    if let known = irregular[member.fullName] { return known }
    var text = member.kind == .initializer ? "init" : member.name
    for (place, parameter) in member.signature.parameters.enumerated() {
      let label = parameter.label ?? ""
      var word =
        ["for", "to", "from", "at", "in", "of", "with"].contains(label) ? label + capitalized(parameter.name) : label
      if place == 0, !word.isEmpty { word = (member.kind == .initializer ? "With" : "") + capitalized(word) }
      text += "\(word):"
    }
    return text
  }
}

/// Puts the check before what the members of a class do.
func watchMainThread(_ nominal: Nominal) {
  func checked(_ member: Member, isSetter: Bool = false, _ native: Native?) -> Native {
    { call in
      guard !call.fiber.isOnMainThread, let body = call.body,
        body.isKind(of: "UIResponder") || body.isKind(of: "NSResponder")
      else { return try native?(&call) ?? .void }
      let checker = call.machine.extra(MainThreadChecker.self, MainThreadChecker.init)
      guard !checker.isInside else { return try native?(&call) ?? .void }
      checker.report(member, isSetter: isSetter, at: call.fiber.position, to: call.machine)
      checker.isInside = true
      defer { checker.isInside = false }
      return try native?(&call) ?? .void
    }
  }
  for member in nominal.ownMembers where !member.isStatic {
    if member.kind == .stored, case .none = member.body {
      member.willRead = { [unowned member] fiber, handle in
        let body = handle.body
        guard !fiber.isOnMainThread, body.isKind(of: "UIResponder") || body.isKind(of: "NSResponder") else { return }
        let checker = fiber.machine.extra(MainThreadChecker.self, MainThreadChecker.init)
        if !checker.isInside { checker.report(member, isSetter: false, at: fiber.position, to: fiber.machine) }
      }
    }
    if case .native(let native) = member.body { member.body = .native(checked(member, native)) }
    if case .native(let native) = member.setter {
      member.setter = .native(checked(member, isSetter: true, native))
    } else if member.kind == .stored, case .none = member.setter {
      member.setter = .native(checked(member, isSetter: true, nil))
    }
  }
}
