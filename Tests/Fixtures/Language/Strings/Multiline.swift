let name = "Ann"
let s = """
  Dear \(name),
    "quoted" and \t tab
  \("nested".uppercased())
  """
print(s)
print(
  """
    indented
  less
  """)
print(
  #"no \escape \#(name)"#,
  """
  one \
  line
  """)
print(
  "a\\b", "\u{41}", "'", "\"",
  #"""
  raw "multi" \n
  """#)
