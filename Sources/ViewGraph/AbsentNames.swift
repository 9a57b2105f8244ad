import Frameworks

/// What SwiftUI declares and nothing here simulates.
enum AbsentNames {
  static let names: StaticText = """
    SwiftUI: AnchorKey AngularGradient AnyGesture AnyShape AnyShapeStyle AnyTransition App AsyncImage
    SwiftUI: BorderedButtonStyle ButtonBorderShape ButtonMenuStyle ButtonRole ButtonStyle
    SwiftUI: ButtonStyleConfiguration Canvas Capsule ColorPicker CommandGroup CommandMenu Commands
    SwiftUI: ContainerRelativeShape ContentUnavailableView ControlGroup DatePicker
    SwiftUI: DatePickerStyle DisclosureGroup DisclosureGroupStyle DocumentGroup DragGesture DropDelegate
    SwiftUI: EditButton EditMode Ellipse EllipticalGradient EnvironmentalModifier FillStyle FocusedBinding
    SwiftUI: FocusedObject FocusedValue Form FormStyle Gauge GaugeStyle GeometryEffect Gesture GraphicsContext
    SwiftUI: Grid GridItem GridRow GroupBox GroupBoxStyle HSplitView HelpLink HoverEffect ImageRenderer
    SwiftUI: InsetGroupedListStyle KeyframeAnimator Label LabelStyle LabeledContent LazyHGrid LazyHStack
    SwiftUI: LazyVGrid LazyVStack LinearGradient Link LongPressGesture MagnificationGesture MagnifyGesture Menu
    SwiftUI: MenuStyle MeshGradient MultiDatePicker NavigationPath
    SwiftUI: NavigationSplitView OutlineGroup PasteButton Path PhaseAnimator
    SwiftUI: Picker PickerStyle PinnedScrollableViews PlainButtonStyle PlainListStyle PresentationDetent
    SwiftUI: PresentationMode PreviewProvider PrimitiveButtonStyle ProgressView ProgressViewStyle RadialGradient
    SwiftUI: RenameButton RotateGesture RotationGesture Scene ScenePhase ScrollViewProxy ScrollViewReader
    SwiftUI: SearchFieldPlacement Section SecureField SensoryFeedback Settings SettingsLink ShareLink Slider
    SwiftUI: SpatialTapGesture Stepper StrokeStyle SubscriptionView SwipeActions TabViewStyle Table
    SwiftUI: TableColumn TapGesture TextEditor TextFieldStyle TextRenderer TimelineView TipView Toggle
    SwiftUI: ToggleStyle ToolbarContent Transaction
    SwiftUI: TransitionProperties UnevenRoundedRectangle VSplitView VisualEffect
    SwiftUI: WindowGroup
    """
}
