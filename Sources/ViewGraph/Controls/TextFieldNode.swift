import Interpreter
import Layout
import Trace
import UIKitModel

/// `TextField`, `SecureField`, `TextEditor` and the field of `searchable`: text that the keyboard changes through a binding.
final class TextFieldNode: LeafNode, PropertyHolder, KeyboardInput, TouchParticipant {
  /// What is written and not yet a value, where the binding is to one that has a format.
  private var draft: String?

  override func configure(_ item: LayoutItem) {
    let isEditor = label == "TextEditor"
    item.leaf = { proposal in
      let width = proposal.width.map { $0.isFinite ? $0 : 10 } ?? 100
      guard isEditor else { return Size(width: width, height: 22) }
      return Size(width: width, height: proposal.height.map { $0.isFinite ? $0 : 10 } ?? 10)
    }
  }

  // MARK: The text

  private var binding: BindingBox? { field("text").bindingBox }

  /// What an optional field holds; nil where this kind of field has none of the name.
  private func optional(_ name: String) -> Value? {
    let value = field(name)
    return value.isOptional ? value.unwrapped : nil
  }

  private var format: Value? { optional("format") }

  /// The text as it is shown.
  var text: String {
    if let draft { return draft }
    guard let binding else { return "" }
    let value = try? machine.swiftUI.reading(self) { () throws(Signal) in
      let value = try binding.get()
      guard let format, let member = machine.nominal(of: format)?.members(named: "format").first else { return value }
      return try machine.current.call(member, on: format, [value])
    }
    return value?.unwrapped?.asString ?? ""
  }

  override var texts: [String] {
    let text = text
    guard text.isEmpty else { return [label == "SecureField" ? String(repeating: "•", count: text.count) : text] }
    let prompt = optional("prompt")?.asStruct?.fields[0].asString
    return [prompt ?? field("title").asString ?? ""].filter { !$0.isEmpty }
  }

  /// The title or prompt that the text covers.
  var coveredName: String? {
    guard !text.isEmpty else { return nil }
    let name = optional("prompt")?.asStruct?.fields[0].asString ?? field("title").asString
    return name?.isEmpty ?? true ? nil : name
  }

  private func write(_ new: String) throws(Signal) {
    if format == nil { try binding?.set(.string(new)) } else { draft = new }
    try machine.screen.settleKey()
  }

  /// Takes what is written over as a value; what is none is forgotten.
  private func commit() throws(Signal) {
    guard let written = draft, let binding else { return }
    draft = nil
    let plain = written.filter { $0 != "," && $0 != " " }
    let old = try binding.get()
    let new: Value?
    switch old.unwrapped ?? .int(0) {
    case .double: new = Double(plain).map { .double($0) }
    case .string: new = .string(written)
    default: new = Int(plain).map { .int($0) }
    }
    guard let new else { return }
    try binding.set(old.isOptional ? .some(new) : new)
  }

  // MARK: The keyboard

  private var isMultiline: Bool { label == "TextEditor" || field("isVertical").asBool ?? false }

  func type(_ keys: String) throws(Signal) {
    for key in keys {
      guard !isGone else { return }
      try write(text + String(key))
    }
  }

  func erase(_ count: Int) throws(Signal) {
    for _ in 0..<count where !text.isEmpty { try write(String(text.dropLast())) }
  }

  func paste(_ pasted: String) throws(Signal) { try write(text + pasted) }
  func clear() throws(Signal) { if !text.isEmpty { try write("") } }

  /// Submits: the actions around it, the nearest first, then the keyboard goes unless one of them has moved it (order
  /// not verified).
  func press(_ key: String) throws(Signal) {
    if isMultiline { return try write(text + "\n") }
    try commit()
    if let action = optional("onCommit") { try tell(action) }
    var at = parent
    while let node = at {
      if let submit = node as? SubmitModifierNode {
        guard submit.isOpen else { break }
        try submit.submit(isSearch: label == "_SearchField")
      }
      at = node.parent
    }
    try machine.screen.turn()
    if machine.screen.otherInput === self { try machine.screen.endOtherInput() }
  }

  func focusDidChange(to hasFocus: Bool) throws(Signal) {
    if !hasFocus { try commit() }
    if let told = optional("onEditingChanged") { try tell(told, .bool(hasFocus)) }
    var at = parent
    while let node = at {
      try (node as? FocusModifierNode)?.contentDidChangeFocus(to: hasFocus)
      at = node.parent
    }
  }

  /// A touch gives it the keyboard.
  func recognition(on touched: ViewNode) -> (any GestureRecognizing)? {
    ToldRecognition(TapRecognition(count: 1) { _ in .void }, isForEnd: true) { [self] (_: Value) throws(Signal) in
      _ = try machine.screen.focus(self)
    }
  }

  // MARK: The graph

  override func refresh() throws(Signal) { _ = takeReasons() }

  override func erase() throws(Signal) {
    try super.erase()
    guard machine.screen.otherInput === self else { return }
    graph.enqueue { [machine] in if machine.screen.otherInput === self { try machine.screen.endOtherInput() } }
  }

  func name(of location: Location) -> String? { nil }
  func reads(_ location: Location) {}
}
