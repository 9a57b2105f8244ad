struct Font {
  let n: Int; static let body = Font(n: 1); static func size(_ n: Int) -> Font { Font(n: n) };
  func bold() -> Font { Font(n: n + 100) }
}
enum Edge { case top, side(Int); static var all: [Edge] { [.top, .side(2)] } }
func use(_ f: Font, _ e: Edge = .top) -> String { "\(f.n) \(e)" }
func opt(_ f: Font?) -> Int { f?.n ?? 0 }
print(
  use(.body), use(.size(5), .side(1)), use(.body.bold()), use(.size(2).bold()), use(.init(n: 9)), opt(.body), opt(nil),
  Edge.all.count)
let fs: [Font] = [.body, .size(3)]
let d: [String: Edge] = ["a": .top]
print(fs.map(\.n), d["a"]!)
