import Layout
import Testing

@Suite("Auto Layout") struct ConstraintSystemTests {
  /// Two labels in a row between margins of 20 points, 10 points apart, in a container 428 points wide.
  private func row(
    _ first: FakeView, _ second: FakeView, _ more: (LayoutItem, LayoutItem) -> [LayoutConstraint] = { _, _ in [] }
  )
    -> [Double]
  {
    var system = ConstraintSystem()
    let container = system.add()
    system.fix(container, to: Rect(x: 0, y: 0, width: 428, height: 400))
    let (left, right) = (system.add(first, in: container), system.add(second, in: container))
    system.add(LayoutConstraint(Anchor(left, .leading), .equal, Anchor(container, .leading), constant: 20))
    system.add(LayoutConstraint(Anchor(left, .top), .equal, Anchor(container, .top), constant: 200))
    system.add(LayoutConstraint(Anchor(right, .leading), .equal, Anchor(left, .trailing), constant: 10))
    system.add(LayoutConstraint(Anchor(right, .centerY), .equal, Anchor(left, .centerY)))
    system.add(LayoutConstraint(Anchor(right, .trailing), .equal, Anchor(container, .trailing), constant: -20))
    for constraint in more(left, right) { system.add(constraint) }
    let solution = system.solve()
    #expect(solution.conflicts.isEmpty)
    return [solution.frame(of: left).size.width, solution.frame(of: right).size.width]
  }

  @Test("one point of hugging decides who stretches, the first one if equal: z49, H E3")
  func hugging() {
    let widths = [250.0, 251, 249].map { row(FakeView(71, 20, hugging: ($0, 250)), FakeView(97, 20)) }
    #expect(widths == [[281, 97], [71, 307], [281, 97]])
  }

  @Test("compression 749 loses against 750: H E4")
  func compression() {
    #expect(row(FakeView(300, 20, compression: (749, 750)), FakeView(200, 20)) == [178, 200])
    #expect(row(FakeView(300, 20), FakeView(200, 20, compression: (749, 750))) == [300, 78])
  }

  @Test("a width at 1000 beats compression, at 749 it loses: H E4")
  func widthAgainstCompression() {
    let widths = [1000.0, 749].map { priority in
      row(FakeView(71, 20), FakeView(97, 20)) { left, _ in
        [LayoutConstraint(Anchor(left, .width), .equal, nil, constant: 50, priority: priority)]
      }
    }
    #expect(widths == [[50, 328], [71, 307]])
  }

  @Test("two required widths: the later one is broken and layout goes on: z51, H E7")
  func unsatisfiable() {
    var system = ConstraintSystem()
    let page = system.add()
    system.fix(page, to: Rect(x: 0, y: 0, width: 390, height: 400))
    let box = system.add(in: page)
    let first = system.add(LayoutConstraint(Anchor(box, .width), constant: 100))
    let second = system.add(LayoutConstraint(Anchor(box, .width), constant: 200))
    let solution = system.solve()
    #expect(solution.frame(of: box) == Rect(x: 0, y: 0, width: 100, height: 0))
    #expect(solution.conflicts.map(\.broken) == [second] && solution.conflicts.map(\.among) == [[first, second]])
  }

  @Test("no width goes below 0: a stated constraint is broken in its place")
  func noNegativeWidth() {
    var system = ConstraintSystem()
    let page = system.add()
    let given = system.fix(page, to: Rect(x: 0, y: 0, width: 30, height: 30))
    let box = system.add(in: page)
    let leading = system.add(LayoutConstraint(Anchor(box, .leading), .equal, Anchor(page, .leading), constant: 20))
    let trailing = system.add(
      LayoutConstraint(Anchor(box, .trailing), .equal, Anchor(page, .trailing), constant: -20))
    let solution = system.solve()
    #expect(solution.frame(of: box) == Rect(x: 20, y: 0, width: 0, height: 0))
    #expect(solution.conflicts.map(\.broken) == [trailing])
    let named = solution.conflicts.first?.among ?? []
    #expect([leading, trailing, given[2]].allSatisfy(named.contains))
  }

  @Test("an autoresizing frame fights with a constraint and wins: H E6")
  func autoresizing() {
    var system = ConstraintSystem()
    let page = system.add()
    system.fix(page, to: Rect(x: 0, y: 0, width: 390, height: 400))
    let box = system.add(in: page)
    let mask = system.fix(box, to: Rect(x: 5, y: 6, width: 0, height: 0))
    let width = system.add(LayoutConstraint(Anchor(box, .width), constant: 100))
    let solution = system.solve()
    #expect(solution.frame(of: box) == Rect(x: 5, y: 6, width: 0, height: 0))
    #expect(solution.conflicts.map(\.among) == [[mask[2], width]])
  }

  @Test("frames are those of the parent's coordinates, guides and multipliers count")
  func nesting() {
    var system = ConstraintSystem()
    let window = system.add()
    system.fix(window, to: Rect(x: 0, y: 0, width: 300, height: 600))
    let card = system.add(in: window)
    let label = system.add(FakeView(80, 20), in: card)
    system.add(LayoutConstraint(Anchor(card, .centerX), .equal, Anchor(window, .centerX)))
    system.add(LayoutConstraint(Anchor(card, .centerY), .equal, Anchor(window, .centerY)))
    system.add(LayoutConstraint(Anchor(card, .width), .equal, Anchor(window, .width), multiplier: 0.5))
    system.add(LayoutConstraint(Anchor(card, .height), .equal, Anchor(card, .width), multiplier: 2, constant: 1))
    system.add(LayoutConstraint(Anchor(label, .right), .equal, Anchor(card, .right), constant: -4))
    system.add(LayoutConstraint(Anchor(label, .bottom), .lessOrEqual, Anchor(card, .bottom), constant: -8))
    system.add(LayoutConstraint(Anchor(label, .bottom), .equal, Anchor(window, .bottom), priority: 100))
    let solution = system.solve()
    #expect(
      [card, label].map { "\(solution.frame(of: $0))" } == ["(75.0, 149.5, 150.0, 301.0)", "(66.0, 273.0, 80.0, 20.0)"])
  }

  @Test("what nothing determines stands in the corner of its parent, without size: H E8")
  func undetermined() {
    var system = ConstraintSystem()
    let window = system.add()
    system.fix(window, to: Rect(x: 0, y: 0, width: 300, height: 600))
    let card = system.add(in: window)
    system.fix(card, to: Rect(x: 30, y: 40, width: 100, height: 100))
    let (label, plain) = (system.add(FakeView(50, 20), in: card), system.add(in: card))
    let (left, right) = (system.add(FakeView(10, 10), in: card), system.add(FakeView(10, 10), in: card))
    system.add(LayoutConstraint(Anchor(right, .leading), .equal, Anchor(left, .trailing), constant: 4))
    let solution = system.solve()
    #expect(
      [label, plain, left, right].map { "\(solution.frame(of: $0))" } == [
        "(0.0, 0.0, 50.0, 20.0)", "(0.0, 0.0, 0.0, 0.0)", "(0.0, 0.0, 10.0, 10.0)", "(14.0, 0.0, 10.0, 10.0)",
      ])
  }

  @Test("baselines line up; what has no text stands on its bottom edge")
  func baselines() {
    var system = ConstraintSystem()
    let row = system.add()
    system.fix(row, to: Rect(x: 0, y: 0, width: 300, height: 60))
    let title = FakeView(100, 40)
    (title.firstBaseline, title.lastBaseline) = (32, 8)
    let (text, icon) = (system.add(title, in: row), system.add(FakeView(20, 20), in: row))
    system.add(LayoutConstraint(Anchor(text, .top), .equal, Anchor(row, .top), constant: 10))
    system.add(LayoutConstraint(Anchor(icon, .firstBaseline), .equal, Anchor(text, .lastBaseline)))
    let solution = system.solve()
    #expect([text, icon].map { solution.frame(of: $0).minY } == [10, 22])
  }

  @Test("leading is right in right-to-left languages")
  func rightToLeft() {
    var system = ConstraintSystem(rightToLeft: true)
    let row = system.add()
    system.fix(row, to: Rect(x: 0, y: 0, width: 300, height: 60))
    let label = system.add(FakeView(50, 20), in: row)
    system.add(LayoutConstraint(Anchor(label, .leading), .equal, Anchor(row, .leading), constant: -10))
    #expect("\(system.solve().frame(of: label))" == "(240.0, 0.0, 50.0, 20.0)")
  }

  @Test("what fits: compressed, expanded, and a given width: H E5")
  func fitting() {
    var system = ConstraintSystem()
    let window = system.add()
    system.fix(window, to: Rect(x: 0, y: 0, width: 390, height: 800))
    let card = system.add(in: window)
    let label = system.add(FakeView(80, 20), in: card)
    for (attribute, inset) in [(LayoutAttribute.leading, 12.0), (.top, 5), (.trailing, -12), (.bottom, -5)] {
      system.add(LayoutConstraint(Anchor(label, attribute), .equal, Anchor(card, attribute), constant: inset))
    }
    system.add(LayoutConstraint(Anchor(card, .width), .equal, Anchor(window, .width)))
    let sizes = [
      system.fittingSize(of: card, target: .zero),
      system.fittingSize(of: card, target: Size(width: 10_000, height: 10_000)),
      system.fittingSize(of: card, target: Size(width: 200, height: 0), horizontal: 1000),
    ]
    #expect(sizes.map { "\($0)" } == ["(104.0, 30.0)", "(104.0, 30.0)", "(200.0, 30.0)"])
  }

  @Test("a view is asked once for each axis, and the observer hears it")
  func observer() {
    final class Ears: LayoutObserver {
      var heard: [String] = []
      func asked(_ item: any ProposalAnswering, proposal: Proposal, answer: Size) {}
      func askedIntrinsicLength(of view: any IntrinsicSizing, axis: Axis, answer: Double?) {
        heard.append("\(axis) \(text(answer))")
      }
    }
    let ears = Ears()
    var system = ConstraintSystem(observer: ears)
    _ = system.add(FakeView(nil, 34))
    _ = system.solve()
    #expect(ears.heard == ["horizontal nil", "vertical 34.0"])
  }

  @Test("a list of a thousand pinned labels, each below the last one")
  func manyLabels() {
    var system = ConstraintSystem()
    let page = system.add()
    system.fix(page, to: Rect(x: 0, y: 0, width: 390, height: 800))
    var above = Anchor(page, .top)
    var labels: [LayoutItem] = []
    for _ in 0..<1000 {
      let label = system.add(FakeView(80, 20), in: page)
      system.add(LayoutConstraint(Anchor(label, .leading), .equal, Anchor(page, .leading)))
      system.add(LayoutConstraint(Anchor(label, .top), .equal, above))
      above = Anchor(label, .bottom)
      labels.append(label)
    }
    #expect("\(system.solve().frame(of: labels[999]))" == "(0.0, 19980.0, 80.0, 20.0)")
  }

  @Test("a hundred labels in a column that is too short: the last one that resists keeps its height")
  func shortColumn() {
    var system = ConstraintSystem()
    let page = system.add()
    system.fix(page, to: Rect(x: 0, y: 0, width: 390, height: 1000))
    var above = Anchor(page, .top)
    var labels: [LayoutItem] = []
    for number in 0..<100 {
      let label = system.add(FakeView(80, 20, compression: (750, number == 40 ? 749 : 750)), in: page)
      system.add(LayoutConstraint(Anchor(label, .top), .equal, above))
      above = Anchor(label, .bottom)
      labels.append(label)
    }
    system.add(LayoutConstraint(above, .equal, Anchor(page, .bottom)))
    let solution = system.solve()
    let heights = labels.map { solution.frame(of: $0).size.height }
    #expect(heights.reduce(0, +) == 1000 && heights[40] == 0 && heights[99] == 20)
  }
}
