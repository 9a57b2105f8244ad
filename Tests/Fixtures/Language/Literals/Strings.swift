let name = "World"
let multi = """
  Hello, \(name)!
    indented "quotes" and \\ backslash
  joined \
  line
  """
print(multi)
print(#"raw \n \(name) "quoted""#, #"raw \#(name)"#, ##"hash "# inside"##)
print("tab\tnew", "unicode \u{1F600} \u{e9}", "quote \" single '", "null\0".count)
print(
  """
  a
  \("nested \("deep") text")
  """)
print("\(1 + 2) \(name.count > 3 ? "long" : "short") \([1, 2].map { "\($0)" }.joined(separator: "-"))")
print(1_000_000, 0xFF, 0b101, 0o17, 1.5e3, 1e-2, 0x1p4, -0.0)
