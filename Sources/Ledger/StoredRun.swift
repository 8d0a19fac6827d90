package import Findings
package import Foundation
import JSONText

/// A comparison that was stored.
package struct StoredRun: Sendable {
  package let started: Date
  package let seconds: Double
  /// The working directory, which the paths of recordings are relative to.
  package let folder: String
  /// The command line, without the tool's name.
  package let command: [String]
  /// The number of comparisons that were stored.
  let comparisonCount: Int
  /// The report, without acceptances.
  package var report: ComparisonReport

  /// `rest` is the text of ``rest(of:)``; `nil` if it cannot be read.
  init?(started: Date, seconds: Double, folder: String, command: [String], rest: String) {
    self.started = started
    self.seconds = seconds
    self.folder = folder
    self.command = command
    guard let json = try? JSONValue.parse(Array(rest.utf8)), let report = ComparisonReport(context: json),
      let comparisonCount = json["comparisons"]?.integer
    else { return nil }
    self.report = report
    self.comparisonCount = comparisonCount
  }

  /// What a report has beside its comparisons, as JSON.
  static func rest(of report: ComparisonReport) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("comparisons", report.comparisons.count)
      report.writeContext(to: &writer)
    }
    return writer.finish()
  }
}
