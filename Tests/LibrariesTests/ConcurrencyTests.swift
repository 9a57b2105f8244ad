import Testing

/// Tasks, groups, streams and clocks; expectations are what Swift 6.3.1 prints.
struct ConcurrencyTests {
  @Test func tasksAndValues() {
    let output = printed(
      #"""
      struct Oops: Error {}
      func load(_ n: Int) async throws -> Int {
        try await Task.sleep(for: .milliseconds(n * 10))
        if n == 3 { throw Oops() }
        return n * 2
      }
      let task = Task { print("in task"); return 5 }
      print("after task")
      print(await task.value)
      let failing = Task { try await load(3) }
      do { _ = try await failing.value } catch { print("caught", error) }
      switch await failing.result {
      case .success(let value): print(value)
      case .failure(let error): print("failed", error)
      }
      """#)
    #expect(
      output == #"""
        after task
        in task
        5
        caught Oops()
        failed Oops()
        """#)
  }

  @Test func cancelling() {
    let output = printed(
      #"""
      let task = Task { () -> String in
        do {
          try await Task.sleep(for: .seconds(10))
          return "slept"
        } catch {
          return "cancelled \(error is CancellationError) \(Task.isCancelled)"
        }
      }
      await Task.yield()
      task.cancel()
      print(await task.value, task.isCancelled)
      let polite = Task {
        for i in 0..<100 {
          guard !Task.isCancelled else { return i < 50 }
          await Task.yield()
        }
        return false
      }
      polite.cancel()
      print(await polite.value)
      let checked = Task { try Task.checkCancellation() }
      checked.cancel()
      do { try await checked.value } catch { print(error) }
      await withTaskCancellationHandler { print("op") } onCancel: { print("never") }
      """#)
    #expect(
      output == #"""
        cancelled true true true
        true
        CancellationError()
        op
        """#)
  }

  @Test func tasksInState() {
    let output = printed(
      #"""
      struct Model { var task: Task<Void, Error>? }
      var model = Model()
      model.task = Task { try await Task.sleep(nanoseconds: 1000) }
      let copy = model.task
      print(copy == model.task, model.task == Task { })
      model.task?.cancel()
      model.task = nil
      print(model.task == nil)
      """#)
    #expect(
      output == #"""
        true false
        true
        """#)
  }

  @Test func asyncLet() {
    let output = printed(
      #"""
      func value(_ n: Int) async -> Int { try? await Task.sleep(for: .milliseconds(n)); return n }
      func both() async -> Int {
        async let a = value(20)
        async let b: Int = value(10)
        let sum = await a + b
        return sum
      }
      print(await both())
      """#)
    #expect(
      output == #"""
        30
        """#)
  }

  @Test func groups() {
    let output = printed(
      #"""
      struct Oops: Error {}
      let sum = await withTaskGroup(of: Int.self) { group in
        for i in 1...3 { group.addTask { i } }
        var s = 0
        for await x in group { s += x }
        return s
      }
      print("sum", sum)
      func load(_ n: Int) async throws -> Int {
        try await Task.sleep(for: .milliseconds(n * 20))
        if n == 4 { throw Oops() }
        return n
      }
      do {
        let all = try await withThrowingTaskGroup(of: Int.self, returning: [Int].self) { group in
          for i in [3, 1, 2] { group.addTask { try await load(i) } }
          var all: [Int] = []
          for try await v in group { all.append(v) }
          return all
        }
        print(all)
        try await withThrowingTaskGroup(of: Int.self) { group in
          for i in [1, 4, 30] { group.addTask { try await load(i) } }
          while let v = try await group.next() { print(v) }
        }
      } catch { print("group", error) }
      """#)
    #expect(
      output == #"""
        sum 6
        [1, 2, 3]
        1
        group Oops()
        """#)
  }

  @Test func streams() {
    let output = printed(
      #"""
      let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
      Task { for i in 0..<3 { continuation.yield(i); await Task.yield() }; continuation.finish() }
      for await v in stream { print("got", v) }
      let letters = AsyncStream<String> { c in c.yield("a"); c.yield("b"); c.finish() }
      for await v in letters.map({ $0 + "!" }) { print(v) }
      var n = 0
      let unfolding = AsyncStream<Int> { n += 1; return n < 4 ? n : nil }
      for await v in unfolding.filter({ $0 != 2 }) { print(v) }
      let newest = AsyncStream<Int>(bufferingPolicy: .bufferingNewest(1)) { c in for i in 0..<5 { c.yield(i) }; c.finish() }
      for await v in newest { print("newest", v) }
      struct Oops: Error {}
      let failing = AsyncThrowingStream<Int, Error> { c in c.yield(1); c.finish(throwing: Oops()) }
      do { for try await v in failing { print(v) } } catch { print("stream", error) }
      """#)
    #expect(
      output == #"""
        got 0
        got 1
        got 2
        a!
        b!
        1
        3
        newest 4
        1
        stream Oops()
        """#)
  }

  @Test func continuations() {
    let output = printed(
      #"""
      struct Oops: Error {}
      let r: Int = await withCheckedContinuation { k in Task { k.resume(returning: 7) } }
      print(r)
      do {
        let x: Int = try await withCheckedThrowingContinuation { k in k.resume(throwing: Oops()) }
        print(x)
      } catch { print("thrown", error) }
      func old(_ completion: @escaping (Result<String, Error>) -> Void) { Task { completion(.success("done")) } }
      func new() async throws -> String { try await withCheckedThrowingContinuation { c in old { c.resume(with: $0) } } }
      print(try await new())
      """#)
    #expect(
      output == #"""
        7
        thrown Oops()
        done
        """#)
  }

  @Test func actorsAndMain() {
    let output = printed(
      #"""
      actor Counter {
        private var n = 0
        func increment() -> Int { n += 1; return n }
      }
      let counter = Counter()
      print(await counter.increment(), await counter.increment())
      await MainActor.run { print("main") }
      @MainActor final class Model {
        var items: [Int] = []
        func load() async { items = await fetch() }
        nonisolated func fetch() async -> [Int] { [1, 2] }
      }
      let model = await Model()
      await model.load()
      print(await model.items)
      """#)
    #expect(
      output == #"""
        1 2
        main
        [1, 2]
        """#)
  }

  @Test func lifetimes() {
    let output = printed(
      #"""
      class Box {
        let n: Int
        init(_ n: Int) { self.n = n }
        deinit { print("box", n, "gone") }
      }
      func run() async { let b = Box(1); await Task.yield(); print("used", b.n) }
      await run()
      let w = Task { [b = Box(2)] in print("task", b.n) }
      await w.value
      class Loader {
        var task: Task<Void, Never>?
        func start() { task = Task { [weak self] in try? await Task.sleep(for: .milliseconds(5)); print("self is", self == nil ? "gone" : "there") } }
        deinit { print("loader gone") }
      }
      var loader: Loader? = Loader()
      loader!.start()
      let t = loader!.task!
      loader = nil
      await t.value
      """#)
    #expect(
      output == #"""
        used 1
        box 1 gone
        task 2
        box 2 gone
        loader gone
        self is gone
        """#)
  }

  @Test func durations() {
    let output = printed(
      #"""
      print(Duration.seconds(2) + .milliseconds(500), Duration.seconds(1) < .seconds(2))
      let clock = ContinuousClock()
      let start = clock.now
      try await clock.sleep(for: .milliseconds(5))
      print(clock.now - start >= .milliseconds(5), start < clock.now)
      print(Duration.milliseconds(1500) / 3, Duration.seconds(3) / Duration.seconds(2), Duration.seconds(1) * 2)
      """#)
    #expect(
      output == #"""
        2.5 seconds true
        true true
        0.5 seconds 1.5 2.0 seconds
        """#)
  }

  @Test func viewModel() {
    let output = printed(
      #"""
      import Foundation
      @MainActor final class ViewModel {
        private(set) var state = "idle" { didSet { print("STATE", state) } }
        private var task: Task<Void, Never>?
        private let service: Service
        init(service: Service) { self.service = service }
        func load(_ id: Int) {
          task?.cancel()
          state = "loading"
          task = Task { [weak self] in
            guard let self else { return }
            do {
              let items = try await service.items(id: id)
              guard !Task.isCancelled else { return }
              state = "loaded \(items.count)"
            } catch is CancellationError {
              print("cancelled")
            } catch let error as ServiceError {
              state = "failed \(error)"
            } catch {
              state = "other \(error.localizedDescription)"
            }
          }
        }
        func wait() async { await task?.value }
      }
      enum ServiceError: Error { case notFound(Int) }
      protocol Service: Sendable { func items(id: Int) async throws -> [String] }
      struct FakeService: Service {
        func items(id: Int) async throws -> [String] {
          try await Task.sleep(for: .milliseconds(50))
          if id == 0 { throw ServiceError.notFound(id) }
          return Array(repeating: "x", count: id)
        }
      }
      let vm = ViewModel(service: FakeService())
      vm.load(5)
      vm.load(2)
      await vm.wait()
      vm.load(0)
      await vm.wait()
      """#)
    #expect(
      output == #"""
        STATE loading
        STATE loading
        cancelled
        STATE loaded 2
        STATE loading
        STATE failed notFound(0)
        """#)
  }

  @Test func everydayCode() {
    let output = printed(
      #"""
      import Foundation
      enum ServiceError: Error { case notFound(Int) }
      struct Remote { var value: Int { get async throws { try await Task.sleep(for: .milliseconds(1)); return 4 } } }
      print(try await Remote().value)
      let results = await withTaskGroup(of: (Int, String).self, returning: [Int: String].self) { group in
        for i in 0..<3 { group.addTask { (i, "v\(i)") } }
        var d: [Int: String] = [:]
        for await (i, s) in group { d[i] = s }
        return d
      }
      print(results.keys.sorted(), results[1]!)
      Task { @MainActor in print("main task") }
      Task { try await Task.sleep(for: .milliseconds(1)); throw ServiceError.notFound(1) }
      try? await Task.sleep(for: .milliseconds(10))
      func retry<T>(_ times: Int, _ op: () async throws -> T) async throws -> T {
        for i in 0..<times { do { return try await op() } catch { print("attempt", i, error); if i == times - 1 { throw error } } }
        fatalError()
      }
      var attempts = 0
      print(try await retry(3) { () -> Int in attempts += 1; if attempts < 3 { throw ServiceError.notFound(attempts) }; return attempts })
      let debounced = Task { for i in 0..<3 { print("loop", i); await Task.yield() } }
      await debounced.value
      extension Task where Success == Never, Failure == Never {
        static func nap() async { try? await Task.sleep(for: .milliseconds(1)) }
      }
      await Task.nap()
      print("done")
      """#)
    #expect(
      output == #"""
        4
        [0, 1, 2] v1
        main task
        attempt 0 notFound(1)
        attempt 1 notFound(2)
        3
        loop 0
        loop 1
        loop 2
        done
        """#)
  }

  @Test func asyncSequences() {
    let output = printed(
      #"""
      let reader = Task {
        let s = AsyncStream<Int> { c in c.onTermination = { print("terminated", $0) }; c.yield(1) }
        for await v in s { print("v", v) }
        print("after loop")
      }
      try? await Task.sleep(for: .milliseconds(5))
      reader.cancel()
      await reader.value
      func seq() -> AsyncThrowingStream<Int, Error> { AsyncThrowingStream { c in let t = Task { for i in 1...3 { try await Task.sleep(for: .milliseconds(1)); c.yield(i) }; c.finish() }; c.onTermination = { _ in t.cancel() } } }
      for try await x in seq() { print(x); if x == 2 { break } }
      struct Countdown: AsyncSequence, AsyncIteratorProtocol { typealias Element = Int; var n: Int
        mutating func next() async -> Int? { guard n > 0 else { return nil }; n -= 1; try? await Task.sleep(for: .milliseconds(1)); return n }
        func makeAsyncIterator() -> Countdown { self } }
      for await c in Countdown(n: 3) { print("count", c) }
      print(await Countdown(n: 4).reduce(0, +))
      var it = Countdown(n: 2).makeAsyncIterator()
      while let c = await it.next() { print("it", c) }
      """#)
    #expect(
      output == #"""
        v 1
        terminated cancelled
        after loop
        1
        2
        count 2
        count 1
        count 0
        6
        it 1
        it 0
        """#)
  }

  @Test func sharedTasks() {
    let output = printed(
      #"""
      @MainActor class Img { var loaded: [String: Task<String, Never>] = [:]
        func image(_ k: String) async -> String { if let t = loaded[k] { return await t.value }; let t = Task { try? await Task.sleep(for: .milliseconds(2)); return "img-\(k)" }; loaded[k] = t; return await t.value } }
      let im = Img()
      async let p1 = im.image("a")
      async let p2 = im.image("a")
      print(await p1, await p2)
      """#)
    #expect(
      output == #"""
        img-a img-a
        """#)
  }
}
