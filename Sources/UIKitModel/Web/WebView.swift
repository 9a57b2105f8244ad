import Frameworks
import Interpreter
import Layout
import Libraries
import Trace

/// A page: its address and, where it was given as text, that. An object, so that it travels through closures as one word.
final class WebPage {
  let url: Value
  let html: String?

  init(_ url: Value, html: String? = nil) {
    self.url = url
    self.html = html
  }
}

/// What a web view keeps: its history and the load that is going on.
final class WebPart {
  var configuration: Handle?
  var scrollView: Handle?
  var history: [WebPage] = []
  var place = -1
  var navigation: Handle?
  /// Counts loads, so that what was scheduled for an older one does nothing.
  var generation = 0
  var isCommitted = false
}

extension Body {
  var web: WebPart { extra(WebPart.self, WebPart.init) }
}

/// Loads of a web view. There is no network: a page is there a second later, its title is its host and last path part.
struct WebLoad {
  let web: Handle
  private var machine: Machine { web.body.machine }
  private var screen: Screen { machine.screen }
  private var part: WebPart { web.body.web }

  private func tell(_ method: String, _ more: [Value] = []) throws(Signal) {
    let navigation = Value.optional(part.navigation.map { .object($0) })
    try screen.ask(web.body, "webView(_:\(method))", [.object(web), navigation] + more, field: "navigationDelegate")
  }

  private func set(_ name: String, _ value: Value) throws(Signal) { try machine.set(name, of: web, to: value) }

  /// Asks for the policy, then starts: the delegate hears of it in the next turn of the run loop.
  func start(_ page: WebPage, type: String, place: Int?) throws(Signal) -> Handle {
    let navigation = try machine.make("WKNavigation")
    part.generation += 1
    let generation = part.generation
    part.navigation = navigation
    part.isCommitted = false
    machine.executor.schedule { [reference = WeakReference(web)] () throws(Signal) in
      guard let web = reference.handle, web.body.web.generation == generation else { return }
      try WebLoad(web: web).decide(page, type: type, place: place, generation: generation)
    }
    return navigation
  }

  private func decide(_ page: WebPage, type: String, place: Int?, generation: Int) throws(Signal) {
    let method = "webView(_:decidePolicyFor:decisionHandler:)"
    guard case .object(let delegate)? = web.body.field("navigationDelegate").unwrapped,
      machine.learnersMethod(method, of: delegate.body) != nil
        && takesAction(machine.learnersMethod(method, of: delegate.body))
    else { return try begin(page, place: place, generation: generation) }
    let action = try machine.make("WKNavigationAction")
    action.body.setField("navigationType", machine.enumCase("WKNavigationType", type))
    action.body.payload = page
    let answer = Value.function(
      FunctionValue(
        Code("decisionHandler") { [web] (call: inout Call) in
          if call.value(0).isCase("allow") {
            try WebLoad(web: web).begin(page, place: place, generation: generation)
          } else {
            web.body.web.generation += 1
          }
          return .void
        }))
    try screen.deliver(method, [.object(web), .object(action), answer], to: delegate)
  }

  /// Of the two methods of one name the one for actions, not for responses.
  private func takesAction(_ member: Member?) -> Bool {
    guard let member, let types = try? member.resolved(machine.program).parameters, types.count > 1 else {
      return false
    }
    return types[1].nominal?.name == "WKNavigationAction"
  }

  private func begin(_ page: WebPage, place: Int?, generation: Int) throws(Signal) {
    guard part.generation == generation else { return }
    try set("url", .some(page.url))
    try set("isLoading", .bool(true))
    try set("estimatedProgress", .double(0.1))
    machine.systemTasks.running.removeAll { $0.owner == ObjectIdentifier(web.body) }
    machine.systemTasks.running.append(
      (
        ObjectIdentifier(web.body),
        { [reference = WeakReference(web)] end in
          guard let web = reference.handle else { return }
          try WebLoad(web: web).end(end, page, place: place)
        }
      ))
    try tell("didStartProvisionalNavigation:")
    func later(_ delay: Double, _ run: @escaping (WebLoad) throws -> Void) {
      machine.executor.schedule(after: delay) { [reference = WeakReference(web)] () throws(Signal) in
        guard let web = reference.handle, web.body.web.generation == generation else { return }
        try signalling { try run(WebLoad(web: web)) }
      }
    }
    later(0.5) { try $0.commit() }
    later(1) { try $0.finish(page, place: place) }
  }

  private func commit() throws(Signal) {
    guard !part.isCommitted else { return }
    part.isCommitted = true
    try set("estimatedProgress", .double(0.5))
    try tell("didCommit:")
  }

  private func finish(_ page: WebPage, place: Int?) throws(Signal) {
    try commit()
    part.generation += 1
    machine.systemTasks.running.removeAll { $0.owner == ObjectIdentifier(web.body) }
    if let place {
      part.place = place
    } else {
      part.history = Array(part.history.prefix(part.place + 1)) + [page]
      part.place = part.history.count - 1
    }
    try set("title", .some(.string(title(page))))
    try set("canGoBack", .bool(part.place > 0))
    try set("canGoForward", .bool(part.place < part.history.count - 1))
    try set("estimatedProgress", .double(1))
    try set("isLoading", .bool(false))
    try tell("didFinish:")
  }

  private func title(_ page: WebPage) -> String {
    if let html = page.html {
      guard let start = html.firstRange(of: "<title>"), let end = html.firstRange(of: "</title>") else { return "" }
      return String(html[start.upperBound..<end.lowerBound])
    }
    let text = page.url.urlText ?? ""
    let parts = text.prefix { $0 != "?" && $0 != "#" }.split(separator: "/").dropFirst()
    return parts.count > 1 ? "\(parts.first ?? "") \(parts.last ?? "")" : parts.first.map(String.init) ?? ""
  }

  /// The load ends sooner, by what the learner wants.
  private func end(_ end: SystemEnd, _ page: WebPage, place: Int?) throws(Signal) {
    switch end.way {
    case .finish: try finish(page, place: place)
    case .cancel: try fail(try machine.error("NSURLErrorDomain", -999, "cancelled"))
    case .fail:
      try fail(
        try machine.error(
          "NSURLErrorDomain", -1009, end.value ?? "The Internet connection appears to be offline."))
    }
  }

  private func fail(_ error: Value) throws(Signal) {
    part.generation += 1
    machine.systemTasks.running.removeAll { $0.owner == ObjectIdentifier(web.body) }
    try set("isLoading", .bool(false))
    try tell(part.isCommitted ? "didFail:withError:" : "didFailProvisionalNavigation:withError:", [error])
  }

  /// `stopLoading()`: what is on its way is cancelled, and the delegate hears so.
  func stop() throws(Signal) {
    guard web.body.flag("isLoading") else {
      part.generation += 1
      return
    }
    try fail(try machine.error("NSURLErrorDomain", -999, "cancelled"))
  }

  /// What little JavaScript is understood: the title, the address, a number or text, and a message to a handler.
  func evaluate(_ script: String) throws(Signal) -> Value {
    let text = script.split(separator: ";").first.map(String.init) ?? script
    if text.contains("document.title") { return .some(.string(web.body.text("title"))) }
    if text.contains("location.href") || text.contains("document.URL") {
      return .some(.string(web.body.field("url").urlText ?? ""))
    }
    if let start = text.firstRange(of: "messageHandlers."), let call = text.firstRange(of: ".postMessage(") {
      let name = String(text[start.upperBound..<call.lowerBound])
      let argument = String(text[call.upperBound...].prefix { $0 != ")" })
      try post(literal(argument).unwrapped ?? .string(argument), to: name)
      return .none
    }
    return literal(text)
  }

  private func literal(_ text: String) -> Value {
    let trimmed = text.drop { $0 == " " }
    if let number = Double(trimmed) { return .some(number == number.rounded() ? .int(Int(number)) : .double(number)) }
    if let quote = trimmed.first, quote == "'" || quote == "\"" {
      return .some(.string(String(trimmed.dropFirst().prefix { $0 != quote })))
    }
    return .none
  }

  private func post(_ value: Value, to name: String) throws(Signal) {
    guard case .object(let controller)? = part.configuration?.body.field("userContentController").unwrapped,
      let handler = controller.body.existing(ScriptHandlers.self)?.handlers.first(where: { $0.name == name })?.handler
    else { return }
    let message = try machine.make("WKScriptMessage")
    message.body.setField("body", value)
    message.body.setField("name", .string(name))
    message.body.setField("webView", .native(WeakReference(web)))
    try screen.deliver("userContentController(_:didReceive:)", [.object(controller), .object(message)], to: handler)
  }
}

/// The handlers of a content controller, which it retains.
final class ScriptHandlers { var handlers: [(name: String, handler: Handle)] = [] }
