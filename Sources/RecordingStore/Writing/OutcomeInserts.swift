/// The rows of all outcome tables that are being inserted.
final class OutcomeInserts {
  /// In the order of ``OutcomeKind``.
  private let inserts: [OutcomeInsert]
  private let repeats: RepeatInsert

  init(_ database: Database, _ hashers: [RecordingTable: TableHasher]) throws(RecordingError) {
    var inserts: [OutcomeInsert] = []
    for kind in OutcomeKind.allCases {
      inserts.append(try OutcomeInsert(database, .outcomes(kind), hashers[.outcomes(kind)]!))
    }
    self.inserts = inserts
    repeats = try RepeatInsert(database, hashers[.outcomeRepeats]!)
  }

  func beginSession(_ number: Int64) throws(RecordingError) {
    try close()
    for insert in inserts { insert.beginSession(number) }
  }

  /// Writes all pending state into the tables.
  ///
  /// If an event's outcomes repeat only a part of the pattern, the event is complete at this point, so they are stored.
  func store() throws(RecordingError) {
    if repeats.pending > 0 { try endRepeats() }
    try repeats.store()
    try flush()
  }

  /// Inserts the rows that wait for others. Outcomes that may be a repeat still wait.
  func flush() throws(RecordingError) {
    for insert in inserts { try insert.flush() }
  }

  /// Ends the current pattern. Call it before the digests are computed.
  func close() throws(RecordingError) {
    try endRepeats()
    repeats.reset()
  }

  /// Adds an outcome. Returns `false`, without effect, if one of its numbers is not finite.
  ///
  /// `isAtSample`: whether the last sample has the outcome's event and time.
  func insert(_ key: Int64, _ outcome: Outcome, isAtSample: Bool) throws(RecordingError) -> Bool {
    if isAtSample, repeats.extend(outcome) { return true }
    if repeats.pending > 0 {
      // The pending outcomes become a new pattern, which this outcome may repeat.
      try endRepeats()
      if isAtSample, repeats.extend(outcome) { return true }
    } else if repeats.isOpen {
      try repeats.end()
    }
    guard outcome.kind.isFinite else { return false }
    try insertRow(key, outcome)
    repeats.note(key, outcome)
    return true
  }

  /// Adds the outcomes of an event that repeat those of the event before, whose number is `count`. Returns `false`, without
  /// effect, if they are to be added one by one.
  func insertRepeat(count: Int, event: Int) -> Bool { repeats.extend(count: count, event: event) }

  private func endRepeats() throws(RecordingError) {
    for index in 0..<repeats.pending {
      let (key, outcome) = repeats.pendingOutcome(index)
      try insertRow(key, outcome)
    }
    try repeats.end()
  }

  private func insertRow(_ key: Int64, _ outcome: Outcome) throws(RecordingError) {
    var insert = inserts[outcome.kind.kind.rawValue]
    try insert.begin(key, outcome)
    outcome.kind.write(to: &insert)
    insert.detail(outcome.detail, outcome.kind.kind.detailColumns)
    try insert.end()
  }
}
