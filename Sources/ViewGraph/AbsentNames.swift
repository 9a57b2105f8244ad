import Frameworks

/// What SwiftUI declares and nothing here simulates.
enum AbsentNames {
  static let names: StaticText = """
    SwiftUI: AnchorKey CommandGroup Commands DisclosureGroupStyle
    SwiftUI: DocumentGroup DropDelegate EnvironmentalModifier FocusedBinding
    SwiftUI: FocusedObject FocusedValue HSplitView HelpLink HoverEffect ImageRenderer KeyframeAnimator
    SwiftUI: MeshGradient MultiDatePicker PasteButton RenameButton 
    SwiftUI: SettingsLink SubscriptionView SwipeActions Table TableColumn TextRenderer TipView
    SwiftUI: ToolbarContent TransitionProperties VSplitView VisualEffect
    """
}
