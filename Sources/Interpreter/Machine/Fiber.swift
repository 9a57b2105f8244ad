import Diagnostics

/// One thread of the learner's program: its stack of values and where it is.
package final class Fiber {
  package let machine: Machine
  private let stack: UnsafeMutablePointer<Value>
  private let end: UnsafeMutablePointer<Value>
  /// The slots of the running code.
  @exclusivity(unchecked) final package internal(set) var base: UnsafeMutablePointer<Value>
  @exclusivity(unchecked) final package internal(set) var top: UnsafeMutablePointer<Value>
  /// The closure that runs, for its captures; who called it keeps it alive.
  @exclusivity(unchecked) final var function: Unmanaged<FunctionValue>?
  @exclusivity(unchecked) final var depth = 0
  /// What `return` gave, until the call takes it.
  @exclusivity(unchecked) final var result = Value.void
  /// What `Node.integer` found where it was no integer, until `takeOther`.
  @exclusivity(unchecked) final var other: Value?
  @exclusivity(unchecked) final var isOther = false
  /// The loop that a labelled `break` or `continue` means; 0 for the innermost.
  @exclusivity(unchecked) final var label = 0
  @exclusivity(unchecked) final package var position = SourcePosition.none
  /// What the generic parameters of the running code are, where it asks.
  @exclusivity(unchecked) final var generics: GenericArguments?
  /// The thread this fiber runs on, where it is not the main one.
  package weak var coroutine: Coroutine?
  /// What a library keeps with the code that runs on it: the task.
  package var context: AnyObject?
  /// Runs on the main actor, and so on the main thread.
  package var isMain = true
  /// The call that goes on is awaited: what belongs to the main actor runs there.
  package var mayHop = false
  /// Whether what belongs to the main thread may be touched.
  package var isOnMainThread: Bool { isMain || mayHop }

  init(machine: Machine, capacity: Int) {
    self.machine = machine
    stack = .allocate(capacity: capacity)
    end = stack + capacity
    base = stack
    top = stack
  }

  deinit { stack.deallocate() }

  @inline(__always) func tick() throws(Signal) {
    machine.steps &+= 1
    if machine.steps >= machine.nextCheck { try machine.check() }
  }

  /// What `Node.integer` found instead of an integer.
  func takeOther() -> Value {
    isOther = false
    let value = other ?? .void
    other = nil
    return value
  }

  @inline(__always) func push(_ value: consuming Value) {
    top.initialize(to: value)
    top += 1
  }

  /// Releases the slots from the top down to `place`, last first. A `deinit` that this starts finds its frame above.
  @inline(__always) func pop(to place: UnsafeMutablePointer<Value>) {
    while top > place {
      top -= 1
      top.deinitialize(count: 1)
    }
  }

  /// Releases the locals of a scope that ends, last first.
  @inline(__always) func clear(_ locals: Range<Int>) {
    var slot = locals.upperBound
    while slot > locals.lowerBound {
      slot -= 1
      let value = (base + slot).move()
      (base + slot).initialize(to: .void)
      _ = consume value
    }
  }

  /// Runs `code`, whose arguments stand from `frame` up to the top. Who calls keeps `code` and `called` alive.
  @inline(__always) func run(_ code: Code, frame: UnsafeMutablePointer<Value>, function called: FunctionValue?)
    throws(Signal)
    -> Value
  {
    let outer = try enter(code, frame: frame, function: called)
    do {
      let value: Value
      if code.isExpression {
        value = try code.entry.eval(self)
      } else if try code.entry.exec(self) == .returns {
        value = result
        result = .void
      } else {
        value = .void
      }
      leave(frame, outer)
      return value
    } catch {
      leave(frame, outer)
      throw error
    }
  }

  /// As `run`, for a body whose value is an integer.
  @inline(__always) func runInteger(_ code: Code, frame: UnsafeMutablePointer<Value>) throws(Signal) -> Int {
    let outer = try enter(code, frame: frame, function: nil)
    do {
      let value = try code.entry.integer(self)
      leave(frame, outer)
      return value
    } catch {
      leave(frame, outer)
      throw error
    }
  }

  /// What a call puts aside.
  struct Outer {
    let base: UnsafeMutablePointer<Value>
    let function: Unmanaged<FunctionValue>?
  }

  @inline(__always) private func enter(
    _ code: Code, frame: UnsafeMutablePointer<Value>, function called: FunctionValue?
  ) throws(Signal) -> Outer {
    machine.steps &+= 1
    if machine.steps >= machine.nextCheck {
      do { try machine.check() } catch {
        pop(to: frame)
        throw error
      }
    }
    let missing = code.slotCount - (top - frame)
    guard depth < machine.limits.depth, top + missing + 64 < end else {
      pop(to: frame)
      throw machine.limit(
        "depth", "\(machine.limits.depth) calls within calls", advice: "does a function call itself without end?")
    }
    let outer = Outer(base: base, function: function)
    depth += 1
    base = frame
    if missing > 0 {
      top.initialize(repeating: .void, count: missing)
      top += missing
    }
    if !code.boxedParameters.isEmpty {
      for slot in code.boxedParameters { frame[slot] = .box(Box(frame[slot])) }
    }
    function = called.map { .passUnretained($0) }
    return outer
  }

  @inline(__always) private func leave(_ frame: UnsafeMutablePointer<Value>, _ outer: Outer) {
    pop(to: frame)
    function = outer.function
    base = outer.base
    depth -= 1
  }

  /// The variable that the running closure has captured.
  @inline(__always) func captured(_ index: Int) -> Box {
    function!._withUnsafeGuaranteedRef { $0.captures[index] }
  }

  // MARK: Calls from the host

  /// Calls `code` with a receiver, where it has one.
  package func call(_ code: Code, this: Value?, _ arguments: [Value], function: FunctionValue? = nil) throws(Signal)
    -> Value
  {
    if let native = code.native {
      var call = Call(self, this: this ?? .void, arguments: arguments)
      return try perform(native, &call)
    }
    let frame = top
    if let this { push(this) }
    for argument in arguments { push(argument) }
    return try run(code, frame: frame, function: function)
  }

  /// Calls a closure or function value.
  package func call(_ function: Value, _ arguments: [Value] = []) throws(Signal) -> Value {
    switch function {
    case .function(let value): return try call(value, arguments)
    case .some(let inner): return try call(inner, arguments)
    case .keyPath(let path): return try read(path, of: arguments.first ?? .void)
    case .type, .structure, .object:
      return try callAsFunction(function, arguments)
    default: throw .trap("a value that is no function was called", at: position)
    }
  }

  /// As before with one argument or two, as most functions take that are handed to a library: no list is made of them.
  package func call(_ function: Value, _ first: Value, _ second: Value? = nil) throws(Signal) -> Value {
    guard case .function(let value) = function, value.takes(second == nil ? 1 : 2) else {
      return try call(function, second.map { [first, $0] } ?? [first])
    }
    let frame = top
    push(first)
    if let second { push(second) }
    return try run(value.code, frame: frame, function: value)
  }

  package func call(_ value: FunctionValue, _ arguments: [Value]) throws(Signal) -> Value {
    let code = value.code
    if let native = code.native {
      var call = Call(self, this: value.receiver ?? .void, arguments: arguments)
      return try perform(native, &call)
    }
    var arguments = arguments
    let wanted = code.parameterCount - (value.receiver == nil ? 0 : 1)
    if arguments.count != wanted {
      // A closure that names no parameters may be given some, and one tuple may be taken apart.
      if arguments.count > wanted {
        arguments.removeLast(arguments.count - wanted)
      } else if arguments.count == 1, case .tuple(let tuple) = arguments[0], tuple.elements.count == wanted {
        arguments = tuple.elements
      } else {
        while arguments.count < wanted { arguments.append(.void) }
      }
    }
    return try call(code, this: value.receiver, arguments, function: value)
  }

  private func callAsFunction(_ value: Value, _ arguments: [Value]) throws(Signal) -> Value {
    if let nominal = machine.nominal(of: value),
      let member = nominal.members(named: "callAsFunction").first(where: {
        $0.signature.parameters.count == arguments.count
      })
    {
      return try call(member, on: value, arguments)
    }
    throw .trap("a value that is no function was called", at: position)
  }

  /// Calls a method on a value, reaching the receiver's own implementation.
  package func call(_ member: Member, on this: Value, _ arguments: [Value]) throws(Signal) -> Value {
    var receiver = this
    return try call(member, mutating: &receiver, arguments)
  }

  /// Calls a method that may change its receiver.
  package func call(_ member: Member, mutating this: inout Value, _ arguments: [Value]) throws(Signal) -> Value {
    var target = member
    if member.isRequirement || member.owner.isClass, let nominal = machine.receiver(of: this) {
      target = nominal.implementation(of: member)
    }
    return try invoke(target, mutating: &this, arguments)
  }

  /// Calls exactly this member, as `super` does.
  package func invoke(_ member: Member, mutating this: inout Value, _ arguments: [Value]) throws(Signal) -> Value {
    switch member.body {
    case .empty: return .void
    case .native(let native):
      var call = Call(self, this: this, arguments: arguments, member: member)
      if member.isMutating { this = .void }
      do {
        let value = try perform(native, &call)
        if member.isMutating { this = call.this }
        return value
      } catch {
        if member.isMutating { this = call.this }
        throw error
      }
    case .code(let lazy):
      let code = try machine.lower(lazy)
      if code.returnsSelf, member.kind == .method {
        let frame = top
        push(.box(Box(this)))
        let box = frame[0]
        this = .void
        for argument in arguments { push(argument) }
        defer { if case .box(let box) = box { this = box.value } }
        return try run(code, frame: frame, function: nil)
      }
      return try call(
        code,
        this: member.owner === machine.program.sessionScope || member.owner === machine.program.moduleScope
          ? nil : this, arguments)
    case .none:
      if member.isOptionalRequirement { return .none }
      throw .unsimulated(member, at: position)
    }
  }
}
