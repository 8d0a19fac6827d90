import CSQLite

/// Looks up the times of events, in ascending order only, for outcomes that are read without their samples.
final class EventTimes {
  private let database: Database
  private let format: RecordingFormat
  private var statement: Statement?
  private var session = -1
  private var event: Int64 = -1
  private var time: Int64 = 0
  private var sample: Int64 = 0

  init(_ database: Database, in format: RecordingFormat) {
    self.database = database
    self.format = format
  }

  /// The time of an event. Within a session, the event must not be before that of the previous call.
  func time(ofEvent wanted: Int64, in bounds: SessionBounds) throws(RecordingError) -> Int64 {
    if session != bounds.id || statement == nil { try begin(bounds) }
    while event != wanted {
      guard let statement, sample < bounds.endSample, event < wanted, try statement.step() else {
        throw damaged("event \(wanted) of session \(bounds.id) is missing")
      }
      for column in 0..<Int32(3) where statement.type(column) != SQLITE_INTEGER {
        throw damaged("sample \(sample): a value is not an integer")
      }
      guard statement.integer(0) == Int64(bounds.id) else { throw damaged("sample \(sample): the session is wrong") }
      (event, time) = (statement.integer(1), statement.integer(2))
      guard time >= 0 else { throw damaged("sample \(sample): the time is negative") }
      sample += 1
    }
    return time
  }

  private func begin(_ bounds: SessionBounds) throws(RecordingError) {
    let next = try Statement(
      database, "SELECT session_id, event, t_us FROM \(format.samples) WHERE sample >= ?1 ORDER BY sample")
    next.bind(1, bounds.firstSample)
    (statement, session, event, sample) = (next, bounds.id, -1, bounds.firstSample)
  }

  private func damaged(_ problem: String) -> RecordingError {
    .damaged(database.path, "table events, \(problem)")
  }
}
