import CSQLite

/// Reads one recording without changing it.
///
/// Opening checks the type of the file, its structure and the small tables. The rows of `events` and of the outcome
/// tables are checked when they are read. Use the cursors, then call ``finishVerification()``, which reads the
/// remaining rows and compares the content hash. Until it returns, the cursors' values are not verified.
///
/// A reader and its cursors must be used from one thread at a time.
public final class RecordingReader {
  /// The path of the file, as the caller passed it.
  public let path: String
  /// False for a capture that did not finish. Such a file has no content hash.
  public let isFinished: Bool
  /// The scenes, by number.
  public let scenes: [SceneRecord]
  /// The sessions, by number.
  public let sessions: [SessionMetadata]
  /// The rows of `meta`: data about the recording as a whole.
  public let meta: [String: String]
  /// The content hash that the file states, which ``verify()`` checks. `nil` if it was not finished.
  public var contentHash: String? { meta[RecordingMeta.contentHash] }
  /// The number of samples of all sessions.
  public let sampleCount: Int64
  /// The number of outcomes of all sessions.
  public let outcomeCount: Int64

  let database: Database
  let format: RecordingFormat
  /// The version of the format.
  public var formatVersion: Int32 { format.rawValue }
  private let hashers: [RecordingTable: TableHasher]
  let names = TextTable()
  private var sampleScan: SampleScan
  private var outcomeScan: OutcomeScan
  private let temporaryCopy: TemporaryCopy?
  private var isVerified = false
  /// Whether only some sessions are read: another reader verifies the content. Then the rows between them are not read.
  public var isPartial = false

  /// Opens a recording. An unfinished one throws `unfinished` unless `allowUnfinished` is true.
  public convenience init(path: String, allowUnfinished: Bool = false) throws(RecordingError) {
    try self.init(path: path, allowUnfinished: allowUnfinished, checkingPages: true)
  }

  /// The number of sessions of a recording, which may be unfinished, without a check of its pages. `nil` if it cannot be read.
  public static func sessionCount(of path: String) -> Int? {
    try? RecordingReader(path: path, allowUnfinished: true, checkingPages: false).sessions.count
  }

  /// Opens a recording.
  ///
  /// - Parameters:
  ///   - checkingPages: Whether every page is checked; `false` to read the intact pages of a damaged file.
  ///   - allowOlder: Whether a file of an earlier version is accepted; if not, such a file throws `olderVersion`.
  init(
    path: String, allowUnfinished: Bool, checkingPages: Bool, allowOlder: Bool = false
  ) throws(RecordingError) {
    self.path = path
    if RecordingBackup.leftover(of: path) != nil {
      throw RecordingError(
        path: path, kind: .unfinished, problem: "a capture ended unexpectedly while it was rewriting this file",
        remedy: "keep everything that was captured with `recorder recover \(path) -o OUT`")
    }
    let file = try RecordingFile(path)
    guard file.isFinished || allowUnfinished else {
      throw RecordingError(
        path: path, kind: .unfinished, problem: "the recording is unfinished: its capture did not end",
        remedy: "repair it with `recorder recover`, or say --unfinished to read it as it is")
    }
    isFinished = file.isFinished
    (database, temporaryCopy) = try Self.open(file)
    try Self.harden(database)
    format = try Self.format(of: file, database)
    guard allowOlder || format.isReadable else { throw .older(path, format, isFinished: isFinished) }
    if checkingPages, FileSystem.size(of: path) ?? 0 <= Self.smallFileSize { try Self.checkPages(database) }
    try Self.checkSchema(database, in: format)

    var hashers: [RecordingTable: TableHasher] = [:]
    for table in format.tables { hashers[table] = TableHasher(columnCount: table.columns.count) }
    self.hashers = hashers
    let head = try RecordingHead(database, in: format, hashers, names, isFinished: file.isFinished)
    (meta, scenes, sessions) = (head.meta, head.scenes, head.sessions)
    (sampleCount, outcomeCount) = (head.sampleCount, head.outcomeCount)
    sampleScan = try SampleScan(database, in: format, from: 0, hashers, names)
    outcomeScan = try OutcomeScan(database, in: format, from: 0, hashers, names)
  }

  public func samples(ofSession session: Int) throws(RecordingError) -> SampleCursor {
    let record = sessions[session]
    if isPartial || sampleScan.position > record.firstSample {
      return SampleCursor(self, record, try detachedSampleScan(from: record.firstSample))
    }
    try readSamples(before: session)
    return SampleCursor(self, record, sampleScan)
  }

  public func outcomes(ofSession session: Int) throws(RecordingError) -> OutcomeCursor {
    let record = sessions[session]
    if isPartial || outcomeScan.position > record.firstOutcome {
      return OutcomeCursor(self, SessionBounds(record), try detachedOutcomeScan(from: record.firstOutcome))
    }
    try readOutcomes(before: session)
    return OutcomeCursor(self, SessionBounds(record), outcomeScan)
  }

  /// Reads the rows that no cursor has read and compares the content hash. Throws `damaged` if the content is not what
  /// the writer wrote.
  public func finishVerification() throws(RecordingError) {
    guard !isVerified else { return }
    try readSamples(before: sessions.count)
    try readOutcomes(before: sessions.count)
    try outcomeScan.checkEnd()
    try checkObservedOutcomes(hashers[.observedOutcomes], names)
    try checkNamesAndDecisions(hashers)
    if isFinished {
      let hash = computedHash()
      let stated = meta[RecordingMeta.contentHash] ?? "none"
      guard stated == hash else {
        throw .damaged(path, "its content hash is \(hash), and the file states \(stated)")
      }
    }
    isVerified = true
  }

  /// Reads the rows before those of a session, if they have not been read yet.
  package func advance(to session: Int) throws(RecordingError) {
    try readSamples(before: session)
    try readOutcomes(before: session)
  }

  /// Checks the structure of every page, every row, the references and the content hash.
  public func verify() throws(RecordingError) {
    try Self.checkPages(database)
    try finishVerification()
  }

  func detachedSampleScan(from start: Int64) throws(RecordingError) -> SampleScan {
    try SampleScan(database, in: format, from: start, nil, names)
  }

  func detachedOutcomeScan(from start: Int64) throws(RecordingError) -> OutcomeScan {
    try OutcomeScan(database, in: format, from: start, nil, names)
  }

  /// Moves the shared scan to the first sample of a session. The skipped samples are checked too.
  private func readSamples(before session: Int) throws(RecordingError) {
    for record in sessions.prefix(session) where record.firstSample + record.sampleCount > sampleScan.position {
      while sampleScan.position < record.firstSample + record.sampleCount {
        _ = try sampleScan.next(session: record.id)
      }
    }
  }

  private func readOutcomes(before session: Int) throws(RecordingError) {
    for record in sessions.prefix(session) where record.firstOutcome + record.outcomeCount > outcomeScan.position {
      try outcomeScan.skip(to: record.firstOutcome + record.outcomeCount, in: SessionBounds(record))
    }
  }

  /// The outcomes that were observed in a session, in the order of the log. `nil` if the recording has none.
  package func observedOutcomes(ofSession session: Int) throws(RecordingError) -> ObservedOutcomeCursor? {
    guard format.tables.contains(.observedOutcomes) else { return nil }
    let first = try database.integer("SELECT min(observation) FROM observed_outcomes WHERE session_id = \(session)")
    guard let first else { return nil }
    return ObservedOutcomeCursor(
      try RowReader(database, .observedOutcomes, in: format, from: first, nil, names), session)
  }

  private func computedHash() -> String {
    var hash = ContentHash(version: format.rawValue)
    for table in format.tables { hash.add(format.name(of: table), hashers[table]!) }
    return hash.hex
  }
}
