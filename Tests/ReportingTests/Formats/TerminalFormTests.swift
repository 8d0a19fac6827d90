import RecordingStore
import Reporting
import Testing

@testable import Findings

@Suite("The forms of the text begin with the causes and end with the counts")
struct TerminalFormTests {
  private static let report: ComparisonReport = {
    var failed = SampleReports.comparison("d.touchrec")
    failed.failure = .init(what: .crash, event: 3, why: "it crashed at event 3")
    var empty = SampleReports.comparison("e.touchrec")
    empty.outcomes = 0
    var report = SampleReports.report([
      SampleReports.comparison("one.touchrec", divergences: [SampleReports.divergence(42, old: "save", new: "scrim")]),
      SampleReports.comparison("b.touchrec", unknowns: [SampleReports.unknown]),
      SampleReports.comparison("c.touchrec", isNondeterministic: true), failed, empty,
      SampleReports.comparison("f.touchrec"),
    ])
    report.failures = [.init(recording: "g.touchrec", message: "g.touchrec: damaged", kind: .damaged)]
    return report
  }()

  private static let summary = [
    "compared 6 recordings, 50 outcomes: 1 divergence, 1 of them not following from another",
    "comparisons: 1 same, 1 different, 3 inconclusive, 1 skipped", "unknown: 1 comparison",
    "nondeterministic: 1 comparison", "not replayed to the end: 1 session", "not compared: 1 recording",
    "verdict: differs (nondeterministic: 1 comparison)",
  ]

  private func lines(_ reporter: Reporter) -> [String] {
    reporter.render(Self.report).split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  @Test(arguments: [Reporter.text, .list, .line, .dot])
  func `each form ends with the same summary`(reporter: Reporter) {
    #expect(lines(reporter).suffix(Self.summary.count) == Self.summary)
    let text = lines(reporter)
    for doubt in ["unknown: scroll view", "crash: it crashed", "nondeterministic: another", "not compared: g.touchrec"]
    {
      #expect(text.contains { $0.contains(doubt) }, "\(doubt)")
    }
  }

  @Test func `line has one line for each divergence`() {
    #expect(
      lines(.line).contains(
        "one.touchrec:42 touch 1 hit  save → scrim  (delegate)  delegateAnswered (save) @ (42, 20)"))
    #expect(lines(.line)[0] == "1 difference, 1 cause, the largest first:")
  }

  @Test func `dot has one character for each comparison, and their meanings`() {
    #expect(lines(.dot)[0] == "D?NEs.!")
    #expect(
      lines(.dot)[1] == ". same, D differs, N nondeterministic, E failed, ? unknown, s skipped, ! not compared")
    let many = SampleReports.report((0..<200).map { SampleReports.comparison("\($0).touchrec") })
    let rows = DotReport(many).text().split(separator: "\n").prefix(3)
    #expect(rows.map(\.count) == [80, 80, 40])
  }

  @Test(arguments: HostileReports.names)
  func `names cannot control a terminal`(name: String) {
    for reporter in [Reporter.text, .line, .dot] {
      let text = reporter.render(HostileReports.report(name))
      #expect(HostileReports.controls(text) == [] && !text.split(separator: "\n").contains { $0.hasPrefix("::") })
    }
  }
}
