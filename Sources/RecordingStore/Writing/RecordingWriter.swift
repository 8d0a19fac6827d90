import CSQLite

/// Writes one recording, row by row, into a new file.
///
/// Scenes are added first, then sessions. Samples and outcomes belong to the session begun last. Rows are collected in
/// a transaction, which ``commit()`` ends. Committed rows survive a crash of the process. Commit between events, never
/// between a sample and its outcomes, so that an unfinished file contains whole events. The file is marked as
/// unfinished until ``finish()``, and stays so if the writer is deinitialized before.
///
/// A violation of the format's rules throws an error of the kind `invalid`. Using a finished writer, or adding a sample
/// before a session, is a programming error and traps.
public final class RecordingWriter {
  /// The path of the file, as the caller passed it.
  public let path: String
  /// The interval of commits by ``commitIfDue(nowNanoseconds:)``, in nanoseconds.
  public static let commitIntervalNanoseconds: UInt64 = 100_000_000

  let database: Database
  let hashers: [RecordingTable: TableHasher]
  let events: EventInsert
  /// The statement for events of the scene. `nil` until the first one.
  private var sceneEvents: SceneEventInsert?
  /// The statement for observed outcomes. `nil` until the first one.
  private var observed: ObservedOutcomeInsert?
  /// The statement for names of views. `nil` until the first one.
  private var viewNames: ViewNameInsert?
  /// The statement for decisions of the app's code. `nil` until the first one.
  private var decisions: DecisionInsert?
  let outcomes: OutcomeInserts
  var metaRows: [String: String]
  var sceneCount: Int64 = 0
  var sessionCount: Int64 = 0
  var sampleCount: Int64 = 0
  var outcomeCount: Int64 = 0
  // Every access is one call that returns before the next, so the run-time exclusivity check is omitted.
  @exclusivity(unchecked) private var rules = TouchSequenceRules()
  var isInTransaction = false
  private(set) var isFinished = false
  private var firstPendingNanoseconds: UInt64?
  /// Whether no row waits for others before it is inserted.
  private let insertsAtOnce: Bool

  /// The descriptor that locks the file while it is written. `nil` if locks are not supported.
  let hold: Int32?

  /// Creates the file. `producer` is the name and version of the program.
  ///
  /// If the name exists, throws `exists` without effect, unless `replacing` is true; then the existing file is removed
  /// first.
  ///
  /// With `syncsCommits`, committed rows also survive a crash of the system, and each row is inserted at once, so that
  /// ``rescue()`` has it. Without it, rows are inserted in batches, and a crash of the system can damage the unfinished file, so
  /// it is for content that can be written again; a finished recording is synced in any case.
  public init(
    creating path: String, replacing: Bool = false, producer: String = "TouchReplay", syncsCommits: Bool = true
  ) throws(RecordingError) {
    self.path = path
    insertsAtOnce = syncsCommits
    try Self.claim(path, replacing: replacing)
    do {
      hold = FileSystem.hold(path)
      database = try Database(path, flags: SQLITE_OPEN_READWRITE, reportedPath: path)
      try Self.makeTables(database, syncsCommits: syncsCommits)
      var hashers: [RecordingTable: TableHasher] = [:]
      for table in RecordingFormat.current.tables { hashers[table] = TableHasher(columnCount: table.columns.count) }
      self.hashers = hashers
      events = try EventInsert(database, hashers[.events]!)
      outcomes = try OutcomeInserts(database, hashers)
      metaRows = ["producer": producer]
    } catch {
      Self.removeFiles(at: path)
      throw error
    }
  }

  /// Sets a description of the whole recording under a key. It is part of the content hash, and an unfinished recording
  /// has it too.
  ///
  /// Traps for keys that the format itself uses.
  public func describe(_ key: String, as value: String) throws(RecordingError) {
    precondition(!RecordingMeta.reservedKeys.contains(key), "\(key) is written by the writer itself")
    try begin()
    let insert = try Statement(database, "INSERT OR REPLACE INTO meta VALUES (?1, ?2)")
    try insert.bind(1, copying: key)
    try insert.bind(2, copying: value)
    try insert.run()
    metaRows[key] = value
  }

  /// Adds a scene and returns its number. `json` should be in canonical form, because it is hashed unchanged.
  public func addScene(name: String, json: String) throws(RecordingError) -> Int {
    try begin()
    let insert = try Statement(database, "INSERT INTO scenes VALUES (?1, ?2, ?3)")
    insert.bind(1, sceneCount)
    try insert.bind(2, copying: name)
    try insert.bind(3, copying: json)
    try insert.run()
    hashers[.scenes]!.scene(sceneCount, name, json)
    sceneCount += 1
    return Int(sceneCount - 1)
  }

  /// Begins a session of a scene and returns its number. Later samples and outcomes belong to it.
  ///
  /// `source` is the origin of the touches; `about` is an optional sentence; `vocabulary` is what its outcomes state.
  public func beginSession(
    scene: Int, strategy: String, profile: String, source: String, about: String? = nil,
    vocabulary: SessionVocabulary = []
  ) throws(RecordingError) -> Int {
    precondition((0..<sceneCount).contains(Int64(scene)), "scene \(scene) was not added")
    try begin()
    let session = SessionMetadata(
      id: Int(sessionCount), scene: scene, strategy: strategy, profile: profile, source: source, about: about,
      firstSample: sampleCount, firstOutcome: outcomeCount, vocabulary: vocabulary)
    let insert = try Statement(database, "INSERT INTO sessions VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)")
    insert.bind(1, sessionCount)
    insert.bind(2, Int64(scene))
    for (index, text) in [strategy, profile, source, about].enumerated() {
      try insert.bind(Int32(index + 3), copying: text)
    }
    insert.bind(7, sampleCount)
    insert.bind(8, outcomeCount)
    try insert.bind(9, copying: vocabulary.text)
    try insert.run()
    hashers[.sessions]!.session(session, hasVocabulary: true)
    events.beginSession(sessionCount)
    sceneEvents?.beginSession(sessionCount)
    try outcomes.beginSession(sessionCount)
    rules = TouchSequenceRules()
    sessionCount += 1
    return session.id
  }

  /// Adds a sample to the session. Its event, time and touch must be valid after the previous samples.
  public func append(_ sample: TouchSample) throws(RecordingError) {
    precondition(sessionCount > 0, "a sample needs a session")
    do throws(TouchSequenceError) {
      try rules.take(sample)
    } catch {
      throw .invalid(path, "session \(sessionCount - 1), sample \(sampleCount): \(error)")
    }
    if !isInTransaction { try begin() }
    if let sceneEvent = sample.sceneEvent {
      try insert(sceneEvent, sample)
    } else {
      try events.insert(sampleCount, sample)
      if insertsAtOnce { try events.flush() }
    }
    sampleCount &+= 1
  }

  /// The version of the format that is written.
  let format = RecordingFormat.current

  /// Adds an event of the scene.
  private func insert(_ sceneEvent: SceneEvent, _ sample: TouchSample) throws(RecordingError) {
    if sceneEvents == nil {
      sceneEvents = try SceneEventInsert(database, hashers[.sceneEvents]!)
      sceneEvents?.beginSession(sessionCount - 1)
    }
    try sceneEvents?.insert(sampleCount, sceneEvent, of: sample)
  }

  /// Adds all rungs of the name of a view that the session's outcomes use, as JSON.
  package func appendViewName(_ name: String, json: String) throws(RecordingError) {
    precondition(sessionCount > 0, "a name needs a session")
    if !isInTransaction { try begin() }
    if viewNames == nil { viewNames = try ViewNameInsert(database, hashers[.viewNames]!) }
    try viewNames?.insert(name, json, ofSession: sessionCount - 1)
  }

  /// Adds a decision of the app's code in the hit test of a touch.
  package func append(_ decision: RecordedDecision) throws(RecordingError) {
    precondition(sessionCount > 0, "a decision needs a session")
    if !isInTransaction { try begin() }
    if decisions == nil { decisions = try DecisionInsert(database, hashers[.decisions]!) }
    try decisions?.insert(decision, ofSession: sessionCount - 1)
  }

  /// Adds an outcome that was observed elsewhere, such as on a device, to the session. No replay has to have it.
  package func appendObserved(_ outcome: Outcome) throws(RecordingError) {
    precondition(sessionCount > 0, "an outcome needs a session")
    guard outcome.event >= 0, outcome.timestampMicroseconds >= 0, outcome.kind.isFinite else {
      throw .invalid(path, "session \(sessionCount - 1): an observed outcome has an invalid number")
    }
    if !isInTransaction { try begin() }
    if observed == nil { observed = try ObservedOutcomeInsert(database, hashers[.observedOutcomes]!) }
    try observed?.insert(outcome, ofSession: sessionCount - 1)
  }

  /// Adds an outcome to the session. The order of outcomes is kept.
  public func append(_ outcome: Outcome) throws(RecordingError) {
    precondition(sessionCount > 0, "an outcome needs a session")
    guard outcome.event >= 0, outcome.timestampMicroseconds >= 0 else {
      throw .invalid(path, "session \(sessionCount - 1), outcome \(outcomeCount): the event or the time is negative")
    }
    if !isInTransaction { try begin() }
    let isAtSample = rules.isLast(event: outcome.event, microseconds: outcome.timestampMicroseconds)
    guard try outcomes.insert(outcomeCount, outcome, isAtSample: isAtSample) else {
      throw .invalid(path, "session \(sessionCount - 1), outcome \(outcomeCount): the offset is not a finite number")
    }
    if insertsAtOnce { try outcomes.flush() }
    outcomeCount &+= 1
  }

  /// Adds the outcomes of an event that are those of the event before, except for event and time, and have the time of the last
  /// sample. `count` is their number. Returns `false`, without effect, if they are to be added one by one.
  public func appendRepeat(count: Int, event: Int) throws(RecordingError) -> Bool {
    precondition(sessionCount > 0, "an outcome needs a session")
    guard rules.isLast(event: event), outcomes.insertRepeat(count: count, event: event) else { return false }
    if !isInTransaction { try begin() }
    outcomeCount &+= Int64(count)
    return true
  }

  /// Ends the transaction: rows added so far survive a crash of the process.
  public func commit() throws(RecordingError) {
    firstPendingNanoseconds = nil
    guard isInTransaction else { return }
    try events.flush()
    try outcomes.store()
    try database.execute("COMMIT")
    isInTransaction = false
  }

  /// Commits if the first row since the last commit may be ``commitIntervalNanoseconds`` old.
  ///
  /// Call it between events with the time of a monotonic clock. It costs one comparison if no commit is due.
  public func commitIfDue(nowNanoseconds: UInt64) throws(RecordingError) {
    guard isInTransaction else { return }
    guard let first = firstPendingNanoseconds else {
      firstPendingNanoseconds = nowNanoseconds
      return
    }
    if nowNanoseconds &- first >= Self.commitIntervalNanoseconds / 2 { try commit() }
  }

  func begin() throws(RecordingError) {
    precondition(!isFinished, "the recording is finished")
    guard !isInTransaction else { return }
    try database.execute("BEGIN IMMEDIATE")
    isInTransaction = true
  }

  func markFinished() { isFinished = true }

  /// Marks a session as cut short, in a recovered recording.
  func markCut(session: Int) { metaRows[RecordingMeta.cutSession] = String(session) }

  /// Removes the mark of a session that was cut short, because its end is known.
  func markWhole() { metaRows[RecordingMeta.cutSession] = nil }

  deinit {
    // The database is closed after this. Its locks are free by then, because all writes are complete.
    if let hold { FileSystem.release(hold) }
  }

  /// Removes the file. This writer cannot be used afterwards.
  public func abandon() {
    isFinished = true
    Self.removeFiles(at: path)
  }

  /// Removes a recording with the files that SQLite writes beside it.
  private static func removeFiles(at path: String) {
    for suffix in [""] + RecordingFile.companionSuffixes { FileSystem.remove(path + suffix) }
  }
}
