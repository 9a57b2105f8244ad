import Interpreter
import Trace

extension Simulation {
  /// How an event came about, in one line back to what began the step: `update Bar ← struct changed: onTap (a closure that
  /// captures) ← body Page ← state filter`.
  package func sentence(about event: Event) -> String {
    var parts: [String] = []
    var at = event
    var seen: Set<Int> = []
    while seen.insert(at.number).inserted {
      if let words = words(for: at) { parts.append(words) }
      let cause = at.cause.flatMap { recorder.event($0) }
      // A change that is named by its own event is said there.
      if let because = at.because, !(cause?.kind == .state && because.event == cause?.number) {
        parts.append(explained(because.text, type: at.type))
      }
      guard let cause else { break }
      at = cause
    }
    return parts.joined(separator: " ← ")
  }

  /// An event as a link of the chain; nil for the call of a closure, which is how a touch does what it does.
  private func words(for event: Event) -> String? {
    switch event.kind {
    case .action where event.text == "closure": nil
    case .state, .binding: "\(event.kind.rawValue) \(event.text?.prefix { $0 != ":" } ?? "")"
    case .print: "print"
    default: "\(event.kind.rawValue) \(event.type ?? event.what)"
    }
  }

  /// The cause with what makes a field differ: a closure is another one each time it captures, an object where it is made
  /// anew (L26, L27).
  private func explained(_ because: String, type: String?) -> String {
    let lead = "struct changed: "
    guard because.hasPrefix(lead), let type,
      let nominal = machine.program.nominal(named: String(type.prefix { $0 != "<" }))
    else { return because }
    let names = because.dropFirst(lead.count).split(separator: ",").map { $0.drop { $0 == " " } }
    return lead
      + names.map { name in
        switch try? nominal.storedMember(String(name))?.propertyType(machine.program) {
        case .function: return "\(name) (a closure that captures)"
        case .optional(.function): return "\(name) (a closure that captures)"
        case let type? where type.nominal?.isClass ?? false: return "\(name) (another object)"
        default: return String(name)
        }
      }.joined(separator: ", ")
  }
}
