/// `ViewThatFits`: the first item whose ideal size fits, else the last one, laid out with the real proposal (H D29).
public struct ViewThatFitsArrangement: Arrangement, Hashable, Sendable {
  /// The axes on which an item must fit.
  public let axes: AxisSet

  /// A choice by the axes, both unless told.
  public init(in axes: AxisSet = .both) { self.axes = axes }

  /// Which item is shown; nil without items. On the axes that count an item is asked for its ideal length.
  public func choice(
    of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass = LayoutPass()
  ) -> Int? {
    let question = proposal.keeping(AxisSet.both.subtracting(axes))
    for (index, item) in items.enumerated().dropLast() {
      let ideal = pass.ask(item, question)
      let fits = Axis.allCases.allSatisfy { axis in
        !axes.contains(axis) || proposal[axis].map { ideal[axis] <= $0 } ?? true
      }
      if fits { return index }
    }
    return items.isEmpty ? nil : items.count - 1
  }

  /// The answer of the chosen item.
  public func size(
    of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass, cache: inout ArrangementCache
  ) -> Size {
    choice(of: items, proposal: proposal, pass: pass).map { pass.ask(items[$0], proposal) } ?? .zero
  }

  /// Only the chosen item has a place.
  public func placements(
    in rect: Rect, of items: [any ProposalAnswering], proposal: Proposal, pass: LayoutPass,
    cache: inout ArrangementCache
  ) -> [Placement] {
    guard let index = choice(of: items, proposal: proposal, pass: pass) else { return [] }
    let size = pass.ask(items[index], proposal)
    let origin = pass.origin(
      of: items[index], size: size, for: proposal, in: rect, alignment: .center)
    return [Placement(index: index, origin: origin, size: size, proposal: proposal)]
  }
}
