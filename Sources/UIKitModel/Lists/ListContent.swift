import Frameworks
import Interpreter
import Layout

/// What a list content view shows, and the views for it.
final class ListContent {
  var configuration: Value = .void
  var label: Handle?
  var secondary: Handle?
  var image: Handle?
}

extension Body {
  fileprivate var listContent: ListContent { extra(ListContent.self, ListContent.init) }
}

/// A field of a struct of the modules, by name.
func field(_ name: String, of value: Value) -> Value {
  guard let structure = value.unwrapped?.asStruct, let member = structure.type.storedMember(name) else { return .none }
  return structure.fields[member.slot]
}

/// `UIListContentView`: a text, a second one, an image.
func bindListContent(_ b: Bindings) {
  func apply(_ body: Body, _ configuration: Value) throws(Signal) {
    let machine = body.machine
    let part = body.listContent
    part.configuration = configuration
    func show(_ view: inout Handle?, _ text: String?, _ properties: Value) throws(Signal) {
      guard let text else {
        if let old = view { try machine.screen.remove(old.body) }
        view = nil
        return
      }
      if view == nil {
        let made = try machine.make("UILabel")
        view = made
        try machine.screen.insert(made, into: body)
      }
      guard let label = view else { return }
      label.body.setField("text", .some(.string(text)))
      label.body.setField("font", .some(field("font", of: properties)))
      label.body.setField("numberOfLines", field("numberOfLines", of: properties))
      label.body.setField("textColor", .some(field("color", of: properties)))
      machine.screen.contentDidChange(label.body)
    }
    func text(_ plain: String, _ attributed: String) throws(Signal) -> String? {
      if case .object(let string)? = field(attributed, of: configuration).unwrapped {
        return try machine.read("string", of: string).asString
      }
      return field(plain, of: configuration).unwrapped?.asString
    }
    try show(&part.label, text("text", "attributedText"), field("textProperties", of: configuration))
    try show(
      &part.secondary, text("secondaryText", "secondaryAttributedText"),
      field("secondaryTextProperties", of: configuration))
    if case .object(let image)? = field("image", of: configuration).unwrapped {
      if part.image == nil {
        let made = try machine.make("UIImageView")
        part.image = made
        try machine.screen.insert(made, into: body)
      }
      part.image?.body.setField("image", .some(.object(image)))
    } else if let old = part.image {
      part.image = nil
      try machine.screen.remove(old.body)
    }
    machine.screen.contentDidChange(body)
  }
  b["UIListContentView.init(configuration:)"] = { call in
    if let body = call.body { try apply(body, call.value(0)) }
    return .void
  }
  b["UIListContentView.configuration"] = { call in call.body?.listContent.configuration ?? .void }
  b["UIListContentView.configuration="] = { call in
    if let body = call.body { try apply(body, call.value(0)) }
    return .void
  }
  b["UIListContentView.layoutSubviews()"] = { call in
    guard let body = call.body else { return .void }
    let part = body.listContent
    let screen = call.machine.screen
    let size = body.view.frame.size
    let left = part.image == nil ? 16.0 : 56
    let width = max(0, size.width - left - 16)
    if let image = part.image?.body {
      screen.setFrame(image, Rect(x: 16, y: (size.height - 24) / 2, width: 24, height: 24))
    }
    let first = part.label.map { height(of: $0.body, width) } ?? 0
    let second = part.secondary.map { height(of: $0.body, width) } ?? 0
    var top = (size.height - first - second - (first > 0 && second > 0 ? 3 : 0)) / 2
    if let label = part.label?.body {
      screen.setFrame(label, Rect(x: left, y: top, width: width, height: first))
      top += first + 3
    }
    if let label = part.secondary?.body {
      screen.setFrame(label, Rect(x: left, y: top, width: width, height: second))
    }
    return .void
  }
}

private func height(of label: Body, _ width: Double) -> Double {
  let traits = label.machine.viewTraits
  return traits.entry(traits.measures, for: label)?(label, width).height ?? 0
}

func installListContent(_ traits: ViewTraits) {
  traits.measures["UIListContentView"] = { body, width in
    let part = body.listContent
    let inside = max(0, (width ?? 390) - (part.image == nil ? 32 : 72))
    let first = part.label.map { height(of: $0.body, inside) } ?? 0
    let second = part.secondary.map { height(of: $0.body, inside) } ?? 0
    return (nil, max(44, first + second + (first > 0 && second > 0 ? 3 : 0) + 22))
  }
}
