public import Foundation

/// A view of a web page. It fills the scroll view, and what is in it is not modelled: outcomes of touches on the page are unknown.
///
/// No page is loaded, and no delegate is called. Source for the scroll view: Apple's page of WKWebView.scrollView [D].
@preconcurrency @MainActor
open class WKWebView: UIView {
  public final let configuration: WKWebViewConfiguration
  public final let scrollView = UIScrollView()
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The address that was loaded last.
  open private(set) var url: URL?
  open var title: String? { nil }
  open var isLoading: Bool { false }
  /// From 0 to 1.
  open var estimatedProgress: Double { 0 }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  open var hasOnlySecureContent: Bool { false }
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  open var isInspectable = false
  private final let page = UnmodelledView(frame: .zero, "a web page")

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    setUp()
  }
  public convenience override init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }
  public required init?(coder: NSCoder) { return nil }

  private final func setUp() {
    scrollView.systemFrame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.systemFrame = bounds
    page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
    scrollView.addSubview(page)
  }

  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? { load(request.url) }
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { load(baseURL) }
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? { load(URL) }
  @discardableResult
  open func reload() -> WKNavigation? { load(url) }
  @discardableResult
  open func goBack() -> WKNavigation? { nil }
  @discardableResult
  open func goForward() -> WKNavigation? { nil }
  open func stopLoading() {}
  /// Does not call `completionHandler`, and makes the outcomes that follow unknown.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) { Unmodelled.note("JavaScript runs in a web page, and web pages are not modelled") }

  private final func load(_ url: URL?) -> WKNavigation? {
    self.url = url
    Unmodelled.note("a web page is loaded, and web pages are not modelled")
    return WKNavigation()
  }
}

/// The loading of a page.
@preconcurrency @MainActor
open class WKNavigation: NSObject {}

/// The settings of a web view. They have no effect.
@preconcurrency @MainActor
open class WKWebViewConfiguration: NSObject {
  open var preferences = WKPreferences()
  open var userContentController = WKUserContentController()
  open var allowsInlineMediaPlayback = false
  open var suppressesIncrementalRendering = false
  open var applicationNameForUserAgent: String?
}

/// Settings of pages. They have no effect.
@preconcurrency @MainActor
open class WKPreferences: NSObject {
  open var minimumFontSize: CGFloat = 0
  open var javaScriptEnabled = true
  open var javaScriptCanOpenWindowsAutomatically = false
}

/// The way from a page's JavaScript to the app. Nothing is sent: no JavaScript runs.
@preconcurrency @MainActor
open class WKUserContentController: NSObject {
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  open func removeScriptMessageHandler(forName name: String) {}
  open func addUserScript(_ userScript: WKUserScript) {}
  open func removeAllUserScripts() {}
}

/// JavaScript that would run in pages.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  public final let source: String
  public final let injectionTime: WKUserScriptInjectionTime
  public final let isForMainFrameOnly: Bool
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) {
    (self.source, self.injectionTime, isForMainFrameOnly) = (source, injectionTime, forMainFrameOnly)
  }
}

/// When a script would run.
public enum WKUserScriptInjectionTime: Int, Sendable { case atDocumentStart, atDocumentEnd }

/// A message of a page's JavaScript. There is none.
@preconcurrency @MainActor
open class WKScriptMessage: NSObject {
  open var body: Any { NSNull() }
  open var name: String { "" }
}

/// Gets messages of pages. It is not called.
@preconcurrency @MainActor
public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// What would load a page.
@preconcurrency @MainActor
open class WKNavigationAction: NSObject {
  open var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
  open var navigationType: WKNavigationType { .other }
}

/// Why a page would be loaded.
public enum WKNavigationType: Int, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}

/// Whether a page may be loaded.
public enum WKNavigationActionPolicy: Int, Sendable { case cancel, allow, download }

/// Follows the loading of pages. It is not called.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
}
extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {}
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
  ) {}
}

/// Shows windows and panels of pages. It is not called.
@preconcurrency @MainActor
public protocol WKUIDelegate: NSObjectProtocol {}
