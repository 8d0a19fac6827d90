import RecordingStore
import Reporting
import Testing

@testable import Findings

@Suite("The TAP report has a test point for each comparison")
struct TAPReportTests {
  @Test func `same is ok, an empty session is skipped, everything else is not ok`() {
    var failed = SampleReports.comparison("e.touchrec")
    failed.failure = .init(what: .timeout, event: nil, why: "too long")
    var empty = SampleReports.comparison("f.touchrec")
    empty.outcomes = 0
    var report = SampleReports.report([
      SampleReports.comparison("a.touchrec"),
      SampleReports.comparison("b.touchrec", about: "A tap saves.", divergences: [SampleReports.divergence(1)]),
      SampleReports.comparison("c.touchrec", unknowns: [SampleReports.unknown]),
      SampleReports.comparison("d.touchrec", isNondeterministic: true), failed, empty,
    ])
    report.failures = [.init(recording: "g.touchrec", message: "g.touchrec: damaged", kind: .damaged)]
    let tap = TAPChecker(TAPReport(report).text())
    #expect(tap.problems == [])
    #expect(tap.points.map(\.isOK) == [true, false, false, false, false, true, false])
    #expect(tap.points.map(\.directive) == [nil, nil, nil, nil, nil, "SKIP there is no outcome to compare", nil])
    #expect(tap.points[1].description == "b.touchrec (delegate, ios17)")
    let diagnostics = Dictionary(uniqueKeysWithValues: tap.points[1].diagnostics.map { ($0.key, $0.values) })
    #expect(diagnostics["message"] == ["touch 1 at 0.001 s (1, 20): old → new"])
    #expect(diagnostics["differences"] == ["id1: touch 1 at 0.001 s (1, 20): old → new"])
    #expect(diagnostics["promise"] == ["A tap saves."] && diagnostics["severity"] == ["fail"])
    #expect(
      tap.points.compactMap { $0.diagnostics.first { $0.key == "verdict" }?.values.first } == [
        "differs", "unknown", "nondeterministic", "failed",
      ])
  }

  @Test func `the causes come first, then the counts`() {
    let report = SampleReports.report([
      SampleReports.comparison(divergences: (0..<30).map { SampleReports.divergence($0) })
    ])
    let tap = TAPChecker(TAPReport(report).text())
    #expect(tap.problems == [])
    #expect(tap.comments.first == "30 differences, 1 cause, the largest first:")
    #expect(tap.comments.contains("comparisons: 0 same, 1 different, 0 inconclusive, 0 skipped"))
    let diagnostics = tap.points[0].diagnostics
    #expect(diagnostics.first { $0.key == "differences" }?.values.count == 20)
    #expect(diagnostics.first { $0.key == "moreDifferences" }?.values == ["10"])
  }

  @Test func `nothing compared is not ok`() {
    let tap = TAPChecker(TAPReport(ComparisonReport()).text())
    #expect(tap.problems == [] && tap.points.map(\.isOK) == [false])
  }

  @Test(arguments: HostileReports.names)
  func `names cannot add a line, a directive or a key`(name: String) {
    let text = TAPReport(HostileReports.report(name)).text()
    let tap = TAPChecker(text)
    #expect(tap.problems == [])
    #expect(tap.points.count == 3 && tap.points.allSatisfy { $0.directive == nil && !$0.isOK })
    #expect(HostileReports.controls(text) == [])
    #expect(!text.split(separator: "\n").contains { $0.hasPrefix("Bail out!") || $0.hasPrefix("::") })
    #expect(tap.points[0].diagnostics.first { $0.key == "scene" }?.values == [name])
  }
}
