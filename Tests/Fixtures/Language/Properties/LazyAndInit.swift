struct Report {
  let title: String
  lazy var body: String = make()
  lazy private(set) var lines = body.split(separator: " ").map(String.init)
  init(title: String) { self.title = title }
  func make() -> String { print("making"); return "body of \(title)" }
}
var report = Report(title: "t")
print("before")
print(report.body, report.lines)
report.body = "changed it"
print(report.body, report.lines)
var copy = report
copy.body = "x"
print(report.body, copy.body)
let value: Int
if report.lines.count > 2 { value = 1 } else { value = 2 }
print(value)
struct Defaults { var a = 1, b = 2; let c: Int; var d: String?; var e = [Int]() }
print(Defaults(c: 3), Defaults(a: 5, c: 6, d: "x"), Defaults(b: 0, c: 1, e: [1]))
let squares: [Int] = {
  var r: [Int] = []; for i in 1...3 { r.append(i * i) }; return r
}()
print(squares)
