import Testing

/// NSObject, key-value observing and notifications.
struct ObjectsTests {
  @Test func equality() {
    let output = printed(
      #"""
      import Foundation
      class Foo: NSObject {
        let n: Int
        init(_ n: Int) { self.n = n }
        override func isEqual(_ object: Any?) -> Bool { (object as? Foo)?.n == n }
        override var hash: Int { n }
        override var description: String { "Foo\(n)" }
      }
      print(Foo(1) == Foo(1), Foo(1) != Foo(2), Set([Foo(1), Foo(1)]).count, Foo(3), [Foo(4)])
      class Plain: NSObject {}
      let a = Plain()
      print(a == a, a == Plain(), a.isEqual(a), a.isKind(of: NSObject.self), a is NSObject)
      """#)
    #expect(
      output == #"""
        true true 1 Foo3 [Foo4]
        true false true true true
        """#)
  }

  @Test func notifications() {
    let output = printed(
      #"""
      import Foundation
      extension Notification.Name { static let ping = Notification.Name("ping") }
      let token = NotificationCenter.default.addObserver(forName: .ping, object: nil, queue: nil) { note in print("got", note.name.rawValue, note.userInfo?["a"] as Any) }
      NotificationCenter.default.post(name: .ping, object: nil, userInfo: ["a": 1])
      NotificationCenter.default.removeObserver(token)
      NotificationCenter.default.post(name: .ping, object: nil)
      class Sender {}
      let one = Sender()
      let second = NotificationCenter.default.addObserver(forName: .ping, object: one, queue: nil) { _ in print("from one") }
      NotificationCenter.default.post(name: .ping, object: Sender())
      NotificationCenter.default.post(Notification(name: .ping, object: one))
      """#)
    #expect(
      output == #"""
        got ping Optional(1)
        from one
        """#)
  }

  /// Expected by hand: there is no such module on Linux.
  @Test func selectorsAndObservers() {
    let output = printed(
      #"""
      import Foundation
      class Player: NSObject {
        @objc dynamic var score = 0
        @objc func hit(_ n: NSNumber) { print("hit", n) }
        @objc func go() { print("go") }
        @objc func noted(_ note: Notification) { print("noted", note.object as? Int ?? 0) }
        deinit { print("player gone") }
      }
      var player: Player! = Player()
      var token: NSKeyValueObservation? = player.observe(\.score, options: [.old, .new]) { p, change in
        print("score", change.oldValue as Any, change.newValue as Any, p.score)
      }
      player.score = 3
      token = nil
      player.score = 4
      player.perform(#selector(Player.go))
      player.perform(Selector("hit:"), with: 5)
      print(player.responds(to: #selector(Player.go)), player.value(forKey: "score") as? Int ?? 0)
      player.setValue(9, forKey: "score")
      print(player.score)
      NotificationCenter.default.addObserver(player!, selector: #selector(Player.noted(_:)), name: Notification.Name("n"), object: nil)
      NotificationCenter.default.post(name: Notification.Name("n"), object: 7)
      player = nil
      NotificationCenter.default.post(name: Notification.Name("n"), object: 8)
      """#)
    #expect(
      output == #"""
        score Optional(0) Optional(3) 3
        go
        hit 5
        true 4
        9
        noted 7
        player gone
        """#)
  }
}
