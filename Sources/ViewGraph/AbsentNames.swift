import Frameworks

/// What SwiftUI declares and nothing here simulates.
enum AbsentNames {
  static let names: StaticText = """
    SwiftUI: AnchorKey App AsyncImage ButtonBorderShape CommandGroup CommandMenu Commands DisclosureGroupStyle
    SwiftUI: DocumentGroup DropDelegate EllipticalGradient EnvironmentalModifier FillStyle FocusedBinding
    SwiftUI: FocusedObject FocusedValue GeometryEffect HSplitView HelpLink HoverEffect ImageRenderer KeyframeAnimator
    SwiftUI: MeshGradient MultiDatePicker OutlineGroup PasteButton PhaseAnimator PreviewProvider RenameButton Scene
    SwiftUI: Settings SettingsLink ShareLink SubscriptionView SwipeActions Table TableColumn TextRenderer TipView
    SwiftUI: ToolbarContent TransitionProperties VSplitView VisualEffect WindowGroup
    """
}
