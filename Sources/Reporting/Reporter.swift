package import Playback
package import ScenePictures

/// A file format for a comparison's report.
package enum Reporter: String, CaseIterable, Sendable {
  /// The text that the command prints.
  case text
  /// One JSON document.
  case json
  /// JUnit's XML, for CI systems.
  case junit
  /// One page with pictures.
  case html

  /// The names, for messages and help.
  package static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// A name that is not a reporter's.
  package struct UnknownName: Error, Hashable, Sendable, CustomStringConvertible {
    package let name: String

    package var description: String { "unknown reporter '\(name)'; the reporters are \(Reporter.list)" }
  }

  /// The reporter with a name; throws ``UnknownName`` if there is none.
  package init(named name: String) throws(UnknownName) {
    guard let known = Self(rawValue: name) else { throw UnknownName(name: name) }
    self = known
  }

  /// Whether ``render(_:pictures:)`` uses the pictures; creating them reads the recordings once more.
  package var needsPictures: Bool { self == .html }

  /// The contents of the file. Deterministic for the same report and pictures.
  package func render(_ report: ComparisonReport, pictures: ReportPictures = ReportPictures()) -> String {
    switch self {
    case .text: TextReport(report).text()
    case .json: JSONReport(report).text() + "\n"
    case .junit: JUnitReport(report).text()
    case .html: HTMLReport(report, pictures: pictures).text()
    }
  }
}
