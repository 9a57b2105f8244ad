import Testing

/// Observation; expectations are what Swift 6.3.1 prints (H F9-F13).
struct ObservationTests {
  @Test func onceAndBefore() {
    let output = printed(
      #"""
      import Observation
      @Observable class Model {
        var a = 0
        var b = "x"
        var items: [Int] = []
        @ObservationIgnored var c = 1
        var twice: Int { a * 2 }
        var w = 0 { willSet { print("willSet", newValue) } didSet { print("didSet", oldValue) } }
      }
      let m = Model()
      withObservationTracking { _ = m.a } onChange: { print("changed", m.a) }
      m.b = "y"
      m.a = 1
      m.a = 2
      withObservationTracking { _ = m.twice; _ = m.c } onChange: { print("twice") }
      m.a = 2
      m.c = 4
      print("equal done")
      m.a = 3
      withObservationTracking { _ = m.items } onChange: { print("items", m.items) }
      m.items.append(4)
      m.items.append(5)
      withObservationTracking { _ = m.w } onChange: { print("onChange") }
      m.w = 5
      print(m.items)
      """#)
    #expect(
      output == #"""
        changed 0
        equal done
        twice
        items []
        onChange
        willSet 5
        didSet 0
        [4, 5]
        """#)
  }

  @Test func nested() {
    let output = printed(
      #"""
      import Observation
      @Observable class Model { var a = 0; var b = 0 }
      let m = Model()
      let n = Model()
      withObservationTracking {
        _ = m.a
        withObservationTracking { _ = n.b } onChange: { print("inner") }
      } onChange: { print("outer") }
      n.b = 1
      n.b = 2
      m.a = 1
      func render() {
        withObservationTracking { print("render", m.a) } onChange: { Task { @MainActor in render() } }
      }
      render()
      m.a = 5
      m.a = 6
      try await Task.sleep(for: .milliseconds(20))
      m.a = 7
      try await Task.sleep(for: .milliseconds(20))
      """#)
    #expect(
      output == #"""
        inner
        outer
        render 1
        render 6
        render 7
        """#)
  }

  @Test func observations() {
    let output = printed(
      #"""
      import Observation
      @MainActor @Observable final class Model { var a = 0; var b = 0 }
      @MainActor func go() async {
        let m = Model()
        let t = Task { @MainActor in
          for await pair in Observations({ (m.a, m.b) }) { print(pair); if pair.0 == 9 { break } }
        }
        try? await Task.sleep(for: .milliseconds(20))
        m.a = 1; m.b = 1
        try? await Task.sleep(for: .milliseconds(20))
        m.a = 2; m.a = 3
        try? await Task.sleep(for: .milliseconds(20))
        m.a = 3
        try? await Task.sleep(for: .milliseconds(20))
        m.a = 9
        await t.value
      }
      await go()
      """#)
    #expect(
      output == #"""
        (0, 0)
        (1, 1)
        (3, 1)
        (9, 1)
        """#)
  }
}
