import Frameworks
import Interpreter

/// Places and ranges in the text of a field, as `UITextInput` speaks of them.
func bindTextPositions(_ b: Bindings) {
  func offset(_ value: Value) -> Int { value.unwrapped?.asHandle?.body.field("_offset").asInt ?? 0 }
  func bounds(_ range: Handle) -> (location: Int, length: Int) {
    let (start, end) = (offset(range.body.field("_start")), offset(range.body.field("_end")))
    return (min(start, end), abs(end - start))
  }
  func position(_ call: Call, _ offset: Int) throws -> Value {
    .object(try call.machine.make(call.machine.program.known("UITextPosition"), "init(_offset:)", [.int(offset)]))
  }
  for name in ["UITextField", "UITextView"] {
    b["\(name).selectedTextRange"] = { call in
      guard let body = call.body else { return .none }
      let selection = call.machine.screen.editedText(body).selection
      let ends = [
        try position(call, selection.location), try position(call, selection.location + selection.length),
      ]
      return .some(
        .object(try call.machine.make(call.machine.program.known("UITextRange"), "init(_start:_end:)", ends)))
    }
    // As `selectedRange`, it reports itself at once (L201; for a text field not verified).
    b["\(name).selectedTextRange="] = { call in
      guard let body = call.body, let range = call.handle(0) else { return .void }
      let edited = call.machine.screen.editedText(body)
      let new = bounds(range)
      guard edited.selection != new else { return .void }
      edited.selection = new
      let method = name == "UITextField" ? "textFieldDidChangeSelection(_:)" : "textViewDidChangeSelection(_:)"
      try call.machine.screen.ask(body, method, [body.value])
      return .void
    }
    b["\(name).text(in:)"] = { call in
      guard let body = call.body, let range = call.handle(0) else { return .none }
      let units = Array(call.machine.screen.text(of: body).utf16)
      let (location, length) = bounds(range)
      guard location + length <= units.count else { return .none }
      return .some(.string(String(decoding: units[location..<(location + length)], as: UTF16.self)))
    }
    b["\(name).replace(_:withText:)"] = { call in
      guard let body = call.body, let range = call.handle(0) else { return .void }
      let (location, length) = bounds(range)
      try call.machine.screen.change(location: location, length: length, with: call.string(1), in: body)
      return .void
    }
  }
}
