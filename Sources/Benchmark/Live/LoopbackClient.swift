import CommandLineSupport
import Foundation

/// A persistent connection to a server on this machine. It sends a request and waits for the response.
///
/// It supports only the form of the live page's responses: a status line, fields, and a body of stated length.
final class LoopbackClient {
  struct Answer {
    var status: Int
    var body: [UInt8]
  }

  private let socket: Int32
  private let authority: String
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  init(port: UInt16) throws {
    authority = "127.0.0.1:\(port)"
    socket = Foundation.socket(AF_INET, Self.stream, 0)
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_port = port.bigEndian
    place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let code = withUnsafePointer(to: &place) { place in
      place.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard code == 0 else { throw Self.broken("does not let anyone in (error \(errno))") }
    // Browsers disable Nagle's algorithm too.
    var isOn: Int32 = 1
    setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, socklen_t(MemoryLayout<Int32>.size))
    // The timeout turns a hanging server into a failure. It is long because ending a long session takes time.
    var receiveTimeout = timeval(tv_sec: 300, tv_usec: 0)
    setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &receiveTimeout, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(socket) }

  #if canImport(Glibc)
    private static let stream = Int32(SOCK_STREAM.rawValue)
  #else
    private static let stream = SOCK_STREAM
  #endif

  func get(_ path: String) throws -> Answer {
    try send(Array("GET \(path) HTTP/1.1\r\nHost: \(authority)\r\n\r\n".utf8))
    return try receive()
  }

  func post(_ path: String, _ body: [UInt8]) throws -> Answer {
    let head = """
      POST \(path) HTTP/1.1\r\nHost: \(authority)\r\nOrigin: http://\(authority)\r\n\
      Content-Type: application/json\r\nContent-Length: \(body.count)\r\n\r\n
      """
    try send(Array(head.utf8) + body)
    return try receive()
  }

  private func send(_ bytes: [UInt8]) throws {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { Foundation.send(socket, $0.baseAddress, $0.count, 0) }
      guard count > 0 else { throw Self.broken("takes nothing more (error \(errno))") }
      sent += count
    }
  }

  private func receive() throws -> Answer {
    var bytes: [UInt8] = []
    var end: Int?
    while end == nil {
      let before = max(bytes.count - 3, 0)
      try read(into: &bytes)
      end = Self.endOfHead(in: bytes, from: before)
    }
    let start = end ?? 0
    let head = String(decoding: bytes[..<start], as: UTF8.self).lowercased()
    let lines = head.split(separator: "\r\n")
    guard let status = lines.first?.split(separator: " ").dropFirst().first.flatMap({ Int($0) }),
      let field = lines.first(where: { $0.hasPrefix("content-length:") }),
      let length = Int(field.dropFirst("content-length:".count).filter { $0 != " " })
    else { throw Self.broken("answers what is not understood: \(lines.first ?? "nothing")") }
    while bytes.count < start + length { try read(into: &bytes) }
    return Answer(status: status, body: Array(bytes[start...]))
  }

  private func read(into bytes: inout [UInt8]) throws {
    let count = recv(socket, &buffer, buffer.count, 0)
    guard count > 0 else { throw Self.broken(count == 0 ? "hangs up" : "answers nothing (error \(errno))") }
    bytes.append(contentsOf: buffer[..<count])
  }

  /// The index after the empty line that ends the head.
  private static func endOfHead(in bytes: [UInt8], from start: Int) -> Int? {
    let mark: [UInt8] = [13, 10, 13, 10]
    guard bytes.count >= mark.count else { return nil }
    for place in start...(bytes.count - mark.count) where bytes[place] == 13 {
      if bytes[place..<(place + mark.count)].elementsEqual(mark) { return place + mark.count }
    }
    return nil
  }

  private static func broken(_ what: String) -> CommandFailure {
    CommandFailure(.internalError, "the capture's server \(what)")
  }
}
