extension Module {
  /// The whole module as it is declared: the content of `NAME.swiftinterface` but for what classes inherit.
  package var interface: String {
    """
    // swift-interface-format-version: 1.0
    // swift-module-flags: -module-name \(name) -swift-version 5 -enable-library-evolution
    import Swift
    import _Concurrency
    \(exports.map { "@_exported import \($0)\n" }.joined())\
    \(uses.map { "import \($0)\n" }.joined())\
    \((texts + compilerTexts).map { $0.text + "\n" }.joined())
    """
  }
}

extension Surface {
  /// The modules whose declarations the compiler knows already, from the toolchain.
  private static let toolchainModules: Set<String> = ["Swift", "_Concurrency", "Observation", "Dispatch", "Foundation"]

  /// The modules that the compiler is given: those that the toolchain on this system does not have.
  package var compilerModules: [Module] { modules.filter { !Self.toolchainModules.contains($0.name) } }

  /// The interfaces of these modules, by their names, as the compiler reads them.
  ///
  /// Apple's classes were annotated after they were in use, so in the Swift 5 mode their isolation is a matter of
  /// warnings at most; `@preconcurrency` says so.
  package func interfaces() -> [(name: String, text: String)] {
    let modules = compilerModules
    let texts = modules.map(\.interface)
    let inherited = InheritedInitializers(texts)
    return zip(modules, texts).map { module, text in
      let complete = inherited.completing(text).declaringRawValues().replacingLines { line in
        let isIsolated =
          line.hasPrefix("@_inheritsConvenienceInitializers @MainActor ") || line.hasPrefix("@MainActor ")
        return isIsolated && !line.contains("@preconcurrency") ? "@preconcurrency " + line : line
      }
      return (module.name, complete)
    }
  }
}

extension String {
  /// What source code gets for an enum with a raw type, written out as an interface must.
  fileprivate func declaringRawValues() -> String {
    var lines: [String] = []
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      lines.append(String(line))
      guard line.hasSuffix("{"), let keyword = line.firstRange(of: "public enum ") else { continue }
      let rest = line[keyword.upperBound...].drop { $0.isLetter || $0.isNumber || $0 == "_" }
      guard rest.hasPrefix(": ") else { continue }
      let raw = rest.dropFirst(2).prefix { $0.isLetter || $0.isNumber }
      guard ["Int", "UInt", "String", "Int8", "UInt8", "Int32", "UInt32", "Double"].contains(String(raw)) else {
        continue
      }
      let indent = String(repeating: " ", count: line.prefix { $0 == " " }.count + 2)
      lines.append("\(indent)public init?(rawValue: \(raw))")
      lines.append("\(indent)public typealias RawValue = \(raw)")
      lines.append("\(indent)public var rawValue: \(raw) { get }")
    }
    return lines.joined(separator: "\n")
  }

  fileprivate func replacingLines(_ change: (String) -> String) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { change(String($0)) }.joined(separator: "\n")
  }
}
