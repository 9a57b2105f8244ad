func t(_ s: String) -> Bool { print(s, terminator: " "); return true }
func f(_ s: String) -> Bool { print(s, terminator: " "); return false }
print(t("a") || t("b"))
print(f("c") && t("d"))
print(f("e") || t("f") && f("g"))
func v(_ n: Int?) -> Int? { print("v", terminator: " "); return n }
print(v(1) ?? v(2) ?? 0)
print(v(nil) ?? v(3)!)
print(!t("h") || !f("i"))
