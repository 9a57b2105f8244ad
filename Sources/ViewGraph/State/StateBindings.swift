import Diagnostics
import Frameworks
import Interpreter
import Layout
import Trace

/// The property wrappers: each is a value that knows where its content lives once a view has it.
func bindState(_ b: Bindings) {
  func field(_ call: Call, _ index: Int) -> Value {
    guard let structure = call.this.asStruct, index < structure.count else { return .void }
    return structure.fields[index]
  }
  func location(_ call: Call, _ index: Int = 1) -> Location? {
    if case .native(let object) = field(call, index) { return object as? Location }
    return nil
  }
  func make(_ call: Call, _ name: String, _ fields: [Value]) -> Value {
    .structure(StructValue(call.machine.program.known(name), fields))
  }
  /// Reading a wrapper that no view has: its first value, with SwiftUI's words.
  func uninstalled(_ call: Call, _ what: String) {
    call.machine.recorder.record(
      Event(
        .warning,
        message:
          "Accessing \(what)'s value outside of being installed on a View. This will result in a constant Binding of the initial value and will not update.",
        at: call.fiber.position))
  }

  // State
  for name in ["init(wrappedValue:)", "init(initialValue:)"] {
    b["State.\(name)"] = { call in make(call, "State", [call.value(0), .void]) }
    b["GestureState.\(name)"] = { call in make(call, "GestureState", [call.value(0), .void]) }
  }
  b["State.init()"] = { call in make(call, "State", [.none, .void]) }
  for name in ["State", "GestureState"] {
    b["\(name).wrappedValue"] = { call in location(call)?.readAsProperty() ?? field(call, 0) }
    // Without a place to live the write is lost (L118).
    b["\(name).wrappedValue="] = { call in
      location(call)?.write(call.value(0))
      return .void
    }
  }
  // A projection is no read (L106).
  b["State.projectedValue"] = { call in
    guard let location = location(call) else {
      uninstalled(call, "State")
      return call.machine.binding(BindingBox(.constant(field(call, 0)), label: "state", machine: call.machine))
    }
    return call.machine.binding(BindingBox(.location(location), label: location.label, machine: call.machine))
  }
  b["GestureState.projectedValue"] = { call in call.this }
  for name in ["AppStorage", "SceneStorage"] {
    b["\(name).init(wrappedValue:_:)"] = { call in make(call, name, [call.value(0), .void, call.value(1)]) }
    b["\(name).wrappedValue"] = b["State.wrappedValue"]
    b["\(name).wrappedValue="] = b["State.wrappedValue="]
    b["\(name).projectedValue"] = b["State.projectedValue"]
  }
  b["FocusState.init()"] = { call in
    let isOptional = call.member?.constraints.contains { !$0.isSameType } ?? false
    return make(call, "FocusState", [isOptional ? .none : .bool(false), .void])
  }
  b["FocusState.wrappedValue"] = b["State.wrappedValue"]
  b["FocusState.wrappedValue="] = b["State.wrappedValue="]
  b["FocusState.projectedValue"] = { call in
    guard case .nominal(let nominal)? = call.machine.program.known("FocusState").nestedType("Binding") else {
      return .void
    }
    return .structure(StructValue(nominal, [call.this]))
  }
  func focus(_ call: Call) -> Location? {
    if case .native(let object)? = field(call, 0).asStruct?.fields[1] { return object as? Location }
    return nil
  }
  b["FocusState.Binding.wrappedValue"] = { call in
    focus(call)?.readAsProperty() ?? field(call, 0).asStruct?.fields[0] ?? .void
  }
  b["FocusState.Binding.wrappedValue="] = { call in
    focus(call)?.write(call.value(0))
    return .void
  }
  b["FocusState.Binding.projectedValue"] = { call in call.this }
  b["Namespace.init()"] = { call in make(call, "Namespace", []) }

  bindBindings(b, field)
  bindObjects(b, field, make)
  bindEnvironment(b, field, make)

  bindTransactions(b)
}

private func bindBindings(_ b: Bindings, _ field: @escaping (Call, Int) -> Value) {
  b["Binding.init(get:set:)"] = { call in
    call.machine.binding(
      BindingBox(.functions(get: call.value(0), set: call.value(1)), label: "binding", machine: call.machine))
  }
  b["Binding.init(projectedValue:)"] = { call in call.value(0) }
  b["Binding.init(_:)"] = { call in
    guard let box = call.value(0).bindingBox, try box.get().unwrapped != nil else { return .none }
    return .some(call.machine.binding(BindingBox(.unwrapped(box), label: box.label, machine: call.machine)))
  }
  b["Binding.constant(_:)"] = { call in
    call.machine.binding(BindingBox(.constant(call.value(0)), label: "constant", machine: call.machine))
  }
  b["Binding.transaction(_:)"] = { call in
    guard let box = call.this.bindingBox else { return call.this }
    return call.machine.binding(
      BindingBox(.transacted(box, call.value(0)), label: box.label, machine: call.machine))
  }
  b["Binding.wrappedValue"] = { call in try call.this.bindingBox?.get() ?? .void }
  b["Binding.wrappedValue="] = { call in
    try call.this.bindingBox?.set(call.value(0))
    return .void
  }
  b["Binding.projectedValue"] = { call in call.this }
  b["Binding.subscript(dynamicMember:)"] = { call in
    guard let box = call.this.bindingBox, case .keyPath(let path) = call.value(0) else { return .void }
    // A binding to a part holds the part's value: of an object that is a read of its property (L128).
    if case .object = box.location?.current { _ = try call.fiber.read(path, of: box.location?.current ?? .void) }
    var label = box.label
    for step in path.steps {
      switch step {
      case .member(let member): label += "." + member.name
      case .subscription(_, let values):
        label += "[\(values.map { call.machine.debugDescription($0) }.joined(separator: ", "))]"
      default: break
      }
    }
    return call.machine.binding(BindingBox(.part(box, path), label: label, machine: call.machine))
  }
  b["Bindable.init(wrappedValue:)"] = { call in
    .structure(StructValue(call.machine.program.known("Bindable"), [call.value(0)]))
  }
  b["Bindable.init(_:)"] = b["Bindable.init(wrappedValue:)"]
  b["Bindable.wrappedValue"] = { call in field(call, 0) }
  b["Bindable.wrappedValue="] = { call in
    call.this = .structure(StructValue(call.machine.program.known("Bindable"), [call.value(0)]))
    return .void
  }
  b["Bindable.projectedValue"] = { call in call.this }
  b["Bindable.subscript(dynamicMember:)"] = { call in
    guard case .object(let handle) = field(call, 0), case .keyPath(let path) = call.value(0) else { return .void }
    _ = try call.fiber.read(path, of: .object(handle))
    return call.machine.binding(
      BindingBox(.object(handle, path), label: path.onlyMember?.name ?? "property", machine: call.machine))
  }
}

private func bindObjects(
  _ b: Bindings, _ field: @escaping (Call, Int) -> Value, _ make: @escaping (Call, String, [Value]) -> Value
) {
  b["StateObject.init(wrappedValue:)"] = { call in make(call, "StateObject", [call.value(0), .void]) }
  b["StateObject.wrappedValue"] = { call in
    let object = field(call, 1)
    guard case .void = object else { return object }
    // Before it is installed each access makes another (L120).
    call.machine.recorder.record(
      Event(
        .warning,
        message:
          "Accessing StateObject's object without being installed on a View. This will create a new instance each time.",
        at: call.fiber.position))
    return try call.fiber.call(field(call, 0))
  }
  for name in ["init(wrappedValue:)", "init(initialValue:)"] {
    b["ObservedObject.\(name)"] = { call in make(call, "ObservedObject", [call.value(0)]) }
  }
  b["ObservedObject.wrappedValue"] = { call in field(call, 0) }
  b["ObservedObject.wrappedValue="] = { call in
    call.this = make(call, "ObservedObject", [call.value(0)])
    return .void
  }
  b["EnvironmentObject.init()"] = { call in make(call, "EnvironmentObject", [.void]) }
  b["EnvironmentObject.wrappedValue"] = { call in
    let object = field(call, 0)
    if case .object = object { return object }
    let type = if case .type(let type) = object { type.nominal?.name ?? "" } else { "" }
    throw call.trap(
      type.isEmpty
        ? "Fatal error: No ObservableObject of the wanted type found: the value is only there once a view has it."
        : "Fatal error: No ObservableObject of type \(type) found. A View.environmentObject(_:) for \(type) may be missing as an ancestor of this view."
    )
  }
  func wrapper(_ call: Call, _ object: Value) -> Value {
    guard case .nominal(let nominal)? = call.machine.program.known("ObservedObject").nestedType("Wrapper") else {
      return .void
    }
    return .structure(StructValue(nominal, [object]))
  }
  b["StateObject.projectedValue"] = { call in wrapper(call, field(call, 1)) }
  b["ObservedObject.projectedValue"] = { call in wrapper(call, field(call, 0)) }
  b["EnvironmentObject.projectedValue"] = { call in wrapper(call, field(call, 0)) }
  b["ObservedObject.Wrapper.subscript(dynamicMember:)"] = { call in
    guard case .object(let handle) = field(call, 0), case .keyPath(let path) = call.value(0) else { return .void }
    return call.machine.binding(
      BindingBox(.object(handle, path), label: path.onlyMember?.name ?? "property", machine: call.machine))
  }
}

private func bindEnvironment(
  _ b: Bindings, _ field: @escaping (Call, Int) -> Value, _ make: @escaping (Call, String, [Value]) -> Value
) {
  b["Environment.init(_:)"] = { call in make(call, "Environment", [call.value(0), .void]) }
  b["Environment.wrappedValue"] = { call in
    guard case .native(let object) = field(call, 1), let box = object as? EnvironmentBox else {
      throw call.trap("Reading Environment outside of View.body: the value is only there once a view has it")
    }
    switch field(call, 0) {
    case .keyPath(let path): return try call.fiber.read(path, of: call.machine.environmentValue(box))
    case .type(let type):
      guard let nominal = type.nominal else { return .void }
      if let object = box.scope.lookUp(EnvironmentObjects.key(nominal))?.value { return object }
      throw call.trap(
        "Fatal error: No Observable object of type \(nominal.name) found. A View.environment(_:) for \(nominal.name) may be missing as an ancestor of this view."
      )
    default: return .void
    }
  }
  func box(_ call: Call) -> EnvironmentBox? {
    if case .native(let object) = field(call, 0) { return object as? EnvironmentBox }
    return nil
  }
  func read(_ call: Call, _ key: String, _ defaultValue: () throws -> Value) throws -> Value {
    guard let box = box(call) else { return try defaultValue() }
    box.read.insert(key)
    (box.node as? RepresentableNode)?.readEnvironment(key, isMeasuring: box.isMeasuring)
    if let written = box.written[key] { return written }
    return try box.scope.lookUp(key)?.value ?? defaultValue()
  }
  func write(_ call: inout Call, _ key: String, _ value: Value) {
    guard let box = box(call) else { return }
    box.written[key] = value
  }
  b["OpenURLAction.callAsFunction(_:)"] = { call in
    guard let handler = field(call, 0).unwrapped else {
      throw Signal.trap(
        Trap(
          .unsimulated,
          Diagnostic(
            "'OpenURLAction.callAsFunction(_:)' exists and is not simulated here: "
              + "there is no other app to open an address in", at: call.fiber.position)))
    }
    _ = try call.fiber.call(handler, [call.value(0)])
    return .void
  }
  b["EnvironmentValues.init()"] = { call in
    call.machine.environmentValue(EnvironmentBox(EnvironmentScope(parent: nil), node: nil))
  }
  b["EnvironmentValues.subscript(_:)"] = { call in
    guard case .type(let type) = call.value(0), let nominal = type.nominal else { return .void }
    let fiber = call.fiber
    return try read(call, "key \(nominal.name)") {
      guard let member = nominal.members(named: "defaultValue").first(where: { $0.isStatic && !$0.isRequirement })
      else { return .void }
      return try fiber.readExactly(member, of: .type(type))
    }
  }
  b["EnvironmentValues.subscript(_:)="] = { call in
    if case .type(let type) = call.value(0), let nominal = type.nominal {
      write(&call, "key \(nominal.name)", call.value(1))
    }
    return .void
  }
  // A property of EnvironmentValues is a key of its own name.
  b.types["EnvironmentValues"] = { nominal in
    for member in nominal.ownMembers where member.kind == .computed && !member.isStatic {
      guard case .none = member.body else { continue }
      let key = member.name
      member.body = .native { call in
        let machine = call.machine
        let host = box(call)?.host
        return try read(call, key) { try EnvironmentDefaults.value(key, machine, host) }
      }
      if member.hasSetter {
        member.setter = .native { call in
          write(&call, key, call.value(0))
          return .void
        }
      }
    }
  }
}

/// What the environment holds where nobody has set anything.
enum EnvironmentDefaults {
  static func value(_ key: String, _ machine: Machine, _ host: Body?) throws(Signal) -> Value {
    func entry(_ type: String, _ name: String) -> Value {
      let nominal = machine.program.known(type)
      nominal.ensureLoaded()
      return nominal.cases.first { $0.name == name }.map { .enumeration($0.plain) } ?? .void
    }
    switch key {
    case "colorScheme": return entry("ColorScheme", machine.screen.isDark ? "dark" : "light")
    case "isEnabled": return .bool(true)
    case "layoutDirection": return entry("LayoutDirection", "leftToRight")
    case "horizontalSizeClass": return .some(entry("UserInterfaceSizeClass", "compact"))
    case "verticalSizeClass":
      return .some(
        entry("UserInterfaceSizeClass", machine.screen.size.width > machine.screen.size.height ? "compact" : "regular"))
    case "dynamicTypeSize": return entry("DynamicTypeSize", DynamicType.sizes[machine.screen.textSize])
    case "displayScale": return .double(3)
    case "scenePhase": return entry("ScenePhase", machine.applicationPhase)
    case "multilineTextAlignment": return entry("TextAlignment", "leading")
    case "defaultMinListRowHeight": return .double(44)
    case "isPresented", "presentationMode", "dismiss":
      return machine.dismissalValues(dismissal(machine, host))[key] ?? .none
    case "openURL": return .structure(StructValue(machine.program.known("OpenURLAction"), [.none]))
    case "locale": return .structure(StructValue(machine.program.known("Locale"), [.string(machine.settings.locale)]))
    case "dismissSearch": return .structure(StructValue(machine.program.known("DismissSearchAction"), []))
    case "colorSchemeContrast": return entry("ColorSchemeContrast", "standard")
    case "sizeCategory": return entry("ContentSizeCategory", "large")
    case "redactionReasons": return .structure(StructValue(machine.program.known("RedactionReasons"), [.int(0)]))
    case "controlSize": return entry("ControlSize", "regular")
    case "pixelLength": return .double(1.0 / 3)
    case "lineSpacing": return .double(0)
    case "minimumScaleFactor": return .double(1)
    case "isScrollEnabled": return .bool(true)
    case "calendar", "timeZone": return try shared(key, machine)
    case _ where falseAtFirst.contains(key): return .bool(false)
    default: return .none
    }
  }

  private static let falseAtFirst: Set = [
    "accessibilityDifferentiateWithoutColor", "accessibilityEnabled", "accessibilityInvertColors",
    "accessibilityReduceMotion", "accessibilityReduceTransparency", "accessibilityShowButtonShapes",
    "accessibilitySwitchControlEnabled", "accessibilityVoiceOverEnabled", "allowsTightening",
    "autocorrectionDisabled", "isFocused", "isSearching", "supportsMultipleWindows",
  ]

  /// `Calendar.current`, `TimeZone.current`.
  private static func shared(_ key: String, _ machine: Machine) throws(Signal) -> Value {
    let type = machine.program.known(key == "calendar" ? "Calendar" : "TimeZone")
    guard let member = type.members(named: "current").first(where: \.isStatic) else { return .none }
    return try machine.current.readExactly(member, of: .type(type.selfType))
  }

  /// Takes down the controller that owns a hosting view, where it is presented.
  private static func dismissal(_ machine: Machine, _ host: Body?) -> Dismissal {
    Dismissal(isPresented: isPresented(host)) { [weak machine, weak host] () throws(Signal) in
      guard let machine, isPresented(host), let controller = host?.view.controller else { return }
      try machine.screen.dismiss(from: controller, animated: true)
    }
  }

  /// Whether the controller that owns a hosting view is presented, by itself or with the controllers around it.
  private static func isPresented(_ host: Body?) -> Bool {
    var at = host?.view.controller
    while let controller = at {
      if controller.controller.presenting != nil { return true }
      at = controller.controller.parent
    }
    return false
  }
}
