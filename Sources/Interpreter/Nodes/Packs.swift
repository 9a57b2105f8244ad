import Diagnostics

/// `repeat pattern`: evaluates the pattern for each element of the packs in it.
final class PackExpansionNode: Node {
  struct Pack {
    let elements: Node
    let isTuple: Bool
    let slot: Int
    let isBoxed: Bool

    func values(_ f: Fiber) throws(Signal) -> [Value] {
      switch try elements.eval(f) {
      case .array(let values) where !isTuple: values
      case .tuple(let tuple): tuple.elements
      case .void: []
      case let value: [value]
      }
    }
  }
  private let packs: [Pack]
  private let pattern: Node
  private let locals: Range<Int>
  init(_ packs: [Pack], pattern: Node, locals: Range<Int>, at position: SourcePosition) {
    self.packs = packs
    self.pattern = pattern
    self.locals = locals
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    var lists: [[Value]] = []
    for pack in packs { lists.append(try pack.values(f)) }
    let count = lists.map(\.count).min() ?? 0
    guard lists.allSatisfy({ $0.count == count }) else {
      throw .trap("the packs that are expanded together differ in their length", at: position)
    }
    var results: [Value] = []
    results.reserveCapacity(count)
    defer { f.clear(locals) }
    for i in 0..<count {
      try f.tick()
      for (pack, list) in zip(packs, lists) { f.base[pack.slot] = pack.isBoxed ? .box(Box(list[i])) : list[i] }
      results.append(try pattern.eval(f))
    }
    return .array(results)
  }
}

/// The elements of an expansion, among the elements of a list or a tuple.
final class SpreadNode: Node {
  private let inner: Node
  init(_ inner: Node) {
    self.inner = inner
    super.init(at: inner.position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value { try inner.eval(f) }
}

/// A tuple with an expansion in it; of one element alone it is that element.
final class SpreadTupleNode: Node {
  private let elements: [Node]
  init(_ elements: [Node], at position: SourcePosition) {
    self.elements = elements
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    let values = try elements.spread(f)
    return switch values.count {
    case 0: .void
    case 1: values[0]
    default: .tuple(TupleValue(values))
    }
  }
}

/// An array whose elements are given by expansions as well: what a pack takes.
final class SpreadArrayNode: Node {
  private let elements: [Node]
  init(_ elements: [Node], at position: SourcePosition) {
    self.elements = elements
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value { .array(try elements.spread(f)) }
}

extension [Node] {
  /// The values of the nodes in order, those of an expansion one by one.
  fileprivate func spread(_ f: Fiber) throws(Signal) -> [Value] {
    var values: [Value] = []
    for element in self {
      let value = try element.eval(f)
      if element is SpreadNode, case .array(let more) = value { values += more } else { values.append(value) }
    }
    try f.machine.charge(values.count * 24)
    return values
  }
}
