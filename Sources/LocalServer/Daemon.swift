import CMicroHTTPD

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// libmicrohttpd's server on a listening socket, without a thread of its own.
final class Daemon {
  private let handle: OpaquePointer
  private let service: Service
  private var lastRun = ContinuousClock.now

  /// Takes ownership of the socket. `nil` if the library cannot start.
  init?(listening: Int32, limits: Limits, service: Service) {
    var callbacks = cmicrohttpd_callbacks()
    // Unretained: the service lives as long as this object, which stops the library's server first.
    callbacks.context = Unmanaged.passUnretained(service).toOpaque()
    callbacks.connected = { context, connection, _, event in
      guard let connection else { return }
      let service = Daemon.service(context)
      if event == .CONNECTION_NOTIFY_STARTED {
        service.connect(connection, socket: cmicrohttpd_socket(connection))
      } else {
        service.disconnect(connection)
      }
    }
    callbacks.target = { context, target, connection in
      guard let connection, let target else { return nil }
      let bytes = UnsafeRawBufferPointer(start: target, count: strlen(target))
      Daemon.service(context).beginRequest(Array(bytes), on: connection)
      return nil
    }
    callbacks.handle = { context, connection, _, method, _, piece, count, _ in
      guard let connection, let method, let count else { return .NO }
      let bytes = UnsafeRawBufferPointer(start: piece, count: count.pointee)
      // The whole piece was consumed.
      count.pointee = 0
      return Daemon.service(context).handle(String(cString: method), piece: bytes, on: connection) ? .YES : .NO
    }
    callbacks.completed = { context, connection, _, _ in
      guard let connection else { return }
      Daemon.service(context).finishRequest(on: connection)
    }
    guard
      let handle = cmicrohttpd_start(
        listening, limits.headBytes, UInt32(limits.connections), UInt32(limits.idleSeconds), &callbacks)
    else { return nil }
    self.handle = handle
    self.service = service
  }

  deinit {
    MHD_stop_daemon(handle)
  }

  var connectionCount: Int { service.clients.count }

  /// Waits for an event for at most this time and handles the pending ones.
  func run(milliseconds: Int) {
    MHD_run_wait(handle, Int32(clamping: max(0, milliseconds)))
    // A pipelined request leaves work to do; the bound keeps a client that never stops from holding this loop.
    var rounds = 0
    while rounds < 16, hasWork {
      MHD_run_wait(handle, 0)
      rounds += 1
    }
    let now = ContinuousClock.now
    service.endConnections(after: now - lastRun, isIdle: !hasWork)
    lastRun = now
  }

  private var hasWork: Bool {
    var milliseconds: UInt64 = 1
    return MHD_get_timeout(handle, &milliseconds) == .YES && milliseconds == 0
  }

  private static func service(_ context: UnsafeMutableRawPointer?) -> Service {
    Unmanaged<Service>.fromOpaque(context!).takeUnretainedValue()
  }
}
