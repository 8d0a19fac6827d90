import Foundation
import HitTestTerms
import RecordingStore
import Reporting
import TestBasics
import Testing

@testable import Findings

@Suite("The JSON document of a comparison has the published schema")
struct DiffSchemaTests {
  private static func checker() throws -> SchemaChecker {
    try SchemaChecker(Repository.root.appending(path: "Documentation/diff.schema.json"))
  }

  private static func id(_ number: Int) -> String {
    let digits = String(number, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// A report with each optional part of a document.
  private static func document() -> String {
    var decided = SampleReports.divergence(1)
    decided.id = id(1)
    let source = SourceLine(
      file: "/rules/A.swift", line: 3, function: "A.hitTest", excerpt: SourceExcerpt(first: 3, lines: ["return nil"]))
    decided.decidedBy?.line = source
    decided.changedCode = ChangedCode(lines: [source], added: 1, removed: 2, gap: source)
    decided.handlerLines["A.tap"] = source
    decided.decidedBy?.baseline = Divergence.Ruling(
      rule: .hidden, line: SourceLine(file: "/rules/B.swift", line: 9), other: ViewID(named: "x"))
    decided.firstPass = HitTrace.FirstPass(answer: ViewID(named: "x"))
    decided.recordedDetail = OutcomeDetail(region: "undo")
    decided.replayedDetail = OutcomeDetail(region: "text")
    var lost = SampleReports.divergence(2, followsFrom: id(1))
    lost.id = id(2)
    lost.kind = "touches"
    lost.decidedBy = nil
    lost.point = nil
    lost.touch = nil
    lost.recorded = .touches(view: ViewID(named: "v"), touch: 1, phase: .ended)
    lost.replayed = nil
    var comparison = SampleReports.comparison(
      about: "A tap saves.", divergences: [decided, lost], unknowns: [SampleReports.unknown], isNondeterministic: true)
    comparison.build = "new"
    var crashed = SampleReports.comparison("b.touchrec")
    crashed.failure = .init(what: .crash, event: 3, why: "it crashed")
    var late = SampleReports.comparison("c.touchrec")
    late.failure = .init(what: .timeout, event: nil, why: "too long")
    late.end = .init(what: .timeout, event: nil, why: "endless", line: SourceLine(file: "A.swift", line: 3))
    crashed.end = .init(what: .crash, event: 3, why: "trapped", isInBaseline: true)
    var report = SampleReports.report([comparison, crashed, late, SampleReports.comparison("d.touchrec")])
    report.failures = [.init(recording: "e.touchrec", message: "e.touchrec: damaged", kind: .damaged)]
    report.builds = [.init(name: "new", cuts: 2)]
    let place = Acceptance.Place(
      recording: "d.touchrec", session: 0, strategy: "delegate", profile: "ios17", against: "recorded (uikit)",
      build: nil)
    let acceptance = Acceptance(
      SampleReports.unknown, place: place, scene: "s", reason: "tried", owner: "me",
      accepted: LedgerDate("2026-01-02")!,
      expires: nil)!
    report.comparisons[3].acceptedUnknowns = [AcceptedUnknown(SampleReports.unknown, acceptance)]
    report.comparisons[2].unknowns = [
      UnknownOutcome(
        ofSession: 0, in: "c.touchrec", SceneOutcome.Trouble(what: .unknown, touch: nil, view: nil, why: "threads"))
    ]
    var result = AcceptanceResult(path: "ledger.jsonl")
    result.obsolete = [.init(acceptance: acceptance, why: "nothing is unknown there now")]
    result.expired = [acceptance]
    report.acceptance = result
    var shard = ShardOfRun(
      index: 1, count: 2, run: id(3), total: 1,
      recordings: [.init(number: 0, path: "a.touchrec", place: "a.touchrec", projectPath: "R/a.touchrec")])
    shard.recordings[0].cost = RecordingCost(sessions: 1, microseconds: 5)
    shard.ledger = .init(path: "l.jsonl", text: "", missing: ["x.touchrec"])
    shard.code = id(4)
    shard.report = report
    report.shard = ComparisonReport.Boxed(shard)
    return JSONReport(report).text()
  }

  @Test func `with every optional part, and without any`() throws {
    #expect(try Self.checker().problems(Self.document()) == [])
    #expect(try Self.checker().problems(JSONReport(ComparisonReport()).text()) == [])
  }

  @Test(
    "a document that lacks a key, has an unknown one or another type has problems",
    arguments: [
      (#""verdict":"differs","compared""#, #""verdict":"maybe","compared""#),
      (#""counts":{"same":1,"#, #""counts":{"#), (#""touches":1,"#, #""touches":"1","#),
      (#""before":{"rule":"hidden","#, #""before":{"#), (#""deterministic":false"#, #""deterministic":0.5"#),
      (#""failures":["#, #""failed":[],"failures":["#), (#""point":[1.0,20.0]"#, #""point":[1.0]"#),
      (#""verdict":"nondeterministic""#, #""verdict":"flaky""#), (#""what":"crash""#, #""what":"hang""#),
      (#""id":"0000000000000001""#, #""id":"1""#),
      (#""acceptedUnknowns":1,"#, #""acceptedUnknowns":-1,"#), (#""kind":"unknown","reason":"#, #""reason":"#),
      (#""event":null,"t":null"#, #""event":"-","t":null"#), (#""acceptedUnknown":1"#, #""acceptedUnknown":null"#),
    ])
  func finds(_ part: String, _ other: String) throws {
    let document = Self.document()
    try #require(document.contains(part), "\(document)")
    #expect(try Self.checker().problems(document.replacing(part, with: other)) != [])
  }
}
