/// `LazyVGrid` and `LazyHGrid`: tracks of given widths, filled in order.
public struct LazyGridArrangement: Arrangement {
  /// How wide a track is.
  public enum Track: Sendable {
    /// In points.
    case fixed(Double)
    /// A share of what is left, within bounds in points.
    case flexible(min: Double, max: Double)
    /// As many as fit, each at least so wide, in points.
    case adaptive(min: Double, max: Double)
  }

  /// Along which it grows.
  public var axis: Axis
  /// The tracks across the axis.
  public var tracks: [Track]
  /// Between tracks, in points.
  public var trackSpacing: Double
  /// Between lines, in points.
  public var lineSpacing: Double

  /// A grid that grows along an axis; 8 points between tracks and lines unless told.
  public init(_ axis: Axis, tracks: [Track], trackSpacing: Double? = nil, lineSpacing: Double? = nil) {
    self.axis = axis
    self.tracks = tracks
    self.trackSpacing = trackSpacing ?? 8
    self.lineSpacing = lineSpacing ?? 8
  }

  private var across: Axis { axis == .vertical ? .horizontal : .vertical }

  /// The lengths of the tracks across the axis, in points.
  func lengths(in available: Double) -> [Double] {
    let room = max(0, available - trackSpacing * Double(max(0, tracks.count - 1)))
    let taken = tracks.reduce(0) { sum, track in if case .fixed(let length) = track { sum + length } else { sum } }
    var left = max(0, room - taken)
    var waiting = tracks.reduce(0) { count, track in if case .fixed = track { count } else { count + 1 } }
    return tracks.flatMap { track -> [Double] in
      if case .fixed(let length) = track { return [length] }
      let share = left / Double(max(1, waiting))
      waiting -= 1
      switch track {
      case .fixed(let length): return [length]
      case .flexible(let least, let most):
        let length = max(least, min(most, share))
        left -= length
        return [length]
      case .adaptive(let least, let most):
        let count = max(1, Int((share + trackSpacing) / max(1, least + trackSpacing)))
        let length = min(most, (share - trackSpacing * Double(count - 1)) / Double(count))
        left -= share
        return [Double](repeating: length, count: count)
      }
    }
  }

  private func solve(
    _ items: [any ProposalAnswering], _ proposal: Proposal, _ pass: LayoutPass
  ) -> (tracks: [Double], lines: [Double]) {
    let offered =
      proposal[across]
      ?? tracks.reduce(0) { sum, track in
        switch track {
        case .fixed(let length), .flexible(let length, _), .adaptive(let length, _): sum + length
        }
      }
    let tracks = lengths(in: offered.isFinite ? offered : 0)
    guard !tracks.isEmpty else { return ([], []) }
    var lines: [Double] = []
    for (index, item) in items.enumerated() {
      let line = index / tracks.count
      let length = pass.ask(item, Proposal(along: axis, nil, across: tracks[index % tracks.count]))[axis]
      if line == lines.count { lines.append(length) } else { lines[line] = max(lines[line], length) }
    }
    return (tracks, lines)
  }

  /// The width it is offered, and all its lines.
  public func size(
    of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass, cache: inout ArrangementCache
  ) -> Size {
    let (tracks, lines) = solve(items, proposal, pass)
    let minor = tracks.reduce(0, +) + trackSpacing * Double(max(0, tracks.count - 1))
    let major = lines.reduce(0, +) + lineSpacing * Double(max(0, lines.count - 1))
    // It takes the width it is offered.
    let width = proposal[across].map { $0.isFinite ? max($0, minor) : minor } ?? minor
    return axis == .vertical ? Size(width: width, height: major) : Size(width: major, height: width)
  }

  /// The items one after the other, track by track, each in the middle of its cell.
  public func placements(
    in rect: Rect, of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass,
    cache: inout ArrangementCache
  ) -> [Placement] {
    let (tracks, lines) = solve(items, proposal, pass)
    guard !tracks.isEmpty else { return [] }
    let whole = tracks.reduce(0, +) + trackSpacing * Double(max(0, tracks.count - 1))
    let start = rect.origin[across] + (rect.size[across] - whole) / 2
    return items.enumerated().map { index, item in
      let (line, track) = (index / tracks.count, index % tracks.count)
      let offer = Proposal(along: axis, lines[line], across: tracks[track])
      let size = pass.ask(item, offer)
      let minor =
        start + tracks[..<track].reduce(0, +) + trackSpacing * Double(track) + (tracks[track] - size[across]) / 2
      let major =
        rect.origin[axis] + lines[..<line].reduce(0, +) + lineSpacing * Double(line) + (lines[line] - size[axis]) / 2
      return Placement(
        index: index, origin: axis == .vertical ? Point(x: minor, y: major) : Point(x: major, y: minor), size: size,
        proposal: offer)
    }
  }
}
