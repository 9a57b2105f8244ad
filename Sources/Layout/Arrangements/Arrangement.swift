/// Where an arrangement puts one of its items.
public struct Placement: Hashable, Sendable {
  /// Which of the items, from 0.
  public var index: Int
  /// The item's top left corner, in the coordinates of the rectangle that was arranged.
  public var origin: Point
  /// The item's answer to `proposal`, in points.
  public var size: Size
  /// What the item is offered where it stands.
  public var proposal: Proposal

  /// A placement from its parts.
  public init(index: Int = 0, origin: Point, size: Size, proposal: Proposal) {
    self.index = index
    self.origin = origin
    self.size = size
    self.proposal = proposal
  }

  /// The rectangle the item takes, in points.
  public var rect: Rect { Rect(origin: origin, size: size) }
}

/// What an arrangement remembers between sizing and placing; the owner keeps it, and replaces it by a new one when an
/// item, its spacing or the arrangement changes.
public struct ArrangementCache: Sendable {
  /// The spacings between neighbours in a stack, in points.
  var distances: [Double]?
  /// The stack's answers to the last proposal (H D7).
  var solved: StackSolution?
  /// The guides asked for last.
  var guides: [GuideQuestion: Double?] = [:]

  /// How many guides are remembered.
  static let guideLimit = 8

  /// Remembers nothing.
  public init() {}
}

/// A question for a guide of the whole.
struct GuideQuestion: Hashable, Sendable {
  let key: AlignmentKey
  let size: Size
  let proposal: Proposal
}

/// A rule that makes one size out of many answers, and places who answered.
///
/// Rules are pure: the same items with the same answers give the same sizes and places. They put their questions
/// through the pass, so that its observer hears every one.
public protocol Arrangement {
  /// The size, in points, of the whole when it is offered the proposal.
  func size(
    of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass, cache: inout ArrangementCache
  ) -> Size

  /// Where the items stand in the rectangle, whose size is the answer to the proposal.
  func placements(
    in rect: Rect, of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass,
    cache: inout ArrangementCache
  ) -> [Placement]

  /// The guides of the whole that its items place.
  func explicitGuides(of items: [any ProposalAnswering]) -> Set<AlignmentKey>

  /// Where the guide lies in the whole, in points, if an item puts it somewhere explicitly.
  func guide(
    _ key: AlignmentKey, in size: Size, of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass,
    cache: inout ArrangementCache
  ) -> Double?

  /// The distances the whole would like to keep to its neighbours.
  func spacing(of items: [any ProposalAnswering]) -> SpacingPreferences

  /// When the whole is served in a stack around it.
  func layoutPriority(of items: [any ProposalAnswering]) -> Double
}

extension Arrangement {
  /// The explicit guides of the items where they stand, made into one value as the key says.
  public func guide(
    _ key: AlignmentKey, in size: Size, of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass,
    cache: inout ArrangementCache
  ) -> Double? {
    guard items.contains(where: { $0.explicitGuides.contains(key) }) else { return nil }
    let question = GuideQuestion(key: key, size: size, proposal: proposal)
    if let known = cache.guides[question] { return known }
    let places = placements(
      in: Rect(origin: .zero, size: size), of: items, proposal: proposal, pass: pass, cache: &cache)
    let guide = key.combine(
      places.compactMap { place in
        let own = pass.explicitGuide(key, of: items[place.index], in: place.size, for: place.proposal)
        return own.map { $0 + place.origin[key.axis] }
      })
    if cache.guides.count == ArrangementCache.guideLimit { cache.guides.removeAll(keepingCapacity: true) }
    cache.guides[question] = guide
    return guide
  }

  /// Every guide of every item.
  public func explicitGuides(of items: [any ProposalAnswering]) -> Set<AlignmentKey> {
    items.reduce(into: []) { $0.formUnion($1.explicitGuides) }
  }

  /// No preference.
  public func spacing(of items: [any ProposalAnswering]) -> SpacingPreferences { .none }

  /// 0.
  public func layoutPriority(of items: [any ProposalAnswering]) -> Double { 0 }

  /// Places the items in the rectangle.
  public func place(
    in rect: Rect, items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass,
    cache: inout ArrangementCache
  ) {
    for place in placements(in: rect, of: items, proposal: proposal, pass: pass, cache: &cache) {
      items[place.index].place(at: place.origin, anchor: .topLeading, proposal: place.proposal)
    }
  }

  /// The size, in points, of the whole, for a caller without a cache.
  public func size(of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass = LayoutPass()) -> Size {
    var cache = ArrangementCache()
    return size(of: items, proposal: proposal, pass: pass, cache: &cache)
  }

  /// Places the items in the rectangle, for a caller without a cache.
  public func place(
    in rect: Rect, items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass = LayoutPass()
  ) {
    var cache = ArrangementCache()
    place(in: rect, items: items, proposal: proposal, pass: pass, cache: &cache)
  }
}
