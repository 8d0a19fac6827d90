import CMicroHTTPD

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A small web server for one page, of one person, mostly on the same machine.
///
/// It has no thread: ``serve(milliseconds:)`` is called as often as it is to do something, and the answers are made in there,
/// one at a time. Only who knows the token in the ``address`` is answered, and no page but its own.
@MainActor
public final class LocalServer {
  /// Where the page is.
  public let address: Address

  private var daemon: Daemon?
  private var isServing = false
  private var stopsAfterServing = false

  /// Listens from now on at an IP address of this machine, at a port that is free if `port` is 0.
  ///
  /// `answer` is called from ``serve(milliseconds:)``. It may stop the server, but not serve.
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

  /// Answers what has come, after waiting for something to come for at most this time.
  ///
  /// A signal ends the wait. A request that has come only in part is left to the next call. A stopped server returns at once.
  public func serve(milliseconds: Int) {
    precondition(!isServing, "an answer must not serve")
    isServing = true
    daemon?.run(milliseconds: milliseconds)
    isServing = false
    if stopsAfterServing { daemon = nil }
  }

  /// Ends all connections and listens no more; the server stops too when it goes away.
  ///
  /// From inside an answer it ends them after that answer, which may then not arrive.
  public func stop() {
    stopsAfterServing = true
    if !isServing { daemon = nil }
  }

  /// How many connections there are.
  var connectionCount: Int { daemon?.connectionCount ?? 0 }

  /// The version of the library that speaks HTTP.
  public static var libraryVersion: String { String(cString: MHD_get_version()) }
}
