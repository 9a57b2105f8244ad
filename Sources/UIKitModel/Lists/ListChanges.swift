import Diagnostics
import Interpreter
import Layout

extension Screen {
  /// Collects a change, or makes it at once outside a batch.
  func change(_ list: Body, _ edit: (inout ListChanges) -> Void) throws(Signal) {
    if var batch = list.list.batch {
      edit(&batch)
      list.list.batch = batch
      return
    }
    // What the rows were before is what the change is compared with.
    try load(list)
    var changes = ListChanges()
    edit(&changes)
    try apply(changes, to: list)
  }

  func beginBatch(_ list: Body) throws(Signal) {
    if list.list.batch == nil {
      try load(list)
      list.list.batch = ListChanges()
    } else {
      list.list.batch?.depth += 1
    }
  }

  func endBatch(_ list: Body) throws(Signal) {
    guard var batch = list.list.batch else { return }
    batch.depth -= 1
    guard batch.depth <= 0 else {
      list.list.batch = batch
      return
    }
    list.list.batch = nil
    try apply(batch, to: list)
  }

  /// Asks for the new counts, checks them against what was said, and moves the cells that stay.
  private func apply(_ changes: ListChanges, to list: Body) throws(Signal) {
    let part = list.list
    let old = part.counts
    part.isLoaded = false
    try load(list)
    let sections = remaining(old, changes, new: part.counts)
    if sections.count != part.counts.count { throw invalid(list, sections: old, part.counts, changes) }
    for (section, rows) in sections.enumerated() where rows.count != part.counts[section] {
      throw invalid(list, section, old, part.counts, changes)
    }
    var places: [IndexPlace: IndexPlace] = [:]
    for (section, rows) in sections.enumerated() {
      for (row, origin) in rows.enumerated() {
        if let origin { places[origin] = IndexPlace(section: section, item: row) }
      }
    }
    for move in changes.moved { places[move.from] = move.to }
    for reloaded in changes.reloaded { places[reloaded] = nil }
    try move(list, places)
  }

  /// Moves cells and what is known of them; those without a new place go out of sight.
  func move(_ list: Body, _ places: [IndexPlace: IndexPlace]) throws(Signal) {
    let part = list.list
    for place in part.cells.keys.sorted() where places[place] == nil { try retire(place, in: list) }
    func moved<T>(_ values: [IndexPlace: T]) -> [IndexPlace: T] {
      var result: [IndexPlace: T] = [:]
      for (place, value) in values { if let new = places[place] { result[new] = value } }
      return result
    }
    part.cells = moved(part.cells)
    part.heights = moved(part.heights)
    part.frames = moved(part.frames)
    part.selected = part.selected.compactMap { places[$0] }
    for (_, views) in part.supplementary { for (_, view) in views { try remove(view.body) } }
    part.supplementary = [:]
    setNeedsLayout(list)
  }

  /// For each section after the change its rows: where each was before, nil for a new one.
  private func remaining(_ old: [Int], _ changes: ListChanges, new: [Int]) -> [[IndexPlace?]] {
    var sections: [[IndexPlace?]] = []
    let movedFrom = Set(changes.moved.map(\.from))
    let deleted = Set(changes.deleted)
    for (section, count) in old.enumerated() where !changes.deletedSections.contains(section) {
      sections.append(
        (0..<count).map { IndexPlace(section: section, item: $0) }.filter {
          !deleted.contains($0) && !movedFrom.contains($0)
        })
    }
    for section in changes.insertedSections.sorted() {
      // A new section has as many rows as the data source says.
      let count = new.indices.contains(section) ? new[section] : 0
      sections.insert(Array(repeating: nil, count: count), at: min(section, sections.count))
    }
    let arriving = (changes.inserted.map { ($0, IndexPlace?.none) } + changes.moved.map { ($0.to, $0.from) })
      .sorted { $0.0 < $1.0 }
    for (place, origin) in arriving where sections.indices.contains(place.section) {
      sections[place.section].insert(origin, at: min(place.item, sections[place.section].count))
    }
    return sections
  }

  private func invalid(_ list: Body, _ section: Int, _ old: [Int], _ new: [Int], _ changes: ListChanges) -> Signal {
    let noun = list.isTable ? "rows" : "items"
    let inserted = changes.inserted.count { $0.section == section }
    let deleted = changes.deleted.count { $0.section == section }
    let movedIn = changes.moved.count { $0.to.section == section && $0.from.section != section }
    let movedOut = changes.moved.count { $0.from.section == section && $0.to.section != section }
    let before = old.indices.contains(section) ? old[section] : 0
    return exception(
      """
      Invalid update: invalid number of \(noun) in section \(section). The number of \(noun) contained in an existing \
      section after the update (\(new[section])) must be equal to the number of \(noun) contained in that section \
      before the update (\(before)), plus or minus the number of \(noun) inserted or deleted from that section \
      (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of \(noun) moved into or out of that \
      section (\(movedIn) moved in, \(movedOut) moved out).
      """)
  }

  private func invalid(_ list: Body, sections old: [Int], _ new: [Int], _ changes: ListChanges) -> Signal {
    exception(
      """
      Invalid update: invalid number of sections. The number of sections contained in the \
      \(list.isTable ? "table" : "collection") view after the update (\(new.count)) must be equal to the number of \
      sections contained in the \(list.isTable ? "table" : "collection") view before the update (\(old.count)), plus \
      or minus the number of sections inserted or deleted (\(changes.insertedSections.count) inserted, \
      \(changes.deletedSections.count) deleted).
      """)
  }

  /// A UIKit exception: the program ends.
  func exception(_ message: String) -> Signal {
    .trap(
      Trap(
        .exception,
        Diagnostic(
          "*** Terminating app due to uncaught exception 'NSInternalInconsistencyException', reason: '\(message)'",
          at: machine.current.position)))
  }

  // MARK: Configuring anew

  /// The data source configures the cells that are shown in their places.
  func reconfigure(_ places: [IndexPlace], in list: Body) throws(Signal) {
    let part = list.list
    for place in places {
      guard let cell = part.cells[place] else { continue }
      part.reconfigured = cell
      defer { part.reconfigured = nil }
      _ = try askCell(place, in: list)
      part.heights[place] = nil
      setNeedsLayout(list)
    }
  }

  /// A new snapshot: cells go with their identifiers, what was to be reloaded or configured anew is.
  func apply(_ snapshot: Value, of source: Body, to list: Body) throws(Signal) {
    func places(_ snapshot: Value) -> [(Value, IndexPlace)] {
      (field("_items", of: snapshot).asArray ?? []).enumerated().flatMap { section, items in
        (items.asArray ?? []).enumerated().map { ($1, IndexPlace(section: section, item: $0)) }
      }
    }
    let old = places(source.field("_snapshot"))
    source.setField("_snapshot", snapshot)
    let new = DictionaryValue()
    for (identifier, place) in places(snapshot) { new[identifier] = machine.value(place) }
    let reloaded = SetValue()
    for identifier in field("_reloaded", of: snapshot).asArray ?? [] { reloaded.insert(identifier) }
    var kept: [IndexPlace: IndexPlace] = [:]
    for (identifier, place) in old where !reloaded.contains(identifier) {
      if let path = new[identifier], let target = machine.place(path) { kept[place] = target }
    }
    let part = list.list
    part.isLoaded = false
    try load(list)
    try move(list, kept)
    let again = (field("_reconfigured", of: snapshot).asArray ?? []).compactMap {
      new[$0].flatMap { machine.place($0) }
    }
    try reconfigure(again, in: list)
  }
}
