import Frameworks

/// Swift's own library.
package func swiftModule() -> Module {
  Module(
    "Swift",
    texts: [SwiftText.protocols, SwiftText.numbers, SwiftText.strings, SwiftText.collections, SwiftText.regexes]
  ) { b in
    bindFundamentals(b)
    bindReflection(b)
    bindScalars(b)
    bindStrings(b)
    bindRegexes(b)
    bindSequences(b)
    bindCollections(b)
    bindSlices(b)
  }
}
