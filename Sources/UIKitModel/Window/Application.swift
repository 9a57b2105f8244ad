import Frameworks
import Interpreter
import Layout

/// The one application, screen and device of a session, and its state.
final class ApplicationState {
  var state = "active"
  var shared: [String: Handle] = [:]
}

extension Machine {
  /// The phase of the one scene, by the name of its case.
  package var applicationPhase: String { application.state }

  var application: ApplicationState { extra(ApplicationState.self, ApplicationState.init) }

  /// The one object of a class.
  func single(_ name: String) throws(Signal) -> Value {
    if let made = application.shared[name] { return .object(made) }
    let made = try make(name)
    application.shared[name] = made
    return .object(made)
  }
}

func bindApplication(_ b: Bindings) {
  b["UIApplication.shared"] = { call in try call.machine.single("UIApplication") }
  b["UIScreen.main"] = { call in try call.machine.single("UIScreen") }
  b["UIDevice.current"] = { call in try call.machine.single("UIDevice") }
  b["UIScreen.bounds"] = { call in call.machine.value(Rect(origin: .zero, size: call.machine.screen.size)) }
  b["UIDevice.orientation"] = { call in
    let size = call.machine.screen.size
    return call.machine.enumCase("UIDeviceOrientation", size.width > size.height ? "landscapeLeft" : "portrait")
  }
  b["UIApplication.applicationState"] = { call in
    call.machine.enumCase("UIApplication.State", call.machine.application.state)
  }
  b["UIApplication.windows"] = { call in .array([.object(try call.machine.screen.ensureWindow())]) }
  b["UIApplication.keyWindow"] = { call in .some(.object(try call.machine.screen.ensureWindow())) }
  b["UIApplication.sendAction(_:to:from:for:)"] = { call in
    let screen = call.machine.screen
    let selector = call.value(0).rawText
    let sender = call.handle(2)?.body
    if let target = call.handle(1) {
      try screen.perform(selector, on: target, sender: sender)
      return .bool(true)
    }
    // To nobody in particular: from the first responder up the chain.
    guard let start = screen.firstResponder ?? sender else { return .bool(false) }
    if selector.hasPrefix("resignFirstResponder"), let handle = start.handle {
      return try call.machine.send("resignFirstResponder()", to: handle)
    }
    guard let target = screen.responder(from: start, to: selector) else { return .bool(false) }
    try screen.perform(selector, on: target, sender: sender)
    return .bool(true)
  }
  // Schemes that apps of the system take; any other belongs to an app that is not installed.
  let schemes: Set<String> = [
    "http", "https", "mailto", "tel", "sms", "facetime", "facetime-audio", "maps", "itms-apps", "shareddocuments",
    "app-settings",
  ]
  func opens(_ call: Call) throws -> Bool {
    guard case .structure(let url) = call.value(0), let member = url.type.members(named: "scheme").first else {
      return false
    }
    let scheme = try call.fiber.read(member, of: call.value(0)).unwrapped?.asString
    return scheme.map { schemes.contains($0.lowercased()) } ?? false
  }
  b["UIApplication.canOpenURL(_:)"] = { call in .bool(try opens(call)) }
  b["UIApplication.open(_:options:completionHandler:)"] = { call in
    guard let completion = call.optional(2) else { return .void }
    let (machine, answer) = (call.machine, try opens(call))
    machine.executor.schedule(holding: completion) { () throws(Signal) in
      _ = try machine.current.call(completion, [.bool(answer)])
    }
    return .void
  }
}

extension Screen {
  /// Memory is short: the notification, then every controller (their order is not verified).
  package func warnAboutMemory() throws(Signal) {
    try machine.post(
      "UIApplicationDidReceiveMemoryWarningNotification", object: .some(machine.single("UIApplication")))
    for body in machine.liveBodies where body.isKind(of: "UIViewController") && body.phase == .alive {
      guard let handle = body.handle, machine.learnersMethod("didReceiveMemoryWarning()", of: body) != nil else {
        continue
      }
      try machine.send("didReceiveMemoryWarning()", to: handle)
    }
  }

  /// The app goes to the background or comes back: what UIKit posts. It is inactive on the way, when `inactive` runs.
  package func setActive(_ isActive: Bool, inactive: () throws(Signal) -> Void) throws(Signal) {
    let state = machine.application
    guard (state.state == "active") != isActive else { return }
    let app = Value.some(try machine.single("UIApplication"))
    if isActive {
      state.state = "inactive"
      try machine.post("UIApplicationWillEnterForegroundNotification", object: app)
      try inactive()
      state.state = "active"
      try machine.post("UIApplicationDidBecomeActiveNotification", object: app)
    } else {
      try machine.post("UIApplicationWillResignActiveNotification", object: app)
      state.state = "inactive"
      try inactive()
      state.state = "background"
      try machine.post("UIApplicationDidEnterBackgroundNotification", object: app)
    }
  }

  /// The traits are others: everybody in the window hears of it, from the outside in.
  package func traitsDidChange(from previous: Value) throws(Signal) {
    if let window { try tell(window.body) { (handle) throws(Signal) in try change(handle, previous) } }
    for body in machine.liveBodies { if let handle = body.handle { try registered(handle, previous) } }
  }

  /// The traits of a part of the window are others.
  package func traitsDidChange(in view: Body, from previous: Value) throws(Signal) {
    try tell(view) { (handle) throws(Signal) in
      try change(handle, previous)
      try registered(handle, previous)
    }
  }

  /// A view's controller, the view, and what lies in it.
  private func tell(_ view: Body, _ action: (Handle) throws(Signal) -> Void) throws(Signal) {
    for body in [view.view.controller, view] { if let handle = body?.handle { try action(handle) } }
    for child in view.view.subviews { try tell(child.body, action) }
  }

  private func registered(_ handle: Handle, _ previous: Value) throws(Signal) {
    for registration in handle.body.existing(TraitRegistrations.self)?.list ?? [] {
      try signalling { try registration(handle, previous) }
    }
  }

  private func change(_ handle: Handle, _ previous: Value) throws(Signal) {
    let method = "traitCollectionDidChange(_:)"
    guard machine.learnersMethod(method, of: handle.body) != nil else { return }
    try notify(.traitCollectionDidChange, method, handle, [.some(previous)])
  }

  /// The device is turned: the controllers on the screen hear of the new size before it holds.
  package func willTransition(to size: Size) throws(Signal) {
    var at: Body? = window?.body.view.subviews.lazy.compactMap { $0.body.view.controller }.first
    let coordinator = try machine.make("UIViewControllerTransitionCoordinator")
    func tell(_ controller: Body) throws(Signal) {
      let method = "viewWillTransition(to:with:)"
      if machine.learnersMethod(method, of: controller) != nil, let handle = controller.handle {
        try machine.send(method, to: handle, [machine.value(size), .object(coordinator)])
      }
      for child in controller.controller.children { try tell(child.body) }
    }
    while let controller = at {
      try tell(controller)
      at = controller.controller.presented?.body
    }
  }
}

/// Who asked to hear of changed traits.
final class TraitRegistrations {
  var list: [(Handle, Value) throws -> Void] = []
}

func bindTraits(_ b: Bindings) {
  for type in ["UIView", "UIViewController"] {
    b["\(type).registerForTraitChanges(_:handler:)"] = { call in
      let registration = try call.machine.make("UITraitChangeRegistration")
      let (handler, machine) = (call.value(1), call.machine)
      call.body?.extra(TraitRegistrations.self, TraitRegistrations.init).list.append { handle, previous in
        _ = try machine.current.call(handler, [.object(handle), previous])
      }
      return .object(registration)
    }
    b["\(type).registerForTraitChanges(_:action:)"] = { call in
      let registration = try call.machine.make("UITraitChangeRegistration")
      let (selector, machine) = (call.value(1).rawText, call.machine)
      call.body?.extra(TraitRegistrations.self, TraitRegistrations.init).list.append { handle, _ in
        try machine.screen.perform(selector, on: handle, sender: handle.body)
      }
      return .object(registration)
    }
  }
}
