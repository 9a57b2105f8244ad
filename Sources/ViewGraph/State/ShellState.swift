import Interpreter
import UIKitModel

extension Machine {
  /// Gives a session's `@State` its place: owned by the shell, in no view.
  package func adoptShellState(_ storage: Member, _ name: String) {
    guard let box = storage.storage, case .structure(let wrapper) = box.value, wrapper.count >= 2 else { return }
    let kinds = ["State", "FocusState", "GestureState", "AppStorage", "SceneStorage"]
    if kinds.contains(wrapper.type.name) {
      let copy = wrapper.copy()
      let location = Location(name, owner: "", value: wrapper.fields[0], machine: self)
      copy.fields[1] = .native(location)
      box.value = .structure(copy)
      swiftUI.shellStates.append(location)
    } else if wrapper.type.name == "StateObject" {
      if let object = try? current.call(wrapper.fields[0]) {
        let copy = wrapper.copy()
        copy.fields[1] = object
        box.value = .structure(copy)
      }
    }
  }

  /// What is shown is gone at once, as when a program has crashed: nobody is told, nothing is dismantled. The session's own
  /// state stays.
  package func dropScreen() {
    isTearingDown = true
    executor.removeAll()
    let states = swiftUI.shellStates
    let storage = swiftUI.storage
    extras[ObjectIdentifier(SwiftUIState.self)] = nil
    extras[ObjectIdentifier(Screen.self)] = nil
    swiftUI.shellStates = states
    swiftUI.storage = storage
    isTearingDown = false
  }

  /// The device has another look or shape: what read it runs again.
  package func deviceDidChange() {
    for key in ["colorScheme", "horizontalSizeClass", "verticalSizeClass", "scenePhase", "dynamicTypeSize"] {
      guard let value = try? EnvironmentDefaults.value(key, self, nil) else { continue }
      swiftUI.deviceEnvironment.set(key, value)
    }
    for graph in swiftUI.liveGraphs { graph.rootItem.setNeedsMeasure() }
  }

  /// The value of a `@State` that the shell owns.
  package func shellState(named name: String) -> Value? {
    swiftUI.shellStates.last { $0.label == name }?.current
  }

  /// The shell's sources of truth and those of what is shown, a line each.
  package var stateLines: [String] {
    var lines = swiftUI.shellStates.map { "\($0.label) = \(debugDescription($0.current))" }
    for graph in swiftUI.liveGraphs {
      func walk(_ node: ViewNode) {
        if let view = node as? CompositeNode {
          lines += view.states.map { "\(view.enclosingType).\($0.name) = \(debugDescription($0.value))" }
          // An object that several views observe is said once.
          for object in view.objects {
            let line = "\(object.name) = \(debugDescription(object.value))"
            if !lines.contains(line) { lines.append(line) }
          }
        }
        for child in node.children { walk(child) }
      }
      walk(graph.root)
    }
    return lines
  }
}
