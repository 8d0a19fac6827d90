import Testing

@testable import LocalServer

@Suite("The server's address")
@MainActor
struct PlaceTests {
  @Test(
    "an address of another machine is refused with a message",
    arguments: [
      ("example.com", ServerError.notAnAddress("example.com")),
      ("", .notAnAddress("")),
      ("256.1.1.1", .notAnAddress("256.1.1.1")),
      ("127.0.0.1:80", .notAnAddress("127.0.0.1:80")),
      ("[::1]", .notAnAddress("[::1]")),
      ("0.0.0.0", .everyAddress("0.0.0.0", choices: Address.ofThisMachine)),
      ("0", .everyAddress("0.0.0.0", choices: Address.ofThisMachine)),
      ("::", .everyAddress("::", choices: Address.ofThisMachine)),
      ("fe80::1", .linkLocal("fe80::1")),
      ("169.254.1.1", .linkLocal("169.254.1.1")),
      ("224.0.0.251", .notOfThisMachine("224.0.0.251", choices: Address.ofThisMachine)),
      ("255.255.255.255", .notOfThisMachine("255.255.255.255", choices: Address.ofThisMachine)),
      ("ff02::fb", .notOfThisMachine("ff02::fb", choices: Address.ofThisMachine)),
      // RFC 5737 reserves the address for documentation; no machine has it.
      ("192.0.2.1", .notOfThisMachine("192.0.2.1", choices: Address.ofThisMachine)),
    ])
  func wrongHost(host: String, error: ServerError) {
    #expect(throws: error) { _ = try LocalServer(host: host) { _ in .text("") } }
    #expect(error.description.contains("; give "))
  }

  @Test("an invalid port number is refused", arguments: [-1, 65536])
  func wrongPort(port: Int) {
    #expect(throws: ServerError.notAPort(port)) { _ = try LocalServer(port: port) { _ in .text("") } }
  }

  @Test("a port in use is refused, and is free after its server has stopped")
  func portInUse() throws {
    let first = try TestServer()
    let port = first.server.address.port
    #expect(throws: ServerError.portInUse(host: "127.0.0.1", port: port)) {
      _ = try LocalServer(port: port) { _ in .text("") }
    }
    let browser = try Browser(first.server)
    #expect(browser.request(first.get(""))?.status == 200)
    first.server.stop()
    let second = try LocalServer(port: port) { _ in .text("") }
    #expect(second.address.port == port)
    #expect(second.address.token != first.server.address.token)
  }

  @Test(
    "localhost, short forms and IPv6 are written in the form of browsers",
    arguments: [("localhost", "127.0.0.1"), ("127.1", "127.0.0.1"), ("127.0.0.5", "127.0.0.5")])
  func host(host: String, written: String) throws {
    let server = try LocalServer(host: host) { _ in .text("") }
    #expect(server.address.host == written)
    #expect(server.address.url.hasPrefix("http://\(written):\(server.address.port)/"))
  }

  @Test("every address of this machine can be served", arguments: Address.ofThisMachine + ["127.0.0.1"])
  func own(host: String) throws {
    #expect(try LocalServer(host: host) { _ in .text("") }.address.host == host)
    #expect(host == "127.0.0.1" || !host.hasPrefix("127."))
  }

  @Test("a stopped server serves nothing, and stops only once")
  func stop() throws {
    let test = try TestServer()
    let browser = try Browser(test.server)
    browser.send(test.get("film"))
    test.server.stop()
    test.server.stop()
    test.server.serve(milliseconds: 1000)
    #expect(test.requests.isEmpty)
    browser.wait("the end") { browser.isEnded }
  }

  @Test("a request handler may stop the server")
  func stopInside() throws {
    var server: LocalServer?
    let test = try TestServer { _ in
      server?.stop()
      return .text("bye")
    }
    server = test.server
    let browser = try Browser(test.server)
    browser.send(test.get("film"))
    browser.wait("the end") { browser.isEnded }
    #expect(test.requests.count == 1)
    #expect(throws: Never.self) { _ = try LocalServer(port: test.server.address.port) { _ in .text("") } }
  }

  @Test("a deallocated server ends its connections")
  func goesAway() throws {
    var test: TestServer? = try TestServer()
    let other = try TestServer()
    let port = try #require(test).server.address.port
    // The connection takes turns with the other server because its own server is released.
    let browser = try Browser(other.server, port: port)
    test?.server.serve(milliseconds: 5)
    test = nil
    browser.wait("the end") { browser.isEnded }
  }
}
