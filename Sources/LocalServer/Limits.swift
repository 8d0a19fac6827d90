/// The limits of a server.
public struct Limits: Hashable, Sendable {
  /// Memory for the head of one request and of its response, in bytes. A longer head is refused with status 431 or 414.
  public var headBytes: Int
  /// The longest body of a request, in bytes. A longer one is refused with status 413 before it is read.
  public var bodyBytes: Int
  /// The number of simultaneous connections. Further ones wait until one ends.
  public var connections: Int
  /// The longest silence of a connection, in seconds. A connection without a completed request for twice as long is
  /// ended too, even if bytes arrive.
  public var idleSeconds: Int

  /// Creates limits; the defaults suit one page.
  public init(
    headBytes: Int = 32 * 1024, bodyBytes: Int = 4 * 1024 * 1024, connections: Int = 64, idleSeconds: Int = 30
  ) {
    self.headBytes = headBytes
    self.bodyBytes = bodyBytes
    self.connections = connections
    self.idleSeconds = idleSeconds
  }
}
