import Foundation

struct P: Codable, Equatable { var x: Int; var tags: [String: Bool]; var kind: Kind; var child: [P]? }
enum Kind: Int, Codable { case a = 1, b }
let p = P(x: 1, tags: ["t": true], kind: .b, child: [P(x: 2, tags: [:], kind: .a, child: nil)])
let data = try JSONEncoder().encode(p)
let back = try JSONDecoder().decode(P.self, from: data)
print(back == p, back.child![0].kind, back.tags["t"]!)
