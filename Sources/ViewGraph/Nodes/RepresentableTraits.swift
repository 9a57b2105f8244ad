import Interpreter
import UIKitModel

/// What SwiftUI's environment and UIKit's traits share comes to a wrapped view as its traits, with or without an update
/// (L35).
extension RepresentableNode: TraitGiving {
  private static let traits: [String: (key: String, type: String, cases: [String])] = [
    "userInterfaceStyle": ("colorScheme", "UIUserInterfaceStyle", ["light", "dark"]),
    "layoutDirection": ("layoutDirection", "UIUserInterfaceLayoutDirection", ["leftToRight", "rightToLeft"]),
    "horizontalSizeClass": ("horizontalSizeClass", "UIUserInterfaceSizeClass", ["compact", "regular"]),
    "verticalSizeClass": ("verticalSizeClass", "UIUserInterfaceSizeClass", ["compact", "regular"]),
  ]

  func trait(_ name: String) -> Value? {
    guard let trait = Self.traits[name], let value = environment.lookUp(trait.key)?.value.unwrapped,
      let name = trait.cases.first(where: { value.isCase($0) })
    else { return nil }
    return machine.enumCase(trait.type, name)
  }
}
