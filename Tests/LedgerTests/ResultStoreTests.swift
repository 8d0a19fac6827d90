import Findings
import Foundation
import HitTestTerms
import RecordingStore
import Testing

@testable import Ledger

@Suite("The store of results")
struct ResultStoreTests {
  private let path = NSTemporaryDirectory() + "results-\(UUID().uuidString).sqlite"

  private static func report(_ count: Int) -> ComparisonReport {
    var report = ComparisonReport()
    var divergence = Divergence(
      id: "root", recording: "a.touchrec", session: 1, strategy: "flag", profile: "ios17", event: 1,
      timestampMicroseconds: 1_234, touch: 7, touchNumber: 2, point: CGPoint(x: 1.5, y: 2), kind: "hit",
      recorded: .hit(touch: 7, view: ViewID(named: "save")), replayed: .hit(touch: 7, view: nil))
    divergence.decidedBy = Divergence.Decision(
      view: ViewID(named: "scrim"), rule: .itself, line: SourceLine(file: "A.swift", line: 4, name: nil),
      baseline: Divergence.Ruling(rule: .hidden))
    for number in 0..<count {
      var comparison = ComparisonReport.Comparison(
        recording: "a.touchrec", session: number, sceneName: "s", about: "A tap saves.", recordedStrategy: "uikit",
        strategy: "flag", profile: "ios17", against: "recorded (uikit)", outcomes: 9, divergences: [divergence],
        divergenceCount: 1, rootCount: 1,
        unknowns: [
          UnknownOutcome(
            id: "aa",
            SceneOutcome.Trouble(what: .unknown, touch: 1, view: ViewID(named: "list"), why: "disputed"),
            at: .init(event: 3, timestampMicroseconds: 7, touchNumber: 2, point: CGPoint(x: 0.5, y: 2)))
        ],
        failure: ComparisonReport.SessionFailure(what: .crash, event: 3, why: "it crashed"))
      comparison.sceneHash = "abc"
      comparison.unlistedUnknowns = 4
      report.comparisons.append(comparison)
    }
    report.recordings = 1
    report.replayBuild = "rules"
    report.builds = [ComparisonReport.Build(name: "rules", cuts: 2)]
    report.failures = [
      ComparisonReport.Failure(recording: "b.touchrec", message: "b.touchrec: damaged", kind: .damaged)
    ]
    return report
  }

  @Test func `a stored report is read as it was`() throws {
    defer { unlink(path) }
    let report = Self.report(3)
    try ResultStore(path).save(report, folder: "/f", command: ["diff", "a b"], started: Date())
    let run = try #require(try ResultStore(path).lastRun())
    #expect(run.folder == "/f" && run.command == ["diff", "a b"])
    #expect(run.report.comparisons.count == 3)
    for (stored, original) in zip(run.report.comparisons, report.comparisons) {
      #expect(stored.divergences.map(\.id) == original.divergences.map(\.id))
      #expect(stored.divergences.first?.recorded == original.divergences.first?.recorded)
      #expect(stored.divergences.first?.decidedBy == original.divergences.first?.decidedBy)
      #expect(stored.divergences.first?.point == original.divergences.first?.point)
      #expect(stored.failure == original.failure && stored.unknowns == original.unknowns)
      #expect(stored.unlistedUnknowns == 4)
      #expect(stored.sceneHash == "abc" && stored.about == "A tap saves." && stored.session == original.session)
    }
    #expect(run.report.builds == report.builds && run.report.replayBuild == "rules")
    #expect(run.report.failures.map(\.kind) == [.damaged] && run.report.recordings == 1)
  }

  @Test func `the last runs are kept, and the last one is read`() throws {
    defer { unlink(path) }
    let store = try ResultStore(path)
    for number in 0..<ResultStore.keptRuns + 3 {
      try store.save(Self.report(1), folder: "/", command: [String(number)], started: Date())
    }
    #expect(try store.lastRun()?.command == [String(ResultStore.keptRuns + 2)])
    let database = try Database(path, flags: 1, reportedPath: path)
    #expect(try database.integer("SELECT count(*) FROM runs") == Int64(ResultStore.keptRuns))
    #expect(try database.integer("SELECT count(*) FROM comparisons") == Int64(ResultStore.keptRuns))
  }

  @Test(
    "a damaged store is an error until the next results replace it",
    arguments: [Array("no database, but text".utf8), [UInt8](repeating: 7, count: 9_000)])
  func damaged(_ bytes: [UInt8]) throws {
    defer { unlink(path) }
    try Data(bytes).write(to: URL(filePath: path))
    let error = #expect(throws: RecordingError.self) { try ResultStore(path) }
    #expect(error?.description.contains("the stored results are damaged; compare again") == true)
    #expect(try Array(Data(contentsOf: URL(filePath: path))) == bytes)
    try ResultStore.save(Self.report(1), to: path, folder: "/", command: [], started: Date())
    #expect(try ResultStore(path).lastRun()?.report.comparisons.count == 1)
  }

  @Test("results of another version are removed, and rejections are kept", arguments: [1, 99])
  func otherVersion(_ version: Int) throws {
    defer { unlink(path) }
    try ResultStore(path).save(Self.report(1), folder: "/", command: [], started: Date())
    try ResultStore(path).reject(["one"], reason: "a bug", owner: "Ann", on: #require(LedgerDate("2026-11-23")))
    let other = try Database(path, flags: 2, reportedPath: path)
    try other.execute("ALTER TABLE comparisons RENAME COLUMN list TO other; PRAGMA user_version = \(version)")
    #expect(try ResultStore(path).lastRun() == nil && ResultStore(path).lastStart == nil)
    #expect(try ResultStore(path).rejections().keys.sorted() == ["one"])
    try ResultStore(path).save(Self.report(2), folder: "/", command: [], started: Date())
    #expect(try ResultStore(path).lastRun()?.report.comparisons.count == 2)
  }

  @Test(
    "results that cannot be read as they were stored are an error, and never look equal",
    arguments: [
      "UPDATE comparisons SET document = substr(document, 1, 30) WHERE number = 1", "UPDATE runs SET rest = '{'",
      "DELETE FROM comparisons WHERE number = 1", "UPDATE comparisons SET list = '[]' WHERE number = 2",
    ])
  func unreadable(_ sql: String) throws {
    defer { unlink(path) }
    try ResultStore(path).save(Self.report(3), folder: "/", command: [], started: Date())
    try Database(path, flags: 2, reportedPath: path).execute(sql)
    #expect(throws: RecordingError.self) { try ResultStore(path).lastRun() }
  }

  @Test func `many differences are read as they were stored`() throws {
    defer { unlink(path) }
    var report = Self.report(2_300)
    for index in report.comparisons.indices {
      report.comparisons[index].divergences[0].event = index
      report.comparisons[index].divergences[0].session = index
    }
    try ResultStore(path).save(report, folder: "/", command: [], started: Date())
    let stored = try #require(try ResultStore(path).lastRun()?.report)
    #expect(stored.comparisons.count == report.comparisons.count)
    for (stored, original) in zip(stored.comparisons, report.comparisons) {
      try #require(stored.divergences == original.divergences)
    }
  }

  @Test func `a store with a damaged page is replaced by the next results, and never read as empty`() throws {
    defer { unlink(path) }
    try ResultStore(path).save(Self.report(300), folder: "/", command: ["old"], started: Date())
    // The first page stays, so that the file can be opened.
    let file = try FileHandle(forUpdating: URL(filePath: path))
    let size = try file.seekToEnd()
    for page in stride(from: UInt64(4_096), to: size, by: 4_096) {
      try file.seek(toOffset: page)
      try file.write(contentsOf: Data(repeating: 0xAA, count: 4_096))
    }
    try file.close()
    let error = try #require(throws: RecordingError.self) { try ResultStore(path).lastRun() }
    #expect(error.description.contains("the stored results are damaged; compare again"), "\(error)")
    try ResultStore.save(Self.report(1), to: path, folder: "/", command: ["new"], started: Date())
    #expect(try ResultStore(path).lastRun()?.command == ["new"])
  }

  @Test func `rejections are kept until they are removed`() throws {
    defer { unlink(path) }
    let store = try ResultStore(path)
    try store.reject(["one", "two"], reason: "a bug", owner: "Ann", on: #require(LedgerDate("2026-11-23")))
    try store.reject(["two"], reason: "still a bug", owner: "Bob", on: #require(LedgerDate("2026-11-24")))
    #expect(try store.rejections().mapValues(\.reason) == ["one": "a bug", "two": "still a bug"])
    try store.removeRejections(["one"])
    #expect(try Array(ResultStore(path).rejections().keys) == ["two"])
  }
}
