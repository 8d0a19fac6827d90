import CMicroHTTPD

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A small web server for one page, usually used by one person on the same machine.
///
/// It has no thread. ``serve(milliseconds:)`` must be called regularly; requests are answered in that call, one at a
/// time. Only requests with the token of ``address`` are answered, and only from the server's own page.
@MainActor
public final class LocalServer {
  public let address: Address

  private var daemon: Daemon?
  private var isServing = false
  private var stopsAfterServing = false

  /// Starts to listen at an IP address of this machine; if `port` is 0, at a free port.
  ///
  /// `answer` is called from ``serve(milliseconds:)``. It may call ``stop()`` but not ``serve(milliseconds:)``.
  public init(
    host: String = "127.0.0.1", port: Int = 0, limits: Limits = Limits(),
    answer: @escaping @MainActor (Request) -> Response
  ) throws(ServerError) {
    var place = try SocketAddress(host: host, port: port)
    let listening = try place.listen()
    let token = Token()
    address = Address(host: place.host, port: place.port, token: token.text)
    let rules = RequestRules(authorities: address.authorities, token: token, bodyBytes: limits.bodyBytes)
    let service = Service(rules: rules, limits: limits) { request in
      MainActor.assumeIsolated { answer(request) }
    }
    daemon = Daemon(listening: listening, limits: limits, service: service)
    guard daemon != nil else { throw .system(host: place.host, code: errno) }
  }

  /// Waits for requests for at most this time and answers them.
  ///
  /// A signal ends the wait. An incomplete request is continued in the next call. A stopped server returns at once.
  public func serve(milliseconds: Int) {
    precondition(!isServing, "an answer must not serve")
    isServing = true
    daemon?.run(milliseconds: milliseconds)
    isServing = false
    if stopsAfterServing { daemon = nil }
  }

  /// Ends all connections and stops listening. Deinitialization does the same.
  ///
  /// Called from inside an answer, it takes effect after that answer, which may not arrive.
  public func stop() {
    stopsAfterServing = true
    if !isServing { daemon = nil }
  }

  var connectionCount: Int { daemon?.connectionCount ?? 0 }

  /// The version of libmicrohttpd.
  public static var libraryVersion: String { String(cString: MHD_get_version()) }
}
