struct Point { var x = 0, y = 0 }
struct Line { var start = Point(), end = Point(); let id: Int }
final class Shape { var line = Line(id: 1); var name = "s"; let kind = "k" }
func set<Root, Value>(_ root: inout Root, _ path: WritableKeyPath<Root, Value>, _ value: Value) {
  root[keyPath: path] = value
}
func change<T: AnyObject, V>(_ object: T, _ path: ReferenceWritableKeyPath<T, V>, to value: V) {
  object[keyPath: path] = value
}
var line = Line(id: 3)
line[keyPath: \.start.x] = 4
set(&line, \.end, Point(x: 1, y: 2))
line[keyPath: \Line.end.y] += 10
print(line, line[keyPath: \.id])
let shape = Shape()
change(shape, \.name, to: "new")
shape[keyPath: \.line.start.y] = 7
change(shape, \.line.end.x, to: 9)
print(shape.name, shape.line, shape[keyPath: \.kind])
let paths: [WritableKeyPath<Point, Int>] = [\.x, \.y]
var point = Point()
for (i, path) in paths.enumerated() { point[keyPath: path] = i + 1 }
print(point, paths[0] == \Point.x, paths[0] == paths[1])
