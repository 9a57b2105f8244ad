import Interpreter
import Layout

/// Sizes, texts and touches of the classes that have them, in points (H C7; control sizes as UIKit draws them).
func installViewTraits(_ machine: Machine) {
  let traits = machine.viewTraits
  func text(_ text: String, _ font: Font, _ width: Double?, lines: Int?) -> (Double?, Double?) {
    let size = TextMetrics.size(
      of: text, fontSize: font.size, weight: font.weight, proposal: Proposal(width: width, height: nil),
      lineLimit: lines, grid: .device)
    return (size.width, size.height)
  }
  traits.measures["UILabel"] = { body, width in
    let lines = body.field("numberOfLines").asInt ?? 1
    return text(body.text("text"), body.layoutFont(), lines == 1 ? nil : width, lines: lines == 0 ? nil : lines)
  }
  traits.measures["UIButton"] = { body, _ in
    let (width, height) = text(body.machine.buttonTitle(body) ?? "", Font(size: 15), nil, lines: 1)
    let inset = body.field("configuration").unwrapped == nil ? 0.0 : 24
    return (max(30, (width ?? 0) + inset), max(34, (height ?? 0) + 12))
  }
  traits.measures["UITextField"] = { body, _ in
    let shown = body.machine.screen.text(of: body)
    let (width, height) = text(shown.isEmpty ? body.text("placeholder") : shown, body.layoutFont(), nil, lines: 1)
    let inset = body.field("borderStyle").isCase("roundedRect") ? 14.0 : 0
    return ((width ?? 0) + inset, max(22, (height ?? 0)) + (inset > 0 ? 12 : 0))
  }
  traits.measures["UITextView"] = { body, width in
    guard let width else { return (nil, nil) }
    let (own, height) = text(body.machine.screen.text(of: body), body.layoutFont(12), max(0, width - 10), lines: nil)
    return ((own ?? 0) + 10, (height ?? 0) + 16)
  }
  traits.measures["UISwitch"] = { _, _ in (51, 31) }
  traits.measures["UIActivityIndicatorView"] = { body, _ in body.field("style").isCase("large") ? (37, 37) : (20, 20) }
  traits.measures["UISearchBar"] = { _, _ in (nil, 56) }
  traits.measures["UIImageView"] = { body, _ in body.field("image").unwrapped == nil ? (nil, nil) : (20, 20) }
  for name in ["UISwitch", "UIActivityIndicatorView"] { traits.hugging[name] = (750, 750) }
  traits.hugging["UISearchBar"] = (250, 750)

  func field(_ name: String) -> (Body) -> [String] { { body in [body.text(name)].filter { !$0.isEmpty } } }
  traits.texts["UILabel"] = field("text")
  traits.texts["UIImageView"] = { body in
    guard case .object(let image)? = body.field("image").unwrapped else { return [] }
    return [image.body.text("name")].filter { !$0.isEmpty }
  }
  traits.texts["UITextField"] = { body in
    let text = body.machine.screen.text(of: body)
    return text.isEmpty ? field("placeholder")(body) : [text]
  }
  traits.texts["UISearchBar"] = { [texts = traits.texts["UITextField"]] body in
    (texts?(body) ?? []) + scopes(body)
  }
  traits.texts["UITextView"] = { body in [body.machine.screen.text(of: body)].filter { !$0.isEmpty } }

  func scopes(_ body: Body) -> [String] {
    body.flag("showsScopeBar") ? body.field("scopeButtonTitles").unwrapped?.asArray?.compactMap(\.asString) ?? [] : []
  }
  for name in ["UITextField", "UITextView", "UISearchBar"] {
    traits.touches[name] = { body, text in
      if name == "UISearchBar", let place = scopes(body).firstIndex(of: text) {
        // A touch on the scope that is chosen already says nothing, as with segments.
        guard body.field("selectedScopeButtonIndex").asInt != place else { return true }
        body.setField("selectedScopeButtonIndex", .int(place))
        try body.machine.screen.ask(
          body, "searchBar(_:selectedScopeButtonIndexDidChange:)", [body.value, .int(place)])
        return true
      }
      guard let handle = body.handle else { return false }
      return try body.machine.send("becomeFirstResponder()", to: handle).asBool ?? false
    }
  }
}
