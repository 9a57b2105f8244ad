import Frameworks

/// What Apple's modules beside SwiftUI declare and nothing here simulates, by module: a learner who uses one is told that
/// the gap is the tool's. A name that is simulated after all is found before this list is asked.
enum AbsentNames {
  static let names: StaticText = """
    UIKit: CAAnimation CABasicAnimation CAKeyframeAnimation CATextLayer
    UIKit: CGGradient CGImage NSDataAsset NSLayoutManager NSMutableParagraphStyle NSParagraphStyle
    UIKit: NSShadow NSStringDrawingContext NSTextAttachment NSTextStorage NSUnderlineStyle
    UIKit: UIAccelerometer UIAccessibilityCustomAction UIAccessibilityElement UIActionSheet UIAlertView
    UIKit: UIApplicationMain UIAttachmentBehavior UIBarButtonItemGroup UIButtonConfiguration UICalendarView
    UIKit: UIContentUnavailableConfiguration UICubicTimingParameters UIDocument UIDocumentInteractionController
    UIKit: UIDragInteraction UIDropInteraction UIDynamicAnimator UIEditMenuInteraction UIFeedbackGenerator
    UIKit: UIFindInteraction UIFocusGuide UIFocusSystem UIFontMetrics UIGraphicsBeginImageContext
    UIKit: UIGraphicsEndImageContext UIGraphicsGetImageFromCurrentImageContext UIGraphicsPDFRenderer
    UIKit: UIHostingConfiguration UIImageAsset UIImageConfiguration UIImpactFeedbackGenerator
    UIKit: UIInputViewController UIKeyCommand UILargeContentViewerInteraction UILocalizedIndexedCollation
    UIKit: UIMenuController UIMotionEffect UINib UINotificationFeedbackGenerator UIPasteControl UIPasteboard
    UIKit: UIPencilInteraction UIPointerInteraction UIPopoverBackgroundView UIPress UIPrintInteractionController
    UIKit: UIPushBehavior UIReferenceLibraryViewController UIScribbleInteraction UISearchDisplayController
    UIKit: UISearchTextField UISelectionFeedbackGenerator UISnapBehavior UISpringTimingParameters
    UIKit: UIStandardTextCursorView UIStoryboard UIStoryboardSegue UISymbolConfiguration UITextChecker
    UIKit: UITextInputMode  UITextSelectionRect UITimingCurveProvider
    UIKit: UITransitionCoordinator UIUserNotificationSettings UIVideoEditorController
    UIKit: UIViewControllerAnimatedTransitioning UIViewControllerContextTransitioning UIViewPropertyAnimator
    UIKit: UIWindowSceneDelegate
    AppKit: NSApplication NSBezierPath NSCollectionView NSHostingController NSHostingView NSLabel NSMenu
    AppKit: NSOutlineView NSPanel NSScrollView NSSegmentedControl NSSplitView NSStackView NSTableView NSToolbar
    AppKit: NSViewControllerRepresentable NSViewRepresentable NSVisualEffectView NSWindowController NSWorkspace
    WebKit: WebView
    MapKit: MKCircle MKMapItem MKMapRect MKPlacemark MKUserLocation Map MapCameraPosition MapMarker MapPin
    CoreLocation: CLGeocoder CLLocation CLLocationManager CLLocationManagerDelegate CLPlacemark CLRegion
    PhotosUI: PHAsset PhotosPicker PhotosPickerItem
    VisionKit: DataScannerViewController ImageAnalysisInteraction ImageAnalyzer
    AVKit: AVAudioPlayer AVCaptureDevice AVRoutePickerView VideoPlayer
    ContactsUI: CNContactViewController
    EventKitUI: EKEvent EKEventEditViewController EKEventEditViewDelegate EKEventStore
    PDFKit: PDFDocument PDFPage PDFThumbnailView PDFView
    MetalKit: MTKView MTKViewDelegate
    SpriteKit: SKNode SKScene SKSpriteNode SKView SpriteView
    SceneKit: SceneView
    ARKit: ARView
    GameKit: GKGameCenterViewController GKLeaderboard
    StoreKit: SKOverlay SKStoreProductViewController SKStoreReviewController
    LinkPresentation: LPLinkMetadata LPLinkView LPMetadataProvider
    CoreData: FetchRequest NSFetchedResultsController NSManagedObject NSManagedObjectContext
    CoreData: NSPersistentContainer SectionedFetchRequest
    SwiftData: ModelContainer ModelContext Query
    """
}
