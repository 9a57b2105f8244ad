import Layout
import UIKitModel

/// One moment of what fingers do, as a recognizer of SwiftUI's sees it.
struct TouchSample {
  enum Phase {
    case began, moved, ended
    /// Time has gone by, and no finger came back.
    case lapsed
  }

  var phase: Phase
  /// The touch that it belongs to, from 1: a double tap has two.
  var touch = 1
  /// In the window's coordinates, in points.
  var start: Point
  var location: Point
  /// In points a second.
  var velocity = Point.zero
  /// How long the finger has been down, in seconds; infinite where it stays as long as anybody wants.
  var duration = 0.0
  /// How far two fingers have gone apart, 1 at the start.
  var scale = 1.0
  /// How far two fingers have turned, in radians.
  var angle = 0.0
  var fingers = 1

  /// From where the finger went down, in points.
  var distance: Double {
    let (x, y) = (location.x - start.x, location.y - start.y)
    return (x * x + y * y).squareRoot()
  }

  /// What a gesture is made of; of a movement the beginning, the half and the end, as UIKit's recognizers are told.
  static func samples(of gesture: UIKitModel.Gesture, at start: Point) -> [TouchSample] {
    touches(of: gesture, at: start) + [TouchSample(phase: .lapsed, start: start, location: start)]
  }

  private static func touches(of gesture: UIKitModel.Gesture, at start: Point) -> [TouchSample] {
    func sample(_ phase: Phase, _ change: (inout TouchSample) -> Void = { _ in }) -> TouchSample {
      var sample = TouchSample(phase: phase, start: start, location: start)
      change(&sample)
      return sample
    }
    switch gesture {
    case .tap(let count):
      return (1...max(1, count)).flatMap { touch in
        [sample(.began) { $0.touch = touch }, sample(.ended) { $0.touch = touch }]
      }
    case .long:
      return [sample(.began), sample(.moved) { $0.duration = .infinity }, sample(.ended) { $0.duration = .infinity }]
    case .hold(let dx, let dy):
      let press = sample(.moved) { $0.duration = .infinity }
      let moves = movement(sample, Point(x: dx, y: dy)).dropFirst().map { move in
        var move = move
        move.duration = .infinity
        return move
      }
      return [sample(.began), press] + moves
    case .pan(let dx, let dy): return movement(sample, Point(x: dx, y: dy))
    case .swipe(let direction):
      return movement(
        sample,
        Point(
          x: direction & 1 != 0 ? 200 : direction & 2 != 0 ? -200 : 0,
          y: direction & 8 != 0 ? 200 : direction & 4 != 0 ? -200 : 0))
    case .pinch(let scale):
      return [
        sample(.began) { $0.fingers = 2 },
        sample(.moved) {
          $0.fingers = 2
          $0.scale = scale
        },
        sample(.ended) {
          $0.fingers = 2
          $0.scale = scale
        },
      ]
    case .rotate(let angle):
      return [
        sample(.began) { $0.fingers = 2 },
        sample(.moved) {
          $0.fingers = 2
          $0.angle = angle
        },
        sample(.ended) {
          $0.fingers = 2
          $0.angle = angle
        },
      ]
    }
  }

  private static func movement(
    _ sample: (Phase, (inout TouchSample) -> Void) -> TouchSample, _ distance: Point
  ) -> [TouchSample] {
    func at(_ part: Double, _ phase: Phase) -> TouchSample {
      sample(phase) {
        $0.location = Point(x: $0.start.x + distance.x * part, y: $0.start.y + distance.y * part)
        if phase == .moved { $0.velocity = Point(x: distance.x * 2, y: distance.y * 2) }
      }
    }
    return [at(0, .began), at(0.5, .moved), at(1, .moved), at(1, .ended)]
  }
}
