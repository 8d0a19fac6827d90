import CWorkerProcess
import Foundation
import Playback

/// The messages of a process with the user's code to the process that started it; see ``SupervisedTool``.
@MainActor
package enum Supervision {
  /// The descriptor on which the tool writes its exit code before it exits.
  package nonisolated static let endDescriptor: Int32 = 3
  /// The descriptor of the memory that both processes share.
  nonisolated static let pageDescriptor: Int32 = 4

  private static var page: SharedPage?

  /// The time of the monotonic clock in nanoseconds.
  nonisolated static var now: Int64 { Int64(DispatchTime.now().uptimeNanoseconds) }

  /// Begins the first step of a process that ``SupervisedTool`` has started. It ends with the process that started it.
  package static func begin() {
    guard let page = SharedPage(inherited: pageDescriptor), cworker_end_with_parent(getppid()) else { return }
    self.page = page
    cworker_disable_core_files()
    cworker_report_crashes(page.page, 0)
    cworker_report_interruption()
    page.observeReplays()
    beginStep()
  }

  /// Begins a step of the command, such as the answer to one request. The limit of time is that of one step.
  package static func beginStep() { page?.page.pointee.step_began = now }

  /// Writes the command's exit code. The process exits next.
  package static func end(_ code: Int32) {
    var byte = UInt8(truncatingIfNeeded: code)
    _ = write(endDescriptor, &byte, 1)
  }
}
