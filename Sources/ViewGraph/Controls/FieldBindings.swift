import Frameworks
import Interpreter

/// `TextField` and its kin: which initializer sets what.
func bindFields(_ b: Bindings, _ make: @escaping (Call, String, [Value]) -> Value) {
  /// Title, binding, and what was given beside them by the parameter's name.
  func field(_ type: String, _ names: [String]) -> (inout Call) -> Value {
    { call in
      var given: [String: Value] = [:]
      for (name, value) in zip(names, call.arguments) { given[name] = value }
      func optional(_ name: String) -> Value {
        guard let value = given[name] else { return .none }
        return value.isOptional ? value : .some(value)
      }
      let title = given["title"] ?? .string("")
      let text = given["text"] ?? given["value"] ?? .void
      switch type {
      case "TextField":
        return make(
          call, type,
          [
            title, text, optional("prompt"), .bool(given["axis"]?.isCase("vertical") ?? false), optional("format"),
            optional("onEditingChanged"), optional("onCommit"),
          ])
      case "TextEditor": return make(call, type, [text])
      default: return make(call, type, [title, text, optional("prompt")])
      }
    }
  }
  for names in [
    ["text"], ["text", "prompt"], ["text", "axis"], ["text", "prompt", "axis"], ["value", "format"],
    ["text", "onEditingChanged", "onCommit"], ["text", "onEditingChanged"], ["text", "onCommit"],
  ] {
    b["TextField.init(_:\(names.map { $0 + ":" }.joined()))"] = field("TextField", ["title"] + names)
  }
  for names in [["text"], ["text", "prompt"]] {
    b["SecureField.init(_:\(names.map { $0 + ":" }.joined()))"] = field("SecureField", ["title"] + names)
  }
  b["TextEditor.init(text:)"] = field("TextEditor", ["text"])
}
