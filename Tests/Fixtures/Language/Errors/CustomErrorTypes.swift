struct HTTP: Error, Equatable { let code: Int; var isServer: Bool { code >= 500 } }
final class Wrapped: Error { let cause: Error; init(_ c: Error) { cause = c } }
func call(_ n: Int) throws { throw n > 0 ? HTTP(code: n) : Wrapped(HTTP(code: -n)) as Error }
for n in [404, 500, -3] {
  do { try call(n) } catch let e as HTTP where e.isServer { print("server") } catch let e as HTTP {
    print("client", e.code)
  } catch let w as Wrapped { print("wrapped", w.cause) } catch { print("?") }
}
print(HTTP(code: 1) == HTTP(code: 1), (HTTP(code: 2) as Error as? HTTP)?.code ?? 0)
