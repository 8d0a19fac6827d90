/// Reads the table `events` from the first row of a session on, in order.
final class SampleScan {
  private let rows: RowReader
  /// The key of the next sample.
  private(set) var position: Int64
  private var session: Int?
  /// Used only by ``next(session:)``, which is not reentrant, so the run-time exclusivity check is omitted.
  @exclusivity(unchecked) private var rules = TouchSequenceRules()
  private let path: String

  init(_ database: Database, from start: Int64, _ hasher: TableHasher?, _ names: TextTable) throws(RecordingError) {
    rows = try RowReader(database, .events, from: start, hasher, names)
    position = start
    path = database.path
  }

  /// The next sample, which must exist and belong to a session.
  func next(session: Int) throws(RecordingError) -> TouchSample {
    guard rows.key == position else { throw rows.damaged("sample \(position) is missing") }
    rows.beginRow()
    let owner = rows.integer()
    let sample = TouchSample(
      event: Int(rows.integer()), timestampMicroseconds: rows.integer(), touch: Int(rows.integer()),
      phase: rows.phase(), x: rows.real(), y: rows.real(), edge: rows.edge())
    if owner != Int64(session) { throw rows.damaged("session_id is \(owner), not \(session)") }
    if session != self.session {
      rules = TouchSequenceRules()
      self.session = session
    }
    // Errors of the row's values are thrown first: the rules check only the replacement values.
    try rows.endRow()
    do throws(TouchSequenceError) {
      try rules.take(sample)
    } catch {
      throw .damaged(path, "table events, sample \(position): \(error)")
    }
    position &+= 1
    return sample
  }
}
