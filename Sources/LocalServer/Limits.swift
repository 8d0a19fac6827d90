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
  /// The longest time from the start of a connection to its first complete head, in seconds. A connection without the
  /// token cannot be kept longer.
  public var headSeconds: Int
  /// The same while ``connections`` are open, so that new ones need not wait for slow ones.
  public var crowdedSeconds: Int

  /// Creates limits; the defaults suit one page.
  public init(
    headBytes: Int = 32 * 1024, bodyBytes: Int = 4 * 1024 * 1024, connections: Int = 64, idleSeconds: Int = 30,
    headSeconds: Int = 5, crowdedSeconds: Int = 1
  ) {
    self.headBytes = headBytes
    self.bodyBytes = bodyBytes
    self.connections = connections
    self.idleSeconds = idleSeconds
    self.headSeconds = headSeconds
    self.crowdedSeconds = crowdedSeconds
  }
}
