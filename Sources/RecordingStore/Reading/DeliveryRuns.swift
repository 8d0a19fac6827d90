/// Checks that runs of moves lie within their session and follow each other.
struct DeliveryRuns {
  private let database: Database
  private var session = -1
  private var lastEvent: Int64 = -1
  private var reached: Int64 = 0

  init(_ database: Database) {
    self.database = database
  }

  /// What is wrong with a run of `moves` outcomes after the one at `key`, if anything.
  mutating func problem(
    key: Int64, event: Int64, moves: Int64, in bounds: SessionBounds
  ) throws(RecordingError) -> String? {
    if moves == 0 { return nil }
    if moves < 0 { return "moves is negative" }
    if moves >= bounds.endOutcome - key { return "its \(moves) moves reach beyond session \(bounds.id)" }
    if session != bounds.id { try begin(bounds) }
    if event > lastEvent || moves > lastEvent - event {
      return "its \(moves) moves after event \(event) reach beyond the last event, \(lastEvent)"
    }
    if event + 1 < reached { return "its moves go back behind event \(reached)" }
    reached = event + moves
    return nil
  }

  private mutating func begin(_ bounds: SessionBounds) throws(RecordingError) {
    let last = "SELECT event FROM events WHERE sample = \(bounds.endSample - 1)"
    lastEvent = bounds.endSample > bounds.firstSample ? try database.integer(last) ?? -1 : -1
    (session, reached) = (bounds.id, 0)
  }
}
