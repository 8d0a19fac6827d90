/// Why an assertion fails, and the report of the differences, if there is one.
struct ReplayFailure: Error, CustomStringConvertible {
  let message: String
  /// The differences as `replayer diff` prints them.
  var report: String?

  init(_ message: String, report: String? = nil) {
    self.message = message
    self.report = report
  }

  var description: String { report.map { "\(message)\n\n\($0)" } ?? message }
}
