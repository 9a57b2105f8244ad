import Interpreter

/// The names by which a kind of representable calls what all of them have.
final class RepresentableKind: Sendable {
  /// What is wrapped.
  enum Role { case view, controller, recognizer }

  let role: Role
  let conformance: String
  let make: String
  let update: String
  let dismantle: String
  let size: String
  let makeCoordinator: String
  let context: String

  private init(_ role: Role, _ noun: String, _ label: String) {
    self.role = role
    conformance = "\(noun)Representable"
    context = "\(noun)RepresentableContext"
    make = "make\(noun)(context:)"
    update = "update\(noun)(_:context:)"
    dismantle = "dismantle\(noun)(_:coordinator:)"
    size = "sizeThatFits(_:\(label):context:)"
    makeCoordinator = role == .recognizer ? "makeCoordinator(converter:)" : "makeCoordinator()"
  }

  static let uiView = RepresentableKind(.view, "UIView", "uiView")
  static let uiController = RepresentableKind(.controller, "UIViewController", "uiViewController")
  static let nsView = RepresentableKind(.view, "NSView", "nsView")
  static let nsController = RepresentableKind(.controller, "NSViewController", "nsViewController")
  static let recognizer = RepresentableKind(.recognizer, "UIGestureRecognizer", "")

  /// Those that are views.
  static let views = [uiView, uiController, nsView, nsController]
  static let all = views + [recognizer]
}

extension RepresentableKind {
  /// The kind of a type; nil where it is no representable.
  static func of(_ type: Nominal, _ machine: Machine) -> RepresentableKind? {
    machine.viewProtocols.representables.first { type.conforms(to: $0.type) }?.kind
  }
}

extension Machine {
  /// What a representable may leave out and SwiftUI calls where it is there; empty for other types.
  package func representableRequirements(of type: Nominal) -> [Member] {
    guard let kind = RepresentableKind.of(type, self),
      let proto = viewProtocols.representables.first(where: { $0.kind.conformance == kind.conformance })?.type
    else { return [] }
    let optional = [kind.makeCoordinator, kind.dismantle, kind.size, "handleUIGestureRecognizerAction(_:context:)"]
    return proto.ownMembers.filter { $0.isRequirement && optional.contains($0.fullName) }
  }
}
