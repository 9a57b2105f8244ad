import Interpreter

/// Something that takes what a keyboard writes and is no view of UIKit's: a field of SwiftUI's.
package protocol KeyboardInput: AnyObject {
  /// Writes key by key at the end of the text.
  func type(_ keys: String) throws(Signal)
  /// Takes characters from the end of the text, one key each.
  func erase(_ count: Int) throws(Signal)
  func paste(_ text: String) throws(Signal)
  func clear() throws(Signal)
  /// Return, search, done or cancel.
  func press(_ key: String) throws(Signal)
  /// It has the keyboard, or has it no more.
  func focusDidChange(to hasFocus: Bool) throws(Signal)
}

extension Screen {
  /// Gives the keyboard to what is no view; who had it is told first.
  package func focus(_ input: any KeyboardInput) throws(Signal) -> Bool {
    if input === otherInput { return true }
    if let old = firstResponder, let handle = old.handle {
      isChangingFocus = true
      defer { isChangingFocus = false }
      guard try machine.send("resignFirstResponder()", to: handle).asBool ?? true else { return false }
    }
    try endOtherInput(keepsKeyboard: true)
    otherInput = input
    try input.focusDidChange(to: true)
    try showKeyboard()
    return true
  }

  /// What is no view gives the keyboard up.
  package func endOtherInput(keepsKeyboard: Bool = false) throws(Signal) {
    guard let old = otherInput else { return }
    otherInput = nil
    if !keepsKeyboard { try hideKeyboard() }
    try old.focusDidChange(to: false)
  }
}
