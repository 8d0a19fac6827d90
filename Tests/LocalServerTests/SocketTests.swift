import Testing

@testable import LocalServer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite("The listening socket")
struct SocketTests {
  @Test("is not inherited by child processes, and never blocks its server")
  func flags() throws {
    var place = try SocketAddress(host: "127.0.0.1", port: 0)
    let socket = try place.listen()
    defer { close(socket) }
    #expect(place.port > 0)
    #expect(fcntl(socket, F_GETFD) & FD_CLOEXEC != 0)
    #expect(fcntl(socket, F_GETFL) & O_NONBLOCK != 0)
  }

  @Test("is closed if it cannot listen")
  func failure() throws {
    var first = try SocketAddress(host: "127.0.0.1", port: 0)
    let socket = try first.listen()
    defer { close(socket) }
    let before = Self.lowestFree()
    for _ in 0..<300 {
      var second = try SocketAddress(host: "127.0.0.1", port: first.port)
      #expect(throws: ServerError.portInUse(host: "127.0.0.1", port: first.port)) { _ = try second.listen() }
    }
    // Tests that run at the same time may have opened files.
    #expect(Self.lowestFree() < before + 150)
  }

  @Test(
    "is refused with a remedy",
    arguments: [
      (
        ServerError.notAnAddress("x"),
        "'x' is not an IP address; give 127.0.0.1 to serve this machine only, or its address"
      ),
      (.everyAddress("::", choices: []), "served at one; give 127.0.0.1; it is in no network now"),
      (.everyAddress("::", choices: ["10.0.0.2", "fd00::2"]), "give 127.0.0.1 or 10.0.0.2 or fd00::2"),
      (
        .notOfThisMachine("10.0.0.9", choices: ["10.0.0.2"]),
        "not an address of this machine; give 127.0.0.1 or 10.0.0.2"
      ),
      (.portInUse(host: "127.0.0.1", port: 80), "port 80 of 127.0.0.1 is in use; give another, or 0"),
      (.portNotAllowed(host: "127.0.0.1", port: 80), "kept by the system; give one from 1024 up"),
      (.notAPort(-1), "-1 is not a port; give one from 1 to 65535"),
    ])
  func sentence(error: ServerError, part: String) {
    #expect(error.description.contains(part))
  }

  @Test(
    "a link-local address is distinguished from others",
    arguments: [
      ("fe80::1", true), ("fe80::1%eth0", true), ("fd00::1%eth0", true), ("169.254.0.1", true), ("192.168.1.5", false),
      ("fd00::1", false), ("169.25.4.1", false), ("fe8::1", false),
    ])
  func linkLocal(text: String, isLinkLocal: Bool) {
    #expect(Address.isLinkLocal(text) == isLinkLocal)
  }

  @Test("other machines get no loopback or link-local addresses, IPv4 first, none twice")
  func own() {
    let own = Address.ofThisMachine
    #expect(Set(own).count == own.count)
    #expect(own.allSatisfy { !$0.hasPrefix("127.") && $0 != "::1" && !Address.isLinkLocal($0) })
    #expect(own.drop { !$0.contains(":") }.allSatisfy { $0.contains(":") })
  }

  /// The descriptor of the next opened file.
  private static func lowestFree() -> Int32 {
    let number = open("/dev/null", O_RDONLY)
    close(number)
    return number
  }
}
