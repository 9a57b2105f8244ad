import Frameworks
import Interpreter

/// A display link: it fires 60 times a second of virtual time and retains its target until it is invalidated (the cycle
/// that every timer of this kind makes).
final class DisplayLink {
  var target: Handle?
  let selector: String
  var token: Int?
  var isPaused = false
  var time = 0.0

  init(_ target: Handle?, _ selector: String) {
    self.target = target
    self.selector = selector
  }
}

private let frame = 1.0 / 60

func bindDisplayLinks(_ b: Bindings) {
  func link(_ call: Call) -> DisplayLink? { call.body?.payload as? DisplayLink }
  b["CADisplayLink.init(target:selector:)"] = { call in
    call.body?.payload = DisplayLink(call.handle(0), call.value(1).rawText)
    return .void
  }
  b["CADisplayLink.timestamp"] = { call in .double(link(call)?.time ?? 0) }
  b["CADisplayLink.targetTimestamp"] = { call in .double((link(call)?.time ?? 0) + frame) }
  b["CADisplayLink.duration"] = { _ in .double(frame) }
  b["CADisplayLink.isPaused"] = { call in .bool(link(call)?.isPaused ?? false) }
  b["CADisplayLink.isPaused="] = { call in
    link(call)?.isPaused = call.bool(0)
    return .void
  }
  b["CADisplayLink.add(to:forMode:)"] = { call in
    if let handle = call.this.asHandle, link(call)?.token == nil { schedule(handle) }
    return .void
  }
  func stop(_ call: Call) {
    guard let link = link(call) else { return }
    if let token = link.token { call.machine.executor.cancel(token) }
    link.token = nil
  }
  b["CADisplayLink.remove(from:forMode:)"] = { call in
    stop(call)
    return .void
  }
  b["CADisplayLink.invalidate()"] = { call in
    stop(call)
    link(call)?.target = nil
    return .void
  }
}

/// The next frame. The run loop retains the link.
private func schedule(_ handle: Handle) {
  guard let link = handle.body.payload as? DisplayLink else { return }
  let machine = handle.body.machine
  link.token = machine.executor.schedule(after: frame, isIdle: true, holding: .object(handle)) { () throws(Signal) in
    guard link.token != nil else { return }
    link.time = machine.executor.now
    schedule(handle)
    if !link.isPaused, let target = link.target {
      try machine.screen.perform(link.selector, on: target, sender: handle.body)
    }
  }
}
