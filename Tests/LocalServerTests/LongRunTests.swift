import Testing

@testable import LocalServer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite("A server in its own process")
struct LongRunTests {
  @Test("survives clients that disconnect before their response, and prints nothing")
  func quiet() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent, \.standardOutputContent]
    ) {
      try await MainActor.run {
        signal(SIGPIPE, SIG_DFL)
        let test = try TestServer { _ in .text(String(repeating: "x", count: 2_000_000)) }
        for number in 0..<20 {
          let browser = try Browser(test.server)
          browser.send(number < 10 ? test.get("film") : "rubbish\r\n\r\n")
          // The response has begun and does not fit into the socket's buffer. Its rest is written to a closed
          // connection.
          for _ in 0..<1_000 where number < 10 && test.requests.count <= number { test.server.serve(milliseconds: 1) }
          browser.reset()
          for _ in 0..<5 { test.server.serve(milliseconds: 1) }
        }
        guard test.requests.count == 10 else { exit(2) }
      }
    }
    #expect(result?.standardErrorContent == [])
  }

  #if os(Linux)
    @Test("holds no more memory after 5,000 requests on one connection than after 500")
    func memory() async {
      await #expect(processExitsWith: .success) {
        try await MainActor.run {
          var count = 0
          let server = try LocalServer { request in
            count += request.body.count
            return .json(request.body)
          }
          let browser = try Browser(server)
          let body = #"{"seq":1}"#
          let text =
            "POST /\(server.address.token)/exchange HTTP/1.1\r\nHost: \(server.address.authority)\r\n"
            + "Origin: http://\(server.address.authority)\r\nContent-Type: application/json\r\n"
            + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
          // All responses have the length of the first. Parsing each of them would take longer than serving it.
          browser.send(text)
          browser.wait("an answer") { Answer.first(in: browser.received, hasBody: true) != nil }
          let length = browser.received.count
          browser.drop(length)
          let hundred = Array(String(repeating: text, count: 100).utf8)
          var before = 0
          for number in 1...50 {
            browser.send(hundred)
            browser.wait("a hundred answers") { browser.received.count >= 100 * length || browser.isEnded }
            guard browser.received.count == 100 * length else { exit(2) }
            browser.drop(100 * length)
            if number == 5 { before = residentBytes() }
          }
          // Sixty bytes retained for each request would exceed the limit.
          let grown = residentBytes() - before
          guard count == 5_001 * body.utf8.count, grown < 250_000 else { exit(3) }
        }
      }
    }
  #endif
}

#if os(Linux)
  /// The resident memory of this process in bytes.
  private func residentBytes() -> Int {
    let file = open("/proc/self/statm", O_RDONLY)
    defer { close(file) }
    var buffer = [UInt8](repeating: 0, count: 200)
    let count = max(0, read(file, &buffer, buffer.count))
    let fields = String(decoding: buffer[..<count], as: UTF8.self).split(separator: " ")
    guard fields.count > 1, let pages = Int(fields[1]) else { exit(4) }
    return pages * Int(getpagesize())
  }
#endif
