struct Congruential: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}
var generator = Congruential(state: 42)
print(generator.next(), generator.next(), Int.random(in: 0..<100, using: &generator))
print([1, 2, 3, 4, 5].shuffled(using: &generator), Double.random(in: 0...1, using: &generator))
print(
  Double.random(in: -1..<1, using: &generator), Float.random(in: 0..<1, using: &generator),
  UInt8.random(in: 0...9, using: &generator))
print(
  Bool.random(using: &generator), ["a", "b", "c"].randomElement(using: &generator)!,
  Int.random(in: -5...5, using: &generator))
var letters = Array("abcdef")
letters.shuffle(using: &generator)
print(String(letters), generator.state)
var system = SystemRandomNumberGenerator()
print((1...6).contains(Int.random(in: 1...6, using: &system)))
