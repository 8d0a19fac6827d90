import CSQLite
import Findings
package import Foundation
package import RecordingStore

/// What recordings took when they were compared last.
extension ResultStore {
  /// The time after which a cost is forgotten that was not measured again.
  private static let longestSeconds = 90.0 * 86_400

  /// Stores costs over those of the same recordings.
  package func add(_ table: CostTable, measured: Date) throws(RecordingError) {
    try database.execute("BEGIN IMMEDIATE")
    do throws(RecordingError) {
      try database.execute(
        """
        CREATE TABLE IF NOT EXISTS costs(
          recording TEXT PRIMARY KEY, sessions INTEGER NOT NULL, microseconds INTEGER NOT NULL, measured REAL NOT NULL
        ) STRICT, WITHOUT ROWID
        """)
      let insert = try Statement(database, "INSERT OR REPLACE INTO costs VALUES(?, ?, ?, ?)")
      for (path, cost) in table.costs {
        try insert.bind(1, copying: path)
        insert.bind(2, Int64(cost.sessions))
        insert.bind(3, cost.microseconds)
        insert.bind(4, measured.timeIntervalSince1970)
        try insert.run()
      }
      let oldest = measured.timeIntervalSince1970 - Self.longestSeconds
      try database.execute("DELETE FROM costs WHERE measured < \(oldest); COMMIT")
    } catch {
      try? database.execute("ROLLBACK")
      throw error
    }
  }

  /// All costs.
  package func costs() throws(RecordingError) -> CostTable {
    var table = CostTable()
    guard try database.integer("SELECT count(*) FROM sqlite_schema WHERE name = 'costs'") == 1 else { return table }
    let rows = try Statement(database, "SELECT recording, sessions, microseconds FROM costs")
    while try rows.step() {
      guard let path = rows.text(0) else { continue }
      table.costs[path] = RecordingCost(sessions: Int(rows.integer(1)), microseconds: rows.integer(2))
    }
    return table
  }
}
