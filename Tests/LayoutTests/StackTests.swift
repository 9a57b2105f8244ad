import Layout
import Testing

@Suite("Stacks") struct StackTests {
  @Test("an HStack takes every answer and overflows: z01, H D3")
  func overflow() {
    let first = Node.color("first", max: 100)
    let second = Node.color("second", min: 100)
    let stack = Node("stack", StackArrangement.horizontal(spacing: 0), [first, second])
    stack.show(150, 100)
    #expect(
      [first, second, stack].map { "\($0.name) \($0.frame)" } == [
        "first (-12.5, 0.0, 75.0, 100.0)", "second (62.5, 0.0, 100.0, 100.0)", "stack (-12.5, 0.0, 175.0, 100.0)",
      ])
  }

  @Test("the least flexible child is offered its share first: z03, H D1")
  func leastFlexibleFirst() {
    let log = Log()
    let orange = Node.color("orange", min: 100, log: log)
    let teal = Node("teal", FrameArrangement(width: 30), [.color()], log: log)
    let purple = Node.color("purple", max: 50, log: log)
    let stack = Node("stack", StackArrangement.horizontal(spacing: 7.5), [orange, teal, purple])
    stack.show(150, 100)
    #expect(
      log.lines == [
        "teal 0.0 x 100.0 -> 30.0 x 100.0", "teal inf x 100.0 -> 30.0 x 100.0",
        "orange 0.0 x 100.0 -> 100.0 x 100.0", "orange inf x 100.0 -> inf x 100.0",
        "purple 0.0 x 100.0 -> 0.0 x 100.0", "purple inf x 100.0 -> 50.0 x 100.0",
        "teal 45.0 x 100.0 -> 30.0 x 100.0", "purple 52.5 x 100.0 -> 50.0 x 100.0",
        "orange 55.0 x 100.0 -> 100.0 x 100.0",
      ])
    #expect("\(stack.frame.size)" == "(195.0, 100.0)")
    #expect([orange, teal, purple].map { $0.frame.minX - stack.frame.minX } == [0, 107.5, 145])
  }

  @Test("the child being inserted is probed first, then the one before it: z05, H D8")
  func probeOrder() {
    let log = Log()
    let children = [Node.color("red", max: 100, log: log), Node.color("green", min: 100, log: log)]
    Node("stack", StackArrangement.horizontal(spacing: 0), children).show(150, 100)
    #expect(
      log.lines == [
        "green 0.0 x 100.0 -> 100.0 x 100.0", "green inf x 100.0 -> inf x 100.0",
        "red 0.0 x 100.0 -> 0.0 x 100.0", "red inf x 100.0 -> 100.0 x 100.0",
        "red 75.0 x 100.0 -> 75.0 x 100.0", "green 75.0 x 100.0 -> 100.0 x 100.0",
      ])
  }

  @Test("flexible siblings share what the fixed one leaves: z07")
  func equalShares() {
    let red = Node.color("red")
    let yellow = Node.color("yellow", 10, 10)
    let blue = Node.color("blue")
    Node("stack", StackArrangement.vertical(spacing: 20), [red, yellow, blue]).show(200, 200)
    #expect(
      [red, yellow, blue].map { "\($0.name) \($0.frame)" } == [
        "red (0.0, 0.0, 200.0, 75.0)", "yellow (95.0, 95.0, 10.0, 10.0)", "blue (0.0, 125.0, 200.0, 75.0)",
      ])
  }

  @Test("a nil length is passed on to every child, without probes: H D4")
  func idealLength() {
    let log = Log()
    let children = [Node.color("red", log: log), Node.color("green", ideal: 40, log: log)]
    let stack = Node("stack", StackArrangement.horizontal(spacing: 8), children)
    #expect("\(stack.size(nil, 50))" == "(58.0, 50.0)")
    #expect(log.lines == ["red nil x 50.0 -> 10.0 x 50.0", "green nil x 50.0 -> 40.0 x 50.0"])
  }

  @Test("an only child is asked once: H C14")
  func onlyChild() {
    let log = Log()
    Node("stack", StackArrangement.vertical(), [.color("red", log: log)]).show(80, 60)
    #expect(log.lines == ["red 80.0 x 60.0 -> 80.0 x 60.0"])
  }

  @Test("a higher priority takes all but the minima of the others: H D1, D10")
  func priorities() {
    let log = Log()
    let low = Node.color("low", min: 30, log: log)
    let high = Node.color("high", log: log).with(priority: 1)
    Node("stack", StackArrangement.horizontal(spacing: 10), [low, high]).show(200, 20)
    #expect(
      log.lines == [
        "low 0.0 x 20.0 -> 30.0 x 20.0", "high 160.0 x 20.0 -> 160.0 x 20.0", "low 30.0 x 20.0 -> 30.0 x 20.0",
      ])
  }

  @Test("a spacer takes the rest and keeps no distance: H D14")
  func spacer() {
    let text = Node("text", FixedLeaf(Size(width: 50, height: 20)))
    let spacer = Node("spacer", SpacerLeaf(axis: .horizontal))
    let icon = Node("icon", FixedLeaf(Size(width: 30, height: 30)))
    let stack = Node("stack", StackArrangement.horizontal(), [text, spacer, icon])
    stack.show(200, 40)
    #expect(
      [text, spacer, icon, stack].map { "\($0.name) \($0.frame)" } == [
        "text (0.0, 10.0, 50.0, 20.0)", "spacer (50.0, 20.0, 120.0, 0.0)", "icon (170.0, 5.0, 30.0, 30.0)",
        "stack (0.0, 5.0, 200.0, 30.0)",
      ])
    #expect("\(stack.size(40, 40))" == "(88.0, 30.0)")
  }

  @Test("of two endless children the one with the larger minimum goes first: H D2")
  func tieOfEndless() {
    let log = Log()
    let children = [Node.color("small", min: 10, log: log), Node.color("large", min: 70, log: log)]
    Node("stack", StackArrangement.horizontal(spacing: 0), children).show(100, 10)
    #expect(log.lines.suffix(2) == ["large 50.0 x 10.0 -> 70.0 x 10.0", "small 30.0 x 10.0 -> 30.0 x 10.0"])
  }

  @Test("distances come from both neighbours, 8 without a wish: H D11, D12")
  func spacingPreferences() {
    let wish = { SpacingPreferences(.text, .vertical, $0) }
    let list = SpacingPreferences(.default, .vertical, 3)
    #expect(
      [
        wish(2).distance(to: wish(5), along: .vertical), wish(2).distance(to: .none, along: .vertical),
        list.distance(to: .none, along: .vertical), wish(2).distance(to: wish(5), along: .horizontal),
        wish(2).resettingText(.bottom).distance(to: wish(5), along: .vertical),
      ] == [7, 8, 3, 8, 8])
  }

  @Test("children line up at their guides, and the extent grows with them: H D5")
  func guides() {
    let key = AlignmentKey(custom: "middle of the icon", axis: .vertical)
    let first = Node("first", FixedLeaf(Size(width: 10, height: 20))).with(guide: key, at: 5)
    let second = Node("second", FixedLeaf(Size(width: 10, height: 20))).with(guide: key, at: 20)
    let stack = Node("stack", StackArrangement.horizontal(alignment: .init(key), spacing: 0), [first, second])
    stack.show(100, 100)
    #expect(
      [first, second, stack].map { "\($0.name) \($0.frame)" } == [
        "first (40.0, 47.5, 10.0, 20.0)", "second (50.0, 32.5, 10.0, 20.0)", "stack (40.0, 32.5, 20.0, 35.0)",
      ])
  }

  @Test("texts of two sizes stand on one baseline, through containers")
  func baselines() {
    let large = Node("large", TextLeaf("Hello", font: Font(size: 34)))
    let small = Node("small", PaddingArrangement(EdgeInsets(.top, 3)), [Node("", TextLeaf("you"))])
    Node("stack", StackArrangement.horizontal(alignment: .firstTextBaseline), [large, small]).show(300, 100)
    let grid = PixelGrid.device
    let line = large.frame.minY + Font(size: 34).ascent(on: grid)
    #expect(abs(small.frame.minY + 3 + Font().ascent(on: grid) - line) < 1e-9)
  }

  @Test("ten thousand children are asked three times each, whatever the depth of the answers")
  func manyChildren() {
    final class Counter: LayoutObserver {
      var count = 0
      func asked(_ item: any ProposalAnswering, proposal: Proposal, answer: Size) { count += 1 }
    }
    let counter = Counter()
    let children = (0..<10_000).map { Node.color(min: Double($0 % 7)) }
    let size = StackArrangement.vertical(spacing: 0).size(
      of: children, proposal: Proposal(width: 10, height: 100_000), pass: LayoutPass(observer: counter))
    #expect("\(size) \(counter.count)" == "(10.0, 100000.0) 30000")
  }

  @Test("a baseline is found through a hundred modifiers without asking anybody twice")
  func deepGuide() {
    let log = Log()
    var node = Node("text", TextLeaf("you"), log: log)
    for _ in 0..<100 { node = Node("", PaddingArrangement(EdgeInsets(.top, 1)), [node]) }
    let stack = Node(
      "", StackArrangement.horizontal(alignment: .firstTextBaseline), [node, Node("", TextLeaf("me"))])
    let middle = AlignmentKey(custom: "middle", axis: .vertical)
    #expect(stack.explicitGuides == TextLeaf.explicitGuides && !stack.explicitGuides.contains(middle))
    stack.show(300, 200)
    #expect(log.lines.count <= 3)
  }
}
