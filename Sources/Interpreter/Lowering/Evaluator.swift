import Diagnostics
import FrontEnd
import SwiftOperators
import SwiftSyntax

/// Takes texts, declares what they declare, and runs their statements.
package final class Evaluator {
  package let machine: Machine
  private var operators = OperatorTable.standardOperators
  /// Told of each wrapped variable of the session, so that its owner can give it a place to live.
  package var didDeclareWrapped: ((_ storage: Member, _ name: String) -> Void)?

  package init(_ machine: Machine) { self.machine = machine }

  private var program: Program { machine.program }

  /// A statement that is ready to run.
  package struct Statement {
    fileprivate let code: Code
    fileprivate let isAsync: Bool
    /// The type of an expression whose value is worth showing.
    package let type: SwiftType?
    package let position: SourcePosition
  }

  /// What a text came to: its statements in order.
  package struct Unit_ {
    package let statements: [Statement]
    /// Names that the text declared.
    package let declared: [String]
    /// What to tell about a text that was accepted.
    package var notices: [Diagnostics.Diagnostic] = []
    /// Takes the declarations back.
    package let rollBack: () -> Void
    /// The text only declares: it stands for itself and waits for what is missing.
    package var isDeclaration: Bool { statements.isEmpty }
  }

  /// Declares and lowers a text whose first line is `line`. Throws at least one diagnostic; then nothing was declared.
  ///
  /// An entry that only declares may extend a type that a later one declares. It waits; what it misses is told when
  /// something else is refused, which may be for that reason.
  package func prepare(
    _ text: String, guards: Guards = .entry, line: Int = 1, mayWait: Bool = true
  ) throws(ParseFailure) -> Unit_ {
    do throws(Refusal) {
      let unit = try attempt(text, guards: guards, line: line)
      resume()
      return unit
    } catch {
      if error.waits, mayWait {
        let entry = Waiting(text: text, line: line, failure: error.failure)
        waiting.append(entry)
        return Unit_(
          statements: [], declared: [], rollBack: { [weak self] in self?.waiting.removeAll { $0 === entry } })
      }
      throw ParseFailure(diagnostics: takeMissing() + error.failure.diagnostics)
    }
  }

  /// An entry that waits for a type.
  private final class Waiting {
    let text: String
    let line: Int
    let failure: ParseFailure

    init(text: String, line: Int, failure: ParseFailure) {
      self.text = text
      self.line = line
      self.failure = failure
    }
  }

  private var waiting: [Waiting] = []

  /// What is still missing of the entries that wait.
  package func takeMissing() -> [Diagnostics.Diagnostic] {
    defer { waiting = [] }
    return waiting.flatMap(\.failure.diagnostics)
  }

  /// Declares what waited for a type that is there now.
  private func resume() {
    for entry in waiting where (try? attempt(entry.text, guards: .entry, line: entry.line)) != nil {
      waiting.removeAll { $0 === entry }
    }
  }

  /// Why an entry was not taken, and whether a later entry may mend it.
  private struct Refusal: Error {
    let failure: ParseFailure
    let waits: Bool
  }

  private func attempt(_ text: String, guards: Guards, line: Int) throws(Refusal) -> Unit_ {
    let source: ParsedSource
    do throws(ParseFailure) {
      source = try ParsedSource(text, guards: guards, line: line, operators: operators)
    } catch {
      throw Refusal(failure: error, waits: false)
    }
    var onlyDeclares = false
    let unit = Unit(source, machine: machine, isLearners: true)
    let declarer = Declarer(unit)
    var undo: [() -> Void] = []
    func rollBack() {
      for action in undo.reversed() { action() }
      declarer.rollBack()
    }
    do throws(LoweringFailure) {
      var declarations: [DeclSyntax] = []
      var rest: [CodeBlockItemSyntax] = []
      try sort(Array(source.tree.statements), unit, &declarations, &rest)
      onlyDeclares = rest.isEmpty
      try DeclarationRules.run(source.tree, unit)
      try declarer.declare(declarations)
      var statements: [Statement] = []
      var declared =
        declarer.nominals.map(\.name) + declarer.added.filter { $0.1 === program.sessionScope }.map(\.0.name)
      for item in rest { try lower(item, unit, &statements, &declared, &undo) }
      try check(declarer)
      operators.addSourceFile(source.tree) { _ in }
      let notices = source.notices + declarer.nominals.flatMap { ConformanceCheck(program, $0).notices() }
      return Unit_(statements: statements, declared: declared, notices: notices, rollBack: rollBack)
    } catch {
      rollBack()
      var waits = false
      if case .open = error { waits = onlyDeclares }
      if !waits { program.noteRefused(source.tree.statements.declaredNames, at: error.diagnostic.position) }
      throw Refusal(failure: ParseFailure(diagnostics: [error.diagnostic]), waits: waits)
    }
  }

  /// Declarations apart from statements; imports are looked at and dropped.
  private func sort(
    _ items: [CodeBlockItemSyntax], _ unit: Unit, _ declarations: inout [DeclSyntax],
    _ rest: inout [CodeBlockItemSyntax]
  ) throws(LoweringFailure) {
    for item in items {
      guard case .decl(let declaration) = item.item, !declaration.is(VariableDeclSyntax.self) else {
        rest.append(item)
        continue
      }
      if let node = declaration.as(ImportDeclSyntax.self) {
        let name = node.path.first?.name.text ?? ""
        guard program.modules?.importModule(name) ?? false else {
          if program.modules?.isAbsent(module: name) ?? false {
            throw .refused(
              Diagnostic("the module '\(name)' exists and is not simulated here", at: unit.position(of: node.path)))
          }
          let near = NearNames.advice(name, in: program.modules?.moduleNames ?? [])
          throw .refused(
            Diagnostic("no such module '\(name)'", advice: near.map { [$0] } ?? [], at: unit.position(of: node.path)))
        }
      } else if declaration.is(OperatorDeclSyntax.self) || declaration.is(PrecedenceGroupDeclSyntax.self) {
        continue
      } else if let node = declaration.as(IfConfigDeclSyntax.self) {
        try sort(node.activeItems, unit, &declarations, &rest)
      } else if let node = declaration.as(MacroExpansionDeclSyntax.self) {
        // `#Preview { … }` declares what Xcode shows; here the learner says `show`.
        guard node.macroName.text == "Preview" else {
          throw .refused(Diagnostic("no macro named '\(node.macroName.text)'", at: unit.position(of: node)))
        }
      } else {
        declarations.append(declaration)
      }
    }
  }

  // MARK: Statements

  private func lower(
    _ item: CodeBlockItemSyntax, _ unit: Unit, _ statements: inout [Statement], _ declared: inout [String],
    _ undo: inout [() -> Void]
  ) throws(LoweringFailure) {
    let place = unit.position(of: item)
    if case .decl(let declaration) = item.item, let node = declaration.as(VariableDeclSyntax.self) {
      for binding in node.bindings {
        try variable(node, binding, unit, &statements, &declared, &undo)
      }
      return
    }
    if case .stmt(let statement) = item.item, let node = statement.as(GuardStmtSyntax.self) {
      return try guardStatement(node, unit, &statements, &declared, &undo)
    }
    if case .expr(let expression) = item.item, let macro = expression.as(MacroExpansionExprSyntax.self),
      macro.macroName.text == "Preview"
    {
      return
    }
    let lowering = Lowering(unit)
    lowering.isTopLevel = true
    lowering.capturedNames = CapturedNames.of(item)
    var type: SwiftType?
    let node: Node
    if case .expr(let expression) = item.item, !expression.isStatementLike {
      let typed = try lowering.lower(expression)
      node = typed.node
      if !typed.type.unwrapped.isVoid, typed.node.isExpression, !isAssignment(expression), !typed.node.isDiscardable {
        type = typed.type
      }
    } else {
      node = BlockNode(try lowering.item(item), locals: 0..<0, at: place)
    }
    try unit.checkFlow(of: item, EffectsCheck.Context())
    let code = lowering.code("statement", parameterCount: 0, body: node, at: place)
    statements.append(Statement(code: code, isAsync: lowering.isAsync, type: type, position: place))
  }

  /// `guard let x = … else { … }` at the top level: what it binds is a variable of the session.
  private func guardStatement(
    _ syntax: GuardStmtSyntax, _ unit: Unit, _ statements: inout [Statement], _ declared: inout [String],
    _ undo: inout [() -> Void]
  ) throws(LoweringFailure) {
    let place = unit.position(of: syntax)
    let lowering = Lowering(unit)
    lowering.isTopLevel = true
    lowering.capturedNames = CapturedNames.of(syntax)
    let otherwise = try lowering.block(syntax.body.statements)
    var names: [String] = []
    var made: [() -> Void] = []
    lowering.bindsGlobally = { [program] (name, type, isLet) in
      names.append(name)
      self.forget(name, &made)
      let variable = GlobalVariable(name, type: type, isLet: isLet, position: place)
      program.declare(variable)
      made.append { program.removeVariable(name) }
      return GlobalPattern(variable)
    }
    defer {
      declared += names
      undo += made
    }
    let condition = try lowering.conditions(syntax.conditions)
    let node = ActionStatementNode(at: place) { (f: Fiber) throws(Signal) in
      if try condition.test(f) { return }
      _ = try otherwise.exec(f)
      throw .trap("'guard' body must not fall through", at: place)
    }
    let code = lowering.code("guard", parameterCount: 0, body: node, at: place)
    statements.append(Statement(code: code, isAsync: lowering.isAsync, type: nil, position: place))
  }

  private func isAssignment(_ expression: ExprSyntax) -> Bool {
    if let infix = expression.as(InfixOperatorExprSyntax.self) {
      if infix.operator.is(AssignmentExprSyntax.self) { return true }
      let name = infix.operator.trimmedDescription
      return name.hasSuffix("=") && !["==", "!=", "<=", ">=", "==="].contains(name)
    }
    return false
  }

  private func variable(
    _ syntax: VariableDeclSyntax, _ binding: PatternBindingSyntax, _ unit: Unit, _ statements: inout [Statement],
    _ declared: inout [String],
    _ undo: inout [() -> Void]
  ) throws(LoweringFailure) {
    let place = unit.position(of: binding)
    let isLet = syntax.bindingSpecifier.text == "let"
    let lowering = Lowering(unit)
    lowering.isTopLevel = true
    lowering.capturedNames = CapturedNames.of(binding)
    let annotationSyntax = binding.annotation(among: Array(syntax.bindings).drop { $0.id != binding.id })
    let annotation = try annotationSyntax.map { (annotation) throws(LoweringFailure) in
      try lowering.resolve(annotation.type)
    }

    if let identifier = binding.pattern.as(IdentifierPatternSyntax.self) {
      let name = identifier.identifier.text.withoutBackticks
      declared.append(name)
      forget(name, &undo)
      if let attribute = wrapperAttribute(syntax.attributes) {
        try wrapped(name, attribute, syntax, binding, unit, &statements)
        return
      }
      if syntax.modifiers.contains(where: { $0.name.text == "async" }), let initializer = binding.initializer?.value {
        asyncLet(
          name, try lowering.autoclosure(initializer, result: annotation ?? .unknown), annotation, lowering, at: place,
          &statements, &undo)
        return
      }
      if annotation == nil, let initializer = binding.initializer?.value { try lowering.requireContext(initializer) }
      var value: Typed?
      if let initializer = binding.initializer?.value {
        value =
          if let annotation { try lowering.lower(initializer, as: annotation) } else { try lowering.lower(initializer) }
      }
      let isComputed = binding.accessorBlock?.isComputed ?? false
      guard annotation != nil || value != nil else {
        throw lowering.refuse("type annotation missing in pattern", at: binding)
      }
      let type = annotation ?? value!.type
      let variable = GlobalVariable(name, type: type, isLet: isLet, position: place)
      variable.isImplicit =
        annotationSyntax?.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) ?? value?.isImplicit ?? false
      for modifier in syntax.modifiers {
        if modifier.name.text == "weak" { variable.ownership = .weak }
        if modifier.name.text == "unowned" { variable.ownership = .unowned }
      }
      if let block = binding.accessorBlock {
        accessors(block, of: variable, unit, builder: builder(syntax.attributes))
      }
      program.declare(variable)
      undo.append { [program] in program.removeVariable(name) }
      if isComputed { return }
      if value == nil, type.isOptional { value = Typed(node: ConstantNode(.none, at: place), type: type) }
      guard let value else {
        variable.awaitsValue = isLet
        return
      }
      try unit.checkFlow(of: binding, EffectsCheck.Context())
      let ownership = variable.ownership
      let node = ActionStatementNode(at: place) { (f: Fiber) throws(Signal) in
        variable.box.value = f.store(try value.node.eval(f), ownership)
      }
      let code = lowering.code(name, parameterCount: 0, body: node, at: place)
      statements.append(Statement(code: code, isAsync: lowering.isAsync, type: nil, position: place))
      return
    }
    guard let initializer = binding.initializer?.value else {
      throw lowering.refuse("a pattern needs a value to take apart", at: binding)
    }
    let value =
      if let annotation { try lowering.lower(initializer, as: annotation) } else { try lowering.lower(initializer) }
    let pattern = try destructure(binding.pattern, type: value.type, isLet: isLet, unit, lowering, &declared, &undo)
    let code = lowering.code(
      "pattern", parameterCount: 0, body: DestructureNode(value.node, pattern: pattern, at: place), at: place)
    statements.append(Statement(code: code, isAsync: lowering.isAsync, type: nil, position: place))
  }

  /// `async let x = …` at the top level: begun beside what runs, waited for where the name stands.
  private func asyncLet(
    _ name: String, _ closure: Typed, _ type: SwiftType?, _ lowering: Lowering, at place: SourcePosition,
    _ statements: inout [Statement],
    _ undo: inout [() -> Void]
  ) {
    let variable = GlobalVariable(name, type: type ?? closure.type, isLet: true, position: place)
    variable.getter = LazyCode(
      Code(name) { [unowned variable] (call: inout Call) in try call.fiber.call(variable.box.value) })
    program.declare(variable)
    undo.append { [program] in program.removeVariable(name) }
    let node = ActionStatementNode(at: place) { (f: Fiber) throws(Signal) in
      let function = try closure.node.eval(f)
      variable.box.value = try f.machine.startChild?(f, function) ?? function
    }
    let code = lowering.code(name, parameterCount: 0, body: node, at: place)
    statements.append(Statement(code: code, isAsync: true, type: nil, position: place))
  }

  /// `let (a, b) = …` at the top level.
  private func destructure(
    _ syntax: PatternSyntax, type: SwiftType, isLet: Bool, _ unit: Unit, _ lowering: Lowering,
    _ declared: inout [String], _ undo: inout [() -> Void]
  ) throws(LoweringFailure) -> PatternNode {
    if syntax.is(WildcardPatternSyntax.self) { return WildcardPattern() }
    if let node = syntax.as(IdentifierPatternSyntax.self) {
      let name = node.identifier.text.withoutBackticks
      declared.append(name)
      forget(name, &undo)
      let variable = GlobalVariable(name, type: type, isLet: isLet, position: unit.position(of: node))
      program.declare(variable)
      undo.append { [program] in program.removeVariable(name) }
      return GlobalPattern(variable)
    }
    if let node = syntax.as(TuplePatternSyntax.self) {
      var parts: [PatternNode] = []
      for (i, element) in node.elements.enumerated() {
        var inner = SwiftType.unknown
        if case .tuple(let types) = type, i < types.count { inner = types[i].type }
        parts.append(try destructure(element.pattern, type: inner, isLet: isLet, unit, lowering, &declared, &undo))
      }
      return TuplePattern(parts)
    }
    return try lowering.pattern(syntax, type: type, binds: isLet)
  }

  private func accessors(
    _ block: AccessorBlockSyntax, of variable: GlobalVariable, _ unit: Unit, builder: Nominal? = nil
  ) {
    func code(
      _ name: String, _ statements: CodeBlockItemListSyntax, parameter: String?, result: SwiftType,
      at node: some SyntaxProtocol
    ) -> LazyCode {
      LazyCode { (_: LazyCode) throws(LoweringFailure) in
        var signature = Signature()
        if let parameter {
          signature.parameters = [Parameter(label: nil, name: parameter, type: .resolved(variable.type))]
        }
        return try unit.functionCode(
          name, owner: nil, selfKind: .none, signature: signature, parameters: parameter == nil ? [] : [variable.type],
          result: result, statements: statements, builder: result.isVoid ? nil : builder, at: node)
      }
    }
    switch block.accessors {
    case .getter(let statements):
      variable.getter = code(variable.name, statements, parameter: nil, result: variable.type, at: block)
    case .accessors(let list):
      for accessor in list {
        guard let body = accessor.body else { continue }
        let parameter = accessor.parameters?.name.text
        switch accessor.accessorSpecifier.text {
        case "get":
          variable.getter = code(variable.name, body.statements, parameter: nil, result: variable.type, at: accessor)
        case "set":
          variable.setter = code(
            variable.name, body.statements, parameter: parameter ?? "newValue", result: .void, at: accessor)
        case "willSet":
          variable.observers.willSet = code(
            "willSet", body.statements, parameter: parameter ?? "newValue", result: .void, at: accessor)
        case "didSet":
          variable.observers.didSet = code(
            "didSet", body.statements, parameter: parameter ?? "oldValue", result: .void, at: accessor)
        default: break
        }
      }
    @unknown default: break
    }
  }

  private func builder(_ attributes: AttributeListSyntax) -> Nominal? {
    attributes.names.compactMap { program.nominal(named: $0) }.first { $0.attributes.contains("resultBuilder") }
  }

  private func wrapperAttribute(_ attributes: AttributeListSyntax) -> AttributeSyntax? {
    for case .attribute(let attribute) in attributes {
      let name =
        attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? attribute.attributeName.trimmedDescription
      if let nominal = program.nominal(named: name), nominal.attributes.contains("propertyWrapper") { return attribute }
    }
    return nil
  }

  /// `@State var query = ""` at the top level: the same three members as in a type, kept by the session.
  private func wrapped(
    _ name: String, _ attribute: AttributeSyntax, _ syntax: VariableDeclSyntax, _ binding: PatternBindingSyntax,
    _ unit: Unit, _ statements: inout [Statement]
  ) throws(LoweringFailure) {
    let scope = program.sessionScope
    let member = Member(name, .stored, owner: scope)
    member.position = unit.position(of: binding)
    member.isStatic = true
    member.type = binding.typeAnnotation.map { unit.type($0.type) }
    let wrapper = WrappedProperty(member, attribute, binding.initializer?.value, owner: scope, unit: unit)
    let members = wrapper.members()
    for made in members { scope.add(made) }
    guard let storage = members.first else { return }
    guard let initial = storage.initialValue else {
      throw .refused(
        Diagnostic("'\(name)' needs a first value", advice: ["write 'var \(name) = …'"], at: unit.position(of: binding))
      )
    }
    let code = try initial.get()
    let type = try storage.propertyType(program)
    _ = type
    let node = ActionStatementNode(at: member.position) { [weak self] (f: Fiber) throws(Signal) in
      let value = try f.call(code, this: nil, [])
      storage.storage = Box(value)
      self?.didDeclareWrapped?(storage, name)
    }
    statements.append(
      Statement(
        code: Code(name, parameterCount: 0, slotCount: 0, body: node, position: member.position), isAsync: false,
        type: nil, position: member.position))
  }

  /// A new declaration of a name replaces what had it.
  private func forget(_ name: String, _ undo: inout [() -> Void]) {
    if let old = program.variable(named: name) {
      program.removeVariable(name)
      undo.append { [program] in program.declare(old) }
    }
    for prefix in ["", "_", "$"] {
      for member in program.sessionScope.ownMembers(named: prefix + name) where member.kind != .method {
        program.sessionScope.remove(member)
        undo.append { [program] in program.sessionScope.add(member) }
      }
    }
  }

  // MARK: Checks

  /// Lowers every body that was declared. What names something nobody has declared yet waits.
  private func check(_ declarer: Declarer) throws(LoweringFailure) {
    for nominal in declarer.nominals { try InheritanceCheck(program, nominal).run() }
    for nominal in declarer.nominals { try ConformanceCheck(program, nominal).run() }
    for (body, _) in declarer.bodies {
      do throws(LoweringFailure) { _ = try body.get() } catch {
        if case .refused = error { throw error }
      }
    }
  }

  // MARK: Expressions

  /// Lowers one expression, as `show` takes it.
  package func expression(_ text: String, line: Int = 1, column: Int = 1) throws(ParseFailure) -> (
    code: Code, type: SwiftType
  ) {
    // The expression keeps its columns: what stands before it is blank.
    let padded = String(repeating: " ", count: max(0, column - 1)) + text
    let source = try ParsedSource(padded, line: line, operators: operators)
    let unit = Unit(source, machine: machine, isLearners: true)
    let statements = source.tree.statements
    guard statements.count == 1, let first = statements.first, case .expr(let expression) = first.item else {
      throw ParseFailure(diagnostics: [
        Diagnostics.Diagnostic("an expression is wanted here", at: SourcePosition(line: line, column: column))
      ])
    }
    do throws(LoweringFailure) {
      let lowering = Lowering(unit)
      lowering.isTopLevel = true
      lowering.capturedNames = CapturedNames.of(expression)
      let typed = try lowering.lower(expression)
      return (
        lowering.code("expression", parameterCount: 0, body: typed.node, at: unit.position(of: expression)), typed.type
      )
    } catch {
      throw ParseFailure(diagnostics: takeMissing() + [error.diagnostic])
    }
  }

  // MARK: Running

  /// Runs a statement. `advance` moves the clock to what is due next while the statement waits; false where nothing is.
  package func run(_ statement: Statement, advance: () throws(Signal) -> Bool) throws(Signal) -> Value {
    guard statement.isAsync else { return try machine.current.call(statement.code, this: nil, []) }
    let code = statement.code
    let coroutine = Coroutine(machine: machine) { (f: Fiber) throws(Signal) in try f.call(code, this: nil, []) }
    coroutine.resume()
    while !coroutine.isFinished {
      guard try advance() else {
        throw .trap("the code waits for something that never comes", at: statement.position)
      }
    }
    switch coroutine.outcome! {
    case .success(let value): return value
    case .failure(let error): throw error
    }
  }
}
