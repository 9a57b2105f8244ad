struct Doc {
  var text: String { didSet { words = nil } }; private var words: [Substring]?; init(_ t: String) { text = t }
  var count: Int {
    mutating get { if words == nil { words = text.split(separator: " "); print("split") }; return words!.count }
  }
}
var d = Doc("a b c")
print(d.count)
print(d.count)
d.text += " d"
print(d.count)
