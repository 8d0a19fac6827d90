/// Finds outcomes that come again at every event, and keeps a run of them as one row of `outcome_runs`.
///
/// The outcomes stored last are the pattern: as many of one event as may come again. What repeats the pattern at the next
/// event is counted and not stored, and the count is put into the row when the run ends and before each commit. So the rows
/// do not depend on when batches end.
final class RepeatInsert {
  /// A pattern has at most so many outcomes, which bounds what a reader keeps of one.
  static let maximumLength = 64

  private let insert: Statement
  private let update: Statement
  private let hasher: TableHasher

  // Each is used within one call at a time; a check at every outcome would find nothing.
  @exclusivity(unchecked) private var pattern: [Outcome.Kind] = []
  @exclusivity(unchecked) private var first: Int64 = 0
  @exclusivity(unchecked) private var event = 0
  @exclusivity(unchecked) private var repeats: Int64 = 0
  @exclusivity(unchecked) private var storedRepeats: Int64 = 0
  /// How many outcomes of the pattern have come again since its last whole repeat, and when.
  @exclusivity(unchecked) private(set) var pending = 0
  @exclusivity(unchecked) private var pendingMicroseconds: Int64 = 0

  init(_ database: Database, _ hasher: TableHasher) throws(RecordingError) {
    let table = RecordingTable.outcomeRuns
    insert = try Statement(database, "INSERT INTO \(table.rawValue) VALUES (?1, ?2, ?3)")
    update = try Statement(database, "UPDATE \(table.rawValue) SET repeats = ?2 WHERE \(table.key) = ?1")
    self.hasher = hasher
    pattern.reserveCapacity(Self.maximumLength)
  }

  /// Counts an outcome that goes on with the pattern; false, and nothing done, when it does not.
  ///
  /// The caller has made sure that the outcome is of its event's time.
  @inline(__always)
  func extend(_ outcome: Outcome) -> Bool {
    guard pending < pattern.count, Int64(outcome.event) == Int64(event) &+ repeats &+ 1,
      pattern[pending].isRepeated(by: outcome.kind)
    else { return false }
    pending &+= 1
    pendingMicroseconds = outcome.timestampMicroseconds
    if pending == pattern.count {
      pending = 0
      repeats &+= 1
    }
    return true
  }

  /// One of the outcomes that were counted and do not make a whole repeat, with its key; there are ``pending`` of them.
  func pendingOutcome(_ index: Int) -> (key: Int64, outcome: Outcome) {
    let key = first &+ Int64(pattern.count) &* (repeats &+ 1) &+ Int64(index)
    let event = event &+ Int(repeats) &+ 1
    return (key, Outcome(event: event, timestampMicroseconds: pendingMicroseconds, kind: pattern[index]))
  }

  /// Ends the run, if there is one. What was pending is the pattern from then on: the caller has stored it.
  func end() throws(RecordingError) {
    try store()
    if repeats > 0 {
      hasher.integer(0, first)
      hasher.integer(1, Int64(pattern.count))
      hasher.integer(2, repeats)
      hasher.endRow()
    }
    (first, event) = (first &+ Int64(pattern.count) &* (repeats &+ 1), event &+ Int(repeats) &+ 1)
    pattern.removeSubrange(pending...)
    (repeats, storedRepeats, pending) = (0, 0, 0)
  }

  /// Takes note of an outcome that was stored; no run may be open.
  func note(_ key: Int64, _ outcome: Outcome) {
    let isOfPattern = !pattern.isEmpty && outcome.event == event && pattern.count < Self.maximumLength
    if !isOfPattern {
      pattern.removeAll(keepingCapacity: true)
      (first, event) = (key, outcome.event)
    }
    if outcome.kind.mayRepeat { pattern.append(outcome.kind) } else { pattern.removeAll(keepingCapacity: true) }
  }

  /// Forgets the pattern: what comes next belongs to another session.
  func forget() { pattern.removeAll(keepingCapacity: true) }

  /// Whether whole repeats were counted, so that the next outcome ends a run unless it goes on with it.
  var isOpen: Bool { repeats > 0 }

  /// Brings the row of the open run up to date.
  func store() throws(RecordingError) {
    guard repeats != storedRepeats else { return }
    if storedRepeats == 0 {
      insert.bind(1, first)
      insert.bind(2, Int64(pattern.count))
      insert.bind(3, repeats)
      try insert.run()
    } else {
      update.bind(1, first)
      update.bind(2, repeats)
      try update.run()
    }
    storedRepeats = repeats
  }
}
