/// A closure, a function or a bound method as a value.
package final class FunctionValue {
  package let code: Code
  /// Captured variables and values, in the order of the code's captures.
  package let captures: [Box]
  /// The receiver of a bound method.
  package let receiver: Value?
  /// What the generic parameters were where the closure was made.
  let generics: GenericArguments?

  package convenience init(_ code: Code, captures: [Box] = [], receiver: Value? = nil) {
    self.init(code, captures: captures, receiver: receiver, generics: nil)
  }

  init(_ code: Code, captures: [Box], receiver: Value? = nil, generics: GenericArguments?) {
    self.code = code
    self.captures = captures
    self.receiver = receiver
    self.generics = generics
  }

  /// Whether it is code that runs on so many arguments as they are.
  @inline(__always) func takes(_ count: Int) -> Bool {
    code.native == nil && receiver == nil && code.parameterCount == count
  }

  /// Equal as SwiftUI compares functions: the same code, and no context or the same one (L26). A method bound to an
  /// object is the same while the object is; one bound to a struct carries a copy, as any context.
  func isSame(as other: FunctionValue) -> Bool {
    if self === other { return true }
    guard code === other.code, captures.isEmpty, other.captures.isEmpty else { return false }
    switch (receiver, other.receiver) {
    case (nil, nil): return true
    case (.object(let a)?, .object(let b)?): return a === b
    default: return false
    }
  }
}

/// The way to a property: members, subscripts and optional steps.
package final class KeyPathValue {
  package enum Step {
    case member(Member)
    case subscription(Member?, [Value])
    case element(Int)
    case chain
    case force
  }

  package let root: SwiftType
  package let value: SwiftType
  package let steps: [Step]
  package let description: String

  package init(root: SwiftType, value: SwiftType, steps: [Step], description: String) {
    self.root = root
    self.value = value
    self.steps = steps
    self.description = description
  }

  /// The way on from where this one ends.
  package func appending(_ more: KeyPathValue) -> KeyPathValue {
    let rest = more.description.drop { $0 != "." }
    return KeyPathValue(root: root, value: more.value, steps: steps + more.steps, description: description + rest)
  }

  func isEqual(to other: KeyPathValue) -> Bool { description == other.description && root == other.root }

  /// The member the path consists of, nil where it is longer or of another kind.
  package var onlyMember: Member? {
    if steps.count == 1, case .member(let member) = steps[0] { member } else { nil }
  }
}
