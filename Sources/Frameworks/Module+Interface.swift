extension Module {
  /// The whole module as it is declared: the content of `NAME.swiftinterface` but for what classes inherit.
  package var interface: String {
    """
    // swift-interface-format-version: 1.0
    // swift-module-flags: -module-name \(name) -swift-version 5 -enable-library-evolution
    import Swift
    import _Concurrency
    \(exports.map { "@_exported import \($0)\n" }.joined())\
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
      let complete = inherited.completing(text).replacingLines { line in
        let isIsolated =
          line.hasPrefix("@_inheritsConvenienceInitializers @MainActor ") || line.hasPrefix("@MainActor ")
        return isIsolated && !line.contains("@preconcurrency") ? "@preconcurrency " + line : line
      }
      return (module.name, complete)
    }
  }
}

extension String {
  fileprivate func replacingLines(_ change: (String) -> String) -> String {
    split(separator: "\n", omittingEmptySubsequences: false).map { change(String($0)) }.joined(separator: "\n")
  }
}
