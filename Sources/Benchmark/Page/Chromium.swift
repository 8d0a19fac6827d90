import CommandLineSupport
import Foundation
import JSONText

/// A headless Chromium that was started to be measured, told what to do through its debugging socket.
final class Chromium {
  private let process: pid_t
  private let socket: Int32
  private var lastNumber = 0
  private var session: String?
  private var unread: [UInt8] = []
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  /// Where the browser is: what `$TOUCHREPLAY_BROWSER` names, or the first of the usual names on the PATH; `nil` for none.
  static func path() -> String? {
    let environment = ProcessInfo.processInfo.environment
    if let named = environment["TOUCHREPLAY_BROWSER"] {
      return FileManager.default.isExecutableFile(atPath: named) ? named : nil
    }
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    return ["chromium", "chromium-browser", "google-chrome"].lazy.flatMap { name in folders.map { "\($0)/\(name)" } }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// Starts the browser with a tab of a window of this size, in points; all that it writes is in a folder.
  init(path: String, folder: String, width: Int, height: Int) throws {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Self.stream, 0, &ends) == 0 else { throw Self.broken("cannot be spoken to") }
    socket = ends[0]
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    // The browser listens on its file 3 and speaks on 4; its end must not be one of these before.
    let theirs = fcntl(ends[1], F_DUPFD_CLOEXEC, 10)
    close(ends[1])
    var patience = timeval(tv_sec: 30, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
    var words = [
      path, "--headless=new", "--remote-debugging-pipe", "--user-data-dir=\(folder)/chromium", "--no-first-run",
      "--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-extensions",
      "--disable-breakpad", "--disable-dev-shm-usage", "--disable-hang-monitor", "--mute-audio",
      "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1", "--window-size=\(width),\(height)",
    ]
    // Chromium refuses to start its sandbox for root.
    if geteuid() == 0 { words.append("--no-sandbox") }
    process = try Self.start(words + ["about:blank"], home: folder, socket: theirs)
    close(theirs)
    let target = try call("Target.createTarget", #"{"url": "about:blank"}"#)["targetId"]?.string ?? ""
    let parameters = #"{"targetId": "\#(target)", "flatten": true}"#
    session = try call("Target.attachToTarget", parameters)["sessionId"]?.string
  }

  deinit {
    close(socket)
    // It has a group of its own, and the processes that it started are in there.
    kill(-process, SIGKILL)
    var status: Int32 = 0
    waitpid(process, &status, 0)
  }

  #if canImport(Glibc)
    private static let stream = Int32(SOCK_STREAM.rawValue)
  #else
    private static let stream = SOCK_STREAM
  #endif

  private static func start(_ words: [String], home: String, socket: Int32) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    for (file, mode) in [(Int32(0), O_RDONLY), (1, O_WRONLY), (2, O_WRONLY)] {
      posix_spawn_file_actions_addopen(&actions, file, "/dev/null", mode, 0)
    }
    for file: Int32 in [3, 4] { posix_spawn_file_actions_adddup2(&actions, socket, file) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    let variables = ProcessInfo.processInfo.environment.filter { $0.key != "HOME" && !$0.key.hasPrefix("XDG_") }
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    var environment: [UnsafeMutablePointer<CChar>?] =
      variables.map { strdup("\($0.key)=\($0.value)") } + [strdup("HOME=\(home)"), nil]
    defer { for word in arguments + environment { free(word) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, words[0], &actions, &attributes, &arguments, &environment)
    guard code == 0 else {
      throw CommandFailure(.unavailable, path: words[0], "cannot be started (error \(code)); install chromium")
    }
    return process
  }

  /// Asks the browser, or its tab once there is one, for something; the parameters are JSON.
  @discardableResult
  func call(_ method: String, _ parameters: String) throws -> JSONValue {
    lastNumber += 1
    let tab = session.map { #", "sessionId": "\#($0)""# } ?? ""
    let message = #"{"id": \#(lastNumber), "method": "\#(method)", "params": \#(parameters)\#(tab)}"#
    try send(Array(message.utf8) + [0])
    while true {
      let reply = try next()
      guard reply["id"]?.integer == lastNumber else { continue }
      if let error = reply["error"]?["message"]?.string { throw Self.broken("refuses \(method): \(error)") }
      return reply["result"] ?? reply
    }
  }

  /// What a JavaScript expression comes to, in the page.
  @discardableResult
  func evaluate(_ expression: String) throws -> JSONValue {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("expression")
      writer.string(expression)
      writer.key("returnByValue")
      writer.bool(true)
    }
    let reply = try call("Runtime.evaluate", writer.finish())
    if let trouble = reply["exceptionDetails"] {
      throw Self.broken("fails at '\(expression)': \(trouble["exception"]?["description"]?.string ?? "?")")
    }
    return reply["result"]?["value"] ?? reply
  }

  private func send(_ bytes: [UInt8]) throws {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { Foundation.send(socket, $0.baseAddress, $0.count, 0) }
      guard count > 0 else { throw Self.broken("has ended") }
      sent += count
    }
  }

  private func next() throws -> JSONValue {
    while true {
      if let end = unread.firstIndex(of: 0) {
        defer { unread.removeFirst(end + 1) }
        return try JSONValue.parse(Array(unread[..<end]))
      }
      let count = recv(socket, &buffer, buffer.count, 0)
      guard count > 0 else { throw Self.broken("says nothing more") }
      unread.append(contentsOf: buffer[..<count])
    }
  }

  private static func broken(_ what: String) -> CommandFailure {
    CommandFailure(.internalError, "the browser \(what)")
  }
}
