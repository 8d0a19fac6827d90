import CSQLite

/// The prepared statement that inserts rows into `events`.
final class EventInsert {
  private let statement: Statement
  private let hasher: TableHasher
  private let phase: BoundText
  private let edge: BoundText
  private var session: Int64 = 0

  init(_ database: Database, _ hasher: TableHasher) throws(RecordingError) {
    statement = try Statement(database, "INSERT INTO events VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)")
    phase = BoundText(statement, 6)
    edge = BoundText(statement, 9)
    self.hasher = hasher
  }

  func beginSession(_ number: Int64) {
    session = number
    statement.bind(2, number)
  }

  func insert(_ key: Int64, _ sample: TouchSample) throws(RecordingError) {
    // Adding zero turns -0.0, which SQLite does not preserve, into 0.0.
    let x = sample.x + 0
    let y = sample.y + 0
    statement.bind(1, key)
    statement.bind(3, Int64(sample.event))
    statement.bind(4, sample.timestampMicroseconds)
    statement.bind(5, Int64(sample.touch))
    phase.set(sample.phase.rawValue)
    statement.bind(7, x)
    statement.bind(8, y)
    edge.set(sample.edge?.rawValue)
    try statement.run()
    hasher.integer(0, key)
    hasher.integer(1, session)
    hasher.integer(2, Int64(sample.event))
    hasher.integer(3, sample.timestampMicroseconds)
    hasher.integer(4, Int64(sample.touch))
    hasher.text(5, phase.start, phase.count)
    hasher.real(x)
    hasher.real(y)
    hasher.text(8, edge.start, edge.count)
    hasher.endRow()
  }
}
