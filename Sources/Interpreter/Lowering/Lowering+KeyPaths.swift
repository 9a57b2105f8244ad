import Diagnostics
import SwiftSyntax

extension Lowering {
  /// `\Root.member.member`
  func keyPath(_ syntax: KeyPathExprSyntax, expecting expected: SwiftType?) throws(LoweringFailure) -> Typed {
    let place = position(syntax)
    var root: SwiftType = .unknown
    if let written = syntax.root {
      root = try resolve(written)
    } else if let expected {
      switch expected.unwrapped {
      case .nominal(let nominal, let arguments) where nominal.name.hasSuffix("KeyPath"):
        root = arguments.first ?? .unknown
      case .function(let function): root = function.parameters.first ?? .unknown
      default: break
      }
    }
    var steps: [KeyPathValue.Step] = []
    var type = root
    var isOptional = false
    var isWritable = true
    var isReference = false
    var text = "\\\(root.isUnknown ? "" : root.description)"
    for component in syntax.components {
      switch component.component {
      case .property(let property):
        let name = property.declName.baseName.text.withoutBackticks
        text += ".\(name)"
        if name == "self" { continue }
        if type.isUnknown {
          throw refuse(
            "cannot infer key path type from context; consider explicitly specifying a root type", at: syntax)
        }
        if case .tuple(let elements) = type, let index = elements.firstIndex(where: { $0.label == name }) ?? Int(name),
          elements.indices.contains(index)
        {
          steps.append(.element(index))
          type = elements[index].type
          continue
        }
        let candidates = try members(named: name, of: type).filter {
          !$0.isStatic && ($0.kind == .stored || $0.kind == .computed)
        }
        guard let member = candidates.first else { throw noMember(name, ofType: type, isStatic: false, at: syntax) }
        if member.kind == .stored { _ = member.owner.slotCount }
        steps.append(.member(member))
        isWritable = isWritable && !member.isLet && (member.kind == .stored || member.hasSetter)
        if member.owner.isClass { isReference = true }
        type = try member.propertyType(program).substituting(bindings(of: member, for: type))
      case .subscript(let call):
        let base = type
        let all = try members(named: "subscript", of: type).filter { !$0.isStatic }
        let arguments = arguments(call.arguments, nil, nil)
        let resolved = try resolve(
          all, name: "subscript", bindings: { self.bindings(of: $0, for: base) }, arguments, at: call, expecting: nil)
        var values: [Value] = []
        for node in resolved.arguments {
          guard let constant = node as? ConstantNode else {
            throw refuse("a key path's subscript takes constants here", at: call)
          }
          values.append(constant.value)
        }
        steps.append(.subscription(resolved.member, values))
        type = resolved.result
        text += "[…]"
      case .optional(let mark):
        if mark.questionOrExclamationMark.text == "?" {
          steps.append(.chain)
          isOptional = true
          isWritable = false
          text += "?"
        } else {
          steps.append(.force)
          text += "!"
        }
        type = type.unwrapped
      default: throw refuse("this kind of key path is not part of what interop runs", at: component)
      }
    }
    if isOptional, !type.isOptional { type = .optional(type) }
    let path = KeyPathValue(root: root, value: type, steps: steps, description: text)
    if let function = expected?.function {
      return Typed(
        node: ConstantNode(.keyPath(path), at: place), type: .function(FunctionType(function.parameters, type)))
    }
    let nominal = program.known(isWritable ? (isReference ? "ReferenceWritableKeyPath" : "WritableKeyPath") : "KeyPath")
    return Typed(node: ConstantNode(.keyPath(path), at: place), type: .nominal(nominal, [root, type]))
  }

  /// The key path of one property, for dynamic members.
  func propertyPath(_ name: String, of root: SwiftType, at place: SourcePosition) throws(LoweringFailure) -> Typed? {
    let candidates = try members(named: name, of: root).filter {
      !$0.isStatic && ($0.kind == .stored || $0.kind == .computed)
    }
    guard let member = candidates.first else { return nil }
    if member.kind == .stored { _ = member.owner.slotCount }
    let type = try member.propertyType(program).substituting(bindings(of: member, for: root))
    let isWritable = !member.isLet && (member.kind == .stored || member.hasSetter)
    let path = KeyPathValue(root: root, value: type, steps: [.member(member)], description: "\\\(root).\(name)")
    let nominal = program.known(
      isWritable ? (member.owner.isClass ? "ReferenceWritableKeyPath" : "WritableKeyPath") : "KeyPath")
    return Typed(node: ConstantNode(.keyPath(path), at: place), type: .nominal(nominal, [root, type]))
  }
}
