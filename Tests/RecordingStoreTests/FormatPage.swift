import Foundation

/// The page that describes the format.
enum FormatPage {
  static func text() throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent("Documentation/RecordingFormat.md"), encoding: .utf8)
  }

  /// The only query on the page that has more than one line.
  static func query() throws -> String {
    let parts = try text().components(separatedBy: "```sql\n")
    precondition(parts.count == 2, "the page has another number of queries")
    return parts[1].components(separatedBy: "```")[0]
  }
}
