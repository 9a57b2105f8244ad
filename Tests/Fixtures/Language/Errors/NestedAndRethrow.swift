enum E: Error { case a, b(String) }
func inner(_ n: Int) throws -> Int { if n == 0 { throw E.a }; if n < 0 { throw E.b("neg") }; return n }
func middle(_ n: Int) throws -> Int { do { return try inner(n) } catch E.a { return 100 } }
func outer(_ n: Int) -> String { do { return "\(try middle(n))" } catch let E.b(s) { return s } catch { return "?" } }
print([1, 0, -1].map(outer))
do { let xs = try [1, -2].map(inner); print(xs) } catch { print("map failed", error) }
let opt = try? inner(5)
print(opt as Any, (try? inner(0)) ?? -1, [1, 0, 2].compactMap { try? inner($0) })
