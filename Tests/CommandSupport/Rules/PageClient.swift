import Foundation
import Testing

/// Sends requests to the server of a live page.
package struct PageClient {
  /// No server is at the address any more.
  package struct NoConnection: Error {}

  private let port: UInt16
  private let host: String
  private let path: String

  /// - Parameter address: The address that the command printed, with its token.
  package init(_ address: String) throws {
    let url = try #require(URL(string: address))
    port = UInt16(try #require(url.port))
    host = "\(try #require(url.host)):\(port)"
    path = url.path.hasSuffix("/") ? url.path : url.path + "/"
  }

  /// The body of the response.
  package func request(_ method: String, _ name: String, _ body: String = "") throws -> String {
    #if canImport(Glibc)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    defer { close(descriptor) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    let isConnected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    guard isConnected else { throw NoConnection() }
    let head = [
      "\(method) \(path)\(name) HTTP/1.1", "Host: \(host)", "Origin: http://\(host)", "Connection: close",
      "Content-Type: application/json", "Content-Length: \(body.utf8.count)",
    ]
    let bytes = Array((head.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8)
    try #require(write(descriptor, bytes, bytes.count) == bytes.count)
    // The server keeps the connection open.
    var text = ""
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    var bytesRead: [UInt8] = []
    while !Self.isComplete(text), case let count = read(descriptor, &buffer, buffer.count), count > 0 {
      bytesRead += buffer.prefix(count)
      text = String(decoding: bytesRead, as: UTF8.self)
    }
    return text.range(of: "\r\n\r\n").map { String(text[$0.upperBound...]) } ?? text
  }

  /// Whether a text has a whole response.
  private static func isComplete(_ text: String) -> Bool {
    guard let end = text.range(of: "\r\n\r\n") else { return false }
    let lengths = text[..<end.lowerBound].split(separator: "\r\n").compactMap { line -> Int? in
      line.lowercased().hasPrefix("content-length:") ? Int(line.dropFirst(15).drop { $0 == " " }) : nil
    }
    return text[end.upperBound...].utf8.count >= lengths.first ?? 0
  }
}
