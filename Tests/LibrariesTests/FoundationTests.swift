import Testing

/// Foundation; expectations are what Foundation of Swift 6.3.1 on Linux prints, where that is what Apple's prints.
struct FoundationTests {
  @Test func strings() {
    let output = printed(
      #"""
      import Foundation
      print("  hello ".trimmingCharacters(in: .whitespaces), "a,b,,c".components(separatedBy: ","))
      print("one two three".replacingOccurrences(of: "two", with: "2"))
      if let range = "hello world".range(of: "world") { print("hello world"[range]) }
      print("a-b_c".components(separatedBy: CharacterSet(charactersIn: "-_")))
      print("abc".padding(toLength: 5, withPad: ".", startingAt: 0))
      print(String(format: "%.2f %d %@ %05d %x", 1.5, 3, "x", 42, 255), "abc".compare("abd") == .orderedAscending)
      print("Hello".range(of: "LL", options: .caseInsensitive) != nil, "aXbX".range(of: "X", options: .backwards)!.lowerBound == "aXbX".index(before: "aXbX".endIndex))
      print("a b&c".addingPercentEncoding(withAllowedCharacters: .urlHostAllowed)!, "a%20b".removingPercentEncoding!)
      print("éclair".localizedStandardContains("E"), "abc".contains("b"), "item10".localizedStandardCompare("item9") == .orderedDescending)
      print("42 apples".rangeOfCharacter(from: .letters) != nil, "42".rangeOfCharacter(from: CharacterSet.decimalDigits.inverted) == nil)
      print("hello world".capitalized, "x".appending("y"))
      """#)
    #expect(
      output == #"""
        hello ["a", "b", "", "c"]
        one 2 three
        world
        ["a", "b", "c"]
        abc..
        1.50 3 x 00042 ff true
        true true
        a%20b&c a b
        true true true
        true true
        Hello World xy
        """#)
  }

  @Test func bridging() {
    let output = printed(
      #"""
      import Foundation
      let ns = "héllo 👋🏽 x" as NSString
      print(ns.length, ns.range(of: "x"), ns.substring(to: 3))
      let nr = NSRange(location: 0, length: 2)
      print(nr, NSRange("hello".startIndex..<"hello".endIndex, in: "hello"), ns.range(of: "q").location == NSNotFound)
      print(ns.replacingCharacters(in: nr, with: "J"))
      let text = "abc"
      if let range = Range(NSRange(location: 1, length: 1), in: text) { print(text.replacingCharacters(in: range, with: "Z")) }
      let any: Any = "text"
      print((any as? NSString)?.length ?? 0, ("abc" as NSString) as String)
      print(NSRange(0..<3).contains(2), NSRange(location: 2, length: 4).intersection(NSRange(location: 4, length: 9)) as Any)
      let number: NSNumber = 3
      print(number.intValue, NSNumber(value: 2.5), number as! Int)
      """#)
    #expect(
      output == #"""
        12 {11, 1} hél
        {0, 2} {0, 5} true
        Jllo 👋🏽 x
        aZc
        4 abc
        true Optional({4, 2})
        3 2.5 3
        """#)
  }

  @Test func indexes() {
    let output = printed(
      #"""
      import Foundation
      let p = IndexPath(indexes: [1, 2])
      print(p, p < IndexPath(indexes: [1, 3]), p.count, p[0])
      var set = IndexSet([3, 1])
      set.insert(2)
      print(Array(set), set.contains(2), set.first ?? -1)
      for i in set { print(i) }
      print(set.map { $0 * 2 }, set.count, IndexSet(integer: 4).isEmpty)
      """#)
    #expect(
      output == #"""
        [1, 2] true 2 1
        [1, 2, 3] true 1
        1
        2
        3
        [2, 4, 6] 3 false
        """#)
  }

  @Test func dates() {
    let output = printed(
      #"""
      import Foundation
      let d = Date(timeIntervalSinceReferenceDate: 0)
      print(d, d.addingTimeInterval(86400), d < d + 1, (d + 60).timeIntervalSince(d))
      var cal = Calendar(identifier: .gregorian)
      cal.timeZone = TimeZone(identifier: "UTC")!
      let c = cal.dateComponents([.year, .month, .day, .weekday], from: d)
      print(c.year!, c.month!, c.day!, c.weekday!)
      print(cal.date(byAdding: .month, value: 1, to: Date(timeIntervalSinceReferenceDate: 86400 * 30))!)
      print(cal.dateComponents([.month, .day], from: d, to: d.addingTimeInterval(86400 * 70)).day!, cal.startOfDay(for: d + 7000))
      print(cal.date(from: DateComponents(year: 2024, month: 2, day: 29, hour: 12))!)
      let f = DateFormatter()
      f.dateFormat = "yyyy-MM-dd HH:mm EEEE MMM"
      f.timeZone = TimeZone(identifier: "UTC")
      f.locale = Locale(identifier: "en_US_POSIX")
      print(f.string(from: d))
      f.dateFormat = "dd/MM/yyyy"
      print(f.date(from: "24/12/2025") as Any, f.date(from: "x") as Any)
      f.dateFormat = "h:mm a 'on' MMMM d"
      print(f.string(from: d + 50000))
      print(ISO8601DateFormatter().string(from: d))
      """#)
    #expect(
      output == #"""
        2001-01-01 00:00:00 +0000 2001-01-02 00:00:00 +0000 true 60.0
        2001 1 1 2
        2001-02-28 00:00:00 +0000
        11 2001-01-01 00:00:00 +0000
        2024-02-29 12:00:00 +0000
        2001-01-01 00:00 Monday Jan
        Optional(2025-12-24 00:00:00 +0000) nil
        1:53 PM on January 1
        2001-01-01T00:00:00Z
        """#)
  }

  @Test func urls() {
    let output = printed(
      #"""
      import Foundation
      let u = URL(string: "https://example.com:8080/a/b.txt?q=1&r=2#frag")!
      print(u, u.host!, u.port!, u.path, u.query!, u.fragment!, u.lastPathComponent, u.pathExtension, u.scheme!)
      print(URL(string: "https://a.b/c/d.txt")!.deletingLastPathComponent().appendingPathComponent("z"), u.pathComponents)
      print(URL(string: "https://a.b")!.appending(path: "x").absoluteString, URL(string: "") as Any)
      var parts = URLComponents(string: "https://a.b/c?x=1")!
      parts.queryItems?.append(URLQueryItem(name: "y", value: "2 3"))
      print(parts.url!, parts.queryItems!.count)
      let data = "hi".data(using: .utf8)!
      print(data, data.count, String(data: data, encoding: .utf8)!, data.base64EncodedString(), Array(data))
      """#)
    #expect(
      output == #"""
        https://example.com:8080/a/b.txt?q=1&r=2#frag example.com 8080 /a/b.txt q=1&r=2 frag b.txt txt https
        https://a.b/c/z ["/", "a", "b.txt"]
        https://a.b/x nil
        https://a.b/c?x=1&y=2%203 2
        2 bytes 2 hi aGk= [104, 105]
        """#)
  }

  @Test func json() {
    let output = printed(
      #"""
      import Foundation
      struct Item: Codable, Equatable {
        var id: Int
        var name: String
        var tags: [String]?
        var kind: Kind
        enum Kind: String, Codable { case a, b }
        enum CodingKeys: String, CodingKey { case id, name = "title", tags, kind }
      }
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      let json = try! encoder.encode([Item(id: 1, name: "x/y", tags: nil, kind: .b)])
      print(String(data: json, encoding: .utf8)!)
      let back = try! JSONDecoder().decode([Item].self, from: json)
      print(back.count, back[0].name, back[0].kind, back == [Item(id: 1, name: "x/y", tags: nil, kind: .b)])
      do { _ = try JSONDecoder().decode(Item.self, from: Data("{\"id\":1}".utf8)) } catch DecodingError.keyNotFound(let key, _) { print("missing", key.stringValue) } catch { print("other", error) }
      struct Nested: Codable { let a: [String: Double]; let inner: Inner; struct Inner: Codable { let on: Bool; let url: URL? } }
      let nested = try JSONDecoder().decode(Nested.self, from: Data(#"{"a": {"x": 1.5}, "inner": {"on": true, "url": "https://a.b"}}"#.utf8))
      print(nested.a["x"]!, nested.inner.on, nested.inner.url!)
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      print(String(decoding: try encoder.encode(["b": 1, "a": 2]), as: UTF8.self))
      struct Snake: Decodable { let firstName: String }
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      print(try decoder.decode(Snake.self, from: Data(#"{"first_name": "Ada"}"#.utf8)).firstName)
      do { _ = try JSONDecoder().decode([Int].self, from: Data("[1, \"x\"]".utf8)) } catch DecodingError.typeMismatch(let type, let context) { print(type, context.codingPath.count) }
      """#)
    #expect(
      output == #"""
        [{"id":1,"kind":"b","title":"x\/y"}]
        1 x/y b true
        missing title
        1.5 true https://a.b
        {
          "a" : 2,
          "b" : 1
        }
        Ada
        Int 1
        """#)
  }

  @Test func attributed() {
    let output = printed(
      #"""
      import Foundation
      let text = NSMutableAttributedString(string: "hello", attributes: [NSAttributedString.Key("k"): 1])
      text.append(NSAttributedString(string: " you"))
      print(text.string, text.length)
      text.enumerateAttribute(NSAttributedString.Key("k"), in: NSRange(location: 0, length: text.length), options: []) { v, r, _ in print(v as Any, r) }
      text.addAttribute(NSAttributedString.Key("k"), value: 1, range: NSRange(location: 5, length: 1))
      print(text.attribute(NSAttributedString.Key("k"), at: 5, effectiveRange: nil) as Any)
      print(text.isEqual(to: NSAttributedString(attributedString: text)), text.attributedSubstring(from: NSRange(location: 6, length: 3)).string)
      text.replaceCharacters(in: NSRange(location: 0, length: 5), with: "bye")
      print(text.string)
      """#)
    #expect(
      output == #"""
        hello you 9
        Optional(1) {0, 5}
        nil {5, 4}
        Optional(1)
        true you
        bye you
        """#)
  }

  @Test func servicesInMemory() {
    let output = printed(
      #"""
      import Foundation
      let defaults = UserDefaults.standard
      print(defaults.integer(forKey: "nothing"), defaults.string(forKey: "nothing") as Any)
      defaults.set(true, forKey: "flag")
      defaults.set("x", forKey: "name")
      print(defaults.bool(forKey: "flag"), defaults.string(forKey: "name")!, defaults.object(forKey: "name") != nil)
      defaults.removeObject(forKey: "name")
      defaults.removeObject(forKey: "flag")
      print(defaults.string(forKey: "name") as Any)
      print(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!, UUID() != UUID(), UUID().uuidString.count)
      let e = NSError(domain: "D", code: 3, userInfo: [NSLocalizedDescriptionKey: "Oh"])
      print(e.domain, e.code, e.localizedDescription)
      enum Bad: Error { case one, two }
      let error: Error = Bad.two
      print((error as NSError).domain, (error as NSError).code)
      let nf = NumberFormatter()
      nf.numberStyle = .decimal
      nf.locale = Locale(identifier: "en_US")
      print(nf.string(from: NSNumber(value: 1234567.891))!, nf.string(from: 12)!)
      nf.numberStyle = .currency
      print(nf.string(from: 1234.5)!)
      print(1234567.formatted(.number.locale(Locale(identifier: "en_US"))))
      """#)
    #expect(
      output == #"""
        0 nil
        true x true
        nil
        E621E1F8-C36C-495A-93FC-0C247A3E6E5F true 36
        D 3 Oh
        main.Bad 1
        1,234,567.891 12
        $1,234.50
        1,234,567
        """#)
  }

  /// Expected by hand: there is no such module on Linux.
  @Test func clockAndSeeds() {
    let output = printed(
      #"""
      import Foundation
      print(Date(), Date.now.timeIntervalSince1970)
      print(Date().formatted(date: .abbreviated, time: .omitted), 1234567.formatted(), 0.256.formatted(.percent))
      print(12.5.formatted(.currency(code: "USD")), 3.14159.formatted(.number.precision(.fractionLength(2))))
      print(["a", "b", "c"].formatted())
      var request = URLRequest(url: URL(string: "https://a.b")!)
      request.httpMethod = "POST"
      request.setValue("application/json", forHTTPHeaderField: "Content-Type")
      print(request.httpMethod!, request.value(forHTTPHeaderField: "Content-Type")!)
      """#)
    #expect(
      output == #"""
        2026-01-01 09:00:00 +0000 1767258000.0
        Jan 1, 2026 1,234,567 25.6%
        $12.50 3.14
        a, b, and c
        POST application/json
        """#)
  }

  @Test func ownCoding() {
    let output = printed(
      #"""
      import Foundation
      struct Point: Codable { var x: Double; var y: Double
        enum CodingKeys: String, CodingKey { case x, y }
        init(x: Double, y: Double) { self.x = x; self.y = y }
        init(from decoder: Decoder) throws {
          let c = try decoder.container(keyedBy: CodingKeys.self)
          x = try c.decode(Double.self, forKey: .x)
          y = try c.decodeIfPresent(Double.self, forKey: .y) ?? 9
        }
        func encode(to encoder: Encoder) throws {
          var c = encoder.container(keyedBy: CodingKeys.self)
          try c.encode(x, forKey: .x)
          try c.encode(y, forKey: .y)
        }
      }
      let p = try JSONDecoder().decode(Point.self, from: Data(#"{"x": 1}"#.utf8))
      print(p.x, p.y)
      let enc = JSONEncoder(); enc.outputFormatting = .sortedKeys
      print(String(data: try enc.encode(p), encoding: .utf8)!)
      final class Store { static let shared = Store(); private var cache: [String: Data] = [:]
        func save<T: Encodable>(_ v: T, key: String) throws { cache[key] = try JSONEncoder().encode(v) }
        func load<T: Decodable>(_ type: T.Type, key: String) throws -> T? { try cache[key].map { try JSONDecoder().decode(T.self, from: $0) } } }
      try Store.shared.save([1, 2, 3], key: "a")
      print(try Store.shared.load([Int].self, key: "a") ?? [])
      struct Wrapper<T: Codable>: Codable { let items: [T]; let next: URL? }
      let w = try JSONDecoder().decode(Wrapper<Point>.self, from: Data(#"{"items": [{"x": 2, "y": 3}]}"#.utf8))
      print(w.items.count, w.items[0].y, w.next as Any)
      enum Shape: Codable { case circle(radius: Double), square(Double) }
      print(String(data: try JSONEncoder().encode(Shape.circle(radius: 2)), encoding: .utf8)!)
      class Node: Codable { var name: String; var children: [Node] = []; init(name: String) { self.name = name } }
      let n = try JSONDecoder().decode(Node.self, from: Data(#"{"name":"a","children":[{"name":"b","children":[]}]}"#.utf8))
      print(n.children[0].name)
      """#)
    #expect(
      output == #"""
        1.0 9.0
        {"x":1,"y":9}
        [1, 2, 3]
        1 3.0 nil
        {"circle":{"radius":2}}
        b
        """#)
  }

  @Test func everydayValues() {
    let output = printed(
      #"""
      import Foundation
      extension Date { var isNew: Bool { self > Date(timeIntervalSince1970: 0) } }
      print(Date(timeIntervalSince1970: 10).isNew, [Date(timeIntervalSince1970: 5), Date(timeIntervalSince1970: 1)].sorted().map(\.timeIntervalSince1970))
      let df: DateFormatter = { let f = DateFormatter(); f.dateStyle = .medium; f.timeStyle = .none; f.locale = Locale(identifier: "en_US"); f.timeZone = TimeZone(secondsFromGMT: 0); return f }()
      print(df.string(from: Date(timeIntervalSince1970: 0)))
      print("a\nb\n".components(separatedBy: .newlines), "x=1&y=2".components(separatedBy: "&").map { $0.components(separatedBy: "=") })
      print(String("abc".reversed()).uppercased(), "abc".contains { $0 == "b" }, "Swift".prefix(2) + "!")
      struct ID: Hashable { let raw = UUID() }
      print(ID() == ID(), Set([ID(), ID()]).count)
      print(max(1.0, CGFloat(2)), Double(CGFloat(3.5)), CGFloat.zero, (2.0 as CGFloat).rounded())
      let url = URL(string: "https://a.b?x=y")!
      print(url.query ?? "", [1, 2, 3].contains(2), ProcessInfo.processInfo.arguments.count > 0)
      switch "b".compare("a") { case .orderedAscending: print("asc"); case .orderedSame: print("same"); case .orderedDescending: print("desc") }
      let range = NSRange(location: 0, length: 3)
      print((("hello" as NSString).replacingCharacters(in: range, with: "JE") as String).count)
      let text: NSString = "x"
      print(text, text.appending("y"))
      func f(textField: String, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool {
        guard let r = Range(range, in: textField) else { return false }
        return textField.replacingCharacters(in: r, with: string).count <= 5
      }
      print(f(textField: "abcd", shouldChangeCharactersIn: NSRange(location: 4, length: 0), replacementString: "e"))
      enum LoginError: LocalizedError { case bad; var errorDescription: String? { "Bad login" } }
      do { throw LoginError.bad } catch { print(error.localizedDescription) }
      print(0.1 + 0.2, 1e21, 100.0, -0.0, 1/3.0)
      """#)
    #expect(
      output == #"""
        true [1.0, 5.0]
        Jan 1, 1970
        ["a", "b", ""] [["x", "1"], ["y", "2"]]
        CBA true Sw!
        false 2
        2.0 3.5 0.0 2.0
        x=y true true
        desc
        4
        x xy
        true
        Bad login
        0.30000000000000004 1e+21 100.0 -0.0 0.3333333333333333
        """#)
  }
}
