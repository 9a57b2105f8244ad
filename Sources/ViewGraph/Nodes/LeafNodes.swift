import Interpreter
import Layout
import Trace
import UIKitModel

/// A view without children: colour, shape, image, spacer.
class LeafNode: ViewNode {
  private(set) lazy var item: LayoutItem = {
    let item = LayoutItem(self)
    configure(item)
    return item
  }()

  override func makeItems() -> [LayoutItem] { [item] }

  override func update(_ new: Value) throws(Signal) {
    let isSame = value.isEqual(to: new)
    value = new
    guard !isSame else { return }
    configure(item)
    item.setNeedsMeasure()
  }

  func field(_ name: String) -> Value {
    guard case .structure(let structure) = value, let member = structure.type.storedMember(name) else { return .void }
    return structure.fields[member.slot]
  }

  func configure(_ item: LayoutItem) {
    let grid = PixelGrid.device
    func use(_ leaf: some Leaf) {
      item.leaf = { leaf.size(for: $0, grid: grid) }
      item.priority = leaf.layoutPriority
      item.leafSpacing = leaf.spacing
    }
    switch label {
    case "Spacer": use(SpacerLeaf(minLength: field("minLength").unwrapped?.asDouble, axis: stackAxis))
    case "Divider": use(DividerLeaf(in: stackAxis ?? .vertical))
    case "Image": use(FixedLeaf(Size(width: 20, height: 20)))
    case "_ProgressIndicator": use(FixedLeaf(Size(width: 20, height: 20)))
    default: use(FillLeaf())
    }
  }

  /// The direction of the stack that the leaf stands in.
  private var stackAxis: Axis? {
    var at = parent
    while let node = at {
      switch node.label {
      case "HStack", "LazyHStack": return .horizontal
      case "VStack", "LazyVStack": return .vertical
      case "ZStack": return nil
      default: at = node.parent
      }
    }
    return .vertical
  }

  /// Texts that can be seen.
  var texts: [String] { label == "Image" ? [field("name").asString ?? ""].filter { !$0.isEmpty } : [] }
}

extension Machine {
  /// A `Text` in the font of its place.
  func textView(_ text: String) -> Value {
    .structure(StructValue(program.known("Text"), [.string(text), .none]))
  }
}

/// `Text`.
final class TextNode: LeafNode, EnvironmentReading {
  /// A font, else that of the environment, else the body's, with a weight of its own if there is one.
  private func font(_ own: Value?, weight: Int?) -> Layout.Font {
    let size = textSize
    func made(_ points: Double, _ value: Int) -> Layout.Font {
      let weight = weight ?? value
      return Layout.Font(
        size: points, weight: weight >= 700 ? .bold : weight >= 600 ? .semibold : weight >= 500 ? .medium : .regular)
    }
    guard case .structure(let font)? = own ?? lookUp("font")?.unwrapped else {
      return made(DynamicType.points("body", at: size), 400)
    }
    let points =
      font.fields[2].unwrapped?.asString.map { DynamicType.points($0, at: size) } ?? font.fields[0].asDouble ?? 17
    return made(points, font.fields[1].asInt ?? 400)
  }

  /// The stretches of the text with their fonts.
  private var parts: [TextPart] {
    guard case .array(let runs)? = field("runs").unwrapped else {
      return [TextPart(field("content").asString ?? "", font: font(nil, weight: nil))]
    }
    return runs.compactMap { run in
      guard let fields = run.asStruct?.fields else { return nil }
      return TextPart(
        fields[0].asString ?? "", font: font(fields[1].unwrapped, weight: fields[2].unwrapped?.asInt))
    }
  }

  /// The place among the sizes of Dynamic Type that holds here.
  private var textSize: Int {
    guard case .enumeration(let value)? = lookUp("dynamicTypeSize"),
      let place = DynamicType.sizes.firstIndex(of: value.entry.name)
    else { return machine.screen.textSize }
    return place
  }

  private func lookUp(_ key: String) -> Value? {
    environment.depend(self, on: key)
    return environment.lookUp(key)?.value
  }

  override func configure(_ item: LayoutItem) {
    let grid = PixelGrid.device
    let leaf = TextLeaf(parts, lineLimit: lookUp("lineLimit")?.unwrapped?.asInt)
    item.leaf = { leaf.size(for: $0, grid: grid) }
    item.leafSpacing = leaf.spacing
    item.guides = TextLeaf.explicitGuides
    item.leafGuide = { leaf.guide($0, in: $1, grid: grid) }
  }

  func environmentChanged(_ key: String) {
    configure(item)
    item.setNeedsMeasure()
  }

  override var texts: [String] { [field("content").asString ?? ""].filter { !$0.isEmpty } }
  override var detail: String { (field("content").asString ?? "").debugDescription }
}

/// What a finger can do to a node.
protocol Touchable: TouchParticipant {
  var isTouchable: Bool { get }
  func touch() throws(Signal)
}

extension ViewNode {
  /// Whether controls here are enabled.
  var isEnabled: Bool { environment.lookUp("isEnabled")?.value.asBool ?? true }
}

/// `Label`: icon and title in a row.
final class LabelNode: BoxNode, EnvironmentReading, PropertyHolder {
  override var arrangement: any Arrangement {
    StackArrangement.horizontal()
  }

  func environmentChanged(_ key: String) { invalidate(Reason(because: Because("environment \(key)"), change: key)) }
  func name(of location: Location) -> String? { nil }
  func reads(_ location: Location) {}

  override func refresh() throws(Signal) {
    _ = takeReasons()
    try updateContent(content(of: value))
  }

  override func content(of value: Value) -> Value {
    guard case .structure(let structure) = value else { return .void }
    do throws(Signal) {
      let made = try styled("labelStyle") {
        .structure(
          StructValue(
            machine.program.known("LabelStyleConfiguration"),
            [styledPart(structure.fields[0]), styledPart(structure.fields[1])]))
      }
      if let made { return made }
    } catch {
      machine.pendingError(error)
    }
    return .structure(
      StructValue(machine.program.known("TupleView"), [.array([structure.fields[1], structure.fields[0]])]))
  }
}

/// `Button`: its label, and an action.
final class ButtonNode: BoxNode, Touchable, EnvironmentReading {
  override var arrangement: any Arrangement {
    StackArrangement.horizontal()
  }

  /// What a style of the learner's makes of the label, else the label.
  override func content(of value: Value) -> Value {
    let label = field("label", of: value) ?? .void
    environment.depend(self, on: "buttonStyle")
    guard let style = environment.lookUp("buttonStyle")?.value, let type = machine.nominal(of: style), type.isLearners,
      let member = type.members(named: "makeBody").first(where: { !$0.isRequirement }),
      case .nominal(let labelType)? = machine.program.known("ButtonStyleConfiguration").nestedType("Label")
    else { return label }
    let configuration = StructValue(
      machine.program.known("ButtonStyleConfiguration"),
      [field("role", of: value) ?? .none, .structure(StructValue(labelType, [label])), .bool(isPressed)])
    do throws(Signal) { return try machine.current.call(member, on: style, [.structure(configuration)]) } catch {
      machine.pendingError(error)
      return label
    }
  }

  /// Whether the finger is down, as a style is told.
  private var isPressed = false

  func recognition(on touched: ViewNode) -> (any GestureRecognizing)? {
    let tap = tapRecognition
    guard environment.lookUp("buttonStyle") != nil else { return tap }
    return PressingRecognition(tap) { [self] isPressed in
      self.isPressed = isPressed
      invalidate(Reason(because: Because("pressed"), change: "isPressed"))
    }
  }

  func environmentChanged(_ key: String) { invalidate(Reason(because: Because("environment \(key)"), change: key)) }

  override func refresh() throws(Signal) {
    _ = takeReasons()
    try updateContent(content(of: value))
  }

  var isTouchable: Bool { true }

  func touch() throws(Signal) {
    guard case .structure(let structure) = value, let member = structure.type.storedMember("action") else { return }
    let number = machine.recorder.record(
      Event(.action, type: enclosingType.isEmpty ? "Button" : enclosingType, text: "closure"))
    machine.recorder.enter(number)
    defer { machine.recorder.leave() }
    _ = try machine.current.call(structure.fields[member.slot])
  }
}

/// `Toggle`: its label and a switch on a binding.
final class ToggleNode: BoxNode, Touchable, PropertyHolder, EnvironmentReading {
  /// Whether a style made it: then what the style made takes the touches, and has a size of its own.
  private var isMade = false

  override var arrangement: any Arrangement {
    if isMade { return ZStackArrangement(alignment: .center) }
    return FlexibleFrameArrangement(
      width: .init(max: .infinity), height: .init(min: 31),
      alignment: Alignment(horizontal: .leading, vertical: .center))
  }

  override func content(of value: Value) -> Value {
    let label = field("label", of: value) ?? .void
    do throws(Signal) {
      let made = try styled("toggleStyle") {
        .structure(
          StructValue(
            machine.program.known("ToggleStyleConfiguration"),
            [styledPart(label), field("isOn", of: value) ?? .void, .bool(false)]))
      }
      isMade = made != nil
      return made ?? label
    } catch {
      machine.pendingError(error)
      return label
    }
  }

  func environmentChanged(_ key: String) { invalidate(Reason(because: Because("environment \(key)"), change: key)) }

  override func refresh() throws(Signal) {
    _ = takeReasons()
    try updateContent(content(of: value))
  }

  var isTouchable: Bool { !isMade }

  private var binding: BindingBox? {
    guard case .structure(let structure) = value, let member = structure.type.storedMember("isOn") else { return nil }
    return structure.fields[member.slot].bindingBox
  }

  func touch() throws(Signal) {
    guard let binding else { return }
    try binding.set(.bool(!(try binding.get().asBool ?? false)))
  }

  func name(of location: Location) -> String? { nil }
  func reads(_ location: Location) {}
}
