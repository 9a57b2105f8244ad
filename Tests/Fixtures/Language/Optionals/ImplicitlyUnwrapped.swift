final class V { var label: String!; var n: Int!; func setUp() { label = "ready"; n = 3 } }
let v = V()
print(v.label == nil, v.n as Any)
v.setUp()
print(v.label.count, v.n + 1, v.label!, v.label ?? "none", v.label.uppercased())
let t: String = v.label
v.label = nil
print(t, v.label?.count ?? -1)
print(v.n!)
print(v.label.count)
