/// Passes the encoded lines of a log to a closure, at once.
@MainActor
final class LineSink: LogSink {
  private let take: (String) -> Void

  init(_ take: @escaping @MainActor (String) -> Void) { self.take = take }

  func write(_ record: LogRecord) { take(LogEncoder.line(record)) }

  func close() {}
}
