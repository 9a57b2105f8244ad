import Layout
import Testing

/// A view by what it says about itself.
final class FakeView: IntrinsicSizing {
  let width: Double?
  let height: Double?
  let huggings: (Double, Double)
  let compressions: (Double, Double)
  var firstBaseline: Double?
  var lastBaseline = 0.0

  init(
    _ width: Double? = nil, _ height: Double? = nil, hugging: (Double, Double) = (250, 250),
    compression: (Double, Double) = (750, 750)
  ) {
    (self.width, self.height, huggings, compressions) = (width, height, hugging, compression)
  }

  func intrinsicLength(_ axis: Axis) -> Double? { axis == .horizontal ? width : height }
  func hugging(_ axis: Axis) -> Double { axis == .horizontal ? huggings.0 : huggings.1 }
  func compression(_ axis: Axis) -> Double { axis == .horizontal ? compressions.0 : compressions.1 }
}

@Suite("Wrapped views") struct FittingTests {
  private func node(_ view: FakeView) -> Node { Node("", FittingTraits(view)) }

  @Test("a view without intrinsic size fills, and collapses for nil, whatever it hugs: z19, z23, H C1, C5")
  func withoutIntrinsicSize() {
    for view in [FakeView(), FakeView(-1, -1), FakeView(hugging: (1000, 1000))] {
      let fixed = Node("", FixedSizeArrangement(), [node(view)])
      let scrolled = node(view)
      Node("", ScrollViewArrangement(), [scrolled]).show(200, 300)
      #expect(
        [
          "\(node(view).size(200, 100))", "\(node(view).size(nil, nil))", "\(fixed.size(200, 200))",
          "\(scrolled.frame.size)",
        ]
          == ["(200.0, 100.0)", "(0.0, 0.0)", "(0.0, 0.0)", "(200.0, 0.0)"])
    }
  }

  @Test(
    "hugging counts from 750 on: z21, H C6",
    arguments: [(749.0, "(200.0, 100.0)"), (750, "(80.0, 20.0)"), (1000, "(80.0, 20.0)")])
  func huggingThreshold(hugging: Double, size: String) {
    #expect("\(node(FakeView(80, 20, hugging: (hugging, hugging))).size(200, 100))" == size)
  }

  @Test(
    "what compression and hugging leave possible: H C3",
    arguments: [
      (750.0, 250.0, [80, 80, 200]), (750, 750, [80, 80, 80]), (250, 250, [40, 80, 200]), (250, 750, [40, 80, 80]),
    ])
  func table(compression: Double, hugging: Double, widths: [Double]) {
    let traits = FittingTraits(FakeView(80, 20, hugging: (hugging, hugging), compression: (compression, compression)))
    #expect([40, nil, 200].map { traits.size(for: Proposal(width: $0, height: 20)).width } == widths)
  }

  @Test("a text field shares the height until it hugs: z25, H C9")
  func textField() {
    func sizes(_ hugging: Double) -> String {
      let field = node(FakeView(nil, 34, hugging: (250, hugging)))
      let red = Node.color()
      Node("", StackArrangement.vertical(spacing: 8), [field, red]).show(200, 200)
      return "\(field.frame.size) \(red.frame.size)"
    }
    #expect([sizes(250), sizes(750)] == ["(200.0, 96.0) (200.0, 96.0)", "(200.0, 34.0) (200.0, 158.0)"])
  }

  @Test("labels that resist compression overflow their stack: z27, H C10")
  func labels() {
    func sizes(_ resistance: Double) -> String {
      let first = node(FakeView(71, 20, compression: (resistance, 750)))
      let second = node(FakeView(97, 20))
      let stack = Node("", StackArrangement.horizontal(spacing: 8), [first, second])
      stack.show(150, 50)
      return "\(first.frame.size) \(second.frame.size) \(stack.frame.size)"
    }
    #expect(
      [sizes(750), sizes(749)] == [
        "(71.0, 50.0) (97.0, 50.0) (176.0, 50.0)", "(45.0, 50.0) (97.0, 50.0) (150.0, 50.0)",
      ])
  }

  @Test("a preferred content size replaces only ideal lengths above 0: H C24")
  func preferredContentSize() {
    let traits = FittingTraits(FakeView()).preferring(Size(width: 0, height: 120))
    #expect("\(traits.size(for: .unspecified)) \(traits.size(for: .zero))" == "(0.0, 120.0) (0.0, 0.0)")
  }

  @Test("a second pass of the same size asks nothing: z29, H C15")
  func remembered() {
    let log = Log()
    let recording = Node("asked", FillLeaf(), log: log)
    let stack = Node("", StackArrangement.horizontal(spacing: 0), [recording, .color()])
    stack.show(200, 50)
    log.lines.append("again")
    stack.show(200, 50)
    #expect(
      log.lines == [
        "asked 0.0 x 50.0 -> 0.0 x 50.0", "asked inf x 50.0 -> inf x 50.0", "asked 100.0 x 50.0 -> 100.0 x 50.0",
        "again",
      ])
  }

  @Test("a fourth proposal replaces the oldest of three: H C15")
  func cacheOfThree() {
    var cache = SizeCache()
    var measured: [Double] = []
    for width in [1.0, 2, 3, 1, 4, 2, 3, 1] {
      _ = cache.size(for: Proposal(width: width, height: nil)) {
        measured.append(width)
        return Size(width: width, height: 0)
      }
    }
    #expect(measured == [1, 2, 3, 4, 1])
  }
}
