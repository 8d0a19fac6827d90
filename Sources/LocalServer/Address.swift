/// Where a page is served.
public struct Address: Hashable, Sendable {
  /// The IP address, as browsers write it but without the brackets of IPv6.
  public let host: String
  /// The port, never 0.
  public let port: Int
  /// The secret part of the path.
  public let token: String

  /// What a browser is to open.
  public var url: String { "http://\(authority)/\(token)/" }

  /// Host and port as they stand in addresses; IPv6 in brackets.
  var authority: String { host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)" }

  /// All the names a browser may have reached the page by.
  ///
  /// A browser leaves out port 80, and calls the usual loopback addresses `localhost` if a person does.
  var authorities: [String] {
    var names = [authority]
    if host == "127.0.0.1" || host == "::1" { names.append("localhost:\(port)") }
    if port == 80 { names += names.map { String($0.dropLast(":80".count)) } }
    return names
  }
}
