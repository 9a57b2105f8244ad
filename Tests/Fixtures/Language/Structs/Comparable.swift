struct Card: Comparable, Hashable {
  enum Suit: Int, CaseIterable { case clubs, hearts }; let rank: Int; let suit: Suit;
  static func < (a: Card, b: Card) -> Bool { (a.rank, a.suit.rawValue) < (b.rank, b.suit.rawValue) }
}
let deck = Card.Suit.allCases.flatMap { s in (1...2).map { Card(rank: $0, suit: s) } }
print(
  deck.sorted().map { "\($0.rank)\($0.suit)" }, deck.max()!, Set(deck + deck).count,
  deck.contains(Card(rank: 2, suit: .hearts)))
print(
  Dictionary(grouping: deck, by: \.suit)[.clubs]!.map(\.rank), deck[0] <= deck[1],
  deck.firstIndex { $0.suit == .hearts }!)
