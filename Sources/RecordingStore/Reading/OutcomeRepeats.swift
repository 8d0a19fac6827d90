/// Reads `outcome_repeats` together with the outcomes, and checks its rows against the sessions and each other.
struct OutcomeRepeats {
  private let database: Database
  private let format: RecordingFormat
  private let rows: RowReader
  private var session = -1
  private var lastEvent: Int64 = -1
  private var reached: Int64 = 0
  private var event: Int64 = -1

  /// The number of outcomes of the current pattern that are not yet read; 0 outside a pattern.
  private(set) var left = 0
  /// The number of outcomes of the pattern.
  private(set) var length = 0
  /// The number of repeats of the pattern.
  private(set) var repeats: Int64 = 0

  init(
    _ database: Database, in format: RecordingFormat, from start: Int64, _ hasher: TableHasher?, _ names: TextTable
  ) throws(RecordingError) {
    self.database = database
    self.format = format
    rows = try RowReader(database, .outcomeRepeats, in: format, from: start, hasher, names)
  }

  /// The key of the first outcome of the next pattern; `Int64.max` if there is none.
  var next: Int64 { rows.key }

  /// Begins the pattern at `position`, the key of the next outcome.
  mutating func begin(at position: Int64, in bounds: SessionBounds) throws(RecordingError) {
    guard rows.key == position, left == 0 else { throw rows.damaged("the pattern begins within another") }
    rows.beginRow()
    let length = rows.integer()
    let repeats = rows.integer()
    guard (1...Int64(RepeatInsert.maximumLength)).contains(length), repeats > 0 else {
      throw rows.damaged("the length or the repeats are out of range")
    }
    guard repeats < (bounds.endOutcome - position) / length else {
      throw rows.damaged("its \(repeats) repeats reach beyond session \(bounds.id)")
    }
    try rows.endRow()
    (left, self.length, self.repeats) = (Int(length), Int(length), repeats)
  }

  /// Checks the event of the pattern's next outcome. Returns the error message, or `nil`.
  mutating func problem(event: Int64, in bounds: SessionBounds) throws(RecordingError) -> String? {
    defer { left -= 1 }
    if left < length { return event == self.event ? nil : "it repeats with outcomes of event \(self.event)" }
    if session != bounds.id { try beginSession(bounds) }
    self.event = event
    if event > lastEvent || repeats > lastEvent - event {
      return "its \(repeats) repeats after event \(event) reach beyond the last event, \(lastEvent)"
    }
    if event + 1 < reached { return "its repeats go back behind event \(reached)" }
    reached = event + repeats
    return nil
  }

  /// Throws if a pattern has no first outcome. Call it at the end.
  func checkEnd() throws(RecordingError) {
    if rows.key != .max { throw rows.damaged("no outcome begins the pattern") }
  }

  private mutating func beginSession(_ bounds: SessionBounds) throws(RecordingError) {
    let last = "SELECT event FROM \(format.samples) WHERE sample = \(bounds.endSample - 1)"
    lastEvent = bounds.endSample > bounds.firstSample ? try database.integer(last) ?? -1 : -1
    (session, reached) = (bounds.id, 0)
  }
}
