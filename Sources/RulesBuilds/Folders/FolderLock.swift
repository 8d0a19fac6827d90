import Foundation

/// A lock that one process holds while it makes a build; the system releases it when the process ends.
final class FolderLock {
  private let descriptor: Int32

  /// Waits for the lock. `onWait` is called if another process holds it.
  init(_ path: String, onWait: () -> Void) throws(RulesBuildError) {
    var hasWaited = false
    while true {
      let file = try Self.open(path)
      if flock(file, LOCK_EX | LOCK_NB) != 0 {
        if !hasWaited { onWait() }
        hasWaited = true
        while flock(file, LOCK_EX) != 0 && errno == EINTR {}
      }
      // The file may have been removed meanwhile. Another process then locks the one that has its name now.
      if Self.isFile(file, at: path) {
        descriptor = file
        return
      }
      close(file)
    }
  }

  deinit { close(descriptor) }

  /// Removes the file of a lock that no process holds or waits for.
  static func removeIfFree(_ path: String) {
    guard let file = try? open(path) else { return }
    defer { close(file) }
    // Who waits for a removed file finds that it has lost its name.
    guard flock(file, LOCK_EX | LOCK_NB) == 0, isFile(file, at: path) else { return }
    unlink(path)
  }

  private static func open(_ path: String) throws(RulesBuildError) -> Int32 {
    let file = Foundation.open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
    guard file >= 0 else {
      throw RulesBuildError(
        .cannotCreate, "\(path): cannot be created (\(String(cString: strerror(errno)))); check the folder")
    }
    return file
  }

  /// Whether a path names an open file.
  private static func isFile(_ descriptor: Int32, at path: String) -> Bool {
    var (status, named) = (stat(), stat())
    return fstat(descriptor, &status) == 0 && stat(path, &named) == 0 && status.st_dev == named.st_dev
      && status.st_ino == named.st_ino
  }
}
