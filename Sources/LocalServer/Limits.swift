/// How much a server takes from those who speak to it.
public struct Limits: Hashable, Sendable {
  /// Memory for the head of one request and its answer's, in bytes; a longer head is refused with status 431 or 414.
  public var headBytes: Int
  /// The longest body of a request, in bytes; a longer one is refused with status 413 before it is read.
  public var bodyBytes: Int
  /// Connections at one time; more wait until one ends.
  public var connections: Int
  /// How long a connection may be silent. One on which no request has come to its end for twice as long is ended too,
  /// however busily it dribbles.
  public var idleSeconds: Int

  /// States all bounds; the defaults suit one page.
  public init(
    headBytes: Int = 32 * 1024, bodyBytes: Int = 4 * 1024 * 1024, connections: Int = 64, idleSeconds: Int = 30
  ) {
    self.headBytes = headBytes
    self.bodyBytes = bodyBytes
    self.connections = connections
    self.idleSeconds = idleSeconds
  }
}
