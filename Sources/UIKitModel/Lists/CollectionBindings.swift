import Frameworks
import Interpreter
import Layout

/// What a registration knows: the class that it makes and what configures it.
final class CellRegistration {
  let type: Nominal
  let handler: Value
  let identifier: String
  let kind: String?

  init(_ type: Nominal, _ handler: Value, identifier: String, kind: String? = nil) {
    (self.type, self.handler, self.identifier, self.kind) = (type, handler, identifier, kind)
  }
}

/// Numbers for registrations.
private final class RegistrationCount { var next = 0 }

func bindCollections(_ b: Bindings) {
  bindLists(b, .collection)
  b["UICollectionView.init(frame:collectionViewLayout:)"] = { call in
    guard let body = call.body else { return .void }
    body.view.frame = call.machine.rect(call.value(0))
    body.list.layout = call.handle(1)
    call.handle(1)?.body.payload = WeakReference(body.handle)
    return .void
  }
  b["UICollectionView.collectionViewLayout"] = { call in
    guard let body = call.body else { return .void }
    if body.list.layout == nil { body.list.layout = try call.machine.make("UICollectionViewFlowLayout") }
    return body.list.layout.map { .object($0) } ?? .void
  }
  b["UICollectionView.collectionViewLayout="] = { call in
    guard let body = call.body, let layout = call.handle(0) else { return .void }
    body.list.layout = layout
    layout.body.payload = WeakReference(body.handle)
    body.list.heights = [:]
    call.machine.screen.setNeedsLayout(body)
    return .void
  }
  b["UICollectionView.dataSource="] = { call in
    guard let body = call.body else { return .void }
    body.list.isLoaded = false
    call.machine.screen.setNeedsLayout(body)
    return .void
  }
  b["UICollectionView.register(_:forCellWithReuseIdentifier:)"] = { call in
    if case .type(let type)? = call.optional(0), let nominal = type.nominal {
      call.body?.list.classes[call.string(1)] = nominal
    }
    return .void
  }
  b["UICollectionView.register(_:forSupplementaryViewOfKind:withReuseIdentifier:)"] = { call in
    if case .type(let type)? = call.optional(0), let nominal = type.nominal {
      call.body?.list.classes["\(call.string(1))/\(call.string(2))"] = nominal
    }
    return .void
  }
  func dequeue(_ call: Call, _ identifier: String, _ complaint: String) throws -> Value {
    guard let body = call.body else { return .void }
    guard
      let cell = try call.machine.screen.dequeue(
        identifier, "init(frame:)", [call.machine.value(Rect.zero)], in: body)
    else { throw call.machine.screen.exception(complaint) }
    return .object(cell)
  }
  b["UICollectionView.dequeueReusableCell(withReuseIdentifier:for:)"] = { call in
    let identifier = call.string(0)
    return try dequeue(
      call, identifier,
      "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register a "
        + "nib or a class for the identifier or connect a prototype cell in a storyboard")
  }
  b["UICollectionView.dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)"] = { call in
    let (kind, identifier) = (call.string(0), call.string(1))
    return try dequeue(
      call, "\(kind)/\(identifier)",
      "could not dequeue a view of kind: \(kind) with identifier \(identifier) - must register a nib or a class for "
        + "the identifier or connect a prototype cell in a storyboard")
  }
  for (name, labels) in [("CellRegistration", "handler:"), ("SupplementaryRegistration", "elementKind:handler:")] {
    b["UICollectionView.\(name).init(\(labels))"] = { call in
      guard case .type(let type) = call.this, let nominal = type.nominal else { return .void }
      let count = call.machine.extra(RegistrationCount.self, RegistrationCount.init)
      count.next += 1
      let isCell = name == "CellRegistration"
      let cell =
        type.arguments.first?.nominal
        ?? call.machine.program.known(isCell ? "UICollectionViewCell" : "UICollectionReusableView")
      let registration = CellRegistration(
        cell, call.value(isCell ? 0 : 1), identifier: "registration \(count.next)", kind: isCell ? nil : call.string(0))
      let value = StructValue(nominal, arguments: type.arguments, count: max(1, nominal.slotCount))
      value.fields[0] = .native(registration)
      return .structure(value)
    }
  }
  func registration(_ value: Value) -> CellRegistration? {
    guard case .structure(let structure) = value, case .native(let object) = structure.fields[0] else { return nil }
    return object as? CellRegistration
  }
  b["UICollectionView.dequeueConfiguredReusableCell(using:for:item:)"] = { call in
    guard let body = call.body, let registration = registration(call.value(0)) else { return .void }
    body.list.classes[registration.identifier] = registration.type
    let cell = try dequeue(call, registration.identifier, "")
    _ = try call.fiber.call(registration.handler, [cell, call.value(1), call.value(2).unwrapped ?? .void])
    return cell
  }
  b["UICollectionView.dequeueConfiguredReusableSupplementary(using:for:)"] = { call in
    guard let body = call.body, let registration = registration(call.value(0)) else { return .void }
    body.list.classes[registration.identifier] = registration.type
    let view = try dequeue(call, registration.identifier, "")
    _ = try call.fiber.call(registration.handler, [view, .string(registration.kind ?? ""), call.value(1)])
    return view
  }
  b["UICollectionView.layoutAttributesForItem(at:)"] = { call in
    guard let body = call.body, let place = call.machine.place(call.value(0)), let frame = body.list.frames[place]
    else {
      return .none
    }
    return .some(.object(try call.machine.screen.attributes(place, frame)))
  }
  b["UICollectionViewController.init(collectionViewLayout:)"] = { call in
    call.body?.controller.extra = ListStyle(call.value(0))
    return .void
  }
  b["UICollectionViewController.loadView()"] = { call in
    guard let body = call.body, let handle = body.handle else { return .void }
    let view = try call.machine.make("UICollectionView")
    if let style = body.controller.extra as? ListStyle, let layout = style.value.asHandle {
      view.body.list.layout = layout
      layout.body.payload = WeakReference(view)
    }
    view.body.view.frame = Rect(origin: .zero, size: call.machine.screen.size)
    view.body.setField("dataSource", .native(WeakReference(handle)))
    view.body.setField("delegate", .native(WeakReference(handle)))
    body.container.shown = [view]
    try call.machine.screen.setView(view, of: body)
    return .void
  }
  b["UICollectionViewController.collectionView"] = { call in
    guard let body = call.body else { return .none }
    let view = try call.machine.screen.loadView(of: body)
    return .some(.object(body.container.shown.first ?? view))
  }
  b["UICollectionViewController.collectionView="] = { call in
    guard let body = call.body, let view = call.handle(0) else { return .void }
    body.container.shown = [view]
    try call.machine.screen.setView(view, of: body)
    return .void
  }
  b["UICollectionViewController.collectionViewLayout"] = { call in
    guard let body = call.body else { return .void }
    try call.machine.screen.loadView(of: body)
    return body.container.shown.first?.body.list.layout.map { .object($0) } ?? .void
  }
}
