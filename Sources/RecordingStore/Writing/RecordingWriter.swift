import CSQLite

/// Writes one recording, row by row, into a new file.
///
/// Scenes come first, then sessions; samples and outcomes belong to the session that was begun last. Rows are gathered in
/// a transaction; ``commit()`` ends it, and what was committed survives the sudden end of the process. Commit between
/// events, never between a sample and its outcomes, so that an unfinished file holds whole events. Until ``finish()``
/// the file says that it is unfinished, and stays so when the writer goes away.
///
/// A breach of the format's rules throws an error of the kind `invalid`; using a finished writer, or adding a sample
/// before a session, is a mistake of the program and traps.
public final class RecordingWriter {
  /// The file, as the caller named it.
  public let path: String
  /// The longest time between two commits that ``commitIfDue(nowNanoseconds:)`` allows, in nanoseconds.
  public static let commitIntervalNanoseconds: UInt64 = 100_000_000

  let database: Database
  let hashers: [RecordingTable: TableHasher]
  let events: EventInsert
  let outcomes: OutcomeInserts
  var metaRows: [String: String]
  var sceneCount: Int64 = 0
  var sessionCount: Int64 = 0
  var sampleCount: Int64 = 0
  var outcomeCount: Int64 = 0
  private var rules = TouchSequenceRules()
  private var isInTransaction = false
  private var isFinished = false
  private var firstPendingNanoseconds: UInt64?
  /// Held open to say that this file is being written; `nil` where files cannot be held.
  private let hold: Int32?

  /// Creates the file; `producer` names the program and its version.
  ///
  /// Where something has that name already this throws `exists` and touches nothing, unless `replacing` is true, in which
  /// case a file of that name is removed first.
  public init(
    creating path: String, replacing: Bool = false, producer: String = "TouchReplay"
  ) throws(RecordingError) {
    self.path = path
    try Self.claim(path, replacing: replacing)
    do {
      hold = FileSystem.hold(path)
      database = try Database(path, flags: SQLITE_OPEN_READWRITE, reportedPath: path)
      try Self.makeTables(database)
      var hashers: [RecordingTable: TableHasher] = [:]
      for table in RecordingTable.all { hashers[table] = TableHasher(columnCount: table.columns.count) }
      self.hashers = hashers
      events = try EventInsert(database, hashers[.events]!)
      outcomes = try OutcomeInserts(database, hashers)
      metaRows = ["producer": producer]
    } catch {
      FileSystem.remove(path)
      throw error
    }
  }

  /// Says something about the recording as a whole, under a name of your choice; part of the content hash.
  ///
  /// The names that the format itself uses trap.
  public func describe(_ key: String, as value: String) {
    precondition(!RecordingMeta.reservedKeys.contains(key), "\(key) is written by the writer itself")
    metaRows[key] = value
  }

  /// Adds a scene and returns its number; `json` should be in a canonical form, because it is hashed as it stands.
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

  /// Begins a session against a scene and returns its number; what follows belongs to it.
  ///
  /// `source` says where the touches came from; `about` is an optional sentence.
  public func beginSession(
    scene: Int, strategy: String, profile: String, source: String, about: String? = nil
  ) throws(RecordingError) -> Int {
    precondition((0..<sceneCount).contains(Int64(scene)), "scene \(scene) was not added")
    try begin()
    let session = SessionMetadata(
      id: Int(sessionCount), scene: scene, strategy: strategy, profile: profile, source: source, about: about,
      firstSample: sampleCount, firstOutcome: outcomeCount)
    let insert = try Statement(database, "INSERT INTO sessions VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)")
    insert.bind(1, sessionCount)
    insert.bind(2, Int64(scene))
    for (index, text) in [strategy, profile, source, about].enumerated() {
      try insert.bind(Int32(index + 3), copying: text)
    }
    insert.bind(7, sampleCount)
    insert.bind(8, outcomeCount)
    try insert.run()
    hashers[.sessions]!.session(session)
    events.beginSession(sessionCount)
    try outcomes.beginSession(sessionCount)
    rules = TouchSequenceRules()
    sessionCount += 1
    return session.id
  }

  /// Adds a sample to the session; its event, time and touch must follow from the samples before.
  public func append(_ sample: TouchSample) throws(RecordingError) {
    precondition(sessionCount > 0, "a sample needs a session")
    do throws(TouchSequenceError) {
      try rules.take(sample)
    } catch {
      throw .invalid(path, "session \(sessionCount - 1), sample \(sampleCount): \(error)")
    }
    if !isInTransaction { try begin() }
    try events.insert(sampleCount, sample)
    sampleCount &+= 1
  }

  /// Adds an outcome to the session; outcomes keep the order in which they are added.
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
    outcomeCount &+= 1
  }

  /// Ends the batch: what was added so far survives the end of the process, however sudden.
  public func commit() throws(RecordingError) {
    firstPendingNanoseconds = nil
    guard isInTransaction else { return }
    try outcomes.store()
    try database.execute("COMMIT")
    isInTransaction = false
  }

  /// Commits when the first row since the last commit may be ``commitIntervalNanoseconds`` old.
  ///
  /// Call it between events with a clock that never goes back; it costs a comparison when nothing is due.
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

  /// Notes that a session may lack its end; in a recording that was recovered.
  func markCut(session: Int) { metaRows[RecordingMeta.cutSession] = String(session) }

  deinit {
    // The database is closed after this; its locks are free by then, since nothing is written any more.
    if let hold { FileSystem.release(hold) }
  }

  /// Puts what is on disk already into a new file, where the recording itself was removed or replaced by somebody else.
  ///
  /// What was added since the last commit is lost. `nil` where the recording is still in its place, or cannot be read.
  public func rescue(to other: String) -> String? {
    guard !isFinished, let hold, !FileSystem.isInPlace(hold, path), !FileSystem.isRegularFile(other) else { return nil }
    do {
      if isInTransaction { try? database.execute("ROLLBACK") }
      isInTransaction = false
      let vacuum = try Statement(database, "VACUUM INTO ?1")
      try vacuum.bind(1, copying: other)
      try vacuum.run()
      return other
    } catch {
      FileSystem.remove(other)
      return nil
    }
  }

  /// Removes the file; this writer is of no further use.
  public func abandon() {
    isFinished = true
    for suffix in [""] + RecordingFile.companionSuffixes { FileSystem.remove(path + suffix) }
  }
}
