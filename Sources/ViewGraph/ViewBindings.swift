import Frameworks
import Interpreter
import Trace
import UIKitModel

/// Views, builders and values.
func bindSwiftUIViews(_ b: Bindings) {
  func make(_ call: Call, _ name: String, _ fields: [Value]) -> Value {
    .structure(StructValue(call.machine.program.known(name), fields))
  }

  b["ViewBuilder.buildExpression(_:)"] = { call in call.value(0) }
  b["ViewBuilder.buildBlock(_:)"] = { call in
    guard case .array(let parts) = call.value(0) else { return call.value(0) }
    if parts.count == 1 { return parts[0] }
    return parts.isEmpty ? make(call, "EmptyView", []) : make(call, "TupleView", [.array(parts)])
  }
  b["ViewBuilder.buildIf(_:)"] = { call in call.value(0) }
  b["ViewBuilder.buildEither(first:)"] = { call in make(call, "_ConditionalContent", [.bool(true), call.value(0)]) }
  b["ViewBuilder.buildEither(second:)"] = { call in make(call, "_ConditionalContent", [.bool(false), call.value(0)]) }
  b["ViewBuilder.buildLimitedAvailability(_:)"] = { call in call.value(0) }

  // Each method of View that gives a view and has no rule of its own makes a modified content.
  func modifiers(_ nominal: Nominal) {
    for member in nominal.ownMembers where member.kind == .method && !member.isStatic {
      guard case .none = member.body, !member.isRequirement else { continue }
      let key = ModifierKey(member)
      member.body = .native { call in
        if key.member.unsimulated != nil { key.member.disclaim(call) }
        var arguments = call.arguments
        // A builder that does not escape is part of the body that calls the modifier.
        for (index, parameter) in key.member.signature.parameters.enumerated()
        where parameter.builder != nil && !parameter.isEscaping && index < arguments.count {
          if case .function = arguments[index] { arguments[index] = try call.call(index) }
        }
        return .structure(
          StructValue(call.machine.program.known("ModifiedContent"), [call.this, .native(key), .array(arguments)]))
      }
    }
  }
  b.types["View"] = modifiers
  for type in ["Shape", "ShapeView", "InsettableShape"] { b.types[type] = modifiers }
  b.types["DynamicViewContent"] = modifiers
  b["View._printChanges()"] = { call in
    guard let node = call.machine.swiftUI.reader as? CompositeNode else { return .void }
    let name = node.enclosingType
    try call.machine.write(
      node.changes.isEmpty ? "\(name): unchanged.\n" : "\(name): \(node.changes.joined(separator: ", ")) changed.\n")
    return .void
  }
  for name in ["init(_:)", "init(erasing:)"] {
    b["AnyView.\(name)"] = { call in make(call, "AnyView", [call.value(0)]) }
  }
  b["Text.init(_:)"] = { call in call.machine.textView(try call.fiber.describe(call.value(0))) }
  b["Text.init(verbatim:)"] = b["Text.init(_:)"]
  func text(_ call: Call, _ index: Int) -> Value { call.machine.textView(call.value(index).asString ?? "") }
  b["Image.init(systemName:)"] = { call in make(call, "Image", [call.value(0)]) }
  b["Image.init(_:)"] = b["Image.init(systemName:)"]
  b["Image.init(uiImage:)"] = { call in make(call, "Image", [.string(call.handle(0)?.body.text("name") ?? "")]) }
  b["Label.init(_:systemImage:)"] = { call in
    make(call, "Label", [text(call, 0), make(call, "Image", [call.value(1)])])
  }
  b["Button.init(role:action:label:)"] = { call in
    make(call, "Button", [try call.call(2), call.value(1), call.value(0)])
  }
  b["Button.init(_:action:)"] = { call in make(call, "Button", [text(call, 0), call.value(1), .none]) }
  b["Button.init(_:role:action:)"] = { call in
    make(call, "Button", [text(call, 0), call.value(2), call.value(1)])
  }
  b["Button.init(_:systemImage:action:)"] = { call in
    make(call, "Button", [text(call, 0), call.value(2), .none])
  }
  b["Toggle.init(_:isOn:)"] = { call in make(call, "Toggle", [text(call, 0), call.value(1)]) }
  bindTexts(b)
  bindCollections(b, make)
  bindFields(b, make)
  bindControls(b, make)
  b["ScrollViewProxy.scrollTo(_:anchor:)"] = { call in
    try call.this.payload(ScrollProxy.self)?.scroll(
      to: call.value(0), anchor: call.value(1).unwrapped?.asStruct?.fields[1].asDouble)
    return .void
  }
  for labels in ["_:rowContent:", "_:id:rowContent:", "_:selection:rowContent:", "_:id:selection:rowContent:"] {
    let names = labels.split(separator: ":").map(String.init)
    b["List.init(\(labels))"] = { call in
      func argument(_ name: String) -> Value { names.firstIndex(of: name).map { call.value($0) } ?? .none }
      let path = argument("id")
      let rows = make(
        call, "ForEach", [call.value(0), path.isOptional ? path : .some(path), call.arguments.last ?? .void])
      return make(call, "List", [rows, argument("selection")])
    }
  }
  b["List.init(selection:content:)"] = { call in make(call, "List", [try call.call(1), call.value(0)]) }
  for labels in ["_:content:", "_:id:content:"] {
    b["ForEach.init(\(labels))"] = { call in
      make(
        call, "ForEach",
        [call.value(0), call.arguments.count == 3 ? .some(call.value(1)) : .none, call.arguments.last ?? .void])
    }
  }
  b["EdgeInsets.init()"] = { call in make(call, "EdgeInsets", [.double(0), .double(0), .double(0), .double(0)]) }
  b["LocalizedStringKey.init(stringLiteral:)"] = { call in make(call, "LocalizedStringKey", [call.value(0)]) }
  b["LocalizedStringKey.init(_:)"] = b["LocalizedStringKey.init(stringLiteral:)"]
  b["ProposedViewSize.init(_:)"] = { call in
    let size = call.machine.size(call.value(0))
    return make(call, "ProposedViewSize", [.some(.double(size.width)), .some(.double(size.height))])
  }
  bindSwiftUIValues(b, make)
}

/// Values that are told apart by a name.
private func bindSwiftUIValues(_ b: Bindings, _ make: @escaping (Call, String, [Value]) -> Value) {
  let names: [String: [String]] = [
    "Color": [
      "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink", "primary",
      "purple", "red", "secondary", "teal", "white",
      "yellow", "accentColor",
    ],
    "HorizontalAlignment": ["leading", "center", "trailing"],
    "VerticalAlignment": ["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"],
    "AnyTransition": ["identity", "opacity", "slide", "scale"],
    "ButtonRole": ["destructive", "cancel"],
    "PresentationDetent": ["medium", "large"],
    "ToolbarItemPlacement": [
      "automatic", "principal", "navigation", "primaryAction", "confirmationAction", "cancellationAction",
      "topBarLeading", "topBarTrailing", "navigationBarLeading", "navigationBarTrailing", "bottomBar", "keyboard",
    ],
  ]
  for (type, list) in names {
    for name in list { b["\(type).\(name)"] = { call in make(call, type, [.string(name)]) } }
  }
  func number(_ value: Double) -> String { "\((value * 1000).rounded() / 1000)" }
  b["Color.init(red:green:blue:opacity:)"] = { call in
    make(call, "Color", [.string("rgba \((0..<4).map { number(call.double($0)) }.joined(separator: " "))")])
  }
  b["Color.init(white:opacity:)"] = { call in
    make(call, "Color", [.string("gray \(number(call.double(0))) \(number(call.double(1)))")])
  }
  b["Color.init(_:)"] = { call in
    if let handle = call.handle(0) { return make(call, "Color", [.string(handle.body.text("name"))]) }
    return make(call, "Color", [call.value(0)])
  }
  b["Color.init(uiColor:)"] = b["Color.init(_:)"]
  b["Color.opacity(_:)"] = { call in
    make(call, "Color", [.string("\(call.this.asStruct?.fields[0].asString ?? "") opacity \(number(call.double(0)))")])
  }
  let sizes: [(String, Double, Int)] = [
    ("largeTitle", 34, 400), ("title", 28, 400), ("title2", 22, 400), ("title3", 20, 400), ("headline", 17, 600),
    ("subheadline", 15, 400), ("body", 17, 400),
    ("callout", 16, 400), ("footnote", 13, 400), ("caption", 12, 400), ("caption2", 11, 400),
  ]
  for (name, size, weight) in sizes {
    b["Font.\(name)"] = { call in make(call, "Font", [.double(size), .int(weight), .some(.string(name))]) }
  }
  func weight(_ value: Value, _ usual: Int) -> Value { value.unwrapped?.asStruct?.fields[0] ?? .int(usual) }
  b["Font.system(size:weight:design:)"] = { call in
    make(call, "Font", [call.value(0), weight(call.value(1), 400), .none])
  }
  b["Font.system(_:design:weight:)"] = { call in
    guard case .enumeration(let style) = call.value(0), let entry = sizes.first(where: { $0.0 == style.entry.name })
    else { return make(call, "Font", [.double(17), .int(400), .some(.string("body"))]) }
    return make(call, "Font", [.double(entry.1), weight(call.value(2), entry.2), .some(.string(entry.0))])
  }
  func font(_ call: Call, _ weight: Value) -> Value {
    let old = call.this.asStruct
    return make(call, "Font", [old?.fields[0] ?? .double(17), weight, old?.fields[2] ?? .none])
  }
  b["Font.bold()"] = { call in font(call, .int(700)) }
  b["Font.weight(_:)"] = { call in font(call, call.value(0).asStruct?.fields[0] ?? .int(400)) }
  for (name, value) in [
    ("ultraLight", 100), ("thin", 200), ("light", 300), ("regular", 400), ("medium", 500), ("semibold", 600),
    ("bold", 700), ("heavy", 800), ("black", 900),
  ] {
    b["Font.Weight.\(name)"] = { call in
      guard case .nominal(let nominal)? = call.machine.program.known("Font").nestedType("Weight") else { return .void }
      return .structure(StructValue(nominal, [.int(value)]))
    }
  }
  b["Angle.degrees(_:)"] = { call in make(call, "Angle", [.double(call.double(0) * .pi / 180)]) }
  b["Angle.radians(_:)"] = { call in make(call, "Angle", [call.value(0)]) }
}
