import JSONText

/// The observed outcomes of one session.
package final class ObservedOutcomeCursor {
  private let rows: RowReader
  private let session: Int

  init(_ rows: RowReader, _ session: Int) { (self.rows, self.session) = (rows, session) }

  /// The next outcome, or `nil` after the last. Throws `damaged` for an invalid row.
  package func next() throws(RecordingError) -> Outcome? {
    guard rows.key != .max else { return nil }
    let (owner, outcome) = try rows.observedOutcome()
    return owner == session ? outcome : nil
  }
}

extension RowReader {
  /// The session and the outcome of a row of `observed_outcomes`.
  fileprivate func observedOutcome() throws(RecordingError) -> (session: Int, outcome: Outcome) {
    beginRow()
    let (owner, event, time, text) = (Int(integer()), Int(integer()), integer(), text())
    let json = try? JSONValue.parse(Array(text.utf8))
    let key = key
    try endRow()
    guard let kind = json.flatMap({ Outcome.Kind(json: $0) }), kind.isFinite else {
      throw .damaged(path, "table observed_outcomes, observation \(key): column json is no outcome")
    }
    return (owner, Outcome(event: event, timestampMicroseconds: time, kind: kind))
  }
}

extension RecordingReader {
  /// Reads every row for the content hash.
  func checkObservedOutcomes(_ hasher: TableHasher?, _ names: TextTable) throws(RecordingError) {
    guard let hasher else { return }
    let rows = try RowReader(database, .observedOutcomes, from: 0, hasher, names)
    var position: Int64 = 0
    var last = 0
    while rows.key != .max {
      guard rows.key == position else { throw rows.damaged("the keys are not 0, 1, 2 …") }
      let owner = try rows.observedOutcome().session
      guard owner >= last, owner < sessions.count else {
        throw .damaged(path, "table observed_outcomes, observation \(position): session_id is \(owner)")
      }
      (last, position) = (owner, position + 1)
    }
  }
}
