import Testing

@testable import LocalServer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite("A server limits sizes, connections and times")
@MainActor
struct BoundsTests {
  @Test(
    "a head of 1 KB is answered, one over the limit is refused by the library", arguments: [1_000, 100_000])
  func head(count: Int) throws {
    let test = try TestServer()
    let browser = try Browser(test.server)
    let answer = browser.request(test.get("film", "X-Long: \(String(repeating: "x", count: count))\r\n"))
    if count < Limits().headBytes {
      #expect(answer?.status == 200)
    } else {
      #expect(answer == nil || [413, 414, 431].contains(answer?.status))
      #expect(test.requests.isEmpty)
      browser.wait("the end") { browser.isEnded }
    }
  }

  @Test(
    "a path of 1 KB is answered, one over the limit is refused by the library", arguments: [1_000, 100_000])
  func path(count: Int) throws {
    let test = try TestServer()
    let browser = try Browser(test.server)
    let answer = browser.request(test.get(String(repeating: "x", count: count)))
    if count < Limits().headBytes {
      #expect(answer?.status == 200)
    } else {
      #expect(answer == nil || [413, 414, 431].contains(answer?.status))
      #expect(test.requests.isEmpty)
      browser.wait("the end") { browser.isEnded }
    }
  }

  @Test("ten thousand fields are refused by the library")
  func manyFields() throws {
    let test = try TestServer()
    let answer = try Browser(test.server).request(test.get("film", (0..<10_000).map { "X\($0): 1\r\n" }.joined()))
    #expect(answer == nil || answer?.status == 431 || answer?.status == 413)
    #expect(test.requests.isEmpty)
  }

  @Test("the longest body is accepted, one byte more is not", arguments: [0, 1])
  func body(more: Int) throws {
    let test = try TestServer(limits: Limits(bodyBytes: 50_000))
    let browser = try Browser(test.server)
    browser.send(test.post("exchange", String(repeating: "x", count: 50_000 + more)))
    #expect(browser.answer()?.status == (more == 0 ? 200 : 413))
    #expect(test.requests.map(\.body.count) == (more == 0 ? [50_000] : []))
    if more == 1 { browser.wait("the end") { browser.isEnded } }
  }

  @Test("bytes after a body are the next request, not more of the body")
  func bodyAndMore() throws {
    let test = try TestServer()
    let browser = try Browser(test.server)
    browser.send(test.posted("exchange", "Content-Length: 2\r\n") + "{}" + test.get("next"))
    #expect(browser.answer()?.text == "post exchange [] 2")
    #expect(browser.answer()?.text == "get next [] 0")
  }

  @Test("connections over the limit wait until others end")
  func connections() throws {
    let test = try TestServer(limits: Limits(connections: 8))
    let browsers = try (0..<40).map { _ in try Browser(test.server) }
    for browser in browsers { browser.send(test.get("film")) }
    #expect(browsers[0].answer()?.status == 200)
    #expect(browsers[7].answer()?.status == 200)
    for _ in 0..<20 { browsers[39].turn() }
    #expect(browsers.count { !$0.received.isEmpty } == 0 && test.requests.count == 8)
    for browser in browsers[..<39] { browser.hangUp() }
    #expect(browsers[39].answer()?.status == 200)
  }

  @Test("an idle connection is closed, whether or not it has sent a request before")
  func idle() throws {
    let test = try TestServer(limits: Limits(idleSeconds: 1))
    let new = try Browser(test.server)
    let old = try Browser(test.server)
    #expect(old.request(test.get("film"))?.status == 200)
    new.wait("the end") { new.isEnded }
    old.wait("the end") { old.isEnded }
  }

  @Test("a slow body is closed after twice the idle time, a complete request is not")
  func dribble() throws {
    let dribble = try Dribble(Limits(idleSeconds: 30))
    dribble.sendHead()
    // An hour without serving counts as one second.
    dribble.wait(seconds: 1, each: .seconds(3600))
    dribble.wait(seconds: 58)
    dribble.service.finishRequest(on: dribble.connection)
    dribble.wait(seconds: 60)
    #expect(!dribble.isEnded)
    dribble.wait(seconds: 1)
    #expect(dribble.isEnded)
  }

  @Test(
    "a connection whose first head is incomplete is closed after five seconds, with many connections after one",
    arguments: [(64, 5), (1, 1)])
  func slowHead(connections: Int, seconds: Int) throws {
    let dribble = try Dribble(Limits(connections: connections))
    dribble.wait(seconds: seconds)
    #expect(!dribble.isEnded)
    dribble.wait(seconds: 1)
    #expect(dribble.isEnded)
  }

  @Test("slow connections without a token do not keep others out")
  func crowd() throws {
    let test = try TestServer(limits: Limits(connections: 8, crowdedSeconds: 0))
    let slow = try (0..<16).map { _ in try Browser(test.server) }
    for browser in slow { browser.send("GET /") }
    let browser = try Browser(test.server)
    #expect(browser.request(test.get("film"))?.status == 200)
  }

  @Test("aborted connections are released", arguments: ["GET /", "POST", "whole"])
  func leaving(what: String) throws {
    let test = try TestServer { _ in .text(String(repeating: "x", count: 1_000_000)) }
    for number in 0..<40 {
      let browser = try Browser(test.server)
      switch what {
      case "POST": browser.send(test.posted("exchange", "Content-Length: 1000\r\n") + "{")
      case "whole": browser.send(test.get("film"))
      default: browser.send(what)
      }
      browser.turn()
      if number.isMultiple(of: 2) { browser.reset() } else { browser.hangUp() }
    }
    // The peer's end of stream arrives within a bounded number of turns.
    for _ in 0..<5_000 where test.server.connectionCount > 0 { test.server.serve(milliseconds: 1) }
    #expect(test.server.connectionCount == 0)
  }
}

/// A connection whose requests are incomplete, and its service.
private final class Dribble {
  let service: Service
  let connection = OpaquePointer(bitPattern: 1)!
  private let sockets: [Int32]

  init(_ limits: Limits) throws {
    var pair: [Int32] = [0, 0]
    #if canImport(Glibc)
      try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &pair) == 0)
    #else
      try #require(socketpair(AF_UNIX, SOCK_STREAM, 0, &pair) == 0)
    #endif
    sockets = pair
    service = Service(rules: RequestRules(authorities: [], token: Token(), bodyBytes: 0), limits: limits) { _ in
      .text("")
    }
    service.connect(connection, socket: sockets[0])
  }

  deinit { sockets.forEach { close($0) } }

  /// The head of a request with the token has arrived, and its body has not.
  func sendHead() { service.clients[connection]?.hasBeenAdmitted = true }

  /// Serves without a byte from the peer.
  func wait(seconds: Int, each pause: Duration = .seconds(1)) {
    for _ in 0..<seconds { service.endConnections(after: pause, isIdle: true) }
  }

  var isEnded: Bool {
    var byte: UInt8 = 0
    return recv(sockets[1], &byte, 1, Int32(MSG_DONTWAIT)) == 0
  }
}
