import Foundation

/// Where records go.
protocol LogSink: AnyObject {
  @MainActor func write(_ record: LogRecord)
  /// Writes everything, and throws the error because of which records are missing.
  @MainActor func close() throws
}
