import Interpreter
import UIKitModel

/// What the keys of the keyboard reach.
enum TextInput {
  case view(Body, Screen)
  case other(any KeyboardInput)

  func type(_ text: String) throws(Signal) {
    switch self {
    case .view(let body, let screen): try screen.type(text, into: body)
    case .other(let input): try input.type(text)
    }
  }

  func erase(_ count: Int) throws(Signal) {
    switch self {
    case .view(let body, let screen):
      for _ in 0..<count {
        let text = screen.text(of: body)
        guard let last = text.last else { return }
        let length = String(last).utf16.count
        try screen.replace(location: text.utf16.count - length, length: length, with: "", in: body)
        try screen.turn()
      }
    case .other(let input): try input.erase(count)
    }
  }

  func paste(_ text: String) throws(Signal) {
    switch self {
    case .view(let body, let screen):
      try screen.replace(location: screen.text(of: body).utf16.count, length: 0, with: text, in: body)
    case .other(let input): try input.paste(text)
    }
  }

  func clear() throws(Signal) {
    switch self {
    case .view(let body, let screen): try screen.clear(body)
    case .other(let input): try input.clear()
    }
  }

  func press(_ key: String) throws(Signal) {
    switch self {
    case .view(let body, let screen): try screen.press(key, in: body)
    case .other(let input): try input.press(key)
    }
  }
}
