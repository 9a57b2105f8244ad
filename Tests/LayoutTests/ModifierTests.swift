import Layout
import Testing

@Suite("Modifiers and containers") struct ModifierTests {
  private let rigid = { Node("child", FrameArrangement(width: 80, height: 20), [.color()]) }

  @Test("what a flexible frame around 80 x 20 answers: z11, H D22")
  func flexibleFrame() {
    func answers(_ limits: FlexibleFrameArrangement.Limits, _ proposals: Proposal...) -> String {
      let frame = Node("", FlexibleFrameArrangement(width: limits), [rigid()])
      return proposals.map { "\(frame.size(for: $0))" }.joined(separator: " ")
    }
    let wide = Proposal(width: 300, height: 100)
    #expect(
      [
        answers(.init(max: .infinity), wide, .unspecified), answers(.init(min: 100), wide),
        answers(.init(min: 0, max: .infinity), Proposal(width: 50, height: 100)),
        answers(.init(max: 200), Proposal(width: 150, height: 100), Proposal(width: 500, height: 100)),
        answers(.init(ideal: 60), .unspecified),
      ] == [
        "(300.0, 20.0) (80.0, 20.0)", "(100.0, 20.0)", "(50.0, 20.0)", "(150.0, 20.0) (200.0, 20.0)", "(60.0, 20.0)",
      ])
  }

  @Test("frames that make no sense are put right, with SwiftUI's words: H D21, D22")
  func warnings() {
    let invalid = FrameArrangement(width: -1, height: .infinity)
    let contradictory = FlexibleFrameArrangement(width: .init(min: 50, ideal: 20, max: 10))
    #expect(
      [
        text(invalid.width), text(invalid.height), invalid.warning?.rawValue,
        text(contradictory.width.ideal), text(contradictory.width.max), contradictory.warning?.rawValue,
        FrameArrangement(width: 0).warning?.rawValue,
      ] == [
        "nil", "nil", "Invalid frame dimension (negative or non-finite).", "50.0", "50.0",
        "Contradictory frame constraints specified.", nil,
      ])
  }

  @Test("a frame of both lengths does not ask, of one takes the other from the child: H D21")
  func frame() {
    let log = Log()
    let child = Node.color("child", log: log)
    #expect("\(Node("", FrameArrangement(width: 30, height: 40), [child]).size(100, 100))" == "(30.0, 40.0)")
    #expect(log.lines.isEmpty)
    #expect("\(Node("", FrameArrangement(width: 30), [child]).size(100, nil))" == "(30.0, 10.0)")
    #expect(log.lines == ["child 30.0 x nil -> 30.0 x 10.0"])
  }

  @Test("a child of another size stands where the frame's alignment says: H D21, C27")
  func frameAlignment() {
    let places = [Alignment.topLeading, .center, .bottomTrailing].map { alignment in
      let child = rigid()
      Node("", FrameArrangement(width: 100, height: 10, alignment: alignment), [child])
        .place(at: .zero, anchor: .topLeading, proposal: .unspecified)
      return "\(child.frame)"
    }
    #expect(places == ["(0.0, 0.0, 80.0, 20.0)", "(10.0, -5.0, 80.0, 20.0)", "(20.0, -10.0, 80.0, 20.0)"])
  }

  @Test("padding() is 16 points on every edge, and what is left never goes below 0: z13, H D20")
  func padding() {
    let fixed = Node("", PaddingArrangement(), [rigid()])
    let flexible = Node("", PaddingArrangement(), [.color()])
    #expect("\(fixed.size(300, 300)) \(flexible.size(20, 20))" == "(112.0, 52.0) (32.0, 32.0)")
  }

  @Test("a colour under fixedSize is 10 x 10: z09, H D15, D23")
  func fixedSize() {
    let both = Node("", FixedSizeArrangement(), [.color()])
    let one = Node("", FixedSizeArrangement(.vertical), [.color()])
    #expect("\(both.size(200, 200)) \(one.size(200, 200))" == "(10.0, 10.0) (200.0, 10.0)")
  }

  @Test("a vertical ScrollView takes the height and offers its content nil: z15, H D28")
  func scrollView() {
    let log = Log()
    let content = Node.color("green", log: log)
    let scrollView = Node("scroll view", ScrollViewArrangement(), [content])
    scrollView.show(200, 300)
    #expect(log.lines == ["green 200.0 x nil -> 200.0 x 10.0"])
    #expect("\(scrollView.frame) \(content.frame)" == "(0.0, 0.0, 200.0, 300.0) (0.0, 0.0, 200.0, 10.0)")
  }

  @Test("a ZStack is as wide as its widest and as high as its highest child: z17, H D26")
  func zStack() {
    let red = Node.color("red", 80, 20)
    let blue = Node.color("blue", 30, 60)
    let stack = Node("stack", ZStackArrangement(alignment: .topLeading), [red, blue])
    stack.place(at: .zero, anchor: .topLeading, proposal: Proposal(width: 300, height: 300))
    #expect(
      [stack, red, blue].map { "\($0.frame)" } == [
        "(0.0, 0.0, 80.0, 60.0)", "(0.0, 0.0, 80.0, 20.0)", "(0.0, 0.0, 30.0, 60.0)",
      ])
  }

  @Test("only the highest priority decides how large a ZStack is: H D26")
  func zStackPriority() {
    let small = Node.color("small", 40, 40).with(priority: 1)
    let large = Node.color("large", 90, 90)
    let stack = Node("stack", ZStackArrangement(), [large, small])
    stack.show(100, 100)
    #expect(
      [stack, large, small].map { "\($0.frame)" } == [
        "(30.0, 30.0, 40.0, 40.0)", "(5.0, 5.0, 90.0, 90.0)", "(30.0, 30.0, 40.0, 40.0)",
      ])
  }

  @Test("an overlay is offered the primary's size and changes nothing: H D25")
  func overlay() {
    let primary = rigid()
    let fill = Node.color("fill")
    let badge = Node.color("badge", 30, 30)
    let whole = Node("", OverlayArrangement(alignment: .topTrailing), [primary, fill, badge])
    whole.show(100, 100)
    #expect(
      [whole, primary, fill, badge].map { "\($0.frame)" } == [
        "(10.0, 40.0, 80.0, 20.0)", "(10.0, 40.0, 80.0, 20.0)", "(10.0, 40.0, 80.0, 20.0)", "(60.0, 40.0, 30.0, 30.0)",
      ])
  }

  @Test("fit lies within, fill covers, (nil, nil) is passed through: H D24")
  func aspectRatio() {
    let fit = Node("", AspectRatioArrangement(2, mode: .fit), [.color()])
    let fill = Node("", AspectRatioArrangement(2, mode: .fill), [.color()])
    let own = Node("", AspectRatioArrangement(mode: .fit), [.color("", ideal: 40)])
    #expect(
      [fit.size(100, 100), fill.size(100, 100), fit.size(nil, 30), fit.size(nil, nil), own.size(100, 100)].map {
        "\($0)"
      } == ["(100.0, 50.0)", "(200.0, 100.0)", "(60.0, 30.0)", "(10.0, 10.0)", "(100.0, 25.0)"])
  }

  @Test("a GeometryReader takes everything and puts its content into the corner: H D27")
  func geometryReader() {
    let content = rigid()
    let reader = Node("", GeometryReaderArrangement(), [content])
    reader.show(100, 60)
    #expect("\(reader.frame) \(content.frame)" == "(0.0, 0.0, 100.0, 60.0) (0.0, 0.0, 80.0, 20.0)")
    #expect("\(reader.size(nil, nil))" == "(10.0, 10.0)")
  }

  @Test("ViewThatFits takes the first whose ideal size fits, else the last: H D29")
  func viewThatFits() {
    let items = [Node.color("wide", 200, 20), Node.color("narrow", 80, 90), .color("fill")]
    let choices = [(300.0, 100.0), (100, 100), (100, 50), (20, 20)].map { width, height in
      ViewThatFitsArrangement().choice(of: items, proposal: Proposal(width: width, height: height))
    }
    let byWidth = ViewThatFitsArrangement(in: .horizontal).choice(
      of: items, proposal: Proposal(width: 100, height: 50))
    #expect(choices + [byWidth] == [0, 1, 2, 2, 1])
  }

  @Test("offset moves what is drawn, position takes all the space")
  func offsetAndPosition() {
    let moved = rigid()
    let offset = Node("", OffsetArrangement(x: 5, y: -3), [moved])
    offset.show(100, 100)
    let centred = rigid()
    let position = Node("", PositionArrangement(x: 50, y: 60), [centred])
    position.show(100, 100)
    #expect(
      [offset, moved, position, centred].map { "\($0.frame)" } == [
        "(10.0, 40.0, 80.0, 20.0)", "(15.0, 37.0, 80.0, 20.0)", "(0.0, 0.0, 100.0, 100.0)", "(10.0, 50.0, 80.0, 20.0)",
      ])
  }

  @Test("a lazy stack is as wide as offered and as long as its content: H D18")
  func lazyStack() {
    let (first, second) = (rigid(), Node.color("second"))
    let stack = Node("", LazyStackArrangement.vertical(alignment: .leading), [first, second])
    stack.show(200, 300)
    #expect(
      [stack, first, second].map { "\($0.frame)" } == [
        "(0.0, 131.0, 200.0, 38.0)", "(0.0, 131.0, 80.0, 20.0)", "(0.0, 159.0, 200.0, 10.0)",
      ])
  }

  @Test("the root centres its content in the safe area, several views as a VStack: H D31, D33")
  func root() {
    let safeArea = EdgeInsets(top: 62, bottom: 34)
    func frames(_ items: [Node]) -> [String] {
      let screen = Rect(x: 0, y: 0, width: 402, height: 874)
      RootArrangement(safeArea: safeArea).place(in: screen, items: items, proposal: Proposal(screen.size))
      return items.map { "\($0.frame)" }
    }
    #expect(frames([.color()]) == ["(0.0, 62.0, 402.0, 778.0)"])
    #expect(frames([rigid()]) == ["(161.0, 441.0, 80.0, 20.0)"])
    #expect(frames([rigid(), rigid()]) == ["(161.0, 427.0, 80.0, 20.0)", "(161.0, 455.0, 80.0, 20.0)"])
  }

  @Test("sizeThatFits rounds up to pixels, and endless means ideal: H A38, D35")
  func hostSize() {
    var cache = ArrangementCache()
    let content = [Node.color(max: 50.1)]
    let sizes = [Size(width: 100, height: 20.2), Size(width: .infinity, height: 10_000)].map {
      "\(RootArrangement().hostSize(of: content, fitting: $0, pass: LayoutPass(), cache: &cache))"
    }
    #expect(sizes == ["(50.333333333333336, 20.333333333333332)", "(10.0, 10000.0)"])
  }

  @Test("a divider is one pixel thick across its stack: H D19")
  func divider() {
    let sizes = [DividerLeaf(), DividerLeaf(in: .horizontal), DividerLeaf(thickness: 1)].map {
      "\($0.size(for: Proposal(width: 90, height: 60)))"
    }
    #expect(sizes == ["(90.0, 0.3333333333333333)", "(0.3333333333333333, 60.0)", "(90.0, 1.0)"])
  }
}
