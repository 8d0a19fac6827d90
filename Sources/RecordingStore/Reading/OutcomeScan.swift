/// Reads the outcome tables from a row on and merges them into the one stream that they were written from.
final class OutcomeScan {
  private let readers: [RowReader]
  private var current: RowReader
  /// The key of the next outcome.
  private(set) var position: Int64

  init(
    _ database: Database, from start: Int64, _ hashers: [RecordingTable: TableHasher]?, _ names: TextTable
  ) throws(RecordingError) {
    var readers: [RowReader] = []
    for table in RecordingTable.outcomeTables {
      readers.append(try RowReader(database, table, from: start, hashers?[table], names))
    }
    self.readers = readers
    current = readers[0]
    position = start
  }

  /// The next outcome, which must belong to a session; there must be one.
  func next(session: Int) throws(RecordingError) -> Outcome {
    if current.key != position { try findTable() }
    let rows = current
    rows.beginRow()
    let owner = rows.integer()
    let event = rows.integer()
    let time = rows.integer()
    let kind: Outcome.Kind
    switch rows.table {
    case .touchDeliveries:
      kind = .touches(view: rows.text(), touch: Int(rows.integer()), phase: rows.phase())
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
    if owner != Int64(session) { throw rows.damaged("session_id is \(owner), not \(session)") }
    if event < 0 || time < 0 { throw rows.damaged("the event or the time is negative") }
    try rows.endRow()
    position &+= 1
    return Outcome(event: Int(event), timestampMicroseconds: time, kind: kind)
  }

  private func findTable() throws(RecordingError) {
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
