var a: Set = [1, 2, 3, 4], b: Set<Int> = [3, 4, 5]
print(a.union(b).sorted(), a.intersection(b).sorted(), a.subtracting(b).sorted(), a.symmetricDifference(b).sorted())
print(
  a.isSubset(of: [1, 2, 3, 4, 5]), a.isSuperset(of: [1]), a.isDisjoint(with: [9]), a.isStrictSubset(of: a),
  a == [4, 3, 2, 1])
print(a.insert(9).inserted, a.insert(9).inserted, a.remove(1) as Any, a.remove(77) as Any, a.contains(9), a.count)
a.formUnion(b)
a.formIntersection([3, 4, 5, 9])
a.subtract([9])
print(
  a.sorted(), a.map { $0 * 2 }.sorted(), a.filter { $0 > 3 }.sorted(), type(of: a.filter { $0 > 3 }), a.min()!,
  a.first != nil)
let unique = Array(Set(["x", "y", "x"])).sorted()
print(
  unique, Set("hello").count, Set([[1], [1]]).count, a.isEmpty, Set<Int>().isEmpty, a.reduce(0, +),
  a.allSatisfy { $0 > 2 })
struct Tag: Hashable { let n: String }
let tags: Set<Tag> = [Tag(n: "a"), Tag(n: "a"), Tag(n: "b")]
print(tags.count, tags.contains(Tag(n: "b")), tags.map(\.n).sorted(), a.symmetricDifference([3]).sorted())
