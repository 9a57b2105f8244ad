import Foundation
import Testing

/// Swift as people write it: each fixture runs here and through the real compiler, and must print the same.
struct LanguageTests {
  /// What a fixture prints when the compiler has built it.
  private func compiled(_ text: String) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("language-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appendingPathComponent("main.swift")
    try text.write(to: source, atomically: true, encoding: .utf8)
    let program = folder.appendingPathComponent("main").path
    let build = try output(["swiftc", "-swift-version", "5", "-o", program, source.path])
    try #require(build.status == 0, "\(build.text)")
    return try output([program]).text.trimmingCharacters(in: .newlines)
  }

  private func output(_ command: [String]) throws -> (text: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (text, process.terminationStatus)
  }

  @Test(arguments: [
    // Autoclosures run when they are called, defaults included.
    """
    func either(_ first: Bool, or second: @autoclosure () -> Int = 3 * 4) -> Int { first ? 0 : second() }
    func loud() -> Int { print("asked"); return 7 }
    print(either(true, or: loud()), either(false, or: loud()), either(false))
    assert(either(true) == 0)
    """,
    // Dispatch: a requirement is dynamic, a member of an extension only is not.
    """
    protocol Shape { var name: String { get } }
    extension Shape { var name: String { "shape" }; func call() -> String { "I am \\(name)" } ; func plain() -> String { "plain" } }
    struct Square: Shape { var name: String { "square" }; func plain() -> String { "square" } }
    let shape: any Shape = Square()
    print(shape.call(), shape.plain(), Square().plain())
    """,
    // Classes: overriding, two phases, deinit in order.
    """
    class Base {
      let label: String
      init(_ label: String) { self.label = label; announce() }
      func announce() { print("base", label) }
      deinit { print("gone", label) }
    }
    final class Derived: Base {
      let more: Int
      init(more: Int) { self.more = more; super.init("d\\(more)") }
      override func announce() { super.announce(); print("derived", more) }
      deinit { print("derived gone") }
    }
    do { let base: Base = Derived(more: 2); print(base is Derived, (base as? Derived)?.more ?? 0) }
    """,
    // Enums with payloads, patterns, labelled loops.
    """
    indirect enum Tree { case leaf(Int), node(Tree, Tree) }
    func sum(_ tree: Tree) -> Int {
      switch tree {
      case .leaf(let value) where value > 10: return 10
      case .leaf(let value): return value
      case let .node(left, right): return sum(left) + sum(right)
      }
    }
    print(sum(.node(.leaf(3), .node(.leaf(40), .leaf(5)))))
    outer: for i in 0..<5 {
      for j in 0..<5 where i != j {
        if i * j == 6 { print("found", i, j); break outer }
        if j > i { continue outer }
      }
    }
    """,
    // Wrappers with a projection, lazy and observed properties, a mutating method through inout.
    """
    @propertyWrapper struct Clamped {
      private var value = 0
      var wrappedValue: Int { get { value } set { value = min(newValue, 10) } }
      var projectedValue: Bool { value == 10 }
      init(wrappedValue: Int) { self.wrappedValue = wrappedValue }
    }
    struct Meter {
      @Clamped var level = 3
      lazy var first: Int = { print("first"); return level }()
      var log: [String] = [] { didSet { print(oldValue.count, "->", log.count) } }
      mutating func raise(_ by: Int) { level += by; log.append("raise \\(by)") }
    }
    func twice(_ meter: inout Meter) { meter.raise(4); meter.raise(40) }
    var meter = Meter()
    twice(&meter)
    print(meter.level, meter.$level, meter.first, meter.first)
    """,
    // Errors, defer, optional chains, key paths as functions.
    """
    enum Fault: Error, Equatable { case small(Int) }
    func check(_ n: Int) throws -> Int {
      defer { print("checked", n) }
      guard n > 2 else { throw Fault.small(n) }
      return n
    }
    do { print(try check(3)); print(try check(1)) } catch Fault.small(let n) { print("small", n) } catch { print("other") }
    print((try? check(0)) ?? -1)
    struct Person { var name: String; var friend: [Person]? }
    let person = Person(name: "Ada", friend: [Person(name: "Bo", friend: nil)])
    print(person.friend?.first?.name.uppercased() ?? "none", person.friend!.map(\\.name), person.friend?.first?.friend?.count as Any)
    """,
  ])
  func `prints what the compiler's program prints`(fixture: String) throws {
    #expect(try printed(fixture) == compiled(fixture))
  }
}
