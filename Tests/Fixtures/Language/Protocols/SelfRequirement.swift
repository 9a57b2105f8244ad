protocol Copyable2 { func copy() -> Self; func isSame(as other: Self) -> Bool }
class Doc: Copyable2 {
  var text: String
  required init(_ text: String) { self.text = text }
  func copy() -> Self { type(of: self).init(text) }
  func isSame(as other: Doc) -> Bool { text == other.text }
  class func blank() -> Self { self.init("blank \(self)") }
}
final class Note: Doc { override var text: String { didSet { print("note set") } } }

let note = Note("n")
let copy = note.copy()
print(type(of: copy), copy.text, copy === note, copy.isSame(as: note))
copy.text = "m"
print(Doc.blank().text, Note.blank().text)
struct Point: Equatable {
  var x = 0
  static let origin = Self()
  func moved(by n: Int) -> Self { Self(x: x + n) }
  mutating func reset() { self = .origin }
  static func == (a: Self, b: Self) -> Bool { a.x == b.x }
}
var p = Point(x: 3).moved(by: 2)
print(p)
p.reset()
print(p == .origin)
