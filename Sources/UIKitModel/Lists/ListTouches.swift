import Diagnostics
import Interpreter
import Layout
import Libraries

/// The words that table and collection views use for the same things.
private struct ListWords {
  let highlight: String, highlighted: String, unhighlighted: String
  let select: String, deselect: String, selected: String, deselected: String

  init(_ list: Body) {
    if list.isTable {
      highlight = "tableView(_:shouldHighlightRowAt:)"
      highlighted = "tableView(_:didHighlightRowAt:)"
      unhighlighted = "tableView(_:didUnhighlightRowAt:)"
      select = "tableView(_:willSelectRowAt:)"
      deselect = "tableView(_:willDeselectRowAt:)"
      selected = "tableView(_:didSelectRowAt:)"
      deselected = "tableView(_:didDeselectRowAt:)"
    } else {
      highlight = "collectionView(_:shouldHighlightItemAt:)"
      highlighted = "collectionView(_:didHighlightItemAt:)"
      unhighlighted = "collectionView(_:didUnhighlightItemAt:)"
      select = "collectionView(_:shouldSelectItemAt:)"
      deselect = "collectionView(_:shouldDeselectItemAt:)"
      selected = "collectionView(_:didSelectItemAt:)"
      deselected = "collectionView(_:didDeselectItemAt:)"
    }
  }
}

extension Screen {
  /// Where a cell stands in its list.
  func place(of cell: Body) -> IndexPlace? {
    cell.cell.list?.list.cells.first { $0.value.body === cell }?.key
  }

  /// A finger touches a row: highlight, then the selection of the old and the new row, each as the delegate lets it.
  func touchRow(_ cell: Body) throws(Signal) -> Bool {
    guard let list = cell.cell.list, let handle = list.handle, let place = place(of: cell),
      list.flag("allowsSelection")
    else { return false }
    let words = ListWords(list)
    func ask(_ method: String, _ place: IndexPlace) throws(Signal) -> Value? {
      try self.ask(list, method, [.object(handle), machine.value(place)])
    }
    if try ask(words.highlight, place)?.asBool == false { return true }
    try setState(cell, "isHighlighted", true)
    _ = try ask(words.highlighted, place)
    try setState(cell, "isHighlighted", false)
    _ = try ask(words.unhighlighted, place)
    let isMultiple = list.flag("allowsMultipleSelection")
    if isMultiple, list.list.selected.contains(place) {
      try deselect(place, in: list, words)
      return true
    }
    let answer = try ask(words.select, place)
    if answer?.asBool == false { return true }
    if list.isTable, let answer, answer.unwrapped == nil { return true }
    let wanted = (list.isTable ? answer.flatMap { machine.place($0) } : nil) ?? place
    if !isMultiple {
      for old in list.list.selected where old != wanted { try deselect(old, in: list, words) }
    }
    if !list.list.selected.contains(wanted) { list.list.selected.append(wanted) }
    if let chosen = list.list.cells[wanted] { try setState(chosen.body, "isSelected", true) }
    _ = try ask(words.selected, wanted)
    // Code that selects posts nothing (L217).
    if list.isTable { try machine.post("UITableViewSelectionDidChangeNotification", object: .some(.object(handle))) }
    return true
  }

  private func deselect(_ place: IndexPlace, in list: Body, _ words: ListWords) throws(Signal) {
    guard let handle = list.handle else { return }
    let answer = try ask(list, words.deselect, [.object(handle), machine.value(place)])
    if answer?.asBool == false || (list.isTable && answer != nil && answer?.unwrapped == nil) { return }
    try setSelected(place, in: list, false)
    try ask(list, words.deselected, [.object(handle), machine.value(place)])
  }

  /// Selects or deselects by code: nobody is called (L217, L218).
  func setSelected(_ place: IndexPlace, in list: Body, _ isSelected: Bool) throws(Signal) {
    let part = list.list
    part.selected.removeAll { $0 == place }
    if isSelected {
      let isMultiple = list.flag("allowsMultipleSelection")
      if !isMultiple {
        for old in part.selected { if let cell = part.cells[old] { try setState(cell.body, "isSelected", false) } }
        part.selected = []
      }
      part.selected.append(place)
    }
    if let cell = part.cells[place] { try setState(cell.body, "isSelected", isSelected) }
  }

  // MARK: Swipes

  /// A swipe over a row opens its actions, as the delegate gives them, else the delete button of the older way.
  func swipeRow(_ cell: Body, isLeading: Bool) throws(Signal) -> Bool {
    guard let list = cell.cell.list, let handle = list.handle, let place = place(of: cell) else { return false }
    let path = machine.value(place)
    var configuration: Handle?
    if list.isTable {
      let edge = isLeading ? "leading" : "trailing"
      let method = "tableView(_:\(edge)SwipeActionsConfigurationForRowAt:)"
      let answer = try ask(list, method, [.object(handle), path])
      configuration = answer?.unwrapped?.asHandle
      if answer == nil, !isLeading { configuration = try deletion(of: list, path) }
    } else if let provider = listConfiguration(list, place.section).flatMap({
      field("\(isLeading ? "leading" : "trailing")SwipeActionsConfigurationProvider", of: $0).unwrapped
    }) {
      configuration = try machine.current.call(provider, [path]).unwrapped?.asHandle
    }
    guard let configuration else {
      // SwiftUI's own actions, where the cell hosts some (H B1).
      guard let content = cell.cell.content?.body,
        let swipe = machine.viewTraits.entry(machine.viewTraits.swipes, for: content)
      else { return false }
      return try signalling { try swipe(content, isLeading) }
    }
    let actions = (configuration.body.field("actions").asArray ?? []).compactMap(\.asHandle)
    guard !actions.isEmpty else { return false }
    try closeActions(in: list)
    let view = try machine.make("_UISwipeActionView")
    view.body.view.extra = SwipeActions(actions, cell: cell)
    let size = cell.view.frame.size
    setFrame(view.body, Rect(x: max(0, isLeading ? 0 : size.width - 160), y: 0, width: 160, height: size.height))
    try insert(view, into: cell)
    cell.cell.actions = view
    list.list.swiped = place
    return true
  }

  /// The delete button that a data source without swipe actions has.
  private func deletion(of list: Body, _ path: Value) throws(Signal) -> Handle? {
    guard let handle = list.handle, case .object(let source)? = list.field("dataSource").unwrapped,
      machine.learnersMethod("tableView(_:commit:forRowAt:)", of: source.body) != nil
    else { return nil }
    if try askSource(list, "tableView(_:canEditRowAt:)", [.object(handle), path])?.asBool == false { return nil }
    if let style = try ask(list, "tableView(_:editingStyleForRowAt:)", [.object(handle), path]), !style.isCase("delete")
    {
      return nil
    }
    let title = try ask(
      list, "tableView(_:titleForDeleteConfirmationButtonForRowAt:)", [.object(handle), path])?.unwrapped?.asString
    let action = try machine.make("UIContextualAction")
    action.body.setField("title", .some(.string(title ?? "Delete")))
    let style = machine.enumCase("UITableViewCell.EditingStyle", "delete")
    action.body.payload = RowAction { [weak list, machine] in
      guard let list, let handle = list.handle else { return }
      _ = try machine.screen.askSource(list, "tableView(_:commit:forRowAt:)", [.object(handle), style, path])
    }
    let configuration = try machine.make("UISwipeActionsConfiguration")
    configuration.body.setField("actions", .array([.object(action)]))
    return configuration
  }

  func closeActions(in list: Body) throws(Signal) {
    list.list.swiped = nil
    for (_, cell) in list.list.cells {
      guard let view = cell.body.cell.actions else { continue }
      cell.body.cell.actions = nil
      try remove(view.body)
    }
  }

  /// A touch on an open action: its handler runs with a function that says whether it was done.
  func perform(_ action: Handle, over cell: Body) throws(Signal) {
    guard let list = cell.cell.list else { return }
    if let row = action.body.payload as? RowAction {
      try closeActions(in: list)
      try signalling(row.run)
      return
    }
    guard let handler = action.body.field("_handler").unwrapped, let view = cell.handle else { return }
    let done = Value.function(
      FunctionValue(
        Code("completion") { [weak list] (call: inout Call) in
          if let list { try call.machine.screen.closeActions(in: list) }
          return .void
        }))
    _ = try machine.current.call(handler, [.object(action), .object(view), done])
  }
}

/// The actions that a swipe has opened.
final class SwipeActions {
  let actions: [Handle]
  weak var cell: Body?
  init(_ actions: [Handle], cell: Body) {
    self.actions = actions
    self.cell = cell
  }
}

/// What a delete button does.
final class RowAction {
  let run: () throws -> Void
  init(_ run: @escaping () throws -> Void) { self.run = run }
}

func installLists(_ traits: ViewTraits) {
  for type in ["UITableViewCell", "UICollectionViewCell"] {
    traits.touches[type] = { body, _ in try body.machine.screen.touchRow(body) }
    traits.swipes[type] = { body, isLeading in try body.machine.screen.swipeRow(body, isLeading: isLeading) }
    traits.gestures[type] = { body, gesture in
      let screen = body.machine.screen
      switch gesture {
      case .swipe(let direction) where direction & 3 != 0:
        return try screen.swipeRow(body, isLeading: direction & 1 != 0)
      case .long: return try screen.openRowMenu(body)
      default: return false
      }
    }
  }
  traits.texts["_UISwipeActionView"] = { body in
    (body.view.extra as? SwipeActions)?.actions.map { $0.body.text("title") }.filter { !$0.isEmpty } ?? []
  }
  traits.touches["_UISwipeActionView"] = { body, text in
    guard let open = body.view.extra as? SwipeActions, let cell = open.cell,
      let action = open.actions.first(where: { $0.body.text("title") == text })
    else { return false }
    try body.machine.screen.perform(action, over: cell)
    return true
  }
}

extension Screen {
  /// The context menu of a row.
  func openRowMenu(_ cell: Body) throws(Signal) -> Bool {
    guard let list = cell.cell.list, let handle = list.handle, let place = place(of: cell) else { return false }
    let method =
      list.isTable
      ? "tableView(_:contextMenuConfigurationForRowAt:point:)"
      : "collectionView(_:contextMenuConfigurationForItemAt:point:)"
    let answer = try ask(list, method, [.object(handle), machine.value(place), machine.value(Point.zero)])
    guard case .object(let configuration)? = answer?.unwrapped else { return false }
    return try open(configuration, over: cell)
  }
}
