public import Playback
public import ScenePictures

/// A form in which a comparison can be written to a file.
public enum Reporter: String, CaseIterable, Sendable {
  /// The text that the command prints.
  case text
  /// One JSON document.
  case json
  /// JUnit's XML, as CI systems read it.
  case junit
  /// One page with pictures.
  case html

  /// The names, for messages and help.
  public static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// A name that no reporter has.
  public struct UnknownName: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name asked for.
    public let name: String

    /// What is wrong and what would be right.
    public var description: String { "unknown reporter '\(name)'; the reporters are \(Reporter.list)" }
  }

  /// The reporter of a name; ``UnknownName`` when there is none.
  public init(named name: String) throws(UnknownName) {
    guard let known = Self(rawValue: name) else { throw UnknownName(name: name) }
    self = known
  }

  /// Whether ``render(_:pictures:)`` looks at the pictures; gathering them reads the recordings once more.
  public var needsPictures: Bool { self == .html }

  /// The contents of the file. The same report and pictures give the same bytes.
  public func render(_ report: ComparisonReport, pictures: ReportPictures = ReportPictures()) -> String {
    switch self {
    case .text: TextReport(report).text()
    case .json: JSONReport(report).text() + "\n"
    case .junit: JUnitReport(report).text()
    case .html: HTMLReport(report, pictures: pictures).text()
    }
  }
}
