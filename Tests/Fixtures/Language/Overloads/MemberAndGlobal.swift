func size(_ text: String) -> Int { text.count }

struct Box {
  var text: String
  static func make(_ n: Int) -> Box { Box(text: String(repeating: "x", count: n)) }
  static func make(_ text: String) -> Box { Box(text: text) }
  func pad(_ n: Int) -> Box { Box(text: text + String(repeating: ".", count: n)) }
  func pad(_ text: String) -> Box { Box(text: self.text + text) }
  func total() -> Int { size(text) + size("ab") }
}

extension Box {
  init(_ n: Int) { self = .make(n) }
  init(_ words: [String]) { text = words.joined(separator: " ") }
}

print(Box.make(2).pad(3).pad("!").text, Box(4).text, Box(["a", "b"]).text)
print(Box.make("abc").total())
let boxes: [Box] = [.make(1), .make("z"), .init(2), .init(text: "q")]
print(boxes.map(\.text), boxes.map { $0.pad(1) }.map(\.text))
