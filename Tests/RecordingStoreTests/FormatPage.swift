import Foundation

/// The page that describes the format.
enum FormatPage {
  static func text() throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent("Documentation/RecordingFormat.md"), encoding: .utf8)
  }

  /// The one query on the page that is longer than a line.
  static func query() throws -> String {
    let parts = try text().components(separatedBy: "```sql\n")
    precondition(parts.count == 2, "the page has another number of queries")
    return parts[1].components(separatedBy: "```")[0]
  }
}
