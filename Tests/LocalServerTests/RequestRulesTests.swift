import Testing

@testable import LocalServer

@Suite("The rules for accepted requests")
struct RequestRulesTests {
  /// A request head and the status that refuses it; nil if it is accepted.
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var line: String
    var fields: [String]
    var status: Int?

    init(_ name: String, _ line: String, _ fields: [String], _ status: Int?) {
      self.name = name
      self.line = line
      self.fields = fields
      self.status = status
    }

    var testDescription: String { name }
  }

  static let page = "Host: 127.0.0.1:8080"
  static let own = "Origin: http://127.0.0.1:8080"
  static let json = "Content-Type: application/json"
  static let two = "Content-Length: 2"

  @Test(
    "a GET",
    arguments: [
      Case("of the page itself", "GET /TOKEN/", [page], nil),
      Case("of a file", "GET /TOKEN/page.css?x=1", [page], nil),
      Case("as HEAD", "HEAD /TOKEN/", [page], nil),
      Case("with names of fields in capitals", "GET /TOKEN/", ["HOST: 127.0.0.1:8080"], nil),
      Case("by localhost", "GET /TOKEN/", ["Host: localhost:8080"], nil),
      Case("by LocalHost", "GET /TOKEN/", ["Host: LocalHost:8080"], nil),
      Case("without Host", "GET /TOKEN/", [], 421),
      Case("with an empty Host", "GET /TOKEN/", ["Host: "], 421),
      Case("with two Hosts", "GET /TOKEN/", [page, page], 421),
      Case("with a second Host of another name", "GET /TOKEN/", [page, "Host: evil.example"], 421),
      Case("by a foreign name that points here", "GET /TOKEN/", ["Host: evil.example:8080"], 421),
      Case("by a name that begins alike", "GET /TOKEN/", ["Host: 127.0.0.1:8080.evil.example"], 421),
      Case("by a name that ends alike", "GET /TOKEN/", ["Host: evil.127.0.0.1:8080"], 421),
      Case("at another port", "GET /TOKEN/", ["Host: 127.0.0.1:8081"], 421),
      Case("without the port", "GET /TOKEN/", ["Host: 127.0.0.1"], 421),
      Case("at another loopback address", "GET /TOKEN/", ["Host: 127.0.0.2:8080"], 421),
      Case("with a user in Host", "GET /TOKEN/", ["Host: me@127.0.0.1:8080"], 421),
      Case("with its own origin", "GET /TOKEN/", [page, own], nil),
      Case(
        "with localhost's origin by localhost", "GET /TOKEN/",
        ["Host: localhost:8080", "Origin: http://localhost:8080"], nil),
      Case("with localhost's origin by number", "GET /TOKEN/", [page, "Origin: http://localhost:8080"], 403),
      Case("with a foreign origin", "GET /TOKEN/", [page, "Origin: http://evil.example"], 403),
      Case("with the origin of a file or frame", "GET /TOKEN/", [page, "Origin: null"], 403),
      Case("with its origin over TLS", "GET /TOKEN/", [page, "Origin: https://127.0.0.1:8080"], 403),
      Case("with the origin of another port", "GET /TOKEN/", [page, "Origin: http://127.0.0.1:8081"], 403),
      Case("with its own origin and a foreign one", "GET /TOKEN/", [page, own, "Origin: http://evil.example"], 403),
      Case("from the page", "GET /TOKEN/", [page, "Sec-Fetch-Site: same-origin"], nil),
      Case("typed by a person", "GET /TOKEN/", [page, "Sec-Fetch-Site: none"], nil),
      Case("from another port's page", "GET /TOKEN/", [page, "Sec-Fetch-Site: same-site"], 403),
      Case("from a foreign page", "GET /TOKEN/", [page, "Sec-Fetch-Site: cross-site"], 403),
      Case(
        "from a foreign page that says both", "GET /TOKEN/",
        [page, "Sec-Fetch-Site: none", "Sec-Fetch-Site: cross-site"], 403),
      Case("without the token", "GET /", [page], 404),
      Case("of a file without the token", "GET /page.css", [page], 404),
      Case("with the token's beginning", "GET /TOKE/", [page], 404),
      Case("with the token and more", "GET /TOKENS/", [page], 404),
      Case("with another token", "GET /TOKEM/", [page], 404),
      Case("with the token in capitals that are not its own", "GET /token/", [page], 404),
      Case("without the slash after the token", "GET /TOKEN", [page], nil),
      Case("without the slash after the token, with a parameter", "GET /TOKEN?x=1", [page], nil),
      Case("of the token's beginning without a slash", "GET /TOKE", [page], 404),
      Case("with the token encoded", "GET /%54OKEN/", [page], 404),
      Case("with the token second", "GET //TOKEN/", [page], 404),
      Case("with the token as a parameter", "GET /?/TOKEN/", [page], 404),
      Case("of a whole address", "GET http://127.0.0.1:8080/TOKEN/", [page], 404),
      Case("of nothing", "GET ", [page], 404),
      Case("of a folder above", "GET /TOKEN/../page.css", [page], 404),
      Case("of a folder above, encoded", "GET /TOKEN/%2e%2E/etc/passwd", [page], 404),
      Case("of a folder above, with its slash encoded", "GET /TOKEN/a%2f..%2fb", [page], 404),
      Case("of a folder above, backwards", #"GET /TOKEN/a\..\b"#, [page], 404),
      Case("with an empty part", "GET /TOKEN//etc/passwd", [page], 404),
      Case("with a zero byte", "GET /TOKEN/page.css%00.js", [page], 404),
      Case("with half a percent", "GET /TOKEN/page%2", [page], 400),
      Case("with a percent of letters", "GET /TOKEN/%zz", [page], 400),
      Case("with a percent and a sign", "GET /TOKEN/%+1", [page], 400),
      Case("with bytes that are no UTF-8", "GET /TOKEN/%ff", [page], 400),
      Case("with a parameter that is no UTF-8", "GET /TOKEN/film?a=%ff", [page], 400),
      Case("with a parameter twice", "GET /TOKEN/film?a=1&a=2", [page], 400),
      Case("with a body", "GET /TOKEN/", [page, two], 400),
      Case("with a body of no length", "GET /TOKEN/", [page, "Content-Length: 0"], nil),
      Case("with a body in chunks", "GET /TOKEN/", [page, "Transfer-Encoding: chunked"], 400),
    ])
  func get(example: Case) {
    Self.check(example)
  }

  @Test(
    "a POST",
    arguments: [
      Case("of the page", "POST /TOKEN/exchange", [page, own, json, two], nil),
      Case(
        "by localhost", "POST /TOKEN/exchange", ["Host: localhost:8080", "Origin: http://localhost:8080", json, two],
        nil),
      Case(
        "with a character set", "POST /TOKEN/exchange",
        [page, own, "Content-Type: Application/JSON; charset=utf-8", two], nil),
      Case("of the longest body", "POST /TOKEN/exchange", [page, own, json, "Content-Length: 1000"], nil),
      Case("without an origin", "POST /TOKEN/exchange", [page, json, two], 403),
      Case("with a foreign origin", "POST /TOKEN/exchange", [page, "Origin: http://evil.example", json, two], 403),
      Case(
        "with a foreign origin and no token", "POST /exchange", [page, "Origin: http://evil.example", json, two], 403),
      Case("without the slash after the token", "POST /TOKEN", [page, own, json, two], 404),
      Case("with no token", "POST /exchange", [page, own, json, two], 404),
      Case(
        "of a form", "POST /TOKEN/exchange", [page, own, "Content-Type: application/x-www-form-urlencoded", two], 415),
      Case("of text, which needs no leave", "POST /TOKEN/exchange", [page, own, "Content-Type: text/plain", two], 415),
      Case(
        "of text that calls itself JSON", "POST /TOKEN/exchange",
        [page, own, "Content-Type: text/plain; application/json", two], 415),
      Case(
        "of a type that begins alike", "POST /TOKEN/exchange", [page, own, "Content-Type: application/jsonp", two], 415),
      Case("of no type", "POST /TOKEN/exchange", [page, own, two], 415),
      Case("of two types", "POST /TOKEN/exchange", [page, own, json, "Content-Type: text/plain", two], 415),
      Case("of no length", "POST /TOKEN/exchange", [page, own, json], 411),
      Case("in chunks", "POST /TOKEN/exchange", [page, own, json, "Transfer-Encoding: chunked"], 411),
      Case(
        "in chunks and of a length", "POST /TOKEN/exchange", [page, own, json, two, "Transfer-Encoding: chunked"], 411),
      Case("of two lengths", "POST /TOKEN/exchange", [page, own, json, two, two], 411),
      Case("of a length below zero", "POST /TOKEN/exchange", [page, own, json, "Content-Length: -1"], 400),
      Case("of a length with a sign", "POST /TOKEN/exchange", [page, own, json, "Content-Length: +2"], 400),
      Case("of an empty length", "POST /TOKEN/exchange", [page, own, json, "Content-Length: "], 400),
      Case("of a body too long by one", "POST /TOKEN/exchange", [page, own, json, "Content-Length: 1001"], 413),
      Case(
        "of a length beyond all numbers", "POST /TOKEN/exchange",
        [page, own, json, "Content-Length: 99999999999999999999"], 413),
    ])
  func post(example: Case) {
    Self.check(example)
  }

  @Test(
    "another method",
    arguments: ["OPTIONS", "PUT", "DELETE", "PATCH", "TRACE", "CONNECT", "get", "FOO"])
  func other(method: String) {
    Self.check(Case(method, "\(method) /TOKEN/", [Self.page, Self.own], 405))
    Self.check(Case("\(method) without an origin", "\(method) /TOKEN/", [Self.page], 403))
    Self.check(
      Case("\(method) of a foreign page", "\(method) /TOKEN/", [Self.page, "Origin: http://evil.example"], 403))
  }

  @Test("an address of IPv6 and one at port 80, as browsers write them")
  func authorities() {
    #expect(Address(host: "::1", port: 8080, token: "t").authorities == ["[::1]:8080", "localhost:8080"])
    #expect(Address(host: "2001:db8::1", port: 8080, token: "t").url == "http://[2001:db8::1]:8080/t/")
    #expect(
      Address(host: "127.0.0.1", port: 80, token: "t").authorities
        == ["127.0.0.1:80", "localhost:80", "127.0.0.1", "localhost"])
    #expect(Address(host: "192.168.1.5", port: 8080, token: "t").authorities == ["192.168.1.5:8080"])
  }

  @Test("the response to a wrong token is always the same")
  func tellsNothing() {
    let lines = [
      "GET /", "GET /TOKEM/", "GET /TOKE", "GET /x/../TOKEN/", "PUT /TOKEM/", "GET /TOKEM/?a=1&a=2", "GET /TOKEM/%zz",
    ]
    let refusals = Set(lines.map { Self.refusal(of: Case($0, $0, [Self.page, Self.own], 404)) })
    #expect(refusals == [Refusal(404, "Not found.")])
  }

  private static func check(_ example: Case, sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(refusal(of: example)?.status == example.status, "\(example.name)", sourceLocation: sourceLocation)
  }

  private static func refusal(of example: Case) -> Refusal? {
    let parts = example.line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let fields = example.fields.map { field in
      let colon = field.firstIndex(of: ":")!
      return (name: String(field[..<colon]), value: String(field[colon...].dropFirst(2)))
    }
    let rules = RequestRules(
      authorities: ["127.0.0.1:8080", "localhost:8080"], token: Token(text: "TOKEN"), bodyBytes: 1000)
    do throws(Refusal) {
      _ = try rules.admit(RequestHead(method: String(parts[0]), target: Array(parts[1].utf8), fields: fields))
      return nil
    } catch {
      return error
    }
  }
}
