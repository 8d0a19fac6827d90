import CVirtualTasks
import Foundation
import UIKit

/// Runs the tasks of Swift's concurrency on the main thread, as turns of the run loop of the app's virtual clock.
///
/// Tasks of the main actor and those of no actor run in the order in which they were enqueued, so a replay is exact.
final class VirtualExecutor: SerialExecutor {
  /// Makes it the executor of all tasks that this process starts from now on.
  static func begin() {
    typealias Parts = (UnsafeRawPointer?, UnsafeRawPointer?)
    let (identity, implementation) = unsafeBitCast(shared.asUnownedSerialExecutor(), to: Parts.self)
    cvirtual_set_main_executor(identity, implementation)
    cvirtual_take_global_jobs { job, delay in
      guard let job else { return }
      VirtualExecutor.schedule(unsafeBitCast(job, to: UnownedJob.self), afterNanoseconds: Int64(clamping: delay))
    }
  }

  private static let shared = VirtualExecutor()

  func enqueue(_ job: consuming ExecutorJob) { Self.schedule(UnownedJob(job), afterNanoseconds: 0) }

  func checkIsolated() { precondition(Thread.isMainThread, "code of the main actor runs on another thread") }

  func isIsolatingCurrentContext() -> Bool? { Thread.isMainThread }

  /// A job that another thread enqueues does not run: the results of rules that start threads are unknown.
  private static func schedule(_ job: UnownedJob, afterNanoseconds delay: Int64) {
    guard Thread.isMainThread else { return }
    MainActor.assumeIsolated {
      _ = VirtualClock.current.schedule(afterNanoseconds: delay) {
        job.runSynchronously(on: MainActor.sharedUnownedExecutor)
      }
    }
  }
}
