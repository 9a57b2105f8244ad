import Interpreter
import Trace

/// The tracked properties that a node's last run has read, and the watch on them; renewed at each run (L38, L124).
final class ObservationScope {
  private struct Watch {
    weak var body: Body?
    let id: Int
    let name: String
  }
  private struct Read {
    weak var object: Body?
    let member: Member
  }
  private unowned let node: ViewNode
  private var watches: [Watch] = []

  init(_ node: ViewNode) { self.node = node }

  /// Runs `body` and watches what it has read from its end on, so that what it changes itself runs nothing again (L127);
  /// what was read before counts no more unless `keeps`.
  func track<T>(keeps: Bool = false, _ body: () throws(Signal) -> T) throws(Signal) -> T {
    let machine = node.machine
    if !keeps { clear() }
    let outer = machine.tracking
    var seen: Set<Access> = []
    var reads: [Read] = []
    machine.tracking = Tracking { object, member in
      outer?.onAccess(object, member)
      if seen.insert(Access(body: ObjectIdentifier(object), member: ObjectIdentifier(member))).inserted {
        reads.append(Read(object: object, member: member))
      }
    }
    defer {
      machine.tracking = outer
      for read in reads { if let object = read.object { watch(object, read.member) } }
    }
    return try body()
  }

  private struct Access: Hashable {
    let body: ObjectIdentifier
    let member: ObjectIdentifier
  }

  private func watch(_ object: Body, _ member: Member) {
    if object.watchers == nil { object.watchers = Watchers() }
    let id = node.machine.swiftUI.nextWatch()
    let name = "\(object.type.name).\(member.name)"
    let change = "\\\(object.type.name).\(member.name)"
    object.watchers?.observers.append(
      Watchers.Observer(
        id: id, member: member, willChange: nil,
        didChange: { [weak node] old, new in
          guard let node else { return }
          let machine = node.machine
          let printed = machine.lowering.iOS >= 26 ? change : "@dependencies"
          node.invalidate(
            Reason(because: Because("observed \(name)", event: machine.recorder.lastState), change: printed))
        }))
    watches.append(Watch(body: object, id: id, name: name))
  }

  /// What is watched, `Model.name`, each once and in order of reading.
  var names: [String] {
    var seen: Set<String> = []
    return watches.map(\.name).filter { seen.insert($0).inserted }
  }

  func clear() {
    for watch in watches { watch.body?.watchers?.observers.removeAll { $0.id == watch.id } }
    watches = []
  }
}
