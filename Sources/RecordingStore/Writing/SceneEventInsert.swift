/// The prepared statement that inserts rows into `scene_events`.
final class SceneEventInsert {
  private let statement: Statement
  private let hasher: TableHasher
  private var session: Int64 = 0

  init(_ database: Database, _ hasher: TableHasher) throws(RecordingError) {
    statement = try Statement(database, "INSERT INTO scene_events VALUES (?1, ?2, ?3, ?4, ?5, ?6)")
    self.hasher = hasher
  }

  func beginSession(_ number: Int64) { session = number }

  func insert(_ key: Int64, _ sceneEvent: SceneEvent, of sample: TouchSample) throws(RecordingError) {
    let (what, value) = (sceneEvent.kind.rawValue, sceneEvent.value)
    statement.bind(1, key)
    statement.bind(2, session)
    statement.bind(3, Int64(sample.event))
    statement.bind(4, sample.timestampMicroseconds)
    try statement.bind(5, copying: what)
    try statement.bind(6, copying: value)
    try statement.run()
    hasher.integer(0, key)
    hasher.integer(1, session)
    hasher.integer(2, Int64(sample.event))
    hasher.integer(3, sample.timestampMicroseconds)
    hasher.text(4, what)
    hasher.text(5, value)
    hasher.endRow()
  }
}
