/// A request from the page that has passed all rules.
public struct Request: Hashable, Sendable {
  public enum Method: Hashable, Sendable {
    case get
    /// The response is sent without its body. A handler must not change anything for it.
    case head
    /// POST. The content type is JSON.
    case post
  }

  public var method: Method
  /// The decoded path after the token, without a leading slash; empty for the page itself.
  ///
  /// Each component has at least one character and is neither `.` nor `..`.
  public var path: String
  /// The decoded query parameters; none occurs twice.
  public var query: [String: String]
  /// The bytes of the body, not validated; empty except for ``Method/post``.
  public var body: [UInt8]

  public init(method: Method, path: String, query: [String: String] = [:], body: [UInt8] = []) {
    self.method = method
    self.path = path
    self.query = query
    self.body = body
  }
}
