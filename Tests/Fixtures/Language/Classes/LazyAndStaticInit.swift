class Config {
  static let defaults: [String: Int] = {
    print("loading"); return ["a": 1]
  }()
    ;
  lazy var expensive: Int = compute(); private func compute() -> Int { print("computing"); return 42 };
  static var count = 0; init() { Config.count += 1 }
}
print("begin")
let c = Config()
print(c.expensive, c.expensive, Config.defaults["a"]!, Config.defaults.count, Config.count)
_ = Config()
print(Config.count)
