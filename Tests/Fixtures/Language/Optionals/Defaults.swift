let env = ["port": "80", "host": ""]
let port = env["port"].flatMap(Int.init) ?? 8080
let host = env["host"].flatMap { $0.isEmpty ? nil : $0 } ?? "local"
let missing = env["x"] ?? env["y"] ?? "z"
print(port, host, missing, env["port"]?.count ?? 0, Int(env["bad"] ?? "7")!, (env["port"] ?? "").isEmpty)
func f(_ n: Int?, _ d: @autoclosure () -> Int) -> Int { n ?? d() }
print(f(nil, 1 + 2), f(5, { fatalError() }()))
