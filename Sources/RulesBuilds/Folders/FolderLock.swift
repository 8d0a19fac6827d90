import Foundation

/// A lock that one process holds while it makes a build; the system releases it when the process ends.
final class FolderLock {
  private let descriptor: Int32

  /// Waits for the lock. `onWait` is called if another process holds it.
  init(_ path: String, onWait: () -> Void) throws(RulesBuildError) {
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw RulesBuildError(
        .cannotCreate, "\(path): cannot be created (\(String(cString: strerror(errno)))); check the folder")
    }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
    onWait()
    while flock(descriptor, LOCK_EX) != 0 && errno == EINTR {}
  }

  deinit { close(descriptor) }
}
