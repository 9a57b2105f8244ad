import Frameworks

enum ConcurrencyText {
  static let tasks: StaticText = """
    public struct Task<Success, Failure: Error>: Hashable, Sendable {
      @discardableResult public init(priority: TaskPriority? = nil, operation: @_implicitSelfCapture @escaping () async throws -> Success)
      @discardableResult public init(name: String?, priority: TaskPriority? = nil, operation: @_implicitSelfCapture @escaping () async throws -> Success)
      @discardableResult public static func detached(priority: TaskPriority? = nil, operation: @escaping () async throws -> Success) -> Task<Success, Failure>
      /// Its code runs at once, up to where it first waits.
      @discardableResult public static func immediate(priority: TaskPriority? = nil, operation: @_implicitSelfCapture @escaping () async throws -> Success) -> Task<Success, Failure>
      public var value: Success { get async throws }
      public var result: Result<Success, Failure> { get async }
      public func cancel()
      public var isCancelled: Bool { get }
      public static var isCancelled: Bool { get }
      public static func checkCancellation() throws
      public static func yield() async
      public static func sleep(for duration: Duration) async throws
      public static func sleep(for duration: Duration, tolerance: Duration?) async throws
      public static func sleep(until deadline: ContinuousClock.Instant, clock: ContinuousClock) async throws
      public static func sleep(nanoseconds duration: UInt64) async throws
      public static func sleep(_ duration: UInt64) async throws
      public static var currentPriority: TaskPriority { get }
    }
    public struct TaskPriority: RawRepresentable, Hashable, Comparable, Sendable {
      public var rawValue: UInt8
      public init(rawValue: UInt8)
      public static let high: TaskPriority = TaskPriority(rawValue: 25)
      public static let userInitiated: TaskPriority = TaskPriority(rawValue: 25)
      public static let medium: TaskPriority = TaskPriority(rawValue: 21)
      public static let low: TaskPriority = TaskPriority(rawValue: 17)
      public static let utility: TaskPriority = TaskPriority(rawValue: 17)
      public static let background: TaskPriority = TaskPriority(rawValue: 9)
      public static func < (lhs: TaskPriority, rhs: TaskPriority) -> Bool { lhs.rawValue < rhs.rawValue }
    }
    public struct CancellationError: Error {
      public init()
    }
    public func withTaskCancellationHandler<T>(operation: () async throws -> T, onCancel handler: () -> Void) async rethrows -> T
    public func withTaskGroup<ChildTaskResult, GroupResult>(of childTaskResultType: ChildTaskResult.Type, returning returnType: GroupResult.Type, body: (inout TaskGroup<ChildTaskResult>) async -> GroupResult) async -> GroupResult
    public func withTaskGroup<ChildTaskResult, GroupResult>(of childTaskResultType: ChildTaskResult.Type, body: (inout TaskGroup<ChildTaskResult>) async -> GroupResult) async -> GroupResult
    public func withThrowingTaskGroup<ChildTaskResult, GroupResult>(of childTaskResultType: ChildTaskResult.Type, returning returnType: GroupResult.Type, body: (inout ThrowingTaskGroup<ChildTaskResult, any Error>) async throws -> GroupResult) async throws -> GroupResult
    public func withThrowingTaskGroup<ChildTaskResult, GroupResult>(of childTaskResultType: ChildTaskResult.Type, body: (inout ThrowingTaskGroup<ChildTaskResult, any Error>) async throws -> GroupResult) async throws -> GroupResult
    public func withDiscardingTaskGroup<GroupResult>(body: (inout TaskGroup<Void>) async -> GroupResult) async -> GroupResult
    public struct TaskGroup<ChildTaskResult>: AsyncSequence {
      public typealias Element = ChildTaskResult
      public mutating func addTask(priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult)
      public mutating func addTaskUnlessCancelled(priority: TaskPriority? = nil, operation: @escaping () async -> ChildTaskResult) -> Bool
      public mutating func next() async -> ChildTaskResult?
      public mutating func waitForAll() async
      public func cancelAll()
      public var isEmpty: Bool { get }
      public var isCancelled: Bool { get }
    }
    public struct ThrowingTaskGroup<ChildTaskResult, Failure: Error>: AsyncSequence {
      public typealias Element = ChildTaskResult
      public mutating func addTask(priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult)
      public mutating func addTaskUnlessCancelled(priority: TaskPriority? = nil, operation: @escaping () async throws -> ChildTaskResult) -> Bool
      public mutating func next() async throws -> ChildTaskResult?
      public mutating func nextResult() async -> Result<ChildTaskResult, Failure>?
      public mutating func waitForAll() async throws
      public func cancelAll()
      public var isEmpty: Bool { get }
      public var isCancelled: Bool { get }
    }
    public struct CheckedContinuation<T, E: Error>: Sendable {
      public func resume(returning value: T)
      public func resume(throwing error: E)
      public func resume(with result: Result<T, E>)
      public func resume()
    }
    public typealias UnsafeContinuation<T, E> = CheckedContinuation<T, E>
    public func withCheckedContinuation<T>(function: String = "", _ body: (CheckedContinuation<T, Never>) -> Void) async -> T
    public func withCheckedThrowingContinuation<T>(function: String = "", _ body: (CheckedContinuation<T, any Error>) -> Void) async throws -> T
    public func withUnsafeContinuation<T>(_ body: (CheckedContinuation<T, Never>) -> Void) async -> T
    public func withUnsafeThrowingContinuation<T>(_ body: (CheckedContinuation<T, any Error>) -> Void) async throws -> T
    """

  static let streams: StaticText = """
    public struct AsyncStream<Element>: AsyncSequence {
      public struct Continuation: Sendable {
        public enum Termination {
          case finished
          case cancelled
        }
        public enum YieldResult {
          case enqueued(remaining: Int)
          case dropped(Element)
          case terminated
        }
        public enum BufferingPolicy {
          case unbounded
          case bufferingOldest(Int)
          case bufferingNewest(Int)
        }
        @discardableResult public func yield(_ value: Element) -> YieldResult
        @discardableResult public func yield() -> YieldResult
        public func finish()
        public var onTermination: ((AsyncStream.Continuation.Termination) -> Void)? { get nonmutating set }
      }
      public init(_ elementType: Element.Type, bufferingPolicy limit: AsyncStream.Continuation.BufferingPolicy = .unbounded, _ build: (AsyncStream<Element>.Continuation) -> Void)
      public init(bufferingPolicy limit: AsyncStream.Continuation.BufferingPolicy = .unbounded, _ build: (AsyncStream<Element>.Continuation) -> Void)
      public init(unfolding produce: @escaping () async -> Element?)
      public static func makeStream(of elementType: Element.Type, bufferingPolicy limit: AsyncStream.Continuation.BufferingPolicy = .unbounded) -> (stream: AsyncStream<Element>, continuation: AsyncStream<Element>.Continuation)
      public struct Iterator: AsyncIteratorProtocol {
        public mutating func next() async -> Element?
      }
      public func makeAsyncIterator() -> AsyncStream<Element>.Iterator
    }
    public struct AsyncThrowingStream<Element, Failure: Error>: AsyncSequence {
      public struct Continuation: Sendable {
        public enum Termination {
          case finished((any Error)?)
          case cancelled
        }
        public enum YieldResult {
          case enqueued(remaining: Int)
          case dropped(Element)
          case terminated
        }
        public enum BufferingPolicy {
          case unbounded
          case bufferingOldest(Int)
          case bufferingNewest(Int)
        }
        @discardableResult public func yield(_ value: Element) -> YieldResult
        @discardableResult public func yield() -> YieldResult
        public func finish()
        public func finish(throwing error: (any Error)?)
        public var onTermination: ((AsyncThrowingStream.Continuation.Termination) -> Void)? { get nonmutating set }
      }
      public init(_ elementType: Element.Type, bufferingPolicy limit: AsyncThrowingStream.Continuation.BufferingPolicy = .unbounded, _ build: (AsyncThrowingStream<Element, Failure>.Continuation) -> Void)
      public init(bufferingPolicy limit: AsyncThrowingStream.Continuation.BufferingPolicy = .unbounded, _ build: (AsyncThrowingStream<Element, Failure>.Continuation) -> Void)
      public init(unfolding produce: @escaping () async throws -> Element?)
      public static func makeStream(of elementType: Element.Type, throwing failureType: Failure.Type, bufferingPolicy limit: AsyncThrowingStream.Continuation.BufferingPolicy = .unbounded) -> (stream: AsyncThrowingStream<Element, Failure>, continuation: AsyncThrowingStream<Element, Failure>.Continuation)
      public struct Iterator: AsyncIteratorProtocol {
        public mutating func next() async throws -> Element?
      }
      public func makeAsyncIterator() -> AsyncThrowingStream<Element, Failure>.Iterator
    }
    extension AsyncSequence {
      public func map<T>(_ transform: @escaping (Element) async throws -> T) -> AsyncStream<T>
      public func compactMap<T>(_ transform: @escaping (Element) async throws -> T?) -> AsyncStream<T>
      public func filter(_ isIncluded: @escaping (Element) async throws -> Bool) -> AsyncStream<Element>
      public func prefix(_ count: Int) -> AsyncStream<Element>
      public func dropFirst(_ count: Int = 1) -> AsyncStream<Element>
      public func first(where predicate: (Element) async throws -> Bool) async rethrows -> Element?
      public func contains(_ element: Element) async rethrows -> Bool
      public func reduce<Result>(_ initial: Result, _ next: (Result, Element) async throws -> Result) async rethrows -> Result
      public func reduce<Result>(into initial: Result, _ update: (inout Result, Element) async throws -> Void) async rethrows -> Result {
        var result = initial
        for try await element in self { try await update(&result, element) }
        return result
      }
      public func contains(where predicate: (Element) async throws -> Bool) async rethrows -> Bool {
        for try await element in self { if try await predicate(element) { return true } }
        return false
      }
      public func allSatisfy(_ predicate: (Element) async throws -> Bool) async rethrows -> Bool {
        for try await element in self { if !(try await predicate(element)) { return false } }
        return true
      }
    }
    """

  static let clocks: StaticText = """
    public struct Duration: Hashable, Comparable, Sendable, CustomStringConvertible {
      public var _seconds: Double
      public static let zero: Duration
      public static func seconds(_ seconds: Double) -> Duration
      public static func milliseconds(_ milliseconds: Double) -> Duration
      public static func microseconds(_ microseconds: Double) -> Duration
      public static func seconds<T: BinaryInteger>(_ seconds: T) -> Duration
      public static func milliseconds<T: BinaryInteger>(_ milliseconds: T) -> Duration
      public static func microseconds<T: BinaryInteger>(_ microseconds: T) -> Duration
      public static func nanoseconds<T: BinaryInteger>(_ nanoseconds: T) -> Duration
      public var components: (seconds: Int64, attoseconds: Int64) { get }
      public static func + (lhs: Duration, rhs: Duration) -> Duration
      public static func - (lhs: Duration, rhs: Duration) -> Duration
      public static func * (lhs: Duration, rhs: Double) -> Duration
      public static func * <T: BinaryInteger>(lhs: Duration, rhs: T) -> Duration
      public static func / (lhs: Duration, rhs: Double) -> Duration
      public static func / <T: BinaryInteger>(lhs: Duration, rhs: T) -> Duration
      public static func / (lhs: Duration, rhs: Duration) -> Double
      public static func < (lhs: Duration, rhs: Duration) -> Bool
      public static func += (lhs: inout Duration, rhs: Duration)
      public static func -= (lhs: inout Duration, rhs: Duration)
      public var description: String { get }
      public func formatted() -> String
    }
    public struct ContinuousClock: Sendable {
      public struct Instant: Hashable, Comparable, Sendable {
        public var _seconds: Double
        public static var now: ContinuousClock.Instant { get }
        public func advanced(by duration: Duration) -> ContinuousClock.Instant
        public func duration(to other: ContinuousClock.Instant) -> Duration
        public static func < (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Bool
        public static func + (lhs: ContinuousClock.Instant, rhs: Duration) -> ContinuousClock.Instant
        public static func - (lhs: ContinuousClock.Instant, rhs: ContinuousClock.Instant) -> Duration
      }
      public init()
      public var now: ContinuousClock.Instant { get }
      public static var now: ContinuousClock.Instant { get }
      public func measure(_ work: () throws -> Void) rethrows -> Duration
      public func sleep(for duration: Duration) async throws
      public func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration? = nil) async throws
    }
    public typealias SuspendingClock = ContinuousClock
    """
}
