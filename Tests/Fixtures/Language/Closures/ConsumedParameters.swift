// A `consuming` parameter is a variable of the function's own (SE-0377); a borrowed one is not.
struct Stack {
  var items = [1]
  mutating func push(_ item: Int) { items.append(item) }
  func joined(with other: consuming Stack) -> Stack {
    other.items += items
    return other
  }
  init(_ items: consuming [Int]) {
    items.append(0)
    self.items = items
  }
}
func pushed(_ stack: consuming Stack) -> Stack {
  stack.push(9)
  return stack
}
func count(_ stack: borrowing Stack) -> Int { stack.items.count }
func counter(_ n: consuming Int) -> () -> Int {
  n += 1
  return {
    n += 1
    return n
  }
}
func run() {
  let stack = Stack([1])
  func local(_ s: consuming Stack) -> [Int] {
    s.items.reverse()
    return s.items
  }
  print(pushed(stack).items, stack.items, count(stack), local(stack), stack.joined(with: Stack([5])).items)
  let next = counter(4)
  print(next(), next())
}
run()
