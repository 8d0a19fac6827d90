public import Playback

/// The forms in which a comparison can be written to a file.
public enum ReportFormat: String, CaseIterable, Sendable {
  /// The text for people.
  case text
  /// The JSON document.
  case json

  /// The names, for messages and help.
  public static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// The report in a form.
  public static func render(_ report: ComparisonReport, as format: ReportFormat) throws -> String {
    switch format {
    case .text: TextReport(report).text()
    case .json: JSONReport(report).text() + "\n"
    }
  }
}
