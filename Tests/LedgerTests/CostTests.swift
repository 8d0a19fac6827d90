import Findings
import Foundation
import Testing

@testable import Ledger

@Suite("Stored costs")
struct CostTests {
  private static let table = CostTable([
    "b.touchrec": RecordingCost(sessions: 2, microseconds: 70),
    "a ä.touchrec": RecordingCost(sessions: 1, microseconds: 5),
  ])

  @Test("are read as they were stored; a newer one replaces an older one, and one of long ago is forgotten")
  func store() throws {
    let path = NSTemporaryDirectory() + "costs-\(UUID().uuidString).sqlite"
    defer { unlink(path) }
    let store = try ResultStore(path)
    #expect(try store.costs() == CostTable())
    let day = Date(timeIntervalSince1970: 1_800_000_000)
    try store.add(Self.table, measured: day)
    #expect(try ResultStore(path).costs() == Self.table)
    let newer = CostTable(["b.touchrec": RecordingCost(sessions: 3, microseconds: 9)])
    try store.add(newer, measured: day + 60 * 86_400)
    #expect(try store.costs().costs.count == 2)
    #expect(try store.costs().costs["b.touchrec"]?.microseconds == 9)
    try store.add(newer, measured: day + 91 * 86_400)
    #expect(try store.costs() == newer)
  }

  @Test("as a document have the same bytes, sorted by path")
  func document() throws {
    let text = Self.table.text()
    #expect(try CostTable(Array(text.utf8)) == Self.table)
    #expect(text.hasPrefix(#"{"schema":"touchreplay.costs/1","recordings":[{"path":"a ä.touchrec","sessions":1,"#))
    #expect(text == Self.table.text())
  }

  @Test(
    "a document of another form is an error",
    arguments: [
      "", "[]", "{}", #"{"schema":"touchreplay.costs/2","recordings":[]}"#, #"{"schema":"touchreplay.costs/1"}"#,
      #"{"schema":"touchreplay.costs/1","recordings":[{"path":"a","sessions":1}]}"#,
      #"{"schema":"touchreplay.costs/1","recordings":[{"path":"a","sessions":1,"microseconds":-1}]}"#,
      #"{"schema":"touchreplay.costs/1","recordings":[{"path":"a","sessions":1,"microseconds":9e18}]}"#,
    ])
  func problems(_ text: String) {
    #expect(throws: CostTable.Problem.self) { try CostTable(Array(text.utf8)) }
  }
}
