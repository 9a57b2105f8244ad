enum NetError: Error, Equatable { case offline, status(Int), other(String) }
struct ParseError: Error { let line: Int }
func load(_ n: Int) throws -> String {
  switch n {
  case 0: throw NetError.offline
  case 400...: throw NetError.status(n)
  case 1: throw ParseError(line: 7)
  default: return "ok \(n)"
  }
}
func show(_ n: Int) -> String {
  do {
    let text = try load(n)
    return text
  } catch NetError.offline {
    return "offline"
  } catch NetError.status(let code) where code >= 500 {
    return "server \(code)"
  } catch let error as NetError {
    return "net \(error)"
  } catch let e as ParseError where e.line > 5 {
    return "line \(e.line)"
  } catch {
    return "unknown \(error)"
  }
}
print([0, 1, 2, 404, 503].map(show))
print((try? load(2)) ?? "-", (try? load(0)) as Any, try! load(3))
do { _ = try load(500) } catch is ParseError { print("parse") } catch NetError.status(500), NetError.offline {
  print("500 or offline")
}
let results = [2, 0].map { n in Result { try load(n) } }
for r in results {
  switch r {
  case .success(let s): print(s);
  case .failure(let e): print("failed", e)
  }
}
print(NetError.status(1) == .status(1), (NetError.other("x") as Error) is NetError)
