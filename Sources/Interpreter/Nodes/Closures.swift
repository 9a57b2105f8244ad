import Diagnostics

/// What a closure takes with it.
enum Capture {
  /// The variable itself, which then lives in a box.
  case variable(slot: Int)
  /// A constant's value.
  case value(slot: Int)
  /// A capture of the enclosing closure.
  case outer(Int)
  /// An entry of the capture list.
  case listed(Node, Member.Ownership)
}

/// A closure expression or a local function.
final class ClosureNode: Node {
  let code: Code
  let captures: [Capture]
  init(_ code: Code, captures: [Capture], at position: SourcePosition) {
    self.code = code
    self.captures = captures
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    let known = f.generics ?? f.function?._withUnsafeGuaranteedRef { $0.generics }
    let generics = known == nil ? nil : GenericArguments(f.genericTypes)
    if captures.isEmpty { return .function(FunctionValue(code, captures: [], generics: generics)) }
    var boxes: [Box] = []
    boxes.reserveCapacity(captures.count)
    for capture in captures {
      switch capture {
      case .variable(let slot):
        if case .box(let box) = f.base[slot] {
          boxes.append(box)
        } else {
          let box = Box(f.base[slot])
          f.base[slot] = .box(box)
          boxes.append(box)
        }
      case .value(let slot):
        if case .box(let box) = f.base[slot] { boxes.append(Box(box.value)) } else { boxes.append(Box(f.base[slot])) }
      case .outer(let index): boxes.append(f.captured(index))
      case .listed(let node, let ownership): boxes.append(Box(f.store(try node.eval(f), ownership)))
      }
    }
    return .function(FunctionValue(code, captures: boxes, generics: generics))
  }
}

/// Begins the value of an `async let`.
final class ChildNode: Node {
  let closure: Node
  init(_ closure: Node, at position: SourcePosition) {
    self.closure = closure
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    let function = try closure.eval(f)
    f.position = position
    return try f.machine.startChild?(f, function) ?? function
  }
}

/// A method of a value, or a free function, as a value.
final class FunctionReferenceNode: Node {
  let receiver: Node?
  let member: Member
  init(_ receiver: Node?, _ member: Member, at position: SourcePosition) {
    self.receiver = receiver
    self.member = member
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    f.position = position
    if let receiver {
      return .function(FunctionValue(f.machine.boundCodes.code(for: member), receiver: try receiver.eval(f)))
    }
    if case .code(let lazy) = member.body { return .function(FunctionValue(try f.machine.lower(lazy))) }
    return .function(FunctionValue(f.machine.boundCodes.code(for: member)))
  }
}

/// Text with values in it.
final class InterpolationNode: Node {
  let parts: [Node]
  init(_ parts: [Node], at position: SourcePosition) {
    self.parts = parts
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    var text = ""
    for part in parts {
      let value = try part.eval(f)
      switch value {
      case .string(let piece): text += piece
      case .int(let number): text += String(number)
      default: text += try f.describe(value)
      }
    }
    try f.machine.charge(text.utf8.count)
    return .string(text)
  }
}

final class ArrayNode: Node {
  let elements: [Node]
  init(_ elements: [Node], at position: SourcePosition) {
    self.elements = elements
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    var values: [Value] = []
    values.reserveCapacity(elements.count)
    for element in elements { values.append(try element.eval(f)) }
    try f.machine.charge(values.count * 24)
    return .array(values)
  }
}

final class SetNode: Node {
  let elements: [Node]
  init(_ elements: [Node], at position: SourcePosition) {
    self.elements = elements
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    let set = SetValue()
    for element in elements { set.insert(try element.eval(f)) }
    return .set(set)
  }
}

final class DictionaryNode: Node {
  let pairs: [(Node, Node)]
  init(_ pairs: [(Node, Node)], at position: SourcePosition) {
    self.pairs = pairs
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    let dictionary = DictionaryValue()
    for (key, value) in pairs {
      let key = try key.eval(f)
      if dictionary[key] != nil {
        throw .trap("Fatal error: Dictionary literal contains duplicate keys", at: position)
      }
      dictionary[key] = try value.eval(f)
    }
    try f.machine.charge(pairs.count * 64)
    return .dictionary(dictionary)
  }
}

final class TupleNode: Node {
  let elements: [Node]
  let labels: [String?]
  init(_ elements: [Node], labels: [String?], at position: SourcePosition) {
    self.elements = elements
    self.labels = labels
    super.init(at: position)
  }
  override func eval(_ f: Fiber) throws(Signal) -> Value {
    var values: [Value] = []
    for element in elements { values.append(try element.eval(f)) }
    return .tuple(TupleValue(values, labels: labels))
  }
}
