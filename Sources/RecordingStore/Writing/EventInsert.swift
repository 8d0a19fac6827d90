/// Inserts rows into `events`.
final class EventInsert {
  private let rows: RowBatch
  private var session: Int64 = 0

  init(_ database: Database, _ hasher: TableHasher) throws(RecordingError) {
    rows = try RowBatch(database, .events, hasher)
  }

  func beginSession(_ number: Int64) { session = number }

  func insert(_ key: Int64, _ sample: TouchSample) throws(RecordingError) {
    try rows.beginRow()
    rows.key(key)
    rows.integer(1, session)
    rows.integer(2, Int64(sample.event))
    rows.integer(3, sample.timestampMicroseconds)
    rows.integer(4, Int64(sample.touch))
    rows.text(5, sample.phase.rawValue)
    rows.real(6, sample.x)
    rows.real(7, sample.y)
    rows.text(8, sample.edge?.rawValue)
    try rows.endRow()
  }

  /// Passes the rows that are collected to SQLite.
  func flush() throws(RecordingError) { try rows.flush() }
}
