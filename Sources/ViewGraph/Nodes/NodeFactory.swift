import Interpreter
import Trace

/// Finds the node for a view's value: by the kind of its type, never by what a learner called it.
package enum NodeFactory {
  typealias Maker = (Value, ViewNode?, Graph, EnvironmentScope) throws(Signal) -> ViewNode

  static func make(_ value: Value, parent: ViewNode?, graph: Graph, environment: EnvironmentScope) throws(Signal)
    -> ViewNode
  {
    switch value {
    case .none, .some: return OptionalNode(value, parent: parent, graph: graph, environment: environment)
    case .structure(let structure):
      let type = structure.type
      if !type.isLearners, let kind = kinds[type.name] { return kind(value, parent, graph, environment) }
      if let kind = RepresentableKind.of(type, graph.machine), kind.role != .recognizer {
        if kind.role == .controller, graph.isCellContent {
          return refuse(type, parent: parent, graph, environment, value)
        }
        return RepresentableNode(value, kind, parent: parent, graph: graph, environment: environment)
      }
      if ShapeNode.handles(type) { return ShapeNode(value, parent: parent, graph: graph, environment: environment) }
      if BuiltInNode.handles(type) { return BuiltInNode(value, parent: parent, graph: graph, environment: environment) }
      if type.isLearners { return CompositeNode(value, parent: parent, graph: graph, environment: environment) }
      throw .trap("'\(type.name)' exists in SwiftUI and is not simulated here", at: graph.machine.current.position)
    case .object(let handle):
      // Apps linked on iOS 16 and later: L16, H 28. The words for plain views are not verified.
      let type = handle.body.type
      let kind = RepresentableKind.of(type, graph.machine).map { $0.conformance + "s" } ?? "views"
      throw .trap(
        "Fatal error: \(kind) must be value types: \(type.name)",
        advice: ["make '\(type.name)' a struct; what must live on belongs in a coordinator or a @StateObject"],
        at: graph.machine.current.position)
    case .enumeration(let value) where value.entry.owner.isLearners:
      return CompositeNode(.enumeration(value), parent: parent, graph: graph, environment: environment)
    default:
      throw .trap("a value of type '\(graph.machine.type(of: value))' is no view", at: graph.machine.current.position)
    }
  }

  /// A cell hosts no view controller: a placeholder, and a word about it (H B11).
  private static func refuse(
    _ type: Nominal, parent: ViewNode?, _ graph: Graph, _ environment: EnvironmentScope, _ value: Value
  ) -> ViewNode {
    graph.machine.recorder.record(
      Event(
        .warning,
        message: "\(type.name) is a UIViewControllerRepresentable. UIViewControllerRepresentable is not supported "
          + "inside of UIHostingConfiguration."))
    return EmptyViewNode(value, parent: parent, graph: graph, environment: environment)
  }

  /// The names of the kinds that are simulated, for the tests that walk both sides.
  package static var handled: [String] { kinds.keys.sorted() }

  /// Whether the interface text says what a view consists of, or how it is drawn.
  package static func isBuilt(_ type: Nominal) -> Bool { BuiltInNode.handles(type) || ShapeNode.handles(type) }

  private static let kinds: [String: @Sendable (Value, ViewNode?, Graph, EnvironmentScope) -> ViewNode] = [
    "TupleView": { TupleNode($0, parent: $1, graph: $2, environment: $3) },
    "_ConditionalContent": { ConditionalNode($0, parent: $1, graph: $2, environment: $3) },
    "UIHostingConfiguration": { HostedContentNode($0, parent: $1, graph: $2, environment: $3) },
    "_UIHostingConfigurationBackgroundView": { EmptyViewNode($0, parent: $1, graph: $2, environment: $3) },
    "EmptyView": { EmptyViewNode($0, parent: $1, graph: $2, environment: $3) },
    "Group": { ContentNode($0, parent: $1, graph: $2, environment: $3) },
    "Section": { ContentNode($0, parent: $1, graph: $2, environment: $3) },
    "EquatableView": { EquatableNode($0, parent: $1, graph: $2, environment: $3) },
    "AnyView": { AnyViewNode($0, parent: $1, graph: $2, environment: $3) },
    "ForEach": { ForEachNode($0, parent: $1, graph: $2, environment: $3) },
    "ModifiedContent": { ModifierNodes.make($0, parent: $1, graph: $2, environment: $3) },
    "VStack": { StackNode($0, parent: $1, graph: $2, environment: $3) },
    "HStack": { StackNode($0, parent: $1, graph: $2, environment: $3) },
    "ZStack": { StackNode($0, parent: $1, graph: $2, environment: $3) },
    "LazyVStack": { LazyStackNode($0, parent: $1, graph: $2, environment: $3) },
    "LazyHStack": { LazyStackNode($0, parent: $1, graph: $2, environment: $3) },
    "ScrollView": { ScrollNode($0, parent: $1, graph: $2, environment: $3) },
    "Form": { ScrollNode($0, parent: $1, graph: $2, environment: $3) },
    "List": { ScrollNode($0, parent: $1, graph: $2, environment: $3) },
    "Text": { TextNode($0, parent: $1, graph: $2, environment: $3) },
    "Image": { LeafNode($0, parent: $1, graph: $2, environment: $3) },
    "Color": { LeafNode($0, parent: $1, graph: $2, environment: $3) },
    "Spacer": { LeafNode($0, parent: $1, graph: $2, environment: $3) },
    "Divider": { LeafNode($0, parent: $1, graph: $2, environment: $3) },
    "_ProgressIndicator": { LeafNode($0, parent: $1, graph: $2, environment: $3) },
    "Chart": { LeafNode($0, parent: $1, graph: $2, environment: $3) },
    "Label": { LabelNode($0, parent: $1, graph: $2, environment: $3) },
    "Button": { ButtonNode($0, parent: $1, graph: $2, environment: $3) },
    "Toggle": { ToggleNode($0, parent: $1, graph: $2, environment: $3) },
    "TextField": { TextFieldNode($0, parent: $1, graph: $2, environment: $3) },
    "Grid": { GridNode($0, parent: $1, graph: $2, environment: $3) },
    "GridRow": { GridRowNode($0, parent: $1, graph: $2, environment: $3) },
    "LazyVGrid": { LazyGridNode($0, parent: $1, graph: $2, environment: $3) },
    "LazyHGrid": { LazyGridNode($0, parent: $1, graph: $2, environment: $3) },
    "ScrollViewReader": { ScrollReaderNode($0, parent: $1, graph: $2, environment: $3) },
    "NavigationSplitView": { SplitNode($0, parent: $1, graph: $2, environment: $3) },
    "_EnvironmentReader": { EnvironmentReaderNode($0, parent: $1, graph: $2, environment: $3) },
    "_SearchField": { TextFieldNode($0, parent: $1, graph: $2, environment: $3) },
    "Slider": { SliderNode($0, parent: $1, graph: $2, environment: $3) },
    "Picker": { PickerNode($0, parent: $1, graph: $2, environment: $3) },
    "DatePicker": { DatePickerNode($0, parent: $1, graph: $2, environment: $3) },
    "DisclosureGroup": { DisclosureNode($0, parent: $1, graph: $2, environment: $3) },
    "EllipticalGradient": { LeafNode($0, parent: $1, graph: $2, environment: $3) },
    "AsyncImage": { AsyncImageNode($0, parent: $1, graph: $2, environment: $3) },
    "_Styled": { StyledNode($0, parent: $1, graph: $2, environment: $3) },
    "LinearGradient": { LeafNode($0, parent: $1, graph: $2, environment: $3) },
    "RadialGradient": { LeafNode($0, parent: $1, graph: $2, environment: $3) },
    "AngularGradient": { LeafNode($0, parent: $1, graph: $2, environment: $3) },
    "Canvas": { CanvasNode($0, parent: $1, graph: $2, environment: $3) },
    "TimelineView": { TimelineNode($0, parent: $1, graph: $2, environment: $3) },
    "TextEditor": { TextFieldNode($0, parent: $1, graph: $2, environment: $3) },
    "SecureField": { TextFieldNode($0, parent: $1, graph: $2, environment: $3) },
    "NavigationStack": { NavigationNode($0, parent: $1, graph: $2, environment: $3) },
    "NavigationView": { NavigationNode($0, parent: $1, graph: $2, environment: $3) },
    "NavigationLink": { NavigationLinkNode($0, parent: $1, graph: $2, environment: $3) },
    "ToolbarItem": { ContentNode($0, parent: $1, graph: $2, environment: $3) },
    "ToolbarItemGroup": { ContentNode($0, parent: $1, graph: $2, environment: $3) },
    "TabView": { TabNode($0, parent: $1, graph: $2, environment: $3) },
    "Tab": { TabContentNode($0, parent: $1, graph: $2, environment: $3) },
    "_LayoutContent": { LearnersLayoutNode($0, parent: $1, graph: $2, environment: $3) },
    "ViewThatFits": { FittingNode($0, parent: $1, graph: $2, environment: $3) },
    "GeometryReader": { GeometryNode($0, parent: $1, graph: $2, environment: $3) },
  ]
}

/// The protocols that decide what a view is.
final class ViewProtocols {
  let view: Nominal
  let representables: [(kind: RepresentableKind, type: Nominal)]
  let dynamicProperty: Nominal
  let modifier: Nominal

  init(_ program: Program) {
    view = program.known("View")
    representables = RepresentableKind.all.map { ($0, program.known($0.conformance)) }
    dynamicProperty = program.known("DynamicProperty")
    modifier = program.known("ViewModifier")
  }
}

extension Machine {
  var viewProtocols: ViewProtocols { extra(ViewProtocols.self) { ViewProtocols(program) } }
}
