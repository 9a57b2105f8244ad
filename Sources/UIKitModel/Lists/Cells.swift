import Frameworks
import Interpreter
import Layout
import Trace

extension Screen {
  /// The view that holds a cell's content, made when it is first asked for.
  func contentView(of cell: Body) throws(Signal) -> Handle {
    if let view = cell.cell.content { return view }
    let view = try machine.make("UIView")
    cell.cell.content = view
    setFrame(view.body, Rect(origin: .zero, size: cell.view.frame.size))
    try insert(view, into: cell)
    return view
  }

  func label(of cell: Body, isDetail: Bool = false) throws(Signal) -> Handle {
    if let label = isDetail ? cell.cell.detail : cell.cell.label { return label }
    let label = try machine.make("UILabel")
    if isDetail { cell.cell.detail = label } else { cell.cell.label = label }
    try insert(label, into: contentView(of: cell).body)
    setNeedsLayout(cell)
    return label
  }

  /// Gives a cell another configuration: its content view takes it where it supports it, else a new one is made.
  func configure(_ cell: Body, _ configuration: Value) throws(Signal) {
    let part = cell.cell
    guard var value = configuration.unwrapped else {
      part.configuration = nil
      if part.isConfigured, let view = part.content {
        part.isConfigured = false
        part.content = nil
        try remove(view.body)
      }
      return contentDidChange(cell)
    }
    if cell.flag("automaticallyUpdatesContentConfiguration") || cell.isKind(of: "UITableViewHeaderFooterView") {
      value = try updated(value, for: state(of: cell))
    }
    part.configuration = value
    try show(value, in: cell)
  }

  private func updated(_ configuration: Value, for state: Value) throws(Signal) -> Value {
    guard let type = machine.nominal(of: configuration),
      let member = type.members(named: "updated").first(where: { $0.fullName == "updated(for:)" })
    else { return configuration }
    return try machine.current.call(member, on: configuration, [state])
  }

  private func show(_ configuration: Value, in cell: Body) throws(Signal) {
    let part = cell.cell
    if part.isConfigured, let view = part.content, try supports(view, configuration) {
      try machine.set("configuration", of: view, to: configuration)
    } else if let type = machine.nominal(of: configuration),
      let member = type.members(named: "makeContentView").first(where: { $0.fullName == "makeContentView()" })
    {
      guard case .object(let view)? = try machine.current.call(member, on: configuration, []).unwrapped else { return }
      if let old = part.content { try remove(old.body) }
      part.label = nil
      part.detail = nil
      part.content = view
      part.isConfigured = true
      setFrame(view.body, Rect(origin: .zero, size: cell.view.frame.size))
      try insert(view, into: cell, at: 0)
    }
    cellDidChange(cell)
  }

  /// A content view supports what has the type of what it shows, unless it says otherwise.
  private func supports(_ view: Handle, _ configuration: Value) throws(Signal) -> Bool {
    if machine.learnersMethod("supports(_:)", of: view.body) != nil {
      return try machine.send("supports(_:)", to: view, [configuration]).asBool ?? false
    }
    let own = try machine.read("configuration", of: view)
    return machine.nominal(of: own) === machine.nominal(of: configuration)
  }

  /// The cell wants another height: its list measures it again (self-sizing invalidation).
  package func cellDidChange(_ cell: Body) {
    contentDidChange(cell)
    guard let list = cell.cell.list, let place = list.list.cells.first(where: { $0.value.body === cell })?.key else {
      return
    }
    list.list.heights[place] = nil
    setNeedsLayout(list)
  }

  func state(of cell: Body) -> Value {
    machine.structure(
      at: "UICellConfigurationState",
      [
        .bool(false), .bool(cell.flag("isHighlighted")), .bool(cell.flag("isSelected")), .bool(false),
        .bool(cell.flag("isEditing")), .bool(false), .bool(false), .bool(false),
      ])
  }

  /// `updateConfiguration(using:)` and the handler: before a cell is seen, and after each change of its state (H F2).
  func updateConfiguration(of cell: Body) throws(Signal) {
    guard cell.cell.needsConfiguration, let handle = cell.handle else { return }
    cell.cell.needsConfiguration = false
    let isOverridden = machine.learnersMethod("updateConfiguration(using:)", of: cell) != nil
    let handler = cell.field("configurationUpdateHandler").unwrapped
    guard isOverridden || handler != nil else { return }
    let state = state(of: cell)
    try tracking(cell, "updateConfiguration(using:)") { () throws(Signal) in
      if isOverridden { try machine.send("updateConfiguration(using:)", to: handle, [state]) }
      if let handler { _ = try machine.current.call(handler, [.object(handle), state]) }
    } onChange: { [weak self] cell in
      self?.setNeedsConfiguration(cell)
    }
  }

  func setNeedsConfiguration(_ cell: Body) {
    cell.cell.needsConfiguration = true
    setNeedsLayout(cell)
  }

  /// A cell is selected or highlighted, or no longer.
  func setState(_ cell: Body, _ field: String, _ isOn: Bool) throws(Signal) {
    guard cell.flag(field) != isOn, let handle = cell.handle else { return }
    let method = field == "isSelected" ? "setSelected(_:animated:)" : "setHighlighted(_:animated:)"
    if cell.isKind(of: "UITableViewCell") {
      try machine.send(method, to: handle, [.bool(isOn), .bool(false)])
    } else {
      try machine.set(field, of: handle, to: .bool(isOn))
    }
    setNeedsConfiguration(cell)
    if let configuration = cell.cell.configuration, cell.flag("automaticallyUpdatesContentConfiguration") {
      let new = try updated(configuration, for: state(of: cell))
      if !new.isEqual(to: configuration) { try show(new, in: cell) }
    }
  }
}

/// What all kinds of cells have.
func bindCells(_ b: Bindings) {
  b["UITableViewCell.init(style:reuseIdentifier:)"] = { call in
    guard let body = call.body else { return .void }
    body.cell.identifier = call.optional(1)?.asString
    if case .enumeration(let style) = call.value(0), style.entry.name != "default" {
      _ = try call.machine.screen.label(of: body)
      _ = try call.machine.screen.label(of: body, isDetail: true)
    }
    return .void
  }
  b["UITableViewHeaderFooterView.init(reuseIdentifier:)"] = { call in
    call.body?.cell.identifier = call.optional(0)?.asString
    return .void
  }
  for type in ["UITableViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView"] {
    b["\(type).reuseIdentifier"] = { call in .optional(call.body?.cell.identifier.map { .string($0) }) }
  }
  for type in ["UITableViewCell", "UITableViewHeaderFooterView", "UICollectionViewCell"] {
    b["\(type).contentView"] = { call in
      guard let body = call.body else { return .void }
      return .object(try call.machine.screen.contentView(of: body))
    }
    b["\(type).contentConfiguration"] = { call in .optional(call.body?.cell.configuration) }
    b["\(type).contentConfiguration="] = { call in
      if let body = call.body { try call.machine.screen.configure(body, call.value(0)) }
      return .void
    }
    b["\(type).layoutSubviews()"] = { call in
      if let body = call.body { try layOutCell(body) }
      return .void
    }
  }
  for type in ["UITableViewCell", "UITableViewHeaderFooterView"] {
    b["\(type).textLabel"] = { call in
      guard let body = call.body else { return .none }
      return .some(.object(try call.machine.screen.label(of: body)))
    }
  }
  b["UITableViewCell.detailTextLabel"] = { call in .optional(call.body?.cell.detail.map { .object($0) }) }
  b["UITableViewHeaderFooterView.detailTextLabel"] = { _ in .none }
  b["UITableViewCell.imageView"] = { call in
    guard let body = call.body else { return .none }
    if let image = body.cell.image { return .some(.object(image)) }
    let image = try call.machine.make("UIImageView")
    body.cell.image = image
    try call.machine.screen.insert(image, into: call.machine.screen.contentView(of: body).body)
    return .some(.object(image))
  }
  b["UITableViewCell.accessoryView"] = { call in .optional(call.body?.cell.accessory.map { .object($0) }) }
  b["UITableViewCell.accessoryView="] = { call in
    guard let body = call.body else { return .void }
    if let old = body.cell.accessory { try call.machine.screen.remove(old.body) }
    body.cell.accessory = call.handle(0)
    if let view = call.handle(0) { try call.machine.screen.insert(view, into: body) }
    return .void
  }
  for type in ["UITableViewCell", "UICollectionViewCell"] {
    b["\(type).configurationState"] = { call in
      call.body.map { call.machine.screen.state(of: $0) } ?? .void
    }
    b["\(type).setNeedsUpdateConfiguration()"] = { call in
      if let body = call.body { call.machine.screen.setNeedsConfiguration(body) }
      return .void
    }
    b["\(type).configurationUpdateHandler="] = b["\(type).setNeedsUpdateConfiguration()"]
  }
  for type in ["UITableViewCell", "UITableViewHeaderFooterView", "UICollectionViewListCell"] {
    b["\(type).defaultContentConfiguration()"] = { call in
      let configuration = call.machine.program.known("UIListContentConfiguration")
      guard let initializer = configuration.members(named: "init").first(where: { $0.fullName == "init()" }) else {
        return .void
      }
      return try call.fiber.construct(configuration, initializer, [])
    }
  }
  bindListContent(b)
}

/// The content fills the cell, what stands at its trailing edge left free.
private func layOutCell(_ cell: Body) throws(Signal) {
  let screen = cell.machine.screen
  try screen.updateConfiguration(of: cell)
  var width = cell.view.frame.size.width
  if let accessory = cell.cell.accessory?.body {
    let size = accessory.view.frame.size
    screen.setFrame(
      accessory,
      Rect(
        x: width - size.width - 16, y: (cell.view.frame.size.height - size.height) / 2, width: size.width,
        height: size.height))
    width -= size.width + 24
  } else if cell.isKind(of: "UITableViewCell"), !cell.field("accessoryType").isCase("none") {
    width -= 34
  }
  guard let content = cell.cell.content?.body else { return }
  let height = cell.view.frame.size.height
  screen.setFrame(content, Rect(x: 0, y: 0, width: width, height: height))
  let part = cell.cell
  let left = part.image == nil ? 16.0 : 56
  if let image = part.image?.body { screen.setFrame(image, Rect(x: 16, y: (height - 24) / 2, width: 24, height: 24)) }
  if let label = part.label?.body {
    let own = part.detail == nil ? height : height / 2
    screen.setFrame(label, Rect(x: left, y: 0, width: max(0, width - left - 16), height: own))
  }
  if let detail = part.detail?.body {
    screen.setFrame(detail, Rect(x: left, y: height / 2, width: max(0, width - left - 16), height: height / 2))
  }
}
