struct Stack<Element> {
  private var items: [Element] = []
  var top: Element? { items.last }
  var isEmpty: Bool { items.isEmpty }
  mutating func push(_ item: Element) { items.append(item) }
  @discardableResult mutating func pop() -> Element? { items.popLast() }
  func map<T>(_ transform: (Element) throws -> T) rethrows -> Stack<T> {
    var result = Stack<T>()
    for item in items { result.push(try transform(item)) }
    return result
  }
}

extension Stack: ExpressibleByArrayLiteral {
  init(arrayLiteral elements: Element...) { for e in elements { push(e) } }
}
extension Stack: Equatable where Element: Equatable {}
extension Stack where Element == Int { var sum: Int { items.reduce(0, +) } }
extension Stack: CustomStringConvertible {
  var description: String { "<" + items.map { "\($0)" }.joined(separator: " ") + ">" }
}

var stack: Stack = [1, 2, 3]
stack.push(4)
stack.pop()
print(stack, stack.sum, stack.top ?? 0, stack.map { "n\($0)" }, stack == [1, 2, 3])
var names = Stack<String>()
names.push("a")
print(names.isEmpty, names, type(of: names))
