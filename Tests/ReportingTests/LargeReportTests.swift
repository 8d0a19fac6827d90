import Foundation
import HitTestTerms
import JSONText
import Ledger
import RecordingStore
import Reporting
import Testing

@testable import Findings

@Suite("The differences of a large report are in a file, and the reports are those of one in memory")
struct LargeReportTests {
  /// Comparisons with differences of all parts: names with quotes and other characters, decisions, and what follows.
  private static func comparisons(_ count: Int, recording: String = "a.touchrec") -> [ComparisonReport.Comparison] {
    (0..<count).map { number in
      var root = Divergence(
        id: StableHash.hexadecimal(of: "root \(number)"), recording: recording, session: number, strategy: "flag",
        profile: "ios17", event: number, timestampMicroseconds: Int64(number) * 1_000, touch: 1, touchNumber: 2,
        point: CGPoint(x: 1.5, y: Double(number)), kind: "hit",
        recorded: .hit(touch: 1, view: ViewID(named: "\"säve\"\n\(number % 7)")), replayed: .hit(touch: 1, view: nil))
      root.decidedBy = Divergence.Decision(
        view: ViewID(named: "scrim"), rule: .itself, line: SourceLine(file: "A.swift", line: 4, name: nil),
        baseline: Divergence.Ruling(rule: .hidden))
      let follower = Divergence(
        id: StableHash.hexadecimal(of: "follower \(number)"), recording: recording, session: number, strategy: "flag",
        profile: "ios17", event: number, timestampMicroseconds: Int64(number) * 1_000, kind: "hit",
        recorded: .hit(touch: 2, view: ViewID(named: "pay")), followsFrom: root.id)
      return ComparisonReport.Comparison(
        recording: recording, session: number, sceneName: "s", about: "A tap saves.", recordedStrategy: "uikit",
        strategy: "flag", profile: "ios17", against: "recorded (uikit)", outcomes: 9, divergences: [root, follower],
        divergenceCount: 2, rootCount: 1)
    }
  }

  private static let count = 2_500

  private static func collected(_ comparisons: [ComparisonReport.Comparison]) -> ComparisonReport {
    var collector = ComparisonCollector()
    collector.add(comparisons)
    return collector.report
  }

  private static func isInFile(_ comparison: ComparisonReport.Comparison) -> Bool {
    if case .inFile = comparison.list { true } else { false }
  }

  @Test func `what is read from the file is what was found`() {
    let comparisons = Self.comparisons(Self.count)
    let report = Self.collected(comparisons)
    #expect(report.comparisons.count { Self.isInFile($0) } == Self.count - 1_000)
    for (read, found) in zip(report.comparisons, comparisons) {
      #expect(read.divergences == found.divergences)
      #expect(read.roots == found.divergences.filter { $0.followsFrom == nil })
      #expect(read.listedCount == 2 && read.divergenceCount == 2)
    }
  }

  @Test("every report is the same", arguments: Reporter.allCases)
  func reports(_ reporter: Reporter) {
    let comparisons = Self.comparisons(Self.count)
    var inMemory = ComparisonReport()
    inMemory.comparisons = comparisons
    inMemory.recordings = 1
    let collected = Self.collected(comparisons)
    #expect(!inMemory.comparisons.contains { Self.isInFile($0) })
    #expect(reporter.render(collected) == reporter.render(inMemory))
    var pieces: [Int] = []
    reporter.write(collected) { pieces.append($0.utf8.count) }
    #expect(pieces.reduce(0, +) == reporter.render(inMemory).utf8.count)
    // The formats without a limit never have the whole text in memory.
    if [.json, .line, .list].contains(reporter) { #expect((pieces.max() ?? 0) < pieces.reduce(0, +) / 2) }
  }

  @Test func `ids are unique in the file too`() {
    let report = Self.collected(Self.comparisons(Self.count) + Self.comparisons(Self.count, recording: "b/a.touchrec"))
    let divergences = report.comparisons.flatMap(\.divergences)
    #expect(Set(divergences.map(\.id)).count == divergences.count)
    let last = report.comparisons[2 * Self.count - 1].divergences
    #expect(last[1].followsFrom == last[0].id && last[0].id != StableHash.hexadecimal(of: "root \(Self.count - 1)"))
  }

  @Test func `accepted differences are found in the file`() throws {
    var report = Self.collected(Self.comparisons(Self.count))
    let last = try #require(report.comparisons.last)
    let root = last.divergences[0]
    let acceptance = Acceptance(
      root, followers: [last.divergences[1]], place: report.place(of: last) { $0 }, scene: "", reason: "r", owner: "o",
      accepted: try #require(LedgerDate("2026-11-23")), expires: nil)
    for index in report.comparisons.indices { report.comparisons[index].sceneHash = "" }
    report.accept([acceptance], of: "ledger", today: try #require(LedgerDate("2026-11-23")), placed: { $0 }) { _ in true
    }
    let after = try #require(report.comparisons.last)
    #expect(
      after.divergences.isEmpty && after.divergenceCount == 0 && after.accepted.map(\.divergence) == last.divergences)
    #expect(report.divergenceCount == 2 * Self.count - 2 && report.acceptance?.obsolete.isEmpty == true)
  }
}
