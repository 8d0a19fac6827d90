package import ChromiumDriver
import JSONText
import TestSupport

/// The tab in which the tests show pages, one after the other.
package enum SharedTab {
  /// The tab, if there is one. Used by one test at a time.
  nonisolated(unsafe) package private(set) static var current: Tab?

  /// What is to be done before the tab leaves its page.
  nonisolated(unsafe) package static var leave: () -> Void = {}

  /// The tab as a new one is: empty, in front, and without complaints.
  package static func tab() throws -> Tab {
    leave()
    leave = {}
    let browser = try Browser.shared()
    if let current, current.browser === browser, (try? current.evaluate("0")) != nil {
      try current.bringToFront()
      try current.open("about:blank")
      try current.hover((0, 0))
      current.complaints = []
      return current
    }
    let tab = try browser.makeTab()
    try tab.call("Page.addScriptToEvaluateOnNewDocument", ["source": .init(PageSpy.script)])
    // What a page stores, such as the theme, does not reach the next one.
    try tab.call(
      "Page.addScriptToEvaluateOnNewDocument", ["source": "try { localStorage.clear() } catch {}"])
    current = tab
    return tab
  }
}
