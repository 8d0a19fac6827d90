/// The address of a served page.
public struct Address: Hashable, Sendable {
  /// The IP address as in a URL, but without the brackets of IPv6.
  public let host: String
  /// The port, never 0.
  public let port: Int
  /// The secret part of the path.
  public let token: String

  /// The URL to open in a browser.
  public var url: String { "http://\(authority)/\(token)/" }

  /// Host and port as in a URL; IPv6 in brackets.
  var authority: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }

  /// All values of the Host field with which a browser may request the page.
  ///
  /// A browser omits port 80, and uses `localhost` for the loopback addresses if a person types it.
  var authorities: [String] {
    var names = [authority]
    if host == "127.0.0.1" || host == "::1" { names.append("localhost:\(port)") }
    if port == 80 { names += names.map { String($0.dropLast(":80".count)) } }
    return names
  }
}
