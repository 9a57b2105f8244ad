import Frameworks
import Interpreter
import Layout

/// What a layout says: where everything stands, and which heights are to be measured.
struct CollectionFrames {
  var items: [(place: IndexPlace, frame: Rect)] = []
  var measured: Set<IndexPlace> = []
  var supplementary: [(kind: String, section: Int, frame: Rect)] = []
  var size = Size.zero
}

extension Screen {
  /// Places items by the layout; only what is in sight has cells.
  func layOutCollection(_ list: Body) throws(Signal) {
    let part = list.list
    guard !part.isLayingOut else { return }
    part.isLayingOut = true
    defer { part.isLayingOut = false }
    try load(list)
    var frames = try frames(of: list)
    // Measured heights move what comes after: at most one more pass is needed for what is in sight.
    for _ in 0..<3 {
      let isChanged = try place(frames, in: list)
      guard isChanged else { break }
      frames = try self.frames(of: list)
    }
    list.setField("contentSize", machine.value(frames.size))
  }

  private func place(_ frames: CollectionFrames, in list: Body) throws(Signal) -> Bool {
    let part = list.list
    let (origin, size) = (list.view.boundsOrigin, list.view.frame.size)
    func isVisible(_ frame: Rect) -> Bool {
      frame.minY < origin.y + size.height && frame.maxY > origin.y && frame.minX < origin.x + size.width
        && frame.maxX > origin.x
    }
    let shown = frames.items.filter { isVisible($0.frame) }
    let visible = Set(shown.map(\.place))
    for place in part.cells.keys.sorted() where !visible.contains(place) { try retire(place, in: list) }
    part.frames = Dictionary(frames.items.map { ($0.place, $0.frame) }, uniquingKeysWith: { first, _ in first })
    var isChanged = false
    for (place, frame) in shown {
      var cell = part.cells[place]
      let isNew = cell == nil
      if cell == nil { cell = try askCell(place, in: list) }
      guard let cell else { continue }
      setFrame(cell.body, frame)
      if isNew { try display(cell, at: place, in: list) }
      if frames.measured.contains(place), part.heights[place] == nil {
        let height = try cellHeight(cell, width: frame.size.width)
        part.heights[place] = height
        if abs(height - frame.size.height) > 0.01 { isChanged = true }
      }
    }
    for (kind, section, frame) in frames.supplementary where isVisible(frame) {
      var view = part.supplementary[kind]?[section]
      if view == nil, let handle = list.handle {
        let answer = try askSource(
          list, "collectionView(_:viewForSupplementaryElementOfKind:at:)",
          [.object(handle), .string(kind), machine.value(IndexPlace(section: section, item: 0))])
        view = answer?.unwrapped?.asHandle
        part.supplementary[kind, default: [:]][section] = view
        if let view { try insert(view, into: list) }
      }
      if let view { setFrame(view.body, frame) }
    }
    return isChanged
  }

  func attributes(_ place: IndexPlace, _ frame: Rect) throws(Signal) -> Handle {
    let attributes = try machine.make("UICollectionViewLayoutAttributes")
    attributes.body.setField("indexPath", machine.value(place))
    attributes.body.setField("frame", machine.value(frame))
    return attributes
  }

  private func frames(of list: Body) throws(Signal) -> CollectionFrames {
    guard let layout = list.list.layout?.body else { return CollectionFrames() }
    if machine.learnersMethod("layoutAttributesForElements(in:)", of: layout) != nil {
      return try ownFrames(of: list, layout)
    }
    if machine.learnersMethod("prepare()", of: layout) != nil, let handle = layout.handle {
      try machine.send("prepare()", to: handle)
    }
    if layout.isKind(of: "UICollectionViewFlowLayout") { return try FlowFrames(list, layout, self).frames() }
    if layout.isKind(of: "UICollectionViewCompositionalLayout") {
      return try CompositionalFrames(list, layout, self).frames()
    }
    return CollectionFrames()
  }

  /// A layout that the learner wrote.
  private func ownFrames(of list: Body, _ layout: Body) throws(Signal) -> CollectionFrames {
    guard let handle = layout.handle else { return CollectionFrames() }
    try machine.send("prepare()", to: handle)
    var frames = CollectionFrames()
    frames.size = machine.size(try machine.read("collectionViewContentSize", of: handle))
    let bounds = Rect(origin: list.view.boundsOrigin, size: list.view.frame.size)
    let answer = try machine.send("layoutAttributesForElements(in:)", to: handle, [machine.value(bounds)])
    for case .object(let attributes) in answer.unwrapped?.asArray ?? [] {
      guard let place = machine.place(attributes.body.field("indexPath")) else { continue }
      let frame = machine.rect(attributes.body.field("frame"))
      let kind = attributes.body.text("representedElementKind")
      if kind.isEmpty {
        frames.items.append((place, frame))
      } else {
        frames.supplementary.append((kind, place.section, frame))
      }
    }
    return frames
  }

  /// The list configuration of a section, where the layout is one.
  func listConfiguration(_ list: Body, _ section: Int) -> Value? {
    guard let layout = list.list.layout?.body.existing(CompositionalPart.self) else { return nil }
    if let configuration = layout.list { return configuration }
    guard let section = try? layout.section(section, machine) else { return nil }
    return section.body.field("_list").unwrapped
  }
}

/// Rows of items as wide as the view, `UICollectionViewFlowLayout`.
struct FlowFrames {
  private let list: Body
  private let layout: Body
  private let screen: Screen

  init(_ list: Body, _ layout: Body, _ screen: Screen) {
    (self.list, self.layout, self.screen) = (list, layout, screen)
  }

  private func ask(_ name: String, _ argument: Value) throws(Signal) -> Value? {
    guard let handle = list.handle, let own = layout.handle else { return nil }
    return try screen.ask(
      list, "collectionView(_:layout:\(name):)", [.object(handle), .object(own), argument])
  }

  func frames() throws(Signal) -> CollectionFrames {
    let machine = screen.machine
    let isVertical = !layout.field("scrollDirection").isCase("horizontal")
    var result = CollectionFrames()
    let across = isVertical ? list.view.frame.size.width : list.view.frame.size.height
    var at = 0.0
    for (section, count) in list.list.counts.enumerated() {
      let index = Value.int(section)
      let insets = machine.insets(try ask("insetForSectionAt", index) ?? layout.field("sectionInset"))
      let lineSpacing =
        try ask("minimumLineSpacingForSectionAt", index)?.asDouble ?? layout.number("minimumLineSpacing")
      let itemSpacing =
        try ask("minimumInteritemSpacingForSectionAt", index)?.asDouble ?? layout.number("minimumInteritemSpacing")
      let header = machine.size(
        try ask("referenceSizeForHeaderInSection", index) ?? layout.field("headerReferenceSize"))
      let (before, after) = isVertical ? (insets.top, insets.bottom) : (insets.leading, insets.trailing)
      let (near, far) = isVertical ? (insets.leading, insets.trailing) : (insets.top, insets.bottom)
      let length = isVertical ? header.height : header.width
      if length > 0 {
        result.supplementary.append(
          (
            "UICollectionElementKindSectionHeader", section,
            isVertical
              ? Rect(x: 0, y: at, width: across, height: length) : Rect(x: at, y: 0, width: length, height: across)
          ))
        at += length
      }
      at += before
      var line: [(IndexPlace, Size)] = []
      func width(_ size: Size) -> Double { isVertical ? size.width : size.height }
      func depth(_ size: Size) -> Double { isVertical ? size.height : size.width }
      func close() {
        guard !line.isEmpty else { return }
        let used = line.reduce(0) { $0 + width($1.1) }
        let free = across - near - far - used
        // A full line is justified, the last one of a section keeps the least spacing.
        let gap = line.count > 1 ? max(itemSpacing, free / Double(line.count - 1)) : itemSpacing
        let most = line.map { depth($0.1) }.max() ?? 0
        var x = near
        for (place, size) in line {
          let y = at + (most - depth(size)) / 2
          result.items.append(
            (place, Rect(origin: isVertical ? Point(x: x, y: y) : Point(x: y, y: x), size: size)))
          x += width(size) + gap
        }
        at += most
        line = []
      }
      var isFirst = true
      for item in 0..<max(0, count) {
        let place = IndexPlace(section: section, item: item)
        let size = machine.size(try ask("sizeForItemAt", machine.value(place)) ?? layout.field("itemSize"))
        let used = line.reduce(0) { $0 + width($1.1) + itemSpacing }
        if !line.isEmpty, used + width(size) > across - near - far + 0.01 {
          if !isFirst { at += lineSpacing }
          close()
          isFirst = false
        }
        line.append((place, size))
      }
      if !line.isEmpty {
        if !isFirst { at += lineSpacing }
        closeLast()
      }
      func closeLast() {
        let most = line.map { depth($0.1) }.max() ?? 0
        var x = near
        for (place, size) in line {
          let y = at + (most - depth(size)) / 2
          result.items.append(
            (place, Rect(origin: isVertical ? Point(x: x, y: y) : Point(x: y, y: x), size: size)))
          x += width(size) + itemSpacing
        }
        at += most
        line = []
      }
      at += after
    }
    result.size = isVertical ? Size(width: across, height: at) : Size(width: at, height: across)
    return result
  }
}
