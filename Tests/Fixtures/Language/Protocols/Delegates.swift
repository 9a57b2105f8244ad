protocol PlayerDelegate: AnyObject {
  func player(_ player: Player, didMoveTo position: Int)
  func playerDidFinish(_ player: Player)
}
extension PlayerDelegate { func playerDidFinish(_ player: Player) { print("default finish") } }
final class Player {
  weak var delegate: (any PlayerDelegate)?
  private(set) var position = 0 { didSet { delegate?.player(self, didMoveTo: position) } }
  func play(_ n: Int) {
    for _ in 0..<n { position += 1 }
    delegate?.playerDidFinish(self)
  }
  deinit { print("player gone") }
}
final class Screen: PlayerDelegate {
  let player = Player()
  init() { player.delegate = self }
  func player(_ player: Player, didMoveTo position: Int) { print("at", position) }
  deinit { print("screen gone") }
}

var screen: Screen? = Screen()
screen?.player.play(2)
let player = screen!.player
screen = nil
player.play(1)
print(player.delegate == nil, player.position)
