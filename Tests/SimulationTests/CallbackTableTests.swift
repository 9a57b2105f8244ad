import Foundation
import Testing

/// Cases name each row of the table of UIKit's callbacks, and each class that a representable may wrap.
struct CallbackTableTests {
  /// Whether a change by code calls back: facts 200 to 225.
  private static let rows = 200...225

  /// Classes that stand in `uikit/phases` through all their phases: made, changed by state, by a finger, torn down.
  private static let classes = [
    "UIView", "UILabel", "UIButton", "UIImageView", "UITextField", "UITextView", "UISearchBar", "UISwitch", "UISlider",
    "UIStepper", "UISegmentedControl", "UIPageControl", "UIProgressView", "UIActivityIndicatorView", "UIDatePicker",
    "UIPickerView", "UIScrollView", "UIStackView", "UITableView", "UICollectionView", "UIRefreshControl", "UIToolbar",
    "UINavigationBar", "UITabBar", "UIVisualEffectView", "UIControl", "layerClass", "setNeedsDisplay", "WKWebView",
    "MKMapView", "PKCanvasView", "AVPlayerLayer", "AVCaptureVideoPreviewLayer", "SCNView", "ARSCNView",
    "UIViewController", "UINavigationController", "UITabBarController", "UIPageViewController",
    "UISplitViewController", "UIAlertController", "UIImagePickerController", "PHPickerViewController",
    "UIDocumentPickerViewController", "VNDocumentCameraViewController", "MFMailComposeViewController",
    "MFMessageComposeViewController", "UIActivityViewController", "SFSafariViewController", "AVPlayerViewController",
    "UIColorPickerViewController", "UIFontPickerViewController", "CNContactPickerViewController",
    "QLPreviewController", "UICloudSharingController", "ASWebAuthenticationSession", "NSView", "NSViewController",
    "NSTextField", "NSButton", "NSHostingView", "NSHostingController",
  ]

  /// The texts of the cases in a folder, header and session apart.
  private func cases(in folder: String) throws -> [(header: String, session: String)] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent(folder)
    var found: [(String, String)] = []
    for path in try #require(FileManager.default.enumerator(atPath: root.path)) {
      guard let path = path as? String, path.hasSuffix(".case") else { continue }
      let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      let parts = text.components(separatedBy: "\n== session\n")
      found.append((parts[0], parts.dropFirst().joined()))
    }
    return found
  }

  @Test("every row of the callback table is named in the header of a case")
  func rows() throws {
    let headers = try cases(in: "Cases").map(\.header)
    let named = Set(headers.flatMap { $0.matches(of: /\bL(\d+)\b/).compactMap { Int($0.1) } })
    let missing = Self.rows.filter { !named.contains($0) }
    #expect(missing.isEmpty, "no header of a case names \(missing.map { "L\($0)" }.joined(separator: ", "))")
  }

  @Test("every class stands in a case of all phases")
  func classes() throws {
    let sessions = try cases(in: "Cases/uikit/phases").map(\.session)
    let words = Set(sessions.flatMap { $0.split { !$0.isLetter && !$0.isNumber }.map(String.init) })
    let missing = Self.classes.filter { !words.contains($0) }
    #expect(missing.isEmpty, "no case in uikit/phases uses \(missing.joined(separator: ", "))")
  }
}
