import Frameworks
import Interpreter
import Libraries

/// What a player plays: time runs with the virtual clock, as fast as its rate says, until the item is over.
private final class Playback {
  struct Observer {
    let id: Int
    let interval: Double
    let block: Value
  }
  /// Where it stood when it was last set, and since when it has run.
  var base = 0.0
  var since = 0.0
  var rate = 0.0
  var observers: [Observer] = []
  var next = 0
  /// What is queued while it plays, by observer; 0 for the end.
  var tokens: [Int: Int] = [:]

  func time(at now: Double, of duration: Double) -> Double { min(duration, max(0, base + (now - since) * rate)) }
}

/// Names an observer for who removes it.
private final class PlaybackToken {
  let id: Int
  init(_ id: Int) { self.id = id }
}

extension Body {
  fileprivate var playback: Playback { extra(Playback.self, Playback.init) }

  /// The length of what is played, in seconds.
  fileprivate var duration: Double {
    guard case .object(let item)? = field("currentItem").unwrapped else { return 0 }
    return item.body.field("duration").rawNumber
  }

  fileprivate var playedTime: Double { playback.time(at: machine.executor.now, of: duration) }
}

/// Sets the time and the rate anew; observers hear of the jump, of the start and of the stop, a turn later.
private func restart(_ player: Body, at time: Double, rate: Double) {
  let part = player.playback
  let machine = player.machine
  for token in part.tokens.values { machine.executor.cancel(token) }
  (part.base, part.since, part.rate, part.tokens) = (time, machine.executor.now, rate, [:])
  for observer in part.observers {
    queue(observer.id, of: player, after: 0)
    if rate > 0 { queueNext(observer.id, of: player) }
  }
  // Without an item it waits for one.
  guard rate > 0, let handle = player.handle, player.field("currentItem").unwrapped != nil else { return }
  let rest = max(0, player.duration - time) / rate
  // Time alone does not keep a player alive.
  part.tokens[0] = machine.executor.schedule(after: rest, isIdle: true) { [weak handle] () throws(Signal) in
    guard let handle else { return }
    handle.body.playback.tokens[0] = nil
    let item = handle.body.field("currentItem")
    try machine.set("rate", of: handle, to: .double(0))
    try machine.post("AVPlayerItemDidPlayToEndTimeNotification", object: item)
  }
}

private func queue(_ id: Int, of player: Body, after delay: Double, _ then: ((Body) -> Void)? = nil) {
  guard let handle = player.handle else { return }
  let machine = player.machine
  let token = machine.executor.schedule(after: delay, isIdle: delay > 0) { [weak handle] () throws(Signal) in
    guard let handle else { return }
    if delay > 0 { handle.body.playback.tokens[id] = nil }
    guard let observer = handle.body.playback.observers.first(where: { $0.id == id }) else { return }
    let time = machine.time(handle.body.playedTime)
    _ = try machine.current.call(observer.block, [time])
    then?(handle.body)
  }
  if delay > 0 { player.playback.tokens[id] = token }
}

extension Machine {
  /// A CMTime of a player, which counts in nanoseconds.
  fileprivate func time(_ seconds: Double) -> Value {
    structure(at: "CMTime", [.double(seconds), Value.int(1_000_000_000).number(.int32)])
  }
}

private func queueNext(_ id: Int, of player: Body) {
  let part = player.playback
  guard part.rate > 0, let observer = part.observers.first(where: { $0.id == id }) else { return }
  queue(id, of: player, after: max(observer.interval, 1.0 / 60) / part.rate) { queueNext(id, of: $0) }
}

/// Playing, seeking and watching the time.
func bindPlayback(_ b: Bindings) {
  b["AVPlayer.rate="] = { call in
    guard let body = call.body, body.number("rate") != body.playback.rate else { return .void }
    restart(body, at: body.playedTime, rate: body.number("rate"))
    return .void
  }
  b["AVPlayer.currentTime()"] = { call in
    call.machine.time(call.body?.playedTime ?? 0)
  }
  b["AVPlayer.seek(to:)"] = { call in
    guard let body = call.body else { return .void }
    restart(body, at: min(body.duration, max(0, call.value(0).rawNumber)), rate: body.playback.rate)
    return .void
  }
  b["AVPlayer.seek(to:completionHandler:)"] = { call in
    guard let body = call.body else { return .void }
    restart(body, at: min(body.duration, max(0, call.value(0).rawNumber)), rate: body.playback.rate)
    let (machine, completion) = (call.machine, call.value(1))
    machine.executor.schedule(holding: completion) { () throws(Signal) in
      _ = try machine.current.call(completion, [.bool(true)])
    }
    return .void
  }
  b["AVPlayer.addPeriodicTimeObserver(forInterval:queue:using:)"] = { call in
    guard let body = call.body else { return .void }
    let part = body.playback
    part.next += 1
    part.observers.append(Playback.Observer(id: part.next, interval: call.value(0).rawNumber, block: call.value(2)))
    queueNext(part.next, of: body)
    let token = try call.machine.make("NSObject")
    token.body.payload = PlaybackToken(part.next)
    return .object(token)
  }
  b["AVPlayer.removeTimeObserver(_:)"] = { call in
    let id = (call.handle(0)?.body.payload as? PlaybackToken)?.id
    call.body?.playback.observers.removeAll { $0.id == id }
    return .void
  }
}
