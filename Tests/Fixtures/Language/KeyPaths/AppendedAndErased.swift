struct Address { var city: String }
struct User { var address: Address; var scores: [Int]; var byName: [String: Int] }
let user = User(address: Address(city: "Rome"), scores: [5, 6], byName: ["a": 1])
let toAddress = \User.address
let toCity = toAddress.appending(path: \.city)
print(
  user[keyPath: toCity], user[keyPath: \.scores[1]], user[keyPath: \.byName["a"]] ?? 0, user[keyPath: \.scores.count])
let any: AnyKeyPath = \User.scores
let partial: PartialKeyPath<User> = \.address.city
print(user[keyPath: partial], user[keyPath: any] as? [Int] ?? [])
let all: [PartialKeyPath<User>] = [\.address.city, \.scores]
for path in all { print(user[keyPath: path]) }
print(all[0] == \User.address.city, Set(all).contains(\User.scores))
var copy = user
let writable = (\User.address as WritableKeyPath).appending(path: \.city)
copy[keyPath: writable] = "Oslo"
print(copy.address.city, user.address.city)
