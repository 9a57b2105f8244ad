import Interpreter
import Layout

/// How big views of a class like to be, and what texts they show: one entry a class.
package final class ViewTraits {
  /// The intrinsic length per axis in points; nil where there is none.
  package typealias Measure = (_ body: Body, _ width: Double?) -> (width: Double?, height: Double?)
  package var measures: [String: Measure] = [:]
  /// Texts that `find` and targets see.
  package var texts: [String: (_ body: Body) -> [String]] = [:]
  /// Those of the texts that stand for something disabled within an enabled view: items of bars.
  package var disabledTexts: [String: (_ body: Body) -> [String]] = [:]
  /// Classes whose hugging differs from 250 by default, per axis (H C7).
  package var hugging: [String: (horizontal: Double, vertical: Double)] = [:]
  /// What a touch on a text of it does, by class; false where it does nothing.
  package var touches: [String: (_ body: Body, _ text: String) throws -> Bool] = [:]
  /// What dragging to a value does.
  package var slides: [String: (_ body: Body, _ value: Double) throws -> Void] = [:]
  /// What choosing a value does; false where it shows no such value.
  package var picks: [String: (_ body: Body, _ value: String) throws -> Bool] = [:]
  /// What selecting the thing of this text does, where that is more than a touch.
  package var selects: [String: (_ body: Body, _ text: String) throws -> Bool] = [:]
  /// What a swipe over it does: a row's actions, a page.
  package var swipes: [String: (_ body: Body, _ isLeading: Bool) throws -> Bool] = [:]

  /// Content views of cells that know themselves how high a row is at least.
  package var ownHeights: Set<String> = []

  /// What a view makes of a gesture that no recognizer took.
  package var gestures: [String: (_ body: Body, _ gesture: Gesture) throws -> Bool] = [:]

  init() {}

  /// The entry of the nearest class up from the object's.
  package func entry<T>(_ table: [String: T], for body: Body) -> T? {
    var type: Nominal? = body.type
    while let nominal = type {
      if let found = table[nominal.name] { return found }
      type = nominal.superclassNominal
    }
    return nil
  }
}

extension Machine {
  package var viewTraits: ViewTraits { extra(ViewTraits.self, ViewTraits.init) }
}

/// A view as Auto Layout and SwiftUI measure it.
package final class MeasuredView: IntrinsicSizing {
  private let body: Body
  /// Both axes are asked of one size, for as long as the view is measured.
  private let isForOnce: Bool
  private var known: Size?

  package init(_ body: Body, once isForOnce: Bool = false) {
    self.body = body
    self.isForOnce = isForOnce
  }

  private func size() -> Size? {
    if let known { return known }
    guard let handle = body.handle, let value = try? body.machine.read("intrinsicContentSize", of: handle) else {
      return nil
    }
    let size = body.machine.size(value)
    if isForOnce { known = size }
    return size
  }

  package func intrinsicLength(_ axis: Axis) -> Double? {
    guard let size = size() else { return nil }
    let length = axis == .horizontal ? size.width : size.height
    return length < 0 ? nil : length
  }

  package func hugging(_ axis: Axis) -> Double {
    if let own = body.view.hugging[axis] { return own }
    let table = body.machine.viewTraits
    guard let entry = table.entry(table.hugging, for: body) else { return 250 }
    return axis == .horizontal ? entry.horizontal : entry.vertical
  }

  package func compression(_ axis: Axis) -> Double { body.view.compression[axis] ?? 750 }
}

extension Body {
  /// The font of a text view as the layout measures it.
  package func layoutFont(_ fallback: Double = 17) -> Font {
    guard case .object(let font)? = field("font").unwrapped else { return Font(size: fallback) }
    let weight = font.body.field("weight").asInt ?? 400
    return Font(size: font.body.number("pointSize"), weight: weight >= 600 ? .bold : .regular)
  }
}
