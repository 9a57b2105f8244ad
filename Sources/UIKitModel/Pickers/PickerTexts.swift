import Frameworks

/// The system's controllers that live in UIKit itself.
extension UIKitText {
  static let systemControllers: StaticText = """
    @MainActor open class UIActivity: NSObject {
      public struct ActivityType: Hashable, RawRepresentable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let print: UIActivity.ActivityType = UIActivity.ActivityType(rawValue: "com.apple.UIKit.activity.Print")
        public static let mail: UIActivity.ActivityType = UIActivity.ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
        public static let message: UIActivity.ActivityType = UIActivity.ActivityType(rawValue: "com.apple.UIKit.activity.Message")
        public static let airDrop: UIActivity.ActivityType = UIActivity.ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
        public static let copyToPasteboard: UIActivity.ActivityType = UIActivity.ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
        public static let assignToContact: UIActivity.ActivityType = UIActivity.ActivityType(rawValue: "com.apple.UIKit.activity.AssignToContact")
        public static let saveToCameraRoll: UIActivity.ActivityType = UIActivity.ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")
        public static let addToReadingList: UIActivity.ActivityType = UIActivity.ActivityType(rawValue: "com.apple.UIKit.activity.AddToReadingList")
        public static let postToFacebook: UIActivity.ActivityType = UIActivity.ActivityType(rawValue: "com.apple.UIKit.activity.PostToFacebook")
        public static let openInIBooks: UIActivity.ActivityType = UIActivity.ActivityType(rawValue: "com.apple.UIKit.activity.OpenInIBooks")
        public static let markupAsPDF: UIActivity.ActivityType = UIActivity.ActivityType(rawValue: "com.apple.UIKit.activity.MarkupAsPDF")
      }
      open var activityType: UIActivity.ActivityType? { nil }
      open var activityTitle: String? { nil }
      open var activityImage: UIImage? { nil }
      open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
      open func prepare(withActivityItems activityItems: [Any]) {}
      open func perform() {}
      open func activityDidFinish(_ completed: Bool) {}
    }
    @MainActor open class UIActivityViewController: UIViewController {
      public init(activityItems: [Any], applicationActivities: [UIActivity]?)
      open var activityItems: [Any] = []
      open var applicationActivities: [UIActivity]? = nil
      open var excludedActivityTypes: [UIActivity.ActivityType]? = nil
      open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, Error?) -> Void)? = nil
      open var allowsProminentActivity: Bool = true
    }
    @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    }
    extension UIImagePickerControllerDelegate {
      public func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {}
      public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
    }
    @MainActor open class UIImagePickerController: UINavigationController {
      public init()
      open weak var _pickerDelegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
      open var sourceType: UIImagePickerController.SourceType = .photoLibrary
      open var mediaTypes: [String] = ["public.image"]
      open var allowsEditing: Bool = false
      open var cameraDevice: UIImagePickerController.CameraDevice = .rear
      open var cameraCaptureMode: Int = 0
      open var cameraFlashMode: Int = 0
      open var imageExportPreset: Int = 0
      open var videoQuality: Int = 1
      open var showsCameraControls: Bool = true
      public static func isSourceTypeAvailable(_ sourceType: UIImagePickerController.SourceType) -> Bool { true }
      public static func isCameraDeviceAvailable(_ cameraDevice: UIImagePickerController.CameraDevice) -> Bool { true }
      public static func availableMediaTypes(for sourceType: UIImagePickerController.SourceType) -> [String]? { ["public.image", "public.movie"] }
      open func takePicture()
      public enum SourceType: Int {
        case photoLibrary, camera, savedPhotosAlbum
      }
      public enum CameraDevice: Int {
        case rear, front
      }
      public struct InfoKey: Hashable, RawRepresentable {
        public var rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let mediaType: UIImagePickerController.InfoKey = UIImagePickerController.InfoKey(rawValue: "UIImagePickerControllerMediaType")
        public static let originalImage: UIImagePickerController.InfoKey = UIImagePickerController.InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        public static let editedImage: UIImagePickerController.InfoKey = UIImagePickerController.InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        public static let imageURL: UIImagePickerController.InfoKey = UIImagePickerController.InfoKey(rawValue: "UIImagePickerControllerImageURL")
        public static let mediaURL: UIImagePickerController.InfoKey = UIImagePickerController.InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        public static let cropRect: UIImagePickerController.InfoKey = UIImagePickerController.InfoKey(rawValue: "UIImagePickerControllerCropRect")
      }
      open var cameraOverlayView: UIView? = nil
      open var cameraViewTransform: CGAffineTransform = CGAffineTransform.identity
      open var videoMaximumDuration: Double = 600
    }
    @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    }
    extension UIDocumentPickerDelegate {
      public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
      public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
    }
    @MainActor open class UIDocumentPickerViewController: UIViewController {
      public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool)
      public init(forOpeningContentTypes contentTypes: [UTType])
      public init(forExporting urls: [URL], asCopy: Bool)
      public init(forExporting urls: [URL])
      open weak var delegate: UIDocumentPickerDelegate?
      open var allowsMultipleSelection: Bool = false
      open var shouldShowFileExtensions: Bool = false
      open var directoryURL: URL? = nil
      open var _types: [UTType] = []
      open var _exported: [URL] = []
    }
    public struct UTType: Hashable {
      public var identifier: String
      public var _fileExtension: String
      public init(_identifier: String, _fileExtension: String) {
        self.identifier = _identifier
        self._fileExtension = _fileExtension
      }
      public init?(_ identifier: String) {
        self.identifier = identifier
        self._fileExtension = "file"
      }
      public init?(filenameExtension: String) {
        self.identifier = filenameExtension
        self._fileExtension = filenameExtension
      }
      public var preferredFilenameExtension: String? { _fileExtension }
      public func conforms(to type: UTType) -> Bool { self == type || type == .item || type == .data || type == .content }
      public static let item: UTType = UTType(_identifier: "public.item", _fileExtension: "file")
      public static let content: UTType = UTType(_identifier: "public.content", _fileExtension: "file")
      public static let data: UTType = UTType(_identifier: "public.data", _fileExtension: "data")
      public static let text: UTType = UTType(_identifier: "public.text", _fileExtension: "txt")
      public static let plainText: UTType = UTType(_identifier: "public.plain-text", _fileExtension: "txt")
      public static let utf8PlainText: UTType = UTType(_identifier: "public.utf8-plain-text", _fileExtension: "txt")
      public static let json: UTType = UTType(_identifier: "public.json", _fileExtension: "json")
      public static let xml: UTType = UTType(_identifier: "public.xml", _fileExtension: "xml")
      public static let commaSeparatedText: UTType = UTType(_identifier: "public.comma-separated-values-text", _fileExtension: "csv")
      public static let pdf: UTType = UTType(_identifier: "com.adobe.pdf", _fileExtension: "pdf")
      public static let image: UTType = UTType(_identifier: "public.image", _fileExtension: "png")
      public static let png: UTType = UTType(_identifier: "public.png", _fileExtension: "png")
      public static let jpeg: UTType = UTType(_identifier: "public.jpeg", _fileExtension: "jpeg")
      public static let movie: UTType = UTType(_identifier: "public.movie", _fileExtension: "mov")
      public static let audio: UTType = UTType(_identifier: "public.audio", _fileExtension: "m4a")
      public static let folder: UTType = UTType(_identifier: "public.folder", _fileExtension: "")
      public static let zip: UTType = UTType(_identifier: "public.zip-archive", _fileExtension: "zip")
      public static let url: UTType = UTType(_identifier: "public.url", _fileExtension: "url")
    }
    @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    }
    extension UIColorPickerViewControllerDelegate {
      public func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {}
      public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
      public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
    }
    @MainActor open class UIColorPickerViewController: UIViewController {
      open weak var delegate: UIColorPickerViewControllerDelegate?
      open var selectedColor: UIColor = UIColor.black
      open var supportsAlpha: Bool = true
    }
    @MainActor public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
    }
    extension UIFontPickerViewControllerDelegate {
      public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
      public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
    }
    @MainActor open class UIFontPickerViewController: UIViewController {
      public init(configuration: UIFontPickerViewController.Configuration)
      public init()
      open weak var delegate: UIFontPickerViewControllerDelegate?
      open var configuration: UIFontPickerViewController.Configuration = UIFontPickerViewController.Configuration()
      open var selectedFontDescriptor: UIFontDescriptor? = nil
      @MainActor open class Configuration: NSObject {
        public override init()
        open var includeFaces: Bool = false
        open var displayUsingSystemFont: Bool = false
      }
    }
    @MainActor public protocol UICloudSharingControllerDelegate: NSObjectProtocol {
      func cloudSharingController(_ csc: UICloudSharingController, failedToSaveShareWithError error: any Error)
      func itemTitle(for csc: UICloudSharingController) -> String?
    }
    extension UICloudSharingControllerDelegate {
      public func cloudSharingControllerDidSaveShare(_ csc: UICloudSharingController) {}
      public func cloudSharingControllerDidStopSharing(_ csc: UICloudSharingController) {}
    }
    @MainActor open class UICloudSharingController: UIViewController {
      public init(share: Any, container: Any)
      open weak var delegate: UICloudSharingControllerDelegate?
      open var share: Any? = nil
      open var availablePermissions: Int = 0
    }
    open class NSItemProvider: NSObject {
      public override init()
      public convenience init(object: Any)
      open var suggestedName: String? = nil
      open var registeredTypeIdentifiers: [String] { ["public.png"] }
      open func canLoadObject(ofClass aClass: AnyClass) -> Bool
      @discardableResult open func loadObject(ofClass aClass: AnyClass, completionHandler: @escaping (Any?, (any Error)?) -> Void) -> AnyObject
      open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool
      @discardableResult open func loadDataRepresentation(forTypeIdentifier typeIdentifier: String, completionHandler: @escaping (Data?, (any Error)?) -> Void) -> AnyObject
      open var _object: Any? = nil
      open var _failure: (any Error)? = nil
    }
    """
}
