#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why the server cannot listen at the requested address.
public enum ServerError: Error, Hashable, Sendable {
  /// The host is not an IP address.
  case notAnAddress(String)
  /// The host is an unspecified address, which stands for all addresses; `choices` are the addresses that others reach.
  case everyAddress(String, choices: [String])
  /// The host is a link-local address, which needs a zone; browsers do not accept one.
  case linkLocal(String)
  /// The host is not an address of this machine; `choices` are its addresses.
  case notOfThisMachine(String, choices: [String])
  /// The port is not from 0 to 65535.
  case notAPort(Int)
  /// Another socket listens there.
  case portInUse(host: String, port: Int)
  /// The port is reserved for privileged processes.
  case portNotAllowed(host: String, port: Int)
  /// The system refused for another reason; `code` is its `errno`.
  case system(host: String, code: Int32)
}

extension ServerError: CustomStringConvertible {
  /// One line: the problem; the correction.
  public var description: String {
    switch self {
    case .notAnAddress(let host):
      "'\(host)' is not an IP address; give 127.0.0.1 to serve this machine only, or its address in the local network"
    case .everyAddress(let host, let choices):
      "\(host) means every address, and the page is served at one; give 127.0.0.1\(Self.or(choices))"
    case .linkLocal(let host):
      "\(host) holds on one link only, and no browser can open it; give another address of this machine"
    case .notOfThisMachine(let host, let choices):
      "\(host) is not an address of this machine; give 127.0.0.1\(Self.or(choices))"
    case .notAPort(let port):
      "\(port) is not a port; give one from 1 to 65535, or 0 for any that is free"
    case .portInUse(let host, let port):
      "port \(port) of \(host) is in use; give another, or 0 for any that is free"
    case .portNotAllowed(let host, let port):
      "port \(port) of \(host) is kept by the system; give one from 1024 up, or 0 for any that is free"
    case .system(let host, let code):
      "cannot serve on \(host): \(String(cString: strerror(code))); give another address of this machine"
    }
  }

  private static func or(_ choices: [String]) -> String {
    choices.isEmpty ? "; it is in no network now" : " or \(choices.joined(separator: " or "))"
  }
}
