import Diagnostics
import SwiftSyntax

/// A property with a wrapper: its three members and how the wrapper is made.
final class WrappedProperty {
  private let member: Member
  private let attribute: AttributeSyntax
  private var initial: ExprSyntax?
  private let owner: Nominal
  private let unit: Unit
  private let storage: Member
  private let typeExpression: TypeExpression

  init(_ member: Member, _ attribute: AttributeSyntax, _ initial: ExprSyntax?, owner: Nominal, unit: Unit) {
    self.member = member
    self.attribute = attribute
    self.initial = initial
    self.owner = owner
    self.unit = unit
    typeExpression = unit.type(attribute.attributeName)
    storage = Member("_" + member.name, .stored, owner: owner)
  }

  private var program: Program { unit.program }

  private var arguments: [Argument] {
    guard case .argumentList(let list)? = attribute.arguments else { return [] }
    return list.map { Argument(label: $0.label?.text, expression: $0.expression) }
  }

  /// `_name`, `name` and, where the wrapper projects, `$name`.
  func members() -> [Member] {
    let written = member.type
    storage.access = .private
    storage.position = member.position
    storage.hasSetter = true
    storage.builder = nil
    storage.wrapper = PropertyWrapperUse(
      typeExpression, isFixed: !arguments.isEmpty && initial == nil, position: unit.position(of: attribute))
    storage.isStatic = member.isStatic
    storage.inferType = { [self] () throws(LoweringFailure) in try wrapperType() }
    if initial == nil, arguments.isEmpty, !member.isLet, written?.isOptionalType ?? false, takesPlainValue,
      !canMakeAlone(written)
    {
      // `@Published var selection: String?` begins as nil, as a plain variable does.
      initial = ExprSyntax(NilLiteralExprSyntax())
    }
    if initial != nil || canMakeAlone(written) {
      storage.initialValue = LazyCode { [self] (_: LazyCode) throws(LoweringFailure) in
        let lowering = lowering()
        let typed = try make(in: lowering, from: initial)
        storage.remember(typed.type)
        return lowering.code("_" + member.name, parameterCount: 0, body: typed.node, at: unit.position(of: attribute))
      }
    }
    let property = Member(member.name, .computed, owner: owner)
    copyTraits(to: property)
    property.type = written
    property.hasSetter = true
    property.wrapper = storage.wrapper
    property.wrapperStorage = storage
    if written == nil {
      property.inferType = { [self] () throws(LoweringFailure) in
        try valueType(of: try storage.propertyType(program), "wrappedValue") ?? .unknown
      }
    }
    let projected = Member("$" + member.name, .computed, owner: owner)
    copyTraits(to: projected)
    projected.inferType = { [self] () throws(LoweringFailure) in
      try valueType(of: try storage.propertyType(program), "projectedValue") ?? .unknown
    }
    connect(property, projected)
    if takesPlainValue {
      storage.memberwiseType = written
      if written == nil, let initial {
        storage.memberwiseType = nil
        storage.memberwiseInfer = { [self] () throws(LoweringFailure) in try lowering().lower(initial).type }
      }
      storage.wrapValue = LazyCode { [self] (_: LazyCode) throws(LoweringFailure) in try wrapCode() }
    }
    var result = [storage, property]
    if let nominal = wrapperNominal, !nominal.members(named: "projectedValue").isEmpty { result.append(projected) }
    return result
  }

  private func copyTraits(to target: Member) {
    target.position = member.position
    target.access = member.access
    target.setterAccess = member.setterAccess
    target.isStatic = member.isStatic
    target.attributes = member.attributes
    target.willSet = target.name == member.name ? member.willSet : nil
    target.didSet = target.name == member.name ? member.didSet : nil
  }

  private var wrapperNominal: Nominal? {
    (try? TypeScope(owner: owner, program: program).resolve(typeExpression))?.nominal
  }

  private func lowering() -> Lowering {
    let lowering = Lowering(unit, owner: owner)
    lowering.capturedNames = initial.map { CapturedNames.of($0) } ?? []
    return lowering
  }

  /// `init(wrappedValue:)` makes the wrapper from the plain value, so the memberwise initializer takes that.
  private var takesPlainValue: Bool {
    guard let nominal = wrapperNominal else { return false }
    return nominal.members(named: "init").contains { $0.signature.parameters.first?.label == "wrappedValue" }
  }

  /// The wrapper needs nothing but what is written in the attribute.
  private func canMakeAlone(_ written: TypeExpression?) -> Bool {
    guard let nominal = wrapperNominal else { return false }
    if !arguments.isEmpty {
      return nominal.members(named: "init").contains { member in
        lowering().plan(member, arguments) != nil
      }
    }
    let alone = nominal.members(named: "init").contains { member in
      member.signature.parameters.allSatisfy { $0.defaultValue != nil }
        && (member.constraints.isEmpty || (written?.isOptionalType ?? false) || isNullable(member, written))
    }
    return alone
  }

  /// An initializer for a value of a certain type, as `FocusState()` for Bool.
  private func isNullable(_ member: Member, _ written: TypeExpression?) -> Bool {
    guard let written, let type = try? TypeScope(owner: owner, program: program).resolve(written) else { return false }
    return member.constraints.allSatisfy { constraint in
      guard let target = try? TypeScope(owner: member.owner, program: program).resolve(constraint.target) else {
        return false
      }
      if constraint.isSameType { return target == type }
      if case .existential(let protocols) = target {
        return protocols.allSatisfy { wanted in wanted.nominal.map { program.conforms(type, to: $0) } ?? true }
      }
      return target.nominal.map { program.conforms(type, to: $0) } ?? true
    }
  }

  /// The wrapper's type for the type that the property has.
  private func wrapperType() throws(LoweringFailure) -> SwiftType {
    let scope = TypeScope(owner: owner, program: program)
    let plain = try scope.lowered(typeExpression)
    if let written = member.type, let nominal = plain.nominal,
      plain.arguments.contains(where: \.isUnknown) || plain.arguments.isEmpty
    {
      let value = try scope.lowered(written)
      return specialized(nominal, for: value) ?? plain
    }
    if storage.initialValue != nil {
      return try make(in: lowering(), from: initial).type
    }
    return plain
  }

  private func specialized(_ nominal: Nominal, for value: SwiftType) -> SwiftType? {
    guard let wrappedValue = nominal.members(named: "wrappedValue").first,
      let declared = try? wrappedValue.propertyType(program)
    else { return nil }
    var matcher = TypeMatcher(program: program, open: nominal.genericParameters)
    guard matcher.match(declared, value) != nil else { return nil }
    return .nominal(nominal, nominal.genericParameters.map { matcher.bindings[$0] ?? .unknown })
  }

  private func valueType(of wrapper: SwiftType, _ name: String) throws(LoweringFailure) -> SwiftType? {
    guard let nominal = wrapper.nominal, let property = nominal.members(named: name).first else { return nil }
    var bindings: [GenericParameter: SwiftType] = [:]
    for (i, parameter) in nominal.genericParameters.enumerated() where i < wrapper.arguments.count {
      bindings[parameter] = wrapper.arguments[i]
    }
    return try property.propertyType(program).substituting(bindings)
  }

  /// The expression that makes the wrapper: `Wrapper(wrappedValue: initial, arguments…)`.
  private func make(in lowering: Lowering, from initial: ExprSyntax?) throws(LoweringFailure) -> Typed {
    let scope = TypeScope(owner: owner, program: program)
    var type = try scope.lowered(typeExpression)
    if let written = member.type, let nominal = type.nominal,
      let better = specialized(nominal, for: try scope.lowered(written))
    {
      type = better
    }
    var all = arguments
    if let initial { all.insert(Argument(label: "wrappedValue", expression: initial), at: 0) }
    do { return try lowering.construct(type, all, at: attribute, expecting: type) } catch {
      // What is wrong with the value is said of the value.
      if let initial, takesPlainValue, let written = member.type {
        _ = try lowering.lower(initial, as: scope.lowered(written))
      }
      throw error
    }
  }

  /// Code that makes the wrapper from a plain value.
  private func wrapCode() throws(LoweringFailure) -> Code {
    let type = try storage.propertyType(program)
    if !arguments.isEmpty { return try wrapCode(type) }
    guard let nominal = type.nominal,
      let initializer = nominal.members(named: "init").first(where: {
        $0.signature.parameters.first?.label == "wrappedValue"
          && $0.signature.parameters.dropFirst().allSatisfy { $0.defaultValue != nil }
      })
    else {
      throw .refused(Diagnostic("the wrapper of '\(member.name)' cannot be made from a value", at: member.position))
    }
    let isAutoclosure = initializer.signature.parameters[0].isAutoclosure
    return Code(member.name) { (call: inout Call) throws(Signal) in
      var value = call.arguments[0]
      if isAutoclosure {
        let captured = value
        value = .function(FunctionValue(Code("value") { (_: inout Call) throws(Signal) in captured }))
      }
      var values = [value]
      for parameter in initializer.signature.parameters.dropFirst() {
        if let lazy = parameter.defaultValue {
          values.append(try call.fiber.call(call.machine.lower(lazy), this: nil, []))
        }
      }
      return try call.fiber.construct(nominal, arguments: type.arguments, initializer, values)
    }
  }

  /// The same where the attribute has arguments: `Wrapper(wrappedValue: value, arguments…)`.
  private func wrapCode(_ type: SwiftType) throws(LoweringFailure) -> Code {
    let lowering = lowering()
    let name = "wrapped value"
    let plain: SwiftType
    if let written = member.type {
      plain = try TypeScope(owner: owner, program: program).lowered(written)
    } else {
      plain = try valueType(of: type, "wrappedValue") ?? .unknown
    }
    // It may be captured where the initializer takes an autoclosure.
    lowering.capturedNames.insert(name)
    let value = lowering.declare(name, type: plain, isLet: true)
    let all =
      [Argument(label: "wrappedValue", expression: ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier(name))))]
      + arguments
    let made = try lowering.construct(type, all, at: attribute, expecting: type)
    let code = lowering.code("_" + member.name, parameterCount: 1, body: made.node, at: unit.position(of: attribute))
    code.boxedParameters = [value.slot]
    return code
  }

  /// Reading and writing through the wrapper.
  private func connect(_ property: Member, _ projected: Member) {
    let storage = storage
    let name = member.name
    let owner = owner
    let program = program
    let enclosing = EnclosingAccess(property: property, storage: storage, program: program)
    func wrapper(_ f: Fiber, _ this: Value) throws(Signal) -> Value {
      let value = try f.readExactly(storage, of: this)
      if case .void = value {
        throw .trap("variable 'self.\(name)' used before being initialized", at: f.position)
      }
      return value
    }
    func part(_ f: Fiber, _ value: Value, _ name: String) throws(Signal) -> Member {
      if let nominal = f.machine.nominal(of: value),
        let member = nominal.members(named: name).first(where: { !$0.isStatic })
      {
        return member
      }
      throw .trap("property wrapper of '\(owner.name).\(property.name)' has no '\(name)'", at: f.position)
    }
    property.body = .native { (call: inout Call) throws(Signal) in
      if let value = try enclosing.read(call.fiber, call.this) { return value }
      let value = try wrapper(call.fiber, call.this)
      let getter = try part(call.fiber, value, "wrappedValue")
      guard getter.isMutatingGetter else { return try call.fiber.read(getter, of: value) }
      let f = call.fiber
      var result = Value.void
      try f.modify(storage, of: &call.this) { (place: inout Value) throws(Signal) in
        result = try f.readMutating(getter, of: &place)
      }
      return result
    }
    property.setter = .native { (call: inout Call) throws(Signal) in
      let f = call.fiber
      let new = call.arguments[0]
      let current = try f.readExactly(storage, of: call.this)
      if case .void = current {
        // The first value in an initializer makes the wrapper.
        guard let wrap = storage.wrapValue else {
          throw .trap("'\(name)' is assigned before its wrapper is made: assign '_\(name)' instead", at: f.position)
        }
        let made = try f.call(f.machine.lower(wrap), this: nil, [new])
        try f.writeExactly(storage, of: &call.this, made)
        return .void
      }
      if try enclosing.write(f, call.this, new) { return .void }
      let setter = try part(f, current, "wrappedValue")
      if setter.isNonmutatingSetter || setter.owner.isClass {
        var copy = current
        try f.write(setter, of: &copy, new)
        return .void
      }
      try f.modify(storage, of: &call.this) { (place: inout Value) throws(Signal) in
        try f.write(setter, of: &place, new)
      }
      return .void
    }
    if let nominal = wrapperNominal, let value = nominal.members(named: "wrappedValue").first {
      property.isNonmutatingSetter = value.isNonmutatingSetter || value.owner.isClass
      property.isMutatingGetter = value.isMutatingGetter && !owner.isClass && !property.isStatic
      property.hasSetter = value.hasSetter || (value.kind == .stored && !value.isLet)
      if let projection = nominal.members(named: "projectedValue").first {
        projected.hasSetter = projection.hasSetter
        projected.isNonmutatingSetter = true
      }
    }
    projected.body = .native { (call: inout Call) throws(Signal) in
      let value = try wrapper(call.fiber, call.this)
      return try call.fiber.read(part(call.fiber, value, "projectedValue"), of: value)
    }
    projected.setter = .native { (call: inout Call) throws(Signal) in
      let f = call.fiber
      let new = call.arguments[0]
      let value = try wrapper(f, call.this)
      let setter = try part(f, value, "projectedValue")
      try f.modify(storage, of: &call.this) { (place: inout Value) throws(Signal) in
        try f.write(setter, of: &place, new)
      }
      return .void
    }
  }
}

/// A wrapper that wants to know the object it belongs to: `static subscript(_enclosingInstance:wrapped:storage:)`.
private final class EnclosingAccess {
  private let property: Member
  private let storage: Member
  private let program: Program
  private var member: Member??

  init(property: Member, storage: Member, program: Program) {
    self.property = property
    self.storage = storage
    self.program = program
  }

  private func access(_ f: Fiber) -> Member? {
    if let member { return member }
    let type = try? storage.propertyType(program)
    let found = type?.nominal?.members(named: "subscript").first {
      $0.isStatic && $0.signature.parameters.first?.label == "_enclosingInstance"
    }
    member = .some(found)
    return found
  }

  private func arguments(_ this: Value) -> [Value] {
    let root = property.owner.erasedType
    return [
      this,
      .keyPath(
        KeyPathValue(root: root, value: .unknown, steps: [.member(property)], description: "\\\(root).\(property.name)")
      ),
      .keyPath(
        KeyPathValue(root: root, value: .unknown, steps: [.member(storage)], description: "\\\(root).\(storage.name)")),
    ]
  }

  func read(_ f: Fiber, _ this: Value) throws(Signal) -> Value? {
    guard case .object = this, let member = access(f) else { return nil }
    return try f.subscript(member, of: .type(member.owner.erasedType), arguments(this))
  }

  func write(_ f: Fiber, _ this: Value, _ value: Value) throws(Signal) -> Bool {
    guard case .object = this, let member = access(f) else { return false }
    var type = Value.type(member.owner.erasedType)
    try f.setSubscript(member, of: &type, arguments(this), value)
    return true
  }
}
