#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An open file of the system. It does not close itself.
struct FileDescriptor: Equatable {
  let number: Int32

  static let standardInput = FileDescriptor(number: 0)
  static let standardOutput = FileDescriptor(number: 1)
  static let standardError = FileDescriptor(number: 2)

  /// Opens a file or directory for reading.
  static func open(reading path: String) throws(SystemError) -> FileDescriptor {
    try checked { platformOpen(path, O_RDONLY | O_CLOEXEC, 0) }
  }

  /// Creates a file for writing; fails if a file with the name exists.
  static func create(_ path: String) throws(SystemError) -> FileDescriptor {
    try checked { platformOpen(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666) }
  }

  /// Opens an existing file for writing; what it holds is dropped.
  static func open(writing path: String) throws(SystemError) -> FileDescriptor {
    try checked { platformOpen(path, O_WRONLY | O_TRUNC | O_CLOEXEC, 0) }
  }

  /// Opens a file for writing at its end; creates it if it does not exist.
  static func open(appending path: String) throws(SystemError) -> FileDescriptor {
    try checked { platformOpen(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666) }
  }

  /// Makes sure that the three standard descriptors are taken, so that no file that is opened later gets one of
  /// their numbers and is written to by mistake. A missing one is opened so that using it is an error.
  static func occupyStandardDescriptors() {
    for number in Int32(0)...2 where fcntl(number, F_GETFD) == -1 {
      _ = platformOpen("/dev/null", number == 0 ? O_WRONLY : O_RDONLY, 0)
    }
  }

  var isTerminal: Bool { isatty(number) == 1 }

  var isDirectory: Bool {
    var status = stat()
    return fstat(number, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The size in bytes; 0 for what has none.
  var size: Int {
    var status = stat()
    return fstat(number, &status) == 0 ? Int(status.st_size) : 0
  }

  var isRegularFile: Bool {
    var status = stat()
    return fstat(number, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  func close() {
    #if canImport(Darwin)
      _ = Darwin.close(number)
    #elseif canImport(Glibc)
      _ = Glibc.close(number)
    #elseif canImport(Musl)
      _ = Musl.close(number)
    #endif
  }

  /// Reads the available bytes, at most the size of `buffer`. Returns 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    try checked { platformRead(number, buffer) }
  }

  /// Writes all bytes, with several system calls if necessary.
  func write(all bytes: UnsafeRawBufferPointer) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      do {
        rest = rest.dropFirst(try checked { platformWrite(number, UnsafeRawBufferPointer(rebasing: rest)) })
      } catch SystemError.wouldBlock {
        _ = Self.wait(for: [(self, Int16(POLLOUT))], milliseconds: -1)
      }
    }
  }

  /// Waits until one of the descriptors has something to read or is at its end; `nil` after the time.
  ///
  /// A negative time means no limit. A signal ends the wait like the end of the time.
  static func wait(forReading descriptors: [FileDescriptor], milliseconds: Int32) -> FileDescriptor? {
    wait(for: descriptors.map { ($0, Int16(POLLIN)) }, milliseconds: milliseconds)
  }

  private static func wait(for wanted: [(FileDescriptor, Int16)], milliseconds: Int32) -> FileDescriptor? {
    var polled = wanted.map { pollfd(fd: $0.0.number, events: $0.1, revents: 0) }
    guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return nil }
    return polled.first { $0.revents != 0 }.map { FileDescriptor(number: $0.fd) }
  }
}

extension FileDescriptor {
  /// The process's number, for names that no other process uses at the same time.
  static var processNumber: Int32 { getpid() }

  /// Whether something is there that is no ordinary file.
  static func isSpecial(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
  }

  /// Gives a file another name, in place of what has that name.
  static func rename(_ path: String, to other: String) throws(SystemError) {
    _ = try checked { platformRename(path, other) } as Int32
  }

  /// Removes a file; that it is not there does not matter.
  static func remove(_ path: String) {
    _ = unlink(path)
  }
}

/// Repeats a system call while signals interrupt it; -1 becomes the error.
private func checked<Result: SignedInteger>(_ call: () -> Result) throws(SystemError) -> Result {
  while true {
    let result = call()
    if result != -1 { return result }
    let error = SystemError.last
    if error != .interruptedCall { throw error }
  }
}

private func checked(_ call: () -> Int32) throws(SystemError) -> FileDescriptor {
  FileDescriptor(number: try checked(call) as Int32)
}

private func platformOpen(_ path: String, _ flags: Int32, _ mode: mode_t) -> Int32 {
  open(path, flags, mode)
}

private func platformRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}

private func platformWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}

private func platformRename(_ path: String, _ other: String) -> Int32 {
  rename(path, other)
}
