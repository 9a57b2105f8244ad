import Frameworks
import Interpreter
import Layout
import Libraries

/// WebKit.
func webKitModule() -> Module {
  Module("WebKit", exports: ["UIKit", "FoundationNetworking"], texts: [WebKitText.all]) { bindWebViews($0) }
}

private func bindWebViews(_ b: Bindings) {
  for type in [
    "WKUserContentController", "WKPreferences", "WKWebpagePreferences", "WKWebViewConfiguration",
  ] { b["\(type).init()"] = { _ in .void } }
  b["WKWebView.init(frame:configuration:)"] = { call in
    call.body?.view.frame = call.machine.rect(call.value(0))
    call.body?.web.configuration = call.handle(1)
    return .void
  }
  b["WKWebView.configuration"] = { call in
    guard let body = call.body else { return .void }
    if body.web.configuration == nil { body.web.configuration = try call.machine.make("WKWebViewConfiguration") }
    return body.web.configuration.map { .object($0) } ?? .void
  }
  b["WKWebView.scrollView"] = { call in
    guard let body = call.body else { return .void }
    if let view = body.web.scrollView { return .object(view) }
    let view = try call.machine.make("UIScrollView")
    body.web.scrollView = view
    view.body.setField("autoresizingMask", call.machine.structure(at: "UIView.AutoresizingMask", [.int(18)]))
    call.machine.screen.setFrame(view.body, Rect(origin: .zero, size: body.view.frame.size))
    try call.machine.screen.insert(view, into: body)
    return .object(view)
  }
  func load(_ call: Call, _ page: WebPage, type: String = "other", place: Int? = nil) throws -> Value {
    guard let handle = call.this.asHandle else { return .none }
    return .some(.object(try WebLoad(web: handle).start(page, type: type, place: place)))
  }
  b["WKWebView.load(_:)"] = { call in
    guard let url = field("url", of: call.value(0)).unwrapped else { return .none }
    return try load(call, WebPage(url))
  }
  b["WKWebView.loadHTMLString(_:baseURL:)"] = { call in
    try load(call, WebPage(call.optional(1) ?? call.machine.url("about:blank"), html: call.string(0)))
  }
  b["WKWebView.loadFileURL(_:allowingReadAccessTo:)"] = { call in try load(call, WebPage(call.value(0))) }
  func travel(_ name: String, by step: Int, _ type: String) {
    b["WKWebView.\(name)()"] = { call in
      guard let web = call.body?.web, web.history.indices.contains(web.place + step) else { return .none }
      return try load(call, web.history[web.place + step], type: type, place: web.place + step)
    }
  }
  travel("reload", by: 0, "reload")
  travel("goBack", by: -1, "backForward")
  travel("goForward", by: 1, "backForward")
  b["WKWebView.stopLoading()"] = { call in
    if let handle = call.this.asHandle { try WebLoad(web: handle).stop() }
    return .void
  }
  // The answer comes later, as it does from another process.
  b["WKWebView.evaluateJavaScript(_:completionHandler:)"] = { call in
    guard let handle = call.this.asHandle else { return .void }
    let (machine, script, handler) = (call.machine, call.string(0), call.optional(1))
    machine.executor.schedule { () throws(Signal) in
      let answer = try WebLoad(web: handle).evaluate(script)
      if let handler { _ = try machine.current.call(handler, [answer, .none]) }
    }
    return .void
  }
  b["WKWebView.evaluateJavaScript(_:)"] = { call in
    guard let handle = call.this.asHandle else { return .none }
    return try WebLoad(web: handle).evaluate(call.string(0))
  }
  b["WKWebView.backForwardList"] = { call in
    let list = try call.machine.make("WKBackForwardList")
    guard let web = call.body?.web else { return .object(list) }
    func items(_ pages: ArraySlice<WebPage>) throws -> [Value] {
      var result: [Value] = []
      for page in pages {
        let item = try call.machine.make("WKBackForwardListItem")
        item.body.payload = page
        result.append(.object(item))
      }
      return result
    }
    let place = max(0, min(web.place, web.history.count))
    list.body.setField("backList", .array(try items(web.history[..<place])))
    if web.history.indices.contains(place) {
      list.body.setField("currentItem", .some(try items(web.history[place...place])[0]))
      list.body.setField("forwardList", .array(try items(web.history[(place + 1)...])))
    }
    return .object(list)
  }
  b["WKBackForwardListItem.url"] = { call in (call.body?.payload as? WebPage)?.url ?? .void }
  b["WKNavigationAction.request"] = { call in
    guard let url = (call.body?.payload as? WebPage)?.url else { return .void }
    let type = call.machine.program.known("URLRequest")
    guard let initializer = type.members(named: "init").first(where: { $0.fullName.hasPrefix("init(url:") }) else {
      return .void
    }
    return try call.fiber.construct(
      type, initializer, [url] + initializer.signature.parameters.dropFirst().map { _ in .void })
  }
  b["WKUserScript.init(source:injectionTime:forMainFrameOnly:)"] = { call in
    call.body?.setField("source", call.value(0))
    return .void
  }
  b["WKUserContentController.add(_:name:)"] = { call in
    guard let body = call.body, let handler = call.handle(0) else { return .void }
    let handlers = body.extra(ScriptHandlers.self, ScriptHandlers.init)
    if handlers.handlers.contains(where: { $0.name == call.string(1) }) {
      throw call.machine.screen.exception(
        "Attempt to add script message handler with name '\(call.string(1))' when one already exists.")
    }
    handlers.handlers.append((call.string(1), handler))
    return .void
  }
  b["WKUserContentController.removeScriptMessageHandler(forName:)"] = { call in
    call.body?.existing(ScriptHandlers.self)?.handlers.removeAll { $0.name == call.string(0) }
    return .void
  }
  b["WKUserContentController.removeAllScriptMessageHandlers()"] = { call in
    call.body?.existing(ScriptHandlers.self)?.handlers = []
    return .void
  }
  b["WKUserContentController.addUserScript(_:)"] = { call in
    guard let body = call.body else { return .void }
    body.setField("userScripts", .array((body.field("userScripts").asArray ?? []) + [call.value(0)]))
    return .void
  }
  b["WKUserContentController.removeAllUserScripts()"] = { call in
    call.body?.setField("userScripts", .array([]))
    return .void
  }
}
