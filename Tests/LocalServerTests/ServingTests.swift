import Testing

@testable import LocalServer

@Suite("A server responds to its page")
@MainActor
struct ServingTests {
  @Test("a GET with its path and parameters decoded")
  func get() throws {
    let test = try TestServer()
    let answer = try #require(try Browser(test.server).request(test.get("film/a%20b?session=0&name=a%26b+c&empty")))
    #expect(answer.status == 200)
    #expect(
      answer.text
        == #"get film/a b [(key: "empty", value: ""), (key: "name", value: "a&b c"), (key: "session", value: "0")] 0"#)
    #expect(answer.fields["content-type"] == "text/plain; charset=utf-8")
  }

  @Test("a POST with its body, byte for byte")
  func post() throws {
    let test = try TestServer()
    let browser = try Browser(test.server)
    let body = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    browser.send(test.posted("exchange", "Content-Length: \(body.count)\r\n"))
    browser.send(body)
    #expect(browser.answer()?.status == 200)
    #expect(test.requests == [Request(method: .post, path: "exchange", body: body)])
  }

  @Test("a POST without a body")
  func emptyPost() throws {
    let test = try TestServer()
    #expect(try Browser(test.server).request(test.post("exchange", ""))?.text == "post exchange [] 0")
  }

  @Test("a HEAD like a GET, without the body")
  func head() throws {
    let test = try TestServer()
    let browser = try Browser(test.server)
    let answer = try #require(browser.request(test.get("film", method: "HEAD")))
    #expect(answer.status == 200)
    #expect(answer.fields["content-length"] == "14" && test.requests.map(\.method) == [.head])
    // If the body were sent, the next response would begin with it.
    #expect(browser.request(test.get("next"))?.text == "get next [] 0")
  }

  @Test("the address without its last slash with a redirection to the page", arguments: ["GET", "HEAD"])
  func redirection(method: String) throws {
    let test = try TestServer()
    let browser = try Browser(test.server)
    let path = "/\(test.server.address.token)"
    let answer = try #require(
      browser.request("\(method) \(path) HTTP/1.1\r\nHost: \(test.server.address.authority)\r\n\r\n"))
    #expect(answer.status == 308 && answer.fields["location"] == path + "/" && test.requests.isEmpty)
    #expect(browser.request(test.get(""))?.text == "get  [] 0")
  }

  @Test("a download with its name in ASCII and in UTF-8; no character of the name can end the header field")
  func download() throws {
    let test = try TestServer { _ in
      var response = Response.text("bytes")
      response.downloadName = "a \"é\"\r\nX: y.touchrec"
      return response
    }
    let answer = try #require(try Browser(test.server).request(test.get("recording")))
    #expect(
      answer.fields["content-disposition"]
        == "attachment; filename=\"a_______X__y.touchrec\"; filename*=UTF-8''a%20%22%C3%A9%22%0D%0AX%3A%20y.touchrec")
    #expect(answer.fields["x"] == nil && answer.text == "bytes")
  }

  @Test("the page itself, with an empty path")
  func page() throws {
    let test = try TestServer()
    let url = test.server.address.url
    #expect(url == "http://127.0.0.1:\(test.server.address.port)/\(test.server.address.token)/")
    #expect(try Browser(test.server).request(test.get(""))?.text == "get  [] 0")
  }

  @Test("a refusal by the handler, after which the connection continues")
  func problem() throws {
    let test = try TestServer { _ in .problem(409, "Say \"when\"\n\\ \u{1}é") }
    let browser = try Browser(test.server)
    for _ in 0..<2 {
      let answer = try #require(browser.request(test.post("exchange", "{}")))
      #expect(answer.status == 409)
      #expect(answer.text == #"{"error":"Say \"when\"\n\\ \u0001é"}"#)
      #expect(answer.fields["content-type"] == "application/json")
      #expect(answer.fields["connection"] != "close")
    }
  }

  @Test("a response of many megabytes to a slow reader")
  func large() throws {
    let body = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 >> 8) }
    let test = try TestServer { _ in Response(status: 200, type: "application/octet-stream", body: body) }
    let slow = try Browser(test.server)
    let other = try Browser(test.server)
    slow.send(test.get("film"))
    // The first client does not read; the other one is served.
    for _ in 0..<50 { test.server.serve(milliseconds: 1) }
    #expect(other.request(test.get("film"))?.body == body)
    #expect(slow.answer()?.body == body)
  }

  @Test("many requests on one connection, and pipelined ones, in their order")
  func pipeline() throws {
    let test = try TestServer()
    let browser = try Browser(test.server)
    browser.send((0..<200).map { $0 % 3 == 0 ? test.post("p\($0)", "{\($0)}") : test.get("p\($0)") }.joined())
    for number in 0..<200 {
      #expect(browser.answer()?.text.split(separator: " ")[1] == "p\(number)")
    }
    #expect(test.requests.map(\.path) == (0..<200).map { "p\($0)" })
  }

  @Test("a request that arrives byte by byte")
  func dribble() throws {
    let test = try TestServer()
    let browser = try Browser(test.server)
    for byte in test.post("exchange", #"{"seq":1}"#).utf8 {
      #expect(test.requests.isEmpty)
      browser.send([byte])
      browser.turn(milliseconds: 0)
    }
    #expect(browser.answer()?.text == "post exchange [] 9")
  }

  @Test("a client that has closed its sending half")
  func halfClosed() throws {
    let test = try TestServer()
    let browser = try Browser(test.server)
    browser.send(test.get("film"))
    browser.hangUp(onlySending: true)
    #expect(browser.answer()?.status == 200)
    browser.wait("the end") { browser.isEnded }
  }

  @Test("HTTP/1.0, with closing afterwards")
  func oldVersion() throws {
    let test = try TestServer()
    let browser = try Browser(test.server)
    let answer = browser.request(test.get("film").replacing("HTTP/1.1", with: "HTTP/1.0"))
    #expect(answer?.status == 200)
    browser.wait("the end") { browser.isEnded }
  }
}
