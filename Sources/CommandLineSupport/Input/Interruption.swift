#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Records SIGINT, SIGTERM and SIGHUP, so that a command can finish its current work and then exit with 130.
///
/// The first signal sets a flag and removes the handler, so a second one ends the process at once.
public enum Interruption {
  /// Installs the handlers. A repeated call installs them again and keeps the flag.
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
    // A signal mask is inherited by child processes: a parent's worker thread may have blocked these signals.
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Whether a signal has requested the end of the process.
  public static var isRequested: Bool { received != 0 }

  /// The number of a descriptor that becomes readable with the first signal; `nil` before ``notice()``.
  public static var wakeUpDescriptor: Int32? { wakeUp?.number }

  /// Becomes readable with the first signal, so that a wait for input ends.
  nonisolated(unsafe) private(set) static var wakeUp: FileDescriptor?

  /// Clears the flag; for tests, which share one process.
  static func reset() {
    received = 0
    var byte: UInt8 = 0
    if let wakeUp, FileDescriptor.wait(forReading: [wakeUp], milliseconds: 0) != nil {
      _ = read(wakeUp.number, &byte, 1)
    }
  }

  // Both are written before the handlers are installed or by a handler alone, so no lock is needed.
  nonisolated(unsafe) private static var received: sig_atomic_t = 0
  nonisolated(unsafe) private static var wakeUpEnd: Int32 = -1

  /// Whether the parent process ignores the signal, as `nohup` does, so that the program outlives its terminal.
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
      // Only async-signal-safe work: a flag and one byte; errno is restored.
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

/// Makes a write to a closed pipe fail instead of ending the process.
func ignoreBrokenPipes() {
  _ = signal(SIGPIPE, SIG_IGN)
}
