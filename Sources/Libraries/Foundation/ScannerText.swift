import Frameworks

extension FoundationText {
  static let scanner: StaticText = """
    open class Scanner: NSObject {
      open var string: String { _text }
      open var currentIndex: String.Index
      open var charactersToBeSkipped: CharacterSet? = CharacterSet.whitespacesAndNewlines
      open var caseSensitive: Bool = false
      open var locale: Any? = nil
      open var isAtEnd: Bool { _skipped() == _text.endIndex }
      let _text: String
      public init(string: String) {
        _text = string
        currentIndex = string.startIndex
      }
      open func scanString(_ searchString: String) -> String? {
        let start = _skipped()
        let rest = _text[start...]
        guard caseSensitive ? rest.hasPrefix(searchString) : rest.lowercased().hasPrefix(searchString.lowercased()) else { return nil }
        currentIndex = _text.index(start, offsetBy: searchString.count)
        return String(_text[start..<currentIndex])
      }
      open func scanCharacter() -> Character? {
        let start = _skipped()
        guard start < _text.endIndex else { return nil }
        currentIndex = _text.index(after: start)
        return _text[start]
      }
      open func scanCharacters(from set: CharacterSet) -> String? { _scan(from: _skipped()) { _isIn(set, $0) } }
      open func scanUpToCharacters(from set: CharacterSet) -> String? { _scan(from: _skipped()) { !_isIn(set, $0) } }
      open func scanUpToString(_ substring: String) -> String? {
        let start = _skipped()
        var end = start
        while end < _text.endIndex, !_text[end...].hasPrefix(substring) { end = _text.index(after: end) }
        guard end > start else { return nil }
        currentIndex = end
        return String(_text[start..<end])
      }
      open func scanInt() -> Int? { _number { $0.isNumber }.flatMap { Int($0) } }
      open func scanDouble() -> Double? { _number { $0.isNumber || $0 == "." }.flatMap { Double($0) } }
      open func scanFloat() -> Float? { scanDouble().map { Float($0) } }
      @discardableResult open func scanInt(_ result: inout Int) -> Bool {
        guard let number = scanInt() else { return false }
        result = number
        return true
      }
      @discardableResult open func scanDouble(_ result: inout Double) -> Bool {
        guard let number = scanDouble() else { return false }
        result = number
        return true
      }
      @discardableResult open func scanHexInt64(_ result: inout UInt64) -> Bool {
        guard let number = _hexadecimal() else { return false }
        result = number
        return true
      }
      @discardableResult open func scanHexInt32(_ result: inout UInt32) -> Bool {
        guard let number = _hexadecimal() else { return false }
        result = UInt32(clamping: number)
        return true
      }
      func _skipped() -> String.Index {
        guard let skipped = charactersToBeSkipped else { return currentIndex }
        var index = currentIndex
        while index < _text.endIndex, _isIn(skipped, _text[index]) { index = _text.index(after: index) }
        return index
      }
      func _isIn(_ set: CharacterSet, _ character: Character) -> Bool {
        character.unicodeScalars.allSatisfy { set.contains($0) }
      }
      func _scan(from start: String.Index, while isWanted: (Character) -> Bool) -> String? {
        var end = start
        while end < _text.endIndex, isWanted(_text[end]) { end = _text.index(after: end) }
        guard end > start else { return nil }
        currentIndex = end
        return String(_text[start..<end])
      }
      func _number(_ isDigit: (Character) -> Bool) -> String? {
        let start = _skipped()
        let before = currentIndex
        var first = start
        if first < _text.endIndex, _text[first] == "-" || _text[first] == "+" { first = _text.index(after: first) }
        guard let digits = _scan(from: first, while: isDigit) else {
          currentIndex = before
          return nil
        }
        return String(_text[start..<first]) + digits
      }
      func _hexadecimal() -> UInt64? {
        var start = _skipped()
        let rest = _text[start...].lowercased()
        if rest.hasPrefix("0x") { start = _text.index(start, offsetBy: 2) }
        guard let digits = _scan(from: start, while: { $0.isHexDigit }) else { return nil }
        return UInt64(digits, radix: 16) ?? UInt64.max
      }
    }
    """
}
