import Frameworks
import Interpreter
import UIKitModel

/// What `dismiss` in the environment does where it stands: pops a level, takes a sheet down, or dismisses the controller
/// that hosts the view.
final class Dismissal {
  let run: () throws(Signal) -> Void
  /// Whether there is something to dismiss.
  let isPresented: Bool

  init(isPresented: Bool = true, _ run: @escaping () throws(Signal) -> Void) {
    self.isPresented = isPresented
    self.run = run
  }
}

extension Machine {
  /// The environment's values for content that can be dismissed.
  func dismissalValues(_ dismissal: Dismissal) -> [String: Value] {
    let mode = Value.structure(
      StructValue(program.known("PresentationMode"), [.bool(dismissal.isPresented), .native(dismissal)]))
    return [
      "dismiss": .structure(StructValue(program.known("DismissAction"), [.native(dismissal)])),
      "isPresented": .bool(dismissal.isPresented),
      "presentationMode": binding(BindingBox(.constant(mode), label: "presentationMode", machine: self)),
    ]
  }
}

/// `DismissAction` and `PresentationMode`.
func bindDismissals(_ b: Bindings) {
  func run(_ call: Call, _ index: Int) throws {
    guard let fields = call.this.asStruct, fields.count > index, case .native(let object) = fields.fields[index],
      let dismissal = object as? Dismissal
    else { return }
    try dismissal.run()
  }
  b["DismissAction.callAsFunction()"] = { call in
    try run(call, 0)
    return .void
  }
  b["PresentationMode.dismiss()"] = { call in
    try run(call, 1)
    return .void
  }
}
