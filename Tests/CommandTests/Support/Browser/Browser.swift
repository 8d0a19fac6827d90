import Foundation
import JSONText
import Testing

/// A headless Chromium with a profile of its own, driven through its debugging socket; it ends with this object.
///
/// Everything happens on the caller's thread: what the browser says is taken in while something is waited for.
final class Browser {
  /// The head of the browser's process group.
  let process: pid_t
  /// The folder that it writes to.
  let home: String

  private let socket: BrowserSocket
  private var hasEnded = false
  private var lastNumber = 0
  private var replies: [Int: JSONValue] = [:]
  private var unanswered: [Int: String] = [:]
  private var tabs: [String: Weak] = [:]

  private struct Weak { weak var tab: Tab? }

  /// The program; `$TOUCHREPLAY_BROWSER` names it, or else the first of the usual names on the PATH is taken.
  static let path: String? = {
    let environment = ProcessInfo.processInfo.environment
    if let named = environment["TOUCHREPLAY_BROWSER"] {
      return FileManager.default.isExecutableFile(atPath: named) ? named : nil
    }
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    let names = ["chromium", "chromium-browser", "google-chrome"]
    return names.lazy.flatMap { name in folders.lazy.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }()

  static var isInstalled: Bool { path != nil }

  /// Why a test that needs a browser is left out; `script/test` repeats it.
  static let absence: Comment = "needs a browser: install chromium, or name one in $TOUCHREPLAY_BROWSER"

  /// The browser that all tests of ``InABrowser`` share, since a start takes as long as a test; it ends with their process.
  static func shared() throws -> Browser {
    if let running, (try? running.call("Browser.getVersion")) != nil { return running }
    if running == nil { atexit { Browser.running?.end() } }
    let browser = try Browser()
    running = browser
    return browser
  }

  /// Touched by one test at a time, and by the process's end.
  private nonisolated(unsafe) static var running: Browser?

  /// Starts a browser, which keeps its profile and all that it writes in a folder of its own.
  init() throws {
    guard let path = Self.path else { throw BrowserTrouble("\(Self.absence)") }
    // A short name: it holds a socket, whose path may have about a hundred characters.
    let folder = FileManager.default.temporaryDirectory.appending(path: "browser-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
    home = folder.path
    socket = try BrowserSocket()
    process = try Self.start(path, home: home, socket: socket.theirs)
    socket.closeTheirs()
    try call("Browser.getVersion", within: .seconds(30))
  }

  deinit { end() }

  /// Ends the browser with all its processes, and removes what it wrote.
  func end() {
    guard !hasEnded else { return }
    hasEnded = true
    socket.closeOurs()
    var status: Int32 = 0
    let hasLeft = RunningTool.eventually { waitpid(process, &status, WNOHANG) != 0 }
    kill(-process, SIGKILL)
    if !hasLeft { waitpid(process, &status, 0) }
    try? FileManager.default.removeItem(atPath: home)
  }

  /// Opens an empty tab.
  func makeTab() throws -> Tab {
    let target = try call("Target.createTarget", ["url": "about:blank"])["targetId"]?.string ?? ""
    let attached = try call("Target.attachToTarget", ["targetId": JSONValue(target), "flatten": true])
    let session = attached["sessionId"]?.string ?? ""
    let tab = Tab(self, target: target, session: session)
    tabs[session] = Weak(tab: tab)
    try tab.prepare()
    return tab
  }

  /// Asks for something and returns the answer.
  @discardableResult func call(
    _ method: String, _ parameters: JSONValue = [:], session: String? = nil, within limit: Duration = .seconds(20)
  ) throws -> JSONValue {
    let number = try send(method, parameters, session: session)
    let deadline = ContinuousClock.now + limit
    while true {
      if let reply = replies.removeValue(forKey: number) { return try Self.result(of: method, in: reply) }
      guard try hear(by: deadline) else { throw BrowserTrouble("no answer to \(method) within \(limit)") }
    }
  }

  /// Asks for something whose answer is looked at in ``settle()``, so that the next can be asked meanwhile.
  func post(_ method: String, _ parameters: JSONValue, session: String?) throws {
    unanswered[try send(method, parameters, session: session)] = method
  }

  /// Waits until all that was posted is done.
  func settle(within limit: Duration = .seconds(20)) throws {
    let deadline = ContinuousClock.now + limit
    while let (number, method) = unanswered.first {
      if let reply = replies.removeValue(forKey: number) {
        unanswered[number] = nil
        _ = try Self.result(of: method, in: reply)
      } else if try !hear(by: deadline) {
        throw BrowserTrouble("no answer to \(method) within \(limit)")
      }
    }
  }

  /// Takes in what the browser says until a moment has come.
  func listen(until moment: ContinuousClock.Instant) throws {
    while try hear(by: moment) {}
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

  /// Takes in one message; whether one came in time.
  private func hear(by deadline: ContinuousClock.Instant) throws -> Bool {
    guard let message = try socket.next(by: deadline) else { return false }
    if let number = message["id"]?.integer {
      replies[number] = message
    } else if let session = message["sessionId"]?.string, let method = message["method"]?.string {
      try tabs[session]?.tab?.hear(method, message["params"] ?? [:])
    }
    return true
  }

  private static func result(of method: String, in reply: JSONValue) throws -> JSONValue {
    if let error = reply["error"] { throw BrowserTrouble("\(method): \(error["message"]?.string ?? error.text)") }
    return reply["result"] ?? [:]
  }
}
