#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Why nothing can be served where it was asked.
public enum ServerError: Error, Hashable, Sendable {
  /// The host is a name or something else that is no IP address.
  case notAnAddress(String)
  /// The host stands for every address of this machine; `choices` are those that others reach it by.
  case everyAddress(String, choices: [String])
  /// The host is an address that only holds on one link and needs a zone, which browsers do not take.
  case linkLocal(String)
  /// The host is an address of some other machine; `choices` are those of this one.
  case notOfThisMachine(String, choices: [String])
  /// The port is not from 0 to 65535.
  case notAPort(Int)
  /// Something is listening there already.
  case portInUse(host: String, port: Int)
  /// The system keeps the port to itself.
  case portNotAllowed(host: String, port: Int)
  /// The system refused for another reason; `code` is its `errno`.
  case system(host: String, code: Int32)
}

extension ServerError: CustomStringConvertible {
  /// One line: what is wrong; what to do.
  public var description: String {
    switch self {
    case .notAnAddress(let host):
      "'\(host)' is no IP address; give 127.0.0.1 to serve this machine only, or its address in the local network"
    case .everyAddress(let host, let choices):
      "\(host) stands for every address, and the page is served under one; give 127.0.0.1\(Self.or(choices))"
    case .linkLocal(let host):
      "\(host) holds on one link only, and no browser can open it; give another address of this machine"
    case .notOfThisMachine(let host, let choices):
      "\(host) is no address of this machine; give 127.0.0.1\(Self.or(choices))"
    case .notAPort(let port):
      "\(port) is no port; give one from 1 to 65535, or 0 for any that is free"
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
