/// The extent of children whose guides lie on one line, in points (H D5).
struct AlignedExtent: Hashable, Sendable {
  /// The longest part before the line.
  private(set) var before = 0.0
  /// The longest part behind the line.
  private(set) var after = 0.0
  private var isEmpty = true

  init() {}

  /// Both parts together.
  var length: Double { before + after }

  /// Adds a child by its length and the place of the guide within it.
  mutating func add(length: Double, guide: Double) {
    guard length < .infinity else {
      (before, after, isEmpty) = (isEmpty ? 0 : before, .infinity, false)
      return
    }
    before = isEmpty ? guide : max(before, guide)
    after = isEmpty ? length - guide : max(after, length - guide)
    isEmpty = false
  }
}
