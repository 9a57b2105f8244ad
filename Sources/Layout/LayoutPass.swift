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

  /// Where the guide lies in the item: explicitly, or by default.
  public func guide(_ key: AlignmentKey, of item: any ProposalAnswering, in size: Size) -> Double {
    if let explicit = item.guide(key, in: size) { return explicit }
    switch key.standard {
    case .fraction(let fraction): return size[key.axis] * fraction
    case .custom: return customGuide?(key, item, size) ?? 0
    }
  }

  /// Where the guide of a container lies to which an item of this size is aligned.
  func containerGuide(_ key: AlignmentKey, in size: Size, for item: any ProposalAnswering) -> Double {
    switch key.standard {
    case .fraction(let fraction): return size[key.axis] * fraction
    case .custom: return customGuide?(key, item, size) ?? 0
    }
  }

  /// The origin that brings the guides of an item onto those of the rectangle around it.
  func origin(of item: any ProposalAnswering, size: Size, in rect: Rect, alignment: Alignment) -> Point {
    func coordinate(_ axis: Axis) -> Double {
      let key = alignment[axis]
      return rect.origin[axis] + containerGuide(key, in: rect.size, for: item) - guide(key, of: item, in: size)
    }
    return Point(x: coordinate(.horizontal), y: coordinate(.vertical))
  }
}
