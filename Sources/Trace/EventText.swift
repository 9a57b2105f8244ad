/// Writes events as lines for people.
public enum EventText {
  /// What an event says, without number and indent.
  public static func line(_ event: Event) -> String {
    switch event.kind {
    case .print, .found, .report: return event.text ?? ""
    case .value: return event.type.map { "\(event.text ?? "") : \($0)" } ?? event.text ?? ""
    case .warning, .error: return "\(event.kind.rawValue): \(event.message ?? "")"
    default: break
    }
    var parts = [event.kind.rawValue]
    if let type = event.type { parts.append(type) }
    if let text = event.text { parts.append(text) }
    if let object = event.object, object != event.type { parts.append(object) }
    if let change = event.change { parts.append(change) }
    if let proposal = event.proposal { parts.append("proposed \(size(proposal))") }
    if let answer = event.size { parts.append("answered \(size(answer))") }
    if let because = event.because { parts.append("<- \(because.description)") }
    return parts.joined(separator: "  ")
  }

  /// A size as `100 × 20.33`, `nil` for unspecified.
  public static func size(_ size: EventSize) -> String { "\(length(size.width)) × \(length(size.height))" }

  private static func length(_ value: Double?) -> String {
    guard let value else { return "nil" }
    if value.isInfinite { return "inf" }
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}
