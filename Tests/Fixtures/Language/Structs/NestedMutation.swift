struct Game {
  struct Player { var name: String; var hand: [Card] = []; mutating func draw(_ c: Card) { hand.append(c) } };
  struct Card: Equatable { var v: Int }; var players: [Player]; var deck = (1...5).map(Card.init)
  mutating func deal() { for i in players.indices { players[i].draw(deck.removeFirst()) } }
  subscript(name: String) -> Player? {
    get { players.first { $0.name == name } }
    set { if let i = players.firstIndex(where: { $0.name == name }), let newValue { players[i] = newValue } }
  }
}
var g = Game(players: [.init(name: "a"), .init(name: "b")])
g.deal()
g.deal()
g["a"]?.hand[0].v = 100
g["a"]?.name = "z"
print(
  g.players.map { $0.name + $0.hand.map { "\($0.v)" }.joined(separator: "/") }, g.deck.count, g["q"] == nil,
  g["z"]!.hand.contains(.init(v: 3)))
