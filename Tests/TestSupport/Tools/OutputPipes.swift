import ChildProcess
import Foundation

/// The pipes of a program's standard output and standard error.
final class OutputPipes {
  struct NoDescriptor: Error {}

  private struct Pipe {
    var readEnd: Int32
    var writeEnd: Int32
    var bytes: [UInt8] = []
  }

  private var pipes: [Pipe]

  init() throws {
    pipes = try (0..<2).map { _ in
      let ends = try Self.makePipe()
      #if os(Linux)
        // F_SETPIPE_SZ: a large buffer, so that the program does not block while the test does not read.
        _ = fcntl(ends.read, 1_031, 1 << 20)
      #endif
      return Pipe(readEnd: ends.read, writeEnd: ends.write)
    }
  }

  deinit {
    closeWriteEnds()
    for pipe in pipes where pipe.readEnd >= 0 { close(pipe.readEnd) }
  }

  static func makePipe() throws -> (read: Int32, write: Int32) {
    guard let ends = ChildProcess.makePipe() else { throw NoDescriptor() }
    return ends
  }

  var output: ChildProcess.File { .descriptor(pipes[0].writeEnd) }
  var error: ChildProcess.File { .descriptor(pipes[1].writeEnd) }
  var outputText: String { String(decoding: pipes[0].bytes, as: UTF8.self) }
  var errorText: String { String(decoding: pipes[1].bytes, as: UTF8.self) }

  /// Closes this process's write ends after the program has inherited them.
  func closeWriteEnds() {
    for index in pipes.indices where pipes[index].writeEnd >= 0 {
      close(pipes[index].writeEnd)
      pipes[index].writeEnd = -1
    }
  }

  func readToEnd() { while read(by: nil) {} }

  /// Waits for output and reads it. Returns false when both pipes have ended or the deadline has passed.
  func read(by deadline: ContinuousClock.Instant?) -> Bool { wait(writable: -1, by: deadline).hasRead }

  /// Reads output until `descriptor` is writable. Returns false when it never will be.
  func read(orUntilWritable descriptor: Int32) -> Bool {
    while true {
      let result = wait(writable: descriptor, by: nil)
      if result.isWritable { return true }
      guard result.hasRead else { return false }
    }
  }

  private func wait(writable: Int32, by deadline: ContinuousClock.Instant?) -> (hasRead: Bool, isWritable: Bool) {
    // `poll` ignores a negative descriptor.
    var files = pipes.map { pollfd(fd: $0.readEnd, events: Int16(POLLIN), revents: 0) }
    files.append(pollfd(fd: writable, events: Int16(POLLOUT), revents: 0))
    guard files.contains(where: { $0.fd >= 0 }) else { return (false, false) }
    var milliseconds: Int32 = -1
    if let deadline {
      let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
      guard left > 0 else { return (false, false) }
      milliseconds = Int32(min(left, 60_000).rounded(.up))
    }
    let code = poll(&files, nfds_t(files.count), milliseconds)
    guard code > 0 else { return (code < 0 && errno == EINTR, false) }
    for index in pipes.indices where files[index].revents != 0 { read(index) }
    return (files[0].revents != 0 || files[1].revents != 0, files[2].revents & Int16(POLLOUT) != 0)
  }

  private func read(_ index: Int) {
    let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      count = max(0, Foundation.read(pipes[index].readEnd, buffer.baseAddress, buffer.count))
    }
    pipes[index].bytes += chunk
    guard chunk.isEmpty else { return }
    close(pipes[index].readEnd)
    pipes[index].readEnd = -1
  }
}
