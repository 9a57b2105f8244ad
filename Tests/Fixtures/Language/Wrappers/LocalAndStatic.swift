@propertyWrapper struct Doubled {
  private var n: Int;
  var wrappedValue: Int {
    get { n * 2 }
    set { n = newValue }
  }; init(wrappedValue: Int) { n = wrappedValue }
}
func run() -> Int {
  @Doubled var x = 4
  x += 1
  return x
}
enum Config { @Doubled static var size = 10 }
Config.size = 6
print(run(), Config.size)
class Base { @Doubled var v = 1 }
final class Sub: Base { @Doubled var w = 2; func sum() -> Int { v + w } }
let s = Sub()
s.v = 10
print(s.sum(), s.v, s.w)
