import Diagnostics
import FrontEnd
import Interpreter

/// Everything that the simulated modules declare, indexed at the start and read when it is first asked for.
package final class Surface: ModuleSource {
  package let machine: Machine
  package private(set) var moduleNames: Set<String> = []
  /// The modules, in the order in which they were added.
  package private(set) var modules: [Module] = []
  let bindings = Bindings()

  /// One declaration of the text of a module.
  struct Segment {
    let module: String
    let keyword: String
    let name: String
    let bytes: ArraySlice<UInt8>
  }

  private var types: [String: (kind: Nominal.Kind, segments: [Segment])] = [:]
  private var extensions: [String: [Segment]] = [:]
  private var globals: [String: [Segment]] = [:]
  private var aliases: [String: Segment] = [:]
  private var made: [String: NamedType] = [:]
  private var madeFunctions: [String: [Member]] = [:]
  /// The module of each name that is known and not simulated; read when the first unknown name is met.
  private lazy var absent = Dictionary(
    modules.compactMap(\.absent).flatMap { text in
      text.text.split(separator: "\n").flatMap { line -> [(String, String)] in
        let parts = line.split(separator: ":", maxSplits: 1)
        guard parts.count == 2 else { return [] }
        return parts[1].split(separator: " ").map { (String($0), String(parts[0])) }
      }
    }, uniquingKeysWith: { first, _ in first })

  package init(_ machine: Machine) {
    self.machine = machine
    machine.program.modules = self
  }

  package var program: Program { machine.program }

  /// Adds a module: its text is indexed, its bindings are kept.
  package func add(_ module: Module) {
    modules.append(module)
    moduleNames.insert(module.name)
    moduleNames.formUnion(module.aliases)
    for text in module.texts { index(text, module: module.name) }
    module.bind(bindings)
    module.setUp?(machine)
  }

  // MARK: Index

  /// Finds the declarations of a text: each begins at the first column.
  private func index(_ text: StaticText, module: String) {
    let bytes = text.bytes
    var segmentStart = -1
    var headStart = -1
    var lineStart = 0
    func close(at end: Int) {
      if segmentStart >= 0, headStart >= 0 { note(bytes[segmentStart..<end], head: headStart, bytes, module) }
      segmentStart = -1
      headStart = -1
    }
    let count = bytes.count
    while lineStart < count {
      var lineEnd = lineStart
      while lineEnd < count, bytes[lineEnd] != 10 { lineEnd += 1 }
      if lineEnd > lineStart {
        let c = bytes[lineStart]
        let isComment = c == UInt8(ascii: "/")
        let isAttribute = c == UInt8(ascii: "@")
        let isHead = (c >= 97 && c <= 122) || (isAttribute && holdsDeclaration(bytes, lineStart, lineEnd))
        if isHead || isComment || isAttribute {
          if headStart >= 0 { close(at: lineStart) }
          if segmentStart < 0 { segmentStart = lineStart }
          if isHead { headStart = lineStart }
        }
      }
      lineStart = lineEnd + 1
    }
    close(at: count)
  }

  private static let keywords: Set<String> = [
    "struct", "class", "enum", "protocol", "actor", "extension", "func", "var", "let", "typealias",
  ]

  private func holdsDeclaration(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Bool {
    var scanner = InterfaceScanner(bytes[start..<end])
    while scanner.current == UInt8(ascii: "@") {
      _ = scanner.attribute()
      scanner.skipSpace()
    }
    return !scanner.isAtEnd
  }

  private func note(_ segment: ArraySlice<UInt8>, head: Int, _ bytes: [UInt8], _ module: String) {
    var scanner = InterfaceScanner(bytes[head..<segment.endIndex])
    while true {
      scanner.skipSpace()
      if scanner.current == UInt8(ascii: "@") {
        _ = scanner.attribute()
        continue
      }
      let word = scanner.name()
      if word.isEmpty { return }
      if word == "import" { return }
      guard Self.keywords.contains(word) else {
        if scanner.current == UInt8(ascii: "(") { _ = scanner.balanced() }
        continue
      }
      scanner.skipSpace()
      let name = InterfaceScanner.isOperator(scanner.current) ? scanner.operatorName() : scanner.name()
      let found = Segment(module: module, keyword: word, name: name, bytes: segment)
      switch word {
      case "extension": extensions[name, default: []].append(found)
      case "func", "var", "let": globals[name, default: []].append(found)
      case "typealias": aliases[name] = found
      default:
        let kind: Nominal.Kind =
          word == "struct"
          ? .structure : word == "class" ? .class : word == "enum" ? .enum : word == "actor" ? .actor : .protocol
        types[name, default: (kind, [])].segments.append(found)
      }
      return
    }
  }

  // MARK: Look-up

  package var typeNames: [String] { Array(types.keys) + Array(aliases.keys) }
  package var functionNames: [String] { Array(globals.keys) }

  package func type(named name: String) -> NamedType? {
    if let found = made[name] { return found }
    if let (kind, segments) = types[name], let first = segments.first {
      let nominal = Nominal(name, kind, module: first.module, parent: nil, program: program, isLearners: false)
      made[name] = .nominal(nominal)
      readHead(of: nominal, first)
      nominal.load = { [unowned self] in load(nominal, segments) }
      return .nominal(nominal)
    }
    if let segment = aliases[name] {
      var scanner = InterfaceScanner(segment.bytes)
      _ = scanner.documentation()
      while scanner.nextName() != "typealias" || scanner.current == UInt8(ascii: "@") {
        scanner.skipSpace()
        if scanner.current == UInt8(ascii: "@") {
          _ = scanner.attribute()
        } else if scanner.name().isEmpty {
          return nil
        }
      }
      _ = scanner.name()
      _ = scanner.name()
      var parameters: [GenericParameter] = []
      if scanner.current == UInt8(ascii: "<") {
        scanner.at += 1
        repeat { parameters.append(GenericParameter(scanner.name())) } while scanner.take(",")
        _ = scanner.take(">")
      }
      _ = scanner.take("=")
      let alias = TypeAlias(name, scanner.type(), parameters: parameters, owner: nil)
      made[name] = .alias(alias)
      return .alias(alias)
    }
    return nil
  }

  /// What must be known of a type before it is read: its attributes and its generic parameters.
  private func readHead(of nominal: Nominal, _ segment: Segment) {
    var scanner = InterfaceScanner(segment.bytes)
    for line in scanner.documentation() where line.hasPrefix("- Traces: init") { nominal.tracesInit = true }
    while true {
      scanner.skipSpace()
      if scanner.current == UInt8(ascii: "@") {
        nominal.attributes.insert(scanner.attribute().name)
        continue
      }
      let word = scanner.name()
      if word.isEmpty { return }
      if word == "final" { nominal.attributes.insert("final") }
      if Self.keywords.contains(word) { break }
    }
    _ = scanner.name()
    guard scanner.current == UInt8(ascii: "<"), nominal.kind != .protocol else { return }
    scanner.at += 1
    repeat {
      if scanner.takeName("each") { nominal.isVariadicGeneric = true }
      nominal.genericParameters.append(GenericParameter(scanner.name()))
      if scanner.take(":") { _ = scanner.type() }
    } while scanner.take(",")
  }

  private func load(_ nominal: Nominal, _ segments: [Segment]) {
    // The parameters of the head are kept, for types that were resolved meanwhile; only their constraints are new.
    let parameters = nominal.genericParameters
    for segment in segments {
      var parser = InterfaceParser(segment.bytes, surface: self, module: segment.module)
      parser.read(into: nominal)
    }
    if !parameters.isEmpty {
      for (old, new) in zip(parameters, nominal.genericParameters) where old !== new {
        old.constraints = new.constraints
      }
      nominal.genericParameters = parameters
    }
    for segment in extensions[nominal.name] ?? [] {
      var parser = InterfaceParser(segment.bytes, surface: self, module: segment.module)
      parser.read(into: nominal)
    }
    nominal.invalidate()
    if let tie = bindings.types[nominal.name] { tie(nominal) }
    if nominal.isClass, nominal.attributes.contains("MainActor") { bindings.mainActorClass?(nominal) }
  }

  package func functions(named name: String) -> [Member] {
    if let found = madeFunctions[name] { return found }
    guard let segments = globals[name] else { return [] }
    madeFunctions[name] = []
    let scope = program.moduleScope
    for segment in segments {
      var parser = InterfaceParser(segment.bytes, surface: self, module: segment.module)
      parser.readGlobals(into: scope)
    }
    let members = scope.ownMembers(named: name)
    madeFunctions[name] = members
    return members
  }

  /// Adds a function that no text declares: the session's own.
  package func addFunction(_ member: Member) { madeFunctions[member.name, default: []].append(member) }

  package func importModule(_ name: String) -> Bool { moduleNames.contains(name) }

  /// The module that declares a type.
  package func home(of name: String) -> String? { types[name]?.segments.first?.module ?? aliases[name]?.module }

  /// The modules that extend types of others: their members are used without any name of theirs.
  package var extending: Set<String> {
    Set(extensions.flatMap { name, segments in segments.map(\.module).filter { $0 != home(of: name) } })
  }

  package func home(ofAbsent name: String) -> String? { absent[name] }

  package func isAbsent(module name: String) -> Bool { absent.values.contains(name) }

  /// The interface text of a type or function, its extensions after it.
  package func source(of name: String) -> String? {
    var parts: [String] = []
    for segment in (types[name]?.segments ?? []) + (aliases[name].map { [$0] } ?? []) + (globals[name] ?? [])
      + (extensions[name] ?? [])
    {
      parts.append(String(decoding: segment.bytes, as: UTF8.self).trimmingSpaces())
    }
    return parts.isEmpty ? nil : parts.joined(separator: "\n\n")
  }

  // MARK: Bodies

  /// The key under which a member's behaviour is bound: `Type.member(label:)`.
  func key(of member: Member) -> String {
    member.owner.name.isEmpty ? member.fullName : "\(member.owner.name).\(member.fullName)"
  }

  func lazyValue(
    _ text: String, type: TypeExpression, generics: [GenericParameter], owner: Nominal, isStatic: Bool = false
  ) -> LazyCode {
    LazyCode { [unowned self] (_: LazyCode) throws(LoweringFailure) in
      try InterfaceCode.value(text, type: type, generics: generics, owner: owner, isStatic: isStatic, machine: machine)
    }
  }

  func lazyBody(_ text: String, of member: Member) -> LazyCode {
    LazyCode { [unowned self] (_: LazyCode) throws(LoweringFailure) in
      try InterfaceCode.body(text, of: member, machine: machine)
    }
  }

  func lazySetter(_ text: String, of member: Member, parameter: String) -> LazyCode {
    LazyCode { [unowned self] (_: LazyCode) throws(LoweringFailure) in
      try InterfaceCode.setter(text, of: member, parameter: parameter, machine: machine)
    }
  }

  // MARK: For the tests that walk both sides

  /// Every type that the modules declare.
  package var declaredTypes: [String] { types.keys.sorted() }
  package var declaredFunctions: [String] { globals.keys.sorted() }
  package var boundKeys: [String] { bindings.natives.keys.sorted() }
  /// Types that a module ties natively as a whole.
  package var boundTypes: [String] { bindings.types.keys.sorted() }
}

/// A simulated module.
package struct Module {
  package let name: String
  /// Names that are imported for the same declarations.
  package var aliases: [String] = []
  /// Modules whose declarations its own use, and that come with it where it is imported.
  package var exports: [String] = []
  /// Modules whose declarations its own use, and that do not come with it.
  package var uses: [String] = []
  package let texts: [StaticText]
  /// What only the compiler has to be told: here other modules declare it.
  package var compilerTexts: [StaticText] = []
  /// Names that Apple declares and that are not simulated, as lines of `Module: Name Name …`.
  package let absent: StaticText?
  package let bind: (Bindings) -> Void
  /// What the module asks of the machine as a whole: its hooks, bridging.
  package var setUp: ((Machine) -> Void)?

  package init(
    _ name: String, aliases: [String] = [], exports: [String] = [], uses: [String] = [], texts: [StaticText],
    compilerTexts: [StaticText] = [], absent: StaticText? = nil, setUp: ((Machine) -> Void)? = nil,
    bind: @escaping (Bindings) -> Void
  ) {
    self.setUp = setUp
    self.name = name
    self.aliases = aliases
    self.exports = exports
    self.uses = uses
    self.texts = texts
    self.compilerTexts = compilerTexts
    self.absent = absent
    self.bind = bind
  }
}

/// Interface text that is part of the program.
package struct StaticText: ExpressibleByStringLiteral, Sendable {
  private let literal: StaticString

  package init(stringLiteral value: StaticString) { literal = value }

  var bytes: [UInt8] { Array(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount)) }

  package var text: String { literal.description }
}

/// What the modules do, by the key of the member that does it.
package final class Bindings {
  package var natives: [String: Native] = [:]
  /// Called when a type has been read, for what belongs to the type as a whole.
  package var types: [String: (Nominal) -> Void] = [:]
  /// Called when a class of the main actor has been read.
  package var mainActorClass: ((Nominal) -> Void)?

  package init() {}

  /// What a member does whose declaration says what it gives: a number is of the type that is written there.
  func native(_ key: String, gives type: TypeExpression?) -> Native? {
    guard let native = natives[key] else { return nil }
    guard let number = type?.number else { return native }
    return { call in number(try native(&call)) }
  }

  package subscript(key: String) -> Native? {
    get { natives[key] }
    set { natives[key] = newValue }
  }
}

extension TypeExpression {
  /// Makes a number of what a function of the host gives, where the type is one that `Int` and `Double` do not stand for.
  fileprivate var number: ((Value) -> Value)? {
    switch self {
    case .named(let name, _, _): return Scalar.Kind(typeName: name).map { kind in { $0.number(kind) } }
    case .optional(let inner), .array(let inner): return inner.number
    case .tuple(let elements):
      let numbers = elements.map(\.type.number)
      guard numbers.contains(where: { $0 != nil }) else { return nil }
      return { value in
        guard case .tuple(let tuple) = value, tuple.elements.count == numbers.count else { return value }
        let parts = zip(tuple.elements, numbers).map { element, number in number?(element) ?? element }
        return .tuple(TupleValue(parts, labels: tuple.labels))
      }
    default: return nil
    }
  }
}
