/// Reads the tables `events` and `scene_events` from the first row of a session on, in order.
final class SampleScan {
  private let rows: RowReader
  /// The rows of `scene_events`, in a recording that has the table.
  private let sceneRows: RowReader?
  /// The key of the next sample.
  @exclusivity(unchecked) private(set) var position: Int64
  @exclusivity(unchecked) private var session: Int?
  /// Used only by ``next(session:)``, which is not reentrant, so the run-time exclusivity check is omitted.
  @exclusivity(unchecked) private var rules = TouchSequenceRules()
  private let path: String

  init(
    _ database: Database, in format: RecordingFormat, from start: Int64, _ hashers: [RecordingTable: TableHasher]?,
    _ names: TextTable
  ) throws(RecordingError) {
    rows = try RowReader(database, .events, from: start, hashers?[.events], names)
    sceneRows =
      format.tables.contains(.sceneEvents)
      ? try RowReader(database, .sceneEvents, from: start, hashers?[.sceneEvents], names) : nil
    position = start
    path = database.path
  }

  /// The next sample, which must exist and belong to a session.
  func next(session: Int) throws(RecordingError) -> TouchSample {
    if let sceneRows, sceneRows.key == position { return try nextSceneEvent(sceneRows, session) }
    guard rows.key == position else { throw rows.damaged("sample \(position) is missing") }
    rows.beginRow()
    let owner = rows.integer()
    let sample = TouchSample(
      event: Int(rows.integer()), timestampMicroseconds: rows.integer(), touch: Int(rows.integer()),
      phase: rows.phase(), x: rows.real(), y: rows.real(), edge: rows.edge())
    try take(sample, of: owner, in: session, rows)
    return sample
  }

  private func nextSceneEvent(_ rows: RowReader, _ session: Int) throws(RecordingError) -> TouchSample {
    rows.beginRow()
    let owner = rows.integer()
    let (event, time) = (Int(rows.integer()), rows.integer())
    let (kind, value): (SceneEvent.Kind, String) = (rows.word(), rows.text())
    guard let sceneEvent = SceneEvent(kind, value: value) else {
      throw rows.damaged("column value is no value of '\(kind.rawValue)'")
    }
    let sample = TouchSample(event: event, timestampMicroseconds: time, sceneEvent: sceneEvent)
    try take(sample, of: owner, in: session, rows)
    return sample
  }

  /// Checks a sample and moves to the next row.
  @inline(__always)
  private func take(
    _ sample: TouchSample, of owner: Int64, in session: Int, _ rows: RowReader
  ) throws(RecordingError) {
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
      throw .damaged(path, "table \(rows.table.name), sample \(position): \(error)")
    }
    position &+= 1
  }
}
