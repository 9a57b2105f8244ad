// The type after a loop's pattern says what the elements of a literal are.
enum Action { case inc, add(Int), reset(reason: String) }
for action: Action in [.inc, .add(3), .reset(reason: "r")] { print(action) }
for any: Any in ["a", 1, true] { print(type(of: any), any) }
for number: Double in [1, 2] where number > 1 { print(number) }
