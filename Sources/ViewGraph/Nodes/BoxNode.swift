import Interpreter
import Layout

/// A view whose content is one item of the layout, arranged in its own way.
class BoxNode: ContentNode {
  override var carriesTransition: Bool { false }
  private(set) lazy var item: LayoutItem = {
    let item = LayoutItem(self)
    item.arrangement = arrangement
    return item
  }()

  /// How the content is arranged.
  var arrangement: any Arrangement { ZStackArrangement(alignment: .center) }

  /// What is arranged: the items of the content, unless there is more.
  var contentItems: [LayoutItem] { node?.items ?? [] }

  override func makeItems() -> [LayoutItem] {
    item.children = contentItems
    return [item]
  }

  override func childItemsChanged() {
    item.children = contentItems
    item.setNeedsMeasure()
  }

  /// A field of the view's value, nil where it has none of this name.
  func field(_ name: String, of value: Value) -> Value? {
    guard case .structure(let structure) = value, let member = structure.type.storedMember(name) else { return nil }
    return structure.fields[member.slot]
  }

  func field(_ name: String) -> Value? { field(name, of: value) }
}
