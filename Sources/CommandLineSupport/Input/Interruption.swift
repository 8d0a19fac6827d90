#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Notices SIGINT, SIGTERM and SIGHUP, so that a command can finish what it has begun and then exit with 130.
///
/// The first signal is only noted; the handler is then gone, so a second one ends the process at once.
public enum Interruption {
  /// Starts noticing. Calling it again notices anew and forgets nothing.
  public static func notice() {
    if wakeUp == nil {
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else { return }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
      wakeUpEnd = ends[1]
      wakeUp = FileDescriptor(number: ends[0])
    }
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] where signal != SIGHUP || !isIgnored(signal) {
      install(signal)
      sigaddset(&signals, signal)
    }
    // A parent's worker thread that keeps signals from itself hands that down to the programs it starts.
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Whether a signal has asked the process to end.
  public static var isRequested: Bool { received != 0 }

  /// Becomes readable with the first signal, so that a wait for input ends.
  nonisolated(unsafe) private(set) static var wakeUp: FileDescriptor?

  /// Forgets signals received so far; for tests, which share one process.
  static func forget() {
    received = 0
    var byte: UInt8 = 0
    if let wakeUp, FileDescriptor.wait(forReading: [wakeUp], milliseconds: 0) != nil {
      _ = read(wakeUp.number, &byte, 1)
    }
  }

  // Both are written before the handlers are in place or by the handler alone, which is why no lock is needed.
  nonisolated(unsafe) private static var received: sig_atomic_t = 0
  nonisolated(unsafe) private static var wakeUpEnd: Int32 = -1

  /// Whether whoever started the program wants it to outlive its terminal, as `nohup` does.
  private static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(signal, nil, &action) == 0 else { return false }
    #if canImport(Glibc)
      return unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == 1
    #elseif canImport(Musl)
      return unsafeBitCast(action.__sa_handler.sa_handler, to: Int.self) == 1
    #else
      return unsafeBitCast(action.__sigaction_u.__sa_handler, to: Int.self) == 1
    #endif
  }

  private static func install(_ signal: Int32) {
    var action = sigaction()
    let handler: @convention(c) (Int32) -> Void = { _ in
      // Nothing but what a signal handler may do: a flag and one byte, and the error number stays as it was.
      let before = errno
      Interruption.received = 1
      var byte: UInt8 = 1
      _ = write(Interruption.wakeUpEnd, &byte, 1)
      errno = before
    }
    #if canImport(Glibc)
      action.__sigaction_handler.sa_handler = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = handler
    #else
      action.__sigaction_u.__sa_handler = handler
    #endif
    action.sa_flags = Int32(truncatingIfNeeded: SA_RESETHAND)
    _ = sigaction(signal, &action, nil)
  }
}

/// Lets a write to a pipe that nobody reads any more fail instead of ending the process.
func ignoreBrokenPipes() {
  _ = signal(SIGPIPE, SIG_IGN)
}
