protocol View { var title: String { get }; func render() -> String }
extension View {
  var title: String { "untitled" }; func render() -> String { "<\(title)>" };
  func twice() -> String { render() + render() }
}
struct A: View {}
struct B: View { let title = "B" }
class C: View { var title: String { "C" }; func render() -> String { "c!" } }
final class D: C { override func render() -> String { super.render() + "d" } }
print(([A(), B(), C(), D()] as [any View]).map { $0.twice() })
