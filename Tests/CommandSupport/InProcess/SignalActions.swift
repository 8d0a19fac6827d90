import Foundation

/// The actions of this process for signals.
enum SignalActions {
  /// Runs a command, which may handle signals that end a process, and then restores the actions of this process.
  ///
  /// Meanwhile a closed pipe ends no write with a signal, as in the tools.
  static func restored<Result>(_ body: () throws -> Result) rethrows -> Result {
    let actions = [SIGINT, SIGTERM, SIGHUP].map { number in
      var action = sigaction()
      sigaction(number, nil, &action)
      return (number, action)
    }
    var (closedPipe, outer) = (sigset_t(), sigset_t())
    sigemptyset(&closedPipe)
    sigaddset(&closedPipe, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &closedPipe, &outer)
    defer {
      for (number, var action) in actions { sigaction(number, &action, nil) }
      // One that is pending would end the process as soon as it is not blocked.
      var pending = sigset_t()
      var number: Int32 = 0
      if sigpending(&pending) == 0, sigismember(&pending, SIGPIPE) == 1 { sigwait(&closedPipe, &number) }
      pthread_sigmask(SIG_SETMASK, &outer, nil)
    }
    return try body()
  }
}
