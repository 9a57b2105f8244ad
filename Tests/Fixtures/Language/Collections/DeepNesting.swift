var store: [String: [Int: [String]]] = [:]
store["a", default: [:]][1, default: []].append("x")
store["a"]?[1]?.append("y")
store["a"]?[2] = ["z"]
store["b"]?[1] = ["no"]
print(store["a"]![1]!, store["a"]!.count, store["b"] as Any, store.keys.sorted())
struct Node { var kids: [String: Node] = [:]; var v = 0 }
var root = Node()
root.kids["l"] = Node(v: 1)
root.kids["l"]?.kids["ll"] = Node(v: 2)
root.kids["l"]!.kids["ll"]!.v += 10
print(root.kids["l"]!.kids["ll"]!.v, root.kids["q"]?.v ?? -1)
