import Foundation
import Simulation
import Testing

/// Every fact about the lifecycle is proved by a case, or it is said why no session can show it.
struct FactsTests {
  /// The numbers of the facts, L1 and on; a number in a header of a case means them.
  private static let facts: [String] = {
    let ranges = [1...17, 20...47, 50...58, 60...78, 80...94, 100...136, 140...150]
    return ranges.joined().map(String.init) + ["68b", "68c", "68d"]
  }()

  /// What sources contradict each other about, and under which name; the simulator follows one of them.
  private static let contested = [
    "13": "C12: how often update runs at first on iOS 13",
    "29": "C2: an unread binding before iOS 14.2",
    "87": "C5: when a second tab appears on iOS 17",
    "90": "C6: whether onAppear on a Group is told once",
  ]

  /// The facts that headers of cases name: `L43`, and `L21c` for a part of L21.
  private func named() throws -> Set<String> {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Cases")
    var result: Set<String> = []
    for path in try #require(FileManager.default.enumerator(atPath: folder.path)) {
      guard let path = path as? String, path.hasSuffix(".case") else { continue }
      let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
      let header = text.range(of: "== session").map { text[..<$0.lowerBound] } ?? text[...]
      for match in header.matches(of: /\bL(\d+)([a-d]?)\b/) {
        let whole = String(match.1 + match.2)
        result.insert(Self.facts.contains(whole) ? whole : String(match.1))
      }
    }
    return result
  }

  @Test("every fact has a case, a reason why no session shows it, or a contradiction")
  func complete() throws {
    let shown = try named()
    let unseen = Set(Coverage.unseen.map(\.fact))
    let missing = Self.facts.filter { !shown.contains($0) && !unseen.contains($0) && Self.contested[$0] == nil }
    #expect(missing.isEmpty, "no header of a case names L\(missing.joined(separator: ", L"))")
  }

  @Test("what is said to be invisible or contested is a fact, and has no case")
  func consistent() throws {
    let shown = try named()
    for fact in Coverage.unseen.map(\.fact) + Self.contested.keys {
      #expect(Self.facts.contains(fact), "L\(fact) is no fact")
      #expect(!shown.contains(fact), "a case names L\(fact)")
    }
  }
}
