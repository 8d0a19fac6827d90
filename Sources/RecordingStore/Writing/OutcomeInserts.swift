/// The prepared statements of all outcome tables.
final class OutcomeInserts {
  private let hit, action, gesture, scroll, select, change, trouble: OutcomeInsert
  private let touches: DeliveryInsert

  init(_ database: Database, _ hashers: [RecordingTable: TableHasher]) throws(RecordingError) {
    func make(_ table: RecordingTable) throws(RecordingError) -> OutcomeInsert {
      try OutcomeInsert(database, table, hashers[table]!)
    }
    hit = try make(.hitResults)
    action = try make(.firedActions)
    gesture = try make(.gestureStates)
    touches = try DeliveryInsert(database, hashers[.touchDeliveries]!)
    scroll = try make(.scrollSteps)
    select = try make(.rowSelections)
    change = try make(.sceneChanges)
    trouble = try make(.troubles)
  }

  func beginSession(_ number: Int64) throws(RecordingError) {
    try touches.beginSession(number)
    for insert in [hit, action, gesture, scroll, select, change, trouble] { insert.beginSession(number) }
  }

  /// Brings the tables up to date with all that was added.
  func store() throws(RecordingError) { try touches.store() }

  /// Ends what the next outcome might have gone on with; call it before the digests are taken.
  func close() throws(RecordingError) { try touches.close() }

  /// Adds an outcome; false, and nothing added, when a number of it is not finite.
  ///
  /// `isAtSample` says that the last sample is of the outcome's event and time.
  func insert(_ key: Int64, _ outcome: Outcome, isAtSample: Bool) throws(RecordingError) -> Bool {
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
      if isAtSample, touches.extend(key, outcome.event, view, touch, phase) { return true }
      try touches.insert(key, outcome, view, touch, phase)
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
