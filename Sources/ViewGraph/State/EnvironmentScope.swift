import Interpreter
import Trace

/// The values that hold in a part of the tree: what was set here, and the scope around it. Who reads a key is remembered
/// with the scope that gave the value, so that a change costs its readers only.
final class EnvironmentScope {
  let parent: EnvironmentScope?
  private(set) var values: [String: Value] = [:]
  private var readers: [String: [WeakNode]] = [:]

  struct WeakNode { weak var node: ViewNode? }

  init(parent: EnvironmentScope?) { self.parent = parent }

  /// The value of a key with the scope that gives it; nil where none does.
  func lookUp(_ key: String) -> (value: Value, scope: EnvironmentScope)? {
    var scope: EnvironmentScope? = self
    while let current = scope {
      if let value = current.values[key] { return (value, current) }
      scope = current.parent
    }
    return nil
  }

  /// Remembers that a node depends on a key here, or at the top where nobody gives it.
  func depend(_ node: ViewNode, on key: String) {
    var scope: EnvironmentScope = self
    while scope.values[key] == nil, let next = scope.parent { scope = next }
    var list = scope.readers[key] ?? []
    guard !list.contains(where: { $0.node === node }) else { return }
    if list.count > 64 { list.removeAll { $0.node == nil } }
    list.append(WeakNode(node: node))
    scope.readers[key] = list
  }

  /// Sets values; who read a key that is different now is told.
  func set(_ new: [String: Value]) {
    let old = values
    values = new
    for key in Set(old.keys).union(new.keys) {
      if let a = old[key], let b = new[key], a.isEqual(to: b) { continue }
      notify(key)
    }
  }

  func set(_ key: String, _ value: Value) {
    if let old = values[key], old.isEqual(to: value) { return }
    values[key] = value
    notify(key)
  }

  private func notify(_ key: String) {
    for entry in readers[key] ?? [] { (entry.node as? any EnvironmentReading)?.environmentChanged(key) }
  }
}

/// A node that may depend on environment keys.
protocol EnvironmentReading: ViewNode {
  /// A key that the node has read has another value.
  func environmentChanged(_ key: String)
}

/// The environment as a learner's value: reads are tracked by key (L34), writes stay in it.
final class EnvironmentBox {
  let scope: EnvironmentScope
  weak var node: ViewNode?
  /// Who reads it measures: the layout depends on what is read (L58).
  var isMeasuring = false
  /// The hosting view whose content reads it.
  weak var host: Body?
  /// Keys that were read through this value.
  var read: Set<String> = []
  /// Values that were written to it.
  var written: [String: Value] = [:]

  init(_ scope: EnvironmentScope, node: ViewNode?, host: Body? = nil) {
    self.scope = scope
    self.host = host
    self.node = node
  }
}
