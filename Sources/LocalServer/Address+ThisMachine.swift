#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension Address {
  /// The addresses under which other machines reach this one, IPv4 first; empty without a network.
  ///
  /// Link-local addresses are left out: browsers cannot open them.
  public static var ofThisMachine: [String] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var found: [String] = []
    for entry in sequence(first: first, next: { $0?.pointee.ifa_next }) {
      guard let entry = entry?.pointee, let address = entry.ifa_addr else { continue }
      let flags = Int(entry.ifa_flags)
      guard flags & Int(IFF_UP) != 0, flags & Int(IFF_LOOPBACK) == 0, let text = Self.text(of: address) else {
        continue
      }
      if !isLinkLocal(text), !found.contains(text) { found.append(text) }
    }
    return found.filter { !$0.contains(":") } + found.filter { $0.contains(":") }
  }

  /// Whether an address in text form is link-local or contains a zone.
  static func isLinkLocal(_ text: String) -> Bool {
    text.contains("%") || text.hasPrefix("fe80:") || text.hasPrefix("169.254.")
  }

  private static func text(of address: UnsafePointer<sockaddr>) -> String? {
    let count: Int
    switch Int32(address.pointee.sa_family) {
    case AF_INET: count = MemoryLayout<sockaddr_in>.size
    case AF_INET6: count = MemoryLayout<sockaddr_in6>.size
    default: return nil
    }
    return SocketAddress.text(of: address, count: socklen_t(count))
  }
}
