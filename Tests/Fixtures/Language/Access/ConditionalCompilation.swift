#if DEBUG || true
  let mode = "on"
#else
  let mode = "off"
#endif
#if os(Windows)
  print("windows")
#elseif swift(>=5.0)
  print("swift 5")
#else
  print("other")
#endif
struct S {
  #if canImport(Swift)
    var a = 1
  #else
    var b = 2
  #endif
}
func f() -> Int {
  #if false
    return 1
  #else
    return 2
  #endif
}
print(mode, S().a, f())
if #available(macOS 10.15, iOS 13, *) { print("available") } else { print("old") }
guard #available(iOS 12, *) else { fatalError() }
#if swift(<5) && true
  print("never")
#endif
@available(iOS 13, *) func new() -> String { "new" }
@available(*, deprecated, renamed: "new") func old() -> String { "old" }
print(new(), #line, #function)
func g(_ l: Int = #line, _ n: String = #function) -> String { "\(n) \(l)" }
func caller() -> String { g() }
print(caller())
