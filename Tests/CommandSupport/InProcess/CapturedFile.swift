import Foundation

/// An anonymous file that receives the output of a command.
final class CapturedFile {
  struct NotCreated: Error {}

  let descriptor: Int32

  init() throws {
    var name = Array((NSTemporaryDirectory() + "output-XXXXXX").utf8CString)
    descriptor = mkstemp(&name)
    guard descriptor >= 0 else { throw NotCreated() }
    unlink(name)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  deinit { close(descriptor) }

  /// Everything that was written.
  func text() throws -> String {
    lseek(descriptor, 0, SEEK_SET)
    let bytes = try FileHandle(fileDescriptor: descriptor, closeOnDealloc: false).readToEnd() ?? Data()
    return String(decoding: bytes, as: UTF8.self)
  }
}
