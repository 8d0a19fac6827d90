/// Detects outcomes that repeat at every event, and stores the repeats as one row of `outcome_repeats`.
///
/// The pattern consists of the outcomes stored last: those of one event that can repeat. Outcomes that repeat the
/// pattern at the next event are counted and not stored. The count is written when the repeats end and before each
/// commit, so the rows do not depend on the times of commits.
final class RepeatInsert {
  /// The maximum number of outcomes of a pattern. It bounds the memory of a reader.
  static let maximumLength = 64

  private let insert: Statement
  private let update: Statement
  private let hasher: TableHasher

  // No method of this type calls another during an access, so the run-time exclusivity check is omitted.
  @exclusivity(unchecked) private var pattern: [(kind: Outcome.Kind, detail: OutcomeDetail?)] = []
  @exclusivity(unchecked) private var first: Int64 = 0
  @exclusivity(unchecked) private var event = 0
  @exclusivity(unchecked) private var repeats: Int64 = 0
  @exclusivity(unchecked) private var storedRepeats: Int64 = 0
  /// The number of outcomes of the pattern repeated since its last complete repeat.
  @exclusivity(unchecked) private(set) var pending = 0
  @exclusivity(unchecked) private var pendingMicroseconds: Int64 = 0

  init(_ database: Database, _ hasher: TableHasher) throws(RecordingError) {
    let table = RecordingTable.outcomeRepeats
    insert = try Statement(database, "INSERT INTO \(table.name) VALUES (?1, ?2, ?3)")
    update = try Statement(database, "UPDATE \(table.name) SET repeats = ?2 WHERE \(table.key) = ?1")
    self.hasher = hasher
    pattern.reserveCapacity(Self.maximumLength)
  }

  /// Counts an outcome that continues the pattern. Returns `false`, without effect, if it does not.
  ///
  /// - Precondition: The outcome has the time of its event.
  @inline(__always)
  func extend(_ outcome: Outcome) -> Bool {
    guard pending < pattern.count, Int64(outcome.event) == Int64(event) &+ repeats &+ 1,
      pattern[pending].kind.isRepeated(by: outcome.kind), pattern[pending].detail == outcome.detail
    else { return false }
    pending &+= 1
    pendingMicroseconds = outcome.timestampMicroseconds
    if pending == pattern.count {
      pending = 0
      repeats &+= 1
    }
    return true
  }

  /// Counts the outcomes of an event that repeat those of the event before, all at once. Returns `false`, without effect, if the
  /// pattern does not consist of the outcomes of the event before, whose number is `count`.
  ///
  /// - Precondition: The outcomes have the time of their event.
  func extend(count: Int, event: Int) -> Bool {
    guard count == pattern.count, count > 0, pending == 0, Int64(event) == Int64(self.event) &+ repeats &+ 1 else {
      return false
    }
    repeats &+= 1
    return true
  }

  /// One of the ``pending`` outcomes, which are counted but not yet a complete repeat, with its key.
  func pendingOutcome(_ index: Int) -> (key: Int64, outcome: Outcome) {
    let key = first &+ Int64(pattern.count) &* (repeats &+ 1) &+ Int64(index)
    let event = event &+ Int(repeats) &+ 1
    let (kind, detail) = pattern[index]
    return (key, Outcome(event: event, timestampMicroseconds: pendingMicroseconds, kind: kind, detail: detail))
  }

  /// Ends the repeats, if there are any. The pending outcomes, which the caller has stored, become the pattern.
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

  /// Adds a stored outcome to the pattern. ``isOpen`` must be false.
  func note(_ key: Int64, _ outcome: Outcome) {
    let isOfPattern = !pattern.isEmpty && outcome.event == event && pattern.count < Self.maximumLength
    if !isOfPattern {
      pattern.removeAll(keepingCapacity: true)
      (first, event) = (key, outcome.event)
    }
    if outcome.kind.mayRepeat {
      pattern.append((outcome.kind, outcome.detail))
    } else {
      pattern.removeAll(keepingCapacity: true)
    }
  }

  /// Removes the pattern, because the next outcome belongs to another session.
  func reset() { pattern.removeAll(keepingCapacity: true) }

  /// Whether complete repeats were counted since ``end()``.
  var isOpen: Bool { repeats > 0 }

  /// Writes the current count into the row.
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
