import Frameworks

/// The system's controllers that are modules of their own on Apple's side.
enum SystemTexts {
  static let photosUI: StaticText = """
    public class PHPhotoLibrary: NSObject {
      public static func shared() -> PHPhotoLibrary { PHPhotoLibrary() }
    }
    public struct PHPickerFilter: Hashable {
      public var _name: String
      public init(_name: String) { self._name = _name }
      public static let images: PHPickerFilter = PHPickerFilter(_name: "images")
      public static let videos: PHPickerFilter = PHPickerFilter(_name: "videos")
      public static let livePhotos: PHPickerFilter = PHPickerFilter(_name: "livePhotos")
      public static let screenshots: PHPickerFilter = PHPickerFilter(_name: "screenshots")
      public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(_name: "any") }
      public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(_name: "not") }
    }
    public struct PHPickerConfiguration {
      public init() {}
      public init(photoLibrary: PHPhotoLibrary) {}
      public var filter: PHPickerFilter? = nil
      public var selectionLimit: Int = 1
      public var preferredAssetRepresentationMode: PHPickerConfiguration.AssetRepresentationMode = .automatic
      public var selection: PHPickerConfiguration.Selection = .default
      public var preselectedAssetIdentifiers: [String] = []
      public enum AssetRepresentationMode: Int {
        case automatic, current, compatible
      }
      public enum Selection: Int {
        case `default`, ordered, continuous, continuousAndOrdered
      }
    }
    public struct PHPickerResult {
      public var itemProvider: NSItemProvider
      public var assetIdentifier: String?
      public init(itemProvider: NSItemProvider, assetIdentifier: String?) {
        self.itemProvider = itemProvider
        self.assetIdentifier = assetIdentifier
      }
    }
    @MainActor public protocol PHPickerViewControllerDelegate: NSObjectProtocol {
      func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
    }
    @MainActor open class PHPickerViewController: UIViewController {
      public init(configuration: PHPickerConfiguration)
      open var configuration: PHPickerConfiguration
      open weak var delegate: PHPickerViewControllerDelegate?
    }
    """

  static let visionKit: StaticText = """
    @MainActor public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
    }
    extension VNDocumentCameraViewControllerDelegate {
      public func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan) {}
      public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
      public func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error) {}
    }
    @MainActor open class VNDocumentCameraScan: NSObject {
      open var pageCount: Int = 0
      open var title: String = "Scan"
      open func imageOfPage(at index: Int) -> UIImage
    }
    @MainActor open class VNDocumentCameraViewController: UIViewController {
      open weak var delegate: VNDocumentCameraViewControllerDelegate?
      public static var isSupported: Bool { true }
    }
    """

  static let messageUI: StaticText = """
    public enum MFMailComposeResult: Int {
      case cancelled, saved, sent, failed
    }
    public enum MessageComposeResult: Int {
      case cancelled, sent, failed
    }
    @MainActor public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    }
    extension MFMailComposeViewControllerDelegate {
      public func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?) {}
    }
    @MainActor open class MFMailComposeViewController: UINavigationController {
      public init()
      public static func canSendMail() -> Bool { true }
      open weak var mailComposeDelegate: MFMailComposeViewControllerDelegate?
      open func setSubject(_ subject: String)
      open func setToRecipients(_ toRecipients: [String]?)
      open func setCcRecipients(_ ccRecipients: [String]?)
      open func setBccRecipients(_ bccRecipients: [String]?)
      open func setMessageBody(_ body: String, isHTML: Bool)
      open func setPreferredSendingEmailAddress(_ emailAddress: String)
      open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String)
    }
    @MainActor public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
      func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
    }
    @MainActor open class MFMessageComposeViewController: UINavigationController {
      public init()
      public static func canSendText() -> Bool { true }
      public static func canSendSubject() -> Bool { true }
      public static func canSendAttachments() -> Bool { true }
      open weak var messageComposeDelegate: MFMessageComposeViewControllerDelegate?
      open var recipients: [String]? = nil
      open var body: String? = nil
      open var subject: String? = nil
    }
    """

  static let safari: StaticText = """
    @MainActor public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
    }
    extension SFSafariViewControllerDelegate {
      public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
      public func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool) {}
      public func safariViewController(_ controller: SFSafariViewController, initialLoadDidRedirectTo URL: URL) {}
      public func safariViewControllerWillOpenInBrowser(_ controller: SFSafariViewController) {}
    }
    @MainActor open class SFSafariViewController: UIViewController {
      public init(url URL: URL)
      public init(url URL: URL, configuration: SFSafariViewController.Configuration)
      open weak var delegate: SFSafariViewControllerDelegate?
      open var configuration: SFSafariViewController.Configuration = SFSafariViewController.Configuration()
      open var preferredBarTintColor: UIColor? = nil
      open var preferredControlTintColor: UIColor! = nil
      open var dismissButtonStyle: SFSafariViewController.DismissButtonStyle = .done
      open override func viewDidLoad()
      public enum DismissButtonStyle: Int {
        case done, close, cancel
      }
      @MainActor open class Configuration: NSObject {
        public override init()
        open var entersReaderIfAvailable: Bool = false
        open var barCollapsingEnabled: Bool = true
      }
    }
    """

  static let avKit: StaticText = """
    public struct CMTime: Hashable {
      public var _seconds: Double
      public var timescale: Int32
      public init(seconds: Double, preferredTimescale: Int32) {
        self._seconds = seconds
        self.timescale = preferredTimescale
      }
      public init(value: Int64, timescale: Int32) {
        self._seconds = Double(value) / Double(timescale)
        self.timescale = timescale
      }
      public var value: Int64 { Int64((_seconds * Double(timescale)).rounded()) }
      public var seconds: Double { _seconds }
      public static let zero: CMTime = CMTime(seconds: 0, preferredTimescale: 1)
    }
    @MainActor open class AVPlayerItem: NSObject {
      public convenience init(url URL: URL)
      open var status: AVPlayerItem.Status = .readyToPlay
      open var duration: CMTime = CMTime(seconds: 60, preferredTimescale: 600)
      open var _url: URL? = nil
      public enum Status: Int {
        case unknown, readyToPlay, failed
      }
      public static let didPlayToEndTimeNotification: Notification.Name = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    }
    @MainActor open class AVPlayer: NSObject {
      public override init()
      public init(url URL: URL)
      public init(playerItem item: AVPlayerItem?)
      open var currentItem: AVPlayerItem? = nil
      open var rate: Float = 0
      open var volume: Float = 1
      open var isMuted: Bool = false
      open var actionAtItemEnd: Int = 1
      open var timeControlStatus: AVPlayer.TimeControlStatus { rate == 0 ? .paused : currentItem == nil ? .waitingToPlayAtSpecifiedRate : .playing }
      open func play() { rate = 1 }
      open func pause() { rate = 0 }
      open func seek(to time: CMTime)
      open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void)
      open func currentTime() -> CMTime
      open func addPeriodicTimeObserver(forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void) -> Any
      open func removeTimeObserver(_ observer: Any)
      open func replaceCurrentItem(with item: AVPlayerItem?) { currentItem = item }
      public enum TimeControlStatus: Int {
        case paused, waitingToPlayAtSpecifiedRate, playing
      }
      open var automaticallyWaitsToMinimizeStalling: Bool = true
      open var defaultRate: Float = 1
      open func playImmediately(atRate rate: Float) { self.rate = rate }
    }
    @MainActor open class AVPlayerLayer: CALayer {
      public convenience init(player: AVPlayer?)
      open var player: AVPlayer? = nil
      open var videoGravity: AVLayerVideoGravity = .resizeAspect
      open var isReadyForDisplay: Bool { player != nil }
    }
    public struct AVLayerVideoGravity: Hashable {
      public var rawValue: String
      public init(rawValue: String) { self.rawValue = rawValue }
      public static let resizeAspect: AVLayerVideoGravity = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
      public static let resizeAspectFill: AVLayerVideoGravity = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
      public static let resize: AVLayerVideoGravity = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
    }
    @MainActor public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
    }
    extension AVPlayerViewControllerDelegate {
      public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
      public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    }
    @MainActor open class AVPlayerViewController: UIViewController {
      open var player: AVPlayer? = nil
      open weak var delegate: AVPlayerViewControllerDelegate?
      open var showsPlaybackControls: Bool = true
      open var videoGravity: AVLayerVideoGravity = .resizeAspect
      open var allowsPictureInPicturePlayback: Bool = true
      open var entersFullScreenWhenPlaybackBegins: Bool = false
      open var exitsFullScreenWhenPlaybackEnds: Bool = false
      open var contentOverlayView: UIView? { nil }
      open var isReadyForDisplay: Bool { player != nil }
      open var requiresLinearPlayback: Bool = false
      open var canStartPictureInPictureAutomaticallyFromInline: Bool = false
      open var updatesNowPlayingInfoCenter: Bool = true
    }
    @MainActor open class AVCaptureSession: NSObject {
      public override init()
      open var isRunning: Bool = false
      open var sessionPreset: Int = 0
      open func beginConfiguration() {}
      open func commitConfiguration() {}
      open func startRunning() { isRunning = true }
      open func stopRunning() { isRunning = false }
    }
    @MainActor open class AVCaptureVideoPreviewLayer: CALayer {
      public convenience init(session: AVCaptureSession)
      open var session: AVCaptureSession? = nil
      open var videoGravity: AVLayerVideoGravity = .resizeAspect
    }
    """

  static let contacts: StaticText = """
    @MainActor open class CNContact: NSObject {
      open var givenName: String = ""
      open var familyName: String = ""
      open var identifier: String = ""
    }
    @MainActor public protocol CNContactPickerDelegate: NSObjectProtocol {
    }
    extension CNContactPickerDelegate {
      public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
      public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
      public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
    }
    @MainActor open class CNContactPickerViewController: UIViewController {
      open weak var delegate: CNContactPickerDelegate?
      open var displayedPropertyKeys: [String]? = nil
    }
    """

  static let quickLook: StaticText = """
    @MainActor public protocol QLPreviewItem: NSObjectProtocol {
      var previewItemURL: URL? { get }
    }
    extension QLPreviewItem {
      public var previewItemTitle: String? { nil }
    }
    extension NSURL: QLPreviewItem {
      public var previewItemURL: URL? { nil }
    }
    open class NSURL: NSObject {
    }
    @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
      func numberOfPreviewItems(in controller: QLPreviewController) -> Int
      func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
    }
    @MainActor public protocol QLPreviewControllerDelegate: NSObjectProtocol {
    }
    extension QLPreviewControllerDelegate {
      public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
      public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
    }
    @MainActor open class QLPreviewController: UIViewController {
      open weak var dataSource: QLPreviewControllerDataSource?
      open weak var delegate: QLPreviewControllerDelegate?
      open var currentPreviewItemIndex: Int = 0
      open func reloadData()
      open override func viewDidLoad()
    }
    """

  static let authentication: StaticText = """
    @MainActor public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
      func presentationAnchor(for session: ASWebAuthenticationSession) -> UIWindow
    }
    public typealias ASPresentationAnchor = UIWindow
    @MainActor open class ASWebAuthenticationSession: NSObject {
      public typealias CompletionHandler = (URL?, (any Error)?) -> Void
      public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping (URL?, (any Error)?) -> Void)
      open weak var presentationContextProvider: ASWebAuthenticationPresentationContextProviding?
      open var prefersEphemeralWebBrowserSession: Bool = false
      open var canStart: Bool { true }
      open func start() -> Bool
      open func cancel()
    }
    """
}
