/// What a page asks; it has passed all the rules.
public struct Request: Hashable, Sendable {
  /// How it asks.
  public enum Method: Hashable, Sendable {
    /// It wants to know. HEAD comes as this too; its answer is sent without the body.
    case get
    /// It sends something. The body is said to be JSON.
    case post
  }

  /// How the page asks.
  public var method: Method
  /// What follows the token, decoded, without a slash in front: `film`; empty for the page itself.
  ///
  /// Each part between slashes has at least one character and is neither `.` nor `..`.
  public var path: String
  /// The parameters after the question mark, decoded; none comes twice.
  public var query: [String: String]
  /// The bytes of the body, which need not be valid in any way; empty for ``Method/get``.
  public var body: [UInt8]

  /// Makes a request from its parts.
  public init(method: Method, path: String, query: [String: String] = [:], body: [UInt8] = []) {
    self.method = method
    self.path = path
    self.query = query
    self.body = body
  }
}
