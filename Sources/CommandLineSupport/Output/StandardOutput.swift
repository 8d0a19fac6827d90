import PrintedText

/// The result of a command, buffered before it is written to a file descriptor.
///
/// Writing never throws: the first failure is stored, later output is dropped, and ``finish()`` throws the failure.
/// When the reader of a pipe has closed it (`replayer … | head`), the rest is dropped without a message; the command's
/// work and its exit code do not change.
public final class StandardOutput {
  /// Whether the reader has closed the pipe; a command may then stop writing early.
  public private(set) var isClosed = false
  private let descriptor: FileDescriptor
  private let isUnbuffered: Bool
  private var buffer: [UInt8] = []
  private var failure: SystemError?

  /// Whether the descriptor is a terminal.
  public var isTerminal: Bool { isUnbuffered }

  /// The number of the file descriptor, for a program that writes to it as well.
  public var fileDescriptor: Int32 { descriptor.number }

  public init(fileDescriptor: Int32 = 1) {
    descriptor = FileDescriptor(number: fileDescriptor)
    isUnbuffered = descriptor.isTerminal
    buffer.reserveCapacity(Self.capacity)
  }

  /// Writes text of several lines. Control characters other than line feeds and tabs are escaped.
  public func write(_ text: String) {
    append(text.printedText)
  }

  /// Writes one line with its line feed. Control characters, and line feeds inside it, are escaped.
  public func line(_ text: String = "") {
    append(text.printedLine)
    append("\n")
  }

  /// Writes a JSON text and a line feed. Control characters inside its strings become `\uXXXX`.
  public func json(_ text: String) {
    append(text.printedJSON)
    append("\n")
  }

  /// Writes a JSON text, which `write` passes on in pieces, and a line feed. Control characters inside its strings become
  /// `\uXXXX`.
  public func json(_ write: ((String) -> Void) -> Void) {
    write { append($0.printedJSON) }
    append("\n")
  }

  /// Writes bytes unchanged, for a result that is a file.
  public func write(_ bytes: some Collection<UInt8>) {
    if bytes.withContiguousStorageIfAvailable({ append($0) }) == nil {
      Array(bytes).withUnsafeBufferPointer { append($0) }
    }
  }

  /// Writes buffered output, for a reader that waits for it.
  public func flush() {
    buffer.withUnsafeBytes { put($0) }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Flushes. Throws with exit code 74 if any output was lost for another reason than a closed pipe.
  public func finish() throws(CommandFailure) {
    flush()
    guard let failure else { return }
    throw CommandFailure(
      .io,
      "standard output: cannot be written (\(failure.words)); "
        + (failure.meansFull ? "free some space or write elsewhere" : "check its destination"))
  }

  private static let capacity = 65_536

  private func append(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  private func append(_ bytes: UnsafeBufferPointer<UInt8>) {
    if buffer.count + bytes.count > Self.capacity { flush() }
    if bytes.count > Self.capacity {
      put(UnsafeRawBufferPointer(bytes))
    } else {
      buffer.append(contentsOf: bytes)
    }
    if isUnbuffered && bytes.last == UInt8(ascii: "\n") { flush() }
  }

  private func put(_ bytes: UnsafeRawBufferPointer) {
    guard !isClosed, failure == nil, !bytes.isEmpty else { return }
    do {
      try descriptor.write(all: bytes)
    } catch SystemError.closedPipe {
      isClosed = true
    } catch {
      failure = error
    }
  }
}
