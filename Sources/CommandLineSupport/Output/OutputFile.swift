/// Writes whole files, such as reports, atomically.
public enum OutputFile {
  /// Writes bytes to a file. An existing file is replaced only after everything is written.
  ///
  /// An existing path that is not an ordinary file (a device, a pipe, a link) is written to instead of being replaced.
  /// Exit codes of the failures: 73 when the file cannot be created, 74 when writing fails.
  public static func write(_ bytes: some Collection<UInt8>, to path: String) throws(CommandFailure) {
    let isDirect = FileDescriptor.isSpecial(path)
    let target = isDirect ? path : "\(path).part\(FileDescriptor.processNumber)"
    let descriptor: FileDescriptor
    do throws(SystemError) {
      descriptor = isDirect ? try .open(writing: path) : try .create(target)
    } catch {
      throw CommandFailure(
        .cannotCreate, path: path, "cannot be created (\(error.words)); check the folder and its permissions")
    }
    let bytes = Array(bytes)
    var failure: SystemError?
    bytes.withUnsafeBytes { buffer in
      do throws(SystemError) { try descriptor.write(all: buffer) } catch { failure = error }
    }
    descriptor.close()
    if failure == nil && !isDirect {
      do throws(SystemError) { try FileDescriptor.rename(target, to: path) } catch { failure = error }
    }
    guard let failure else { return }
    if !isDirect { FileDescriptor.remove(target) }
    throw Self.failure(failure, path)
  }

  /// Appends to a file that other programs append to as well, such as the summary of a step in CI.
  ///
  /// `text` gets the size of the file in bytes. Exit codes of the failures: 73 when the file cannot be created, 74 when writing
  /// fails.
  public static func append(to path: String, _ text: (_ size: Int) -> String) throws(CommandFailure) {
    let descriptor: FileDescriptor
    do throws(SystemError) {
      descriptor = try .open(appending: path)
    } catch {
      throw CommandFailure(
        .cannotCreate, path: path, "cannot be opened (\(error.words)); check the folder and its permissions")
    }
    defer { descriptor.close() }
    let bytes = Array(text(descriptor.size).utf8)
    var failed: SystemError?
    bytes.withUnsafeBytes { buffer in
      do throws(SystemError) { try descriptor.write(all: buffer) } catch { failed = error }
    }
    if let failed { throw failure(failed, path) }
  }

  private static func failure(_ error: SystemError, _ path: String) -> CommandFailure {
    CommandFailure(
      .io, path: path,
      "cannot be written (\(error.words)); "
        + (error.meansFull ? "free some space or write elsewhere" : "check its destination"))
  }

  /// Writes text to a file in the same way.
  public static func write(_ text: String, to path: String) throws(CommandFailure) {
    try write(text.utf8, to: path)
  }
}
