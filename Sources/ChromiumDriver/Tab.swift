import Foundation
package import JSONText

/// A tab of a browser, with the errors that it reported.
package final class Tab {
  package let browser: Browser
  private let target: String
  private let session: String
  private var loaded: Set<String> = []
  private var isCrashed = false
  private var isClosed = false

  /// Errors and warnings of the console, uncaught exceptions, and messages of the browser.
  package var complaints: [String] = []

  /// The texts of dialogs. Each dialog is accepted.
  package private(set) var dialogs: [String] = []

  init(_ browser: Browser, target: String, session: String) {
    self.browser = browser
    self.target = target
    self.session = session
  }

  deinit { try? close() }

  func prepare(_ domains: [String]) throws {
    for domain in domains { try call("\(domain).enable") }
    try call("Page.setLifecycleEventsEnabled", ["enabled": true])
    try call("Emulation.setFocusEmulationEnabled", ["enabled": true])
    // A document keeps the addresses of its first 250 requests by default.
    try call(
      "Page.addScriptToEvaluateOnNewDocument", ["source": "performance.setResourceTimingBufferSize(1_000_000)"])
  }

  /// All addresses that the present document requested, its own first, without other files and `data:`.
  ///
  /// The document itself records them. The events of the debugging protocol take a quarter of the processor time of a test in which
  /// a page sends a message each frame.
  package func requests() throws -> [String] {
    let names = try evaluate(
      """
      [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].map((entry) => entry.name)
      """)
    return (names.array ?? []).map { $0.string ?? "" }
  }

  @discardableResult package func call(_ method: String, _ parameters: JSONValue = [:]) throws -> JSONValue {
    guard !isCrashed else { throw BrowserError("the page crashed") }
    return try browser.call(method, parameters, session: session)
  }

  package func post(_ method: String, _ parameters: JSONValue) throws {
    try browser.post(method, parameters, session: session)
  }

  /// Loads an address and waits until the page is completely loaded.
  package func open(_ url: String, within limit: Duration = .seconds(20)) throws {
    let answer = try call("Page.navigate", ["url": JSONValue(url)])
    if let error = answer["errorText"]?.string { throw BrowserError("\(url) cannot be opened: \(error)") }
    guard let loader = answer["loaderId"]?.string else { return }
    let deadline = ContinuousClock.now + limit
    while !loaded.contains(loader) {
      guard ContinuousClock.now < deadline else { throw BrowserError("\(url) did not load within \(limit)") }
      try browser.listen(until: min(deadline, .now + .milliseconds(20)))
    }
  }

  /// Shows the tab and hides the others.
  package func bringToFront() throws { try call("Page.bringToFront") }

  package func close() throws {
    guard !isClosed else { return }
    isClosed = true
    try browser.call("Target.closeTarget", ["targetId": JSONValue(target)])
  }

  /// The value of an expression, or of its promise; `undefined` is `null`. Throws the page's exception.
  @discardableResult package func evaluate(_ script: String) throws -> JSONValue {
    let answer = try call(
      "Runtime.evaluate",
      [
        "expression": JSONValue(script), "awaitPromise": true, "returnByValue": true, "userGesture": true,
      ])
    if let details = answer["exceptionDetails"] {
      throw BrowserError("\(script): \(Self.text(ofException: details))")
    }
    let result = answer["result"] ?? [:]
    if let odd = result["unserializableValue"]?.string { throw BrowserError("\(script): \(odd) is not a JSON value") }
    return result["value"] ?? JSONValue(.null)
  }

  /// Evaluates an expression repeatedly until it is true, and returns its value. The tab may load another page meanwhile.
  ///
  /// The page itself repeats the expression: each call of the debugging protocol passes through three processes.
  @discardableResult package func wait(for condition: String, within limit: Duration = .seconds(30)) throws -> JSONValue
  {
    let deadline = ContinuousClock.now + limit
    while true {
      let round = min(max(deadline - .now, .zero), .milliseconds(500))
      let value = try evaluateWhileLoading(Self.repeating(condition, within: round))
      if Self.isTrue(value) { return value }
      guard ContinuousClock.now < deadline else {
        let others = complaints.isEmpty ? "" : "; the page reported: \(complaints.joined(separator: " | "))"
        throw BrowserError("waited \(limit) for: \(condition); it is \(value.text)\(others)")
      }
      try browser.listen(until: .now + .milliseconds(5))
    }
  }

  /// An expression whose promise has the value of another as soon as that is true, or after the limit.
  private static func repeating(_ condition: String, within limit: Duration) -> String {
    """
    (async () => {
      const pause = () => new Promise((resume) => setTimeout(resume, 10))
      for (const end = performance.now() + \(limit / .milliseconds(1));; await pause()) {
        const value = await (\(condition))
        if (value || performance.now() >= end) return value
      }
    })()
    """
  }

  /// The value of an expression. `null` if the page is replaced while it is evaluated.
  private func evaluateWhileLoading(_ expression: String) throws -> JSONValue {
    do {
      return try evaluate(expression)
    } catch let error as BrowserError where error.description.contains("Inspected target navigated or closed") {
      return JSONValue(.null)
    }
  }

  /// Handles an event of this tab.
  func receive(_ event: String, _ details: JSONValue) throws {
    switch event {
    case "Page.lifecycleEvent":
      if details["name"]?.string == "load", let loader = details["loaderId"]?.string { loaded.insert(loader) }
    case "Page.javascriptDialogOpening":
      dialogs.append(details["message"]?.string ?? "")
      try post("Page.handleJavaScriptDialog", ["accept": true])
    case "Runtime.exceptionThrown":
      complaints.append("exception: \(Self.text(ofException: details["exceptionDetails"] ?? [:]))")
    case "Runtime.consoleAPICalled":
      guard let kind = details["type"]?.string, ["error", "warning", "assert"].contains(kind) else { return }
      let words = (details["args"]?.array ?? []).map { $0["value"]?.text ?? $0["description"]?.string ?? "" }
      complaints.append("console.\(kind): \(words.joined(separator: " "))")
    case "Log.entryAdded":
      guard let level = details["entry"]?["level"]?.string, ["error", "warning"].contains(level) else { return }
      complaints.append(
        "\(level): \(details["entry"]?["text"]?.string ?? "") \(details["entry"]?["url"]?.string ?? "")")
    case "Inspector.targetCrashed": isCrashed = true
    default: break
    }
  }

  private static func isTrue(_ value: JSONValue) -> Bool {
    switch value.content {
    case .null: false
    case .bool(let value): value
    case .number(let value): value != 0
    case .string(let value): !value.isEmpty
    case .array, .object: true
    }
  }

  private static func text(ofException details: JSONValue) -> String {
    let thrown = details["exception"]
    return thrown?["description"]?.string ?? thrown?["value"]?.text ?? details["text"]?.string ?? "an exception"
  }
}
