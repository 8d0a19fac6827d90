/// Reads a file or standard input in pieces, and reports when the input is idle.
public final class InputReader {
  /// The result of a read.
  public enum Step: Equatable, Sendable {
    /// The next bytes; never empty.
    case bytes([UInt8])
    /// No bytes arrived within the idle time; the input is still open.
    case idle
    /// SIGINT, SIGTERM or SIGHUP was received (see ``Interruption/notice()``); the rest is not read.
    case interrupted
    /// The end of the input.
    case end
  }

  /// The input's name in messages: its path, or `standard input`.
  public let name: String
  private let descriptor: FileDescriptor
  private let isOwned: Bool

  /// Opens a file; `-` is standard input. A missing file or a directory fails with exit code 66, any other with 74.
  public init(path: String) throws(CommandFailure) {
    isOwned = path != "-"
    name = isOwned ? path : "standard input"
    descriptor = isOwned ? try InputFile.open(path) : .standardInput
  }

  init(descriptor: FileDescriptor, name: String) {
    self.descriptor = descriptor
    self.name = name
    isOwned = false
  }

  deinit {
    if isOwned { descriptor.close() }
  }

  /// Whether the input is a regular file that was opened by its path.
  public var isRegularFile: Bool { isOwned && descriptor.isRegularFile }

  /// Waits for the next bytes, at most for the idle time; a negative time waits without limit.
  public func next(idleMilliseconds: Int32 = -1) throws(CommandFailure) -> Step {
    if Interruption.isRequested { return .interrupted }
    let wanted = [descriptor] + (Interruption.wakeUp.map { [$0] } ?? [])
    guard let ready = FileDescriptor.wait(forReading: wanted, milliseconds: idleMilliseconds) else {
      return Interruption.isRequested ? .interrupted : .idle
    }
    // A signal that ends this process often ends the writer of the pipe too: both descriptors are ready then.
    guard ready == descriptor, !Interruption.isRequested else { return .interrupted }
    do {
      let bytes = try descriptor.readChunk()
      guard bytes.isEmpty else { return .bytes(bytes) }
      return Interruption.isRequested ? .interrupted : .end
    } catch SystemError.wouldBlock {
      return .idle
    } catch {
      throw InputFile.failure(name, error)
    }
  }
}

extension FileDescriptor {
  /// Reads up to 64 KiB; empty at the end.
  func readChunk() throws(SystemError) -> [UInt8] {
    var failure: SystemError?
    let bytes = [UInt8](unsafeUninitializedCapacity: 65_536) { buffer, count in
      do throws(SystemError) {
        count = try read(into: UnsafeMutableRawBufferPointer(buffer))
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bytes
  }
}
