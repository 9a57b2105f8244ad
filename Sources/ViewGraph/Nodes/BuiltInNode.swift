import Interpreter
import Layout

/// A view of SwiftUI's that says in its interface text what it consists of. It is no event, and stands for no view of the
/// learner's.
final class BuiltInNode: ContentNode {
  override func content(of value: Value) -> Value {
    guard case .structure(let structure) = value,
      let member = structure.type.members(named: "body").first(where: { !$0.isRequirement && !$0.isStatic })
    else { return .void }
    return made { () throws(Signal) in try machine.current.readExactly(member, of: value) }
  }

  override var pathName: String? { nil }

  /// Whether a type of SwiftUI's has a body of its own.
  static func handles(_ type: Nominal) -> Bool {
    type.members(named: "body").contains {
      guard !$0.isRequirement, !$0.isStatic, !$0.owner.isLearners, $0.owner.kind != .protocol else { return false }
      return $0.isWrittenInSwift
    }
  }
}

/// A view made from the environment where it stands.
final class EnvironmentReaderNode: ContentNode {
  override func content(of value: Value) -> Value {
    guard let make = value.asStruct?.fields[0] else { return .void }
    return made { () throws(Signal) in
      let box = EnvironmentBox(environment, node: nil, host: graph.host)
      return try machine.current.call(make, [machine.environmentValue(box)])
    }
  }
}

extension ViewNode {
  /// The nearest node of a kind around it.
  func enclosing<T: ViewNode>(_ type: T.Type) -> T? {
    var at = parent
    while let node = at {
      if let found = node as? T { return found }
      at = node.parent
    }
    return nil
  }
}
