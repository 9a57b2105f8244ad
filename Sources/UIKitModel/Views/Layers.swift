import Frameworks
import Interpreter
import Layout

/// A layer's place in the tree: it keeps its sublayers, they do not keep it.
private final class LayerTree {
  weak var superlayer: Body?
  var sublayers: [Handle] = []
}

extension Body {
  fileprivate var layerTree: LayerTree { extra(LayerTree.self, LayerTree.init) }
}

extension Screen {
  /// A view's own layer, of the class that the view's class names; its frame is the view's size.
  func layer(of part: ViewPart) throws(Signal) -> Handle {
    if let layer = part.layer {
      sizeLayer(of: part)
      return layer
    }
    var type = machine.program.known("CALayer")
    if let member = part.body.type.members(named: "layerClass").first(where: { $0.isStatic && $0.kind == .computed }),
      case .type(let named) = try machine.current.read(member, of: .type(part.body.type.erasedType)),
      let nominal = named.nominal
    {
      type = nominal
    }
    let layer = try machine.make(type, "init()", [])
    part.layer = layer
    sizeLayer(of: part)
    return layer
  }

  private func sizeLayer(of part: ViewPart) {
    part.layer?.body.setField("frame", machine.value(part.frame))
  }
}

/// The tree of layers.
func bindLayers(_ b: Bindings) {
  b["CALayer.init()"] = { _ in .void }
  b["CALayer.sublayers"] = { call in
    let layers = call.body?.layerTree.sublayers ?? []
    return layers.isEmpty ? .none : .some(.array(layers.map { .object($0) }))
  }
  b["CALayer.superlayer"] = { call in .optional(call.body?.layerTree.superlayer?.value) }
  func insert(_ call: Call, at place: Int?) {
    guard let body = call.body, let layer = call.handle(0) else { return }
    remove(layer.body)
    let tree = body.layerTree
    tree.sublayers.insert(layer, at: min(place ?? tree.sublayers.count, tree.sublayers.count))
    layer.body.layerTree.superlayer = body
  }
  func remove(_ layer: Body) {
    layer.layerTree.superlayer?.layerTree.sublayers.removeAll { $0.body === layer }
    layer.layerTree.superlayer = nil
  }
  b["CALayer.addSublayer(_:)"] = { call in
    insert(call, at: nil)
    return .void
  }
  b["CALayer.insertSublayer(_:at:)"] = { call in
    insert(call, at: call.int(1))
    return .void
  }
  b["CALayer.removeFromSuperlayer()"] = { call in
    if let body = call.body { remove(body) }
    return .void
  }
}
