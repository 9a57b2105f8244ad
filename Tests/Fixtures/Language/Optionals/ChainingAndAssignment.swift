struct Street { var name: String; var number: Int? }
struct Home { var street: Street?; var rooms = ["hall"]; func size(_ n: Int) -> Int? { n > 0 ? rooms.count * n : nil } }
final class Person { var home: Home?; var friend: Person?; var nick: String?; lazy var pet: String? = "cat" }
let p = Person()
print(p.home?.street?.name as Any, p.home?.rooms.count ?? -1, (p.home?.rooms.first)?.count as Any)
p.home?.rooms.append("lost")
p.home = Home(street: Street(name: "Main", number: nil))
p.home?.street?.number = 5
p.home?.street?.number? += 1
p.home?.rooms.append("bath")
p.home?.rooms[0] = "entry"
p.friend?.home = Home()
p.friend = Person()
p.friend?.friend = p
p.friend?.friend?.nick = "loop"
print(p.home?.street?.number ?? 0, p.home?.rooms ?? [], p.nick ?? "", p.friend?.friend?.nick?.count ?? 0)
print(p.home?.size(3) as Any, p.home?.size(-1) as Any, p.home!.street!.name.uppercased(), p.pet?.first ?? "?")
if (p.home?.street = nil) != nil { print("assigned") }
print(p.home?.street == nil, p.friend?.home?.rooms.isEmpty ?? true)
let n: Int? = p.home.flatMap { $0.size(1) }.map { $0 + 1 }
print(n!, p.nick.map { $0 + "!" } as Any, [p.nick, nil].compactMap { $0 })
