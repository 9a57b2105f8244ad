import Foundation

print(
  [3, 1, 2].sorted { $0 < $1 }, "b,a".components(separatedBy: ",").sorted(), CharacterSet.decimalDigits.contains("5"),
  "abc".rangeOfCharacter(from: .decimalDigits) == nil)
UserDefaults.standard.set(5, forKey: "fixture.n")
print(UserDefaults.standard.integer(forKey: "fixture.n"), UserDefaults.standard.string(forKey: "fixture.none") as Any)
UserDefaults.standard.removeObject(forKey: "fixture.n")
let i: IndexSet = [1, 2, 5]
print(i.contains(2), i.count, i.map { $0 }, IndexPath(indexes: [2, 1]).count)
print(
  NSNumber(value: 3).intValue, (1.005 * 100).rounded() / 100,
  Locale(identifier: "en_US").identifier)
