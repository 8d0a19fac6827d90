import Findings
import Foundation
import HitTestTerms
import JSONText
import RecordingStore
import Testing

@testable import Ledger

@Suite("An accepted unknown hides nothing else")
struct AcceptingUnknownsTests {
  private static let today = LedgerDate("2026-11-23")!
  private static let decision = Decision(reason: "a device was tried", owner: "Ann", expires: nil)

  private static func unknown(
    _ id: String = "a1", event: Int = 2, touch: Int? = 1, number: Int? = 2, x: Double = 50,
    why: String = "12 views of 'list' may take it (A.swift:3)", view: String = "list", what: TroubleKind = .unknown,
    time: Int64 = 500_000
  ) -> UnknownOutcome {
    UnknownOutcome(
      id: id, SceneOutcome.Trouble(what: what, touch: touch, view: ViewID(named: view), why: why),
      at: .init(
        event: event, timestampMicroseconds: time, touchNumber: number, point: CGPoint(x: x, y: 30)))
  }

  private static let difference = Divergence(
    id: "d1", recording: "a.touchrec", session: 0, strategy: "uikit", profile: "ios17", event: 2,
    timestampMicroseconds: 500_000, touch: 1, kind: "hit", recorded: .hit(touch: 1, view: ViewID(named: "save")),
    replayed: .hit(touch: 1, view: ViewID(named: "scrim")))

  private static func comparison(
    _ unknowns: [UnknownOutcome] = [unknown()], divergences: [Divergence] = [], recording: String = "a.touchrec",
    session: Int = 0, scene: String = "aa"
  ) -> ComparisonReport.Comparison {
    var comparison = ComparisonReport.Comparison(
      recording: recording, session: session, sceneName: "s", about: nil, recordedStrategy: "uikit", strategy: "uikit",
      profile: "ios17", against: "recorded (uikit)", outcomes: 9, divergences: divergences,
      divergenceCount: divergences.count, rootCount: divergences.count, unknowns: unknowns)
    comparison.sceneHash = scene
    return comparison
  }

  private static func report(_ comparisons: ComparisonReport.Comparison...) -> ComparisonReport {
    var report = ComparisonReport()
    report.comparisons = comparisons
    report.recordings = comparisons.count
    return report
  }

  /// The ledger after all that is pending in a report was accepted.
  private static func ledger(
    _ report: ComparisonReport, _ decision: Decision = decision, placed: (String) -> String = { $0 }
  ) -> AcceptanceLedger {
    var ledger = AcceptanceLedger()
    ledger.accept(report.pendingItems([:], placed: placed), decision, on: today)
    return ledger
  }

  private static func applied(
    _ ledger: AcceptanceLedger, to report: ComparisonReport, today: LedgerDate = today,
    placed: (String) -> String = { $0 }
  ) -> ComparisonReport {
    var report = report
    report.accept(ledger.acceptances, of: "ledger", today: today, placed: placed, exists: { _ in true })
    return report
  }

  @Test func `a comparison with only accepted unknowns is the same, and states their number`() {
    let report = Self.report(Self.comparison([Self.unknown(), Self.unknown("a2", event: 4, number: 3)]))
    #expect(report.verdict == .inconclusive)
    let ledger = Self.ledger(report)
    #expect(ledger.acceptances.map(\.kind) == ["unknown", "unknown"])
    let after = Self.applied(ledger, to: report)
    #expect(after.verdict == .same && after.acceptedUnknownCount == 2 && after.acceptance?.obsolete == [])
    #expect(!after.comparisons[0].hasFindings && !after.isEmpty)
    #expect(after.acceptedItems([:], placed: { $0 }).map(\.id) == ["a1", "a2"])
  }

  @Test func `the line is written and read again, and a line of the other side matches it`() throws {
    let report = Self.report(Self.comparison())
    let text = Self.ledger(report).text()
    #expect(text.contains(#""kind":"unknown","from":null,"to":{"#) && text.contains("# views of 'list'"), "\(text)")
    let again = try AcceptanceLedger(text, path: "ledger")
    #expect(again.text() == text && Self.applied(again, to: report).verdict == .same)
  }

  @Test func `a ledger of an older version still matches, beside unknowns`() throws {
    let old =
      #"{"recording":"a.touchrec","session":0,"event":2,"kind":"hit","from":"save","to":"scrim","strategy":"uikit","#
      + #""profile":"ios17","against":"recorded (uikit)","build":null,"reason":"intended","owner":"Ann","#
      + #""accepted":"2026-11-22","expires":null,"scene":"aa","consequences":null,"id":"d1"}"#
    let ledger = try AcceptanceLedger(old + "\n", path: "ledger")
    let report = Self.report(Self.comparison(divergences: [Self.difference]))
    let after = Self.applied(ledger, to: report)
    #expect(after.divergenceCount == 0 && after.acceptance?.obsolete == [])
    #expect(after.verdict == .inconclusive && after.acceptedUnknownCount == 0)
  }

  @Test func `a difference of the same touch still differs`() {
    let ledger = Self.ledger(Self.report(Self.comparison()))
    let after = Self.applied(ledger, to: Self.report(Self.comparison(divergences: [Self.difference])))
    #expect(after.verdict == .differs && after.divergenceCount == 1 && after.acceptedUnknownCount == 1)
  }

  @Test func `the acceptance of a difference accepts no unknown, whatever its id`() {
    let only = Self.report(Self.comparison([], divergences: [Self.difference]))
    let after = Self.applied(
      Self.ledger(only), to: Self.report(Self.comparison([Self.unknown("d1")], divergences: [Self.difference])))
    #expect(after.divergenceCount == 0 && after.verdict == .inconclusive && after.acceptedUnknownCount == 0)
  }

  @Test(
    "another touch, reason, view, place or time is another unknown, and the line is obsolete",
    arguments: [
      (unknown("b", event: 4), "nothing is unknown there now"),
      (unknown("b", number: 3), "the touch is another one now"),
      (unknown("b", x: 51), "the touch is another one now"),
      (unknown("b", view: "card"), "the touch is another one now"),
      (unknown("b", time: 500_001), "the touch is another one now"),
      (unknown("b", touch: nil, number: nil), "the touch is another one now"),
      (unknown("b", why: "12 views of 'card' may take it (A.swift:3)"), "the reason is another one now"),
      (unknown("a1", why: "its size is not known"), "the reason is another one now"),
      (unknown("a1", why: "12 views of 'list' may take it (B.swift:3)"), "the reason is another one now"),
    ])
  func others(_ other: UnknownOutcome, _ why: String) {
    let after = Self.applied(Self.ledger(Self.report(Self.comparison())), to: Self.report(Self.comparison([other])))
    #expect(after.verdict == .inconclusive && after.comparisons[0].unknowns == [other])
    #expect(after.acceptance?.obsolete.map(\.why) == [why])
  }

  @Test func `beside the accepted one, each other unknown of the touch stays`() {
    let ledger = Self.ledger(Self.report(Self.comparison()))
    let other = Self.unknown("b", why: "its size is not known")
    let after = Self.applied(ledger, to: Self.report(Self.comparison([Self.unknown(), other])))
    #expect(after.verdict == .inconclusive && after.comparisons[0].unknowns == [other])
    #expect(after.acceptedUnknownCount == 1 && after.acceptance?.obsolete == [])
  }

  @Test func `other numbers of views and of lines are the same reason`() {
    let ledger = Self.ledger(Self.report(Self.comparison()))
    let other = Self.unknown("b", why: "9 views of 'list' may take it (A.swift:40)")
    #expect(Self.applied(ledger, to: Self.report(Self.comparison([other]))).verdict == .same)
  }

  @Test func `an unknown that is gone, or a changed scene, makes the line obsolete and the comparison inconclusive`() {
    let ledger = Self.ledger(Self.report(Self.comparison()))
    let gone = Self.applied(ledger, to: Self.report(Self.comparison([])))
    #expect(gone.verdict == .inconclusive)
    #expect(gone.acceptance?.obsolete.map(\.why) == ["nothing is unknown there now"])
    let changed = Self.applied(ledger, to: Self.report(Self.comparison(scene: "bb")))
    #expect(changed.verdict == .inconclusive && changed.acceptedUnknownCount == 0)
    #expect(changed.acceptance?.obsolete.map(\.why) == ["the scene has changed"])
  }

  @Test func `an expired line has no effect, and is not obsolete while the unknown is there`() {
    let late = Decision(reason: "for a day", owner: "Ann", expires: Self.today)
    let report = Self.report(Self.comparison())
    let ledger = Self.ledger(report, late)
    #expect(Self.applied(ledger, to: report).verdict == .same)
    let after = Self.applied(ledger, to: report, today: Self.today.adding(days: 1))
    #expect(after.verdict == .inconclusive && after.acceptedUnknownCount == 0)
    #expect(after.acceptance?.expired == ledger.acceptances && after.acceptance?.obsolete == [])
    #expect(after.acceptance?.ineffective == ledger.acceptances)
  }

  @Test func `another session, recording, strategy, profile, baseline or build is not accepted`() {
    let ledger = Self.ledger(Self.report(Self.comparison()))
    var others = [
      Self.comparison(recording: "b.touchrec"), Self.comparison(recording: "x/a.touchrec"), Self.comparison(session: 1),
    ]
    for change in [
      { (comparison: inout ComparisonReport.Comparison) in comparison.strategy = "flag" },
      { $0.profile = "ios18" }, { $0.against = "strategy:flag" }, { $0.build = "rules" },
    ] as [(inout ComparisonReport.Comparison) -> Void] {
      var comparison = Self.comparison()
      change(&comparison)
      others.append(comparison)
    }
    for other in others {
      let after = Self.applied(ledger, to: Self.report(Self.comparison(), other))
      #expect(after.verdict == .inconclusive && after.acceptedUnknownCount == 1)
      #expect(after.comparisons[1].unknownCount == 1)
    }
    var rules = Self.report(Self.comparison())
    rules.replayBuild = "rules"
    #expect(Self.applied(ledger, to: rules).verdict == .inconclusive)
  }

  @Test func `nondeterminism, an early end, a recording that was not compared and no outcomes stay inconclusive`() {
    let ledger = Self.ledger(Self.report(Self.comparison()))
    var random = Self.comparison()
    random.isNondeterministic = true
    #expect(Self.applied(ledger, to: Self.report(random)).verdict == .inconclusive)
    var crashed = Self.comparison()
    crashed.failure = .init(what: .crash, event: 3, why: "it crashed")
    #expect(Self.applied(ledger, to: Self.report(crashed)).verdict == .inconclusive)
    var damaged = Self.report(Self.comparison())
    damaged.failures = [.init(recording: "b", message: "b: damaged", kind: .damaged)]
    #expect(Self.applied(ledger, to: damaged).verdict == .inconclusive)
    var empty = Self.comparison()
    empty.outcomes = 0
    #expect(Self.applied(ledger, to: Self.report(empty)).verdict == .inconclusive)
  }

  @Test func `unknowns that were only counted keep the comparison inconclusive, and no line obsolete`() {
    let report = Self.report(Self.comparison())
    let ledger = Self.ledger(report)
    var many = Self.comparison([Self.unknown("b", event: 9)])
    many.unlistedUnknowns = 1
    let after = Self.applied(ledger, to: Self.report(many))
    #expect(after.verdict == .inconclusive && after.acceptance?.obsolete == [])
    var rest = Self.comparison()
    rest.unlistedUnknowns = 1
    #expect(Self.applied(ledger, to: Self.report(rest)).verdict == .inconclusive)
  }

  @Test(
    "what concerns the whole session, and what ended the replay, is not accepted, also by a line that was written by hand",
    arguments: [
      UnknownOutcome(
        ofSession: 0, in: "a.touchrec",
        .init(what: .unknown, touch: nil, view: nil, why: "the rules started threads (3)")),
      unknown(what: .crash), unknown(what: .timeout),
    ])
  func refused(_ unknown: UnknownOutcome) throws {
    let report = Self.report(Self.comparison([unknown]))
    #expect(Self.ledger(report).acceptances == [])
    // A line for an unknown touch in its place, with the refused one's id.
    var line = try #require(Self.ledger(Self.report(Self.comparison())).acceptances.first)
    line.id = unknown.id
    var ledger = AcceptanceLedger()
    ledger.add([line])
    let after = Self.applied(ledger, to: report)
    #expect(after.verdict == .inconclusive && after.acceptedUnknownCount == 0 && after.comparisons[0].unknownCount == 1)
  }

  @Test func `a report that went through another process is accepted in the same way`() throws {
    let report = Self.report(Self.comparison())
    var writer = JSONWriter()
    report.comparisons[0].write(to: &writer)
    let sent = try #require(ComparisonReport.Comparison(json: try JSONValue.parse(writer.utf8)))
    #expect(Self.applied(Self.ledger(report), to: Self.report(sent)).verdict == .same)
  }

  @Test func `an unknown that cannot be read makes the whole comparison unreadable`() throws {
    var writer = JSONWriter()
    Self.comparison().write(to: &writer)
    let text = String(decoding: writer.utf8, as: UTF8.self)
    for (part, other) in [(#""id":"a1""#, #""id":1"#), (#""why":"#, #""reason":"#)] {
      let broken = text.replacing(part, with: other)
      try #require(broken != text)
      #expect(ComparisonReport.Comparison(json: try JSONValue.parse(Array(broken.utf8))) == nil)
    }
    let elsewhere = text.replacing(#""event":2"#, with: #""event":"2""#)
    let read = try #require(ComparisonReport.Comparison(json: try JSONValue.parse(Array(elsewhere.utf8))))
    #expect(read.unknowns[0].refusal != nil)
  }

  @Test func `two recordings of one file name have their own decisions`() {
    func placed(_ path: String) -> String { "Recordings/\(path)" }
    let both = Self.report(
      Self.comparison(recording: "a/x.touchrec"), Self.comparison([Self.unknown("b2")], recording: "b/x.touchrec"))
    let ledger = Self.ledger(both, placed: placed)
    // Compared alone, the second one has the id of the first.
    let alone = Self.report(Self.comparison(recording: "b/x.touchrec"))
    let after = Self.applied(ledger, to: alone, placed: placed)
    #expect(after.verdict == .same)
    var rest = ledger
    rest.removeAcceptances(of: after.acceptedItems([:], placed: placed))
    #expect(rest.acceptances.map(\.place.recording) == ["Recordings/a/x.touchrec"])
    var again = ledger
    again.accept(alone.pendingItems([:], placed: placed), Self.decision, on: Self.today)
    #expect(again.acceptances.count == 2)
  }

  @Test func `a new baseline removes the lines of differences, and keeps those of unknowns`() {
    let report = Self.report(Self.comparison(divergences: [Self.difference]))
    var ledger = Self.ledger(report)
    #expect(ledger.acceptances.map(\.kind) == ["hit", "unknown"])
    ledger.removeAcceptances(ofDifferencesAt: ledger.acceptances[0].place)
    #expect(ledger.acceptances.map(\.kind) == ["unknown"])
  }
}
