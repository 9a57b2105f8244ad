import Testing

/// Combine; expectations by hand, for there is no such module on Linux.
struct CombineTests {
  /// Expected by hand: there is no such module on Linux.
  @Test func publishedOrder() {
    let output = printed(
      #"""
      import Combine
      final class Model: ObservableObject {
        @Published var name = "a"
        @Published var count = 0
        deinit { print("model gone") }
      }
      var bag = Set<AnyCancellable>()
      var m: Model! = Model()
      m.objectWillChange.sink { [unowned m] in print("will change", m!.name, m!.count) }.store(in: &bag)
      m.$name.sink { [unowned m] in print("name", $0, m!.name) }.store(in: &bag)
      m.$name.dropFirst().removeDuplicates().map { $0.uppercased() }.sink { print("upper", $0) }.store(in: &bag)
      m.name = "b"
      m.count += 1
      m.name = "b"
      bag.removeAll()
      m.name = "c"
      m = nil
      """#)
    #expect(
      output == #"""
        name a a
        will change a 0
        name b a
        upper B
        will change b 0
        will change b 1
        name b b
        model gone
        """#)
  }

  /// Expected by hand: there is no such module on Linux.
  @Test func lifetimes() {
    let output = printed(
      #"""
      import Combine
      final class Model: ObservableObject { @Published var count = 1 }
      let m = Model()
      class Holder {
        var bag = Set<AnyCancellable>()
        init(_ m: Model) { m.$count.sink { [weak self] v in print("holder", v, self == nil) }.store(in: &bag) }
        deinit { print("holder gone") }
      }
      var h: Holder? = Holder(m)
      m.count = 10
      h = nil
      m.count = 11
      class Leaky {
        var c: AnyCancellable?
        init(_ m: Model) { c = m.$count.sink { v in self.show(v) } }
        func show(_ v: Int) { print("leaky", v) }
        deinit { print("leaky gone") }
      }
      var l: Leaky? = Leaky(m)
      weak var w = l
      l = nil
      print(w != nil)
      w?.c = nil
      print(w == nil)
      var c: AnyCancellable? = AnyCancellable { print("cancelled") }
      c = nil
      class Target { var v = 0 { didSet { print("assigned", v) } } }
      let t = Target()
      let a = [1, 2].publisher.assign(to: \.v, on: t)
      """#)
    #expect(
      output == #"""
        holder 1 false
        holder 10 false
        holder gone
        leaky 11
        true
        leaky gone
        true
        cancelled
        assigned 1
        assigned 2
        """#)
  }

  /// Expected by hand: there is no such module on Linux.
  @Test func subjectsAndOperators() {
    let output = printed(
      #"""
      import Combine
      let s = PassthroughSubject<Int, Never>()
      let c = s.filter { $0 % 2 == 0 }.map { "v\($0)" }.sink { print($0) }
      s.send(1); s.send(2); s.send(4)
      c.cancel()
      s.send(6)
      let cv = CurrentValueSubject<String, Never>("x")
      let both = cv.combineLatest(s).sink { print($0, $1) }
      cv.send("y"); s.send(8); cv.value = "z"
      print(cv.value)
      let j = Just(5).sink(receiveCompletion: { print("done", $0) }, receiveValue: { print("just", $0) })
      enum E: Error { case x }
      let f = Future<Int, E> { promise in promise(.failure(.x)) }
      let fs = f.sink(receiveCompletion: { if case .failure(let e) = $0 { print("failed", e) } }, receiveValue: { print($0) })
      let merged = Publishers.Merge(Just(1), Just(2)).collect().sink { print($0) }
      let scanned = [1, 2, 3].publisher.scan(0) { $0 + $1 }.prefix(2).sink { print("scan", $0) }
      let flat = [1, 2].publisher.flatMap { n in [n, n * 10].publisher }.collect().sink { print($0) }
      let tried = ["1", "x"].publisher.tryMap { s -> Int in guard let n = Int(s) else { throw E.x }; return n }
        .catch { _ in Just(-1) }.sink { print("tried", $0) }
      struct User { var name: String }
      let names = [User(name: "a"), User(name: "b")].publisher.map(\.name).sink { print($0) }
      let any: AnyPublisher<Int, Never> = Just(3).eraseToAnyPublisher()
      let z = any.zip([7, 8].publisher).sink { print($0.0, $0.1) }
      let bad = Fail<Int, E>(error: .x).replaceError(with: 9).sink { print($0) }
      let distinct = [1, 1, 2].publisher.removeDuplicates().compactMap { $0 == 2 ? nil : $0 }.sink { print("distinct", $0) }
      for await v in [1, 2].publisher.values { print("async", v) }
      """#)
    #expect(
      output == #"""
        v2
        v4
        y 8
        z 8
        z
        just 5
        done finished
        failed x
        [1, 2]
        scan 1
        scan 3
        [1, 10, 2, 20]
        tried 1
        tried -1
        a
        b
        3 7
        9
        distinct 1
        async 1
        async 2
        """#)
  }

  /// Expected by hand: there is no such module on Linux.
  @Test func timedOperators() {
    let output = printed(
      #"""
      import Combine
      import Foundation
      let q = PassthroughSubject<String, Never>()
      let d = q.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main).sink { print("debounced", $0) }
      let r = q.receive(on: DispatchQueue.main).sink { print("received", $0) }
      let t = q.throttle(for: .seconds(1), scheduler: RunLoop.main, latest: true).sink { print("throttled", $0) }
      let late = q.delay(for: 0.1, scheduler: RunLoop.main).sink { print("delayed", $0) }
      q.send("h"); q.send("he")
      print("sent")
      let ticks = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect().prefix(2).sink { print("tick", $0.timeIntervalSince1970) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { q.send("hel") }
      """#)
    #expect(
      output == #"""
        throttled h
        sent
        received h
        received he
        delayed h
        delayed he
        received hel
        delayed hel
        tick 1767258000.5
        debounced hel
        throttled hel
        tick 1767258001.0
        """#)
  }

  /// Expected by hand: there is no such module on Linux.
  @Test func assignToPublished() {
    let output = printed(
      #"""
      import Combine
      final class Search: ObservableObject {
        @Published var query = ""
        @Published private(set) var result = ""
        init() { $query.map { $0 + "!" }.assign(to: &$result) }
      }
      let search = Search()
      let sub = search.objectWillChange.sink { print("will change") }
      search.query = "q"
      print(search.result)
      class Base: ObservableObject { @Published var a = 0 }
      class Sub: Base { @Published var b = 0 }
      let s = Sub()
      let c = s.objectWillChange.sink { _ in print("sub", s.a, s.b) }
      s.a = 1
      s.b = 2
      class Manual: ObservableObject {
        let objectWillChange = PassthroughSubject<Void, Never>()
        var v = 0 { willSet { objectWillChange.send() } }
      }
      let manual = Manual()
      let mc = manual.objectWillChange.sink { print("manual", manual.v) }
      manual.v = 4
      class Sends: ObservableObject { var v = 0 { willSet { objectWillChange.send() } } }
      let sends = Sends()
      let sc = sends.objectWillChange.sink { print("sends", sends.v) }
      sends.v = 1
      let storage: Published<String>.Publisher = search.$query
      let again = storage.sink { print($0) }
      """#)
    #expect(
      output == #"""
        will change
        will change
        q!
        sub 0 0
        sub 1 0
        manual 0
        sends 0
        q
        """#)
  }

  /// Expected by hand: there is no such module on Linux.
  @Test func viewModel() {
    let output = printed(
      #"""
      import Combine
      import Foundation
      class VM: ObservableObject {
        @Published var items: [String] = []
        @Published var selection: String?
        @Published private(set) var isLoading = false
        var cancellables: Set<AnyCancellable> = []
        func load() { isLoading = true; items.append("a"); items += ["b"]; items[0] = "z"; selection = items.first; isLoading = false }
        init() {
          $items.combineLatest($selection).map { items, sel in "\(items.count) \(sel ?? "none")" }.removeDuplicates().sink { print("combined", $0) }.store(in: &cancellables)
          Publishers.CombineLatest($items, $isLoading).sink { items, loading in print(items, loading) }.store(in: &cancellables)
          NotificationCenter.default.publisher(for: Notification.Name("x")).compactMap { $0.object as? Int }.sink { [weak self] n in self?.items.append("\(n)") }.store(in: &cancellables)
        }
      }
      let vm = VM()
      vm.load()
      NotificationCenter.default.post(name: Notification.Name("x"), object: 3)
      print(vm.items)
      """#)
    #expect(
      output == #"""
        combined 0 none
        [] false
        [] true
        combined 1 none
        ["a"] true
        combined 2 none
        ["a", "b"] true
        ["z", "b"] true
        combined 2 z
        ["z", "b"] false
        combined 3 z
        ["z", "b", "3"] false
        ["z", "b", "3"]
        """#)
  }
}
