/// Inserts the rows of the table `decisions`.
final class DecisionInsert {
  private let rows: RowBatch
  private var count: Int64 = 0

  init(_ database: Database, _ hasher: TableHasher) throws(RecordingError) {
    rows = try RowBatch(database, .decisions, hasher)
  }

  func insert(_ decision: RecordedDecision, ofSession session: Int64) throws(RecordingError) {
    try rows.beginRow()
    rows.key(count)
    rows.integer(1, session)
    rows.integer(2, Int64(decision.event))
    rows.integer(3, decision.timestampMicroseconds)
    rows.integer(4, Int64(decision.touch))
    rows.text(5, decision.json)
    try rows.endRow()
    // Decisions are few, and a rescued file has them.
    try rows.flush()
    count += 1
  }
}
