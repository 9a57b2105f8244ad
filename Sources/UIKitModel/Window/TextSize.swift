import Interpreter
import Layout
import Libraries

extension Screen {
  /// The text is larger or smaller: views that adjust take their fonts anew, then everybody hears of it.
  package func textSizeDidChange(from previous: Value) throws(Signal) {
    if let window { try adjustFonts(window.body) }
    try traitsDidChange(from: previous)
    try machine.post("UIContentSizeCategoryDidChangeNotification", userInfo: .none)
  }

  private func adjustFonts(_ view: Body) throws(Signal) {
    if view.flag("adjustsFontForContentSizeCategory"), let handle = view.handle,
      case .object(let font)? = view.field("font").unwrapped, let style = font.body.field("style").unwrapped?.asString
    {
      try machine.set("font", of: handle, to: .object(machine.sharedValues.font(style: style, machine)))
      intrinsicSizeDidChange?(view)
      setNeedsLayout(view)
    }
    for child in view.view.subviews { try adjustFonts(child.body) }
  }

  /// The size as UIKit names it.
  var contentSizeCategory: Value {
    let names =
      ["XS", "S", "M", "L", "XL", "XXL", "XXXL"] + ["M", "L", "XL", "XXL", "XXXL"].map { "Accessibility" + $0 }
    return .structure(
      StructValue(
        machine.program.known("UIContentSizeCategory"), [.string("UICTContentSizeCategory" + names[textSize])]))
  }
}
