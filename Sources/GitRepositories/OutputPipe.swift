import ChildProcess
import Foundation

/// What a child process writes to one of its files.
final class OutputPipe {
  private var readEnd: Int32
  private(set) var writeEnd: Int32
  private(set) var bytes: [UInt8] = []

  /// `nil` if there are no more descriptors.
  init?() {
    guard let ends = ChildProcess.makePipe() else { return nil }
    (readEnd, writeEnd) = (ends.read, ends.write)
  }

  deinit {
    closeWriteEnd()
    if readEnd >= 0 { close(readEnd) }
  }

  /// Closes this process's end when the child has its own, so that the pipe ends with the child.
  func closeWriteEnd() {
    if writeEnd >= 0 { close(writeEnd) }
    writeEnd = -1
  }

  /// Reads from all pipes until each has ended.
  static func readToEnd(_ pipes: [OutputPipe]) {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while case let open = pipes.filter({ $0.readEnd >= 0 }), !open.isEmpty {
      var files = open.map { pollfd(fd: $0.readEnd, events: Int16(POLLIN), revents: 0) }
      guard poll(&files, nfds_t(files.count), -1) >= 0 || errno == EINTR else { return }
      for (pipe, file) in zip(open, files) where file.revents != 0 { pipe.readOnce(&buffer) }
    }
  }

  private func readOnce(_ buffer: inout [UInt8]) {
    let count = read(readEnd, &buffer, buffer.count)
    if count > 0 {
      bytes += buffer[..<count]
    } else if count == 0 || errno != EINTR {
      close(readEnd)
      readEnd = -1
    }
  }
}
