final class Node<T> { let v: T; var next: Node<T>?; init(_ v: T) { self.v = v } }
struct List<T>: Sequence {
  private var head: Node<T>?, tail: Node<T>?; private(set) var count = 0
  mutating func append(_ v: T) {
    let n = Node(v); if let tail { tail.next = n } else { head = n }; tail = n; count += 1
  }
  func makeIterator() -> AnyIterator<T> {
    var c = head;
    return AnyIterator {
      defer { c = c?.next }; return c?.v
    }
  }
}
struct Queue<T> {
  private var a: [T] = []; mutating func push(_ t: T) { a.append(t) };
  mutating func pop() -> T? { a.isEmpty ? nil : a.removeFirst() }; var front: T? { a.first }
}
var l = List<Int>()
[1, 2, 3].forEach { l.append($0) }
print(l.map { $0 * 2 }, l.count, l.contains(2), l.reduce(0, +))
var q = Queue<String>()
q.push("a"); q.push("b")
print(q.pop()!, q.front!, q.pop()!, q.pop() as Any)
