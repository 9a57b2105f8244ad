/// `Divider`: a line one pixel thick, drawn across the axis of its stack (H D19).
public struct DividerLeaf: Leaf, Hashable, Sendable {
  /// The axis of the stack around it; outside a stack the line lies as in a `VStack`.
  public let axis: Axis
  /// The thickness in points; nil means one pixel. Accessibility sizes use 1 point.
  public let thickness: Double?

  /// A line in a stack along the axis.
  public init(in axis: Axis = .vertical, thickness: Double? = nil) {
    self.axis = axis
    self.thickness = thickness
  }

  /// As long as is offered, 10 points for nil.
  public func size(for proposal: Proposal, grid: PixelGrid) -> Size {
    var size = proposal.replacingUnspecified()
    size[axis] = thickness ?? grid.pixel
    return size
  }
}
