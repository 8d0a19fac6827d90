/// Inserts the rows of the table `view_names`.
final class ViewNameInsert {
  private let rows: RowBatch
  private var count: Int64 = 0

  init(_ database: Database, _ hasher: TableHasher) throws(RecordingError) {
    rows = try RowBatch(database, .viewNames, hasher)
  }

  /// Adds the rungs of a name, as JSON.
  func insert(_ name: String, _ json: String, ofSession session: Int64) throws(RecordingError) {
    try rows.beginRow()
    rows.key(count)
    rows.integer(1, session)
    rows.text(2, name)
    rows.text(3, json)
    try rows.endRow()
    // Names are few, and a rescued file has them.
    try rows.flush()
    count += 1
  }
}
