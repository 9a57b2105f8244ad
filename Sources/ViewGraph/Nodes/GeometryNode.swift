import Frameworks
import Interpreter
import Layout
import Trace

/// `GeometryReader`: takes what it is offered and tells its content (H D27); the content is built when the size is known,
/// and again when what it has read of the geometry is another.
final class GeometryNode: ViewNode, PropertyHolder, Geometric {
  private var node: ViewNode?
  private var frame = Rect.zero
  private var isOld = false
  private lazy var proxy = Proxy(self)
  private lazy var observation = ObservationScope(self)
  private lazy var item: LayoutItem = {
    let item = LayoutItem(self)
    item.arrangement = GeometryReaderArrangement()
    item.didPlace = { [unowned self] item in place(item.frame) }
    return item
  }()
  override var children: [ViewNode] { node.map { [$0] } ?? [] }

  var geometryItem: LayoutItem? { item }

  private func view() throws(Signal) -> Value {
    guard case .structure(let structure) = value else { return .void }
    proxy.readsPlace = false
    isOld = false
    return try machine.swiftUI.reading(self) { () throws(Signal) in
      try observation.track { () throws(Signal) in
        try machine.current.call(structure.fields[0], [machine.geometryProxy(proxy)])
      }
    }
  }

  /// The new content is built when its size and place are known, in the layout that follows; under an animation at once,
  /// for what leaves.
  override func update(_ new: Value) throws(Signal) {
    value = new
    if Animations.seconds(of: transaction) > 0 { return try refresh() }
    isOld = true
    item.setNeedsMeasure()
  }

  override func refresh() throws(Signal) {
    let reasons = takeReasons()
    guard let old = node else {
      guard item.isPlaced else { return }
      node = try makeChild(try view())
      return childItemsChanged()
    }
    if let cause = reasons.first?.because.event { machine.recorder.enter(cause) }
    defer { if reasons.first?.because.event != nil { machine.recorder.leave() } }
    node = try updateChild(old, try view())
    if node !== old { childItemsChanged() }
  }

  private func place(_ new: Rect) {
    let isOther = node == nil || isOld || new.size != frame.size || proxy.readsPlace && new != frame
    frame = new
    if isOther { invalidate(Reason(because: Because("size"), change: "@self")) }
  }

  func name(of location: Location) -> String? { nil }
  func reads(_ location: Location) {}

  override func erase() throws(Signal) {
    try super.erase()
    observation.clear()
  }

  override func makeItems() -> [LayoutItem] {
    item.children = node?.items ?? []
    return [item]
  }

  override func childItemsChanged() {
    item.children = node?.items ?? []
    item.setNeedsMeasure()
  }
}

/// Something whose place a `GeometryProxy` tells.
protocol Geometric: ViewNode {
  var geometryItem: LayoutItem? { get }
}

/// What stands behind a `GeometryProxy`: the geometry as it is when it is asked for.
final class Proxy {
  private weak var node: (any Geometric)?
  /// Whether more than the size was asked for since the last run of the content.
  var readsPlace = false

  init(_ node: any Geometric) { self.node = node }

  private var frame: Rect { node?.geometryItem?.frame ?? .zero }

  var size: Size { node?.geometryItem?.rect.size ?? .zero }

  /// The frame in a space: its own, the window, or the nearest view around it that was given the name; without such a
  /// view the window (not verified).
  func frame(in space: Value) -> Rect {
    readsPlace = true
    guard let node, case .enumeration(let space) = space else { return Rect(origin: .zero, size: size) }
    let frame = frame
    func relative(to origin: Point, _ sign: Double) -> Rect {
      Rect(
        origin: Point(x: frame.origin.x + sign * origin.x, y: frame.origin.y + sign * origin.y), size: frame.size)
    }
    switch space.entry.name {
    case "local": return Rect(origin: .zero, size: frame.size)
    case "named":
      var at = node.parent
      while let current = at {
        if let named = current as? CoordinateSpaceNode, named.name.isEqual(to: space.payload.first ?? .void) {
          return relative(to: named.origin, -1)
        }
        at = current.parent
      }
    default: break
    }
    return relative(to: node.graph.host?.frameInWindow.origin ?? .zero, 1)
  }

  /// The part of the safe area's insets at each edge that the view reaches; an edge within has none (not verified).
  var safeAreaInsets: EdgeInsets {
    readsPlace = true
    guard let node, let host = node.graph.host else { return .zero }
    let size = host.view.frame.size
    let area = node.graph.root.safeArea(in: size)
    let frame = frame
    func inset(_ inset: Double, _ distance: Double) -> Double { distance <= inset + 0.5 ? inset : 0 }
    return EdgeInsets(
      top: inset(area.top, frame.minY), leading: inset(area.leading, frame.minX),
      bottom: inset(area.bottom, size.height - frame.maxY), trailing: inset(area.trailing, size.width - frame.maxX))
  }
}

extension Machine {
  func geometryProxy(_ proxy: Proxy) -> Value {
    .structure(StructValue(program.known("GeometryProxy"), [.native(proxy)]))
  }
}

/// `.coordinateSpace`: its content's place has a name.
final class CoordinateSpaceNode: ModifierNode {
  var name: Value {
    let name = arguments.first ?? .void
    guard let space = name.asStruct, space.type.name == "NamedCoordinateSpace" else { return name }
    return space.fields[0]
  }

  /// In the host, in points.
  var origin: Point { node?.items.first?.frame.origin ?? .zero }
}

/// `.onGeometryChange`: a value of the geometry, told at first and when it is another.
final class GeometryChangeNode: ModifierNode, Geometric {
  private lazy var proxy = Proxy(self)
  private var last: Value?
  private lazy var item: LayoutItem = {
    let item = LayoutItem(self)
    item.arrangement = PaddingArrangement(.zero)
    item.didPlace = { [unowned self] _ in graph.enqueue { [weak self] in try self?.compare() } }
    return item
  }()

  var geometryItem: LayoutItem? { item }

  override func makeItems() -> [LayoutItem] {
    item.children = node?.items ?? []
    return [item]
  }

  override func childItemsChanged() {
    item.children = node?.items ?? []
    item.setNeedsMeasure()
  }

  private func compare() throws(Signal) {
    guard !isGone, let transform = argument("transform") ?? argument("of"), let action = arguments.last else { return }
    let value = try machine.current.call(transform, [machine.geometryProxy(proxy)])
    if let last, last.isEqual(to: value) { return }
    let old = last ?? value
    last = value
    let isPair = key.member.signature.parameters.last?.name == "pair"
    _ = try machine.current.call(action, isPair ? [old, value] : [value])
  }
}

/// `GeometryProxy`.
func bindGeometry(_ b: Bindings) {
  func proxy(_ call: Call) -> Proxy? {
    if case .native(let object)? = call.this.asStruct?.fields[0] { return object as? Proxy }
    return nil
  }
  b["ViewThatFits.init(in:content:)"] = { call in
    .structure(StructValue(call.machine.program.known("ViewThatFits"), [call.value(0), try call.call(1)]))
  }
  b["GeometryProxy.size"] = { call in call.machine.value(proxy(call)?.size ?? .zero) }
  b["GeometryProxy.frame(in:)"] = { call in call.machine.value(proxy(call)?.frame(in: call.value(0)) ?? .zero) }
  b["GeometryProxy.safeAreaInsets"] = { call in
    let insets = proxy(call)?.safeAreaInsets ?? .zero
    return .structure(
      StructValue(
        call.machine.program.known("EdgeInsets"),
        [insets.top, insets.leading, insets.bottom, insets.trailing].map { .double($0) }))
  }
}
