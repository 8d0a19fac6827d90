import Foundation
import RecordingStore
import TestSupport
import Testing

@Suite("A recording is a plain SQLite file, as its page describes it")
struct SchemaTests {
  private let folder = TemporaryFolder()

  @Test("with its application id, its version, strict tables and nothing but tables")
  func identity() throws {
    let path = folder.file("a")
    let writer = try SmallRecording.writer(path)
    try writer.commit()
    #expect(try RawFile(path).rows("PRAGMA user_version") == [["0"]])
    _ = try writer.finish()
    let file = try RawFile(path)
    #expect(try file.rows("PRAGMA application_id") == [["1414681155"]])
    #expect(try file.rows("PRAGMA user_version") == [["6"]])
    #expect(try file.rows("PRAGMA journal_mode") == [["delete"]])
    let tables = try file.rows(
      "SELECT name, strict FROM pragma_table_list WHERE schema = 'main' AND name NOT LIKE 'sqlite_%'")
    #expect(tables.count == 19)
    #expect(tables.allSatisfy { $0[1] == "1" })
    #expect(try file.rows("SELECT type FROM sqlite_schema WHERE type <> 'table'").isEmpty)
    let first = try file.rows("SELECT session_id, event, t_us, touch, phase, x, y FROM events ORDER BY sample LIMIT 1")
    #expect(first == [["0", "0", "0", "1", "began", "10.5", "0.0"]])
    #expect(
      try file.rows("SELECT sample, edge FROM events WHERE edge IS NOT NULL") == [["2", "right"], ["8", "right"]])
  }

  @Test("the outcome column of all tables together is the line number of the stream")
  func oneStream() throws {
    let path = folder.file("a")
    try SmallRecording.write(path)
    let file = try RawFile(path)
    let names = [
      "hit_results", "fired_actions", "gesture_states", "touch_deliveries", "scroll_steps", "row_selections",
      "scene_changes", "troubles", "calls", "effects",
    ]
    let union = names.map { "SELECT outcome FROM \($0)" }.joined(separator: " UNION ALL ")
    let keys = try file.rows("SELECT outcome FROM (\(union)) ORDER BY outcome").compactMap { Int($0[0]) }
    #expect(keys == Array(0..<24))
  }

  @Test("Documentation/RecordingFormat.md names every table and every column, and no other")
  func page() throws {
    let page = try FormatPage.text()
    var described: [String: [String]] = [:]
    var table: String?
    for line in page.split(separator: "\n") {
      if line.hasPrefix("### `") { table = line.split(separator: "`").dropFirst().first.map(String.init) }
      if line.hasPrefix("## ") { table = nil }
      guard let table, line.hasPrefix("| `") else { continue }
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      try #require(cells.count == 3, "\(line)")
      described[table, default: []].append(cells[0].replacing("`", with: "") + " " + cells[1])
    }

    let path = folder.file("a")
    let writer = try SmallRecording.writer(path)
    try writer.append(TouchSample(event: 4, timestampMicroseconds: 50_001, sceneEvent: .hideKeyboard))
    try writer.appendObserved(Outcome(event: 0, timestampMicroseconds: 0, kind: .hit(touch: 1, view: nil)))
    _ = try writer.finish()
    let file = try RawFile(path)
    var actual: [String: [String]] = [:]
    for name in try file.rows("SELECT name FROM sqlite_schema WHERE type = 'table'").map({ $0[0] }) {
      actual[name] = try file.rows("SELECT name, type, \"notnull\", pk FROM pragma_table_info('\(name)')").map { row in
        let suffix = row[3] != "0" ? " key" : row[2] == "1" ? "" : " or NULL"
        return "\(row[0]) \(row[1])\(suffix)"
      }
    }
    #expect(described == actual)
    #expect(described.count == 19)
  }
}
