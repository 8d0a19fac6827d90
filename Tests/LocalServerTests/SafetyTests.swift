import Testing

@testable import LocalServer

@Suite("A server refuses foreign requests")
@MainActor
struct SafetyTests {
  /// A request's bytes; `TOKEN` and `HOST` are replaced by the server's own.
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var text: String
    var status: Int

    init(_ name: String, _ text: String, _ status: Int) {
      self.name = name
      self.text = text
      self.status = status
    }

    var testDescription: String { name }
  }

  @Test(
    "a refused request does not reach the page's handler, and the connection ends",
    arguments: [
      Case("no token", "GET / HTTP/1.1\r\nHost: HOST\r\n\r\n", 404),
      Case("a wrong token", "GET /aaaaaaaaaaaaaaaaaaaaaaaaaa/ HTTP/1.1\r\nHost: HOST\r\n\r\n", 404),
      Case("a name that points here", "GET /TOKEN/ HTTP/1.1\r\nHost: evil.example\r\n\r\n", 421),
      Case("an old request without Host", "GET /TOKEN/ HTTP/1.0\r\n\r\n", 421),
      Case("a request without Host", "GET /TOKEN/ HTTP/1.1\r\n\r\n", 421),
      Case("a foreign page's GET", "GET /TOKEN/ HTTP/1.1\r\nHost: HOST\r\nSec-Fetch-Site: cross-site\r\n\r\n", 403),
      Case(
        "a foreign page's POST",
        "POST /TOKEN/x HTTP/1.1\r\nHost: HOST\r\nOrigin: http://evil.example\r\n"
          + "Content-Type: application/json\r\nContent-Length: 2\r\n\r\n{}", 403),
      Case(
        "a foreign page's question whether it may",
        "OPTIONS /TOKEN/x HTTP/1.1\r\nHost: HOST\r\nOrigin: http://evil.example\r\n"
          + "Access-Control-Request-Method: POST\r\n\r\n", 403),
      Case("OPTIONS", "OPTIONS /TOKEN/x HTTP/1.1\r\nHost: HOST\r\nOrigin: http://HOST\r\n\r\n", 405),
      Case("PUT", "PUT /TOKEN/x HTTP/1.1\r\nHost: HOST\r\nOrigin: http://HOST\r\nContent-Length: 2\r\n\r\n{}", 405),
      Case("a folder above", "GET /TOKEN/../../etc/passwd HTTP/1.1\r\nHost: HOST\r\n\r\n", 404),
      Case("an encoded folder above", "GET /TOKEN/%2e%2e/x HTTP/1.1\r\nHost: HOST\r\n\r\n", 404),
      Case("an encoded zero byte", "GET /TOKEN/page.css%00 HTTP/1.1\r\nHost: HOST\r\n\r\n", 404),
      Case(
        "a body in chunks",
        "POST /TOKEN/x HTTP/1.1\r\nHost: HOST\r\nOrigin: http://HOST\r\nContent-Type: application/json\r\n"
          + "Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n", 411),
      Case(
        "a body too long",
        "POST /TOKEN/x HTTP/1.1\r\nHost: HOST\r\nOrigin: http://HOST\r\nContent-Type: application/json\r\n"
          + "Content-Length: 4194305\r\n\r\n", 413),
      Case(
        "a body too long, waiting for leave",
        "POST /TOKEN/x HTTP/1.1\r\nHost: HOST\r\nOrigin: http://HOST\r\nContent-Type: application/json\r\n"
          + "Content-Length: 4194305\r\nExpect: 100-continue\r\n\r\n", 413),
      Case("a form", "POST /TOKEN/x HTTP/1.1\r\nHost: HOST\r\nOrigin: http://HOST\r\nContent-Length: 2\r\n\r\n{}", 415),
    ])
  func refuses(example: Case) throws {
    let test = try TestServer()
    let browser = try Browser(test.server)
    let text = example.text.replacing("TOKEN", with: test.server.address.token)
      .replacing("HOST", with: test.server.address.authority)
    let answer = try #require(browser.request(text))
    #expect(answer.status == example.status)
    #expect(answer.text.hasPrefix(#"{"error":""#))
    #expect(!answer.text.contains(test.server.address.token))
    #expect((answer.fields["allow"] != nil) == (example.status == 405))
    Self.checkFields(of: answer)
    browser.wait("the end") { browser.isEnded }
    #expect(test.requests.isEmpty)
    #expect(try Browser(test.server).request(test.get("after"))?.status == 200)
  }

  @Test("every response forbids the browser to share its content")
  func fields() throws {
    let test = try TestServer()
    let browser = try Browser(test.server)
    for text in [test.get(""), test.get("film", method: "HEAD"), test.post("exchange", "{}")] {
      Self.checkFields(of: try #require(browser.request(text)))
    }
  }

  @Test(
    "invalid bytes end the connection only",
    arguments: [
      "\r\n\r\n\r\n", "x", "GET\r\n\r\n", "GET /\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\0\0\0\0\r\n\r\n",
      "\u{16}\u{3}\u{1}\u{2}\0\u{1}\0\u{1}\u{FC}\u{3}\u{3}", "GET / HTTP/1.1\r\n: \r\n\r\n",
      "GET / HTTP/1.1\r\nHost\r\n\r\n",
      "POST /TOKEN/ HTTP/1.1\r\nHost: HOST\r\nContent-Length: -5\r\n\r\n",
      "POST /TOKEN/ HTTP/1.1\r\nHost: HOST\r\nContent-Length: x\r\n\r\n",
      "POST /TOKEN/ HTTP/1.1\r\nHost: HOST\r\nContent-Length: 99999999999999999999999\r\n\r\n",
      "POST /TOKEN/ HTTP/1.1\r\nHost: HOST\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    ])
  func noRequest(text: String) throws {
    let test = try TestServer()
    let browser = try Browser(test.server)
    browser.send(
      text.replacing("TOKEN", with: test.server.address.token).replacing("HOST", with: test.server.address.authority))
    browser.hangUp(onlySending: true)
    browser.wait("the end") { browser.isEnded }
    #expect(test.requests.isEmpty)
    #expect(try Browser(test.server).request(test.get("after"))?.status == 200)
  }

  /// The C library ends a text at a zero byte; no browser sends one.
  @Test("bytes after a zero byte in a line are ignored")
  func zeroBytes() throws {
    let test = try TestServer()
    let (token, authority) = (test.server.address.token, test.server.address.authority)
    _ = try Browser(test.server).request("GET /\(token)/a\0b HTTP/1.1\r\nHost: \(authority)\r\n\r\n")
    _ = try Browser(test.server).request("GET /\(token)\0/a HTTP/1.1\r\nHost: \(authority)\r\n\r\n")
    _ = try Browser(test.server).request("GET /\(token)/c HTTP/1.1\r\nHost: evil\0\(authority)\r\n\r\n")
    #expect(Set(test.requests).isSubset(of: [Request(method: .get, path: "a")]))
  }

  /// Checks the fields of every response, and that no field grants access to other origins.
  private static func checkFields(of answer: Answer, sourceLocation: SourceLocation = #_sourceLocation) {
    let wanted = [
      "content-security-policy":
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; "
        + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "cache-control": "no-store",
      "cross-origin-resource-policy": "same-origin",
      "cross-origin-opener-policy": "same-origin",
    ]
    for (name, value) in wanted {
      #expect(answer.fields[name] == value, sourceLocation: sourceLocation)
    }
    #expect(!answer.fields.keys.contains { $0.hasPrefix("access-control") }, sourceLocation: sourceLocation)
  }
}
