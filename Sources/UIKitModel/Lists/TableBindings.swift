import Frameworks
import Interpreter
import Layout

/// What table and collection views have under different names.
struct ListNames {
  let type: String
  let item: String
  let items: String

  static let table = ListNames(type: "UITableView", item: "Row", items: "Rows")
  static let collection = ListNames(type: "UICollectionView", item: "Item", items: "Items")
}

private func places(_ call: Call, _ index: Int) -> [IndexPlace] {
  call.array(index).compactMap { call.machine.place($0) }
}

func bindLists(_ b: Bindings, _ names: ListNames) {
  let type = names.type
  let isTable = type == "UITableView"
  /// The labels of a change: a table's has an animation.
  func changed(_ name: String, _ label: String) -> String {
    "\(type).\(name)(\(label):\(isTable && !label.isEmpty ? "with:" : ""))"
  }
  b["\(type).reloadData()"] = { call in
    if let body = call.body { try call.machine.screen.reload(body) }
    return .void
  }
  b["\(type).layoutSubviews()"] = { call in
    guard let body = call.body else { return .void }
    if isTable { try call.machine.screen.layOutTable(body) } else { try call.machine.screen.layOutCollection(body) }
    return .void
  }
  b[changed("reload\(names.items)", "at")] = { call in
    guard let body = call.body else { return .void }
    try call.machine.screen.change(body) { $0.reloaded += places(call, 0) }
    return .void
  }
  b["\(type).reconfigure\(names.items)(at:)"] = { call in
    guard let body = call.body else { return .void }
    try call.machine.screen.reconfigure(places(call, 0), in: body)
    return .void
  }
  b[changed("insert\(names.items)", "at")] = { call in
    guard let body = call.body else { return .void }
    try call.machine.screen.change(body) { $0.inserted += places(call, 0) }
    return .void
  }
  b[changed("delete\(names.items)", "at")] = { call in
    guard let body = call.body else { return .void }
    try call.machine.screen.change(body) { $0.deleted += places(call, 0) }
    return .void
  }
  b["\(type).move\(names.item)(at:to:)"] = { call in
    guard let body = call.body, let from = call.machine.place(call.value(0)), let to = call.machine.place(call.value(1))
    else { return .void }
    try call.machine.screen.change(body) { $0.moved.append((from, to)) }
    return .void
  }
  func sections(_ call: Call) throws -> [Int] { try call.elements(0).compactMap(\.asInt) }
  b[changed("insertSections", "_")] = { call in
    guard let body = call.body else { return .void }
    let new = try sections(call)
    try call.machine.screen.change(body) { $0.insertedSections += new }
    return .void
  }
  b[changed("deleteSections", "_")] = { call in
    guard let body = call.body else { return .void }
    let old = try sections(call)
    try call.machine.screen.change(body) { $0.deletedSections += old }
    return .void
  }
  b[changed("reloadSections", "_")] = { call in
    guard let body = call.body else { return .void }
    let these = try sections(call)
    let shown = body.list.cells.keys.filter { these.contains($0.section) }
    for place in shown.sorted() { try call.machine.screen.retire(place, in: body) }
    for place in body.list.heights.keys where these.contains(place.section) { body.list.heights[place] = nil }
    body.list.isLoaded = false
    try call.machine.screen.load(body)
    call.machine.screen.setNeedsLayout(body)
    return .void
  }
  b["\(type).performBatchUpdates(_:completion:)"] = { call in
    guard let body = call.body else { return .void }
    try call.machine.screen.beginBatch(body)
    if let updates = call.optional(0) { _ = try call.fiber.call(updates, []) }
    try call.machine.screen.endBatch(body)
    if let completion = call.optional(1) { _ = try call.fiber.call(completion, [.bool(true)]) }
    return .void
  }
  b["\(type).numberOfSections"] = { call in
    guard let body = call.body else { return .int(0) }
    try call.machine.screen.load(body)
    return .int(body.list.counts.count)
  }
  b["\(type).numberOf\(names.items)(inSection:)"] = { call in
    guard let body = call.body else { return .int(0) }
    try call.machine.screen.load(body)
    return .int(body.list.counts.indices.contains(call.int(0)) ? body.list.counts[call.int(0)] : 0)
  }
  b["\(type).cellFor\(names.item)(at:)"] = { call in
    .optional(call.machine.place(call.value(0)).flatMap { call.body?.list.cells[$0] }.map { .object($0) })
  }
  b["\(type).indexPath(for:)"] = { call in
    let place = call.body?.list.cells.first { $0.value === call.handle(0) }?.key
    return .optional(place.map { call.machine.value($0) })
  }
  b["\(type).indexPathFor\(names.item)(at:)"] = { call in
    let point = call.machine.point(call.value(0))
    let hit = call.body?.list.frames.first {
      point.x >= $0.value.minX && point.x < $0.value.maxX && point.y >= $0.value.minY && point.y < $0.value.maxY
    }
    return .optional(hit.map { call.machine.value($0.key) })
  }
  b["\(type).visibleCells"] = { call in
    let cells = call.body?.list.cells ?? [:]
    return .array(cells.keys.sorted().compactMap { cells[$0].map { .object($0) } })
  }
  b["\(type).indexPathsForVisible\(names.items)"] = { call in
    let list = Value.array((call.body?.list.cells.keys.sorted() ?? []).map { call.machine.value($0) })
    return isTable ? .some(list) : list
  }
  b["\(type).indexPathsForSelected\(names.items)"] = { call in
    let selected = call.body?.list.selected ?? []
    if isTable, selected.isEmpty { return .none }
    return .some(.array(selected.map { call.machine.value($0) }))
  }
  b["\(type).select\(names.item)(at:animated:scrollPosition:)"] = { call in
    guard let body = call.body, let place = call.machine.place(call.value(0)) else { return .void }
    try call.machine.screen.setSelected(place, in: body, true)
    return .void
  }
  b["\(type).deselect\(names.item)(at:animated:)"] = { call in
    guard let body = call.body, let place = call.machine.place(call.value(0)) else { return .void }
    try call.machine.screen.setSelected(place, in: body, false)
    return .void
  }
  b["\(type).scrollTo\(names.item)(at:at:animated:)"] = { call in
    guard let body = call.body, let place = call.machine.place(call.value(0)) else { return .void }
    let screen = call.machine.screen
    try screen.layout(in: body)
    guard let frame = body.list.frames[place] else { return .void }
    var position = "none"
    if case .enumeration(let value) = call.value(1) { position = value.entry.name }
    let bits = call.value(1).raw
    if bits != 0 { position = bits & 1 != 0 ? "top" : bits & 2 != 0 ? "middle" : bits & 4 != 0 ? "bottom" : "none" }
    try screen.scroll(body, to: frame, position, animated: call.bool(2))
    return .void
  }
}

func bindTables(_ b: Bindings) {
  bindLists(b, .table)
  b["UITableView.init(frame:style:)"] = { call in
    call.body?.view.frame = call.machine.rect(call.value(0))
    call.body?.setField("style", call.value(1))
    return .void
  }
  for (name, isHeader) in [("tableHeaderView", true), ("tableFooterView", false)] {
    b["UITableView.\(name)"] = { call in
      .optional((isHeader ? call.body?.list.header : call.body?.list.footer).map { .object($0) })
    }
    b["UITableView.\(name)="] = { call in
      guard let body = call.body else { return .void }
      let old = isHeader ? body.list.header : body.list.footer
      let new = call.handle(0)
      if isHeader { body.list.header = new } else { body.list.footer = new }
      if let old, old !== new { try call.machine.screen.remove(old.body) }
      if let new, new.body.view.superview !== body { try call.machine.screen.insert(new, into: body) }
      call.machine.screen.setNeedsLayout(body)
      return .void
    }
  }
  for (name, labels) in [("Cell", "forCellReuseIdentifier"), ("HeaderFooter", "forHeaderFooterViewReuseIdentifier")] {
    b["UITableView.register(_:\(labels):)"] = { call in
      let prefix = name == "Cell" ? "" : "header/"
      if case .type(let type)? = call.optional(0), let nominal = type.nominal {
        call.body?.list.classes[prefix + call.string(1)] = nominal
      }
      return .void
    }
  }
  func style(_ call: Call) -> Value { call.machine.enumCase("UITableViewCell.CellStyle", "default") }
  b["UITableView.dequeueReusableCell(withIdentifier:)"] = { call in
    guard let body = call.body else { return .none }
    let identifier = call.string(0)
    return .optional(
      try call.machine.screen.dequeue(
        identifier, "init(style:reuseIdentifier:)", [style(call), .some(.string(identifier))], in: body
      ).map { .object($0) })
  }
  b["UITableView.dequeueReusableCell(withIdentifier:for:)"] = { call in
    guard let body = call.body else { return .void }
    let identifier = call.string(0)
    guard
      let cell = try call.machine.screen.dequeue(
        identifier, "init(style:reuseIdentifier:)", [style(call), .some(.string(identifier))], in: body)
    else {
      throw call.machine.screen.exception(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or "
          + "connect a prototype cell in a storyboard")
    }
    return .object(cell)
  }
  b["UITableView.dequeueReusableHeaderFooterView(withIdentifier:)"] = { call in
    guard let body = call.body else { return .none }
    let identifier = call.string(0)
    return .optional(
      try call.machine.screen.dequeue(
        "header/" + identifier, "init(reuseIdentifier:)", [.some(.string(identifier))], in: body
      ).map { .object($0) })
  }
  b["UITableView.beginUpdates()"] = { call in
    if let body = call.body { try call.machine.screen.beginBatch(body) }
    return .void
  }
  b["UITableView.endUpdates()"] = { call in
    if let body = call.body { try call.machine.screen.endBatch(body) }
    return .void
  }
  b["UITableView.rectForRow(at:)"] = { call in
    guard let body = call.body, let place = call.machine.place(call.value(0)) else { return .void }
    return call.machine.value(body.list.frames[place] ?? .zero)
  }
  b["UITableView.headerView(forSection:)"] = { call in
    let view = call.body?.list.supplementary["Header"]?[call.int(0)]
    return view.map { $0.body.isKind(of: "UITableViewHeaderFooterView") } == true
      ? .optional(view.map { .object($0) }) : .none
  }
  b["UITableView.indexPathForSelectedRow"] = { call in
    .optional(call.body?.list.selected.first.map { call.machine.value($0) })
  }
  for name in ["rowHeight", "estimatedRowHeight", "dataSource"] {
    b["UITableView.\(name)="] = { call in
      guard let body = call.body else { return .void }
      if name == "dataSource" { body.list.isLoaded = false }
      call.machine.screen.setNeedsLayout(body)
      return .void
    }
  }
  b["UIContextualAction.init(style:title:handler:)"] = { call in
    for (place, name) in ["style", "title"].enumerated() { call.body?.setField(name, call.value(place)) }
    call.body?.setField("_handler", .some(call.value(2)))
    return .void
  }
  b["UISwipeActionsConfiguration.init(actions:)"] = { call in
    call.body?.setField("actions", call.value(0))
    return .void
  }
  bindTableControllers(b)
  for name in ["UITableViewDiffableDataSource", "UICollectionViewDiffableDataSource"] {
    b["\(name).apply(_:animatingDifferences:completion:)"] = { call in
      guard let source = call.body else { return .void }
      if case .object(let list)? = source.field("_view").unwrapped {
        try call.machine.screen.apply(call.value(0), of: source, to: list.body)
      } else {
        source.setField("_snapshot", call.value(0))
      }
      if let completion = call.optional(2) { _ = try call.fiber.call(completion, []) }
      return .void
    }
  }
}

private func bindTableControllers(_ b: Bindings) {
  b["UITableViewController.init(style:)"] = { call in
    call.body?.container.columns["style"] = nil
    call.body?.controller.extra = ListStyle(call.value(0))
    return .void
  }
  func table(_ call: Call) throws -> Handle? {
    guard let body = call.body else { return nil }
    try call.machine.screen.loadView(of: body)
    return body.container.shown.first ?? body.controller.view
  }
  b["UITableViewController.loadView()"] = { call in
    guard let body = call.body, let handle = body.handle else { return .void }
    let view = try call.machine.make("UITableView")
    if let style = body.controller.extra as? ListStyle { view.body.setField("style", style.value) }
    view.body.view.frame = Rect(origin: .zero, size: call.machine.screen.size)
    view.body.setField("dataSource", .native(WeakReference(handle)))
    view.body.setField("delegate", .native(WeakReference(handle)))
    body.container.shown = [view]
    try call.machine.screen.setView(view, of: body)
    return .void
  }
  b["UITableViewController.tableView"] = { call in .optional(try table(call).map { .object($0) }) }
  b["UITableViewController.tableView="] = { call in
    guard let body = call.body, let view = call.handle(0) else { return .void }
    body.container.shown = [view]
    try call.machine.screen.setView(view, of: body)
    return .void
  }
  b["UITableViewController.refreshControl"] = { call in
    .optional(try table(call)?.body.scroll.refresh.map { .object($0) })
  }
  b["UITableViewController.refreshControl="] = { call in
    guard let view = try table(call) else { return .void }
    try call.machine.set("refreshControl", of: view, to: call.value(0))
    return .void
  }
}

/// The style or layout that a controller of a list was made with.
final class ListStyle {
  let value: Value
  init(_ value: Value) { self.value = value }
}
