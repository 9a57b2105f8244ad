import Frameworks

/// What the prompt gives besides the frameworks, as the compiler sees it.
func sessionModule() -> (name: String, text: String) {
  (
    "InteropSession",
    """
    // swift-interface-format-version: 1.0
    // swift-module-flags: -module-name InteropSession -swift-version 5 -enable-library-evolution
    import Swift
    import _Concurrency
    import SwiftUI
    @preconcurrency @MainActor public func the<T: AnyObject>(_ type: T.Type) -> T
    @preconcurrency @MainActor public func all<T: AnyObject>(_ type: T.Type) -> [T]
    @preconcurrency @MainActor public func _Preview<Content: View>(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> Content)
    @preconcurrency @MainActor public func _Preview(_ name: String? = nil, body: @escaping @MainActor () -> UIView)
    @preconcurrency @MainActor public func _Preview(_ name: String? = nil, body: @escaping @MainActor () -> UIViewController)

    """
  )
}
