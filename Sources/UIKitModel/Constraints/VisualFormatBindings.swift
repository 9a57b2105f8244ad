import Frameworks
import Interpreter
import Layout

/// The options of a visual format, as the bits of `NSLayoutConstraint.FormatOptions`: which attribute the views share.
private let alignments: [(bit: Int, attribute: LayoutAttribute)] = [
  (1 << 1, .left), (1 << 2, .right), (1 << 3, .top), (1 << 4, .bottom), (1 << 5, .leading), (1 << 6, .trailing),
  (1 << 9, .centerX), (1 << 10, .centerY), (1 << 11, .lastBaseline), (1 << 12, .firstBaseline),
]

/// The constraints that a visual format means.
private struct FormatReader {
  let machine: Machine
  let format: VisualFormat
  let options: Int
  let metrics: [String: Double]
  let views: [String: Body]
  var made: [Value] = []

  private var start: LayoutAttribute { format.isVertical ? .top : isLeftToRight ? .left : .leading }
  private var end: LayoutAttribute { format.isVertical ? .bottom : isLeftToRight ? .right : .trailing }
  private var isLeftToRight: Bool { options & (1 << 16) != 0 }

  mutating func read() throws {
    var items: [Body] = []
    for (place, item) in format.items.enumerated() {
      switch item {
      case .superview:
        // The superview is the one of the view beside the bar.
        let neighbour = try view(at: place == 0 ? 1 : place - 1)
        guard let superview = neighbour.view.superview else {
          throw VisualFormat.Failure(
            message: "Unable to interpret '|' character, because the related view doesn't have a superview",
            offset: format.offsets[place])
        }
        items.append(superview)
      case .view(_, let predicates):
        let body = try view(at: place)
        items.append(body)
        let size: LayoutAttribute = format.isVertical ? .height : .width
        for predicate in predicates {
          try add(
            AnchorPart(item: body, attribute: size), predicate, second: nil, offset: format.offsets[place], size: size)
        }
      }
    }
    for (place, space) in format.spaces.enumerated() {
      try connect(place, space, from: items[place], to: items[place + 1])
    }
    let shown = zip(format.items, items).filter { $0.0 != .superview }.map(\.1)
    for (bit, attribute) in alignments where options & bit != 0 {
      for (a, b) in zip(shown, shown.dropFirst()) {
        try append(
          AnchorPart(item: a, attribute: attribute), .equal, AnchorPart(item: b, attribute: attribute), 0, nil)
      }
    }
  }

  private func view(at place: Int) throws(VisualFormat.Failure) -> Body {
    guard case .view(let name, _) = format.items[place] else {
      throw VisualFormat.Failure(message: "Expected a view.", offset: format.offsets[place])
    }
    guard let body = views[name] else {
      throw VisualFormat.Failure(
        message: "\(name) is not a key in the views dictionary.", offset: format.offsets[place] + 1)
    }
    return body
  }

  /// What follows stands behind what goes before: `b.leading == a.trailing + space`.
  private mutating func connect(_ place: Int, _ space: VisualFormat.Space, from a: Body, to b: Body) throws {
    let isAtStart = format.items[place] == .superview
    let isAtEnd = format.items[place + 1] == .superview
    // The standard space at an edge are the superview's margins, between views 8 points.
    let isMargin = space.isStandard && (isAtStart || isAtEnd)
    let first = AnchorPart(item: b, attribute: isAtEnd ? end : start, isMargin: isMargin && isAtEnd)
    let second = AnchorPart(item: a, attribute: isAtStart ? start : end, isMargin: isMargin && isAtStart)
    guard !space.predicates.isEmpty else {
      return try append(first, .equal, second, space.isStandard && !isMargin ? 8 : 0, nil)
    }
    for predicate in space.predicates {
      try add(first, predicate, second: second, offset: format.offsets[place + 1], size: nil)
    }
  }

  private mutating func add(
    _ first: AnchorPart, _ predicate: VisualFormat.Predicate, second: AnchorPart?, offset: Int, size: LayoutAttribute?
  ) throws {
    let relation: Relation =
      predicate.sign == .equal ? .equal : predicate.sign == .greaterOrEqual ? .greaterOrEqual : .lessOrEqual
    let priority = try predicate.priority.map { try number($0, offset) }
    if let size, case .name(let name) = predicate.amount, metrics[name] == nil, let other = views[name] {
      return try append(first, relation, AnchorPart(item: other, attribute: size), 0, priority)
    }
    try append(first, relation, second, number(predicate.amount, offset), priority)
  }

  private func number(_ amount: VisualFormat.Amount, _ offset: Int) throws(VisualFormat.Failure) -> Double {
    switch amount {
    case .number(let number): return number
    case .name(let name):
      if let metric = metrics[name] { return metric }
      throw VisualFormat.Failure(message: "\(name) is not a key in the metrics dictionary.", offset: offset)
    }
  }

  private mutating func append(
    _ first: AnchorPart, _ relation: Relation, _ second: AnchorPart?, _ constant: Double, _ priority: Double?
  ) throws {
    let constraint = try machine.make("NSLayoutConstraint")
    constraint.body.payload = ConstraintPart(first, relation, second, multiplier: 1)
    constraint.body.setField("constant", .double(constant))
    if let priority {
      constraint.body.setField("priority", machine.structure(at: "UILayoutPriority", [.double(priority)]))
    }
    made.append(.object(constraint))
  }
}

/// `constraints(withVisualFormat:options:metrics:views:)`.
func bindVisualFormat(_ b: Bindings) {
  b["NSLayoutConstraint.constraints(withVisualFormat:options:metrics:views:)"] = { call in
    let text = call.string(0)
    func table<T>(_ value: Value?, _ read: (Value) -> T?) -> [String: T] {
      guard case .dictionary(let pairs)? = value?.unwrapped ?? value else { return [:] }
      var found: [String: T] = [:]
      for (key, value) in pairs.pairs { if let key = key.asString { found[key] = read(value.unwrapped ?? value) } }
      return found
    }
    do {
      var reader = FormatReader(
        machine: call.machine, format: try VisualFormat(text), options: call.value(1).raw,
        metrics: table(call.value(2)) { value in
          value.asDouble ?? value.asInt.map(Double.init)
            ?? value.asHandle.flatMap { try? call.machine.read("doubleValue", of: $0).asDouble }
        }, views: table(call.value(3)) { $0.asHandle?.body })
      try reader.read()
      return .array(reader.made)
    } catch let failure as VisualFormat.Failure {
      throw call.trap(
        """
        Unable to parse constraint format: 
        \(failure.message) 
        \(text) 
        \(String(repeating: " ", count: failure.offset))^
        """)
    }
  }
}
