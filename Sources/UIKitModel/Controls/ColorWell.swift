import Interpreter

/// `UIColorWell`: a touch opens the palette, `pick` chooses in it.
func installColorWell(_ traits: ViewTraits) {
  traits.measures["UIColorWell"] = { _, _ in (38, 38) }
  traits.hugging["UIColorWell"] = (750, 750)
  traits.picks["UIColorWell"] = { body, value in
    guard let handle = body.handle, let color = try body.machine.color(named: value) else { return false }
    try body.machine.screen.changeValue(of: body) { () throws(Signal) in
      try body.machine.set("selectedColor", of: handle, to: .some(color))
    }
    return true
  }
}
