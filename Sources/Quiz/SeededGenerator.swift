/// The generator that draws and shuffles: SplitMix64, documented and the same everywhere, so that a seed prints the same
/// paper again.
///
/// The state grows by 0x9E3779B97F4A7C15 at each step; the answer is the state mixed by two multiplications with shifts of
/// 30, 27 and 31 bits.
package struct SeededGenerator: Sendable {
  private var state: UInt64

  /// A generator that begins at `seed`.
  package init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number below `bound`, each as likely: the high half of a product, drawn again where it would favour some.
  package mutating func next(below bound: Int) -> Int {
    let bound = UInt64(bound)
    let limit = (0 &- bound) % bound
    while true {
      let product = next().multipliedFullWidth(by: bound)
      if product.low >= limit { return Int(product.high) }
    }
  }

  /// The numbers from 0 to `count` - 1 in a drawn order: Fisher and Yates, from the last place down.
  package mutating func order(of count: Int) -> [Int] {
    var order = Array(0..<count)
    var place = count - 1
    while place > 0 {
      order.swapAt(place, next(below: place + 1))
      place -= 1
    }
    return order
  }
}
