import Foundation

/// Waits for changes of a folder's files.
package final class FolderChanges {
  private let descriptor: Int32

  package init(_ path: String) {
    #if os(Linux)
      descriptor = inotify_init1(Int32(IN_CLOEXEC))
      inotify_add_watch(descriptor, path, UInt32(IN_CREATE | IN_DELETE | IN_MODIFY | IN_MOVED_TO))
    #else
      descriptor = -1
    #endif
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Waits at most two minutes until a condition is true. It is checked after each change.
  ///
  /// - Returns: whether the condition is true.
  package func wait(until condition: () throws -> Bool) rethrows -> Bool {
    let deadline = ContinuousClock.now + .seconds(120)
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    while try !condition() {
      let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
      guard left > 0 else { return false }
      // Without file notifications the condition is checked at intervals.
      var file = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      let limit = descriptor >= 0 ? left : 20
      if poll(&file, 1, Int32(limit.rounded(.up))) > 0 { _ = read(descriptor, &buffer, buffer.count) }
    }
    return true
  }
}
