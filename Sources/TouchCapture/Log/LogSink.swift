import Foundation

/// Where records go. Called on the main thread.
protocol LogSink: AnyObject {
  func write(_ record: LogRecord)
  /// Writes everything, and throws the error because of which records are missing.
  func close() throws
}
