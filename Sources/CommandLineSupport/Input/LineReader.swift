/// Reads a file or standard input line by line, and reports when the input is idle.
public struct LineReader {
  /// The result of a read.
  public enum Step: Equatable, Sendable {
    /// The next line without its line feed, and its number from 1. The last line need not end in a line feed.
    case line(ArraySlice<UInt8>, number: Int)
    /// No bytes arrived within the idle time; the input is still open, possibly inside a line.
    case idle
    /// SIGINT or SIGTERM was received; the rest is not read.
    case interrupted
    /// The end of the input.
    case end
  }

  /// The longest line, in bytes. It limits the memory that hostile input can use.
  public static let longestLine = 1 << 20

  /// The input's name in messages.
  public var name: String { input.name }

  private let input: InputReader
  private var pending: ArraySlice<UInt8> = []
  private var searched = 0
  private var number = 0

  /// Reads lines from the input's current position.
  public init(_ input: InputReader) {
    self.input = input
  }

  /// Waits for the next line, at most for the idle time without a byte; a negative time waits without limit.
  ///
  /// A line longer than ``longestLine`` fails with exit code 65.
  public mutating func next(idleMilliseconds: Int32 = -1) throws(CommandFailure) -> Step {
    while true {
      if let end = pending[(pending.startIndex + searched)...].firstIndex(of: UInt8(ascii: "\n")) {
        return take(upTo: end, next: end + 1)
      }
      searched = pending.count
      guard searched <= Self.longestLine else {
        throw CommandFailure(
          .data, path: name, "line \(number + 1) is longer than \(Self.longestLine) bytes; is this a text file?")
      }
      switch try input.next(idleMilliseconds: idleMilliseconds) {
      case .bytes(let bytes):
        if pending.isEmpty { pending = bytes[...] } else { pending += bytes }
      case .idle: return .idle
      case .interrupted: return .interrupted
      case .end: return pending.isEmpty ? .end : take(upTo: pending.endIndex, next: pending.endIndex)
      }
    }
  }

  private mutating func take(upTo end: Int, next: Int) -> Step {
    let line = pending[..<end]
    pending = pending[next...]
    searched = 0
    number += 1
    return .line(line, number: number)
  }
}
