// A literal becomes what a prefix or postfix operator takes.
postfix operator %
postfix func % (value: Double) -> Double { value / 100 }
prefix operator √
prefix func √ (value: Double) -> Double { value * value }
prefix operator §
prefix func § (value: UInt8) -> String { "byte \(value)" }
print(50%, 12.5%, √16, §7)
