#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An IP address and a port as a socket address.
struct SocketAddress {
  private var storage = sockaddr_storage()
  private var count: socklen_t = 0

  /// The shortest text form of the address.
  private(set) var host = ""
  /// The requested port, or the port that the system assigned.
  private(set) var port: Int

  /// Parses an address; `localhost` stands for 127.0.0.1.
  init(host: String, port: Int) throws(ServerError) {
    guard (0...65535).contains(port) else { throw .notAPort(port) }
    self.port = port
    var hints = addrinfo()
    hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV
    hints.ai_socktype = stream
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host == "localhost" ? "127.0.0.1" : host, String(port), &hints, &found) == 0,
      let address = found?.pointee.ai_addr, let length = found?.pointee.ai_addrlen,
      let text = Self.text(of: address, count: length)
    else { throw .notAnAddress(host) }
    defer { freeaddrinfo(found) }
    if text == "0.0.0.0" || text == "::" { throw .everyAddress(text, choices: Address.ofThisMachine) }
    if Self.isOfMany(text) { throw .notOfThisMachine(text, choices: Address.ofThisMachine) }
    if Address.isLinkLocal(text) { throw .linkLocal(text) }
    self.host = text
    count = length
    withUnsafeMutableBytes(of: &storage) {
      $0.copyMemory(from: UnsafeRawBufferPointer(start: address, count: Int(length)))
    }
  }

  /// Whether an address in text form is multicast, broadcast or reserved. The system binds a socket to it, but no
  /// browser can connect.
  private static func isOfMany(_ text: String) -> Bool {
    text.contains(":")
      ? text.hasPrefix("ff") && text.prefix { $0 != ":" }.count == 4
      : text.split(separator: ".").first.flatMap { Int($0) } ?? 0 >= 224
  }

  /// Creates a listening socket and sets `port` to its port.
  mutating func listen() throws(ServerError) -> Int32 {
    let listening = socket(Int32(storage.ss_family), stream, 0)
    guard listening >= 0 else { throw .system(host: host, code: errno) }
    do throws(ServerError) {
      // Allows the port of a server that has just ended.
      try set(SO_REUSEADDR, SOL_SOCKET, of: listening)
      // Child processes, such as a browser, must not inherit the socket.
      guard fcntl(listening, F_SETFD, FD_CLOEXEC) == 0, fcntl(listening, F_SETFL, O_NONBLOCK) == 0 else {
        throw ServerError.system(host: host, code: errno)
      }
      let isBound = withAddress { bind(listening, $0, $1) } == 0
      guard isBound, Self.listen(listening) == 0 else { throw failure(code: errno) }
      port = try boundPort(of: listening)
      return listening
    } catch {
      close(listening)
      throw error
    }
  }

  private func set(_ option: Int32, _ level: Int32, of listening: Int32) throws(ServerError) {
    var isOn: Int32 = 1
    guard setsockopt(listening, level, option, &isOn, socklen_t(MemoryLayout<Int32>.size)) == 0 else {
      throw .system(host: host, code: errno)
    }
  }

  private func failure(code: Int32) -> ServerError {
    switch code {
    case EADDRNOTAVAIL: .notOfThisMachine(host, choices: Address.ofThisMachine)
    case EADDRINUSE: .portInUse(host: host, port: port)
    case EACCES: .portNotAllowed(host: host, port: port)
    default: .system(host: host, code: code)
    }
  }

  private func boundPort(of listening: Int32) throws(ServerError) -> Int {
    var bound = sockaddr_storage()
    var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let result = withUnsafeMutableBytes(of: &bound) { bytes in
      getsockname(listening, bytes.baseAddress!.assumingMemoryBound(to: sockaddr.self), &length)
    }
    guard result == 0 else { throw .system(host: host, code: errno) }
    // In both families the port is in the two bytes after the family, in network byte order.
    return withUnsafeBytes(of: bound) { Int($0[2]) << 8 | Int($0[3]) }
  }

  private func withAddress(_ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32) -> Int32 {
    withUnsafeBytes(of: storage) { body($0.baseAddress!.assumingMemoryBound(to: sockaddr.self), count) }
  }

  /// The text of an address without its port.
  static func text(of address: UnsafePointer<sockaddr>, count: socklen_t) -> String? {
    var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
    guard getnameinfo(address, count, &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0 else { return nil }
    return text.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
  }

  private static func listen(_ socket: Int32) -> Int32 {
    #if canImport(Glibc)
      Glibc.listen(socket, 64)
    #elseif canImport(Musl)
      Musl.listen(socket, 64)
    #else
      Darwin.listen(socket, 64)
    #endif
  }
}

#if canImport(Glibc)
  private let stream = Int32(SOCK_STREAM.rawValue)
#else
  private let stream = SOCK_STREAM
#endif
