import Testing

@testable import LocalServer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A raw connection to a server under test. The connection and the server run alternately, without threads and
/// sleeping.
@MainActor
final class Browser {
  private(set) var socket: Int32
  let server: LocalServer
  /// The received bytes that were not read yet.
  private(set) var received: [UInt8] = []
  /// Whether the server has closed the connection.
  private(set) var isEnded = false

  private var buffer = [UInt8](repeating: 0, count: 65536)

  init(_ server: LocalServer, port: Int? = nil) throws {
    self.server = server
    // Programs that other tests start at the same time must not inherit the socket; the server would not see its end.
    #if canImport(Glibc)
      socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    #else
      socket = Darwin.socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port ?? server.address.port).bigEndian
    inet_pton(AF_INET, server.address.host, &address.sin_addr)
    let result = withUnsafeBytes(of: &address) { bytes in
      connect(socket, bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count))
    }
    try #require(result == 0)
    _ = fcntl(socket, F_SETFL, O_NONBLOCK)
  }

  deinit {
    close(socket)
  }

  /// Closes this side of the connection, or only its sending half.
  func hangUp(onlySending: Bool = false) {
    if onlySending {
      shutdown(socket, Int32(SHUT_WR))
    } else {
      close(socket)
      socket = -1
    }
  }

  /// Closes the connection with a reset.
  func reset() {
    var option = linger(l_onoff: 1, l_linger: 0)
    setsockopt(socket, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    hangUp()
  }

  /// Sends all bytes while the server reads in turns. Stops early when the server closes the connection.
  func send(_ bytes: some Collection<UInt8>) {
    var rest = Array(bytes)[...]
    while !rest.isEmpty && !isEnded {
      let count = rest.withUnsafeBytes { Self.sendQuietly(socket, $0) }
      if count > 0 { rest = rest.dropFirst(count) }
      if count < 0, errno != EAGAIN, errno != EINTR { isEnded = true }
      if !rest.isEmpty { turn() }
    }
  }

  func send(_ text: String) {
    send(Array(text.utf8))
  }

  /// Runs the server once and reads the received bytes.
  func turn(milliseconds: Int = 1) {
    server.serve(milliseconds: milliseconds)
    while true {
      let count = recv(socket, &buffer, buffer.count, 0)
      if count > 0 { received += buffer[..<count] }
      if count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR) { isEnded = true }
      guard count > 0 else { return }
    }
  }

  /// Takes turns until the condition is true. Records an issue if it never is.
  func wait(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation, until isDone: () -> Bool
  ) {
    for _ in 0..<5_000 {
      if isDone() { return }
      turn()
    }
    Issue.record("never: \(what)", sourceLocation: sourceLocation)
  }

  /// The next complete response; nil if the connection ends before.
  func answer(toHead: Bool = false, sourceLocation: SourceLocation = #_sourceLocation) -> Answer? {
    var answer: Answer?
    wait("an answer or the end", sourceLocation: sourceLocation) {
      if let (first, count) = Answer.first(in: received, hasBody: !toHead) {
        received.removeFirst(count)
        answer = first
        return true
      }
      return isEnded
    }
    return answer
  }

  /// Drops the first received bytes without parsing them.
  func drop(_ count: Int) {
    received.removeFirst(count)
  }

  /// Sends a request and returns its response.
  func request(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> Answer? {
    send(text)
    return answer(toHead: text.hasPrefix("HEAD"), sourceLocation: sourceLocation)
  }

  private static func sendQuietly(_ socket: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.send(socket, bytes.baseAddress, bytes.count, 0)
    #elseif canImport(Glibc)
      Glibc.send(socket, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    #else
      Musl.send(socket, bytes.baseAddress, bytes.count, MSG_NOSIGNAL)
    #endif
  }
}
