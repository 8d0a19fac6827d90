import Foundation

/// Forwards the signals that end a process to a child.
///
/// A terminal sends its signals to the child too, so only those of other processes are forwarded.
enum SignalForwarding {
  nonisolated(unsafe) private static var child: pid_t = 0
  /// The actions of this process before.
  nonisolated(unsafe) private static var before: [Int32: sigaction] = [:]

  static func begin(to child: pid_t) {
    self.child = child
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGINT, SIGTERM, SIGHUP] {
      sigaddset(&signals, signal)
      var action = sigaction()
      let handler: @convention(c) (Int32, UnsafeMutablePointer<siginfo_t>?, UnsafeMutableRawPointer?) -> Void = {
        signal, information, _ in
        if let information, information.pointee.si_code <= 0 { kill(SignalForwarding.child, signal) }
      }
      #if os(Linux)
        action.__sigaction_handler.sa_sigaction = handler
      #else
        action.__sigaction_u.__sa_sigaction = handler
      #endif
      action.sa_flags = Int32(SA_SIGINFO) | Int32(SA_RESTART)
      var former = sigaction()
      if sigaction(signal, &action, &former) == 0 { before[signal] = former }
    }
    // A signal mask is inherited by child processes: a parent's worker thread may have blocked these signals.
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  static func end() {
    for (signal, var action) in before { sigaction(signal, &action, nil) }
    before = [:]
  }
}
