import Foundation

/// Ends a child process when this process is asked to end, so that no compiler runs on and folders can be removed.
///
/// The actions that this process had for the signals are performed too, except for the system's, which would end it before.
package enum SignalledRun {
  nonisolated(unsafe) private static var group: pid_t = 0
  nonisolated(unsafe) private static var signal: Int32 = 0
  nonisolated(unsafe) private static var before: [(number: Int32, action: sigaction)] = []

  /// Starts a child that leads a process group, and waits for its end. Returns it with the number of a signal that has arrived,
  /// or 0. `meanwhile` is called while it runs, for example to read its output.
  ///
  /// A signal is handled before the child starts, because it can arrive as soon as the child runs.
  package static func run(
    _ start: () throws -> ChildProcess, meanwhile: (ChildProcess) -> Void = { _ in }
  ) rethrows -> (child: ChildProcess, signal: Int32) {
    (group, signal) = (0, 0)
    var handled = sigset_t()
    sigemptyset(&handled)
    before = [SIGINT, SIGTERM, SIGHUP].compactMap { number in
      sigaddset(&handled, number)
      var former = sigaction()
      var action = sigaction()
      let handler: @convention(c) (Int32) -> Void = { SignalledRun.didReceive($0) }
      #if os(Linux)
        action.__sigaction_handler.sa_handler = handler
      #else
        action.__sigaction_u.__sa_handler = handler
      #endif
      action.sa_flags = Int32(SA_RESTART)
      return sigaction(number, &action, &former) == 0 ? (number, former) : nil
    }
    // The mask is inherited: a parent's thread may have blocked the signals.
    pthread_sigmask(SIG_UNBLOCK, &handled, nil)
    defer {
      for (number, var action) in before { sigaction(number, &action, nil) }
      group = 0
    }
    let child = try start()
    group = child.identifier
    if signal != 0 { kill(-group, SIGTERM) }
    meanwhile(child)
    child.wait()
    return (child, signal)
  }

  /// Ends the running child, as a signal does. Another thread calls it.
  package static func cancel() {
    signal = SIGTERM
    if group > 0 { kill(-group, SIGTERM) }
  }

  private static func didReceive(_ number: Int32) {
    signal = number
    if group > 0 { kill(-group, SIGTERM) }
    for (other, action) in before where other == number {
      #if os(Linux)
        guard let handler = action.__sigaction_handler.sa_handler, action.sa_flags & Int32(SA_SIGINFO) == 0 else {
          continue
        }
      #else
        guard let handler = action.__sigaction_u.__sa_handler, action.sa_flags & Int32(SA_SIGINFO) == 0 else {
          continue
        }
      #endif
      // 0 is the system's action, and 1 is none.
      if unsafeBitCast(handler, to: Int.self) > 1 { handler(number) }
    }
  }
}
