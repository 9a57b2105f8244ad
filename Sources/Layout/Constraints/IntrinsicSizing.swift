/// Something that has a natural size and priorities: the only thing the UIKit half of this room knows about a view.
public protocol IntrinsicSizing: AnyObject {
  /// The natural length along the axis in points; nil if there is none (`noIntrinsicMetric`).
  func intrinsicLength(_ axis: Axis) -> Double?
  /// How strongly it resists being longer than that, 1 to 1000.
  func hugging(_ axis: Axis) -> Double
  /// How strongly it resists being shorter than that, 1 to 1000.
  func compression(_ axis: Axis) -> Double
  /// The distance from the top edge to the baseline of the first line, in points; nil means the bottom edge.
  var firstBaseline: Double? { get }
  /// The distance from the baseline of the last line to the bottom edge, in points.
  var lastBaseline: Double { get }
}

extension IntrinsicSizing {
  /// 250, what most views have (H C7).
  public func hugging(_ axis: Axis) -> Double { 250 }
  /// 750, what every view has (H C7).
  public func compression(_ axis: Axis) -> Double { 750 }
  /// No text.
  public var firstBaseline: Double? { nil }
  /// No text.
  public var lastBaseline: Double { 0 }
}
