/// Hears every question a layout algorithm puts to an item, with the answer.
public protocol LayoutObserver: AnyObject {
  /// The item was offered the proposal and answered with a size in points.
  func asked(_ item: any ProposalAnswering, proposal: Proposal, answer: Size)

  /// A view was asked for its natural length along an axis, in points; nil or -1 means that it has none.
  func askedIntrinsicLength(of view: any IntrinsicSizing, axis: Axis, answer: Double?)
}

extension LayoutObserver {
  /// Nothing.
  public func askedIntrinsicLength(of view: any IntrinsicSizing, axis: Axis, answer: Double?) {}
}

/// What the algorithms need besides items and proposals.
///
/// Leading is left throughout: for right-to-left languages the owner mirrors the finished rectangles.
public struct LayoutPass {
  /// Who hears the questions.
  public var observer: (any LayoutObserver)?
  /// The pixels of the screen, for hairlines and for rounding.
  public var grid: PixelGrid
  /// Where a custom guide lies by default in an item of this size, in points.
  public var customGuide: ((AlignmentKey, any ProposalAnswering, Size) -> Double)?

  /// A pass with an observer, on a screen of three pixels to the point unless told otherwise.
  public init(observer: (any LayoutObserver)? = nil, grid: PixelGrid = .device) {
    self.observer = observer
    self.grid = grid
  }

  /// Puts one question and reports it.
  public func ask(_ item: any ProposalAnswering, _ proposal: Proposal) -> Size {
    let answer = item.size(for: proposal)
    observer?.asked(item, proposal: proposal, answer: answer)
    return answer
  }

  /// Where the guide lies in the item that answered the proposal with the size: explicitly, or by default.
  public func guide(
    _ key: AlignmentKey, of item: any ProposalAnswering, in size: Size, for proposal: Proposal
  ) -> Double {
    explicitGuide(key, of: item, in: size, for: proposal) ?? defaultGuide(key, of: item, in: size)
  }

  /// Where something in the item put the guide.
  func explicitGuide(
    _ key: AlignmentKey, of item: any ProposalAnswering, in size: Size, for proposal: Proposal
  ) -> Double? {
    item.explicitGuides.contains(key) ? item.guide(key, in: size, for: proposal) : nil
  }

  /// Where the guide lies in a rectangle of this size in or around the item.
  func defaultGuide(_ key: AlignmentKey, of item: any ProposalAnswering, in size: Size) -> Double {
    switch key.standard {
    case .fraction(let fraction): size[key.axis] * fraction
    case .custom: customGuide?(key, item, size) ?? 0
    }
  }

  /// The origin that brings the guides of an item, which answered the proposal, onto those of the rectangle around it.
  func origin(
    of item: any ProposalAnswering, size: Size, for proposal: Proposal, in rect: Rect, alignment: Alignment
  ) -> Point {
    func coordinate(_ axis: Axis) -> Double {
      let key = alignment[axis]
      return rect.origin[axis] + defaultGuide(key, of: item, in: rect.size)
        - guide(key, of: item, in: size, for: proposal)
    }
    return Point(x: coordinate(.horizontal), y: coordinate(.vertical))
  }
}
