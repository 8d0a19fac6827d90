#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The few things that a recording needs from the file system.
enum FileSystem {
  /// The number of the operating system's last error, and its text.
  struct Failure: Error {
    let code: Int32
    var text: String { String(cString: strerror(code)) }
    static var last: Failure { Failure(code: errno) }
  }

  /// Creates an empty file; fails with `EEXIST` where there is anything under that name.
  static func create(_ path: String) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o644)
    guard descriptor >= 0 else { throw .last }
    close(descriptor)
  }

  /// The first bytes of a file, at most `count`.
  static func prefix(of path: String, count: Int) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: count)
    let got = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    guard got >= 0 else { throw .last }
    return Array(bytes.prefix(got))
  }

  /// The size of a file, or `nil` where there is none.
  static func size(of path: String) -> Int64? {
    var information = stat()
    return stat(path, &information) == 0 ? Int64(information.st_size) : nil
  }

  /// Whether there is a regular file under that name.
  static func isRegularFile(_ path: String) -> Bool {
    var information = stat()
    return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFREG
  }

  /// Removes a file, if there is one.
  static func remove(_ path: String) { unlink(path) }

  /// Gives a file another name, replacing what has it, and makes sure that its bytes are on the disk before.
  static func move(_ source: String, to target: String) throws(Failure) {
    let descriptor = open(source, O_RDONLY)
    guard descriptor >= 0 else { throw .last }
    let result = fsync(descriptor)
    close(descriptor)
    guard result == 0, rename(source, target) == 0 else { throw .last }
  }

  /// Copies a file's bytes into a new file.
  static func copy(_ source: String, to target: String) throws(Failure) {
    let input = open(source, O_RDONLY)
    guard input >= 0 else { throw .last }
    defer { close(input) }
    let output = open(target, O_WRONLY | O_CREAT | O_EXCL, 0o600)
    guard output >= 0 else { throw .last }
    defer { close(output) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let got = buffer.withUnsafeMutableBytes { read(input, $0.baseAddress, $0.count) }
      guard got >= 0 else { throw .last }
      if got == 0 { return }
      var done = 0
      while done < got {
        let written = buffer.withUnsafeBytes { write(output, $0.baseAddress! + done, got - done) }
        guard written > 0 else { throw .last }
        done += written
      }
    }
  }

  /// Makes a folder that only this user can enter.
  static func makeTemporaryFolder() throws(Failure) -> String {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/touchreplay.XXXXXX".utf8CString)
    let made = template.withUnsafeMutableBufferPointer { mkdtemp($0.baseAddress!) != nil }
    guard made else { throw .last }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes a folder that is empty.
  static func removeFolder(_ path: String) { rmdir(path) }

  /// Nanoseconds of a clock that never goes back.
  static func monotonicNanoseconds() -> UInt64 {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return UInt64(now.tv_sec) * 1_000_000_000 + UInt64(now.tv_nsec)
  }
}
