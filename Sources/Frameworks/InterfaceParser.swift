import Diagnostics
import Interpreter

/// Reads declarations of interface text into the program's own tables.
struct InterfaceParser {
  private var scanner: InterfaceScanner
  private let surface: Surface
  private let module: String

  init(_ text: ArraySlice<UInt8>, surface: Surface, module: String) {
    scanner = InterfaceScanner(text)
    self.surface = surface
    self.module = module
  }

  private var program: Program { surface.program }

  /// What stands before a keyword.
  private struct Prefix {
    var documentation: [String] = []
    var attributes: [(name: String, content: String?)] = []
    var modifiers: Set<String> = []

    var names: Set<String> { Set(attributes.map(\.name)) }

    func note(_ key: String) -> String? {
      for line in documentation where line.hasPrefix("- \(key):") {
        return String(line.dropFirst(key.utf8.count + 3)).trimmingSpaces()
      }
      return nil
    }
  }

  private static let modifierWords: Set<String> = [
    "public", "open", "internal", "package", "static", "final", "override", "mutating", "nonmutating", "convenience",
    "required", "lazy", "weak",
    "indirect", "nonisolated", "dynamic", "optional", "prefix", "postfix", "infix", "private", "fileprivate", "unowned",
    "isolated", "distributed",
  ]

  private mutating func prefix() -> Prefix {
    var prefix = Prefix()
    prefix.documentation = scanner.documentation()
    while true {
      scanner.skipSpace()
      if scanner.current == UInt8(ascii: "@") {
        prefix.attributes.append(scanner.attribute())
        continue
      }
      let word = scanner.nextName()
      // `class` is a modifier before `func` and `var`.
      if word == "class" {
        var copy = scanner
        _ = copy.name()
        if ["func", "var", "subscript"].contains(copy.nextName()) {
          scanner = copy
          prefix.modifiers.insert("static")
          continue
        }
      }
      guard Self.modifierWords.contains(word) else { return prefix }
      _ = scanner.name()
      if scanner.current == UInt8(ascii: "(") {
        prefix.modifiers.insert("\(word)(\(String(decoding: scanner.balanced(), as: UTF8.self)))")
      } else {
        prefix.modifiers.insert(word)
      }
    }
  }

  // MARK: Top level

  /// Reads one declaration of a type or an extension of it into `nominal`.
  mutating func read(into nominal: Nominal) {
    let prefix = prefix()
    let keyword = scanner.name()
    switch keyword {
    case "extension":
      _ = scanner.type()
      let inherited = inheritance()
      nominal.inheritance += inherited
      let constraints = whereClause()
      body(of: nominal, isExtension: true, constraints: constraints)
    case "struct", "class", "enum", "actor", "protocol":
      _ = scanner.name()
      declaration(of: nominal, prefix)
    default: break
    }
  }

  /// The functions and variables of a text that belong to no type.
  mutating func readGlobals(into scope: Nominal) {
    let prefix = prefix()
    member(of: scope, scanner.name(), prefix, isExtension: false, constraints: [])
  }

  /// The rest of a type's declaration, after its name.
  private mutating func declaration(of nominal: Nominal, _ prefix: Prefix) {
    nominal.attributes.formUnion(prefix.names)
    nominal.unsimulated = prefix.note("Unsimulated")
    nominal.tracesInit = nominal.tracesInit || prefix.note("Traces") == "init"
    if nominal.kind == .protocol {
      if scanner.take("<") {
        repeat { nominal.primaryAssociatedTypes.append(scanner.name()) } while scanner.take(",")
        _ = scanner.take(">")
      }
    } else {
      let (parameters, isVariadic) = generics(owner: nominal)
      nominal.genericParameters = parameters
      nominal.isVariadicGeneric = isVariadic
    }
    nominal.inheritance += inheritance()
    // Constraints above were resolved before it was known what the type inherits.
    nominal.invalidate()
    _ = whereClause()
    body(of: nominal, isExtension: false, constraints: [])
    if nominal.kind == .enum { nominal.synthesizeRawValues() }
  }

  private mutating func inheritance() -> [TypeExpression] {
    guard scanner.take(":") else { return [] }
    var result: [TypeExpression] = []
    repeat { result.append(scanner.type()) } while scanner.take(",")
    return result
  }

  private mutating func generics(owner: Nominal?) -> ([GenericParameter], isVariadic: Bool) {
    // An operator's parameters stand apart from its name: `func * <T>(…)`.
    scanner.skipSpace()
    guard scanner.current == UInt8(ascii: "<") else { return ([], false) }
    scanner.at += 1
    var parameters: [GenericParameter] = []
    var constraints: [(GenericParameter, TypeExpression)] = []
    var isVariadic = false
    repeat {
      if scanner.takeName("each") { isVariadic = true }
      let parameter = GenericParameter(scanner.name())
      if scanner.take(":") { constraints.append((parameter, scanner.type())) }
      parameters.append(parameter)
    } while scanner.take(",")
    _ = scanner.take(">")
    let scope = TypeScope(owner: owner, parameters: parameters, program: program)
    for (parameter, expression) in constraints { constrain(parameter, expression, scope) }
    return (parameters, isVariadic)
  }

  private func constrain(_ parameter: GenericParameter, _ expression: TypeExpression, _ scope: TypeScope) {
    switch try? scope.resolve(expression) {
    case .existential(let types)?: parameter.constraints += types
    case let type?: parameter.constraints.append(type)
    case nil: break
    }
  }

  private mutating func whereClause() -> [ExtensionConstraint] {
    var result: [ExtensionConstraint] = []
    guard scanner.takeName("where") else { return [] }
    repeat {
      let subject = scanner.type()
      if scanner.take(":") {
        result.append(ExtensionConstraint(subject: subject, isSameType: false, target: scanner.type()))
      } else {
        _ = scanner.take("=")
        _ = scanner.take("=")
        result.append(ExtensionConstraint(subject: subject, isSameType: true, target: scanner.type()))
      }
    } while scanner.take(",")
    return result
  }

  private mutating func body(of nominal: Nominal, isExtension: Bool, constraints: [ExtensionConstraint]) {
    guard scanner.take("{") else { return }
    while !scanner.take("}"), !scanner.isAtEnd {
      let prefix = prefix()
      let keyword = scanner.name()
      if keyword.isEmpty {
        // Nothing that is known stands here: the rest of the line is passed over.
        scanner.skipLine()
        continue
      }
      if keyword == "#if" || keyword == "#" {
        scanner.skipLine()
      } else {
        member(of: nominal, keyword, prefix, isExtension: isExtension, constraints: constraints)
      }
      _ = scanner.take(";")
    }
  }

  // MARK: Members

  private mutating func member(
    of owner: Nominal, _ keyword: String, _ prefix: Prefix, isExtension: Bool, constraints: [ExtensionConstraint]
  ) {
    let isGlobal = owner === program.moduleScope
    switch keyword {
    case "struct", "class", "enum", "actor", "protocol":
      let kind: Nominal.Kind =
        keyword == "struct"
        ? .structure : keyword == "class" ? .class : keyword == "enum" ? .enum : keyword == "actor" ? .actor : .protocol
      let nominal = Nominal(scanner.name(), kind, module: module, parent: owner, program: program, isLearners: false)
      owner.add(nested: nominal)
      declaration(of: nominal, prefix)
    case "typealias":
      let name = scanner.name()
      let (parameters, _) = generics(owner: owner)
      _ = scanner.take("=")
      let type = scanner.type()
      _ = whereClause()
      owner.add(alias: TypeAlias(name, type, parameters: parameters, owner: owner))
    case "associatedtype":
      let name = scanner.name()
      var constraint: TypeExpression?
      if scanner.take(":") { constraint = scanner.type() }
      var value: TypeExpression?
      if scanner.take("=") { value = scanner.type() }
      _ = whereClause()
      owner.addAssociatedType(name, default: value, constraints: constraint.map { [$0] } ?? [])
    case "case": cases(of: owner)
    case "func":
      scanner.skipSpace()
      let isOperator = InterfaceScanner.isOperator(scanner.current)
      let member = Member(isOperator ? scanner.operatorName() : scanner.name(), .method, owner: owner)
      traits(prefix, of: member, isExtension: isExtension, constraints: constraints)
      if isGlobal { member.isStatic = true }
      signature(of: member)
      implement(member)
      owner.add(member)
    case "init":
      let member = Member("init", .initializer, owner: owner)
      if scanner.current == UInt8(ascii: "?") || scanner.current == UInt8(ascii: "!") {
        member.isFailable = true
        scanner.at += 1
      }
      traits(prefix, of: member, isExtension: isExtension, constraints: constraints)
      signature(of: member)
      implement(member)
      owner.add(member)
    case "subscript":
      let member = Member("subscript", .subscription, owner: owner)
      traits(prefix, of: member, isExtension: isExtension, constraints: constraints)
      signature(of: member)
      for i in member.signature.parameters.indices
      where member.signature.parameters[i].label == member.signature.parameters[i].name && !hasTwoNames.contains(i) {
        member.signature.parameters[i].label = nil
      }
      accessors(of: member)
      let key = surface.key(of: member)
      if let native = surface.bindings.native(key, gives: member.signature.result) { member.body = .native(native) }
      if let native = surface.bindings.natives[key + "="] {
        member.setter = .native(native)
        member.hasSetter = true
      }
      owner.add(member)
    case "var", "let": variable(of: owner, keyword, prefix, isExtension: isExtension, constraints: constraints)
    case "deinit":
      scanner.skipSpace()
      if scanner.current == UInt8(ascii: "{") { _ = scanner.balanced() }
    case "import", "operator", "precedencegroup": scanner.skipLine()
    default: scanner.skipLine()
    }
  }

  /// Parameters of the last signature that were written with two names.
  private var hasTwoNames: Set<Int> = []

  private func traits(_ prefix: Prefix, of member: Member, isExtension: Bool, constraints: [ExtensionConstraint]) {
    let owner = member.owner
    member.access = .public
    member.isInternal =
      !prefix.modifiers.contains("public") && !prefix.modifiers.contains("open") && owner.kind != .protocol
    member.isStatic = prefix.modifiers.contains("static")
    member.isMutating = prefix.modifiers.contains("mutating")
    member.isOverride = prefix.modifiers.contains("override")
    member.isConvenience = prefix.modifiers.contains("convenience")
    member.attributes = prefix.names
    if prefix.modifiers.contains("required") { member.attributes.insert("required") }
    member.isRequirement = owner.kind == .protocol && !isExtension
    member.isOptionalRequirement = prefix.modifiers.contains("optional")
    member.constraints = constraints
    member.unsimulated = prefix.note("Unsimulated")
    member.deprecated = prefix.note("Deprecated")
    if let last = prefix.attributes.last(where: {
      program.nominal(named: $0.name)?.attributes.contains("resultBuilder") ?? false
    }) {
      member.builder = last.name
    }
  }

  private mutating func signature(of member: Member) {
    var signature = Signature()
    (signature.generics, _) = generics(owner: member.owner)
    hasTwoNames = []
    if scanner.take("("), !scanner.take(")") {
      repeat {
        signature.parameters.append(
          parameter(signature.generics, owner: member.owner, index: signature.parameters.count))
      } while scanner.take(",")
      _ = scanner.take(")")
    }
    while true {
      if scanner.takeName("async") {
        signature.isAsync = true
      } else if scanner.takeName("throws") {
        signature.isThrowing = true
        if scanner.current == UInt8(ascii: "(") { _ = scanner.balanced() }
      } else if scanner.takeName("rethrows") {
        signature.isRethrowing = true
      } else {
        break
      }
    }
    if scanner.takeArrow() { signature.result = scanner.type() }
    for constraint in whereClause() {
      signature.constraints.append(constraint)
      if case .named(let name, let arguments, _) = constraint.subject, arguments.isEmpty,
        let parameter = signature.generics.first(where: { $0.name == name }),
        !constraint.isSameType
      {
        constrain(
          parameter, constraint.target, TypeScope(owner: member.owner, parameters: signature.generics, program: program)
        )
      } else {
        member.constraints.append(constraint)
      }
    }
    member.signature = signature
  }

  private mutating func parameter(_ generics: [GenericParameter], owner: Nominal, index: Int) -> Parameter {
    var builder: String?
    var isEscaping = false
    var isAutoclosure = false
    var hasImplicitSelf = false
    func note(_ attribute: (name: String, content: String?)) {
      switch attribute.name {
      case "escaping": isEscaping = true
      case "autoclosure": isAutoclosure = true
      case "_implicitSelfCapture": hasImplicitSelf = true
      case "Sendable", "MainActor", "inheritsActorContext", "noescape", "preconcurrency", "Swift",
        "_inheritActorContext", "isolated":
        break
      default: builder = attribute.name
      }
    }
    scanner.skipSpace()
    while scanner.current == UInt8(ascii: "@") {
      note(scanner.attribute())
      scanner.skipSpace()
    }
    let first = scanner.name()
    let second = scanner.name()
    if !second.isEmpty { hasTwoNames.insert(index) }
    _ = scanner.take(":")
    scanner.skipSpace()
    while scanner.current == UInt8(ascii: "@") {
      note(scanner.attribute())
      scanner.skipSpace()
    }
    let isInout = scanner.nextName() == "inout"
    let isPack = scanner.nextName() == "repeat"
    let type = scanner.type()
    var parameter = Parameter(label: first == "_" ? nil : first, name: second.isEmpty ? first : second, type: type)
    parameter.isInout = isInout
    parameter.builder = builder
    parameter.isEscaping = isEscaping
    parameter.isAutoclosure = isAutoclosure
    parameter.hasImplicitSelf = hasImplicitSelf
    if isAutoclosure, case .function(_, let result, let isThrowing, let isAsync) = type {
      parameter.type = .function(parameters: [], result: result, isThrowing: isThrowing, isAsync: isAsync)
    }
    if isPack { parameter.isVariadic = true }
    scanner.skipSpace()
    if scanner.current == UInt8(ascii: "."), scanner.peek(1) == UInt8(ascii: "."), scanner.peek(2) == UInt8(ascii: ".")
    {
      scanner.at += 3
      parameter.isVariadic = true
    }
    if scanner.take("=") {
      let expression = scanner.expression(stopsAtLine: false)
      let text = isAutoclosure ? "{ \(expression) }" : expression
      parameter.defaultValue = surface.lazyValue(text, type: type, generics: generics, owner: owner)
    }
    return parameter
  }

  /// Where the body of a function comes from: a binding, its own text, or nowhere.
  private mutating func implement(_ member: Member) {
    let key = surface.key(of: member)
    scanner.skipSpace()
    var text: String?
    if scanner.current == UInt8(ascii: "{") { text = String(decoding: scanner.balanced(), as: UTF8.self) }
    if let native = surface.bindings.native(key, gives: member.signature.result) {
      member.body = .native(native)
      if member.unsimulated != nil {
        member.body = .native { [unowned member] call in
          member.disclaim(call)
          return try native(&call)
        }
      }
    } else if let text {
      member.body = text.trimmingSpaces().isEmpty ? .empty : .code(surface.lazyBody(text, of: member))
    }
  }

  // MARK: Enum cases

  private mutating func cases(of owner: Nominal) {
    repeat {
      let name = scanner.name()
      var labels: [String?] = []
      var parameters: [Parameter] = []
      if scanner.take("("), !scanner.take(")") {
        repeat {
          scanner.skipSpace()
          var copy = scanner
          let label = copy.name()
          if !label.isEmpty, copy.take(":") { scanner = copy } else { copy = scanner }
          let isLabelled = scanner.at == copy.at && !label.isEmpty && scanner.bytes[scanner.at - 1] == UInt8(ascii: ":")
          labels.append(isLabelled ? label : nil)
          var parameter = Parameter(
            label: isLabelled ? label : nil, name: isLabelled ? label : "_\(parameters.count)", type: scanner.type())
          if scanner.take("=") {
            parameter.defaultValue = surface.lazyValue(
              scanner.expression(stopsAtLine: false), type: parameter.type, generics: [], owner: owner)
          }
          parameters.append(parameter)
        } while scanner.take(",")
        _ = scanner.take(")")
      }
      let entry = EnumCase(name, index: owner.cases.count, labels: labels, owner: owner)
      let member = Member(name, .enumCase, owner: owner)
      member.isStatic = true
      member.access = .public
      member.enumCase = entry
      member.signature.parameters = parameters
      if scanner.take("=") {
        let raw = scanner.caseValue()
        if raw.hasPrefix("\"") {
          entry.rawValue = .string(String(raw.dropFirst().dropLast()))
        } else {
          entry.rawValue = Int(raw).map { .int($0) }
        }
      }
      owner.cases.append(entry)
      owner.add(member)
    } while scanner.take(",")
  }

  // MARK: Properties

  private mutating func variable(
    of owner: Nominal, _ keyword: String, _ prefix: Prefix, isExtension: Bool, constraints: [ExtensionConstraint]
  ) {
    let name = scanner.name()
    _ = scanner.take(":")
    let type = scanner.type()
    let isImplicit = scanner.bytes[scanner.at - 1] == UInt8(ascii: "!")
    scanner.skipSpace()
    let hasBlock = scanner.current == UInt8(ascii: "{")
    let isGlobal = owner === program.moduleScope
    let member = Member(name, hasBlock || (owner.kind == .protocol) ? .computed : .stored, owner: owner)
    traits(prefix, of: member, isExtension: isExtension, constraints: constraints)
    member.type = type
    member.isImplicit = isImplicit
    member.isLet = keyword == "let"
    if isGlobal { member.isStatic = true }
    if prefix.modifiers.contains("weak") { member.ownership = .weak }
    if prefix.modifiers.contains("unowned") || prefix.modifiers.contains("unowned(unsafe)") {
      member.ownership = .unowned
    }
    let key = surface.key(of: member)
    if hasBlock {
      accessors(of: member)
    } else {
      member.hasSetter = !member.isLet
      if scanner.take("=") {
        let text = scanner.expression(stopsAtLine: true)
        member.initialValue = surface.lazyValue(
          text, type: type, generics: [], owner: owner, isStatic: member.isStatic)
        // What takes no arguments may make another value each time: `Date()`.
        member.hasConstantInitialValue = !text.contains("()")
      }
    }
    if let native = surface.bindings.native(key, gives: type) {
      member.body = .native(native)
      if member.kind == .stored, member.isStatic || owner.kind != .class {
        // A constant or a value that a binding gives.
        if member.isStatic { member.isComputedByBinding = true }
      }
    }
    if let native = surface.bindings.natives[key + "="] {
      member.setter = .native(native)
      member.hasSetter = true
    }
    let made = member.isComputedByBinding ? member.asComputed() : member
    owner.add(made)
  }

  private mutating func accessors(of member: Member) {
    scanner.skipSpace()
    guard scanner.current == UInt8(ascii: "{") else { return }
    let inside = scanner.balanced()
    var inner = InterfaceScanner(inside)
    inner.skipSpace()
    let first = inner.nextName()
    guard ["get", "set", "mutating", "nonmutating", "_read", "_modify"].contains(first) else {
      member.body = .code(surface.lazyBody(String(decoding: inside, as: UTF8.self), of: member))
      return
    }
    var isMutatingAccessor = false
    while !inner.isAtEnd {
      inner.skipSpace()
      let word = inner.name()
      if word.isEmpty { break }
      switch word {
      case "nonmutating": member.isNonmutatingSetter = true
      case "mutating": isMutatingAccessor = true
      case "async", "throws": break
      case "get", "set":
        if word == "set" { member.hasSetter = true }
        if isMutatingAccessor { isMutatingAccessor = false }
        var parameter = "newValue"
        inner.skipSpace()
        if inner.current == UInt8(ascii: "(") {
          parameter = String(decoding: inner.balanced(), as: UTF8.self).trimmingSpaces()
        }
        inner.skipSpace()
        if inner.current == UInt8(ascii: "{") {
          let text = String(decoding: inner.balanced(), as: UTF8.self)
          if word == "get" {
            member.body = .code(surface.lazyBody(text, of: member))
          } else {
            member.setter = .code(surface.lazySetter(text, of: member, parameter: parameter))
          }
        }
      default: break
      }
    }
  }
}
