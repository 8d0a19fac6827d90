import Foundation

/// A worker's end of the socket.
final class WorkerConnection {
  private let descriptor: Int32
  private var lines = LineBuffer()

  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  /// Waits for the next request and passes its line to `take`. Returns `nil` when the other process has closed its end.
  func next<Result>(_ take: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result? {
    while true {
      if let result = try lines.takeLine(take) { return result }
      guard fill() else { return nil }
    }
  }

  private func fill() -> Bool {
    withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { buffer in
      var count = 0
      repeat { count = read(descriptor, buffer.baseAddress, buffer.count) } while count < 0 && errno == EINTR
      guard count > 0 else { return false }
      lines.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      return true
    }
  }

  /// Ends the process after a failed write.
  ///
  /// EPIPE means that the other process has ended: this one ends regularly. Another error means that code of the rules has closed
  /// the descriptor: the end by SIGKILL is the one that the pool reports so.
  private func end() -> Never {
    if errno != EPIPE { kill(getpid(), SIGKILL) }
    _exit(0)
  }

  /// Sends a message. The process ends if that is not possible.
  func send(_ message: [UInt8]) {
    // What the session printed arrives before the message, so that it is counted as the session's.
    fflush(nil)
    message.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { end() }
        rest = rest.dropFirst(count)
      }
    }
  }
}
