import Simulation
import Testing

/// Who keeps an object alive, in words.
struct ObjectGraphTests {
  private func retained(_ text: String, _ target: String) throws -> [String] {
    try inSimulation { simulation in
      #expect(simulation.evaluate(text))
      return try simulation.retained(target)
    }
  }

  @Test("Through fields of objects and structs, collections and closures, the shortest way")
  func path() throws {
    #expect(
      try retained(
        """
        final class Leaf {}
        struct Shelf { var leaves: [Leaf] = [] }
        final class House { var shelf = Shelf() }
        let house = House()
        house.shelf.leaves = [Leaf()]
        """, "Leaf") == ["house → House#1's shelf → Shelf's leaves → Leaf#1"])
    #expect(
      try retained(
        """
        final class Leaf {}
        func keep() -> () -> Void { let leaf = Leaf(); return { print(leaf) } }
        let kept = keep()
        """, "Leaf") == ["kept → closure (line 2) captures leaf → Leaf#1"])
    #expect(
      try retained(
        """
        final class Leaf { static let shared = Leaf() }
        _ = Leaf.shared
        """, "Leaf") == ["Leaf.shared → Leaf#1"])
  }

  @Test("Weak and unowned references hold nobody; a circle keeps itself")
  func circle() throws {
    #expect(
      try retained(
        """
        final class Parent { var child: Child?; deinit { print("gone") } }
        final class Child { weak var parent: Parent?; var owner: Parent? }
        do {
          let parent = Parent()
          parent.child = Child()
          parent.child?.parent = parent
          parent.child?.owner = parent
        }
        """, "Parent") == [
          "nothing that lasts leads to Parent#1; it keeps itself:",
          "Parent#1's child → Child#1's owner → Parent#1", "make the property in line 2 weak",
        ])
  }

  @Test("Work that waits holds: timers, queues, notification blocks, key-value observers")
  func waiting() throws {
    let leaf = "final class Leaf: NSObject { @objc dynamic var n = 0; @objc func hit() {} }\n"
    #expect(
      try retained(
        leaf + "DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [leaf = Leaf()] in print(leaf) }", "Leaf") == [
          "the main queue → closure (line 2) captures leaf → Leaf#1"
        ])
    #expect(
      try retained(
        leaf
          + "Timer.scheduledTimer(timeInterval: 1, target: Leaf(), selector: #selector(Leaf.hit), userInfo: nil, repeats: true)",
        "Leaf") == ["the main queue → Timer#1 → Leaf#1"])
    #expect(
      try retained(
        leaf + """
          let token = NotificationCenter.default.addObserver(forName: .init("x"), object: nil, queue: nil) { [leaf = Leaf()] _ in print(leaf) }
          """, "Leaf") == ["NotificationCenter#1 → closure (line 2) captures leaf → Leaf#1"])
  }

  @Test("What was asked for and is not there says so")
  func unknown() throws {
    try inSimulation { simulation in
      #expect(throws: (any Error).self) { try simulation.retained("Nobody") }
      simulation.evaluate("let number = 3")
      #expect(throws: (any Error).self) { try simulation.retained("number") }
    }
  }
}
