import Findings
import Reporting
import Testing

@Suite("Reporters are selected by name")
struct ReporterTests {
  @Test(arguments: Reporter.allCases)
  func `a reporter's text ends with a line end and does not change`(reporter: Reporter) throws {
    let report = SampleReports.report([SampleReports.comparison(divergences: [SampleReports.divergence(1)])])
    let text = reporter.render(report)
    #expect(text.hasSuffix("\n") && text == reporter.render(report))
    #expect(text.contains("differs") || reporter == .junit)
    #expect(try Reporter(named: reporter.rawValue) == reporter)
  }

  @Test func `an unknown name is answered with the known ones`() {
    #expect {
      try Reporter(named: "xml")
    } throws: { error in
      "\(error)"
        == "unknown reporter 'xml'; the reporters are text, list, line, dot, json, junit, tap, sarif, github, markdown, html"
    }
  }
}
