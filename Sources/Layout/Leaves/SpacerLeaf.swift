/// `Spacer`: takes what is left along the axis of its stack, served last of all (H D10, D14).
public struct SpacerLeaf: Leaf, Hashable, Sendable {
  /// The length below which it never goes, in points; nil means 8.
  public let minLength: Double?
  /// The axis of the stack around it; nil outside a stack, where it expands both ways.
  public let axis: Axis?

  /// The minimum when none is given, in points.
  public static let defaultMinLength = 8.0

  /// A spacer with a minimum in points.
  public init(minLength: Double? = nil, axis: Axis?) {
    self.minLength = minLength
    self.axis = axis
  }

  /// At least the minimum, 0 across the axis.
  public func size(for proposal: Proposal, grid: PixelGrid) -> Size {
    let least = minLength ?? Self.defaultMinLength
    func length(_ axis: Axis) -> Double {
      if let own = self.axis, own != axis { return 0 }
      return max(proposal[axis] ?? least, least)
    }
    return Size(width: length(.horizontal), height: length(.vertical))
  }

  /// No distance along the axis.
  public var spacing: SpacingPreferences {
    switch axis {
    case .horizontal?: SpacingPreferences(.default, .horizontal, 0)
    case .vertical?: SpacingPreferences(.default, .vertical, 0)
    case nil: SpacingPreferences(.default, .all, 0)
    }
  }

  /// After everybody else.
  public var layoutPriority: Double { -.infinity }
}
