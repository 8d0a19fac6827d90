#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The file system operations that recordings need.
enum FileSystem {
  /// The code of the operating system's last error, and its message.
  struct Failure: Error {
    let code: Int32
    var text: String { String(cString: strerror(code)) }
    static var last: Failure { Failure(code: errno) }
  }

  /// Creates an empty file. Fails with `EEXIST` if the name exists.
  static func create(_ path: String) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o644)
    guard descriptor >= 0 else { throw .last }
    close(descriptor)
  }

  /// The first bytes of a file, at most `count`. A pipe or a device gives none: reading it could wait without end.
  static func prefix(of path: String, count: Int) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { throw .last }
    // Reading a directory fails with the error for one.
    guard [S_IFREG, S_IFDIR].contains(information.st_mode & S_IFMT) else { return [] }
    var bytes = [UInt8](repeating: 0, count: count)
    let got = bytes.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    guard got >= 0 else { throw .last }
    return Array(bytes.prefix(got))
  }

  /// The size of a file, or `nil` if it does not exist.
  static func size(of path: String) -> Int64? {
    var information = stat()
    return stat(path, &information) == 0 ? Int64(information.st_size) : nil
  }

  /// Whether the path is a regular file.
  static func isRegularFile(_ path: String) -> Bool {
    var information = stat()
    return stat(path, &information) == 0 && information.st_mode & S_IFMT == S_IFREG
  }

  /// Opens and locks a file. ``isHeld(_:)`` then returns `true` in every process until the descriptor is closed.
  ///
  /// `nil` if the file is locked already, or if locks are not supported.
  static func hold(_ path: String) -> Int32? {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
    close(descriptor)
    return nil
  }

  /// Closes the descriptor of a locked file, which releases the lock.
  static func release(_ descriptor: Int32) { close(descriptor) }

  /// Whether a capture, in this process or another, has locked a file.
  static func isHeld(_ path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }

  /// Whether the path still refers to the file of a descriptor.
  static func isInPlace(_ descriptor: Int32, _ path: String) -> Bool {
    var held = stat()
    var named = stat()
    guard fstat(descriptor, &held) == 0, stat(path, &named) == 0 else { return false }
    return held.st_ino == named.st_ino && held.st_dev == named.st_dev
  }

  /// The path without symbolic links; the path itself if there is no such file.
  static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  /// Copies the permissions of a file to another, as far as the system allows.
  static func copyPermissions(of source: String, to target: String) {
    var information = stat()
    if stat(source, &information) == 0 { chmod(target, information.st_mode & 0o7777) }
  }

  /// Removes a file, if it exists.
  static func remove(_ path: String) { unlink(path) }

  /// Renames a file, replacing the target, after its bytes are on the disk.
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

  /// Creates a folder that only this user can access.
  static func makeTemporaryFolder() throws(Failure) -> String {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/touchreplay.XXXXXX".utf8CString)
    let made = template.withUnsafeMutableBufferPointer { mkdtemp($0.baseAddress!) != nil }
    guard made else { throw .last }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes an empty folder.
  static func removeFolder(_ path: String) { rmdir(path) }
}
