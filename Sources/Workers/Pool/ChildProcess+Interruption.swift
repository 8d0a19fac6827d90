import CWorkerProcess
import ChildProcess
import Foundation

extension ChildProcess {
  /// The longest time that an interrupted process has to store what it is doing, in milliseconds.
  private static let mostMilliseconds = 2_000

  /// Interrupts the process and waits for its end, but not long: rules can have blocked the signal. The system keeps the process's
  /// number until its end is read.
  func interrupt() {
    signal(cworker_interruption())
    for _ in 0..<Self.mostMilliseconds {
      var information = siginfo_t()
      if waitid(P_PID, id_t(identifier), &information, WEXITED | WNOHANG | WNOWAIT) != 0 { return }
      if information.si_signo != 0 { return }
      usleep(1_000)
    }
  }
}
