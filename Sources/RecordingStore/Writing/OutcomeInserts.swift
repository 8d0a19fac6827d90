/// The prepared statements of all outcome tables.
final class OutcomeInserts {
  private let hit, action, gesture, touches, scroll, select, change, trouble: OutcomeInsert
  private let runs: RepeatInsert

  init(_ database: Database, _ hashers: [RecordingTable: TableHasher]) throws(RecordingError) {
    func make(_ table: RecordingTable) throws(RecordingError) -> OutcomeInsert {
      try OutcomeInsert(database, table, hashers[table]!)
    }
    hit = try make(.hitResults)
    action = try make(.firedActions)
    gesture = try make(.gestureStates)
    touches = try make(.touchDeliveries)
    scroll = try make(.scrollSteps)
    select = try make(.rowSelections)
    change = try make(.sceneChanges)
    trouble = try make(.troubles)
    runs = try RepeatInsert(database, hashers[.outcomeRuns]!)
  }

  func beginSession(_ number: Int64) throws(RecordingError) {
    try close()
    for insert in [hit, action, gesture, touches, scroll, select, change, trouble] { insert.beginSession(number) }
  }

  /// Brings the tables up to date with all that was added.
  ///
  /// An event whose outcomes repeat the pattern only in part is over by now, so what it had is stored for good.
  func store() throws(RecordingError) {
    if runs.pending > 0 { try endRun() }
    try runs.store()
  }

  /// Ends what the next outcome might have gone on with; call it before the digests are taken.
  func close() throws(RecordingError) {
    try endRun()
    runs.forget()
  }

  /// Adds an outcome; false, and nothing added, when a number of it is not finite.
  ///
  /// `isAtSample` says that the last sample is of the outcome's event and time.
  func insert(_ key: Int64, _ outcome: Outcome, isAtSample: Bool) throws(RecordingError) -> Bool {
    if isAtSample, runs.extend(outcome) { return true }
    if runs.pending > 0 {
      // What was pending is a pattern of its own now, and this may go on with it.
      try endRun()
      if isAtSample, runs.extend(outcome) { return true }
    } else if runs.isOpen {
      try runs.end()
    }
    guard try insertRow(key, outcome) else { return false }
    runs.note(key, outcome)
    return true
  }

  private func endRun() throws(RecordingError) {
    for index in 0..<runs.pending {
      let (key, outcome) = runs.pendingOutcome(index)
      _ = try insertRow(key, outcome)
    }
    try runs.end()
  }

  private func insertRow(_ key: Int64, _ outcome: Outcome) throws(RecordingError) -> Bool {
    switch outcome.kind {
    case .hit(let touch, let view):
      hit.begin(key, outcome)
      hit.integer(touch)
      hit.text(view)
      try hit.end()
    case .action(let view, let controlEvent, let name, let touch):
      action.begin(key, outcome)
      action.text(view)
      action.text(controlEvent)
      action.text(name)
      action.integer(touch)
      try action.end()
    case .gesture(let view, let recognizer, let state, let name):
      gesture.begin(key, outcome)
      gesture.text(view)
      gesture.text(recognizer)
      gesture.text(state)
      gesture.text(name)
      try gesture.end()
    case .touches(let view, let touch, let phase):
      touches.begin(key, outcome)
      touches.text(view)
      touches.integer(touch)
      touches.text(phase.rawValue)
      try touches.end()
    case .scroll(let view, let at, let offsetX, let offsetY):
      guard offsetX.isFinite, offsetY.isFinite else { return false }
      scroll.begin(key, outcome)
      scroll.text(view)
      scroll.text(at)
      scroll.real(offsetX)
      scroll.real(offsetY)
      try scroll.end()
    case .select(let view, let section, let row):
      select.begin(key, outcome)
      select.text(view)
      select.integer(section)
      select.integer(row)
      try select.end()
    case .change(let view, let what):
      change.begin(key, outcome)
      change.text(view)
      change.text(what)
      try change.end()
    case .trouble(let value):
      trouble.begin(key, outcome)
      trouble.text(value.what.rawValue)
      trouble.integer(value.touch)
      trouble.text(value.view)
      trouble.text(value.why)
      try trouble.end()
    }
    return true
  }
}
