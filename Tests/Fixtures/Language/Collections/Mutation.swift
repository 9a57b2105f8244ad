var a = Array(1...6)
a.removeFirst(2)
a.removeLast()
a.insert(contentsOf: [9, 9], at: 1)
a[0...1] = [7]
a.append(contentsOf: [1, 2])
a.removeAll { $0 == 9 }
a.reserveCapacity(20)
print(a, a.count, a.first!, a.last!, a.firstIndex(of: 2)!)
a.swapAt(0, a.count - 1)
for i in a.indices { a[i] += i }
a += [100]
a.reverse()
print(a, a.dropFirst().dropLast().map { $0 }, a.isEmpty, Array(a.reversed()), a.contains(100), a.popLast()!)
var matrix = [[1, 2], [3, 4]]
matrix[0][1] *= 5
matrix.append([5])
matrix[2].insert(0, at: 0)
print(matrix, matrix.flatMap { $0 }, matrix.map(\.count), matrix.joined().reduce(0, +))
