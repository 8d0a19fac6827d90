@testable import LocalServer

/// A server whose responses repeat the request. It keeps the received requests.
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

  /// A GET request as a browser sends it, with further fields before the empty line. Each field ends with a line break.
  func get(_ path: String, method: String = "GET", _ fields: String = "") -> String {
    "\(method) /\(server.address.token)/\(path) HTTP/1.1\r\nHost: \(server.address.authority)\r\n\(fields)\r\n"
  }

  /// A complete POST request of the page.
  func post(_ path: String, _ body: String) -> String {
    posted(path, "Content-Length: \(body.utf8.count)\r\n") + body
  }

  /// The head of a POST request of the page, without a length.
  func posted(_ path: String, _ fields: String) -> String {
    get(
      path, method: "POST",
      "Origin: http://\(server.address.authority)\r\nContent-Type: application/json\r\n\(fields)")
  }
}
