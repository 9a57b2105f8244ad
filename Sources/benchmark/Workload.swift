/// Work that a session does in Swift and CPython in its own words: what ordinary code spends its time on.
struct Workload {
  let name: String
  /// Declares a function `work` without parameters.
  let swift: String
  /// Declares the same.
  let python: String
  /// What `work()` gives.
  let result: String
  /// How many times CPython's time it may take.
  let factor: Double

  static let all = [
    Workload(
      name: "fib(27)",
      swift: """
        func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }
        func work() -> Int { fib(27) }
        """,
      python: """
        def fib(n): return n if n < 2 else fib(n - 1) + fib(n - 2)
        def work(): return fib(27)
        """, result: "196418", factor: 1),
    Workload(
      name: "10 million turns of a loop",
      swift: "func work() -> Int { var total = 0; for i in 0..<10_000_000 { total += i }; return total }",
      python: """
        def work():
          total = 0
          for i in range(10_000_000): total += i
          return total
        """, result: "49999995000000", factor: 1),
    Workload(
      name: "text built piece by piece",
      swift: """
        func work() -> Int {
          var text = ""
          for i in 0..<200_000 { text += "line \\(i), " }
          return text.count
        }
        """,
      python: """
        def work():
          text = ""
          for i in range(200_000): text += f"line {i}, "
          return len(text)
        """, result: "2488890", factor: 1.5),
    Workload(
      name: "an array filled, changed and summed",
      swift: """
        func work() -> Int {
          var list: [Int] = []
          for i in 0..<300_000 { list.append(i % 97) }
          for i in list.indices { list[i] = list[i] * 2 + 1 }
          var total = 0
          for value in list { total += value }
          return total
        }
        """,
      python: """
        def work():
          items = []
          for i in range(300_000): items.append(i % 97)
          for i in range(len(items)): items[i] = items[i] * 2 + 1
          total = 0
          for value in items: total += value
          return total
        """, result: "29098404", factor: 1.5),
    Workload(
      name: "words counted in a dictionary",
      swift: """
        func work() -> Int {
          let words = ["red", "green", "blue", "cyan", "pink", "gold", "teal"]
          var counts: [String: Int] = [:]
          for i in 0..<200_000 { counts[words[i % 7], default: 0] += 1 }
          return counts["blue"] ?? 0
        }
        """,
      python: """
        def work():
          words = ["red", "green", "blue", "cyan", "pink", "gold", "teal"]
          counts = {}
          for i in range(200_000):
            word = words[i % 7]
            counts[word] = counts.get(word, 0) + 1
          return counts["blue"]
        """, result: "28572", factor: 1.5),
    Workload(
      name: "closures called",
      swift: """
        func work() -> Int {
          var total = 0
          let add = { (n: Int) in total += n }
          for i in 0..<500_000 { add(i) }
          return total + (0..<200_000).map { $0 * 2 }.filter { $0 % 3 == 0 }.reduce(0) { $0 + $1 }
        }
        """,
      python: """
        from functools import reduce
        def work():
          total = 0
          def add(n):
            nonlocal total
            total += n
          for i in range(500_000): add(i)
          return total + reduce(lambda a, b: a + b, filter(lambda n: n % 3 == 0, map(lambda n: n * 2, range(200_000))))
        """, result: "138333016666", factor: 1.5),
    Workload(
      name: "methods and properties of an object",
      swift: """
        final class Counter {
          var count = 0
          func add(_ n: Int) { count += n }
          var doubled: Int { count * 2 }
        }
        func work() -> Int {
          let counter = Counter()
          for i in 0..<300_000 { counter.add(i); if counter.doubled < 0 { break } }
          return counter.count
        }
        """,
      python: """
        class Counter:
          def __init__(self): self.count = 0
          def add(self, n): self.count += n
          @property
          def doubled(self): return self.count * 2
        def work():
          counter = Counter()
          for i in range(300_000):
            counter.add(i)
            if counter.doubled < 0: break
          return counter.count
        """, result: "44999850000", factor: 1.5),
    Workload(
      name: "calls through a protocol",
      swift: """
        protocol Shape { func area(_ n: Int) -> Int }
        struct Square: Shape { let side: Int; func area(_ n: Int) -> Int { side * side + n } }
        struct Strip: Shape { let width: Int, height: Int; func area(_ n: Int) -> Int { width * height + n } }
        func work() -> Int {
          let shapes: [any Shape] = [Square(side: 2), Strip(width: 3, height: 4), Square(side: 5)]
          var total = 0
          for i in 0..<300_000 { total += shapes[i % 3].area(i) }
          return total
        }
        """,
      python: """
        class Square:
          def __init__(self, side): self.side = side
          def area(self, n): return self.side * self.side + n
        class Strip:
          def __init__(self, width, height): self.width, self.height = width, height
          def area(self, n): return self.width * self.height + n
        def work():
          shapes = [Square(2), Strip(3, 4), Square(5)]
          total = 0
          for i in range(300_000): total += shapes[i % 3].area(i)
          return total
        """, result: "45003950000", factor: 1.5),
  ]
}
