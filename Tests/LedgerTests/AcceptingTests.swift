import Findings
import Foundation
import HitTestTerms
import RecordingStore
import Testing

@testable import Ledger

@Suite("Acceptances are bound to what was accepted")
struct AcceptingTests {
  private static let today = LedgerDate("2026-11-23")!

  private static func hit(_ id: String, event: Int, from: String, to: String, followsFrom: String? = nil) -> Divergence
  {
    Divergence(
      id: id, recording: "a.touchrec", session: 0, strategy: "flag", profile: "ios17", event: event,
      timestampMicroseconds: 0, touch: 1, kind: "hit", recorded: .hit(touch: 1, view: ViewID(named: from)),
      replayed: .hit(touch: 1, view: ViewID(named: to)), followsFrom: followsFrom)
  }

  private static let root = hit("root", event: 1, from: "save", to: "scrim")
  private static let follower = hit("follower", event: 2, from: "save", to: "scrim", followsFrom: "root")
  private static let other = hit("other", event: 4, from: "save", to: "scrim")

  private static func report(
    _ divergences: [Divergence] = [root, follower, other], scene: String = "aa", outcomes: Int = 9
  ) -> ComparisonReport {
    var report = ComparisonReport()
    var comparison = ComparisonReport.Comparison(
      recording: "a.touchrec", session: 0, sceneName: "s", about: nil, recordedStrategy: "uikit", strategy: "flag",
      profile: "ios17", against: "recorded (uikit)", outcomes: outcomes, divergences: divergences,
      divergenceCount: divergences.count, rootCount: divergences.count { $0.followsFrom == nil })
    comparison.sceneHash = scene
    report.comparisons = [comparison]
    report.recordings = 1
    return report
  }

  private static func acceptance(
    _ root: Divergence, _ followers: [Divergence] = [], scene: String = "aa", expires: String? = nil,
    recording: String = "a.touchrec"
  ) -> Acceptance {
    Acceptance(
      root, followers: followers,
      place: Acceptance.Place(
        recording: recording, session: 0, strategy: "flag", profile: "ios17", against: "recorded (uikit)", build: nil),
      scene: scene, reason: "intended", owner: "Ann", accepted: today, expires: expires.flatMap(LedgerDate.init))
  }

  private static func accepted(
    _ report: ComparisonReport, _ acceptances: [Acceptance], exists: Bool = true
  ) -> ComparisonReport {
    var report = report
    report.accept(acceptances, of: "ledger", today: today, placed: { $0 }, exists: { _ in exists })
    return report
  }

  @Test func `an accepted difference is not counted, with what follows from it`() throws {
    let report = Self.accepted(Self.report(), [Self.acceptance(Self.root, [Self.follower])])
    #expect(report.divergenceCount == 1 && report.rootCount == 1 && report.verdict == .differs)
    #expect(report.comparisons[0].divergences == [Self.other])
    #expect(report.acceptedCounts == (2, 1))
    let all = Self.accepted(
      Self.report(), [Self.acceptance(Self.root, [Self.follower]), Self.acceptance(Self.other)])
    #expect(all.verdict == .same && all.acceptance?.obsolete == [])
  }

  @Test func `without acceptances a ledger changes nothing`() {
    let report = Self.accepted(Self.report(), [])
    #expect(report.divergenceCount == 3 && report.verdict == .differs && report.acceptance?.obsolete == [])
  }

  @Test(
    "a changed scene, outcome or consequence makes a new difference, and the line obsolete",
    arguments: [
      (report([root, follower, other], scene: "bb"), "the scene has changed"),
      (report([hit("new", event: 1, from: "save", to: "panel"), other]), "the outcome is another one now"),
      (report([root, other]), "what follows from the difference has changed"),
      (report([other]), "nothing differs there now"),
    ])
  func changed(_ report: ComparisonReport, _ why: String) {
    let count = report.divergenceCount
    let accepted = Self.accepted(report, [Self.acceptance(Self.root, [Self.follower])])
    #expect(accepted.divergenceCount == count && accepted.verdict == .differs)
    #expect(accepted.acceptance?.obsolete.map(\.why) == [why])
  }

  @Test func `an obsolete line makes a comparison without differences inconclusive`() {
    let accepted = Self.accepted(Self.report([]), [Self.acceptance(Self.root)])
    #expect(accepted.verdict == .inconclusive)
    #expect(accepted.acceptance?.obsolete.map(\.why) == ["nothing differs there now"])
  }

  @Test func `an expired acceptance has no effect, and is not obsolete while its difference is there`() {
    let late = Self.acceptance(Self.root, [Self.follower], expires: "2026-11-22")
    let report = Self.accepted(Self.report(), [late])
    #expect(report.divergenceCount == 3 && report.acceptance?.expired == [late] && report.acceptance?.obsolete == [])
    let lastDay = Self.acceptance(Self.root, [Self.follower], expires: "2026-11-23")
    #expect(Self.accepted(Self.report(), [lastDay]).divergenceCount == 1)
  }

  @Test func `lines of recordings that were not compared are obsolete only if these do not exist`() {
    let elsewhere = Self.acceptance(Self.root, recording: "b.touchrec")
    #expect(Self.accepted(Self.report([]), [elsewhere]).verdict == .same)
    let missing = Self.accepted(Self.report([]), [elsewhere], exists: false)
    #expect(missing.verdict == .inconclusive)
    #expect(missing.acceptance?.obsolete.map(\.why) == ["the recording does not exist"])
  }

  @Test func `a line about a session that the recording lacks is obsolete`() {
    var gone = Self.acceptance(Self.root)
    gone.place.session = 7
    let report = Self.accepted(Self.report([]), [gone])
    #expect(report.verdict == .inconclusive)
    #expect(report.acceptance?.obsolete.map(\.why) == ["the recording has no session 7"])
  }

  @Test func `ids of what follows do not matter, which depend on the run`() {
    var renamed = Self.follower
    renamed.id = "renamed"
    let report = Self.accepted(Self.report([Self.root, renamed]), [Self.acceptance(Self.root, [Self.follower])])
    #expect(report.verdict == .same)
  }

  @Test func `a replay that ended early makes no line obsolete`() {
    var report = Self.report([])
    report.comparisons[0].failure = ComparisonReport.SessionFailure(what: .crash, event: 1, why: "it crashed")
    #expect(Self.accepted(report, [Self.acceptance(Self.root)]).acceptance?.obsolete == [])
  }

  @Test func `the build of the replay is part of the place`() {
    var report = Self.report()
    report.replayBuild = "rules"
    #expect(Self.accepted(report, [Self.acceptance(Self.root, [Self.follower])]).divergenceCount == 3)
  }
}
