import Frameworks

extension FoundationText {
  static let timers: StaticText = """
    open class Timer: NSObject {
      public init(timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void)
      public init(fire date: Date, interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void)
      @discardableResult open static func scheduledTimer(withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void) -> Timer
      open func fire()
      open func invalidate()
      open var isValid: Bool { get }
      open var timeInterval: TimeInterval { get }
      open var fireDate: Date { get }
      open var userInfo: Any? { get }
      /// Saves power by firing later; here a timer is always on time.
      open var tolerance: TimeInterval = 0
    }
    open class RunLoop: NSObject {
      public struct Mode: Hashable, RawRepresentable {
        public var rawValue: String
        public init(rawValue: String)
        public init(_ rawValue: String)
        public static let `default`: RunLoop.Mode = RunLoop.Mode(rawValue: "kCFRunLoopDefaultMode")
        public static let common: RunLoop.Mode = RunLoop.Mode(rawValue: "kCFRunLoopCommonModes")
        public static let tracking: RunLoop.Mode = RunLoop.Mode(rawValue: "UITrackingRunLoopMode")
      }
      public static var main: RunLoop { get }
      public static var current: RunLoop { get }
      open func add(_ timer: Timer, forMode mode: RunLoop.Mode)
      open func perform(_ block: @escaping () -> Void)
      /// - Unsimulated: the clock is moved with `wait`
      open func run(until date: Date) {}
      /// - Unsimulated: the clock is moved with `wait`
      open func run() {}
      open var currentMode: RunLoop.Mode? { get }
    }
    open class Operation: NSObject {
      public override init()
      open func start()
      open func main()
      open func cancel()
      open var isCancelled: Bool { get }
      open var isFinished: Bool { get }
      open var completionBlock: (() -> Void)?
      open func addDependency(_ operation: Operation)
      open var name: String?
    }
    open class BlockOperation: Operation {
      public init(block: @escaping () -> Void)
    }
    open class OperationQueue: NSObject {
      public static var main: OperationQueue { get }
      public static var current: OperationQueue? { get }
      public override init()
      open func addOperation(_ block: @escaping () -> Void)
      open func addOperation(_ operation: Operation)
      open func addOperations(_ operations: [Operation], waitUntilFinished wait: Bool)
      open func addBarrierBlock(_ block: @escaping () -> Void)
      open func cancelAllOperations()
      open var maxConcurrentOperationCount: Int = -1
      open var name: String?
      open var isSuspended: Bool = false
    }
    """
}
