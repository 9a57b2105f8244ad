import Frameworks

extension SwiftUIText {
  static let presentations: StaticText = """
    extension View {
      public func sheet<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View
      public func sheet<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View
      public func fullScreenCover<Content: View>(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) -> some View
      public func fullScreenCover<Item: Identifiable, Content: View>(item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content) -> some View
      public func popover<Content: View>(isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> Content) -> some View
      public func popover<Item: Identifiable, Content: View>(item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top, @ViewBuilder content: @escaping (Item) -> Content) -> some View
      public func alert<A: View>(_ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View
      public func alert<A: View, M: View>(_ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
      /// - Deprecated: iOS 15: use alert(_:isPresented:actions:message:)
      public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View
      public func confirmationDialog<A: View>(_ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A) -> some View
      public func confirmationDialog<A: View, M: View>(_ title: String, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M) -> some View
      public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View
      /// - Unsimulated: a sheet takes the whole window
      public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View
      /// - Unsimulated: a sheet takes the whole window
      public func presentationDragIndicator(_ visibility: Visibility) -> some View
    }
    public enum Visibility: Hashable, CaseIterable {
      case automatic, visible, hidden
    }
    public enum PopoverAttachmentAnchor {
      case rect(Anchor<CGRect>.Source)
      case point(UnitPoint)
    }
    public struct Anchor<Value> {
      public struct Source {
        var name: String
        init(name: String) { self.name = name }
        public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source(name: "bounds") }
      }
    }
    public struct Alert {
      var title: Text
      var message: Text?
      var buttons: [Alert.Button]
      public init(title: Text, message: Text? = nil, dismissButton: Alert.Button? = nil)
      public init(title: Text, message: Text? = nil, primaryButton: Alert.Button, secondaryButton: Alert.Button)
      public struct Button {
        var label: Text
        var role: String
        var action: (() -> Void)?
        init(label: Text, role: String, action: (() -> Void)?) {
          self.label = label
          self.role = role
          self.action = action
        }
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button { Alert.Button(label: label, role: "default", action: action) }
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button { Alert.Button(label: label, role: "cancel", action: action) }
        public static func cancel(_ action: (() -> Void)? = {}) -> Alert.Button { Alert.Button(label: Text("Cancel"), role: "cancel", action: action) }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Alert.Button { Alert.Button(label: label, role: "destructive", action: action) }
      }
    }
    """
}
