/// The conditions under which a request is accepted.
///
/// A page of another site in the same browser can send requests here. It does not have the token; its browser sends its
/// origin in Origin and Sec-Fetch-Site; and if its host name resolves to this machine, that name is in Host.
struct RequestRules {
  /// The accepted values of Host.
  var authorities: [String]
  var token: Token
  var bodyBytes: Int

  /// An accepted request.
  struct Admission: Equatable {
    var request: Request
    /// The length of the body that follows.
    var bodyBytes: Int
    /// The path to which the page is redirected. `nil` for all requests except one that lacks the slash after the token.
    var redirection: String?
  }

  /// Checks a head. The thrown refusal is all that the peer receives.
  func admit(_ head: RequestHead) throws(Refusal) -> Admission {
    let host = try host(of: head)
    try checkOrigin(of: head, host: host)
    guard let target = RequestTarget(head.target), token.matches(target.key) else { throw .notFound }
    let method = try method(of: head)
    let bodyBytes = try bodyBytes(of: head, method: method)
    guard target.hasSlash || method != .post else { throw .notFound }
    return Admission(
      request: Request(method: method, path: try target.path(), query: try target.query()), bodyBytes: bodyBytes,
      redirection: target.hasSlash ? nil : "/\(token.text)/")
  }

  private func host(of head: RequestHead) throws(Refusal) -> String {
    let hosts = head.values(of: "host")
    guard hosts.count == 1, let host = authorities.first(where: { RequestHead.isSame($0, hosts[0]) }) else {
      throw Refusal(421, "Nothing is served under this name; open the address that was printed.")
    }
    return host
  }

  private func checkOrigin(of head: RequestHead, host: String) throws(Refusal) {
    let origins = head.values(of: "origin")
    let mayLackOrigin = head.method == "GET" || head.method == "HEAD"
    guard origins.isEmpty ? mayLackOrigin : origins.allSatisfy({ RequestHead.isSame($0, "http://\(host)") }) else {
      throw Refusal(403, "Only the page itself may send this request.")
    }
    let sites = head.values(of: "sec-fetch-site")
    guard sites.allSatisfy({ $0 == "same-origin" || $0 == "none" }) else {
      throw Refusal(403, "No other page may lead here; type or paste the address that was printed.")
    }
  }

  private func method(of head: RequestHead) throws(Refusal) -> Request.Method {
    switch head.method {
    case "GET": return .get
    case "HEAD": return .head
    case "POST": return .post
    default: throw Refusal(405, "Only GET, HEAD and POST are answered.")
    }
  }

  private func bodyBytes(of head: RequestHead, method: Request.Method) throws(Refusal) -> Int {
    let lengths = head.values(of: "content-length")
    let isChunked = !head.values(of: "transfer-encoding").isEmpty
    guard method == .post else {
      guard lengths.allSatisfy({ $0 == "0" }), !isChunked else { throw Refusal(400, "A GET has no body.") }
      return 0
    }
    let types = head.values(of: "content-type")
    guard types.count == 1, Self.isJSON(types[0]) else { throw Refusal(415, "A body must be application/json.") }
    guard lengths.count == 1, !isChunked else { throw Refusal(411, "The length of the body must be stated, once.") }
    guard !lengths[0].isEmpty, lengths[0].utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      throw Refusal(400, "The length of the body is not a number.")
    }
    guard let length = Int(lengths[0]), length <= bodyBytes else {
      throw Refusal(413, "The body is longer than \(bodyBytes) bytes; send less at a time.")
    }
    return length
  }

  private static func isJSON(_ type: String) -> Bool {
    let name = type.prefix { $0 != ";" }
    return RequestHead.isSame(String(name.filter { $0 != " " }), "application/json")
  }
}
