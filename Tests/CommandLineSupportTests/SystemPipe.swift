import CommandLineSupport
import Foundation

/// The two ends of a system pipe.
final class SystemPipe {
  let reading: Int32
  let writing: Int32
  private var isWriteClosed = false
  private var isReadClosed = false

  init() {
    var ends: [Int32] = [-1, -1]
    precondition(pipe(&ends) == 0, "no pipe to be had")
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    closeWriting()
    closeReading()
  }

  func send(_ text: String) {
    let bytes = Array(text.utf8)
    precondition(write(writing, bytes, bytes.count) == bytes.count)
  }

  func closeWriting() {
    if !isWriteClosed { close(writing) }
    isWriteClosed = true
  }

  func closeReading() {
    if !isReadClosed { close(reading) }
    isReadClosed = true
  }

  /// Everything written so far, at most the capacity of the pipe.
  func drain() -> String {
    closeWriting()
    return String(decoding: FileHandle(fileDescriptor: reading).readDataToEndOfFile(), as: UTF8.self)
  }
}
