/// What a use of a member reaches on its receiver: looked for once for each type that comes by, and again when the
/// program has grown.
struct Dispatch {
  private let member: Member
  /// Exactly this member, whatever the receiver is.
  private let isExact: Bool
  private var target: Member
  private var type: Nominal?
  private var generation = -1
  /// The target's code, where it takes the receiver as its first argument; `entry` is the same without its count of
  /// references.
  private var code: Code?
  private var entry: Unmanaged<Code>?

  init(_ member: Member, isExact: Bool) {
    self.member = member
    self.isExact = isExact
    target = member
  }

  /// The code to run for the receiver at `place`; nil where there is none that could be run as it is.
  @inline(__always) mutating func code(for place: UnsafeMutablePointer<Value>, _ f: Fiber) -> Unmanaged<Code>? {
    if generation == f.machine.program.generation, isExact || isKnown(place, f) { return entry }
    find(place, f)
    return entry
  }

  /// The member that the receiver at `place` answers with, after `code` was asked.
  var found: Member { target }

  @inline(__always) private func isKnown(_ place: UnsafeMutablePointer<Value>, _ f: Fiber) -> Bool {
    switch place.pointee {
    case .object(let handle): handle.body.type === type
    case .structure(let value): value.type === type
    default: type != nil && f.machine.receiver(of: place.pointee) === type
    }
  }

  private mutating func find(_ place: UnsafeMutablePointer<Value>, _ f: Fiber) {
    let this = place.pointee
    entry = nil
    code = nil
    type = isExact ? nil : f.machine.receiver(of: this)
    target = type?.implementation(of: member) ?? member
    generation = f.machine.program.generation
    guard case .code(let lazy) = target.body, target.kind == .method || target.kind == .computed else { return }
    guard let lowered = lazy.code else {
      // Lowered by the first call: asked again at the next.
      generation = -1
      return
    }
    guard !lowered.returnsSelf, lowered.native == nil else { return }
    code = lowered
    entry = .passUnretained(lowered)
  }
}

extension Fiber {
  /// What `Node.integer` makes of a value.
  func integer(of value: Value) -> Int {
    if case .int(let number) = value { return number }
    other = value
    isOther = true
    return 0
  }

  /// Takes what stands from `place` up to the top off the stack.
  func take(from place: UnsafeMutablePointer<Value>) -> [Value] {
    let count = top - place
    top = place
    return Array(unsafeUninitializedCapacity: count) { buffer, initialized in
      buffer.baseAddress?.moveInitialize(from: place, count: count)
      initialized = count
    }
  }
}
