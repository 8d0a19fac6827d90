#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Reads whole files, with failures that name the remedy.
public enum InputFile {
  /// The content of a file; `-` is standard input.
  ///
  /// Exit codes of the failures: 66 when it is missing or a directory, 74 when it cannot be read, 65 when it is longer
  /// than `limit` bytes, such as an endless device.
  public static func read(_ path: String, limit: Int = 1 << 28) throws(CommandFailure) -> [UInt8] {
    let descriptor = path == "-" ? FileDescriptor.standardInput : try open(path)
    defer { if path != "-" { descriptor.close() } }
    var bytes: [UInt8] = []
    while true {
      let chunk: [UInt8]
      do { chunk = try descriptor.readChunk() } catch { throw failure(path, error) }
      if chunk.isEmpty { return bytes }
      bytes += chunk
      if bytes.count > limit {
        throw CommandFailure(.data, path: path, "is longer than \(limit) bytes; is this the right file?")
      }
    }
  }

  /// Whether the path exists, even as an unreadable file or a dangling link.
  public static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Whether two paths refer to the same file.
  public static func isSame(_ path: String, _ other: String) -> Bool {
    var (status, otherStatus) = (stat(), stat())
    return stat(path, &status) == 0 && stat(other, &otherStatus) == 0 && status.st_dev == otherStatus.st_dev
      && status.st_ino == otherStatus.st_ino
  }

  /// The path without symbolic links. If there is no such file, the folder's path without links, and the name.
  public static func resolved(_ path: String) -> String {
    if let real = realPath(path) { return real }
    guard let slash = path.lastIndex(of: "/") else { return (realPath(".") ?? ".") + "/" + path }
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    return (realPath(folder) ?? folder) + path[slash...]
  }

  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  static func open(_ path: String) throws(CommandFailure) -> FileDescriptor {
    let descriptor: FileDescriptor
    do { descriptor = try .open(reading: path) } catch { throw failure(path, error) }
    guard !descriptor.isDirectory else {
      descriptor.close()
      throw failure(path, .isDirectory)
    }
    return descriptor
  }

  static func failure(_ path: String, _ error: SystemError) -> CommandFailure {
    if error == .isDirectory {
      CommandFailure(.noInput, path: path, "is a directory; name a file in it")
    } else if path.isEmpty {
      CommandFailure(.noInput, "an empty file name was given; name a file")
    } else if error.meansMissing {
      CommandFailure(.noInput, path: path, "is missing (\(error.words)); check the path")
    } else {
      CommandFailure(.io, path: path, "cannot be read (\(error.words)); check its permissions and the disk")
    }
  }
}
