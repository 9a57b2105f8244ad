/// `await`: what is called may run on an actor of its own.
final class AwaitNode: Node {
  let body: Node
  init(_ body: Node) {
    self.body = body
    super.init(at: body.position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    let outer = f.mayHop
    f.mayHop = true
    defer { f.mayHop = outer }
    return try body.eval(f)
  }
}

/// The body of a function that waits: on the main actor, or on none.
final class IsolatedBodyNode: Node {
  let body: Node
  let isOnMainActor: Bool
  init(_ body: Node, isOnMainActor: Bool) {
    self.body = body
    self.isOnMainActor = isOnMainActor
    super.init(at: body.position)
  }
  override var isExpression: Bool { body.isExpression }

  private func within<T>(_ f: Fiber, _ run: () throws(Signal) -> T) throws(Signal) -> T {
    let outer = (f.isMain, f.mayHop)
    (f.isMain, f.mayHop) = (isOnMainActor, false)
    defer { (f.isMain, f.mayHop) = outer }
    return try run()
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    try within(f) { () throws(Signal) in try body.eval(f) }
  }
  override func exec(_ f: Fiber) throws(Signal) -> Flow {
    try within(f) { () throws(Signal) in try body.exec(f) }
  }
}
