import Interpreter
import Layout
import Trace

extension Screen {
  /// Asks the data source: the learner's as a delegate, one of UIKit's own silently.
  func askSource(_ list: Body, _ method: String, _ arguments: [Value]) throws(Signal) -> Value? {
    if let answer = try ask(list, method, arguments, field: "dataSource") { return answer }
    guard case .object(let source)? = list.field("dataSource").unwrapped,
      source.body.isKind(of: "UITableViewDiffableDataSource")
        || source.body.isKind(of: "UICollectionViewDiffableDataSource")
    else { return nil }
    return try machine.send(method, to: source, arguments)
  }

  /// Sections and rows, asked when they are first needed and after each reload.
  func load(_ list: Body) throws(Signal) {
    let part = list.list
    guard !part.isLoaded, let handle = list.handle else { return }
    if part.only != nil {
      part.counts = [1]
      part.isLoaded = true
      return
    }
    guard list.field("dataSource").unwrapped != nil else { return }
    part.isLoaded = true
    let this = Value.object(handle)
    let isTable = list.isTable
    let sections =
      try askSource(list, isTable ? "numberOfSections(in:)" : "numberOfSections(in:)", [this])?.asInt ?? 1
    part.counts = []
    let method =
      isTable ? "tableView(_:numberOfRowsInSection:)" : "collectionView(_:numberOfItemsInSection:)"
    for section in 0..<max(0, sections) {
      part.counts.append(try askSource(list, method, [this, .int(section)])?.asInt ?? 0)
    }
  }

  /// Forgets everything and asks again: cells go back to the pool at the next layout.
  func reload(_ list: Body) throws(Signal) {
    let part = list.list
    for place in part.cells.keys.sorted() { try retire(place, in: list) }
    for (_, views) in part.supplementary { for (_, view) in views { try remove(view.body) } }
    part.supplementary = [:]
    part.isLoaded = false
    part.heights = [:]
    part.selected = []
    part.swiped = nil
    setNeedsLayout(list)
    // Rows are counted at once where a layout has been, so that `numberOfRows` is right.
    if list.window != nil { try load(list) }
  }

  /// A cell that went out of sight.
  func retire(_ place: IndexPlace, in list: Body) throws(Signal) {
    let part = list.list
    guard let cell = part.cells[place] else { return }
    part.cells[place] = nil
    try remove(cell.body)
    if let handle = list.handle {
      let method =
        list.isTable
        ? "tableView(_:didEndDisplaying:forRowAt:)" : "collectionView(_:didEndDisplaying:forItemAt:)"
      try ask(list, method, [.object(handle), .object(cell), machine.value(place)])
    }
    if let identifier = cell.body.cell.identifier, cell !== part.only {
      part.pool[identifier, default: []].append(cell)
    }
  }

  /// A cell from the pool, prepared for reuse, or a new one of the registered class.
  func dequeue(_ identifier: String, _ initializer: String, _ arguments: [Value], in list: Body) throws(Signal)
    -> Handle?
  {
    let part = list.list
    if let cell = part.reconfigured, cell.body.cell.identifier == identifier { return cell }
    if var pool = part.pool[identifier], let cell = pool.popLast() {
      part.pool[identifier] = pool
      cell.body.setField("isSelected", .bool(false))
      cell.body.setField("isHighlighted", .bool(false))
      try notify(.prepareForReuse, "prepareForReuse()", cell)
      return cell
    }
    guard let type = part.classes[identifier] else { return nil }
    let cell = try machine.make(type, initializer, arguments)
    cell.body.cell.identifier = identifier
    cell.body.cell.list = list
    return cell
  }

  /// The cell at a place, as the data source gives it.
  func askCell(_ place: IndexPlace, in list: Body) throws(Signal) -> Handle? {
    if let only = list.list.only { return only }
    guard let handle = list.handle else { return nil }
    let method = list.isTable ? "tableView(_:cellForRowAt:)" : "collectionView(_:cellForItemAt:)"
    let answer = try askSource(list, method, [.object(handle), machine.value(place)])
    guard let cell = answer?.unwrapped?.asHandle else {
      if answer == nil { return nil }
      throw .trap(
        "UITableView dataSource returned a nil cell for row at index path: \(place.item)",
        at: machine.current.position)
    }
    cell.body.cell.list = list
    return cell
  }

  /// Puts a cell on the screen, and says so before it is seen.
  func display(_ cell: Handle, at place: IndexPlace, in list: Body) throws(Signal) {
    let part = list.list
    part.cells[place] = cell
    if part.selected.contains(place) { cell.body.setField("isSelected", .bool(true)) }
    try updateConfiguration(of: cell.body)
    if let handle = list.handle {
      let method =
        list.isTable ? "tableView(_:willDisplay:forRowAt:)" : "collectionView(_:willDisplay:forItemAt:)"
      try ask(list, method, [.object(handle), .object(cell), machine.value(place)])
    }
    if cell.body.view.superview !== list { try insert(cell, into: list) }
  }

  /// The height that the content of a cell wants at a width, at least 44.
  func cellHeight(_ cell: Handle, width: Double) throws(Signal) -> Double {
    let content = try contentView(of: cell.body)
    setFrame(content.body, Rect(origin: .zero, size: Size(width: width, height: content.body.view.frame.size.height)))
    let size = try machine.send(
      "systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)", to: content,
      [
        machine.value(Size(width: width, height: 0)),
        .structure(StructValue(machine.program.known("UILayoutPriority"), [.double(1000)])),
        .structure(StructValue(machine.program.known("UILayoutPriority"), [.double(50)])),
      ])
    var height = machine.size(size).height
    if !cell.body.cell.isConfigured, !content.body.holdsConstraints { height = 0 }
    if cell.body.cell.detail != nil { height = max(height, 58) }
    let least = machine.viewTraits.ownHeights.contains(content.body.type.name) ? 0.0 : 44
    return max(least, (height * 3).rounded(.up) / 3)
  }
}
