func cmd(_ s: String) -> String {
  let parts = s.split(separator: " ").map(String.init)
  switch (parts.first, parts.count) {
  case ("go"?, 2): return "going \(parts[1])"
  case ("stop"?, 1), ("halt"?, 1): return "stopping"
  case (let c?, let n) where n > 2: return "\(c) has \(n - 1)"
  case (nil, _): return "empty"
  default: return "unknown"
  }
}
print(["go north", "stop", "halt", "say a b", "", "dance"].map(cmd))
