import Findings
import Foundation
import HitTestTerms
import RecordingStore
import Testing

@testable import Ledger

@Suite("Decisions about the differences of a run")
struct DecidingTests {
  private static let today = LedgerDate("2026-11-23")!
  private static let decision = Decision(reason: "intended", owner: "Ann", expires: LedgerDate("2027-01-31"))

  private static func divergence(_ id: String, event: Int, followsFrom: String? = nil) -> Divergence {
    Divergence(
      id: id, recording: "a.touchrec", session: 0, strategy: "flag", profile: "ios17", event: event,
      timestampMicroseconds: 0, touch: 1, kind: "hit", recorded: .hit(touch: 1, view: ViewID(named: "save")),
      replayed: .hit(touch: 1, view: ViewID(named: "scrim")), followsFrom: followsFrom)
  }

  private static let found = [
    divergence("root", event: 1), divergence("follower", event: 2, followsFrom: "root"), divergence("other", event: 4),
  ]

  private static func comparison(
    _ recording: String = "a.touchrec", divergences: [Divergence] = found, strategy: String = "flag"
  ) -> ComparisonReport.Comparison {
    var comparison = ComparisonReport.Comparison(
      recording: recording, session: 0, sceneName: "s", about: nil, recordedStrategy: "flag", strategy: strategy,
      profile: "ios17", against: "recorded (flag)", outcomes: 9, divergences: divergences,
      divergenceCount: divergences.count, rootCount: divergences.count { $0.followsFrom == nil })
    comparison.sceneHash = "aa"
    return comparison
  }

  private static func report(_ comparisons: [ComparisonReport.Comparison] = [comparison()]) -> ComparisonReport {
    var report = ComparisonReport()
    report.comparisons = comparisons
    return report
  }

  private static func differences(
    _ report: ComparisonReport, _ rejections: [String: ResultStore.Rejection] = [:]
  ) -> [RootDifference] {
    report.rootDifferences(rejections, placed: { "Recordings/\($0)" }) { $0.divergences }
  }

  @Test func `are about those that follow from no other, with what follows from them`() {
    let rejection = ResultStore.Rejection(reason: "a bug", owner: "Bob", day: "2026-11-22")
    let all = Self.differences(Self.report(), ["other Recordings/a.touchrec": rejection])
    #expect(all.map(\.divergence.id) == ["root", "other"])
    #expect(all.map { $0.followers.map(\.id) } == [["follower"], []])
    #expect(all.map(\.rejection) == [nil, rejection])
  }

  @Test func `that accept have an effect on the same report, until they are taken back`() {
    let all = Self.differences(Self.report())
    var ledger = AcceptanceLedger()
    ledger.accept(all.map(PendingItem.difference), Self.decision, on: Self.today)
    #expect(ledger.acceptances.map(\.key) == all.map(\.key))
    #expect(ledger.acceptances.map(\.expires) == [Self.decision.expires, Self.decision.expires])
    var report = Self.report()
    report.accept(
      ledger.acceptances, of: "ledger", today: Self.today, placed: { "Recordings/\($0)" }, exists: { _ in true })
    #expect(report.verdict == .same && report.acceptance?.ineffective == [])
    #expect(report.comparisons[0].foundIDs == ["root", "follower", "other"])
    ledger.removeAcceptances(of: [.difference(all[0])])
    #expect(ledger.acceptances.map(\.id) == ["other"])
    ledger.removeAcceptances(ofDifferencesAt: all[1].place)
    #expect(ledger.acceptances == [])
  }

  @Test func `of recordings with one file name are different ones`() {
    let all = Self.differences(Self.report([Self.comparison("a.touchrec"), Self.comparison("b/a.touchrec")]))
    var ledger = AcceptanceLedger()
    ledger.accept(all.map(PendingItem.difference), Self.decision, on: Self.today)
    ledger.removeAcceptances(of: all[..<2].map(PendingItem.difference))
    #expect(ledger.acceptances.map(\.place.recording) == ["Recordings/b/a.touchrec", "Recordings/b/a.touchrec"])
  }

  @Test func `lines without an effect are the obsolete and the expired ones`() {
    let all = Self.differences(Self.report())
    let late = Decision(reason: "for a day", owner: "Ann", expires: LedgerDate("2026-11-22"))
    var ledger = AcceptanceLedger()
    ledger.accept([.difference(all[0])], late, on: Self.today)
    ledger.accept([.difference(all[1])], Self.decision, on: Self.today)
    var report = Self.report([Self.comparison(divergences: Array(Self.found[..<2]))])
    report.accept(
      ledger.acceptances, of: "ledger", today: Self.today, placed: { "Recordings/\($0)" }, exists: { _ in true })
    #expect(report.acceptance?.ineffective.map(\.id) == ["other", "root"])
  }

  @Test func `need the recording that was compared`() throws {
    let start = Date(timeIntervalSince1970: 1_000)
    let rest = StoredRun.rest(of: ComparisonReport())
    let run = try #require(StoredRun(started: start, seconds: 1, folder: "/project", command: ["diff"], rest: rest))
    #expect(run.refusal(ofRecordingChanged: start) == nil)
    #expect(run.refusal(ofRecordingChanged: nil)?.hasPrefix("does not exist any more") == true)
    #expect(run.refusal(ofRecordingChanged: start.addingTimeInterval(1))?.hasPrefix("has changed since") == true)
    #expect(run.file(of: "a.touchrec") == "/project/a.touchrec" && run.file(of: "/a.touchrec") == "/a.touchrec")
  }

  @Test func `a session gets a new baseline if all its differences are selected and it was replayed as recorded`() {
    func refusal(_ comparison: ComparisonReport.Comparison, selected: Int = 2) -> RebaseRefusal? {
      comparison.rebaseRefusal(selected: selected, recordedProfile: "ios17")
    }
    #expect(refusal(Self.comparison()) == nil)
    #expect(refusal(Self.comparison(), selected: 1) == .hasOthers(1))
    #expect(refusal(Self.comparison(strategy: "tag")) == .isOtherReplay)
    #expect(Self.comparison().rebaseRefusal(selected: 2, recordedProfile: "ios13") == .isOtherReplay)
    var comparison = Self.comparison()
    comparison.isNondeterministic = true
    #expect(refusal(comparison) == .isNondeterministic)
    comparison.failure = ComparisonReport.SessionFailure(what: .crash, event: 1, why: "it crashed")
    #expect(refusal(comparison) == .endedEarly("it crashed"))
  }

  @Test(
    "a choice of new baselines includes sessions by their result",
    arguments: [
      (BaselineChoice.never, [false, false, false, false]), (.changed, [false, true, false, false]),
      (.failed, [false, true, true, false]), (.all, [true, true, true, false]),
    ] as [(BaselineChoice, [Bool])])
  func choice(_ choice: BaselineChoice, _ included: [Bool]) throws {
    var unknown = Self.comparison(divergences: [])
    unknown.unknowns = [
      UnknownOutcome(
        ofSession: 0, in: "a.touchrec", SceneOutcome.Trouble(what: .unknown, touch: nil, view: nil, why: "a nib"))
    ]
    var random = Self.comparison()
    random.isNondeterministic = true
    let comparisons = [Self.comparison(divergences: []), Self.comparison(), unknown, random]
    #expect(try comparisons.map { try choice.includes($0) } == included)
  }
}
