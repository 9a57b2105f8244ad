import Interpreter

/// What a session begins with, as `set` has changed it: its date, its locale, its random numbers.
package final class SessionSettings {
  /// Seconds from 2001-01-01 00:00 UTC to the beginning of the session's clock: 2026-01-01 09:00 UTC.
  package var start = 788_950_800.0
  /// The user's locale.
  package var locale = "en_US"
}

extension Machine {
  package var settings: SessionSettings { extra(SessionSettings.self, SessionSettings.init) }

  /// Moves the clock so that it shows a date: `2026-03-01`, `2026-03-01 10:00` or with seconds. False for anything else.
  package func setDate(_ text: String) -> Bool {
    for pattern in ["yyyy-MM-dd HH:mm:ss", "yyyy-MM-dd HH:mm", "yyyy-MM-dd'T'HH:mm:ss", "yyyy-MM-dd"] {
      guard let date = CivilDate(text, pattern: pattern) else { continue }
      settings.start = date.sinceReference - executor.now
      return true
    }
    return false
  }
}
