#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The error number of a failed system call, with the system's message.
struct SystemError: Error, Equatable {
  let number: Int32

  /// The error of the system call that has just failed.
  static var last: SystemError { SystemError(number: errno) }

  static let interruptedCall = SystemError(number: EINTR)
  static let closedPipe = SystemError(number: EPIPE)
  static let wouldBlock = SystemError(number: EAGAIN)
  static let isDirectory = SystemError(number: EISDIR)

  /// Whether the file does not exist, as opposed to being unreadable.
  var meansMissing: Bool { [ENOENT, ENOTDIR, ENAMETOOLONG, ELOOP].contains(number) }

  /// Whether the storage is full.
  var meansFull: Bool { [ENOSPC, EDQUOT, EFBIG].contains(number) }

  /// The system's message, such as `No space left on device`.
  var words: String {
    var buffer = [CChar](repeating: 0, count: 256)
    guard strerror_r(number, &buffer, buffer.count) == 0 else { return "system error \(number)" }
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
