extension RecordingReader {
  /// The names that a session uses with their rungs as JSON, in the order of their first use. Empty if the session's vocabulary
  /// lacks them.
  package func viewNames(ofSession session: Int) throws(RecordingError) -> [(name: String, json: String)] {
    guard format.tables.contains(.viewNames) else { return [] }
    let query = "SELECT min(view_name) FROM view_names WHERE session_id = \(session)"
    guard let first = try database.integer(query) else { return [] }
    let rows = try RowReader(database, .viewNames, in: format, from: first, nil, names)
    var result: [(name: String, json: String)] = []
    while rows.key != .max {
      let (owner, name, json) = try rows.viewName()
      guard owner == session else { break }
      result.append((name, json))
    }
    return result
  }

  /// The decisions of the app's code in the hit tests of a session, in their order. Empty if the session's vocabulary lacks them.
  package func decisions(ofSession session: Int) throws(RecordingError) -> [RecordedDecision] {
    guard format.tables.contains(.decisions) else { return [] }
    let query = "SELECT min(decision) FROM decisions WHERE session_id = \(session)"
    guard let first = try database.integer(query) else { return [] }
    let rows = try RowReader(database, .decisions, in: format, from: first, nil, names)
    var result: [RecordedDecision] = []
    while rows.key != .max {
      let (owner, decision) = try rows.decision()
      guard owner == session else { break }
      result.append(decision)
    }
    return result
  }

  /// Reads every row of `view_names` and `decisions` for the content hash.
  func checkNamesAndDecisions(_ hashers: [RecordingTable: TableHasher]) throws(RecordingError) {
    guard format.tables.contains(.viewNames) else { return }
    let rows = try RowReader(database, .viewNames, in: format, from: 0, hashers[.viewNames], names)
    var (position, last): (Int64, Int) = (0, 0)
    while rows.key != .max {
      guard rows.key == position else { throw rows.damaged("the keys are not 0, 1, 2 …") }
      let owner = try rows.viewName().session
      guard owner >= last, owner < sessions.count else {
        throw .damaged(path, "table view_names, view_name \(position): session_id is \(owner)")
      }
      (last, position) = (owner, position + 1)
    }
    let decisions = try RowReader(database, .decisions, in: format, from: 0, hashers[.decisions], names)
    (position, last) = (0, 0)
    while decisions.key != .max {
      guard decisions.key == position else { throw decisions.damaged("the keys are not 0, 1, 2 …") }
      let owner = try decisions.decision().session
      guard owner >= last, owner < sessions.count else {
        throw .damaged(path, "table decisions, decision \(position): session_id is \(owner)")
      }
      (last, position) = (owner, position + 1)
    }
  }
}

extension RowReader {
  /// A row of `decisions`.
  fileprivate func decision() throws(RecordingError) -> (session: Int, decision: RecordedDecision) {
    beginRow()
    let session = Int(integer())
    let decision = RecordedDecision(
      event: Int(integer()), timestampMicroseconds: integer(), touch: Int(integer()), json: text())
    try endRow()
    return (session, decision)
  }

  /// A row of `view_names`.
  fileprivate func viewName() throws(RecordingError) -> (session: Int, name: String, json: String) {
    beginRow()
    let row = (Int(integer()), text(), text())
    try endRow()
    return row
  }
}

extension RecordingReader {
  /// What the recording says about itself, by key: the rows of `meta` that the writer does not make itself.
  package var descriptions: [String: String] { meta.filter { !RecordingMeta.reservedKeys.contains($0.key) } }
}
