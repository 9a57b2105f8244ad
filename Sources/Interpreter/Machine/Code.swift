import Diagnostics

/// A lowered body: parameters first, then locals, in slots; captured variables beside them.
package final class Code {
  package let name: String
  package let parameterCount: Int
  @exclusivity(unchecked) final package internal(set) var slotCount: Int
  package let body: Node
  /// The body without its count of references, and whether it is worth its value: asked at every call.
  let entry: Unmanaged<Node>
  let isExpression: Bool
  /// Does its work in the host instead.
  package let native: Native?
  /// What a closure captures, by name, for leak paths.
  package internal(set) var captureNames: [String] = []
  package let position: SourcePosition
  package internal(set) var parameterLabels: [String?] = []
  /// Which parameters' boxes the frame makes because a closure captures them.
  @exclusivity(unchecked) final package internal(set) var boxedParameters: [Int] = []
  /// The receiver is handed back in slot 0 of a mutating method or an initializer.
  @exclusivity(unchecked) final package internal(set) var returnsSelf = false
  package internal(set) var type: FunctionType?
  /// A closure that says it runs on the main actor.
  package internal(set) var isOnMainActor = false
  /// Whether a closure stands in code of the main actor, which a task that it makes inherits.
  package internal(set) var isWithinMainActor = true

  package init(_ name: String, parameterCount: Int, slotCount: Int, body: Node, position: SourcePosition = .none) {
    self.name = name
    self.parameterCount = parameterCount
    self.slotCount = max(slotCount, parameterCount)
    self.body = body
    entry = .passUnretained(body)
    isExpression = body.isExpression
    native = nil
    self.position = position
  }

  package init(_ name: String, native: @escaping Native) {
    self.name = name
    parameterCount = 0
    slotCount = 0
    body = EmptyNode(at: .none)
    entry = .passUnretained(body)
    isExpression = false
    self.native = native
    position = .none
  }
}
