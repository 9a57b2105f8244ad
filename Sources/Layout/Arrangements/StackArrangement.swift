/// The children of a stack as they answered one proposal.
struct StackSolution: Sendable {
  /// What the stack was offered.
  var proposal: Proposal
  /// The answers, in source order.
  var sizes: [Size]
  /// What each child was offered in the end.
  var offers: [Proposal]
  /// The alignment guide of each child, in points from its edge.
  var guides: [Double]
  /// The extent across the stack.
  var extent: AlignedExtent
}

/// `HStack` and `VStack`: H D1 to D8, D11.
///
/// A stack does not solve constraints. It offers each child an equal part of what is left, the least flexible one
/// first, takes every answer as it is, and is as long as the answers add up to, even beyond its own proposal (H D3).
public struct StackArrangement: Arrangement, Hashable, Sendable {
  /// The direction in which the children follow each other.
  public let axis: Axis
  /// The guide of the children that is brought to one line.
  public let alignment: AlignmentKey
  /// The distance between neighbours in points; nil asks their preferences (H D11).
  public let spacing: Double?

  /// An `HStack`.
  public static func horizontal(alignment: VerticalAlignment = .center, spacing: Double? = nil) -> StackArrangement {
    StackArrangement(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  /// A `VStack`, which is also how an implicit group of views is laid out (H D31).
  public static func vertical(alignment: HorizontalAlignment = .center, spacing: Double? = nil) -> StackArrangement {
    StackArrangement(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  /// The sum of the answers and the spacings along the axis, the extent of the aligned children across it (H D3, D5).
  public func size(
    of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass, cache: inout ArrangementCache
  ) -> Size {
    guard !items.isEmpty else { return .zero }
    let solution = solution(of: items, proposal: proposal, pass: pass, cache: &cache)
    var size = Size.zero
    size[axis] = solution.sizes.reduce(distances(of: items, cache: &cache).reduce(0, +)) { $0 + $1[axis] }
    size[axis.perpendicular] = solution.extent.length
    return size
  }

  /// The children one after the other from the start of the rectangle, their guides on one line (H D5, D6).
  public func placements(
    in rect: Rect, of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass,
    cache: inout ArrangementCache
  ) -> [Placement] {
    guard !items.isEmpty else { return [] }
    let minor = axis.perpendicular
    var final = proposal
    if final[minor] == nil { final[minor] = rect.size[minor] }
    let solution = solution(of: items, proposal: final, pass: pass, cache: &cache)
    let distances = distances(of: items, cache: &cache)
    var position = rect.origin[axis]
    return items.indices.map { index in
      let size = solution.sizes[index]
      var origin = Point.zero
      origin[axis] = position
      origin[minor] = rect.origin[minor] + solution.extent.before - solution.guides[index]
      position += size[axis] + (index < distances.count ? distances[index] : 0)
      return Placement(index: index, origin: origin, size: size, proposal: solution.offers[index])
    }
  }

  /// Along the axis what the first and the last child prefer, across it the largest wish of all.
  public func spacing(of items: [any ProposalAnswering]) -> SpacingPreferences {
    guard let first = items.first, let last = items.last else { return .none }
    var merged = SpacingPreferences.none
    merged.merge(first.spacing, at: axis == .horizontal ? .leading : .top)
    merged.merge(last.spacing, at: axis == .horizontal ? .trailing : .bottom)
    for item in items { merged.merge(item.spacing, at: axis == .horizontal ? .vertical : .horizontal) }
    return merged
  }

  /// The spacing after every child but the last, in points.
  func distances(of items: [any ProposalAnswering], cache: inout ArrangementCache) -> [Double] {
    if let known = cache.distances, known.count == items.count - 1 { return known }
    let distances: [Double]
    if let spacing {
      distances = Array(repeating: spacing, count: items.count - 1)
    } else {
      let preferences = items.map(\.spacing)
      distances = zip(preferences, preferences.dropFirst()).map { $0.distance(to: $1, along: axis) }
    }
    cache.distances = distances
    return distances
  }

  /// The answers of the children, made again only for another proposal than the last one (H D7).
  private func solution(
    of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass, cache: inout ArrangementCache
  ) -> StackSolution {
    if let known = cache.solved, known.proposal == proposal, known.sizes.count == items.count { return known }
    let distances = distances(of: items, cache: &cache)
    let division = StackDivision(axis: axis, items: items, minor: proposal[axis.perpendicular], pass: pass)
    let (sizes, shares) = division.answers(major: proposal[axis], spacing: distances.reduce(0, +))
    var solution = StackSolution(
      proposal: proposal, sizes: sizes,
      offers: shares.map { Proposal(along: axis, $0, across: proposal[axis.perpendicular]) },
      guides: [], extent: AlignedExtent())
    solution.guides.reserveCapacity(items.count)
    for (index, item) in items.enumerated() {
      let size = sizes[index]
      let guide = pass.guide(alignment, of: item, in: size, for: solution.offers[index])
      solution.guides.append(guide)
      solution.extent.add(length: size[axis.perpendicular], guide: guide)
    }
    cache.solved = solution
    return solution
  }
}
