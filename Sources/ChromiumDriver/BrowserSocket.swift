import ChildProcess
import Foundation
import JSONText

/// The browser's debugging messages: JSON texts that end with a zero byte.
final class BrowserSocket {
  /// The browser's end of the socket.
  private(set) var theirs: Int32
  private var ours: Int32
  private var unread: [UInt8] = []

  init() throws {
    guard let ends = ChildProcess.makeSocketPair() else { throw BrowserError("no socket for a browser") }
    (ours, theirs) = ends
    #if canImport(Darwin)
      var isOn: Int32 = 1
      setsockopt(ours, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  deinit {
    closeTheirs()
    closeOurs()
  }

  /// Closes this process's copy of the browser's end, after the browser was started.
  func closeTheirs() {
    if theirs >= 0 { close(theirs) }
    theirs = -1
  }

  private func closeOurs() {
    if ours >= 0 { close(ours) }
    ours = -1
  }

  /// Closes the sending side and waits until the browser closes its end, or until the limit.
  func finish(within limit: Duration) {
    guard ours >= 0 else { return }
    shutdown(ours, Int32(SHUT_WR))
    let deadline = ContinuousClock.now + limit
    while (try? hasBytes(by: deadline)) == true, (try? read()) != nil {}
    closeOurs()
  }

  func send(_ message: JSONValue) throws {
    #if canImport(Darwin)
      let flags: Int32 = 0
    #else
      let flags = Int32(MSG_NOSIGNAL)
    #endif
    var bytes = (Array(message.text.utf8) + [0])[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.send(ours, $0.baseAddress, $0.count, flags) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw BrowserError("the browser has ended") }
      bytes = bytes.dropFirst(count)
    }
  }

  /// The next message; `nil` if none arrived by the deadline.
  func next(by deadline: ContinuousClock.Instant) throws -> JSONValue? {
    var searched = 0
    while true {
      if let end = unread[searched...].firstIndex(of: 0) {
        defer { unread.removeFirst(end + 1) }
        return try JSONValue.parse(unread[..<end])
      }
      searched = unread.count
      guard try hasBytes(by: deadline) else { return nil }
      try read()
    }
  }

  private func hasBytes(by deadline: ContinuousClock.Instant) throws -> Bool {
    var state = pollfd(fd: ours, events: Int16(POLLIN), revents: 0)
    let left = ContinuousClock.now.duration(to: deadline)
    // Rounded up: a wait of zero milliseconds would be a busy loop.
    let milliseconds = left <= .zero ? 0 : Int32(min(left / .milliseconds(1), 60_000).rounded(.up))
    let code = poll(&state, 1, milliseconds)
    if code < 0, errno != EINTR { throw BrowserError("the browser cannot be read from") }
    return code > 0
  }

  private func read() throws {
    let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      count = max(0, Foundation.read(ours, buffer.baseAddress, buffer.count))
    }
    guard !chunk.isEmpty else { throw BrowserError("the browser has ended") }
    unread += chunk
  }
}
