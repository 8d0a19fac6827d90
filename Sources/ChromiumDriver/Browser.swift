import ChildProcess
package import Foundation
package import JSONText

/// A headless Chromium with its own profile, controlled through its debugging socket. It ends with this object.
///
/// All work is done on the caller's thread: the browser's messages are read while a call waits.
package final class Browser {
  /// The folder for the browser's files.
  package let home: String

  private let child: ChildProcess
  private let socket: BrowserSocket
  private var lastNumber = 0
  private var replies: [Int: JSONValue] = [:]
  private var unanswered: [Int: String] = [:]
  private var tabs: [String: Weak] = [:]

  private struct Weak { weak var tab: Tab? }

  /// The leader of the browser's process group.
  package var process: pid_t { child.identifier }

  /// The path of the program: `$TOUCHREPLAY_BROWSER`, or the first of the usual names on the PATH.
  package static let path: String? = {
    let environment = ProcessInfo.processInfo.environment
    if let named = environment["TOUCHREPLAY_BROWSER"] {
      return FileManager.default.isExecutableFile(atPath: named) ? named : nil
    }
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let names = ["chromium", "chromium-browser", "google-chrome"]
    return names.lazy.flatMap { name in folders.lazy.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  package static var isInstalled: Bool { path != nil }

  /// The reason for which tests and measurements are skipped if there is no browser. `script/test` repeats it.
  package static let absence = "needs a browser: install chromium, or name one in $TOUCHREPLAY_BROWSER"

  /// A browser that all tests of a process share, because a start takes as long as a test. It ends with the process.
  package static func shared() throws -> Browser {
    if let running, (try? running.call("Browser.getVersion")) != nil { return running }
    if running == nil { atexit { Browser.running?.end() } }
    let browser = try Browser()
    running = browser
    return browser
  }

  /// Used by one test at a time, and at the end of the process.
  private nonisolated(unsafe) static var running: Browser?

  /// Starts a browser with its own folder for the profile and all other files.
  package init() throws {
    guard let path = Self.path else { throw BrowserError(Self.absence) }
    // A short name: the folder contains a socket, whose path is limited to about a hundred characters.
    let folder = FileManager.default.temporaryDirectory.appending(path: "browser-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    home = folder.path
    socket = try BrowserSocket()
    child = try Self.start(path, home: home, socket: socket.theirs)
    socket.closeTheirs()
    try call("Browser.getVersion", within: .seconds(30))
  }

  deinit { end() }

  /// Ends the browser with all its processes, and removes its files.
  package func end() {
    guard !child.hasEnded else { return }
    // Without a client the browser closes its profile and ends; it closes its end of the socket last.
    socket.finish(within: .seconds(5))
    child.signal(SIGKILL)
    child.wait()
    try? FileManager.default.removeItem(atPath: home)
  }

  /// Opens an empty tab.
  ///
  /// - Parameter domains: The kinds of events that the browser reports for the tab. A measurement needs fewer than a
  ///   test.
  package func makeTab(reporting domains: [String] = ["Page", "Runtime", "Log"]) throws -> Tab {
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"]?.string ?? ""
    let attached = try call("Target.attachToTarget", ["targetId": JSONValue(target), "flatten": true])
    let session = attached["sessionId"]?.string ?? ""
    let tab = Tab(self, target: target, session: session)
    tabs[session] = Weak(tab: tab)
    try tab.prepare(domains)
    return tab
  }

  /// Calls a method of the debugging protocol and returns its result.
  @discardableResult package func call(
    _ method: String, _ parameters: JSONValue = [:], session: String? = nil, within limit: Duration = .seconds(20)
  ) throws -> JSONValue {
    let number = try send(method, parameters, session: session)
    let deadline = ContinuousClock.now + limit
    while true {
      if let reply = replies.removeValue(forKey: number) { return try Self.result(of: method, in: reply) }
      guard try receive(by: deadline) else { throw BrowserError("no answer to \(method) within \(limit)") }
    }
  }

  /// Calls a method without waiting; ``settle(within:)`` waits for its result.
  package func post(_ method: String, _ parameters: JSONValue, session: String?) throws {
    unanswered[try send(method, parameters, session: session)] = method
  }

  /// Waits for the results of all posted calls.
  package func settle(within limit: Duration = .seconds(20)) throws {
    let deadline = ContinuousClock.now + limit
    while let (number, method) = unanswered.first {
      if let reply = replies.removeValue(forKey: number) {
        unanswered[number] = nil
        _ = try Self.result(of: method, in: reply)
      } else if try !receive(by: deadline) {
        throw BrowserError("no answer to \(method) within \(limit)")
      }
    }
  }

  /// Reads the browser's messages until a time.
  package func listen(until moment: ContinuousClock.Instant) throws {
    while try receive(by: moment) {}
  }

  private func send(_ method: String, _ parameters: JSONValue, session: String?) throws -> Int {
    lastNumber += 1
    var members = [
      JSONMember(key: "id", value: JSONValue(lastNumber)),
      JSONMember(key: "method", value: JSONValue(method)), JSONMember(key: "params", value: parameters),
    ]
    if let session { members.append(JSONMember(key: "sessionId", value: JSONValue(session))) }
    try socket.send(JSONValue(.object(members)))
    return lastNumber
  }

  /// Reads one message. Returns false if none arrived in time.
  private func receive(by deadline: ContinuousClock.Instant) throws -> Bool {
    guard let message = try socket.next(by: deadline) else { return false }
    if let number = message["id"]?.integer {
      replies[number] = message
    } else if let session = message["sessionId"]?.string, let method = message["method"]?.string {
      try tabs[session]?.tab?.receive(method, message["params"] ?? [:])
    }
    return true
  }

  private static func result(of method: String, in reply: JSONValue) throws -> JSONValue {
    if let error = reply["error"] { throw BrowserError("\(method): \(error["message"]?.string ?? error.text)") }
    return reply["result"] ?? [:]
  }
}
