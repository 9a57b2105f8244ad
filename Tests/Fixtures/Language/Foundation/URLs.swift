import Foundation

let u = URL(string: "https://user@example.com:8080/a/b.html?q=1&r=two#frag")!
print(
  u.scheme!, u.host!, u.port!, u.path, u.query!, u.fragment!, u.lastPathComponent, u.pathExtension,
  u.absoluteString.count)
print(
  u.deletingLastPathComponent().lastPathComponent,
  URL(string: "https://x.y")!.appendingPathComponent("p").absoluteString, URL(string: "") == nil)
var c = URLComponents(string: "https://api.example.com/v1")!
c.queryItems = [URLQueryItem(name: "q", value: "a b"), URLQueryItem(name: "n", value: "1")]
print(
  c.url!.absoluteString, c.host!, c.path, c.queryItems!.map(\.name),
  URLComponents(string: "http://h/?k=v")!.queryItems!.first!.value!)
print(
  URL(fileURLWithPath: "/tmp/x.txt").pathExtension,
  URL(string: "rel", relativeTo: URL(string: "http://h/base/"))!.absoluteString,
  "a b&c".addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)!, "a%20b".removingPercentEncoding!)
