/// Reads the outcome tables from a row on and merges them into the one stream that they were written from.
///
/// One row is taken at a time; a row of `touch_deliveries` may stand for a whole run of outcomes.
final class OutcomeScan {
  private let readers: [RowReader]
  private var current: RowReader
  private var runs: DeliveryRuns
  private let times: EventTimes
  /// The key of the next outcome.
  private(set) var position: Int64

  /// How many outcomes of the row taken last are still to come; when none are, ``load(_:)`` takes the next row.
  private(set) var left: Int64 = 0
  /// The event of the next outcome, while any are left.
  private(set) var event = 0
  private var kind = Outcome.Kind.change(view: nil, what: "")
  /// Whether the next outcome repeats the one before it, but for its event and time.
  private(set) var isRepeat = false
  /// The time of the next outcome, or -1 where it is its event's time.
  private var time: Int64 = -1

  init(
    _ database: Database, from start: Int64, _ hashers: [RecordingTable: TableHasher]?, _ names: TextTable
  ) throws(RecordingError) {
    var readers: [RowReader] = []
    for table in RecordingTable.outcomeTables {
      readers.append(try RowReader(database, table, from: start, hashers?[table], names))
    }
    self.readers = readers
    current = readers[0]
    runs = DeliveryRuns(database)
    times = EventTimes(database)
    position = start
  }

  /// The next outcome; one must be left. The caller may know the time of an event, and then nothing is looked up.
  @inline(__always)
  func take(knownEvent: Int, at knownTime: Int64, in bounds: SessionBounds) throws(RecordingError) -> Outcome {
    let moment =
      if time >= 0 { time } else if event == knownEvent { knownTime } else {
        try times.time(ofEvent: Int64(event), in: bounds)
      }
    let outcome = Outcome(event: event, timestampMicroseconds: moment, kind: kind)
    pass(1)
    return outcome
  }

  /// Goes on to an outcome of the session, or to its end.
  func skip(to target: Int64, in bounds: SessionBounds) throws(RecordingError) {
    while position < target {
      if left == 0 { try load(bounds) }
      pass(min(left, target - position))
    }
  }

  /// Throws when a table has an outcome that the stream has no place for; call it at the end.
  func checkEnd() throws(RecordingError) {
    for reader in readers where reader.key != .max { throw reader.damaged("the outcome is there twice") }
  }

  /// Passes over outcomes of the row taken last; as many must be left.
  @inline(__always)
  func pass(_ count: Int64) {
    left &-= count
    position &+= count
    guard left > 0 else {
      isRepeat = false
      return
    }
    event &+= Int(count)
    if !isRepeat { passFirst(count) }
  }

  /// Goes from the first outcome of a run, or the second, to one that follows it.
  private func passFirst(_ count: Int64) {
    isRepeat = count > 1 || time < 0
    time = -1
    guard case .touches(let view, let touch, let phase) = kind else { return }
    if phase == .moved { isRepeat = true } else { kind = .touches(view: view, touch: touch, phase: .moved) }
  }

  /// Takes the next row, which must belong to a session; there must be one.
  func load(_ bounds: SessionBounds) throws(RecordingError) {
    if current.key != position { try findTable() }
    let rows = current
    rows.beginRow()
    let owner = rows.integer()
    let event = rows.integer()
    let time = rows.integer()
    var moves: Int64 = 0
    let kind: Outcome.Kind
    switch rows.table {
    case .touchDeliveries:
      kind = .touches(view: rows.text(), touch: Int(rows.integer()), phase: rows.phase())
      moves = rows.integer()
    case .hitResults: kind = .hit(touch: Int(rows.integer()), view: rows.optionalText())
    case .firedActions:
      kind = .action(
        view: rows.text(), controlEvent: rows.text(), name: rows.optionalText(),
        touch: rows.optionalInteger().map { Int($0) })
    case .gestureStates:
      kind = .gesture(view: rows.text(), recognizer: rows.text(), state: rows.text(), name: rows.optionalText())
    case .scrollSteps:
      kind = .scroll(view: rows.text(), at: rows.text(), offsetX: rows.real(), offsetY: rows.real())
    case .rowSelections:
      kind = .select(view: rows.text(), section: Int(rows.integer()), row: Int(rows.integer()))
    case .sceneChanges: kind = .change(view: rows.optionalText(), what: rows.text())
    case .troubles: kind = .trouble(try trouble(rows))
    case .meta, .scenes, .sessions, .events: preconditionFailure("\(rows.table) holds no outcomes")
    }
    if owner != Int64(bounds.id) { throw rows.damaged("session_id is \(owner), not \(bounds.id)") }
    if event < 0 || time < 0 { throw rows.damaged("the event or the time is negative") }
    let problem = try runs.problem(key: position, event: event, moves: moves, in: bounds)
    if let problem { throw rows.damaged(problem) }
    try rows.endRow()
    (self.event, self.time, self.kind, left, isRepeat) = (Int(event), time, kind, moves + 1, false)
  }

  private func findTable() throws(RecordingError) {
    for reader in readers where reader.key < position { throw reader.damaged("the outcome is there twice") }
    for reader in readers where reader.key == position {
      current = reader
      return
    }
    throw current.damaged("no table has outcome \(position)")
  }

  private func trouble(_ rows: RowReader) throws(RecordingError) -> Outcome.Trouble {
    let name = rows.text()
    let touch = rows.optionalInteger().map { Int($0) }
    let view = rows.optionalText()
    let why = rows.text()
    guard let what = Outcome.Trouble.What(rawValue: name) else { throw rows.damaged("column what is no trouble") }
    return Outcome.Trouble(what: what, touch: touch, view: view, why: why)
  }
}
