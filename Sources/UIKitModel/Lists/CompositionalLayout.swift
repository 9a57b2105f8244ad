import Frameworks
import Interpreter
import Layout

/// What a compositional layout was made with.
final class CompositionalPart {
  var list: Value?
  var fixed: Handle?
  var provider: Value?
  var made: [Int: Handle] = [:]

  func section(_ index: Int, _ machine: Machine) throws(Signal) -> Handle? {
    if let fixed { return fixed }
    if let section = made[index] { return section }
    guard let provider else { return nil }
    let environment = try machine.make("_LayoutEnvironment")
    let answer = try machine.current.call(provider, [.int(index), .object(environment)])
    made[index] = answer.unwrapped?.asHandle
    return made[index]
  }
}

/// Sections of groups of items, one under the other; a section of a list is one row an item.
struct CompositionalFrames {
  private let list: Body
  private let part: CompositionalPart
  private let machine: Machine
  private var result = CollectionFrames()

  init(_ list: Body, _ layout: Body, _ screen: Screen) {
    self.list = list
    part = layout.extra(CompositionalPart.self, CompositionalPart.init)
    machine = screen.machine
  }

  func frames() throws(Signal) -> CollectionFrames {
    var copy = self
    var y = 0.0
    let size = list.view.frame.size
    for (section, count) in list.list.counts.enumerated() {
      if let configuration = part.list {
        y = copy.rows(configuration, section, count, at: y)
        continue
      }
      guard let made = try part.section(section, machine) else { continue }
      if let configuration = made.body.field("_list").unwrapped {
        y = copy.rows(configuration, section, count, at: y)
      } else {
        y = copy.groups(made.body, section, count, at: y, size)
      }
    }
    copy.result.size = Size(width: size.width, height: y)
    return copy.result
  }

  private mutating func rows(_ configuration: Value, _ section: Int, _ count: Int, at top: Double) -> Double {
    var y = top
    let appearance = field("appearance", of: configuration)
    let inset = appearance.isCase("insetGrouped") ? 16.0 : 0
    let width = max(0, list.view.frame.size.width - 2 * inset)
    if field("headerMode", of: configuration).isCase("supplementary") {
      result.supplementary.append(
        ("UICollectionElementKindSectionHeader", section, Rect(x: inset, y: y, width: width, height: 38)))
      y += 38
    }
    for item in 0..<max(0, count) {
      let place = IndexPlace(section: section, item: item)
      let height = list.list.heights[place] ?? 44
      result.items.append((place, Rect(x: inset, y: y, width: width, height: height)))
      result.measured.insert(place)
      y += height
    }
    if field("footerMode", of: configuration).isCase("supplementary") {
      result.supplementary.append(
        ("UICollectionElementKindSectionFooter", section, Rect(x: inset, y: y, width: width, height: 38)))
      y += 38
    }
    return y
  }

  private func insets(_ body: Body) -> EdgeInsets { machine.insets(body.field("contentInsets")) }

  private func length(_ size: Body, _ name: String, in container: Size) -> (value: Double, isEstimated: Bool) {
    guard case .object(let dimension) = size.field(name) else { return (0, false) }
    let value = dimension.body.number("dimension")
    switch dimension.body.text("_kind") {
    case "fractionalWidth": return (value * container.width, false)
    case "fractionalHeight": return (value * container.height, false)
    case "estimated": return (value, true)
    default: return (value, false)
    }
  }

  private func size(of item: Body, in container: Size) -> (size: Size, isEstimated: Bool) {
    guard case .object(let size) = item.field("layoutSize") else { return (.zero, false) }
    let width = length(size.body, "widthDimension", in: container)
    let height = length(size.body, "heightDimension", in: container)
    return (Size(width: width.value, height: height.value), height.isEstimated)
  }

  private mutating func groups(_ section: Body, _ index: Int, _ count: Int, at top: Double, _ container: Size) -> Double
  {
    guard case .object(let group)? = section.field("_group").unwrapped else { return top }
    let margins = insets(section)
    var y = top
    let inside = Size(
      width: max(0, container.width - margins.leading - margins.trailing), height: container.height)
    var supplementary: [(Body, Double)] = []
    for case .object(let item) in section.field("boundarySupplementaryItems").asArray ?? [] {
      supplementary.append((item.body, size(of: item.body, in: inside).size.height))
    }
    for (item, height) in supplementary where item.text("elementKind").contains("Header") {
      result.supplementary.append(
        (item.text("elementKind"), index, Rect(x: margins.leading, y: y, width: inside.width, height: height)))
      y += height
    }
    y += margins.top
    let isOrthogonal = !section.field("orthogonalScrollingBehavior").isCase("none")
    let spacing = section.number("interGroupSpacing")
    var item = 0
    var x = margins.leading
    var tallest = 0.0
    while item < count {
      let start = item
      let (used, size) = place(group.body, index, from: item, count, at: Point(x: x, y: y), in: inside)
      item = used
      guard item > start else { break }
      if isOrthogonal {
        x += size.width + spacing
        tallest = max(tallest, size.height)
      } else {
        y += size.height + (item < count ? spacing : 0)
      }
    }
    if isOrthogonal { y += tallest }
    y += margins.bottom
    for (item, height) in supplementary where !item.text("elementKind").contains("Header") {
      result.supplementary.append(
        (item.text("elementKind"), index, Rect(x: margins.leading, y: y, width: inside.width, height: height)))
      y += height
    }
    return y
  }

  /// Fills one group with the next items; gives back the first item that is left and the group's size.
  private mutating func place(
    _ group: Body, _ section: Int, from first: Int, _ count: Int, at origin: Point, in container: Size
  ) -> (Int, Size) {
    let isVertical = group.flag("_isVertical")
    let (own, isEstimated) = size(of: group, in: container)
    let subitems = (group.field("subitems").asArray ?? []).compactMap(\.asHandle).map(\.body)
    let gap = group.field("interItemSpacing").unwrapped?.asHandle?.body.number("spacing") ?? 0
    guard !subitems.isEmpty else { return (first, own) }
    let repeated = group.field("_count").asInt ?? 0
    var item = first
    var at = 0.0
    var across = 0.0
    let extent = isVertical ? own.height : own.width
    var place = 0
    while item < count {
      if repeated > 0, place >= repeated { break }
      let sub = subitems[place % subitems.count]
      var (size, measures) = size(of: sub, in: own)
      if repeated > 0 {
        let share = (extent - gap * Double(repeated - 1)) / Double(repeated)
        if isVertical { size.height = share } else { size.width = share }
      }
      let length = isVertical ? size.height : size.width
      if at > 0, at + length > extent + 0.5, !isEstimated { break }
      let corner = Point(
        x: origin.x + (isVertical ? 0 : at), y: origin.y + (isVertical ? at : 0))
      if sub.isKind(of: "NSCollectionLayoutGroup") {
        let (next, used) = self.place(sub, section, from: item, count, at: corner, in: own)
        guard next > item else { break }
        item = next
        at += (isVertical ? used.height : used.width) + gap
        across = max(across, isVertical ? used.width : used.height)
      } else {
        let index = IndexPlace(section: section, item: item)
        measures = measures || isEstimated
        if measures {
          size.height = list.list.heights[index] ?? size.height
          result.measured.insert(index)
        }
        result.items.append((index, Rect(origin: corner, size: size).inset(by: insets(sub))))
        item += 1
        at += (isVertical ? size.height : size.width) + gap
        across = max(across, isVertical ? size.width : size.height)
      }
      place += 1
      if isVertical ? false : at > extent + gap - 0.5 { break }
      if isVertical, !isEstimated, at > extent + gap - 0.5 { break }
      if repeated == 0, isEstimated, place >= subitems.count { break }
    }
    guard isEstimated else { return (item, own) }
    return (item, Size(width: own.width, height: isVertical ? max(0, at - gap) : across))
  }
}

func bindCollectionLayouts(_ b: Bindings) {
  b["UICollectionViewLayout.init()"] = { _ in .void }
  b["UICollectionViewLayout.collectionView"] = { call in
    .optional((call.body?.payload as? WeakReference)?.handle.map { .object($0) })
  }
  func list(_ call: Call) -> Body? { (call.body?.payload as? WeakReference)?.handle?.body }
  b["UICollectionViewLayout.invalidateLayout()"] = { call in
    guard let list = list(call) else { return .void }
    call.body?.existing(CompositionalPart.self)?.made = [:]
    call.machine.screen.setNeedsLayout(list)
    return .void
  }
  b["UICollectionViewLayout.collectionViewContentSize"] = { call in
    list(call)?.field("contentSize") ?? call.machine.value(Size.zero)
  }
  b["UICollectionViewLayout.layoutAttributesForItem(at:)"] = { call in
    guard let list = list(call), let place = call.machine.place(call.value(0)), let frame = list.list.frames[place]
    else {
      return .none
    }
    return .some(.object(try call.machine.screen.attributes(place, frame)))
  }
  b["UICollectionViewLayout.layoutAttributesForElements(in:)"] = { call in
    guard let list = list(call) else { return .none }
    var result: [Value] = []
    for place in list.list.frames.keys.sorted() {
      if let frame = list.list.frames[place] {
        result.append(.object(try call.machine.screen.attributes(place, frame)))
      }
    }
    return .some(.array(result))
  }
  for labels in ["forCellWith:", "forSupplementaryViewOfKind:with:"] {
    b["UICollectionViewLayoutAttributes.init(\(labels))"] = { call in
      let isCell = labels == "forCellWith:"
      call.body?.setField("indexPath", call.value(isCell ? 0 : 1))
      if !isCell { call.body?.setField("representedElementKind", .some(call.value(0))) }
      return .void
    }
  }
  b["UICollectionViewCompositionalLayout.init(section:)"] = { call in
    call.body?.extra(CompositionalPart.self, CompositionalPart.init).fixed = call.handle(0)
    return .void
  }
  b["UICollectionViewCompositionalLayout.init(sectionProvider:)"] = { call in
    call.body?.extra(CompositionalPart.self, CompositionalPart.init).provider = call.value(0)
    return .void
  }
  b["UICollectionViewCompositionalLayout.list(using:)"] = { call in
    let layout = try call.machine.make("UICollectionViewCompositionalLayout")
    layout.body.extra(CompositionalPart.self, CompositionalPart.init).list = call.value(0)
    return .object(layout)
  }
  b["_LayoutEnvironment.traitCollection"] = { call in try call.machine.screen.traits() }
  for kind in ["fractionalWidth", "fractionalHeight", "absolute", "estimated"] {
    b["NSCollectionLayoutDimension.\(kind)(_:)"] = { call in
      let dimension = try call.machine.make("NSCollectionLayoutDimension")
      dimension.body.setField("_kind", .string(kind))
      dimension.body.setField("dimension", call.value(0))
      return .object(dimension)
    }
  }
  for kind in ["fixed", "flexible"] {
    b["NSCollectionLayoutSpacing.\(kind)(_:)"] = { call in
      let spacing = try call.machine.make("NSCollectionLayoutSpacing")
      spacing.body.setField("spacing", call.value(0))
      return .object(spacing)
    }
  }
  func store(_ key: String, _ names: [String]) {
    b[key] = { call in
      for (place, name) in names.enumerated() where !name.isEmpty { call.body?.setField(name, call.value(place)) }
      return .void
    }
  }
  store("NSCollectionLayoutSize.init(widthDimension:heightDimension:)", ["widthDimension", "heightDimension"])
  store("NSCollectionLayoutItem.init(layoutSize:)", ["layoutSize"])
  store(
    "NSCollectionLayoutBoundarySupplementaryItem.init(layoutSize:elementKind:alignment:)",
    ["layoutSize", "elementKind"])
  b["NSCollectionLayoutSection.init(group:)"] = { call in
    call.body?.setField("_group", .some(call.value(0)))
    return .void
  }
  b["NSCollectionLayoutSection.list(using:layoutEnvironment:)"] = { call in
    let section = try call.machine.make("NSCollectionLayoutSection")
    section.body.setField("_list", .some(call.value(0)))
    return .object(section)
  }
  for (axis, isVertical) in [("horizontal", false), ("vertical", true)] {
    for labels in ["subitems:", "repeatingSubitem:count:", "subitem:count:"] {
      b["NSCollectionLayoutGroup.\(axis)(layoutSize:\(labels))"] = { call in
        let group = try call.machine.make("NSCollectionLayoutGroup")
        group.body.setField("layoutSize", call.value(0))
        group.body.setField("_isVertical", .bool(isVertical))
        group.body.setField("subitems", labels == "subitems:" ? call.value(1) : .array([call.value(1)]))
        if labels != "subitems:" { group.body.setField("_count", call.value(2)) }
        return .object(group)
      }
    }
  }
}
