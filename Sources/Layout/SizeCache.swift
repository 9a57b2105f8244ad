/// The answers to the last three proposals (H C15).
///
/// Three are enough for what a stack asks: 0, infinity, and the share. A fourth proposal replaces the oldest one.
public struct SizeCache: Sendable {
  /// What was asked and answered, in points; at most three.
  public private(set) var entries: [(proposal: Proposal, size: Size)] = []
  private var next = 0

  /// The number of proposals that are remembered.
  public static let capacity = 3

  /// Remembers nothing.
  public init() {}

  /// The remembered answer in points, if the proposal is one of the last three.
  public func size(for proposal: Proposal) -> Size? {
    entries.first { $0.proposal == proposal }?.size
  }

  /// The remembered answer, or the one `measure` gives, which is remembered.
  public mutating func size(for proposal: Proposal, measure: () -> Size) -> Size {
    if let known = size(for: proposal) { return known }
    let size = measure()
    store(size, for: proposal)
    return size
  }

  /// Remembers an answer, in place of the oldest if there are three.
  public mutating func store(_ size: Size, for proposal: Proposal) {
    if let index = entries.firstIndex(where: { $0.proposal == proposal }) {
      entries[index].size = size
    } else if entries.count < Self.capacity {
      entries.append((proposal, size))
    } else {
      entries[next] = (proposal, size)
      next = (next + 1) % Self.capacity
    }
  }

  /// Forgets everything, as after `invalidateIntrinsicContentSize()` or a changed child.
  public mutating func invalidate() {
    entries.removeAll(keepingCapacity: true)
    next = 0
  }
}
