import Diagnostics
import FrontEnd
import SwiftSyntax

/// Lowers the pieces of Swift that interface text holds.
package enum InterfaceCode {
  private static func parse(_ text: String, _ machine: Machine) throws(LoweringFailure) -> (
    Unit, CodeBlockItemListSyntax
  ) {
    do throws(ParseFailure) {
      let source = try ParsedSource(text, guards: .file)
      return (Unit(source, machine: machine, isLearners: false), source.tree.statements)
    } catch {
      throw .refused(error.diagnostics[0])
    }
  }

  /// A default or initial value.
  package static func value(
    _ text: String, type: TypeExpression, generics: [GenericParameter], owner: Nominal, isStatic: Bool, machine: Machine
  ) throws(LoweringFailure) -> Code {
    let (unit, statements) = try parse(text, machine)
    guard statements.count == 1, case .expr(let expression) = statements.first!.item else {
      throw .refused(Diagnostic("'\(text)' is no value"))
    }
    let isGlobal = owner.name.isEmpty
    let lowering = Lowering(unit, owner: isGlobal ? nil : owner)
    lowering.generics = generics
    lowering.capturedNames = CapturedNames.of(expression)
    if isStatic, !isGlobal {
      lowering.selfKind = .type
      lowering.selfType = .metatype(owner.selfType)
      _ = lowering.newSlot()
    }
    let wanted = try lowering.typeScope.lowered(type)
    let typed =
      wanted.isUnknown || wanted.hasParameter
      ? try lowering.lower(expression, expecting: wanted.forgettingParameters)
      : try lowering.lower(expression, as: wanted)
    return lowering.code("value", parameterCount: isStatic && !isGlobal ? 1 : 0, body: typed.node, at: .none)
  }

  /// The body of a function, initializer or getter.
  package static func body(_ text: String, of member: Member, machine: Machine) throws(LoweringFailure) -> Code {
    let (unit, statements) = try parse(text, machine)
    let owner = member.owner
    let isGlobal = owner.name.isEmpty
    if member.kind == .initializer {
      return try initializer(text, of: member, machine: machine)
    }
    let kind: Lowering.SelfKind =
      isGlobal ? .none : member.isStatic ? .type : owner.isClass ? .object : member.isMutating ? .mutating : .value
    let isProperty = member.kind == .computed || member.kind == .stored
    let resolved =
      isProperty
      ? ResolvedSignature(parameters: [], result: try member.propertyType(machine.program))
      : try member.resolved(machine.program)
    return try unit.functionCode(
      member.fullName, owner: isGlobal ? nil : owner, selfKind: kind,
      signature: isProperty ? Signature() : member.signature, parameters: resolved.parameters,
      result: resolved.result, constraints: member.constraints, statements: statements,
      builder: unit.builder(of: member), at: statements)
  }

  package static func setter(_ text: String, of member: Member, parameter: String, machine: Machine)
    throws(LoweringFailure) -> Code
  {
    let (unit, statements) = try parse(text, machine)
    let own: SwiftType
    var signature = Signature()
    var parameters: [SwiftType] = []
    if member.kind == .subscription {
      let resolved = try member.resolved(machine.program)
      own = resolved.result
      signature = member.signature
      parameters = resolved.parameters
    } else {
      own = try member.propertyType(machine.program)
    }
    signature.parameters.append(Parameter(label: nil, name: parameter, type: .resolved(own)))
    parameters.append(own)
    let kind: Lowering.SelfKind =
      member.isStatic
      ? .type
      : member.owner.isClass || member.isNonmutatingSetter ? (member.owner.isClass ? .object : .value) : .mutating
    return try unit.functionCode(
      "\(member.name).set", owner: member.owner, selfKind: kind, signature: signature, parameters: parameters,
      result: .void, statements: statements, at: statements)
  }

  /// An initializer, whose body is read once more inside the declaration that it belongs to.
  private static func initializer(_ text: String, of member: Member, machine: Machine) throws(LoweringFailure) -> Code {
    let (unit, statements) = try parse("init() {\(text)}", machine)
    guard let first = statements.first, case .decl(let declaration) = first.item,
      let syntax = declaration.as(InitializerDeclSyntax.self), let body = syntax.body
    else {
      throw .refused(Diagnostic("an initializer of interface text cannot be read"))
    }
    let resolved = try member.resolved(machine.program)
    return try unit.initializerCode(
      member, owner: member.owner, parameters: resolved.parameters, body.statements, at: syntax)
  }
}

extension SwiftType {
  /// Whether a generic parameter stands anywhere in the type.
  var hasParameter: Bool { forgettingParameters != self }
}

extension Member {
  /// A stored declaration whose value a binding gives.
  package func asComputed() -> Member {
    let member = Member(name, .computed, owner: owner)
    member.type = type
    member.isStatic = isStatic
    member.isLet = false
    member.hasSetter = hasSetter && !isLet
    member.body = body
    member.setter = setter
    member.access = access
    member.constraints = constraints
    member.attributes = attributes
    member.isImplicit = isImplicit
    member.unsimulated = unsimulated
    return member
  }
}

extension Nominal {
  /// `rawValue` and `init(rawValue:)` of an enum with a raw type.
  package func synthesizeRawValues() {
    guard kind == .enum, !cases.isEmpty, table["rawValue"] == nil, let raw = inheritance.first,
      case .named(let name, _, _) = raw
    else { return }
    let names: Set<String> = [
      "String", "Int", "Double", "Character", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
      "UInt64", "Float", "CGFloat",
    ]
    guard names.contains(name) else { return }
    let isFloating = name == "Double" || name == "CGFloat"
    let kind = Scalar.Kind(typeName: name)
    var next = 0
    for entry in cases {
      if entry.rawValue == nil { entry.rawValue = name == "String" ? .string(entry.name) : .int(next) }
      if let value = entry.rawValue?.asInt {
        next = value + 1
        if isFloating { entry.rawValue = .double(Double(value)) }
      } else {
        next += 1
      }
      if let kind { entry.rawValue = entry.rawValue?.number(kind) }
    }
    let value = Member("rawValue", .computed, owner: self)
    value.type = raw
    value.access = .public
    value.body = .native { (call: inout Call) throws(Signal) in
      if case .enumeration(let entry) = call.this { return entry.entry.rawValue ?? .void }
      return .void
    }
    add(value)
    let make = Member("init", .initializer, owner: self)
    make.isFailable = true
    make.access = .public
    make.signature.parameters = [Parameter(label: "rawValue", name: "rawValue", type: raw)]
    make.body = .native { [unowned self] (call: inout Call) throws(Signal) in
      for entry in cases {
        if let raw = entry.rawValue, raw.isEqual(to: call.arguments[0]) { return .some(.enumeration(entry.plain)) }
      }
      return .none
    }
    add(make)
    inheritance.append(.named("RawRepresentable", [], .none))
  }
}
