import RecordingStore
import Reporting
import Testing

@testable import Findings

@Suite("Every comparison is counted once by its result, and each doubt is counted")
struct ReportCountsTests {
  @Test func `results and doubts`() {
    var failed = SampleReports.comparison("d.touchrec")
    failed.failure = .init(what: .crash, event: 3, why: "it crashed")
    var empty = SampleReports.comparison("e.touchrec")
    empty.outcomes = 0
    var report = SampleReports.report([
      SampleReports.comparison("a.touchrec"),
      SampleReports.comparison(
        "b.touchrec", divergences: [SampleReports.divergence(1)], unknowns: [SampleReports.unknown],
        isNondeterministic: true), SampleReports.comparison("c.touchrec", unknowns: [SampleReports.unknown]), failed,
      empty,
    ])
    report.emptyRecordings = 1
    let counts = ReportCounts(report)
    #expect(counts.same == 1 && counts.differing == 1 && counts.inconclusive == 2 && counts.skipped == 2)
    #expect(counts.unknown == 2 && counts.nondeterministic == 1 && counts.failed == 1 && counts.notCompared == 0)
    #expect(
      report.comparisons.map { ComparisonStanding($0) } == [.same, .nondeterministic, .unknown, .failed, .skipped])
  }

  @Test(arguments: Reporter.allCases)
  func `every format has the accepted, obsolete and expired differences`(reporter: Reporter) throws {
    let day = try #require(LedgerDate("2026-01-02"))
    let place = Acceptance.Place(
      recording: "a.touchrec", session: 0, strategy: "delegate", profile: "ios17", against: "recorded (uikit)",
      build: nil)
    let acceptance = Acceptance(
      SampleReports.divergence(1), followers: [], place: place, scene: "s", reason: "a wanted change", owner: "me",
      accepted: day, expires: day)
    var comparison = SampleReports.comparison("a.touchrec")
    comparison.accepted = [AcceptedDivergence(SampleReports.divergence(1), acceptance)]
    var report = SampleReports.report([comparison])
    var result = AcceptanceResult(path: "ledger.txt")
    result.obsolete = [.init(acceptance: acceptance, why: "nothing differs there now")]
    result.expired = [acceptance]
    report.acceptance = result
    let text = reporter.render(report)
    switch reporter {
    case .json, .sarif: #expect(text.contains(#""accepted":1,"obsolete":1,"expired":1"#))
    case .junit:
      #expect(text.contains(#"<property name="accepted" value="1"/>"#) && text.contains(#"errors="1""#))
      #expect(text.contains(#"<error type="obsolete""#))
    case .markdown:
      #expect(text.contains("| 1 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 1 | 1 | 1 |"))
      #expect(text.contains("- obsolete: id1") && text.contains("- expired: id1"))
    case .html:
      for name in ["Accepted", "Obsolete", "Expired"] { #expect(text.contains("<dt>\(name)</dt><dd>1</dd>")) }
      #expect(text.contains("nothing differs there now"))
    case .tap:
      let tap = TAPChecker(text)
      #expect(tap.problems == [] && tap.points.map(\.isOK) == [false, false])
      #expect(tap.points.map(\.directive) == ["TODO 1 accepted difference", nil])
      #expect(tap.points[1].description.contains("nothing differs there now"))
    case .github:
      #expect(text.contains("::warning file=ledger.txt,title=accepted differences::obsolete: id1"))
      #expect(text.contains("%0Aaccepted: 1 difference"))
    case .text, .list, .line, .dot:
      for line in ["accepted: 1 difference", "obsolete: 1 accepted", "expired: 1 accepted"] {
        #expect(text.contains("\n" + line), "\(line)")
      }
    }
  }

  private static func acceptanceOfUnknown(expires: String? = nil) throws -> Acceptance {
    let place = Acceptance.Place(
      recording: "a.touchrec", session: 0, strategy: "delegate", profile: "ios17", against: "recorded (uikit)",
      build: nil)
    let day = try #require(LedgerDate("2026-01-02"))
    return try #require(
      Acceptance(
        SampleReports.unknown, place: place, scene: "s", reason: "tried", owner: "me", accepted: day,
        expires: expires.flatMap { LedgerDate($0) }))
  }

  @Test(arguments: Reporter.allCases)
  func `every format has the accepted unknowns, and the comparison passes`(reporter: Reporter) throws {
    let acceptance = try Self.acceptanceOfUnknown()
    var comparison = SampleReports.comparison("a.touchrec")
    comparison.acceptedUnknowns = [
      AcceptedUnknown(SampleReports.unknown, acceptance), AcceptedUnknown(SampleReports.unknown, acceptance),
    ]
    var report = SampleReports.report([comparison])
    report.acceptance = AcceptanceResult(path: "ledger.txt")
    #expect(report.verdict == .same)
    let text = reporter.render(report)
    switch reporter {
    case .json, .sarif:
      #expect(text.contains(#""accepted":0,"obsolete":0,"expired":0,"acceptedUnknown":2"#))
      #expect(text.contains(#""verdict":"same""#))
    case .junit:
      #expect(text.contains(#"<property name="acceptedUnknown" value="2"/>"#) && text.contains(#"errors="0""#))
      #expect(text.contains(#"failures="0""#))
    case .markdown:
      #expect(text.contains("| 1 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 2 |") && text.hasPrefix("## ✅"))
    case .html:
      #expect(text.contains("<dt>Accepted unknown</dt><dd>2</dd>"))
      #expect(text.contains("Same: nothing differs, 2 unknowns accepted") && text.contains("2 accepted unknown"))
    case .tap:
      let tap = TAPChecker(text)
      #expect(tap.problems == [] && tap.points.map(\.directive) == ["TODO 2 accepted unknowns"])
      #expect(text.contains("# accepted: 2 unknowns (ledger.txt)\n"))
    case .github: #expect(text.contains("%0Aaccepted: 2 unknowns (ledger.txt)") && !text.contains("::warning"))
    case .text, .list, .line, .dot:
      #expect(text.contains("\naccepted: 2 unknowns (ledger.txt)\nverdict: same\n"), "\(text)")
    }
  }

  @Test(arguments: Reporter.allCases)
  func `every format names obsolete and expired lines of unknowns`(reporter: Reporter) throws {
    let acceptance = try Self.acceptanceOfUnknown(expires: "2026-01-02")
    var report = SampleReports.report([SampleReports.comparison("a.touchrec")])
    var result = AcceptanceResult(path: "ledger.txt")
    result.obsolete = [.init(acceptance: acceptance, why: "nothing is unknown there now")]
    result.expired = [acceptance]
    report.acceptance = result
    #expect(report.verdict == .inconclusive)
    let text = reporter.render(report)
    if reporter != .json && reporter != .sarif { #expect(text.contains("nothing is unknown there now"), "\(text)") }
    switch reporter {
    case .json:
      #expect(
        text.contains(#""kind":"unknown","reason":"tried""#) && text.contains(#""why":"nothing is unknown there"#))
    case .text, .list, .line, .dot:
      for line in ["obsolete: 1 accepted unknown;", "expired: 1 accepted unknown;", "  00000000000000aa  a.touchrec"] {
        #expect(text.contains("\n" + line), "\(line)")
      }
    case .sarif, .junit, .markdown, .html, .tap, .github: #expect(text.contains("event 2 unknown"))
    }
  }

  @Test(arguments: Reporter.allCases)
  func `every format has every count`(reporter: Reporter) throws {
    var empty = SampleReports.comparison("e.touchrec")
    empty.outcomes = 0
    let numbers = (same: 3, differing: 5, inconclusive: 7, skipped: 9)
    let report = SampleReports.report(
      (0..<numbers.same).map { SampleReports.comparison("s\($0)") }
        + (0..<numbers.differing).map {
          SampleReports.comparison("d\($0)", divergences: [SampleReports.divergence($0)])
        }
        + (0..<numbers.inconclusive).map { SampleReports.comparison("i\($0)", unknowns: [SampleReports.unknown]) }
        + Array(repeating: empty, count: numbers.skipped))
    let text = reporter.render(report)
    switch reporter {
    case .json, .sarif:
      for part in [#""same":3,"differs":5,"inconclusive":7,"skipped":9,"unknown":7,"nondeterministic":0"#] {
        #expect(text.contains(part))
      }
    case .junit:
      for (name, number) in [("same", 3), ("differs", 5), ("inconclusive", 7), ("skipped", 9), ("unknown", 7)] {
        #expect(text.contains("<property name=\"\(name)\" value=\"\(number)\"/>"))
      }
      #expect(text.contains("skipped=\"9\""))
    case .markdown: #expect(text.contains("| 3 | 5 | 7 | 9 | 7 | 0 | 0 | 0 | 0 | 0 | 0 | 0 |"))
    case .html:
      for (name, number) in [("Same", 3), ("Different", 5), ("Inconclusive", 7), ("Skipped", 9), ("Unknown", 7)] {
        #expect(text.contains("<dt>\(name)</dt><dd>\(number)</dd>"), "\(name)")
      }
    case .text, .list, .line, .dot, .tap, .github:
      #expect(text.contains("comparisons: 3 same, 5 different, 7 inconclusive, 9 skipped"))
      #expect(text.contains("unknown: 7 comparisons"))
    }
  }
}
