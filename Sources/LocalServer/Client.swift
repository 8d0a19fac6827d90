#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One connection, and the request on it that has not come to its end.
final class Client {
  let socket: Int32
  /// When the connection began or the last request on it ended, on the service's clock.
  var waitsSince: Duration
  /// What follows the method in the request at hand.
  var target: [UInt8] = []
  /// What the request asks, once the rules have passed it; its body grows as it comes.
  var admission: RequestRules.Admission?

  /// Whether an answer is on its way.
  var isAnswered = false

  init(socket: Int32, now: Duration) {
    self.socket = socket
    waitsSince = now
  }

  /// Forgets a request that has come to its end.
  func finishRequest(now: Duration) {
    target = []
    admission = nil
    waitsSince = now
    isAnswered = false
  }

  /// Whether the other side has said that it will send no more, and all that it sent was read.
  var isAtEnd: Bool {
    var byte: UInt8 = 0
    return recv(socket, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)) == 0
  }

  /// Ends the connection; the library notices at its next look and cleans up. What was sent still arrives.
  func end() {
    shutdown(socket, Int32(SHUT_RDWR))
  }
}
