/// The data read when a recording is opened: the short tables, and the row counts of the long ones.
struct RecordingHead {
  private(set) var meta: [String: String] = [:]
  private(set) var scenes: [SceneRecord] = []
  private(set) var sessions: [SessionMetadata] = []
  let sampleCount: Int64
  let outcomeCount: Int64
  private let path: String

  init(
    _ database: Database, in format: RecordingFormat, _ hashers: [RecordingTable: TableHasher], _ names: TextTable,
    isFinished: Bool
  ) throws(RecordingError) {
    path = database.path
    func count(_ table: RecordingTable) throws(RecordingError) -> Int64 {
      // The last repeated outcome has no row. SQLite turns a sum that overflows into a real, which is out of range.
      let name = format.name(of: table)
      let lastKey = table == .outcomeRepeats ? "outcome + length * (repeats + 1) - 1" : table.key
      let query = "SELECT \(lastKey) FROM \(name) ORDER BY \(table.key) DESC LIMIT 1"
      let last = try database.integer(query) ?? -1
      guard (-1..<RecordingSchema.maximumRowCount).contains(last) else {
        throw .damaged(database.path, "table \(name): the key \(last) is out of range")
      }
      return last + 1
    }
    let sceneEventCount = format.tables.contains(.sceneEvents) ? try count(.sceneEvents) : 0
    sampleCount = max(try count(.events), sceneEventCount)
    var outcomeCount: Int64 = 0
    let outcomeTables = format.outcomeKinds.map { RecordingTable.outcomes($0) } + [.outcomeRepeats]
    for table in outcomeTables { outcomeCount = max(outcomeCount, try count(table)) }
    self.outcomeCount = outcomeCount

    try readMeta(database, hashers[.meta]!)
    let sceneRows = try RowReader(database, .scenes, in: format, from: 0, hashers[.scenes]!, names)
    while sceneRows.key != .max { try readScene(sceneRows) }
    let sessionRows = try RowReader(database, .sessions, in: format, from: 0, hashers[.sessions]!, names)
    while sessionRows.key != .max { try readSession(sessionRows, hasVocabulary: format.hasDetails) }
    try closeSessions(isFinished: isFinished)
    if isFinished { try checkCounts() }
  }

  private mutating func readMeta(_ database: Database, _ hasher: TableHasher) throws(RecordingError) {
    let rows = try Statement(database, "SELECT key, value FROM meta ORDER BY key")
    while try rows.step() {
      guard let key = rows.text(0), let value = rows.text(1), meta.count < 1_000 else {
        throw .damaged(path, "table meta: a NULL, or too many rows")
      }
      meta[key] = value
      if RecordingMeta.isHashed(key) { hasher.meta(key, value) }
    }
  }

  private mutating func readScene(_ rows: RowReader) throws(RecordingError) {
    guard rows.key == Int64(scenes.count), scenes.count < RecordingSchema.maximumSessionCount else {
      throw rows.damaged("the keys are not 0, 1, 2 …")
    }
    rows.beginRow()
    scenes.append(SceneRecord(id: scenes.count, name: rows.text(), json: rows.text()))
    try rows.endRow()
  }

  private mutating func readSession(_ rows: RowReader, hasVocabulary: Bool) throws(RecordingError) {
    guard rows.key == Int64(sessions.count), sessions.count < RecordingSchema.maximumSessionCount else {
      throw rows.damaged("the keys are not 0, 1, 2 …")
    }
    rows.beginRow()
    let scene = rows.integer()
    let (strategy, profile, source, about) = (rows.text(), rows.text(), rows.text(), rows.optionalText())
    let (firstSample, firstOutcome) = (rows.integer(), rows.integer())
    let words = hasVocabulary ? rows.text() : ""
    guard let vocabulary = SessionVocabulary(text: words) else { throw rows.damaged("column vocabulary is '\(words)'") }
    let session = SessionMetadata(
      id: sessions.count, scene: Int(scene), strategy: strategy, profile: profile, source: source, about: about,
      firstSample: firstSample, firstOutcome: firstOutcome, vocabulary: vocabulary)
    guard (0..<Int64(scenes.count)).contains(scene) else { throw rows.damaged("there is no scene \(scene)") }
    let (samples, outcomes) = (sessions.last?.firstSample ?? 0, sessions.last?.firstOutcome ?? 0)
    let isFirst = sessions.isEmpty
    guard isFirst ? session.firstSample == 0 : (samples...max(samples, sampleCount)).contains(session.firstSample),
      isFirst ? session.firstOutcome == 0 : (outcomes...max(outcomes, outcomeCount)).contains(session.firstOutcome)
    else { throw rows.damaged("first_sample or first_outcome is out of order") }
    sessions.append(session)
    try rows.endRow()
  }

  /// Sets the end of each session to the start of the next one.
  private mutating func closeSessions(isFinished: Bool) throws(RecordingError) {
    if sessions.isEmpty, sampleCount + outcomeCount > 0 { throw .damaged(path, "it has events but no session") }
    for index in sessions.indices {
      let next = index + 1 < sessions.count ? sessions[index + 1] : nil
      sessions[index].sampleCount = (next?.firstSample ?? sampleCount) - sessions[index].firstSample
      sessions[index].outcomeCount = (next?.firstOutcome ?? outcomeCount) - sessions[index].firstOutcome
    }
    if !isFinished, let last = sessions.indices.last { sessions[last].isCutShort = true }
    if let cut = meta[RecordingMeta.cutSession] {
      guard let number = Int(cut), sessions.indices.contains(number) else {
        throw .damaged(path, "table meta: \(RecordingMeta.cutSession) is \(cut)")
      }
      sessions[number].isCutShort = true
    }
  }

  private func checkCounts() throws(RecordingError) {
    for (key, count) in [
      (RecordingMeta.scenes, Int64(scenes.count)), (RecordingMeta.sessions, Int64(sessions.count)),
      (RecordingMeta.samples, sampleCount), (RecordingMeta.outcomes, outcomeCount),
    ] where meta[key] != String(count) {
      throw .damaged(path, "it states \(meta[key] ?? "nothing") for \(key), and has \(count)")
    }
  }
}
