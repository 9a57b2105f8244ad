import Interpreter
import Libraries
import Trace

/// What views say upwards: which keys have new values, and who wants to know them.
final class Preferences {
  private unowned let graph: Graph
  private var observers: [WeakObserver] = []
  private var changed: Set<ObjectIdentifier> = []

  private struct WeakObserver { weak var node: (any PreferenceObserver)? }

  init(_ graph: Graph) { self.graph = graph }

  func add(_ observer: any PreferenceObserver) {
    observers.append(WeakObserver(node: observer))
    if let key = observer.preferenceKey { note(key) }
  }

  /// A view says something else for a key, or nothing any more.
  func note(_ key: Nominal) { changed.insert(ObjectIdentifier(key)) }

  /// Tells the observers of changed keys, those that stand deepest first.
  func resolve() throws(Signal) {
    guard !changed.isEmpty else { return }
    let keys = changed
    changed = []
    observers.removeAll { $0.node == nil || $0.node?.isGone == true }
    let due = observers.compactMap(\.node).filter {
      $0.preferenceKey.map { keys.contains(ObjectIdentifier($0)) } ?? false
    }
    for observer in due.sorted(by: { $0.depth > $1.depth }) {
      guard let key = observer.preferenceKey else { continue }
      var value = try value(of: key, in: observer.observed)
      let usual = try initial(key)
      if value == nil { value = usual }
      try observer.preferenceDidResolve(to: value ?? .void, from: usual)
    }
  }

  /// What the views of a subtree say for a key: `reduce` over them in order; nil where none of them says anything.
  private func value(of key: Nominal, in node: ViewNode?) throws(Signal) -> Value? {
    guard let node else { return nil }
    if let preference = node as? PreferenceNode, preference.preferenceKey === key {
      if preference.key.member.name == "preference" { return preference.arguments.last }
      var inner = try combined(key, node.children)
      if inner == nil { inner = try initial(key) }
      return try preference.transform(inner ?? .void)
    }
    return try combined(key, node.children)
  }

  private func combined(_ key: Nominal, _ nodes: [ViewNode]) throws(Signal) -> Value? {
    var result: Value?
    for node in nodes {
      guard let next = try value(of: key, in: node) else { continue }
      result = if let now = result { try reduce(key, now, next) } else { next }
    }
    return result
  }

  private func reduce(_ key: Nominal, _ value: Value, _ next: Value) throws(Signal) -> Value {
    let machine = graph.machine
    guard let member = key.members(named: "reduce").first(where: { !$0.isRequirement && $0.isStatic }) else {
      return next
    }
    var values = [value, native("nextValue") { (_: inout Call) in next }]
    _ = try machine.current.callInout(member, .type(.nominal(key, [])), &values)
    return values[0]
  }

  private func initial(_ key: Nominal) throws(Signal) -> Value {
    guard let member = key.members(named: "defaultValue").first(where: { !$0.isRequirement && $0.isStatic }) else {
      return .void
    }
    return try graph.machine.current.readExactly(member, of: .type(.nominal(key, [])))
  }
}

/// A node that is told what its content says for a key.
protocol PreferenceObserver: ViewNode {
  var preferenceKey: Nominal? { get }
  /// Whose words count.
  var observed: ViewNode? { get }
  /// The value as it is now; `usual` is what it is where nobody says anything.
  func preferenceDidResolve(to value: Value, from usual: Value) throws(Signal)
}
