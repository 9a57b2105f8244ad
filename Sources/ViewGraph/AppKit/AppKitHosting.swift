import Frameworks
import Interpreter
import UIKitModel

/// What SwiftUI has for the Mac's views: the twins of the representables and of the hosting controller.
package func appKitHostingModule() -> Module {
  Module("_AppKit_SwiftUI", exports: ["SwiftUI"], uses: ["AppKit"], texts: [AppKitHostingText.all]) { b in
    bindHostingController("NSHostingController", b)
    for name in ["layoutSubviews()", "didMoveToWindow()", "intrinsicContentSize"] {
      b["NSHostingView.\(name)"] = b["_UIHostingView.\(name)"]
    }
    b["NSHostingView.fittingSize"] = b["_UIHostingView.intrinsicContentSize"]
    b["NSHostingView.init(rootView:)"] = { call in
      guard let body = call.body else { return .void }
      let hosted = body.extra(HostedRoot.self) { HostedRoot(call.value(0)) }
      call.machine.attachGraph(to: body, tracks: false) { [weak hosted] () throws(Signal) in hosted?.value ?? .void }
      return .void
    }
    b["NSHostingView.rootView"] = { call in call.body?.existing(HostedRoot.self)?.value ?? .void }
    b["NSHostingView.rootView="] = { call in
      call.body?.existing(HostedRoot.self)?.value = call.value(0)
      call.body?.graph?.invalidateRoot("rootView")
      return .void
    }
    b.types["NSHostingView"] = { $0.deinitializer = endOfTree }
  }
}

private enum AppKitHostingText {
  static let all: StaticText = """
    @MainActor @preconcurrency public protocol NSViewRepresentable: View where Body == Never {
      associatedtype NSViewType: NSView
      associatedtype Coordinator = Void
      typealias Context = NSViewRepresentableContext<Self>
      func makeNSView(context: Context) -> NSViewType
      func updateNSView(_ nsView: NSViewType, context: Context)
      static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
      func makeCoordinator() -> Coordinator
      func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
    }
    extension NSViewRepresentable {
      public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
      public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }
      public var body: Never { get }
    }
    extension NSViewRepresentable where Coordinator == Void {
      public func makeCoordinator() -> Coordinator { () }
    }
    @MainActor @preconcurrency public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
      public let coordinator: Representable.Coordinator
      public var transaction: Transaction
      public var environment: EnvironmentValues
    }
    @MainActor @preconcurrency public protocol NSViewControllerRepresentable: View where Body == Never {
      associatedtype NSViewControllerType: NSViewController
      associatedtype Coordinator = Void
      typealias Context = NSViewControllerRepresentableContext<Self>
      func makeNSViewController(context: Context) -> NSViewControllerType
      func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
      static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator)
      func makeCoordinator() -> Coordinator
      func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context) -> CGSize?
    }
    extension NSViewControllerRepresentable {
      public static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator) {}
      public func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context) -> CGSize? { nil }
      public var body: Never { get }
    }
    extension NSViewControllerRepresentable where Coordinator == Void {
      public func makeCoordinator() -> Coordinator { () }
    }
    @MainActor @preconcurrency public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
      public let coordinator: Representable.Coordinator
      public var transaction: Transaction
      public var environment: EnvironmentValues
    }
    @MainActor @preconcurrency open class NSHostingView<Content: View>: NSView {
      public required init(rootView: Content)
      open var rootView: Content { get set }
      open override func layoutSubviews()
      open func didMoveToWindow()
      open override var intrinsicContentSize: CGSize { get }
      open override var fittingSize: CGSize { get }
    }
    @MainActor @preconcurrency open class NSHostingController<Content: View>: NSViewController {
      public init(rootView: Content)
      open override func loadView()
      open var rootView: Content { get set }
      open func sizeThatFits(in size: CGSize) -> CGSize
    }
    """
}
