final class Node {
  let n: Int; var next: Node?; weak var previous: Node?; init(_ n: Int) { self.n = n }; deinit { print("free", n) }
}
func leak() { let a = Node(1), b = Node(2); a.next = b; b.next = a; print("leaked") }
func clean() { let a = Node(3), b = Node(4); a.next = b; b.previous = a; print("linked", b.previous?.n ?? 0) }
leak()
clean()
var head: Node? = Node(10)
head?.next = Node(11)
head?.next?.next = Node(12)
head = head?.next
print("moved")
head = nil
