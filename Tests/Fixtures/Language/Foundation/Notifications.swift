import Foundation

extension Notification.Name { static let ping = Notification.Name("ping") }
let center = NotificationCenter.default
var got: [String] = []
let token = center.addObserver(forName: .ping, object: nil, queue: nil) { note in
  got.append(note.userInfo?["k"] as? String ?? "-")
}
center.post(name: .ping, object: nil, userInfo: ["k": "v"])
center.post(name: .ping, object: nil)
center.post(name: Notification.Name("other"), object: nil)
center.removeObserver(token)
center.post(name: .ping, object: nil)
print(got, Notification.Name.ping.rawValue, token as Any is NSObjectProtocol)
