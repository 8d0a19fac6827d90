/// The result of a command, buffered on its way to a file descriptor.
///
/// Writing never fails at once: the first failure is kept, what follows is dropped, and ``finish()`` reports it. When
/// the reader of a pipe has gone (`replayer … | head`), the rest is dropped without a word, so that the work and its
/// exit code stay what they are.
public final class StandardOutput {
  /// Whether nobody reads any more; a command may then stop writing early.
  public private(set) var isClosed = false
  private let descriptor: FileDescriptor
  private let isUnbuffered: Bool
  private var buffer: [UInt8] = []
  private var failure: SystemError?

  /// Writes to a file descriptor, normally that of the standard output.
  public init(fileDescriptor: Int32 = 1) {
    descriptor = FileDescriptor(number: fileDescriptor)
    isUnbuffered = descriptor.isTerminal
    buffer.reserveCapacity(Self.capacity)
  }

  /// Writes text as it stands.
  public func write(_ text: String) {
    var text = text
    text.withUTF8 { append($0) }
  }

  /// Writes text and a line feed.
  public func line(_ text: String = "") {
    write(text)
    write("\n")
  }

  /// Writes bytes as they stand.
  public func write(_ bytes: some Collection<UInt8>) {
    if bytes.withContiguousStorageIfAvailable({ append($0) }) == nil {
      Array(bytes).withUnsafeBufferPointer { append($0) }
    }
  }

  /// Hands everything written so far to the system, for a reader that is waiting for it.
  public func flush() {
    buffer.withUnsafeBytes { put($0) }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Flushes, and fails with exit code 74 when anything written so far was lost other than to a closed pipe.
  public func finish() throws(CommandFailure) {
    flush()
    guard let failure else { return }
    throw CommandFailure(
      .io,
      "standard output: cannot be written (\(failure.words)); "
        + (failure.meansFull ? "free some space or write elsewhere" : "check where it goes"))
  }

  private static let capacity = 65_536

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
