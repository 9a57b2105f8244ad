import Frameworks

enum WebKitText {
  static let all: StaticText = """
    @MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
    }
    extension WKNavigationDelegate {
      public func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction, decisionHandler: @escaping (WKNavigationActionPolicy) -> Void) { decisionHandler(.allow) }
      public func webView(_ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction) async -> WKNavigationActionPolicy { .allow }
      public func webView(_ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse, decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void) { decisionHandler(.allow) }
      public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
      public func webView(_ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!) {}
      public func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {}
      public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
      public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
      public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
      public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
    }
    @MainActor public protocol WKUIDelegate: NSObjectProtocol {
    }
    extension WKUIDelegate {
      public func webView(_ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String, initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void) { completionHandler() }
      public func webViewDidClose(_ webView: WKWebView) {}
    }
    @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
      func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
    }
    @MainActor open class WKFrameInfo: NSObject {
      open var isMainFrame: Bool { true }
    }
    @MainActor open class WKScriptMessage: NSObject {
      open var body: Any = ""
      open var name: String = ""
      open weak var webView: WKWebView?
      open var frameInfo: WKFrameInfo = WKFrameInfo()
    }
    @MainActor open class WKUserScript: NSObject {
      public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool)
      open var source: String = ""
    }
    public enum WKUserScriptInjectionTime: Int {
      case atDocumentStart, atDocumentEnd
    }
    /// It retains the handlers that are added, which is how a web view and its owner come to hold each other.
    @MainActor open class WKUserContentController: NSObject {
      public override init()
      open func add(_ scriptMessageHandler: WKScriptMessageHandler, name: String)
      open func removeScriptMessageHandler(forName name: String)
      open func removeAllScriptMessageHandlers()
      open func addUserScript(_ userScript: WKUserScript)
      open func removeAllUserScripts()
      open var userScripts: [WKUserScript] = []
    }
    @MainActor open class WKPreferences: NSObject {
      public override init()
      open var minimumFontSize: CGFloat = 0
      open var javaScriptCanOpenWindowsAutomatically: Bool = false
    }
    @MainActor open class WKWebpagePreferences: NSObject {
      public override init()
      open var allowsContentJavaScript: Bool = true
    }
    @MainActor open class WKWebsiteDataStore: NSObject {
      public static func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
      public static func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
    }
    @MainActor open class WKWebViewConfiguration: NSObject {
      public override init()
      open var userContentController: WKUserContentController = WKUserContentController()
      open var preferences: WKPreferences = WKPreferences()
      open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
      open var websiteDataStore: WKWebsiteDataStore = WKWebsiteDataStore.default()
      open var allowsInlineMediaPlayback: Bool = false
      open var allowsAirPlayForMediaPlayback: Bool = true
      open var suppressesIncrementalRendering: Bool = false
      open var applicationNameForUserAgent: String? = nil
      open var mediaTypesRequiringUserActionForPlayback: Int = 0
    }
    @MainActor open class WKNavigation: NSObject {
    }
    @MainActor open class WKNavigationAction: NSObject {
      open var request: URLRequest { get }
      open var navigationType: WKNavigationType = .other
      open var targetFrame: WKFrameInfo? = WKFrameInfo()
      open var sourceFrame: WKFrameInfo = WKFrameInfo()
    }
    @MainActor open class WKNavigationResponse: NSObject {
      open var isForMainFrame: Bool { true }
      open var canShowMIMEType: Bool { true }
    }
    public enum WKNavigationType: Int {
      case linkActivated, formSubmitted, backForward, reload, formResubmitted, other = -1
    }
    public enum WKNavigationActionPolicy: Int {
      case cancel, allow, download
    }
    public enum WKNavigationResponsePolicy: Int {
      case cancel, allow, download
    }
    @MainActor open class WKBackForwardListItem: NSObject {
      open var url: URL { get }
      open var title: String? = nil
    }
    @MainActor open class WKBackForwardList: NSObject {
      open var backList: [WKBackForwardListItem] = []
      open var forwardList: [WKBackForwardListItem] = []
      open var currentItem: WKBackForwardListItem? = nil
    }
    @MainActor open class WKWebView: UIView {
      public init(frame: CGRect, configuration: WKWebViewConfiguration)
      open var configuration: WKWebViewConfiguration { get }
      open weak var navigationDelegate: WKNavigationDelegate?
      open weak var uiDelegate: WKUIDelegate?
      open var title: String? = nil
      open var url: URL? = nil
      open var isLoading: Bool = false
      open var estimatedProgress: Double = 0
      open var hasOnlySecureContent: Bool { true }
      open var canGoBack: Bool = false
      open var canGoForward: Bool = false
      open var allowsBackForwardNavigationGestures: Bool = false
      open var allowsLinkPreview: Bool = true
      open var isInspectable: Bool = false
      open var customUserAgent: String? = nil
      open var pageZoom: CGFloat = 1
      open var scrollView: UIScrollView { get }
      open var backForwardList: WKBackForwardList { get }
      @discardableResult open func load(_ request: URLRequest) -> WKNavigation?
      @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation?
      @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation?
      @discardableResult open func reload() -> WKNavigation?
      @discardableResult open func goBack() -> WKNavigation?
      @discardableResult open func goForward() -> WKNavigation?
      open func stopLoading()
      open func evaluateJavaScript(_ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil)
      open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any?
      open var underPageBackgroundColor: UIColor! = nil
      open var themeColor: UIColor? { nil }
      open var isFindInteractionEnabled: Bool = false
      @discardableResult open func reloadFromOrigin() -> WKNavigation? { reload() }
    }
    """
}
