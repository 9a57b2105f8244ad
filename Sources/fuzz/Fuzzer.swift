import Glibc

/// Runs mutated sessions for some minutes and keeps what ends the program, takes long or needs much memory.
struct Fuzzer {
  private var minutes = 1.0
  private var seed: UInt64 = 1
  private var folders: [String] = []
  private var keep = ".build/fuzz"

  /// No entry may take longer, in milliseconds; a step has 2 seconds, what goes with it a little more.
  private static let slowest = 2_500
  /// What a session may need, in megabytes.
  private static let most = 512
  /// A worker is replaced after so many sessions, so that memory is measured per session at least roughly.
  private static let sessions = 200

  /// Reads the arguments; nil where they make no sense.
  init?(_ arguments: [String]) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      switch word {
      case "--minutes":
        guard let value = rest.popFirst().flatMap({ Double($0) }) else { return nil }
        minutes = value
      case "--seed":
        guard let value = rest.popFirst().flatMap({ UInt64($0) }) else { return nil }
        seed = value
      case "--keep":
        guard let value = rest.popFirst() else { return nil }
        keep = value
      default:
        if word.hasPrefix("-") { return nil }
        folders.append(word)
      }
    }
    if folders.isEmpty { folders = ["Tests", "Lessons"] }
  }

  /// 0 where nothing was found.
  func run() -> Int32 {
    guard let corpus = Corpus(folders) else {
      print("no .swift, .case or .md files below \(folders.joined(separator: ", "))")
      return 2
    }
    mkdir(keep, 0o755)
    signal(SIGPIPE, SIG_IGN)
    var mutator = Mutator(corpus: corpus, random: SplitMix(seed: seed))
    let end = time(nil) + Int(minutes * 60)
    var worker: WorkerProcess?
    var count = 0
    var found = 0
    var slowest = 0
    var most = 0
    while time(nil) < end {
      if count % Self.sessions == 0 {
        worker?.stop()
        worker = nil
      }
      if worker == nil { worker = WorkerProcess(program: Self.program, errors: "\(keep)/errors.txt") }
      guard let current = worker else { return 3 }
      let text = mutator.next()
      count += 1
      var reason: String?
      switch current.run(text, seconds: 60) {
      case .done(let milliseconds, let megabytes):
        // The extremes are kept too: they show where the next find will be.
        if milliseconds > slowest { Self.write(text, to: "\(keep)/slowest.session") }
        if megabytes > most { Self.write(text, to: "\(keep)/most-memory.session") }
        slowest = max(slowest, milliseconds)
        most = max(most, megabytes)
        if milliseconds > Self.slowest { reason = "an entry took \(milliseconds) ms" }
        if megabytes > Self.most {
          reason = "\(megabytes) MB were needed"
          current.stop()
          worker = nil
        }
      case .ended(let how):
        reason = "ended with \(how)"
        worker = nil
      case .silent:
        reason = "no answer in 60 s"
        worker = nil
      }
      // Time and memory are looked at again in a process that has run nothing else.
      if let reason, confirms(text, reason) {
        found += 1
        let path = "\(keep)/\(seed)-\(count).session"
        Self.write(text, to: path)
        print("\(path): \(reason)")
      }
    }
    worker?.stop()
    print("\(count) sessions, \(found) finds; slowest entry \(slowest) ms, most memory \(most) MB")
    return found == 0 ? 0 : 1
  }

  /// Whether a fresh worker finds the same; an end or a silence is a find at once.
  private func confirms(_ text: String, _ reason: String) -> Bool {
    guard reason.hasPrefix("an entry") || reason.hasSuffix("needed"),
      let fresh = WorkerProcess(program: Self.program, errors: "\(keep)/errors.txt")
    else { return true }
    defer { fresh.stop() }
    guard case .done(let milliseconds, let megabytes) = fresh.run(text, seconds: 60) else { return true }
    return milliseconds > Self.slowest || megabytes > Self.most
  }

  private static var program: String {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count)
    return String(decoding: buffer[..<max(0, count)].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static func write(_ text: String, to path: String) {
    guard let file = fopen(path, "w") else { return }
    fputs(text, file)
    fclose(file)
  }
}
