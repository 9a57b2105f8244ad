import Frameworks
import Interpreter
import Layout

/// The views that a stack arranges, which it retains beside being their superview.
final class ArrangedViews {
  var views: [Handle] = []
  var spacings: [ObjectIdentifier: Double] = [:]
}

extension Body {
  /// What it arranges where it is a stack.
  var arrangedIfAny: ArrangedViews? { view.extra as? ArrangedViews }

  var arranged: ArrangedViews {
    if let views = view.extra as? ArrangedViews { return views }
    let made = ArrangedViews()
    view.extra = made
    return made
  }
}

/// `UIStackView`: what it arranges is placed by constraints of its own.
func bindStacks(_ b: Bindings) {
  func add(_ view: Handle, to body: Body, at place: Int? = nil) throws {
    body.arranged.views.removeAll { $0.body === view.body }
    body.arranged.views.insert(view, at: max(0, min(place ?? .max, body.arranged.views.count)))
    view.body.setField("translatesAutoresizingMaskIntoConstraints", .bool(false))
    let screen = body.machine.screen
    if view.body.view.superview !== body { try screen.insert(view, into: body) }
    screen.constraintState += 1
    screen.contentDidChange(body)
  }
  b["UIStackView.init(arrangedSubviews:)"] = { call in
    guard let body = call.body else { return .void }
    for case .object(let view) in call.array(0) { try add(view, to: body) }
    return .void
  }
  b["UIStackView.arrangedSubviews"] = { call in .array(call.body?.arranged.views.map { .object($0) } ?? []) }
  b["UIStackView.addArrangedSubview(_:)"] = { call in
    if let body = call.body, let view = call.handle(0) { try add(view, to: body) }
    return .void
  }
  b["UIStackView.insertArrangedSubview(_:at:)"] = { call in
    if let body = call.body, let view = call.handle(0) { try add(view, to: body, at: call.int(1)) }
    return .void
  }
  // No longer arranged, it stays a subview.
  b["UIStackView.removeArrangedSubview(_:)"] = { call in
    guard let body = call.body, let view = call.handle(0) else { return .void }
    body.arranged.views.removeAll { $0.body === view.body }
    view.body.setField("translatesAutoresizingMaskIntoConstraints", .bool(true))
    call.machine.screen.constraintState += 1
    call.machine.screen.contentDidChange(body)
    return .void
  }
  b["UIStackView.setCustomSpacing(_:after:)"] = { call in
    guard let body = call.body, let view = call.handle(1) else { return .void }
    body.arranged.spacings[ObjectIdentifier(view.body)] = call.double(0)
    call.machine.screen.constraintState += 1
    call.machine.screen.contentDidChange(body)
    return .void
  }
  b["UIStackView.customSpacing(after:)"] = { call in
    guard let view = call.handle(0) else { return .double(0) }
    return .double(call.body?.arranged.spacings[ObjectIdentifier(view.body)] ?? 3.4028234663852886e38)
  }
  for name in ["axis", "spacing", "alignment", "distribution", "isLayoutMarginsRelativeArrangement"] {
    b["UIStackView.\(name)="] = { call in
      guard let body = call.body else { return .void }
      call.machine.screen.constraintState += 1
      call.machine.screen.contentDidChange(body)
      return .void
    }
  }
}

func installStacks(_ traits: ViewTraits) {
  // SwiftUI measures a stack by what its constraints need.
  traits.measures["UIStackView"] = { body, width in
    guard !body.arranged.views.isEmpty else { return (0, 0) }
    let screen = body.machine.screen
    let size = screen.fittingSize(
      of: body, target: Size(width: width ?? 0, height: 0), horizontal: width == nil ? 50 : 1000)
    return (size?.width, size?.height)
  }
}
