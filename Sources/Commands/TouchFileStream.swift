package import CommandLineSupport
package import RecordingStore
import TouchInput

/// Reads a touch file or standard input incrementally.
package struct TouchFileStream {
  /// The reason why reading ended.
  package enum End: Sendable {
    /// The input was read to its end.
    case complete
    /// A signal was received.
    case interrupted
  }

  /// The time for which ``run(pause:take:)`` waits for bytes before it reports an idle source, in milliseconds.
  package static let idleMilliseconds: Int32 = 50

  private let reader: InputReader
  private var parser = TouchFileParser()
  private var lastTimestampMicroseconds: Int64 = 0

  /// The input's name in messages: its path, or `standard input`.
  package var name: String { reader.name }

  /// Whether the input can be read a second time: true for a regular file, not for standard input and pipes.
  package var isRepeatable: Bool { reader.isRegularFile }

  /// The samples that were added to cancel fingers that were not lifted.
  package private(set) var cancelled: [TouchSample] = []

  /// Opens the input; `-` is standard input.
  package init(path: String) throws(CommandFailure) {
    reader = try InputReader(path: path)
  }

  /// Reads to the end. `take` receives each sample when its line is complete. `pause` is called after each piece, with
  /// `true` if the source is idle.
  ///
  /// A line that violates a rule fails with exit code 65 and its number, after the samples before it were passed to
  /// `take`.
  package mutating func run(
    pause: (_ isIdle: Bool) throws -> Void, take: (TouchSample) throws -> Void
  ) throws -> End {
    var samples: [TouchSample] = []
    var end = End.complete
    reading: while true {
      switch try reader.next(idleMilliseconds: Self.idleMilliseconds) {
      case .bytes(let bytes):
        try feed(bytes, into: &samples, take: take)
        try pause(false)
      case .idle:
        try pause(true)
      case .interrupted:
        end = .interrupted
        break reading
      case .end:
        break reading
      }
    }
    samples.removeAll(keepingCapacity: true)
    do {
      cancelled = try parser.finish(into: &samples)
    } catch {
      // An interruption can truncate a line; that is not an error of the input.
      guard end == .interrupted else { throw failure(error) }
      cancelled = parser.cancelledSamples(atMicroseconds: lastTimestampMicroseconds + 1)
    }
    for sample in samples { try take(sample) }
    for sample in cancelled { try take(sample) }
    return end
  }

  private mutating func feed(
    _ bytes: [UInt8], into samples: inout [TouchSample], take: (TouchSample) throws -> Void
  ) throws {
    samples.removeAll(keepingCapacity: true)
    var problem: TouchFileError?
    bytes.withUnsafeBytes { buffer in
      do throws(TouchFileError) {
        try parser.feed(buffer, into: &samples)
      } catch {
        problem = error
      }
    }
    for sample in samples {
      lastTimestampMicroseconds = sample.timestampMicroseconds
      try take(sample)
    }
    if let problem { throw failure(problem) }
  }

  private func failure(_ error: TouchFileError) -> CommandFailure {
    CommandFailure(.data, path: reader.name, error.description)
  }
}
