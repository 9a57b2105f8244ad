import Frameworks
import Interpreter
import Layout

/// Paths, renderers and font descriptors. Nothing is drawn; a path knows its bounds.
func bindGraphics(_ b: Bindings) {
  // A context is there while a view draws, else there is none.
  b["UIGraphicsGetCurrentContext()"] = { call in
    guard call.machine.screen.isDrawing else { return .none }
    return .some(.object(try call.machine.make("CGContext")))
  }
  func extend(_ call: Call, _ rect: Rect) {
    guard let body = call.body else { return }
    let old = call.machine.rect(body.field("bounds"))
    guard old != .zero else {
      body.setField("bounds", call.machine.value(rect))
      return
    }
    let (x, y) = (min(old.minX, rect.minX), min(old.minY, rect.minY))
    body.setField(
      "bounds",
      call.machine.value(
        Rect(x: x, y: y, width: max(old.maxX, rect.maxX) - x, height: max(old.maxY, rect.maxY) - y)))
  }
  for labels in ["rect:", "ovalIn:", "roundedRect:cornerRadius:"] {
    b["UIBezierPath.init(\(labels))"] = { call in
      extend(call, call.machine.rect(call.value(0)))
      return .void
    }
  }
  b["UIBezierPath.init()"] = { _ in .void }
  b["UIBezierPath.init(arcCenter:radius:startAngle:endAngle:clockwise:)"] = { call in
    let (center, radius) = (call.machine.point(call.value(0)), call.double(1))
    extend(call, Rect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
    return .void
  }
  for name in [
    "move(to:)", "addLine(to:)", "addCurve(to:controlPoint1:controlPoint2:)", "addQuadCurve(to:controlPoint:)",
  ] {
    b["UIBezierPath.\(name)"] = { call in
      extend(call, Rect(origin: call.machine.point(call.value(0)), size: .zero))
      return .void
    }
  }
  b["UIBezierPath.append(_:)"] = { call in
    if let other = call.handle(0) { extend(call, call.machine.rect(other.body.field("bounds"))) }
    return .void
  }
  b["UIBezierPath.removeAllPoints()"] = { call in
    call.body?.setField("bounds", call.machine.value(Rect.zero))
    return .void
  }
  for labels in ["size:", "bounds:"] { b["UIGraphicsImageRenderer.init(\(labels))"] = { _ in .void } }
  b["UIGraphicsImageRenderer.image(actions:)"] = { call in
    _ = try call.call(0, .object(try call.machine.make("UIGraphicsImageRendererContext")))
    return .object(try call.machine.make("UIImage"))
  }
  b["UIGraphicsImageRenderer.pngData(actions:)"] = { call in
    _ = try call.call(0, .object(try call.machine.make("UIGraphicsImageRendererContext")))
    let data = call.machine.program.known("Data")
    guard let initializer = data.members(named: "init").first(where: { $0.signature.parameters.isEmpty }) else {
      return .void
    }
    return try call.fiber.construct(data, initializer, [])
  }
  b["UIFont.fontDescriptor"] = { call in
    let descriptor = try call.machine.make("UIFontDescriptor")
    let bits = (call.body?.field("weight").asInt ?? 400) >= 600 ? 2 : 0
    descriptor.body.setField(
      "symbolicTraits", call.machine.structure(at: "UIFontDescriptor.SymbolicTraits", [.int(bits)]))
    descriptor.body.setField("pointSize", call.body?.field("pointSize") ?? .double(17))
    return .object(descriptor)
  }
  b["UIFontDescriptor.withSymbolicTraits(_:)"] = { call in
    let descriptor = try call.machine.make("UIFontDescriptor")
    descriptor.body.setField("symbolicTraits", call.value(0))
    descriptor.body.setField("pointSize", call.body?.field("pointSize") ?? .double(17))
    return .some(.object(descriptor))
  }
  b["UIFont.init(descriptor:size:)"] = { call in
    let own = call.handle(0)?.body
    let size = call.double(1)
    call.body?.setField("pointSize", .double(size > 0 ? size : own?.number("pointSize") ?? 17))
    call.body?.setField("weight", .int((own?.field("symbolicTraits").raw ?? 0) & 2 != 0 ? 700 : 400))
    return .void
  }
  b["UIFont.init(name:size:)"] = { call in
    call.body?.setField("pointSize", .double(call.double(1)))
    if call.string(0).contains("Bold") { call.body?.setField("weight", .int(700)) }
    return .some(call.this)
  }
}
