package import Findings
package import Pictures

/// A file format for a comparison's report.
package enum Reporter: String, CaseIterable, Sendable {
  /// The text that the command prints: every touch that differs, with the reasons.
  case text
  /// The same text.
  case list
  /// One line for each divergence.
  case line
  /// One character for each comparison.
  case dot
  /// One JSON document.
  case json
  /// JUnit's XML, for CI systems.
  case junit
  /// TAP version 14, for test harnesses.
  case tap
  /// SARIF 2.1.0, for code scanning.
  case sarif
  /// Annotations of GitHub Actions.
  case github
  /// Markdown for the comment of a pull request.
  case markdown
  /// One page with pictures.
  case html

  /// The reporters that are forms of the text on standard output.
  package static let forms: [Reporter] = [.list, .line, .dot]

  /// The names, for messages and help.
  package static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// A name that is not a reporter's.
  package struct UnknownName: Error, Hashable, Sendable, CustomStringConvertible {
    package let name: String

    package var description: String { "unknown reporter '\(name)'; the reporters are \(Reporter.names)" }
  }

  /// The reporter with a name; throws ``UnknownName`` if there is none.
  package init(named name: String) throws(UnknownName) {
    guard let known = Self(rawValue: name) else { throw UnknownName(name: name) }
    self = known
  }

  /// Whether ``render(_:pictures:)`` uses the pictures; creating them reads the recordings once more.
  package var needsPictures: Bool { self == .html }

  /// The contents of the file. Deterministic for the same report, pictures and paths.
  package func render(
    _ report: ComparisonReport, pictures: ReportPictures = ReportPictures(), paths: ReportPaths = ReportPaths()
  ) -> String {
    var text = ""
    write(report, pictures: pictures, paths: paths) { text += $0 }
    return text
  }

  /// Passes the contents of the file to `output` in pieces; those of formats without a limit need little memory.
  package func write(
    _ report: ComparisonReport, pictures: ReportPictures = ReportPictures(), paths: ReportPaths = ReportPaths(),
    to output: (String) -> Void
  ) {
    switch self {
    case .text, .list: TextReport(report).write(to: output)
    case .line: LineReport(report).write(to: output)
    case .dot: output(DotReport(report).text())
    case .json:
      JSONReport(report).write(to: output)
      output("\n")
    case .junit: output(JUnitReport(report).text())
    case .tap: output(TAPReport(report).text())
    case .sarif: output(SARIFReport(report, paths: paths).text() + "\n")
    case .github: output(GitHubReport(report, paths: paths).text())
    case .markdown: output(MarkdownReport(report).text())
    case .html: output(HTMLReport(report, pictures: pictures).text())
    }
  }
}
