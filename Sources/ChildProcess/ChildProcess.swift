package import Foundation

/// A child process that this process started.
package final class ChildProcess {
  /// What a file descriptor of the child refers to.
  package enum File {
    case nothing
    case reading(String)
    /// A file opened for writing. It is created if it does not exist.
    case writing(String)
    case descriptor(Int32)
  }

  /// How a process ended.
  package enum End: Hashable, Sendable {
    case exit(Int32)
    case signal(Int32)
  }

  /// The error for a program that cannot be started.
  package struct StartError: Error, CustomStringConvertible {
    package let program: String
    package let number: Int32
    package var description: String { "\(program) cannot be started: \(String(cString: strerror(number)))" }
  }

  /// How often, and at which intervals, the start of a program that is open for writing is tried again: for one second.
  package static let busyPauses = 100
  package static let busyPauseMicroseconds: UInt32 = 10_000

  package let identifier: pid_t
  private let isGroup: Bool
  private var end: End?

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - folder: The child's working directory; `nil` for this process's working directory.
  ///   - environment: All environment variables of the child; `nil` for this process's variables.
  ///   - files: The child's files by number; missing standard files are `/dev/null`. The child inherits no other descriptor
  ///     that was opened with close-on-exec.
  ///   - isGroup: Whether the child leads a new process group. ``signal(_:)`` then signals the whole group.
  ///   - pause: Called before the start of a program that is open for writing is tried again.
  package init(
    _ program: String, _ arguments: [String], folder: String? = nil, environment: [String: String]? = nil,
    files: [Int32: File] = [:], isGroup: Bool = false,
    pause: () -> Void = { usleep(ChildProcess.busyPauseMicroseconds) }
  ) throws {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    if isGroup {
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
      posix_spawnattr_setpgroup(&attributes, 0)
    }
    var files = files
    var command = [program] + arguments
    if let folder {
      // A shell changes to the folder and then executes the program, under the same process ID. As it starts, it reports a working
      // directory that another thread has removed: its standard error is the program's only after that.
      guard let error = (Int32(3)...9).first(where: { files[$0] == nil }) else {
        preconditionFailure("a child with a folder has a free descriptor below 10")
      }
      (files[error], files[2]) = (files[2] ?? .nothing, .nothing)
      let script = #"exec 2>&\#(error) \#(error)>&-; cd "$0" && exec "$@""#
      command = ["/bin/sh", "-c", script, folder] + command
    }
    // A source may have a number that the child needs as a target, so it is first copied to a number from 10 up.
    var copies: [Int32] = []
    defer { for copy in copies { close(copy) } }
    for (number, file) in Self.complete(files) {
      switch file {
      case .nothing: posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
      case .reading(let path): posix_spawn_file_actions_addopen(&actions, number, path, O_RDONLY, 0)
      case .writing(let path): posix_spawn_file_actions_addopen(&actions, number, path, O_WRONLY | O_CREAT, 0o600)
      case .descriptor(let descriptor):
        let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 10)
        copies.append(copy)
        posix_spawn_file_actions_adddup2(&actions, copy, number)
      }
    }
    var words: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    let variables = environment ?? ProcessInfo.processInfo.environment
    var environment: [UnsafeMutablePointer<CChar>?] = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for word in words + environment { free(word) } }
    var identifier: pid_t = 0
    var code: Int32
    var pauses = 0
    repeat {
      code = Self.starting.withLock {
        posix_spawn(&identifier, command[0], &actions, &attributes, &words, &environment)
      }
      // A program that was just written can be open for writing for a moment: in a process that another thread is starting, before
      // the close-on-exec descriptors are closed.
      guard code == ETXTBSY, pauses < Self.busyPauses else { break }
      pauses += 1
      pause()
    } while true
    guard code == 0 else { throw StartError(program: program, number: code) }
    self.identifier = identifier
    self.isGroup = isGroup
  }

  /// Sends a signal to the child, or to its group.
  package func signal(_ number: Int32) { kill(isGroup ? -identifier : identifier, number) }

  /// Waits until the child ends and returns its exit code, or 128 plus the signal's number if a signal ended it.
  @discardableResult
  package func wait() -> Int32 {
    switch waitForEnd() {
    case .exit(let code): code
    case .signal(let number): 128 + number
    }
  }

  /// Waits until the child ends.
  package func waitForEnd() -> End {
    if let end { return end }
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0 && errno == EINTR {}
    return note(status)
  }

  /// How the child has ended; `nil` if it is running.
  package func endIfEnded() -> End? {
    if let end { return end }
    var status: Int32 = 0
    guard waitpid(identifier, &status, WNOHANG) == identifier else { return nil }
    return note(status)
  }

  private func note(_ status: Int32) -> End {
    let signal = status & 0x7f
    let end: End = signal == 0 ? .exit((status >> 8) & 0xff) : .signal(signal)
    self.end = end
    return end
  }

  package var hasEnded: Bool { end != nil }

  private static func complete(_ files: [Int32: File]) -> [(Int32, File)] {
    ([0: .nothing, 1: .nothing, 2: .nothing] as [Int32: File]).merging(files) { $1 }.sorted { $0.key < $1.key }
      .map { ($0.key, $0.value) }
  }
}
