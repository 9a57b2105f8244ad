import Frameworks

/// Swift's own library.
package func swiftModule() -> Module {
  Module(
    "Swift", texts: [SwiftText.protocols, SwiftText.numbers, SwiftText.strings, SwiftText.collections]
  ) { b in
    bindFundamentals(b)
    bindScalars(b)
    bindStrings(b)
    bindSequences(b)
    bindCollections(b)
  }
}
