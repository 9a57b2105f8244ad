import Diagnostics
import Trace

/// What runs the learner's program: the declared program, its objects, its limits, its clock, and its trace.
package final class Machine {
  package let program = Program()
  package let recorder: Recorder
  package let executor = Executor()
  package var limits = Limits()

  // Objects
  package var objectSerial = 0
  package var objectCounts: [String: Int] = [:]
  /// Live objects by order of creation.
  package var live: [Int: Unmanaged<Body>] = [:]
  var burials: [Burial] = []
  var fresh: [Burial] = []
  package var isTearingDown = false
  package var willDeinit: ((Body) -> Void)?

  /// The fiber that runs.
  @exclusivity(unchecked) final package internal(set) var current: Fiber!
  package private(set) lazy var main = Fiber(machine: self, capacity: 1 << 20)

  // Accounts of the step
  @exclusivity(unchecked) final var steps = 0
  @exclusivity(unchecked) final var nextCheck = 1024
  @exclusivity(unchecked) final var allocated = 0
  /// What `allocated` was when the memory of the process was last looked at.
  final var inspected = 0
  private var started = ContinuousClock.now
  /// Asked every 1,024 steps whether Ctrl-C was pressed.
  package var isInterrupted: () -> Bool = { false }
  package var clearInterrupt: () -> Void = {}
  /// An error in a `deinit`, raised at the next step of the program.
  var pending: Signal?

  /// Told of each read of a tracked property while something is tracked.
  @exclusivity(unchecked) final package var tracking: Tracking?
  /// Told when a tracked property has changed.
  package var trackedDidChange: ((Body, Member, _ old: Value, _ new: Value) -> Void)?
  /// What `print` writes, not yet ended by a newline.
  package var openLine = ""
  /// Frameworks keep what belongs to the session here, by the identity of the keeping type.
  package var extras: [ObjectIdentifier: AnyObject] = [:]
  /// What Foundation's bridging makes of a value when it is cast to the type of this name.
  package var bridges: [String: (Value) -> Value?] = [:]
  /// Makes a hasher for a learner's `hash(into:)`, with a way to what it was given.
  package var makeHasher: (() -> (Value, () -> [Value]))?
  /// Starts the value of an `async let` beside what runs; gives back a function that waits for it.
  package var startChild: ((Fiber, _ value: Value) throws(Signal) -> Value)?
  package var lowering: LoweringOptions = .init()

  package init(recorder: Recorder) {
    self.recorder = recorder
    current = main
    executor.machine = self
  }

  /// What a framework keeps for the session, made when it is first asked for.
  package func extra<T: AnyObject>(_ type: T.Type, _ make: () -> T) -> T {
    if let found = extras[ObjectIdentifier(type)] as? T { return found }
    let made = make()
    extras[ObjectIdentifier(type)] = made
    return made
  }

  /// Gives a new step its full budget.
  package func beginBudget() {
    steps = 0
    allocated = 0
    inspected = 0
    nextCheck = min(1024, limits.steps)
    started = .now
    clearInterrupt()
  }

  /// Steps of the program since the budget began.
  package var stepsUsed: Int { steps }

  /// Every 1,024 steps: the limits that cost more to look at.
  func check() throws(Signal) {
    let left = limits.steps - steps
    nextCheck = steps + (left < 0 ? 1024 : min(1023, left) + 1)
    if let pending {
      self.pending = nil
      throw pending
    }
    if steps > limits.steps {
      throw limit("steps", "\(limits.steps) steps", advice: "is there a loop that does not end?")
    }
    if isInterrupted() {
      clearInterrupt()
      throw .trap(Trap(.interrupt, Diagnostic("interrupted")))
    }
    if limits.seconds.isFinite, .now - started > .seconds(limits.seconds) {
      throw limit("seconds", "\(limits.seconds) seconds", advice: "is there a loop that does not end?")
    }
  }

  func limit(_ kind: String, _ amount: String, advice: String) -> Signal {
    .trap(
      Trap(
        .limit,
        Diagnostic(
          "the step was stopped after \(amount)",
          advice: [advice, "`set limit \(kind) N` changes the limit; what the session holds is kept"],
          at: current.position)))
  }

  /// Charges memory that the program is about to need. Throws before it is there: what doubles would be far past the
  /// limit at the next look, and what earlier steps left counts too.
  package func charge(_ bytes: Int) throws(Signal) {
    let total = allocated &+ max(0, bytes)
    guard total <= limits.bytes, total >= allocated else { throw memoryLimit() }
    allocated = total
    guard allocated - inspected > 32 << 20 else { return }
    inspected = allocated
    if limits.bytes < .max / 2, ResidentMemory.bytes + bytes > limits.bytes / 2 * 3 { throw memoryLimit() }
  }

  private func memoryLimit() -> Signal {
    limit("bytes", "\(limits.bytes >> 20) MB", advice: "does something grow without end?")
  }

  /// Does what may fail where nothing can be thrown: the error ends the step at the next look.
  package func atOnceOrLater(_ body: () throws(Signal) -> Void) {
    do { try body() } catch {
      pending = pending ?? error
      nextCheck = 0
    }
  }

  /// The `deinit` of an object, with an error kept for the next step.
  func runDeinit(_ code: LazyCode, of handle: Handle) {
    do {
      let code = try lower(code)
      _ = try current.call(code, this: .object(handle), [])
    } catch {
      pending = pending ?? error
    }
  }

  /// Lowered code, or the refusal as what ends the step.
  package func lower(_ code: LazyCode) throws(Signal) -> Code {
    do { return try code.get() } catch { throw .trap(Trap(.refusal, error.diagnostic)) }
  }

  /// Live objects in order of creation.
  package var liveBodies: [Body] {
    live.keys.sorted().compactMap { live[$0]?.takeUnretainedValue() }
  }
}

/// Something that wants to know which tracked properties are read.
package final class Tracking {
  package let onAccess: (Body, Member) -> Void
  package init(onAccess: @escaping (Body, Member) -> Void) { self.onAccess = onAccess }
}

/// How the session wants Swift to be read.
package struct LoweringOptions {
  package var swiftVersion = 5
  package var iOS = 26
}
