import Diagnostics
import Interpreter
import Libraries

extension Simulation {
  /// Calls within calls that the native stack of 512 MB takes in any case, at 26 KB each.
  private static let deepest = 20_000

  /// Changes an option of the session: its name, then its values.
  func set(_ arguments: [String]) throws {
    switch (arguments.first, arguments.dropFirst().first) {
    case ("ios", let version?):
      guard let version = Int(version) else { throw Diagnostic("'\(version)' is no version of iOS") }
      options.iOS = version
      machine.lowering.iOS = version
    case ("limit", let kind?):
      guard let value = arguments.last.flatMap({ Double($0) }), value > 0 else {
        throw Diagnostic("a limit is a number above 0")
      }
      let whole = value < 9e18 ? Int(value) : .max
      switch kind {
      case "steps": options.limits.steps = whole
      case "depth" where whole > Self.deepest:
        throw Diagnostic("at most \(Self.deepest) calls within calls fit on the stack")
      case "depth": options.limits.depth = whole
      case "bytes": options.limits.bytes = whole
      default: options.limits.seconds = value
      }
      machine.limits = options.limits
    case ("swift", let mode?): options.languageMode = Int(mode)
    case ("typecheck", let choice?):
      options.judging = Judging(rawValue: choice) ?? .off
      if options.judging != .off, options.compiler == nil {
        throw Diagnostic("there is no 'swiftc' in PATH", advice: ["declarations are judged by interop alone"])
      }
    case ("date", let date?):
      guard machine.setDate(date) else {
        throw Diagnostic("'\(date)' is no date", advice: ["write it as 2026-03-01 or 2026-03-01 10:00"])
      }
    case ("locale", let locale?): machine.settings.locale = locale
    case ("seed", let seed?):
      guard let number = UInt64(seed) else {
        throw Diagnostic("'\(seed)' is no seed", advice: ["a seed is a whole number"])
      }
      machine.random.reseed(number)
    default: throw Diagnostic("there is no option '\(arguments.first ?? "")'", advice: ["`set` alone lists them"])
    }
  }
}
