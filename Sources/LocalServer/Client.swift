/// One connection, and the request on it that has not come to its end.
final class Client {
  let socket: Int32
  /// When the connection began or the last request on it ended, on the service's clock.
  var waitsSince: Duration
  /// What follows the method in the request at hand.
  var target: [UInt8] = []
  /// What the request asks, once the rules have passed it; its body grows as it comes.
  var admission: RequestRules.Admission?

  init(socket: Int32, now: Duration) {
    self.socket = socket
    waitsSince = now
  }

  /// Forgets a request that has come to its end.
  func finishRequest(now: Duration) {
    target = []
    admission = nil
    waitsSince = now
  }
}
