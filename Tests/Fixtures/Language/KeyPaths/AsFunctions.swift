struct Person { var name: String; var age: Int; var pet: Pet?; var tags: [String] }
struct Pet { var name: String }
let people = [
  Person(name: "Ann", age: 30, pet: Pet(name: "Rex"), tags: ["a", "b"]),
  Person(name: "Bo", age: 20, pet: nil, tags: []),
]
print(
  people.map(\.name), people.map(\.age).reduce(0, +), people.compactMap(\.pet?.name),
  people.filter(\.tags.isEmpty).count)
print(people.map(\.tags.count), people.map(\.tags.first), people.sorted { $0.age < $1.age }.map(\.name))
let f: (Person) -> String = \.name
print(f(people[0]), ["x", "yy"].map(\.count), [[1, 2], []].map(\.isEmpty))
func sort<T, K: Comparable>(_ list: [T], by path: KeyPath<T, K>) -> [T] {
  list.sorted { $0[keyPath: path] < $1[keyPath: path] }
}
print(
  sort(people, by: \.age).map(\.name), sort(people, by: \.name).map(\.age), sort(people, by: \.tags.count).map(\.name))
print([3, 1].map(\.self), people.max { $0[keyPath: \.age] < $1[keyPath: \.age] }?.name ?? "")
