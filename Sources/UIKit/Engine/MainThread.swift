import Dispatch
import Foundation

/// The thread of the main actor.
package enum MainThread {
  /// Whether this code runs on the main thread, or on the main queue, which can run on another thread.
  package static var isCurrent: Bool {
    Thread.isMainThread || Dispatch.DispatchQueue.getSpecific(key: mainQueue) != nil
  }

  /// Marks the main queue.
  private static let mainQueue: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    Dispatch.DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
