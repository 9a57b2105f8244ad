import Frameworks

enum CombineText {
  static let core: StaticText = """
    public protocol Publisher<Output, Failure> {
      associatedtype Output
      associatedtype Failure: Error
    }
    public protocol Subject<Output, Failure>: AnyObject, Publisher {
    }
    public protocol ConnectablePublisher: Publisher {
    }
    extension ConnectablePublisher {
      public func connect() -> AnyCancellable
      public func autoconnect() -> AnyPublisher<Output, Failure>
    }
    public protocol Cancellable {
      func cancel()
    }
    final public class AnyCancellable: Cancellable, Hashable {
      public init(_ cancel: @escaping () -> Void)
      public func cancel()
      public func hash(into hasher: inout Hasher) {}
      public static func == (lhs: AnyCancellable, rhs: AnyCancellable) -> Bool { lhs === rhs }
      public func store(in set: inout Set<AnyCancellable>)
      public func store(in collection: inout [AnyCancellable])
    }
    public enum Subscribers {
      public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
      }
    }
    public struct AnyPublisher<Output, Failure: Error>: Publisher {
      public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure
    }
    public struct Just<Output>: Publisher {
      public typealias Failure = Never
      public init(_ output: Output)
    }
    public struct Empty<Output, Failure: Error>: Publisher {
      public init(completeImmediately: Bool = true)
    }
    public struct Fail<Output, Failure: Error>: Publisher {
      public init(error: Failure)
      public init(outputType: Output.Type, failure: Failure)
    }
    public struct Deferred<DeferredPublisher: Publisher>: Publisher {
      public typealias Output = DeferredPublisher.Output
      public typealias Failure = DeferredPublisher.Failure
      public init(createPublisher: @escaping () -> DeferredPublisher)
    }
    final public class Future<Output, Failure: Error>: Publisher {
      public typealias Promise = (Result<Output, Failure>) -> Void
      public init(_ attemptToFulfill: @escaping (@escaping (Result<Output, Failure>) -> Void) -> Void)
    }
    final public class PassthroughSubject<Output, Failure: Error>: Subject {
      public init()
      public func send(_ input: Output)
      public func send() where Output == Void
      public func send(completion: Subscribers.Completion<Failure>)
    }
    final public class CurrentValueSubject<Output, Failure: Error>: Subject {
      public init(_ value: Output)
      public var value: Output { get set }
      public func send(_ input: Output)
      public func send() where Output == Void
      public func send(completion: Subscribers.Completion<Failure>)
    }
    final public class ObservableObjectPublisher: Publisher {
      public typealias Output = Void
      public typealias Failure = Never
      public init()
      public func send()
    }
    public protocol ObservableObject: AnyObject {
      associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
      var objectWillChange: ObjectWillChangePublisher { get }
    }
    extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
      public var objectWillChange: ObservableObjectPublisher { get }
    }
    @propertyWrapper public struct Published<Value> {
      public typealias Publisher = AnyPublisher<Value, Never>
      public init(wrappedValue: Value)
      public init(initialValue: Value)
      public var wrappedValue: Value { get nonmutating set }
      public var projectedValue: AnyPublisher<Value, Never> { get nonmutating set }
      public static subscript<EnclosingSelf: AnyObject>(_enclosingInstance object: EnclosingSelf, wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>, storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>) -> Value { get set }
    }
    public protocol Scheduler {
    }
    public struct ImmediateScheduler: Scheduler {
      public static let shared: ImmediateScheduler
    }
    extension DispatchQueue: Scheduler {
    }
    extension RunLoop: Scheduler {
    }
    extension OperationQueue: Scheduler {
    }
    public struct SchedulerTimeInterval: Hashable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
      public init(floatLiteral value: Double)
      public init(integerLiteral value: Int)
      public static func seconds(_ seconds: Double) -> SchedulerTimeInterval
      public static func seconds(_ seconds: Int) -> SchedulerTimeInterval
      public static func milliseconds(_ milliseconds: Int) -> SchedulerTimeInterval
      public static func microseconds(_ microseconds: Int) -> SchedulerTimeInterval
      public static func nanoseconds(_ nanoseconds: Int) -> SchedulerTimeInterval
    }
    extension Timer {
      final public class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never
      }
      public static func publish(every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode) -> Timer.TimerPublisher
    }
    extension NotificationCenter {
      public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> AnyPublisher<Notification, Never>
    }
    extension Sequence {
      public var publisher: AnyPublisher<Element, Never> { get }
    }
    extension _KeyValueCodingAndObserving {
      public func publisher<Value>(for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]) -> AnyPublisher<Value, Never>
    }
    """

  static let operators: StaticText = """
    extension Publisher {
      public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable
      public func sink(receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void, receiveValue: @escaping (Output) -> Void) -> AnyCancellable
      public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable
      public func assign(to published: inout AnyPublisher<Output, Never>)
      public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure>
      public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure>
      public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error>
      public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure>
      public func flatMap<P: Publisher>(_ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, Failure>
      public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure>
      public func removeDuplicates() -> AnyPublisher<Output, Failure>
      public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure>
      public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure>
      public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure>
      public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure>
      public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure>
      public func first() -> AnyPublisher<Output, Failure>
      public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure>
      public func last() -> AnyPublisher<Output, Failure>
      public func collect() -> AnyPublisher<[Output], Failure>
      public func count() -> AnyPublisher<Int, Failure>
      public func reduce<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure>
      public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure>
      public func ignoreOutput() -> AnyPublisher<Output, Failure>
      public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure>
      public func append(_ elements: Output...) -> AnyPublisher<Output, Failure>
      public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure>
      public func replaceError(with output: Output) -> AnyPublisher<Output, Never>
      public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure>
      public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E>
      public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
      public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E>
      public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
      public func merge<P: Publisher, Q: Publisher>(with other: P, _ more: Q) -> AnyPublisher<Output, Failure>
      public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
      public func combineLatest<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T) -> AnyPublisher<T, Failure>
      public func combineLatest<P: Publisher, Q: Publisher>(_ other: P, _ more: Q) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
      public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
      public func switchToLatest() -> AnyPublisher<Output.Output, Failure> where Output: Publisher
      public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure>
      public func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure>
      public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure
      public func delay<S: Scheduler>(for interval: SchedulerTimeInterval, scheduler: S) -> AnyPublisher<Output, Failure>
      public func debounce<S: Scheduler>(for dueTime: SchedulerTimeInterval, scheduler: S) -> AnyPublisher<Output, Failure>
      public func throttle<S: Scheduler>(for interval: SchedulerTimeInterval, scheduler: S, latest: Bool) -> AnyPublisher<Output, Failure>
      public func share() -> AnyPublisher<Output, Failure>
      public func print(_ prefix: String = "") -> AnyPublisher<Output, Failure>
      public func handleEvents(receiveOutput: ((Output) -> Void)? = nil, receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil) -> AnyPublisher<Output, Failure>
      public var values: AsyncStream<Output> { get }
    }
    public enum Publishers {
      public typealias Autoconnect<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
      public typealias Map<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
      public struct CombineLatest<A: Publisher, B: Publisher>: Publisher {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        public init(_ a: A, _ b: B)
      }
      public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        public init(_ a: A, _ b: B, _ c: C)
      }
      public struct Zip<A: Publisher, B: Publisher>: Publisher {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        public init(_ a: A, _ b: B)
      }
      public struct Merge<A: Publisher, B: Publisher>: Publisher {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        public init(_ a: A, _ b: B)
      }
      public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public init(_ upstream: Upstream...)
        public init(_ upstream: [Upstream])
      }
    }
    """
}
