extension Module {
  /// The whole module as the compiler reads it: the content of `NAME.swiftinterface`.
  package var interface: String {
    """
    // swift-interface-format-version: 1.0
    // swift-module-flags: -module-name \(name) -swift-version 5 -enable-library-evolution
    import Swift
    import _Concurrency
    \(exports.map { "@_exported import \($0)\n" }.joined())\
    \(texts.map { $0.text + "\n" }.joined())
    """
  }
}
