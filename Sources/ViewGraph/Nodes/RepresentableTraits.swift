import Interpreter
import Layout
import UIKitModel

/// What SwiftUI's environment and UIKit's traits share comes to a wrapped view as its traits, with or without an update
/// (L35).
extension RepresentableNode: TraitGiving {
  /// For each trait the key of the environment, the trait's type, and the names of its values there.
  static let traits: [String: (key: String, type: String, cases: [String])] = [
    "userInterfaceStyle": ("colorScheme", "UIUserInterfaceStyle", ["light", "dark"]),
    "layoutDirection": ("layoutDirection", "UIUserInterfaceLayoutDirection", ["leftToRight", "rightToLeft"]),
    "horizontalSizeClass": ("horizontalSizeClass", "UIUserInterfaceSizeClass", ["compact", "regular"]),
    "verticalSizeClass": ("verticalSizeClass", "UIUserInterfaceSizeClass", ["compact", "regular"]),
    "preferredContentSizeCategory": ("dynamicTypeSize", "UIContentSizeCategory", DynamicType.sizes),
  ]

  func trait(_ name: String) -> Value? {
    guard let trait = Self.traits[name], let value = environment.lookUp(trait.key)?.value.unwrapped,
      let place = trait.cases.firstIndex(where: { value.isCase($0) })
    else { return nil }
    return trait.key == "dynamicTypeSize"
      ? machine.screen.contentSizeCategory(at: place) : machine.enumCase(trait.type, trait.cases[place])
  }
}

extension RepresentableNode {
  /// UIKit's calls about other traits, for the wrapped view and what lies in it.
  func tellTraits(from previous: Value) throws(Signal) {
    guard !isGone, let view = viewHandle else { return }
    try machine.screen.traitsDidChange(in: view.body, from: previous)
  }
}

extension ViewNode {
  /// The wrapped views in the subtree whose traits a scope's new values change, with their traits until now.
  func traitChanges(of scope: EnvironmentScope, to new: [String: Value]) throws(Signal)
    -> [(RepresentableNode, Value)]
  {
    let keys = RepresentableNode.traits.values.map(\.key).filter { key in
      switch (scope.values[key], new[key]) {
      case (nil, nil): false
      case (let a?, let b?): !a.isEqual(to: b)
      default: true
      }
    }
    var found: [(RepresentableNode, Value)] = []
    func walk(_ node: ViewNode) throws(Signal) {
      if let wrapped = node as? RepresentableNode, let view = wrapped.viewHandle,
        keys.contains(where: { wrapped.environment.lookUp($0)?.scope === scope })
      {
        found.append((wrapped, try machine.screen.traits(of: view.body)))
      }
      for child in node.children { try walk(child) }
    }
    if !keys.isEmpty { try walk(self) }
    return found
  }
}
