func join(_ a: Int) -> String { "one" }
func join(_ a: Int, _ b: Int) -> String { "two" }
func join(_ a: Int, _ b: Int, _ c: Int = 0) -> String { "three" }
func join(_ all: Int...) -> String { "many \(all.count)" }
func greet(_ name: String = "you", loudly: Bool = false) -> String { loudly ? name.uppercased() : name }
func tag(_ name: String) -> String { name }
func tag(_ name: String, closed: Bool = true) -> String { closed ? name + "/" : name }

print(join(1), join(1, 2), join(1, 2, 3), join(1, 2, 3, 4), join())
print(greet(), greet("a"), greet(loudly: true), greet("b", loudly: true))
print(tag("br"), tag("br", closed: true), tag("br", closed: false))
