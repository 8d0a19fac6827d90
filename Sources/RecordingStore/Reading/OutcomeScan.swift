/// Reads the outcome tables from a row on and merges them into the stream from which they were written.
///
/// Reads one row at a time. The rows of a pattern are kept and returned again for each of its repeats.
final class OutcomeScan {
  private let readers: [RowReader]
  @exclusivity(unchecked) private var current: RowReader
  @exclusivity(unchecked) private var repeats: OutcomeRepeats
  private let times: EventTimes
  private let hasDetails: Bool
  private var details = OutcomeDetailReader()
  /// The key of the next outcome.
  @exclusivity(unchecked) private(set) var position: Int64

  /// The number of outcomes that are available before ``load(_:)`` must read the next row.
  @exclusivity(unchecked) private(set) var left: Int64 = 0
  /// The event of the next outcome, if ``left`` is not 0.
  @exclusivity(unchecked) private(set) var event = 0
  /// The rows of the pattern read so far, or one row that is not repeated.
  @exclusivity(unchecked) private var pattern: [(kind: Outcome.Kind, detail: OutcomeDetail?)] = []
  /// The index of the next outcome in the pattern.
  @exclusivity(unchecked) private var index = 0
  /// The time of the next outcome, or -1 if it is its event's time.
  @exclusivity(unchecked) private var time: Int64 = -1

  init(
    _ database: Database, in format: RecordingFormat, from start: Int64, _ hashers: [RecordingTable: TableHasher]?,
    _ names: TextTable
  ) throws(RecordingError) {
    var readers: [RowReader] = []
    for kind in format.outcomeKinds {
      let table = RecordingTable.outcomes(kind)
      readers.append(try RowReader(database, table, in: format, from: start, hashers?[table], names))
    }
    hasDetails = format.hasDetails
    self.readers = readers
    current = readers[0]
    repeats = try OutcomeRepeats(database, in: format, from: start, hashers?[.outcomeRepeats], names)
    times = EventTimes(database, in: format)
    position = start
  }

  /// The next outcome. ``left`` must not be 0. If the caller passes the event's time, no look-up is needed.
  @inline(__always)
  func take(knownEvent: Int, at knownTime: Int64, in bounds: SessionBounds) throws(RecordingError) -> Outcome {
    let moment =
      if time >= 0 { time } else if event == knownEvent { knownTime } else {
        try times.time(ofEvent: Int64(event), in: bounds)
      }
    let (kind, detail) = pattern[index]
    let outcome = Outcome(event: event, timestampMicroseconds: moment, kind: kind, detail: detail)
    pass(1)
    return outcome
  }

  /// Skips to an outcome of the session, or to its end.
  func skip(to target: Int64, in bounds: SessionBounds) throws(RecordingError) {
    while position < target {
      if left == 0 { try load(bounds) }
      pass(min(left, target - position))
    }
  }

  /// Throws if a table has an outcome that is not part of the stream. Call it at the end.
  func checkEnd() throws(RecordingError) {
    for reader in readers where reader.key != .max { throw reader.damaged("the outcome is there twice") }
    try repeats.checkEnd()
  }

  /// The number of outcomes, from the next one on, that repeat the same number of previous ones except for event and
  /// time.
  @inline(__always)
  var repeatLength: Int { left > 0 && index == 0 && time < 0 ? pattern.count : 0 }

  /// Skips outcomes. ``left`` must be at least `count`.
  @inline(__always)
  func pass(_ count: Int64) {
    left &-= count
    position &+= count
    if left > 0 { advance(count) }
  }

  @inline(__always)
  private func advance(_ count: Int64) {
    let place = index &+ Int(count)
    if place < pattern.count {
      index = place
    } else if place == pattern.count {
      (index, event, time) = (0, event &+ 1, -1)
    } else {
      (index, event, time) = (place % pattern.count, event &+ place / pattern.count, -1)
    }
  }

  /// Reads the next row, which must exist and belong to a session.
  func load(_ bounds: SessionBounds) throws(RecordingError) {
    if repeats.next <= position { try repeats.begin(at: position, in: bounds) }
    if current.key != position { try findTable() }
    let rows = current
    rows.beginRow()
    let owner = rows.integer()
    let event = rows.integer()
    let time = rows.integer()
    guard case .outcomes(let table) = rows.table else { preconditionFailure("\(rows.table) holds no outcomes") }
    let kind = Outcome.Kind(table, from: rows)
    let detail = hasDetails ? try details.read(table.detailColumns, from: rows) : nil
    if owner != Int64(bounds.id) { throw rows.damaged("session_id is \(owner), not \(bounds.id)") }
    if event < 0 || time < 0 { throw rows.damaged("the event or the time is negative") }
    if repeats.left > 0 {
      try keep((kind, detail), event, rows, in: bounds)
    } else {
      if pattern.count == 1 {
        pattern[0] = (kind, detail)
      } else {
        pattern.removeAll(keepingCapacity: true)
        pattern.append((kind, detail))
      }
      (index, left) = (0, 1)
    }
    try rows.endRow()
    (self.event, self.time) = (Int(event), time)
  }

  /// Adds a row to its pattern. The last row of the pattern includes all repeats.
  private func keep(
    _ outcome: (kind: Outcome.Kind, detail: OutcomeDetail?), _ event: Int64, _ rows: RowReader, in bounds: SessionBounds
  ) throws(RecordingError) {
    if repeats.left == repeats.length { pattern.removeAll(keepingCapacity: true) }
    if let problem = try repeats.problem(event: event, in: bounds) { throw rows.damaged(problem) }
    index = pattern.count
    pattern.append(outcome)
    left = repeats.left == 0 ? 1 + Int64(repeats.length) * repeats.repeats : 1
  }

  private func findTable() throws(RecordingError) {
    for reader in readers where reader.key < position { throw reader.damaged("the outcome is there twice") }
    for reader in readers where reader.key == position {
      current = reader
      return
    }
    throw current.damaged("no table has outcome \(position)")
  }
}
