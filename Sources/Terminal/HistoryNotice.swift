/// Something about the history file that the user should hear, once.
public enum HistoryNotice: Equatable, Sendable, CustomStringConvertible {
  /// The file was damaged and stands under another name; a new one is begun.
  case setAside(path: String, as: String)
  /// The file cannot be read, and is left alone.
  case unreadable(path: String, reason: String)
  /// The entries cannot be written.
  case unwritable(path: String, reason: String)

  /// The notice in English.
  public var description: String {
    switch self {
    case .setAside(let path, let name): "the history file '\(path)' is damaged; it was set aside as '\(name)'"
    case .unreadable(let path, let reason): "the history file '\(path)' cannot be read: \(reason)"
    case .unwritable(let path, let reason): "the history file '\(path)' cannot be written: \(reason)"
    }
  }
}
