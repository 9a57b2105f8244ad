struct Handler { var onDone: ((Int) -> String)?; var onError: ((Error) -> Void)? = nil }
struct E: Error {}
var h = Handler()
print(h.onDone?(1) ?? "none")
h.onDone = { "done \($0)" }
h.onError = { print("error \($0)") }
print(h.onDone?(2) ?? "none", h.onDone!(3))
h.onError?(E())
func run(_ completion: ((Bool) -> Void)? = nil) { completion?(true) }
run()
run { print("completed \($0)") }
let table: [String: () -> Int] = ["a": { 1 }, "b": { 2 }]
print(table["a"]?() ?? 0, table["z"]?() ?? -1, table.mapValues { $0() }["b"]!)
