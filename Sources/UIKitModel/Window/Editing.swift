import Interpreter
import Layout
import Libraries
import Trace

/// Text that a keyboard changes: focus, keys and their callbacks in UIKit's order (L200–203, section 10).
extension Screen {
  package static let editingDidBegin = 65536
  package static let editingChanged = 131072
  package static let editingDidEnd = 262144
  package static let editingDidEndOnExit = 524288

  private enum Kind { case field, view, search, desktop, other }

  private func kind(of body: Body) -> Kind {
    if body.isKind(of: "UITextField") { return .field }
    if body.isKind(of: "UITextView") { return .view }
    if body.isKind(of: "UISearchBar") { return .search }
    if body.isKind(of: "NSTextField") || body.isKind(of: "NSTextView") { return .desktop }
    return .other
  }

  package func isTextInput(_ body: Body) -> Bool { kind(of: body) != .other }

  /// Gives the focus; false where somebody refuses.
  package func focus(_ body: Body) throws(Signal) -> Bool {
    guard let handle = body.handle else { return false }
    if firstResponder === body { return true }
    let kind = kind(of: body)
    let this = Value.object(handle)
    let ability = kind == .desktop || body.isKind(of: "NSView") ? "acceptsFirstResponder" : "canBecomeFirstResponder"
    guard try machine.read(ability, of: handle).asBool ?? false else { return false }
    if kind == .view, !body.flag("isEditable") { return false }
    switch kind {
    case .field: if try ask(body, "textFieldShouldBeginEditing(_:)", [this])?.asBool == false { return false }
    case .view: if try ask(body, "textViewShouldBeginEditing(_:)", [this])?.asBool == false { return false }
    case .search: if try ask(body, "searchBarShouldBeginEditing(_:)", [this])?.asBool == false { return false }
    case .desktop, .other: break
    }
    if let old = firstResponder, let oldHandle = old.handle {
      isChangingFocus = true
      defer { isChangingFocus = false }
      guard try machine.send("resignFirstResponder()", to: oldHandle).asBool ?? true else { return false }
    }
    try endOtherInput(keepsKeyboard: isTextInput(body))
    firstResponder = body
    if kind == .view { try showKeyboard(for: body) }
    switch kind {
    case .field:
      try ask(body, "textFieldDidBeginEditing(_:)", [this])
      try sendActions(body, Self.editingDidBegin)
      try postText("DidBeginEditing", of: body)
    case .view:
      try ask(body, "textViewDidBeginEditing(_:)", [this])
      try postText("DidBeginEditing", of: body)
    case .search: try ask(body, "searchBarTextDidBeginEditing(_:)", [this])
    case .desktop: try tellDesktop(body, "DidBeginEditing")
    case .other: break
    }
    if kind != .view { try showKeyboard(for: body) }
    for watcher in focusDidChange { try watcher() }
    return true
  }

  /// Takes the focus away; false where somebody refuses.
  package func resign(_ body: Body) throws(Signal) -> Bool {
    guard firstResponder === body, let handle = body.handle else { return true }
    let this = Value.object(handle)
    switch kind(of: body) {
    case .field: if try ask(body, "textFieldShouldEndEditing(_:)", [this])?.asBool == false { return false }
    case .view: if try ask(body, "textViewShouldEndEditing(_:)", [this])?.asBool == false { return false }
    case .search: if try ask(body, "searchBarShouldEndEditing(_:)", [this])?.asBool == false { return false }
    case .desktop, .other: break
    }
    firstResponder = nil
    if !isChangingFocus { try hideKeyboard() }
    switch kind(of: body) {
    case .field:
      if try ask(body, "textFieldDidEndEditing(_:reason:)", [this, committed]) == nil {
        try ask(body, "textFieldDidEndEditing(_:)", [this])
      }
      try sendActions(body, Self.editingDidEnd)
      try postText("DidEndEditing", of: body)
    case .view:
      try ask(body, "textViewDidEndEditing(_:)", [this])
      try postText("DidEndEditing", of: body)
    case .search: try ask(body, "searchBarTextDidEndEditing(_:)", [this])
    case .desktop: try tellDesktop(body, "DidEndEditing")
    case .other: break
    }
    for watcher in focusDidChange { try watcher() }
    return true
  }

  private var committed: Value {
    guard case .nominal(let nominal)? = machine.program.known("UITextField").nestedType("DidEndEditingReason") else {
      return .void
    }
    nominal.ensureLoaded()
    return nominal.cases.first.map { .enumeration($0.plain) } ?? .void
  }

  /// The text that a field shows.
  package func text(of body: Body) -> String { (body.view.extra as? EditedText)?.text ?? "" }

  package func editedText(_ body: Body) -> EditedText {
    if let text = body.view.extra as? EditedText { return text }
    let made = EditedText()
    body.view.extra = made
    return made
  }

  private func range(_ location: Int, _ length: Int) -> Value {
    .structure(StructValue(machine.program.known("NSRange"), [.int(location), .int(length)]))
  }

  /// Types a text key by key at the end of what is there.
  package func type(_ text: String, into body: Body) throws(Signal) {
    for key in text {
      guard firstResponder === body else { return }
      let length = self.text(of: body).utf16.count
      try replace(location: length, length: 0, with: String(key), in: body)
      try settleKey()
    }
  }

  /// One change of the text by the user: ask, change, tell.
  package func replace(location: Int, length: Int, with string: String, in body: Body) throws(Signal) {
    guard let handle = body.handle else { return }
    let this = Value.object(handle)
    let range = range(location, length)
    switch kind(of: body) {
    case .field:
      if try ask(body, "textField(_:shouldChangeCharactersIn:replacementString:)", [this, range, .string(string)])?
        .asBool == false
      {
        return
      }
    case .view:
      if try ask(body, "textView(_:shouldChangeTextIn:replacementText:)", [this, range, .string(string)])?.asBool
        == false
      {
        return
      }
    case .search:
      if try ask(body, "searchBar(_:shouldChangeTextIn:replacementText:)", [this, range, .string(string)])?.asBool
        == false
      {
        return
      }
    case .desktop: break
    case .other: return
    }
    try change(location: location, length: length, with: string, in: body)
  }

  /// A change that nobody is asked about any more: it happens and is told.
  func change(location: Int, length: Int, with string: String, in body: Body) throws(Signal) {
    guard let handle = body.handle else { return }
    let this = Value.object(handle)
    let edited = editedText(body)
    var units = Array(edited.text.utf16)
    let start = min(location, units.count)
    let end = min(start + length, units.count)
    units.replaceSubrange(start..<end, with: Array(string.utf16))
    edited.replace(start, end - start, with: string, attributes: typingAttributes(of: body))
    edited.text = String(decoding: units, as: UTF16.self)
    edited.selection = (start + string.utf16.count, 0)
    textDidChange(body)
    switch kind(of: body) {
    case .field:
      try sendActions(body, Self.editingChanged)
      try postText("DidChange", of: body)
      try ask(body, "textFieldDidChangeSelection(_:)", [this])
    case .view:
      try ask(body, "textViewDidChangeSelection(_:)", [this])
      try ask(body, "textViewDidChange(_:)", [this])
      try postText("DidChange", of: body)
    case .search:
      try ask(body, "searchBar(_:textDidChange:)", [this, .string(edited.text)])
      try searchDidChange(body)
    case .desktop: try tellDesktop(body, "DidChange")
    case .other: break
    }
    for watcher in textWatchers { try watcher(body) }
  }

  /// What text fields and text views post beside their delegate and actions, after them (not verified).
  private func postText(_ word: String, of body: Body) throws(Signal) {
    let type = kind(of: body) == .field ? "UITextField" : "UITextView"
    try machine.post("\(type)Text\(word)Notification", object: .some(body.value))
  }

  /// The text has another size.
  package func textDidChange(_ body: Body) { intrinsicSizeDidChange?(body) }

  /// Empties a field as the clear button does.
  package func clear(_ body: Body) throws(Signal) {
    guard let handle = body.handle else { return }
    if kind(of: body) == .field, try ask(body, "textFieldShouldClear(_:)", [.object(handle)])?.asBool == false {
      return
    }
    let length = text(of: body).utf16.count
    guard length > 0 else { return }
    if kind(of: body) == .field {
      let edited = editedText(body)
      edited.text = ""
      edited.selection = (0, 0)
      textDidChange(body)
      try sendActions(body, Self.editingChanged)
      try postText("DidChange", of: body)
      for watcher in textWatchers { try watcher(body) }
    } else if kind(of: body) == .search {
      editedText(body).text = ""
      try ask(body, "searchBar(_:textDidChange:)", [.object(handle), .string("")])
      try searchDidChange(body)
      for watcher in textWatchers { try watcher(body) }
    } else {
      try replace(location: 0, length: length, with: "", in: body)
    }
  }

  /// Return, search, done or cancel.
  package func press(_ key: String, in body: Body) throws(Signal) {
    guard let handle = body.handle else { return }
    let this = Value.object(handle)
    switch kind(of: body) {
    case .field:
      let answer = try ask(body, "textFieldShouldReturn(_:)", [this])
      if answer?.asBool ?? true {
        let ends = body.view.targets.contains { $0.events & Self.editingDidEndOnExit != 0 }
        try sendActions(body, Self.editingDidEndOnExit | 8192)
        if ends { _ = try machine.send("resignFirstResponder()", to: handle) }
        for watcher in submitWatchers { try watcher(body) }
      }
    case .view: try replace(location: text(of: body).utf16.count, length: 0, with: "\n", in: body)
    case .search:
      if key == "cancel" {
        try ask(body, "searchBarCancelButtonClicked(_:)", [this])
      } else {
        try ask(body, "searchBarSearchButtonClicked(_:)", [this])
      }
    case .desktop: try sendDesktopAction(body)
    case .other: break
    }
  }

  /// Between two keys the run loop turns: SwiftUI updates, UIKit lays out.
  package func settleKey() throws(Signal) {
    try turn()
    for watcher in frameDidEnd { watcher() }
  }

  /// One turn of the run loop.
  package func turn() throws(Signal) {
    while true {
      try layout()
      if try settleAfterLayout() { continue }
      if try machine.executor.runNext() { continue }
      return
    }
  }
}

/// The text of a field and where its caret is, in UTF-16 units.
package final class EditedText {
  package var text = ""
  package var selection = (location: 0, length: 0)
  /// The text with its attributes, where it has any.
  var runs: AttributedRuns?

  /// Keeps attributes in step with a change of the text; new characters have the typing attributes.
  func replace(_ location: Int, _ length: Int, with string: String, attributes: DictionaryValue?) {
    guard runs != nil || attributes != nil else { return }
    if runs == nil { runs = AttributedRuns(text) }
    runs?.replace(location, length, with: AttributedRuns(string, attributes ?? DictionaryValue()).runs)
  }
}

extension Screen {
  /// What typed characters look like.
  func typingAttributes(of body: Body) -> DictionaryValue? {
    guard case .dictionary(let attributes)? = body.field("typingAttributes").unwrapped, attributes.count > 0 else {
      return nil
    }
    return attributes
  }

  // MARK: Keyboard

  /// The keyboard comes; a text field has begun to edit before, a text view after that (not verified).
  func showKeyboard(for body: Body) throws(Signal) {
    if isTextInput(body) { try showKeyboard() }
  }

  func showKeyboard() throws(Signal) {
    guard !isKeyboardShown else { return }
    isKeyboardShown = true
    try postKeyboard("Will", "Show", height: 336)
    try postKeyboard("Did", "Show", height: 336)
  }

  func hideKeyboard() throws(Signal) {
    guard isKeyboardShown else { return }
    isKeyboardShown = false
    try postKeyboard("Will", "Hide", height: 0)
    try postKeyboard("Did", "Hide", height: 0)
  }

  private func postKeyboard(_ tense: String, _ verb: String, height: Double) throws(Signal) {
    let frame = Rect(x: 0, y: size.height - height, width: size.width, height: height)
    let info = DictionaryValue()
    func rect(_ rect: Rect) throws(Signal) -> Value {
      .object(try machine.make(machine.program.known("NSValue"), "init(cgRect:)", [machine.value(rect)]))
    }
    info[.string("UIKeyboardFrameEndUserInfoKey")] = try rect(frame)
    info[.string("UIKeyboardFrameBeginUserInfoKey")] = try rect(
      Rect(x: 0, y: size.height, width: size.width, height: height))
    info[.string("UIKeyboardAnimationDurationUserInfoKey")] = .double(0.25)
    info[.string("UIKeyboardAnimationCurveUserInfoKey")] = .int(7)
    try machine.post("UIKeyboard\(tense)\(verb)Notification", userInfo: .some(.dictionary(info)))
  }
}
