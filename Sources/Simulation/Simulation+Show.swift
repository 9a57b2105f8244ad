import Diagnostics
import FrontEnd
import Interpreter
import Layout
import Trace
import UIKitModel
import ViewGraph

/// What stands in the window.
enum Content {
  /// A SwiftUI view under a hosting controller of the shell's own.
  case hosted(Handle)
  case controller(Handle)
  case view(Handle)
}

extension Simulation {
  /// Makes the value of a Swift expression the content of the window; what was shown before leaves.
  @discardableResult
  package func show(_ expression: String, line: Int = 1, column: Int = 1) -> Bool {
    step {
      let prepared = try evaluator.expression(expression, line: line, column: column)
      let machine = machine
      func evaluate() throws(Signal) -> Value { try machine.current.call(prepared.code, this: nil, []) }
      try removeContent()
      let type = prepared.type
      let isView = !type.isUnknown && machine.program.conforms(type, to: machine.program.known("View"))
      if isView, type.nominal?.isClass != true {
        try showHosted(evaluate)
        return
      }
      let value = try evaluate()
      switch value.unwrapped {
      case .object(let handle)?:
        if handle.body.isController {
          content = .controller(handle)
          try machine.screen.setRoot(handle)
        } else if handle.body.isView {
          try showView(handle)
        } else {
          throw Diagnostic(
            "'show' needs a view or a view controller, not a value of type '\(handle.body.type.name)'",
            advice: ["a SwiftUI View, a UIViewController, a UIView or a cell can be shown"])
        }
      case let plain?:
        if let nominal = machine.nominal(of: plain), nominal.conforms(to: machine.program.known("View")) {
          var first: Value? = plain
          try showHosted { () throws(Signal) in
            if let value = first {
              first = nil
              return value
            }
            return try evaluate()
          }
        } else {
          throw Diagnostic(
            "'show' needs a view or a view controller, not a value of type '\(machine.type(of: plain))'",
            advice: ["a SwiftUI View, a UIViewController, a UIView or a cell can be shown"])
        }
      case nil: throw Diagnostic("there is nothing to show: the expression is nil")
      }
    }
  }

  private func showHosted(_ evaluate: @escaping () throws(Signal) -> Value) throws {
    let controller = try machine.makeShellHost(evaluate)
    content = .hosted(controller)
    try machine.screen.setRoot(controller)
  }

  private func showView(_ handle: Handle) throws {
    let screen = machine.screen
    content = .view(handle)
    let window = try screen.ensureWindow()
    if let list = try screen.listAround(cell: handle) {
      content = .view(list)
      try screen.insert(list, into: window.body)
      return
    }
    if handle.body.view.frame.size == .zero {
      let area = screen.safeArea
      screen.setFrame(
        handle.body,
        Rect(
          x: area.leading, y: area.top, width: screen.size.width - area.leading - area.trailing,
          height: screen.size.height - area.top - area.bottom))
    }
    try screen.insert(handle, into: window.body)
  }

  /// Takes the content out of the window: SwiftUI's as by an `if`; what a variable holds lives on.
  @discardableResult
  package func hide() -> Bool {
    step {
      guard content != nil else { throw Diagnostic("nothing is shown", advice: ["`show EXPR` shows a view"]) }
      try removeContent()
    }
  }

  func removeContent() throws {
    guard let old = content else { return }
    content = nil
    let screen = machine.screen
    switch old {
    case .hosted(let controller):
      try machine.removeHostedContent(controller.body)
      try screen.removeRoot(controller)
    case .controller(let controller): try screen.removeRoot(controller)
    case .view(let view): try screen.remove(view.body)
    }
    try screen.turn()
  }

  // MARK: The session's own

  /// `the` and `all`.
  func addSessionFunctions() {
    let scope = machine.program.moduleScope
    let machine = machine
    func live(_ call: Call) throws -> [Handle] {
      guard case .type(let type) = call.arguments.first ?? .void, let nominal = type.nominal else {
        throw Signal.trap("a class is wanted: the(UITextField.self)", at: call.fiber.position)
      }
      let all = call.machine.liveBodies.filter { $0.type.inherits(from: nominal) && $0.phase == .alive }
      // In the window where one is, else not yet freed.
      let shown = all.filter { body in
        if body.isView { return body.window != nil }
        if body.isController { return body.controller.view?.body.window != nil }
        return false
      }
      return (shown.isEmpty ? all : shown).compactMap(\.handle)
    }
    let parameter = GenericParameter("T")
    for name in ["the", "all"] {
      let member = Member(name, .method, owner: scope)
      member.isStatic = true
      member.signature.generics = [parameter]
      member.signature.parameters = [
        Parameter(label: nil, name: "type", type: .resolved(.metatype(.parameter(parameter))))
      ]
      member.signature.result = .resolved(
        name == "the" ? .parameter(parameter) : machine.program.array(of: .parameter(parameter)))
      member.body = .native { call in
        let found = try live(call)
        if name == "all" { return .array(found.map { .object($0) }) }
        guard case .type(let type) = call.arguments.first ?? .void else { return .void }
        guard let first = found.first else { throw Signal.trap("there is no live \(type)", at: call.fiber.position) }
        guard found.count == 1 else {
          throw Signal.trap(
            "there are \(found.count) live \(type)s",
            advice: ["all(\(type).self) gives them all: \(found.map(\.body.name).joined(separator: ", "))"],
            at: call.fiber.position)
        }
        return .object(first)
      }
      surface.addFunction(member)
    }
  }

  /// Gives a top-level `@State` a place to live, owned by the shell.
  func adoptState(_ storage: Member, _ name: String) { machine.adoptShellState(storage, name) }
}
