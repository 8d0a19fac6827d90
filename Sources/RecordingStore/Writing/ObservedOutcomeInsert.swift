import JSONText

/// The prepared statement that inserts rows into `observed_outcomes`.
final class ObservedOutcomeInsert {
  private let statement: Statement
  private let hasher: TableHasher
  private var count: Int64 = 0
  private var writer = JSONWriter()

  init(_ database: Database, _ hasher: TableHasher) throws(RecordingError) {
    statement = try Statement(database, "INSERT INTO observed_outcomes VALUES (?1, ?2, ?3, ?4, ?5)")
    self.hasher = hasher
  }

  func insert(_ outcome: Outcome, ofSession session: Int64) throws(RecordingError) {
    writer.reset()
    writer.object { writer in
      writer.member("kind", outcome.kind.name)
      outcome.kind.write(to: &writer)
    }
    let json = writer.finish()
    statement.bind(1, count)
    statement.bind(2, session)
    statement.bind(3, Int64(outcome.event))
    statement.bind(4, outcome.timestampMicroseconds)
    try statement.bind(5, copying: json)
    try statement.run()
    hasher.integer(0, count)
    hasher.integer(1, session)
    hasher.integer(2, Int64(outcome.event))
    hasher.integer(3, outcome.timestampMicroseconds)
    hasher.text(4, json)
    hasher.endRow()
    count += 1
  }
}
