import Interpreter
import Layout

extension Screen {
  /// Puts a recognizer on a view for a part of what the view hosts: `sees` says which touches are its own.
  package func attach(
    _ recognizer: Handle, to view: Body, sees: @escaping (AnyObject?) -> Bool,
    action: @escaping () throws(Signal) -> Void
  ) {
    let part = recognizer.body.gesture
    part.view = view
    part.sees = sees
    part.action = action
    view.recognizers.append(recognizer)
  }

  package func detach(_ recognizer: Handle) {
    let part = recognizer.body.gesture
    part.view?.recognizers.removeAll { $0 === recognizer }
    part.view = nil
    part.action = nil
  }
}
