import Frameworks
import Interpreter
import Libraries
import Trace

/// The observation of what a view's or controller's own methods have read (H F1–F3): one watch for each of them.
final class TrackedMethods {
  var tokens: [String: ObservationToken] = [:]
}

extension Screen {
  /// Runs a method whose reads are watched since iOS 26: a change calls the matching invalidation.
  func tracking(_ body: Body, _ method: String, _ run: () throws(Signal) -> Void, onChange: @escaping (Body) -> Void)
    throws(Signal)
  {
    guard machine.lowering.iOS >= 26 else { return try run() }
    let tokens = body.extra(TrackedMethods.self, TrackedMethods.init)
    tokens.tokens[method]?.cancel()
    let (_, token) = try machine.track({ () throws(Signal) in
      try run()
      return .void
    }) { [weak body] _, _ in
      if let body { onChange(body) }
    }
    tokens.tokens[method] = token
  }

  /// `updateProperties()` is due.
  func setNeedsProperties(_ body: Body) {
    body.view.needsProperties = true
    setNeedsLayout(body)
  }

  /// After traits, before layout (H F4): the view's own and its controller's.
  func updateProperties(of body: Body) throws(Signal) {
    guard body.view.needsProperties, machine.lowering.iOS >= 26 else { return }
    body.view.needsProperties = false
    let method = "updateProperties()"
    if let controller = body.view.controller, let handle = controller.handle,
      machine.learnersMethod(method, of: controller) != nil
    {
      try tracking(controller, method) { () throws(Signal) in
        try notify(.updateProperties, method, handle)
      } onChange: { [weak self, weak body] _ in
        if let body { self?.setNeedsProperties(body) }
      }
    }
    if let handle = body.handle, machine.learnersMethod(method, of: body) != nil {
      try tracking(body, method) { () throws(Signal) in
        try notify(.updateProperties, method, handle)
      } onChange: { [weak self] body in
        self?.setNeedsProperties(body)
      }
    }
  }
}
