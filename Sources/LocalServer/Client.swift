#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One connection and its unfinished request.
final class Client {
  let socket: Int32
  /// When the connection began or its last request ended, on the service's clock.
  var waitsSince: Duration
  /// The target of the current request.
  var target: [UInt8] = []
  /// The current request after it has passed the rules; its body grows as it arrives.
  var admission: RequestRules.Admission?

  /// Whether a request of this connection had the token and passed the rules.
  var hasBeenAdmitted = false

  /// Whether a response is being sent.
  var isAnswered = false

  init(socket: Int32, now: Duration) {
    self.socket = socket
    waitsSince = now
  }

  /// Resets the state after a request has ended.
  func finishRequest(now: Duration) {
    target = []
    admission = nil
    waitsSince = now
    isAnswered = false
  }

  /// Whether the peer has closed its side and all its bytes were read.
  var isAtEnd: Bool {
    var byte: UInt8 = 0
    return recv(socket, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)) == 0
  }

  /// Ends the connection. The library cleans up at its next pass; bytes that were sent still arrive.
  func end() {
    shutdown(socket, Int32(SHUT_RDWR))
  }
}
