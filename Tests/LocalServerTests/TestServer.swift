@testable import LocalServer

/// A server whose answers say what was asked, with the requests it was given.
@MainActor
final class TestServer {
  private(set) var requests: [Request] = []
  private(set) var server: LocalServer!

  init(limits: Limits = Limits(), answer: @escaping @MainActor (Request) -> Response = TestServer.echo) throws {
    server = try LocalServer(limits: limits) { [unowned self] request in
      requests.append(request)
      return answer(request)
    }
  }

  nonisolated static func echo(_ request: Request) -> Response {
    .text("\(request.method) \(request.path) \(request.query.sorted(by: <)) \(request.body.count)")
  }

  /// A GET as a browser sends it, with more fields before the blank line; each ends in a line end.
  func get(_ path: String, method: String = "GET", _ fields: String = "") -> String {
    "\(method) /\(server.address.token)/\(path) HTTP/1.1\r\nHost: \(server.address.authority)\r\n\(fields)\r\n"
  }

  /// A POST of the page, whole.
  func post(_ path: String, _ body: String) -> String {
    posted(path, "Content-Length: \(body.utf8.count)\r\n") + body
  }

  /// The head of a POST of the page, without a length.
  func posted(_ path: String, _ fields: String) -> String {
    get(
      path, method: "POST",
      "Origin: http://\(server.address.authority)\r\nContent-Type: application/json\r\n\(fields)")
  }
}
