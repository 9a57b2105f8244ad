import Interpreter
import Layout

/// What UIKit keeps with a table or collection view.
final class ListPart {
  /// Classes by reuse identifier; those of supplementary views with their kind in front.
  var classes: [String: Nominal] = [:]
  /// Cells that went out of sight, by identifier.
  var pool: [String: [Handle]] = [:]
  var cells: [IndexPlace: Handle] = [:]
  /// Section headers and footers that are shown, by kind and section.
  var supplementary: [String: [Int: Handle]] = [:]
  var counts: [Int] = []
  var isLoaded = false
  /// Heights that were measured.
  var heights: [IndexPlace: Double] = [:]
  var frames: [IndexPlace: Rect] = [:]
  /// In order of selecting.
  var selected: [IndexPlace] = []
  var header: Handle?
  var footer: Handle?
  var layout: Handle?
  /// The one cell of a list that the shell made around it.
  var only: Handle?
  /// The cell that is configured anew in its place, which a dequeue gives.
  var reconfigured: Handle?
  /// Changes that wait for the end of a batch.
  var batch: ListChanges?
  /// The row whose actions are open.
  var swiped: IndexPlace?
  var isLayingOut = false
}

/// Insertions, deletions and the rest of one update.
struct ListChanges {
  var depth = 1
  var inserted: [IndexPlace] = []
  var deleted: [IndexPlace] = []
  var moved: [(from: IndexPlace, to: IndexPlace)] = []
  var reloaded: [IndexPlace] = []
  var insertedSections: [Int] = []
  var deletedSections: [Int] = []
}

/// What UIKit keeps with a cell, a header or a reusable view.
final class CellPart {
  var identifier: String?
  weak var list: Body?
  var content: Handle?
  var configuration: Value?
  /// The content view that comes from the configuration.
  var isConfigured = false
  var label: Handle?
  var detail: Handle?
  var image: Handle?
  var accessory: Handle?
  var needsConfiguration = true
  var actions: Handle?
}

extension Body {
  var list: ListPart { extra(ListPart.self, ListPart.init) }
  var cell: CellPart { extra(CellPart.self, CellPart.init) }

  var isTable: Bool { isKind(of: "UITableView") }
  var isCell: Bool {
    isKind(of: "UITableViewCell") || isKind(of: "UICollectionReusableView")
      || isKind(of: "UITableViewHeaderFooterView")
  }

  /// The cell that the view is or lies in.
  var enclosingCell: Body? {
    var at: Body? = self
    while let current = at {
      if current.isCell { return current }
      at = current.view.superview
    }
    return nil
  }
}
