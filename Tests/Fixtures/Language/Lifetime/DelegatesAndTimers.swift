protocol D: AnyObject { func done(_ s: String) }
final class Loader {
  weak var delegate: (any D)?; var onDone: ((String) -> Void)?;
  func load() { delegate?.done("delegate"); onDone?("closure") }; deinit { print("loader gone") }
}
final class Screen: D {
  let loader = Loader(); init() { loader.delegate = self; loader.onDone = { [weak self] s in self?.done(s + "!") } };
  func done(_ s: String) { print(s) }; deinit { print("screen gone") }
}
do { let s = Screen(); s.loader.load() }
var kept: Loader?
do { let s = Screen(); kept = s.loader }
kept?.load()
kept = nil
print("end")
