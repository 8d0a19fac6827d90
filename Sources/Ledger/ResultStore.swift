import CSQLite
package import Findings
package import Foundation
import JSONText
package import RecordingStore

/// The results of the last comparison of a project, in an SQLite file beside the cache of rules builds.
///
/// The decisions to reject a difference, and what recordings cost, are in it too. They are kept when the results are those of
/// another version, which cannot be read. Only ``save(_:to:folder:command:started:)`` replaces a damaged file.
package final class ResultStore {
  /// The name of the file in the folder of the tools' own files.
  package static let name = "results.sqlite"
  /// The number of runs that are kept; older ones are removed.
  package static let keptRuns = 1
  /// In the file's header: `TRrs`.
  private static let application: Int64 = 0x5452_7273
  private static let version: Int64 = 4

  let database: Database

  /// Opens the store, and creates it if it does not exist.
  package init(_ path: String) throws(RecordingError) {
    do throws(RecordingError) {
      database = try Self.open(path)
    } catch  where error.kind == .notARecording || error.kind == .damaged {
      // SQLite's errors are about recordings.
      throw Self.damaged(path)
    }
  }

  private static func open(_ path: String) throws(RecordingError) -> Database {
    let database = try Database(path, flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, reportedPath: path)
    // The results can be made again, so a power failure need not keep them.
    try database.execute("PRAGMA synchronous = OFF; PRAGMA trusted_schema = OFF; PRAGMA foreign_keys = ON")
    let found = try database.integer("PRAGMA application_id") ?? 0
    let version = try database.integer("PRAGMA user_version") ?? 0
    if found == application && version == Self.version { return database }
    let isNew = try database.integer("SELECT count(*) FROM sqlite_schema") == 0
    guard found == application || (found == 0 && version == 0 && isNew) else { throw damaged(path) }
    if isNew { try database.execute("PRAGMA auto_vacuum = FULL") }
    try database.execute(
      """
      BEGIN IMMEDIATE;
      DROP TABLE IF EXISTS comparisons;
      DROP TABLE IF EXISTS runs;
      CREATE TABLE IF NOT EXISTS runs(
        id INTEGER PRIMARY KEY, started REAL NOT NULL, seconds REAL NOT NULL, folder TEXT NOT NULL, command TEXT NOT NULL,
        recordings INTEGER NOT NULL, outcomes INTEGER NOT NULL, differences INTEGER NOT NULL, rest TEXT NOT NULL
      ) STRICT;
      CREATE TABLE IF NOT EXISTS comparisons(
        run INTEGER NOT NULL REFERENCES runs(id) ON DELETE CASCADE, number INTEGER NOT NULL, recording TEXT NOT NULL,
        session INTEGER NOT NULL, strategy TEXT NOT NULL, profile TEXT NOT NULL, document TEXT NOT NULL,
        differences INTEGER NOT NULL, list TEXT NOT NULL, hash INTEGER NOT NULL, PRIMARY KEY(run, number)
      ) STRICT, WITHOUT ROWID;
      CREATE TABLE IF NOT EXISTS rejections(
        id TEXT PRIMARY KEY, reason TEXT NOT NULL, owner TEXT NOT NULL, day TEXT NOT NULL
      ) STRICT, WITHOUT ROWID;
      PRAGMA application_id = \(application);
      PRAGMA user_version = \(Self.version);
      COMMIT;
      """)
    return database
  }

  /// Stores a report in the store with a path; see ``save(_:folder:command:started:)``. A store that turns out to be damaged is
  /// replaced.
  package static func save(
    _ report: ComparisonReport, to path: String, folder: String, command: [String], started: Date
  ) throws(RecordingError) {
    do throws(RecordingError) {
      try ResultStore(path).save(report, folder: folder, command: command, started: started)
    } catch  where error.kind == .damaged || error.kind == .notARecording {
      remove(path)
      try ResultStore(path).save(report, folder: folder, command: command, started: started)
    }
  }

  private static func remove(_ path: String) {
    for suffix in ["", "-journal", "-wal", "-shm"] { unlink(path + suffix) }
  }

  /// When the last run began, in seconds since 1970. `nil` if there is none, or if it cannot be read.
  package var lastStart: Double? {
    guard let statement = try? Statement(database, "SELECT started FROM runs ORDER BY id DESC LIMIT 1"),
      (try? statement.step()) == true
    else { return nil }
    return statement.number(0)
  }

  /// Stores a report, before acceptances are applied to it. The oldest runs are removed.
  ///
  /// - Parameters:
  ///   - folder: The working directory, which the paths of recordings are relative to.
  ///   - command: The command line.
  package func save(_ report: ComparisonReport, folder: String, command: [String], started: Date) throws(RecordingError)
  {
    try database.execute("BEGIN IMMEDIATE")
    do throws(RecordingError) {
      let run = try insert(report, folder: folder, command: command, started: started)
      let insert = try Statement(database, "INSERT INTO comparisons VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
      for (number, comparison) in report.comparisons.enumerated() {
        var writer = JSONWriter()
        writer.object { comparison.writeMembers(to: &$0) }
        let document = writer.finish()
        let list = comparison.divergencesJSON
        insert.bind(1, run)
        insert.bind(2, Int64(number))
        try insert.bind(3, copying: comparison.recording)
        insert.bind(4, Int64(comparison.session))
        try insert.bind(5, copying: comparison.strategy)
        try insert.bind(6, copying: comparison.profile)
        try insert.bind(7, copying: document)
        insert.bind(8, Int64(comparison.listedCount))
        try insert.bind(9, copying: String(decoding: list, as: UTF8.self))
        insert.bind(10, Self.hash(document, list))
        try insert.run()
      }
      try database.execute(
        "DELETE FROM runs WHERE id NOT IN (SELECT id FROM runs ORDER BY id DESC LIMIT \(Self.keptRuns)); COMMIT")
    } catch {
      try? database.execute("ROLLBACK")
      throw error
    }
  }

  private func insert(
    _ report: ComparisonReport, folder: String, command: [String], started: Date
  ) throws(RecordingError) -> Int64 {
    let insert = try Statement(
      database,
      """
      INSERT INTO runs(started, seconds, folder, command, recordings, outcomes, differences, rest)
      VALUES(?, ?, ?, ?, ?, ?, ?, ?)
      """)
    insert.bind(1, started.timeIntervalSince1970)
    insert.bind(2, Date().timeIntervalSince(started))
    try insert.bind(3, copying: folder)
    try insert.bind(4, copying: TextList.list(command))
    insert.bind(5, Int64(report.recordings))
    insert.bind(6, Int64(report.outcomes))
    insert.bind(7, Int64(report.divergenceCount))
    try insert.bind(8, copying: StoredRun.rest(of: report))
    try insert.run()
    return try database.integer("SELECT last_insert_rowid()") ?? 0
  }

  private static func hash(_ document: String, _ list: [UInt8]) -> Int64 {
    Int64(bitPattern: StableHash.value(of: document) ^ StableHash.value(of: list))
  }

  /// The error for results that are not what was stored. Nothing may look equal because it could not be read.
  private var damaged: RecordingError { Self.damaged(database.path) }

  private static func damaged(_ path: String) -> RecordingError {
    RecordingError(path: path, kind: .damaged, problem: "the stored results are damaged", remedy: "compare again")
  }

  /// The last run. `nil` if there is none.
  package func lastRun() throws(RecordingError) -> StoredRun? {
    do throws(RecordingError) {
      return try readLastRun()
    } catch  where error.kind == .damaged {
      // SQLite's errors are about recordings.
      throw damaged
    }
  }

  private func readLastRun() throws(RecordingError) -> StoredRun? {
    let runs = try Statement(
      database, "SELECT id, started, seconds, folder, command, rest FROM runs ORDER BY id DESC LIMIT 1")
    guard try runs.step() else { return nil }
    let id = runs.integer(0)
    let stored = StoredRun(
      started: Date(timeIntervalSince1970: runs.number(1)), seconds: runs.number(2), folder: runs.text(3) ?? "",
      command: TextList.list(runs.text(4) ?? ""), rest: runs.text(5) ?? "")
    guard var run = stored else { throw damaged }
    let comparisons = try Statement(
      database, "SELECT document, differences, list, hash FROM comparisons WHERE run = ? ORDER BY number")
    comparisons.bind(1, id)
    var differences = DivergenceStore()
    while try comparisons.step() {
      let (document, list) = (comparisons.text(0) ?? "", Array((comparisons.text(2) ?? "").utf8))
      // The list is read later, when an error could not be reported.
      guard Self.hash(document, list) == comparisons.integer(3), let json = try? JSONValue.parse(Array(document.utf8)),
        var comparison = ComparisonReport.Comparison(json: json)
      else { throw damaged }
      differences.keep(&comparison, json: list, count: Int(comparisons.integer(1)))
      run.report.comparisons.append(comparison)
    }
    guard run.report.comparisons.count == run.comparisonCount else { throw damaged }
    return run
  }
}

/// Lists of texts in a column.
private enum TextList {
  static func list(_ texts: [String]) -> String {
    var writer = JSONWriter()
    writer.array { writer in
      for text in texts { writer.string(text) }
    }
    return writer.finish()
  }

  static func list(_ text: String) -> [String] {
    (try? JSONValue.parse(Array(text.utf8)))?.array?.compactMap(\.string) ?? []
  }
}
