import Frameworks
import Interpreter
import Layout

/// Constraints, anchors and guides.
func bindConstraints(_ b: Bindings) {
  bindAnchors(b)
  bindVisualFormat(b)
  b["NSLayoutConstraint.init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)"] = { call in
    guard let body = call.body, let first = side(call.handle(0), call.value(1)) else { return .void }
    body.payload = ConstraintPart(
      first, relation(call.value(2)), side(call.handle(3), call.value(4)), multiplier: call.double(5))
    body.setField("constant", .double(call.double(6)))
    return .void
  }
  b["NSLayoutConstraint.activate(_:)"] = { call in
    for case .object(let constraint) in call.array(0) { try call.machine.screen.activate(constraint) }
    return .void
  }
  b["NSLayoutConstraint.deactivate(_:)"] = { call in
    for case .object(let constraint) in call.array(0) { call.machine.screen.deactivate(constraint) }
    return .void
  }
  b["NSLayoutConstraint.isActive"] = { call in .bool(call.body?.constraintPart?.holder != nil) }
  b["NSLayoutConstraint.isActive="] = { call in
    guard let handle = call.this.asHandle else { return .void }
    if call.bool(0) {
      try call.machine.screen.activate(handle)
    } else {
      call.machine.screen.deactivate(handle)
    }
    return .void
  }
  for name in ["constant", "priority"] {
    b["NSLayoutConstraint.\(name)="] = { call in
      if let part = call.body?.constraintPart, part.holder != nil { call.machine.screen.constraintsDidChange(part) }
      return .void
    }
  }
  b["NSLayoutConstraint.multiplier"] = { call in .double(call.body?.constraintPart?.multiplier ?? 1) }
  b["NSLayoutConstraint.relation"] = { call in
    let names: [Relation: String] = [
      .lessOrEqual: "lessThanOrEqual", .equal: "equal", .greaterOrEqual: "greaterThanOrEqual",
    ]
    return call.machine.enumCase(
      "NSLayoutConstraint.Relation", names[call.body?.constraintPart?.relation ?? .equal] ?? "equal")
  }
  b["NSLayoutConstraint.firstItem"] = { call in .optional(call.body?.constraintPart?.first.item?.value) }
  b["NSLayoutConstraint.secondItem"] = { call in .optional(call.body?.constraintPart?.second?.item?.value) }
  func attribute(_ call: Call, _ part: AnchorPart?) -> Value {
    call.machine.enumCase("NSLayoutConstraint.Attribute", part?.attribute.rawValue ?? "notAnAttribute")
  }
  b["NSLayoutConstraint.firstAttribute"] = { call in attribute(call, call.body?.constraintPart?.first) }
  b["NSLayoutConstraint.secondAttribute"] = { call in attribute(call, call.body?.constraintPart?.second) }
  bindConstraintsOfViews(b)
}

private func relation(_ value: Value) -> Relation {
  value.isCase("lessThanOrEqual") ? .lessOrEqual : value.isCase("greaterThanOrEqual") ? .greaterOrEqual : .equal
}

/// One side of a constraint that is written with attributes.
private func side(_ item: Handle?, _ attribute: Value) -> AnchorPart? {
  guard let item, case .enumeration(let value) = attribute else { return nil }
  var name = value.entry.name
  let isMargin = name.hasSuffix("Margin") || name.hasSuffix("WithinMargins")
  for suffix in ["WithinMargins", "Margin"] where name.hasSuffix(suffix) { name = String(name.dropLast(suffix.count)) }
  guard let known = LayoutAttribute(rawValue: name) else { return nil }
  return AnchorPart(item: item.body, attribute: known, isMargin: isMargin)
}

private func bindAnchors(_ b: Bindings) {
  let horizontal: [LayoutAttribute] = [.leading, .trailing, .left, .right, .centerX]
  let vertical: [LayoutAttribute] = [.top, .bottom, .centerY, .firstBaseline, .lastBaseline]
  for owner in ["UIView", "UILayoutGuide"] {
    for attribute in LayoutAttribute.allCases {
      if owner == "UILayoutGuide", attribute == .firstBaseline || attribute == .lastBaseline { continue }
      let type =
        horizontal.contains(attribute)
        ? "NSLayoutXAxisAnchor" : vertical.contains(attribute) ? "NSLayoutYAxisAnchor" : "NSLayoutDimension"
      b["\(owner).\(attribute.rawValue)Anchor"] = { call in
        guard let body = call.body else { return .void }
        let anchor = try call.machine.make(type)
        anchor.body.payload = AnchorBox(AnchorPart(item: body, attribute: attribute))
        return .object(anchor)
      }
    }
  }
  func part(_ value: Handle?) -> AnchorPart? { (value?.body.payload as? AnchorBox)?.part }
  func made(
    _ call: Call, _ relation: Relation, _ second: AnchorPart?, multiplier: Double = 1, constant: Double
  ) throws -> Value {
    guard let first = part(call.this.asHandle) else { return .void }
    let constraint = try call.machine.make("NSLayoutConstraint")
    constraint.body.payload = ConstraintPart(first, relation, second, multiplier: multiplier)
    constraint.body.setField("constant", .double(constant))
    return .object(constraint)
  }
  let relations: [(String, Relation)] = [
    ("equalTo", .equal), ("greaterThanOrEqualTo", .greaterOrEqual), ("lessThanOrEqualTo", .lessOrEqual),
  ]
  for (name, relation) in relations {
    b["NSLayoutAnchor.constraint(\(name):)"] = { call in
      try made(call, relation, part(call.handle(0)), constant: 0)
    }
    b["NSLayoutAnchor.constraint(\(name):constant:)"] = { call in
      try made(call, relation, part(call.handle(0)), constant: call.double(1))
    }
    b["NSLayoutDimension.constraint(\(name)Constant:)"] = { call in
      try made(call, relation, nil, constant: call.double(0))
    }
    b["NSLayoutDimension.constraint(\(name):multiplier:)"] = { call in
      try made(call, relation, part(call.handle(0)), multiplier: call.double(1), constant: 0)
    }
    b["NSLayoutDimension.constraint(\(name):multiplier:constant:)"] = { call in
      try made(call, relation, part(call.handle(0)), multiplier: call.double(1), constant: call.double(2))
    }
    for (type, word) in [("NSLayoutXAxisAnchor", "After"), ("NSLayoutYAxisAnchor", "Below")] {
      // The system's spacing is 8 points.
      b["\(type).constraint(\(name)SystemSpacing\(word):multiplier:)"] = { call in
        try made(call, relation, part(call.handle(0)), constant: 8 * call.double(1))
      }
    }
  }
}

private func bindConstraintsOfViews(_ b: Bindings) {
  let standard: [(String, GuidePart.Kind)] = [
    ("UIView.safeAreaLayoutGuide", .safeArea), ("UIView.layoutMarginsGuide", .margins),
    ("UIView.readableContentGuide", .margins), ("UIView.keyboardLayoutGuide", .keyboard),
    ("UIScrollView.contentLayoutGuide", .content), ("UIScrollView.frameLayoutGuide", .frame),
  ]
  for (key, kind) in standard {
    b[key] = { call in
      guard let body = call.body, let guide = call.machine.screen.guide(kind, of: body) else { return .void }
      return .object(guide)
    }
  }
  b["UIView.layoutGuides"] = { call in .array(call.body?.viewConstraints.guides.map { .object($0) } ?? []) }
  b["UIView.addLayoutGuide(_:)"] = { call in
    guard let body = call.body, let guide = call.handle(0) else { return .void }
    guide.body.guide.owner = body
    body.viewConstraints.guides.append(guide)
    return .void
  }
  b["UIView.removeLayoutGuide(_:)"] = { call in
    call.body?.viewConstraints.guides.removeAll { $0 === call.handle(0) }
    return .void
  }
  b["UILayoutGuide.init()"] = { _ in .void }
  b["UILayoutGuide.owningView"] = { call in .optional(call.body?.guide.owner?.value) }
  b["UILayoutGuide.layoutFrame"] = { call in
    guard let guide = call.body?.guide, let owner = guide.owner else { return call.machine.value(Rect.zero) }
    let bounds = Rect(origin: .zero, size: owner.view.frame.size)
    let screen = call.machine.screen
    switch guide.kind {
    case .safeArea: return call.machine.value(bounds.inset(by: screen.safeAreaInsets(of: owner)))
    case .margins: return call.machine.value(bounds.inset(by: screen.margins(of: owner)))
    case .frame: return call.machine.value(bounds)
    default: return call.machine.value(guide.frame)
    }
  }
  b["UIView.constraints"] = { call in
    .array(call.body?.existing(ViewConstraints.self)?.active.map { .object($0) } ?? [])
  }
  b["UIView.addConstraint(_:)"] = { call in
    if let constraint = call.handle(0) { try call.machine.screen.activate(constraint) }
    return .void
  }
  b["UIView.addConstraints(_:)"] = b["NSLayoutConstraint.activate(_:)"]
  b["UIView.removeConstraint(_:)"] = { call in
    if let constraint = call.handle(0) { call.machine.screen.deactivate(constraint) }
    return .void
  }
  b["UIView.removeConstraints(_:)"] = b["NSLayoutConstraint.deactivate(_:)"]
  b["UIView.setNeedsUpdateConstraints()"] = { call in
    guard let body = call.body else { return .void }
    body.view.needsConstraints = true
    call.machine.screen.setNeedsLayout(body)
    return .void
  }
  b["UIView.needsUpdateConstraints()"] = { call in .bool(call.body?.view.needsConstraints ?? false) }
  b["UIView.updateConstraintsIfNeeded()"] = { call in
    if let body = call.body { try call.machine.screen.updateConstraints(of: body) }
    return .void
  }
  b["UIView.translatesAutoresizingMaskIntoConstraints="] = { call in
    guard let body = call.body else { return .void }
    call.machine.screen.constraintState += 1
    if let superview = body.view.superview { call.machine.screen.setNeedsLayout(superview) }
    return .void
  }
  func fitting(_ call: Call, _ horizontal: Double, _ vertical: Double) throws -> Value {
    guard let body = call.body, let handle = body.handle else { return .void }
    let target = call.machine.size(call.value(0))
    if let size = call.machine.screen.fittingSize(
      of: body, target: target, horizontal: horizontal, vertical: vertical)
    {
      return call.machine.value(size)
    }
    let own = call.machine.size(try call.machine.read("intrinsicContentSize", of: handle))
    let width = horizontal >= 1000 ? target.width : own.width
    guard vertical < 1000 else { return call.machine.value(Size(width: width, height: target.height)) }
    if horizontal >= 1000 || own.height < 0 {
      let fit = call.machine.size(
        try call.machine.send(
          "sizeThatFits(_:)", to: handle, [call.machine.value(Size(width: target.width, height: 0))]))
      return call.machine.value(Size(width: width < 0 ? 0 : width, height: fit.height))
    }
    return call.machine.value(Size(width: max(0, width), height: max(0, own.height)))
  }
  b["UIView.systemLayoutSizeFitting(_:)"] = { call in try fitting(call, 50, 50) }
  b["UIView.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)"] = { call in
    try fitting(call, call.value(1).rawNumber, call.value(2).rawNumber)
  }
}
