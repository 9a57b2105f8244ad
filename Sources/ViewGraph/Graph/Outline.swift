import Interpreter
import Layout
import Trace
import UIKitModel

/// Something that can be seen: a text with where it is and what a finger meets there.
package struct VisibleText {
  package let text: String
  /// In the window's coordinates, in points.
  package let rect: Rect
  package let path: String
  /// Identifiers are asked after texts.
  package var isIdentifier = false
  let node: ViewNode?
  package let view: Body?
  package let isEnabled: Bool
}

extension Machine {
  /// All texts that can be seen in the window, UIKit's and SwiftUI's, in the order of the hierarchy.
  package func visibleTexts() -> [VisibleText] {
    guard let window = screen.window else { return [] }
    var found: [VisibleText] = []
    let bounds = Rect(origin: .zero, size: screen.size)
    walk(window.body, path: [], clip: bounds, into: &found)
    return found
  }

  private func walk(_ body: Body, path: [String], clip: Rect, into found: inout [VisibleText]) {
    if body.flag("isHidden") || (body.field("alpha").asDouble ?? 1) <= 0.01 { return }
    let rect = body.frameInWindow
    let path = path + [body.name]
    if let graph = body.graph {
      outline(graph.root, origin: rect.origin, path: [], clip: clip, into: &found)
    } else {
      let traits = viewTraits
      let isEnabled = isEnabled(body)
      let disabled = traits.entry(traits.disabledTexts, for: body)?(body) ?? []
      for text in traits.entry(traits.texts, for: body)?(body) ?? [] where rect.intersects(clip) {
        found.append(
          VisibleText(
            text: text, rect: rect, path: path.joined(separator: " > "), node: nil, view: body,
            isEnabled: isEnabled && !disabled.contains(text)))
      }
      for name in ["accessibilityLabel", "accessibilityIdentifier"] {
        let text = body.text(name)
        if !text.isEmpty {
          found.append(
            VisibleText(
              text: text, rect: rect, path: path.joined(separator: " > "),
              isIdentifier: name == "accessibilityIdentifier", node: nil, view: body, isEnabled: isEnabled))
        }
      }
    }
    var subviews = body.view.subviews[...]
    // What lies under a modal presentation is not met.
    if body.isKind(of: "UIWindow"),
      let top = subviews.lastIndex(where: { $0.body.view.controller?.controller.presenting != nil })
    {
      subviews = subviews[top...]
    }
    for child in subviews where child.body.view.hostNode == nil || body.graph == nil {
      walk(child.body, path: path, clip: clip, into: &found)
    }
  }

  private func isEnabled(_ body: Body) -> Bool {
    var at: Body? = body
    while let current = at {
      if current.isKind(of: "UIControl"), !current.flag("isEnabled") { return false }
      at = current.view.superview
    }
    return true
  }

  private func outline(_ node: ViewNode, origin: Point, path: [String], clip: Rect, into found: inout [VisibleText]) {
    if let visibility = node as? VisibilityModifierNode, !visibility.isVisible { return }
    let path =
      node is CompositeNode || node is StackNode || node is ScrollNode
      ? path + [node is CompositeNode ? node.enclosingType : node.label] : path
    if let leaf = node as? LeafNode {
      let frame = leaf.item.frame
      let rect = Rect(origin: Point(x: frame.origin.x + origin.x, y: frame.origin.y + origin.y), size: frame.size)
      for text in leaf.texts where leaf.item.isPlaced && rect.intersects(clip) {
        found.append(
          VisibleText(
            text: text, rect: rect, path: (path + [node.label]).joined(separator: " > "), node: node, view: nil,
            isEnabled: node.isEnabled))
      }
    }
    if let modifier = node as? ModifierNode, modifier.key.member.name.hasPrefix("accessibility"),
      let text = modifier.arguments.first?.asString
    {
      let subject = modifier.subject
      let wrapped = (subject as? RepresentableNode)?.made?.body
      found.append(
        VisibleText(
          text: text, rect: modifier.frameInWindow, path: path.joined(separator: " > "),
          isIdentifier: modifier.key.member.name == "accessibilityIdentifier", node: subject,
          view: wrapped?.isController == true ? wrapped?.controller.view?.body : wrapped, isEnabled: subject.isEnabled))
    }
    if let field = node as? TextFieldNode, let name = field.coveredName {
      found.append(
        VisibleText(
          text: name, rect: field.frameInWindow, path: path.joined(separator: " > "), isIdentifier: true, node: field,
          view: nil, isEnabled: field.isEnabled))
    }
    if let reveal = node as? any ActionReveal, reveal.isOpen {
      let rect = reveal.items.first.map { Rect(origin: $0.frame.origin.moved(by: origin), size: $0.frame.size) } ?? clip
      for (title, button) in reveal.actions {
        found.append(
          VisibleText(
            text: title, rect: rect, path: path.joined(separator: " > "), node: button, view: nil,
            isEnabled: button.isEnabled))
      }
    }
    if let wrapped = node as? RepresentableNode, let handle = wrapped.made {
      let view = handle.body.isController ? handle.body.controller.view?.body : handle.body
      if let view, view.window != nil { walk(view, path: path + [wrapped.enclosingType], clip: clip, into: &found) }
    }
    var clip = clip
    if let scroll = node as? ScrollNode {
      let frame = scroll.item.frame
      clip = clip.intersection(
        Rect(origin: Point(x: frame.origin.x + origin.x, y: frame.origin.y + origin.y), size: frame.size))
    }
    for child in node.visibleChildren {
      outline(child, origin: origin, path: path, clip: clip, into: &found)
    }
  }

  /// The tree of SwiftUI's views, a line each.
  package func swiftUITree() -> [String] {
    var lines: [String] = []
    /// `id` is what tells a row from its neighbours.
    func walk(_ node: ViewNode, _ depth: Int, id: String = "") {
      var depth = depth
      if !(node is RootNode) && !(node is TupleNode) {
        let name =
          node is CompositeNode || node is RepresentableNode
          ? node.enclosingType : node is OptionalNode ? "if" : node is ConditionalNode ? "if/else" : node.label
        var parts = [id + name]
        if !node.detail.isEmpty { parts.append(node.detail) }
        let dependencies = node.dependencies
        if !dependencies.isEmpty { parts.append("reads \(dependencies.joined(separator: ", "))") }
        if let cause = node.lastCause { parts.append("← \(cause)") }
        lines.append(String(repeating: "  ", count: depth) + parts.joined(separator: "  "))
        depth += 1
      }
      guard let rows = node as? ForEachNode else { return node.children.forEach { walk($0, depth) } }
      for (id, row) in rows.rowsWithIDs { walk(row, depth, id: "[\(description(id))] ") }
    }
    for graph in swiftUI.liveGraphs where graph.isInWindow { walk(graph.root, 0) }
    return lines
  }

  /// The tree of UIKit's views, a line each.
  package func uiKitTree() -> [String] {
    guard let window = screen.window else { return [] }
    var lines: [String] = []
    func walk(_ body: Body, _ depth: Int) {
      let frame = body.view.frame
      func short(_ value: Double) -> String {
        value == value.rounded() ? String(Int(value)) : String((value * 100).rounded() / 100)
      }
      var line = String(repeating: "  ", count: depth) + body.name
      line +=
        "  (\(short(frame.origin.x)) \(short(frame.origin.y)); \(short(frame.size.width)) \(short(frame.size.height)))"
      if let controller = body.view.controller { line += "  of \(controller.name)" }
      lines.append(line)
      for child in body.view.subviews { walk(child.body, depth + 1) }
    }
    walk(window.body, 0)
    return lines
  }
}

extension ViewNode {
  /// What a name on a view means: the control or field in it, else itself.
  var subject: ViewNode {
    func search(_ node: ViewNode) -> ViewNode? {
      if node is TextFieldNode || node is any Touchable || node is any ValueControl || node is RepresentableNode {
        return node
      }
      for child in node.visibleChildren { if let found = search(child) { return found } }
      return nil
    }
    return search(self) ?? self
  }
}

extension VisibleText {
  /// What a touch on it reaches: the gestures and controls of SwiftUI around it, else UIKit's; false where nothing
  /// answers.
  package func touch(_ machine: Machine) throws(Signal) -> Bool { try perform(.tap(1), machine) }

  /// Does something with fingers on it; false where nothing answers.
  package func perform(_ gesture: UIKitModel.Gesture, _ machine: Machine) throws(Signal) -> Bool {
    let start = Point(x: rect.origin.x + rect.size.width / 2, y: rect.origin.y + rect.size.height / 2)
    if let node, try node.hit(at: start).recognize(gesture, at: start) { return true }
    guard let view = surroundingView else { return false }
    machine.screen.touchedNode = node
    machine.screen.touchedFrame = node == nil ? nil : rect
    defer {
      machine.screen.touchedNode = nil
      machine.screen.touchedFrame = nil
    }
    if case .tap(1) = gesture { return try machine.screen.tap(view, text: text) }
    return try machine.screen.perform(gesture, on: view)
  }

  /// The UIKit view that it is, or whose content it is.
  package var surroundingView: Body? { view ?? node?.graph.host }

  /// Opens the actions of SwiftUI's row around it; false where it has none at this edge.
  package func swipe(isLeading: Bool) -> Bool { node?.swipe(isLeading: isLeading) ?? false }

  /// Drags what scrolls around it; false where nothing of SwiftUI's does.
  package func scroll(to offset: Double) throws(Signal) -> Bool {
    var at = node
    while let current = at {
      if let scroll = current as? ScrollNode {
        try scroll.scroll(to: offset)
        return true
      }
      at = current.parent
    }
    return false
  }

  /// Slides SwiftUI's control around it; false where there is none.
  package func slide(to value: Double) throws(Signal) -> Bool {
    try node?.control { (control: any ValueControl) throws(Signal) in try control.slide(to: value) } ?? false
  }

  /// Picks in SwiftUI's control around it; false where there is none that shows the value.
  package func pick(_ value: String) throws(Signal) -> Bool {
    try node?.control { (control: any ValueControl) throws(Signal) in try control.pick(value) } ?? false
  }

  /// SwiftUI's text field here.
  package func swiftUIField() -> (any KeyboardInput)? { node as? TextFieldNode }

  package var isToggle: Bool {
    var at = node
    while let current = at {
      if current is ToggleNode { return true }
      at = current.parent
    }
    return view?.isKind(of: "UISwitch") ?? false
  }
}

extension Machine {
  /// Picks in the first of SwiftUI's controls in the window that shows the value.
  package func pickInSwiftUI(_ value: String) throws(Signal) -> Bool {
    func search(_ node: ViewNode) throws(Signal) -> Bool {
      if let control = node as? any ValueControl, node.isEnabled, try control.pick(value) { return true }
      for child in node.visibleChildren { if try search(child) { return true } }
      return false
    }
    for graph in swiftUI.liveGraphs.reversed() where graph.isInWindow { if try search(graph.root) { return true } }
    return false
  }

  /// Nodes of a kind of SwiftUI view, by the name of its type, that stand in the window.
  package func swiftUITexts(ofType name: String) -> [VisibleText] {
    var found: [VisibleText] = []
    func walk(_ node: ViewNode) {
      if node.label == name || node.enclosingType == name && (node is CompositeNode || node is RepresentableNode) {
        found.append(
          VisibleText(
            text: name, rect: node.frameInWindow, path: name, node: node,
            view: (node as? RepresentableNode)?.made?.body,
            isEnabled: node.isEnabled))
      }
      for child in node.children { walk(child) }
    }
    for graph in swiftUI.liveGraphs where graph.isInWindow { walk(graph.root) }
    return found
  }

  package func text(for view: Body) -> VisibleText {
    VisibleText(
      text: view.name, rect: view.frameInWindow, path: view.name, node: nil, view: view, isEnabled: isEnabled(view))
  }
}

extension Point {
  fileprivate func moved(by other: Point) -> Point { Point(x: x + other.x, y: y + other.y) }
}

extension Rect {
  /// The part of it that lies in another; empty where they do not meet.
  fileprivate func intersection(_ other: Rect) -> Rect {
    let (x, y) = (max(minX, other.minX), max(minY, other.minY))
    let width = min(minX + size.width, other.minX + other.size.width) - x
    let height = min(minY + size.height, other.minY + other.size.height) - y
    return Rect(origin: Point(x: x, y: y), size: width > 0 && height > 0 ? Size(width: width, height: height) : .zero)
  }

  /// Whether two rectangles share an area; a line or point that lies inside counts.
  fileprivate func intersects(_ other: Rect) -> Bool {
    origin.x < other.origin.x + other.size.width && other.origin.x < origin.x + max(size.width, 0.01)
      && origin.y < other.origin.y + other.size.height && other.origin.y < origin.y + max(size.height, 0.01)
  }
}
