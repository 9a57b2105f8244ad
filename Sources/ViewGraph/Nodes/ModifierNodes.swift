import Diagnostics
import Interpreter
import Layout
import Libraries
import Trace
import UIKitModel

/// Which modifier a `ModifiedContent` carries: one object a declared member, so that equal ones compare equal.
final class ModifierKey {
  let member: Member
  let name: String
  init(_ member: Member) {
    self.member = member
    name = member.fullName
  }
}

/// Finds the node of a modifier by the member that made it. What has no rule is marked in the interface text and only
/// passes its content on.
package enum ModifierNodes {
  static func make(_ value: Value, parent: ViewNode?, graph: Graph, environment: EnvironmentScope) -> ViewNode {
    guard case .structure(let content) = value, case .native(let object) = content.fields[1],
      let key = object as? ModifierKey
    else {
      return ContentNode(value, parent: parent, graph: graph, environment: environment)
    }
    let type = rules[key.member.name] ?? ModifierNode.self
    return type.init(value, key, parent: parent, graph: graph, environment: environment)
  }

  /// The node of each modifier with a rule of its own.
  private static let rules: [String: ModifierNode.Type] = {
    let groups: [([String], ModifierNode.Type)] = [
      (
        [
          "environment", "environmentObject", "transformEnvironment", "disabled", "lineLimit", "font", "bold",
          "fontWeight", "multilineTextAlignment", "colorScheme", "dynamicTypeSize", "buttonStyle", "gaugeStyle",
          "groupBoxStyle", "labeledContentStyle", "labelStyle", "progressViewStyle", "toggleStyle",
        ], EnvironmentModifierNode.self
      ),
      (
        [
          "padding", "frame", "fixedSize", "layoutPriority", "offset", "position", "aspectRatio", "scaledToFit",
          "scaledToFill", "ignoresSafeArea", "edgesIgnoringSafeArea",
        ], LayoutModifierNode.self
      ),
      (["overlay", "background"], LayerModifierNode.self),
      (["onAppear", "onDisappear"], AppearanceModifierNode.self),
      (["onChange"], ChangeModifierNode.self),
      (["task"], TaskModifierNode.self),
      (["id"], IdentityModifierNode.self),
      (["equatable"], EquatableModifierNode.self),
      (["transition"], TransitionModifierNode.self),
      (["animation", "transaction"], TransactionModifierNode.self),
      (["onTapGesture", "onLongPressGesture"], TouchActionNode.self),
      (["opacity", "hidden"], VisibilityModifierNode.self),
      (["navigationDestination"], NavigationDestinationNode.self),
      (["navigationTitle", "navigationBarTitle", "toolbar"], NavigationBarModifierNode.self),
      (["sheet", "fullScreenCover", "popover"], SheetNode.self),
      (["alert", "confirmationDialog"], AlertNode.self),
      (["interactiveDismissDisabled"], DismissalModifierNode.self),
      (["modifier"], LearnersModifierNode.self),
      (["swipeActions"], SwipeActionsNode.self),
      (["gesture", "highPriorityGesture", "simultaneousGesture"], GestureModifierNode.self),
      (["contextMenu", "_menu"], MenuModifierNode.self),
      (["onDelete"], DeletionNode.self),
      (["refreshable"], RefreshNode.self),
      (["onReceive"], ReceiveModifierNode.self),
      (["preference", "transformPreference"], PreferenceNode.self),
      (["onPreferenceChange"], PreferenceChangeNode.self),
      (["overlayPreferenceValue", "backgroundPreferenceValue"], PreferenceLayerNode.self),
      (["focused"], FocusModifierNode.self),
      (["onSubmit", "submitScope"], SubmitModifierNode.self),
      (["alignmentGuide"], AlignmentGuideNode.self),
      (["coordinateSpace"], CoordinateSpaceNode.self),
      (["onGeometryChange"], GeometryChangeNode.self),
      (looks + names, ModifierNode.self),
    ]
    return Dictionary(groups.flatMap { names, type in names.map { ($0, type) } }) { first, _ in first }
  }()

  /// Modifiers that change how something is drawn and nothing else: there is no picture here, so all that is left of them
  /// is their place in the tree.
  private static let looks = [
    "accentColor", "accessibilityAddTraits", "accessibilityElement", "accessibilityHeading", "accessibilityHint",
    "accessibilityIgnoresInvertColors", "accessibilityInputLabels", "accessibilityRemoveTraits",
    "accessibilityShowsLargeContentViewer", "accessibilitySortPriority", "accessibilityValue", "allowsTightening",
    "autocapitalization", "autocorrectionDisabled", "backgroundStyle", "baselineOffset", "blendMode", "blur", "border",
    "brightness", "buttonBorderShape", "clipShape", "clipped", "colorInvert", "colorMultiply", "compositingGroup",
    "contentTransition", "contrast", "controlSize", "cornerRadius", "disableAutocorrection", "drawingGroup", "fill",
    "flipsForRightToLeftLayoutDirection", "fontDesign", "fontWidth", "foregroundColor", "foregroundStyle",
    "geometryGroup", "glassEffect", "grayscale", "gridCellColumns", "gridCellUnsizedAxes", "gridColumnAlignment",
    "headerProminence", "help", "hueRotation", "imageScale", "indexViewStyle", "invalidatableContent", "italic",
    "kerning", "keyboardType", "labelsHidden", "layoutValue", "lineSpacing", "listItemTint", "listRowBackground",
    "listRowInsets", "listRowSeparator", "listRowSeparatorTint", "listSectionSeparator", "listSectionSeparatorTint",
    "luminanceToAlpha", "mask", "menuIndicator", "menuOrder", "minimumScaleFactor", "monospaced", "monospacedDigit",
    "navigationSubtitle", "persistentSystemOverlays", "preferredColorScheme", "presentationBackground",
    "presentationCornerRadius", "previewDevice", "previewDisplayName", "previewInterfaceOrientation", "previewLayout",
    "privacySensitive", "projectionEffect", "redacted", "rotation3DEffect", "rotationEffect", "saturation",
    "scaleEffect", "scrollClipDisabled", "scrollContentBackground", "scrollIndicators", "scrollIndicatorsFlash",
    "shadow", "speechSpellsOutCharacters", "statusBar", "statusBarHidden", "strikethrough", "stroke", "strokeBorder",
    "submitLabel", "symbolEffect", "symbolRenderingMode", "symbolVariant", "textCase", "textContentType",
    "textInputAutocapitalization", "textSelection", "tint", "toolbarBackground", "toolbarColorScheme", "toolbarRole",
    "toolbarTitleDisplayMode", "tracking", "transformEffect", "truncationMode", "underline", "unredacted",
    "visualEffect", "zIndex",
  ]

  /// Modifiers whose argument is what a finger may call the content, or what a container around it knows it by.
  private static let names = ["accessibilityIdentifier", "accessibilityLabel", "tabItem", "tag"]

  /// The names of the modifiers that are simulated, for the tests that walk both sides.
  package static var handled: [String] { rules.keys.sorted() }
}

/// A modifier: its content, and what it was given.
class ModifierNode: ContentNode {
  let key: ModifierKey
  var arguments: [Value] { Self.arguments(of: value) }

  required init(_ value: Value, _ key: ModifierKey, parent: ViewNode?, graph: Graph, environment: EnvironmentScope) {
    self.key = key
    super.init(value, parent: parent, graph: graph, environment: environment)
  }

  static func arguments(of value: Value) -> [Value] {
    if case .structure(let content) = value, content.count > 2, case .array(let arguments) = content.fields[2] {
      return arguments
    }
    return []
  }

  override func content(of value: Value) -> Value { value.asStruct?.fields[0] ?? .void }

  override func accepts(_ new: Value) -> Bool {
    guard case .structure(let content) = new, content.type.name == "ModifiedContent",
      case .native(let object) = content.fields[1]
    else { return false }
    return (object as? ModifierKey) === key
  }

  override var label: String { "." + key.member.name }

  /// The argument of a parameter, nil where it is not this overload's.
  func argument(_ name: String) -> Value? {
    let parameters = key.member.signature.parameters
    guard let place = parameters.firstIndex(where: { $0.label == name || ($0.label == nil && $0.name == name) }),
      place < arguments.count
    else { return nil }
    return arguments[place]
  }
}

/// Sets values in the environment of its content.
final class EnvironmentModifierNode: ModifierNode {
  private lazy var scope = EnvironmentScope(parent: environment)
  override var contentEnvironment: EnvironmentScope { scope }

  override func mount() throws(Signal) {
    scope.set(try values())
    try super.mount()
  }

  override func update(_ new: Value) throws(Signal) {
    value = new
    let values = try values()
    let told = try traitChanges(of: scope, to: values)
    scope.set(values)
    for (node, previous) in told { graph.enqueue { [weak node] in try node?.tellTraits(from: previous) } }
    try updateContent(content(of: new))
  }

  private func values() throws(Signal) -> [String: Value] {
    let arguments = arguments
    switch key.member.name {
    case "environment" where arguments.count == 2:
      guard case .keyPath(let path) = arguments[0] else { return [:] }
      return try writing { (whole: inout Value) throws(Signal) in
        try machine.current.modify(path, of: &whole) { (place: inout Value) throws(Signal) in place = arguments[1] }
      }
    case "transformEnvironment":
      guard case .keyPath(let path) = arguments[0], case .function(let transform) = arguments[1] else { return [:] }
      return try writing { (whole: inout Value) throws(Signal) in
        try machine.current.modify(path, of: &whole) { (place: inout Value) throws(Signal) in
          var values = [place]
          place = .void
          _ = try machine.current.callInout(transform, &values, [0])
          place = values[0]
        }
      }
    case "environment", "environmentObject":
      guard case .object(let handle)? = arguments.first?.unwrapped else { return [:] }
      var result: [String: Value] = [:]
      var type: Nominal? = handle.body.type
      while let nominal = type {
        result[EnvironmentObjects.key(nominal)] = .object(handle)
        type = nominal.superclassNominal
      }
      return result
    case "disabled":
      let outer = environment.lookUp("isEnabled")?.value.asBool ?? true
      return ["isEnabled": .bool(outer && !(arguments[0].asBool ?? false))]
    case "bold": return ["font": fontValue { $0.fields[1] = .int(700) }]
    case "fontWeight":
      let weight = arguments.first?.unwrapped?.asStruct?.fields[0].asInt ?? 400
      return ["font": fontValue { $0.fields[1] = .int(weight) }]
    default: return [key.member.name: arguments.first ?? .none]
    }
  }

  private func fontValue(_ change: (StructValue) -> Void) -> Value {
    let font =
      environment.lookUp("font")?.value.unwrapped?.asStruct?.copy()
      ?? StructValue(machine.program.known("Font"), [.double(17), .int(400), .some(.string("body"))])
    change(font)
    return .some(.structure(font))
  }

  private func writing(_ change: (inout Value) throws(Signal) -> Void) throws(Signal) -> [String: Value] {
    let box = EnvironmentBox(environment, node: nil)
    var whole = machine.environmentValue(box)
    try change(&whole)
    return box.written
  }
}

/// Changes how its content is proposed to and placed; each view of the content by itself.
final class LayoutModifierNode: ModifierNode {
  private var wrappers: [LayoutItem] = []

  override func makeItems() -> [LayoutItem] {
    wrappers = (node?.items ?? []).map { inner in
      let item = LayoutItem(self)
      item.arrangement = arrangement()
      if key.member.name == "layoutPriority" { item.priority = arguments.first?.asDouble }
      item.children = [inner]
      return item
    }
    return wrappers
  }

  override func update(_ new: Value) throws(Signal) {
    let isSame = Value.array(arguments).isEqual(to: .array(ModifierNode.arguments(of: new)))
    try super.update(new)
    guard !isSame else { return }
    for item in wrappers {
      item.arrangement = arrangement()
      if key.member.name == "layoutPriority" { item.priority = arguments.first?.asDouble }
      item.setNeedsMeasure()
    }
  }

  private func length(_ name: String) -> Double? { argument(name)?.unwrapped?.asDouble }

  private func arrangement() -> any Arrangement {
    switch key.member.name {
    case "padding":
      if let insets = argument("insets")?.asStruct, insets.type.name == "EdgeInsets" {
        return PaddingArrangement(
          EdgeInsets(
            top: insets.fields[0].asDouble ?? 0, leading: insets.fields[1].asDouble ?? 0,
            bottom: insets.fields[2].asDouble ?? 0,
            trailing: insets.fields[3].asDouble ?? 0))
      }
      let length = length("length") ?? 16
      let edges = argument("edges")?.asStruct?.fields[0].asInt ?? 15
      return PaddingArrangement(
        EdgeInsets(
          top: edges & 1 != 0 ? length : 0, leading: edges & 2 != 0 ? length : 0, bottom: edges & 4 != 0 ? length : 0,
          trailing: edges & 8 != 0 ? length : 0))
    case "frame":
      let alignment = Alignments.both(argument("alignment") ?? .void)
      if argument("minWidth") != nil {
        let frame = FlexibleFrameArrangement(
          width: .init(min: length("minWidth"), ideal: length("idealWidth"), max: length("maxWidth")),
          height: .init(min: length("minHeight"), ideal: length("idealHeight"), max: length("maxHeight")),
          alignment: alignment)
        // H D22
        if frame.warning != nil {
          machine.recorder.record(Event(.warning, message: "Contradictory frame constraints specified."))
        }
        return frame
      }
      for name in ["width", "height"] {
        if let value = length(name), value < 0 || !value.isFinite {
          machine.recorder.record(Event(.warning, message: "Invalid frame dimension (negative or non-finite)."))
        }
      }
      return FrameArrangement(width: valid(length("width")), height: valid(length("height")), alignment: alignment)
    case "fixedSize":
      if arguments.isEmpty { return FixedSizeArrangement(.both) }
      var axes: AxisSet = []
      if arguments[0].asBool ?? false { axes.insert(.horizontal) }
      if arguments[1].asBool ?? false { axes.insert(.vertical) }
      return FixedSizeArrangement(axes)
    case "offset": return OffsetArrangement(x: length("x") ?? 0, y: length("y") ?? 0)
    case "position": return PositionArrangement(x: length("x") ?? 0, y: length("y") ?? 0)
    case "aspectRatio":
      return AspectRatioArrangement(
        arguments[0].unwrapped?.asDouble, mode: argument("contentMode")?.isCase("fill") ?? false ? .fill : .fit)
    case "scaledToFit": return AspectRatioArrangement(nil, mode: .fit)
    case "scaledToFill": return AspectRatioArrangement(nil, mode: .fill)
    default: return ZStackArrangement(alignment: .center)
    }
  }

  private func valid(_ length: Double?) -> Double? { length.flatMap { $0 < 0 || !$0.isFinite ? nil : $0 } }
}

/// `overlay` and `background`: a second view that takes the size of the first (H D25).
final class LayerModifierNode: ModifierNode {
  private var layer: ViewNode?
  private lazy var item: LayoutItem = {
    let item = LayoutItem(self)
    item.arrangement = OverlayArrangement(alignment: Alignments.both(argument("alignment") ?? .void))
    return item
  }()

  override var children: [ViewNode] { super.children + (layer.map { [$0] } ?? []) }

  /// The second view; a style is no view of its own.
  private func layerView(_ value: Value) -> Value? {
    for argument in ModifierNode.arguments(of: value) {
      if argument.isOptional { return argument }
      if case .structure(let structure) = argument, structure.type.conforms(to: machine.viewProtocols.view),
        structure.type.name != "Alignment"
      {
        return argument
      }
    }
    return nil
  }

  override func mount() throws(Signal) {
    try super.mount()
    if let view = layerView(value) { layer = try makeChild(view, order: 1) }
  }

  override func update(_ new: Value) throws(Signal) {
    try super.update(new)
    guard let old = layer, let view = layerView(new) else { return }
    layer = try updateChild(old, view, order: 1)
    if layer !== old { childItemsChanged() }
  }

  override func makeItems() -> [LayoutItem] {
    item.children = (node?.items ?? []) + (layer?.items ?? [])
    return [item]
  }

  override func childItemsChanged() {
    item.children = (node?.items ?? []) + (layer?.items ?? [])
    item.setNeedsMeasure()
  }
}

/// `onChange`: compared in each update, told at its end (L112, L113).
final class ChangeModifierNode: ModifierNode {
  private var last: Value = .void
  private var runs = 0

  override func mount() throws(Signal) {
    last = arguments.first ?? .void
    if argument("initial")?.asBool ?? false { queue(last, last, arguments.last) }
    try super.mount()
  }

  override func update(_ new: Value) throws(Signal) {
    let oldAction = arguments.last
    value = new
    let now = arguments.first ?? .void
    // Inner before outer: the content is asked first.
    try updateContent(content(of: new))
    if !now.isEqual(to: last) {
      let old = last
      last = now
      // The older form runs the closure of the body before the change, whose captures are old (L113, trace 51).
      queue(old, now, key.name == "onChange(of:perform:)" ? oldAction : arguments.last)
    }
  }

  private func queue(_ old: Value, _ new: Value, _ action: Value?) {
    graph.enqueue { [weak self] in
      guard let self, let action else { return }
      // Two passes a frame; before the first one 6 or 7 were seen (L114).
      if machine.swiftUI.changeRuns(self) > (graph.isInFirstFrame ? 6 : 2) {
        machine.recorder.record(
          Event(
            .warning, message: "onChange(of: \(machine.type(of: new))) action tried to update multiple times per frame."
          ))
        return
      }
      let text = "\(machine.debugDescription(old)) → \(machine.debugDescription(new))"
      let number = machine.recorder.record(
        Event(.onChange, type: enclosingType.isEmpty ? nil : enclosingType, change: text))
      machine.recorder.enter(number)
      defer { machine.recorder.leave() }
      let count: Int
      if case .function(let function) = action { count = function.code.parameterCount } else { count = 0 }
      switch (key.name, count) {
      case ("onChange(of:perform:)", _): _ = try machine.current.call(action, [new])
      case (_, 2): _ = try machine.current.call(action, [old, new])
      case (_, 1): _ = try machine.current.call(action, [new])
      default: _ = try machine.current.call(action)
      }
    }
  }
}

/// `.id`: another value is another identity (L60, H A30).
final class IdentityModifierNode: ModifierNode {
  override var detail: String { arguments.first.map(machine.debugDescription) ?? "" }

  override func update(_ new: Value) throws(Signal) {
    let old = arguments.first ?? .void
    value = new
    if (arguments.first ?? .void).isEqual(to: old) {
      try updateContent(content(of: new))
    } else {
      try replaceContent(content(of: new), old, with: arguments.first ?? .void)
    }
  }
}

/// `.equatable()`
final class EquatableModifierNode: ModifierNode {
  override func update(_ new: Value) throws(Signal) {
    let isSame = content(of: value).isEqual(to: content(of: new))
    if isSame { return }
    try super.update(new)
  }
}

/// `opacity` and `hidden`: there, but not to be seen (L62).
final class VisibilityModifierNode: ModifierNode {
  var isVisible: Bool { key.member.name == "opacity" && (arguments.first?.asDouble ?? 1) > 0 }
}

/// A learner's `ViewModifier`: its body is a view around the content.
final class LearnersModifierNode: ModifierNode, PropertyHolder, EnvironmentReading {
  private var properties: PropertySet?
  private lazy var observation = ObservationScope(self)

  private var modifier: Value { arguments.first ?? .void }

  override func mount() throws(Signal) {
    if let type = machine.nominal(of: modifier) { properties = PropertySet(type, node: self) }
    try super.mount()
  }

  override func content(of value: Value) -> Value {
    return made { () throws(Signal) in try evaluate(value) }
  }

  private func evaluate(_ value: Value) throws(Signal) -> Value {
    let modifier = ModifierNode.arguments(of: value).first ?? .void
    guard let type = machine.nominal(of: modifier),
      let member = type.members(named: "body").first(where: { !$0.isRequirement && $0.kind == .method })
    else {
      return super.content(of: value)
    }
    let installed = try properties?.install(into: modifier) ?? modifier
    let inner = super.content(of: value)
    let number = machine.recorder.record(
      Event(.body, type: type.name, because: takeReasons().first?.because ?? Because("inserted")))
    machine.recorder.enter(number)
    defer { machine.recorder.leave() }
    return try machine.swiftUI.reading(self) { () throws(Signal) in
      try observation.track { () throws(Signal) in try machine.current.call(member, on: installed, [inner]) }
    }
  }

  override func update(_ new: Value) throws(Signal) {
    if new.isEqual(to: value), !isDirty { return }
    value = new
    try updateContent(content(of: new))
  }

  override func refresh() throws(Signal) { try updateContent(content(of: value)) }
  func name(of location: Location) -> String? { properties?.name(of: location) }
  func reads(_ location: Location) {}
  func environmentChanged(_ key: String) { invalidate(Reason(because: Because("environment \(key)"), change: key)) }

  override func erase() throws(Signal) {
    try super.erase()
    observation.clear()
    properties?.tearDown()
  }
}
