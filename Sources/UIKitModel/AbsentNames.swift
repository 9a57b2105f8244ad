import Frameworks

/// What Apple's modules beside SwiftUI declare and nothing here simulates, by module: a learner who uses one is told that
/// the gap is the tool's. A name that is simulated after all is found before this list is asked.
enum AbsentNames {
  static let names: StaticText = """
    UIKit: CAAnimation CABasicAnimation CADisplayLink CAGradientLayer CAKeyframeAnimation CALayer CAShapeLayer
    UIKit: CATextLayer CATransaction CGColor CGContext CGGradient CGImage CGMutablePath CGPath
    UIKit: NSCollectionLayoutDimension NSCollectionLayoutEnvironment NSCollectionLayoutGroup
    UIKit: NSCollectionLayoutItem NSCollectionLayoutSection NSCollectionLayoutSize NSDataAsset
    UIKit: NSDiffableDataSourceSnapshot NSLayoutAnchor NSLayoutConstraint NSLayoutDimension NSLayoutManager
    UIKit: NSLayoutXAxisAnchor NSLayoutYAxisAnchor NSMutableParagraphStyle NSParagraphStyle NSShadow
    UIKit: NSStringDrawingContext NSTextAttachment NSTextContainer NSTextStorage NSUnderlineStyle
    UIKit: UIAccelerometer UIAccessibilityCustomAction UIAccessibilityElement UIActionSheet UIActivity
    UIKit: UIActivityViewController UIAlertAction UIAlertController UIAlertView UIApplicationMain
    UIKit: UIAttachmentBehavior UIBackgroundConfiguration UIBarAppearance UIBarButtonItem UIBarButtonItemGroup
    UIKit: UIBarItem UIBezierPath UIBlurEffect UIButtonConfiguration UICalendarView UICellAccessory
    UIKit: UICloudSharingController UICollectionLayoutListConfiguration UICollectionReusableView
    UIKit: UICollectionView UICollectionViewCell UICollectionViewCompositionalLayout UICollectionViewController
    UIKit: UICollectionViewDataSource UICollectionViewDelegate UICollectionViewDelegateFlowLayout
    UIKit: UICollectionViewDiffableDataSource UICollectionViewFlowLayout UICollectionViewLayout
    UIKit: UICollectionViewLayoutAttributes UICollectionViewListCell UIColorPickerViewController UIColorWell
    UIKit: UIContentConfiguration UIContentUnavailableConfiguration UIContentView UIContextMenuConfiguration
    UIKit: UIContextMenuInteraction UICubicTimingParameters UIDatePicker UIDocument
    UIKit: UIDocumentInteractionController UIDocumentPickerDelegate UIDocumentPickerViewController
    UIKit: UIDragInteraction UIDropInteraction UIDynamicAnimator UIEditMenuInteraction UIFeedbackGenerator
    UIKit: UIFindInteraction UIFocusGuide UIFocusSystem UIFontDescriptor UIFontMetrics
    UIKit: UIFontPickerViewController UIGestureRecognizer UIGestureRecognizerDelegate
    UIKit: UIGraphicsBeginImageContext UIGraphicsEndImageContext UIGraphicsGetCurrentContext
    UIKit: UIGraphicsGetImageFromCurrentImageContext UIGraphicsImageRenderer UIGraphicsPDFRenderer
    UIKit: UIHostingConfiguration UIHoverGestureRecognizer UIImageAsset UIImageConfiguration UIImageView
    UIKit: UIImpactFeedbackGenerator UIInputViewController UIKeyCommand UILargeContentViewerInteraction
    UIKit: UILayoutGuide UILocalizedIndexedCollation UILongPressGestureRecognizer UIMenu UIMenuController
    UIKit: UIMenuElement UIMotionEffect UINavigationBar UINavigationBarAppearance UINavigationController
    UIKit: UINavigationControllerDelegate UINavigationItem UINib UINotificationFeedbackGenerator UIPageControl
    UIKit: UIPageViewController UIPageViewControllerDataSource UIPageViewControllerDelegate
    UIKit: UIPanGestureRecognizer UIPasteControl UIPasteboard UIPencilInteraction UIPickerView
    UIKit: UIPickerViewDataSource UIPickerViewDelegate UIPinchGestureRecognizer UIPointerInteraction
    UIKit: UIPopoverBackgroundView UIPopoverPresentationController UIPopoverPresentationControllerDelegate
    UIKit: UIPresentationController UIPress UIPrintInteractionController UIProgressView UIPushBehavior
    UIKit: UIReferenceLibraryViewController UIRefreshControl UIResponder UIRotationGestureRecognizer
    UIKit: UIScreenEdgePanGestureRecognizer UIScribbleInteraction UISearchController UISearchDisplayController
    UIKit: UISearchResultsUpdating UISearchTextField UISegmentedControl UISelectionFeedbackGenerator
    UIKit: UISheetPresentationController UISheetPresentationControllerDelegate UISlider UISnapBehavior
    UIKit: UISplitViewController UISpringTimingParameters UIStackView UIStandardTextCursorView UIStepper
    UIKit: UIStoryboard UIStoryboardSegue UISwipeActionsConfiguration UISwipeGestureRecognizer
    UIKit: UISymbolConfiguration UITabBar UITabBarController UITabBarControllerDelegate UITabBarItem
    UIKit: UITableView UITableViewCell UITableViewController UITableViewDataSource UITableViewDelegate
    UIKit: UITableViewDiffableDataSource UITableViewHeaderFooterView UITapGestureRecognizer UITextChecker
    UIKit: UITextInputMode UITextPosition UITextRange UITextSelectionRect UITimingCurveProvider UIToolbar
    UIKit: UIToolbarAppearance UITransitionCoordinator UIUserNotificationSettings UIVibrancyEffect
    UIKit: UIVideoEditorController UIViewControllerAnimatedTransitioning UIViewControllerContextTransitioning
    UIKit: UIViewControllerTransitioningDelegate UIViewPropertyAnimator UIVisualEffect UIVisualEffectView
    UIKit: UIWindowScene UIWindowSceneDelegate
    AppKit: NSApplication NSBezierPath NSButton NSCollectionView NSColor NSControl NSEvent NSFont
    AppKit: NSHostingController NSHostingView NSImage NSImageView NSLabel NSMenu NSOutlineView NSPanel
    AppKit: NSScrollView NSSearchField NSSegmentedControl NSSlider NSSplitView NSStackView NSTableView
    AppKit: NSTextField NSTextView NSToolbar NSView NSViewController NSViewControllerRepresentable
    AppKit: NSViewRepresentable NSVisualEffectView NSWindow NSWindowController NSWorkspace
    WebKit: WKNavigation WKNavigationAction WKNavigationDelegate WKNavigationResponse WKPreferences
    WebKit: WKScriptMessage WKScriptMessageHandler WKUIDelegate WKUserContentController WKUserScript WKWebView
    WebKit: WKWebViewConfiguration WKWebsiteDataStore WebPage WebView
    MapKit: MKAnnotation MKAnnotationView MKCircle MKCoordinateRegion MKCoordinateSpan MKMapItem MKMapRect
    MapKit: MKMapView MKMapViewDelegate MKMarkerAnnotationView MKOverlay MKOverlayRenderer MKPinAnnotationView
    MapKit: MKPlacemark MKPointAnnotation MKPolyline MKPolylineRenderer MKUserLocation Map MapCameraPosition
    MapKit: MapMarker MapPin
    CoreLocation: CLGeocoder CLLocation CLLocationCoordinate2D CLLocationManager CLLocationManagerDelegate CLPlacemark
    CoreLocation: CLRegion
    SafariServices: SFSafariViewController SFSafariViewControllerDelegate
    PhotosUI: PHAsset PHPhotoLibrary PHPickerConfiguration PHPickerFilter PHPickerResult PHPickerViewController
    PhotosUI: PHPickerViewControllerDelegate PhotosPicker PhotosPickerItem
    MessageUI: MFMailComposeViewController MFMailComposeViewControllerDelegate MFMessageComposeViewController
    MessageUI: MFMessageComposeViewControllerDelegate
    VisionKit: DataScannerViewController ImageAnalysisInteraction ImageAnalyzer VNDocumentCameraScan
    VisionKit: VNDocumentCameraViewController VNDocumentCameraViewControllerDelegate
    AVKit: AVAudioPlayer AVCaptureDevice AVCaptureSession AVCaptureVideoPreviewLayer AVPlayer AVPlayerItem
    AVKit: AVPlayerLayer AVPlayerViewController AVRoutePickerView VideoPlayer
    QuickLook: QLPreviewController QLPreviewControllerDataSource QLPreviewItem
    ContactsUI: CNContact CNContactPickerDelegate CNContactPickerViewController CNContactViewController
    EventKitUI: EKEvent EKEventEditViewController EKEventEditViewDelegate EKEventStore
    PencilKit: PKCanvasView PKCanvasViewDelegate PKDrawing PKInkingTool PKToolPicker
    PDFKit: PDFDocument PDFPage PDFThumbnailView PDFView
    MetalKit: MTKView MTKViewDelegate
    SpriteKit: SKNode SKScene SKSpriteNode SKView SpriteView
    SceneKit: SCNNode SCNScene SCNView SceneView
    ARKit: ARSCNView ARSession ARView ARWorldTrackingConfiguration
    GameKit: GKGameCenterViewController GKLeaderboard
    StoreKit: SKOverlay SKStoreProductViewController SKStoreReviewController
    LinkPresentation: LPLinkMetadata LPLinkView LPMetadataProvider
    CoreData: FetchRequest NSFetchedResultsController NSManagedObject NSManagedObjectContext NSPersistentContainer
    CoreData: SectionedFetchRequest
    SwiftData: ModelContainer ModelContext Query
    """
}
