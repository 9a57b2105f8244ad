/// Something that answers proposals: the only thing the SwiftUI half of this room knows about its children.
///
/// A graph node of another room conforms; the algorithms ask it, compare the answers and tell it where to stand. An
/// item is expected to remember its last answers (`SizeCache`, H C15): a stack asks the same question more than once.
public protocol ProposalAnswering: AnyObject {
  /// Who is served first in a stack; 0 unless told, minus infinity for a spacer (H D10).
  var layoutPriority: Double { get }

  /// The distances it would like to keep to its neighbours (H D11).
  var spacing: SpacingPreferences { get }

  /// Its size, in points, if it is offered this.
  func size(for proposal: Proposal) -> Size

  /// The guides that something in it places explicitly: text its baselines, `alignmentGuide` any. Only these are asked
  /// for, so the answer should be remembered.
  var explicitGuides: Set<AlignmentKey> { get }

  /// Where an explicit guide lies, in points from the top or leading edge, when the item has answered the proposal with
  /// the size; nil leaves it where the key says.
  func guide(_ key: AlignmentKey, in size: Size, for proposal: Proposal) -> Double?

  /// Puts it so that the anchor of its size lies at the position, in the coordinates of the rectangle its parent was
  /// given; the size is its answer to the proposal.
  func place(at position: Point, anchor: UnitPoint, proposal: Proposal)
}

extension ProposalAnswering {
  /// 0.
  public var layoutPriority: Double { 0 }
  /// No preference.
  public var spacing: SpacingPreferences { .none }
  /// None.
  public var explicitGuides: Set<AlignmentKey> { [] }
  /// No explicit guide.
  public func guide(_ key: AlignmentKey, in size: Size, for proposal: Proposal) -> Double? { nil }
}
