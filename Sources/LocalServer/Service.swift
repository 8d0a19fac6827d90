import CMicroHTTPD

/// Handles the events of all connections.
///
/// The library stores no reference to a client: clients are looked up by connection, so that none can be released too
/// early.
final class Service {
  let rules: RequestRules
  private let limits: Limits
  private let answer: (Request) -> Response
  private(set) var clients: [OpaquePointer: Client] = [:]
  /// The time that was spent serving. It is shorter than the elapsed time if the process did other work.
  private var served = Duration.zero

  init(rules: RequestRules, limits: Limits, answer: @escaping (Request) -> Response) {
    self.rules = rules
    self.limits = limits
    self.answer = answer
  }

  func connect(_ connection: OpaquePointer, socket: Int32) {
    clients[connection] = Client(socket: socket, now: served)
  }

  func disconnect(_ connection: OpaquePointer) {
    clients[connection] = nil
  }

  func beginRequest(_ target: [UInt8], on connection: OpaquePointer) {
    clients[connection]?.target = target
  }

  func finishRequest(on connection: OpaquePointer) {
    clients[connection]?.finishRequest(now: served)
  }

  /// Handles one call of the library: the head of a request, then each piece of its body, then the end, which is
  /// answered.
  ///
  /// Returns false if the connection must be dropped.
  func handle(_ method: String, piece: UnsafeRawBufferPointer, on connection: OpaquePointer) -> Bool {
    guard let client = clients[connection] else { return false }
    guard let admission = client.admission else {
      do {
        client.admission = try rules.admit(
          RequestHead(method: method, target: client.target, fields: Self.fields(of: connection)))
        client.hasBeenAdmitted = true
        return true
      } catch {
        client.isAnswered = true
        return Self.send(error.response, closes: true, on: connection)
      }
    }
    guard piece.isEmpty else {
      guard admission.request.body.count + piece.count <= admission.bodyBytes else { return false }
      client.admission?.request.body.append(contentsOf: piece)
      return true
    }
    client.isAnswered = true
    let response = admission.redirection.map(Response.redirection) ?? answer(admission.request)
    return Self.send(response, closes: false, on: connection)
  }

  /// Ends the connections without a completed request for too long, and those whose peer has closed.
  func endConnections(after pause: Duration, isIdle: Bool) {
    // A long pause without serving does not count against the clients.
    served += min(pause, .seconds(1))
    let isCrowded = clients.count >= limits.connections
    for client in clients.values {
      let longest =
        client.hasBeenAdmitted ? 2 * limits.idleSeconds : isCrowded ? limits.crowdedSeconds : limits.headSeconds
      if served - client.waitsSince > .seconds(longest) { client.end() }
      // The library does not report an end that arrives together with the last bytes.
      if isIdle, !client.isAnswered, client.isAtEnd { client.end() }
    }
  }

  private static func fields(of connection: OpaquePointer) -> [(name: String, value: String)] {
    var fields: [(name: String, value: String)] = []
    withUnsafeMutablePointer(to: &fields) { fields in
      _ = MHD_get_connection_values_n(
        connection, .HEADER_KIND,
        { context, _, name, nameCount, value, valueCount in
          let fields = context!.assumingMemoryBound(to: [(name: String, value: String)].self)
          let text = { (start: UnsafePointer<CChar>?, count: Int) in
            String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
          }
          fields.pointee.append((text(name, nameCount), text(value, valueCount)))
          return .YES
        }, fields)
    }
    return fields
  }

  private static func send(_ response: Response, closes: Bool, on connection: OpaquePointer) -> Bool {
    precondition((200...599).contains(response.status), "\(response.status) is not a response status")
    let message = response.body.withUnsafeBytes { body in
      MHD_create_response_from_buffer(
        body.count, UnsafeMutableRawPointer(mutating: body.baseAddress), .RESPMEM_MUST_COPY)
    }
    guard let message else { return false }
    defer { MHD_destroy_response(message) }
    MHD_add_response_header(message, "Content-Type", response.type)
    for (name, value) in headers { MHD_add_response_header(message, name, value) }
    if let location = response.location { MHD_add_response_header(message, "Location", location) }
    if let disposition = response.disposition { MHD_add_response_header(message, "Content-Disposition", disposition) }
    if response.status == 405 { MHD_add_response_header(message, "Allow", "GET, HEAD, POST") }
    if closes { MHD_add_response_header(message, "Connection", "close") }
    return MHD_queue_response(connection, UInt32(response.status), message) == .YES
  }

  /// The headers of every response: no content from elsewhere, no framing, no caching.
  private static let headers = [
    (
      "Content-Security-Policy",
      """
      default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; \
      base-uri 'none'; form-action 'none'; frame-ancestors 'none'
      """
    ),
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cache-Control", "no-store"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
  ]
}
