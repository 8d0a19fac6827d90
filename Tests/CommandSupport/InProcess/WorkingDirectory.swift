import Foundation

/// The working directory of this process.
enum WorkingDirectory {
  struct NotChanged: Error {
    let path: String
    let reason = String(cString: strerror(errno))
  }

  /// Runs `body` in another working directory.
  ///
  /// Every thread has that directory meanwhile: tests name files and the directories of programs by absolute paths.
  @MainActor
  static func changed<Result>(to path: String, _ body: () throws -> Result) throws -> Result {
    // The directory itself, in case that its path leads elsewhere afterwards.
    let outer = open(".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard outer >= 0, chdir(path) == 0 else { throw NotChanged(path: path) }
    defer {
      fchdir(outer)
      close(outer)
    }
    return try body()
  }
}
