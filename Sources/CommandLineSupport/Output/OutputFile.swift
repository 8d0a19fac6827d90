/// Writes whole files, such as reports, atomically.
public enum OutputFile {
  /// A file that is written in pieces. The first failure is stored, and later pieces are dropped.
  public struct Pieces {
    fileprivate let descriptor: FileDescriptor
    fileprivate var failure: SystemError?

    /// Writes a piece of text.
    public mutating func write(_ text: String) { write(Array(text.utf8)) }

    fileprivate mutating func write(_ bytes: [UInt8]) {
      guard failure == nil else { return }
      bytes.withUnsafeBytes { buffer in
        do throws(SystemError) { try descriptor.write(all: buffer) } catch { failure = error }
      }
    }
  }

  /// Writes bytes to a file. An existing file is replaced only after everything is written.
  ///
  /// An existing path that is not an ordinary file (a device, a pipe, a link) is written to instead of being replaced.
  /// Exit codes of the failures: 73 when the file cannot be created, 74 when writing fails.
  public static func write(_ bytes: some Collection<UInt8>, to path: String) throws(CommandFailure) {
    let bytes = Array(bytes)
    try write(to: path) { $0.write(bytes) }
  }

  /// Writes text to a file in the same way. `write` passes it on in pieces.
  public static func write(to path: String, pieces write: (inout Pieces) -> Void) throws(CommandFailure) {
    let isDirect = FileDescriptor.isSpecial(path)
    let target = isDirect ? path : "\(path).part\(FileDescriptor.processNumber)"
    let descriptor: FileDescriptor
    do throws(SystemError) {
      descriptor = isDirect ? try .open(writing: path) : try .create(target)
    } catch {
      throw CommandFailure(
        .cannotCreate, path: path, "cannot be created (\(error.words)); check the folder and its permissions")
    }
    var pieces = Pieces(descriptor: descriptor)
    write(&pieces)
    var failure = pieces.failure
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
