import Frameworks

extension SwiftUIText {
  /// Styles that a learner writes: what a control hands to them, and the views they are asked for.
  static let madeStyles: StaticText = """
    /// A style of SwiftUI's own: the control looks as it does by itself.
    public protocol _StandardStyle {
    }
    public struct _StyledPart: View {
      var content: any View
      init(content: any View) { self.content = content }
      public var body: some View { AnyView(content) }
    }
    public struct ToggleStyleConfiguration {
      public typealias Label = _StyledPart
      public let label: _StyledPart
      @Binding public var isOn: Bool
      public let isMixed: Bool
    }
    public struct LabelStyleConfiguration {
      public typealias Title = _StyledPart
      public typealias Icon = _StyledPart
      public let title: _StyledPart
      public let icon: _StyledPart
    }
    public struct ProgressViewStyleConfiguration {
      public typealias Label = _StyledPart
      public typealias CurrentValueLabel = _StyledPart
      public let fractionCompleted: Double?
      public let label: _StyledPart?
      public let currentValueLabel: _StyledPart?
      init(fractionCompleted: Double?, label: _StyledPart?, currentValueLabel: _StyledPart?) {
        self.fractionCompleted = fractionCompleted
        self.label = label
        self.currentValueLabel = currentValueLabel
      }
    }
    public struct GroupBoxStyleConfiguration {
      public typealias Label = _StyledPart
      public typealias Content = _StyledPart
      public let label: _StyledPart
      public let content: _StyledPart
      init(label: _StyledPart, content: _StyledPart) {
        self.label = label
        self.content = content
      }
    }
    public struct GaugeStyleConfiguration {
      public typealias Label = _StyledPart
      public let value: Double
      public let label: _StyledPart
      public let currentValueLabel: _StyledPart?
      public let minimumValueLabel: _StyledPart?
      public let maximumValueLabel: _StyledPart?
      init(value: Double, label: _StyledPart, currentValueLabel: _StyledPart?, minimumValueLabel: _StyledPart?, maximumValueLabel: _StyledPart?) {
        self.value = value
        self.label = label
        self.currentValueLabel = currentValueLabel
        self.minimumValueLabel = minimumValueLabel
        self.maximumValueLabel = maximumValueLabel
      }
    }
    public struct LabeledContentStyleConfiguration {
      public typealias Label = _StyledPart
      public typealias Content = _StyledPart
      public let label: _StyledPart
      public let content: _StyledPart
      init(label: _StyledPart, content: _StyledPart) {
        self.label = label
        self.content = content
      }
    }
    @MainActor @preconcurrency public protocol LabeledContentStyle {
      associatedtype Body: View
      typealias Configuration = LabeledContentStyleConfiguration
      @ViewBuilder func makeBody(configuration: Configuration) -> Body
    }
    extension View {
      public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View
    }
    /// What a style of the learner's makes of a control, else what the control is by itself.
    public struct _Styled<Content: View>: View {
      var key: String
      var configuration: Any
      var content: Content
      init(key: String, configuration: Any, @ViewBuilder content: () -> Content)
      public var body: Never { get }
    }
    public struct _ProgressIndicator: View {
      init()
      public var body: Never { get }
    }
    public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
      var fraction: Double?
      var label: Label?
      var currentValueLabel: CurrentValueLabel?
      init(_fraction: Double?, label: Label?, currentValueLabel: CurrentValueLabel?) {
        fraction = _fraction
        self.label = label
        self.currentValueLabel = currentValueLabel
      }
      public init() where Label == EmptyView, CurrentValueLabel == EmptyView { self.init(_fraction: nil, label: nil, currentValueLabel: nil) }
      public init(_ title: String) where Label == Text, CurrentValueLabel == EmptyView { self.init(_fraction: nil, label: Text(title), currentValueLabel: nil) }
      public init(@ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView { self.init(_fraction: nil, label: label(), currentValueLabel: nil) }
      public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView, CurrentValueLabel == EmptyView { self.init(_fraction: value.map { Double($0) / Double(total) }, label: nil, currentValueLabel: nil) }
      public init<V: BinaryFloatingPoint>(_ title: String, value: V?, total: V = 1.0) where Label == Text, CurrentValueLabel == EmptyView { self.init(_fraction: value.map { Double($0) / Double(total) }, label: Text(title), currentValueLabel: nil) }
      public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView { self.init(_fraction: value.map { Double($0) / Double(total) }, label: label(), currentValueLabel: nil) }
      public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel) { self.init(_fraction: value.map { Double($0) / Double(total) }, label: label(), currentValueLabel: currentValueLabel()) }
      /// - Unsimulated: the bar does not move on
      public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView, CurrentValueLabel == EmptyView { self.init(_fraction: countsDown ? 1 : 0, label: nil, currentValueLabel: nil) }
      public var body: some View {
        _Styled(key: "progressViewStyle", configuration: ProgressViewStyleConfiguration(fractionCompleted: fraction, label: label.map { _StyledPart(content: $0) }, currentValueLabel: currentValueLabel.map { _StyledPart(content: $0) })) {
          if label != nil || currentValueLabel != nil {
            VStack {
              label
              _ProgressIndicator()
              currentValueLabel
            }
          } else {
            _ProgressIndicator()
          }
        }
      }
    }
    """
}
