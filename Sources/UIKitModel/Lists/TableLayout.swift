import Interpreter
import Layout

extension Screen {
  private func header(_ list: Body, _ section: Int, _ kind: String) throws(Signal) -> (height: Double, text: String?)? {
    guard let handle = list.handle else { return nil }
    let this: [Value] = [.object(handle), .int(section)]
    let text = try askSource(list, "tableView(_:titleFor\(kind)InSection:)", this)?.unwrapped?.asString
    let isAsked = delegateImplements(list, "tableView(_:viewFor\(kind)InSection:)")
    guard text != nil || isAsked else { return nil }
    let given = try ask(list, "tableView(_:heightFor\(kind)InSection:)", this)?.asDouble ?? -1
    let fixed = list.number("section\(kind)Height")
    return (given >= 0 ? given : fixed >= 0 ? fixed : 38, text)
  }

  func delegateImplements(_ list: Body, _ method: String) -> Bool {
    guard case .object(let delegate)? = list.field("delegate").unwrapped else { return false }
    return machine.learnersMethod(method, of: delegate.body) != nil
  }

  /// The view of a header, made where it is not there yet.
  private func headerView(_ list: Body, _ section: Int, _ kind: String, _ text: String?) throws(Signal) -> Handle? {
    let part = list.list
    if let made = part.supplementary[kind]?[section] { return made }
    guard let handle = list.handle else { return nil }
    let answer = try ask(list, "tableView(_:viewFor\(kind)InSection:)", [.object(handle), .int(section)])
    let view: Handle
    if case .object(let given)? = answer?.unwrapped {
      view = given
    } else {
      view = try machine.make("UITableViewHeaderFooterView")
      let label = try self.label(of: view.body)
      label.body.setField("text", .optional(text.map { .string($0) }))
    }
    part.supplementary[kind, default: [:]][section] = view
    try insert(view, into: list)
    return view
  }

  private func rowHeight(_ place: IndexPlace, in list: Body, isVisible: Bool) throws(Signal) -> Double? {
    if let known = list.list.heights[place] { return known }
    if isVisible, let handle = list.handle, delegateImplements(list, "tableView(_:heightForRowAt:)") {
      let given =
        try ask(list, "tableView(_:heightForRowAt:)", [.object(handle), machine.value(place)])?.asDouble ?? -1
      if given >= 0 {
        list.list.heights[place] = given
        return given
      }
    }
    let fixed = list.number("rowHeight")
    return fixed > 0 ? fixed : nil
  }

  /// Places headers and rows from the top down; only what is in sight has cells (rows at least 44 high).
  func layOutTable(_ list: Body) throws(Signal) {
    let part = list.list
    guard !part.isLayingOut else { return }
    part.isLayingOut = true
    defer { part.isLayingOut = false }
    try load(list)
    let width = list.view.frame.size.width
    let top = list.view.boundsOrigin.y
    let bottom = top + list.view.frame.size.height
    let guess = list.number("estimatedRowHeight") > 0 ? list.number("estimatedRowHeight") : 44
    // What goes out of sight is there for what comes in.
    for place in part.cells.keys.sorted() {
      guard let frame = part.frames[place] else { continue }
      let isRow = place.section < part.counts.count && place.item < part.counts[place.section]
      if !isRow || frame.minY >= bottom || frame.maxY <= top { try retire(place, in: list) }
    }
    var y = 0.0
    if let header = part.header?.body {
      setFrame(header, Rect(x: 0, y: 0, width: width, height: header.view.frame.size.height))
      y += header.view.frame.size.height
    }
    for (section, count) in part.counts.enumerated() {
      y = try layOutHeader("Header", section, list, at: y, width: width)
      for item in 0..<max(0, count) {
        let place = IndexPlace(section: section, item: item)
        let isNear = y < bottom && y + guess > top
        var height = try rowHeight(place, in: list, isVisible: isNear) ?? guess
        if y < bottom, y + height > top, width > 0 {
          var cell = part.cells[place]
          let isNew = cell == nil
          if cell == nil { cell = try askCell(place, in: list) }
          if let cell {
            setFrame(cell.body, Rect(x: 0, y: y, width: width, height: cell.body.view.frame.size.height))
            if isNew { try display(cell, at: place, in: list) }
            if try rowHeight(place, in: list, isVisible: true) == nil {
              height = try cellHeight(cell, width: width)
              part.heights[place] = height
            }
            setFrame(cell.body, Rect(x: 0, y: y, width: width, height: height))
          }
        }
        part.frames[place] = Rect(x: 0, y: y, width: width, height: height)
        y += height
      }
      y = try layOutHeader("Footer", section, list, at: y, width: width)
    }
    if let footer = part.footer?.body {
      setFrame(footer, Rect(x: 0, y: y, width: width, height: footer.view.frame.size.height))
      y += footer.view.frame.size.height
    }
    list.setField("contentSize", machine.value(Size(width: width, height: y)))
  }

  private func layOutHeader(_ kind: String, _ section: Int, _ list: Body, at y: Double, width: Double) throws(Signal)
    -> Double
  {
    guard let (height, text) = try header(list, section, kind), height > 0 else { return y }
    let bottom = list.view.boundsOrigin.y + list.view.frame.size.height
    if y < bottom, y + height > list.view.boundsOrigin.y,
      let view = try headerView(list, section, kind, text)
    {
      setFrame(view.body, Rect(x: 0, y: y, width: width, height: height))
    }
    return y + height
  }

  /// Scrolls so that a rectangle stands where it is wanted.
  func scroll(_ list: Body, to frame: Rect, _ position: String, animated: Bool) throws(Signal) {
    let size = list.view.frame.size
    var point = list.view.boundsOrigin
    switch position {
    case "top": point.y = frame.minY
    case "bottom": point.y = frame.maxY - size.height
    case "middle": point.y = frame.center.y - size.height / 2
    default:
      if frame.minY < point.y { point.y = frame.minY }
      if frame.maxY > point.y + size.height { point.y = frame.maxY - size.height }
    }
    let limits = contentLimits(of: list)
    point.y = max(limits.least.y, min(limits.most.y, point.y))
    if animated {
      animateContentOffset(list, to: point)
    } else {
      try setContentOffset(list, point)
    }
  }

  /// A list with one cell, as `show` puts a cell into the window; nil where the view is none.
  package func listAround(cell: Handle) throws(Signal) -> Handle? {
    guard cell.body.isKind(of: "UITableViewCell") || cell.body.isKind(of: "UICollectionViewCell") else { return nil }
    let list = try machine.make("UITableView")
    list.body.list.only = cell
    cell.body.cell.list = list.body
    setFrame(
      list.body,
      Rect(x: 0, y: safeArea.top, width: size.width, height: size.height - safeArea.top - safeArea.bottom))
    return list
  }
}
